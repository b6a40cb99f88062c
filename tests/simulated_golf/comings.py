"""People begin on paper, and come late: written from the rules, of what they only claim some too."""

from collections.abc import Iterator

from tests.simulated_golf.people import People, Step

MOST = 8
HIGHEST = 60


class Comings(People):
    """What happens at the table while no round is open."""

    starter: int
    dealer: int
    rounds_won: list[int]
    was_tied: bool  # in the last round

    def _from_paper(self) -> Iterator[Step]:
        """Totals of everybody, and so many rounds that at least one is left."""
        totals = [self.rng.randrange(HIGHEST) for _ in range(self.seats)]
        rounds = self.rng.choice((0, 1, self.agreed.target - 1))
        claim = {"claim": "match.opening", "points": {str(seat): one for seat, one in enumerate(totals)}}
        too_many = claim | {"rounds": self.agreed.target}
        yield self._step(too_many, "keeper", "unlawful", "golf.md G30: none would be left to play")
        self.totals, self.paper, self.number = totals, rounds, rounds
        self.dealer = rounds % self.seats
        self.starter = (self.dealer + 1) % self.seats
        self.tally["paper"] += 1
        because = "entries.md 6.10: totals from paper, and how many rounds they took"
        yield self._step(claim | ({"rounds": rounds} if rounds else {}), "keeper", "lawful", because)

    def _come_late(self) -> Iterator[Step]:
        """Last at the table, level with who has most, or as people say; without points of earlier rounds."""
        if self.seats >= MOST or self.was_tied or not self._chance(0.5):
            return
        claim, points = {"claim": "match.join", "name": f"Late{self.seats}"}, max(self.totals)
        if self._chance(0.4):
            points = self.rng.randrange(HIGHEST)
            claim |= {"points": points}
        seat, self.seats = self.seats, self.seats + 1
        self.totals.append(points)
        self.rounds_won.append(0)
        if self.agreed["next-starter"] == "left-of-dealer":
            self.starter = (self.dealer + 1) % self.seats
        self.tally["joins"] += 1
        yield self._step(claim, "keeper", "lawful", "entries.md 6.10: nobody gets ahead by coming late")
        before = {"claim": "match.score", "round": self.number, "points": {str(seat): 0}}
        yield self._step(before, "keeper", "unlawful", "entries.md 6.10: points are for who played")
        if self.paper:
            paper = {"claim": "match.score", "round": 1, "points": {"0": 0}}
            yield self._step(paper, "keeper", "unlawful", "entries.md 6.10: a round on paper has no cells")

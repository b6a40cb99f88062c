"""People come and go between rounds, come back, and bring totals from paper; what they only claim of it, too.

Written from the rules: where few points are good nobody gets ahead by coming late; a team has one total; who
has the target is out at once in Challenge UNO and stays out; points of a round are for who played it.
"""

from collections.abc import Iterator

from tests.simulated.people import People, Step

MOST = 10
FEW_ARE_GOOD = ("own-lowest-wins", "elimination")
LATE = "entries.md 6.10: who comes late starts where nobody gets ahead by it"
BACK = "entries.md 6.10: who had left comes back"
PAPER = "entries.md 6.10: totals from paper come before the first round"


class Comings(People):
    """What happens at the table while no round is open."""

    seats: int
    order: list[int]
    dealer: int
    missed: dict[int, set[int]]  # the rounds that each seat has not played

    def _from_paper(self) -> Iterator[Step]:
        """Before the first round: totals, maybe with the number of rounds they took."""
        told = self._paper()
        yield from self._two_totals()
        rounds = self.rng.choice((0, 0, 1, 3))
        self.totals = [self._from_the_team(told, seat) for seat in range(self.seats)]
        self.paper = self.number = rounds
        self.dealer = (self.dealer + rounds) % self.seats
        self._who_is_out()
        claim = {"claim": "match.opening", "points": {str(seat): total for seat, total in told.items()}}
        self.tally["paper"] += 1
        yield self._step(claim | ({"rounds": rounds} if rounds else {}), "keeper", "lawful", PAPER)

    def _paper(self) -> dict[int, int]:
        """Totals below the target; in Challenge UNO somebody may be out by them, as long as two are left."""
        below = self.agreed.target - 1
        if self._in_teams():
            firsts = [seat for seat in range(self.seats) if seat == min(self._team(seat))]
            return {seat: self.rng.randrange(below) for seat in firsts}
        told = {seat: self.rng.randrange(below) for seat in self.rng.sample(range(self.seats), 2)}
        if self.agreed["scoring"] == "elimination" and self.seats > 3:
            told[self.rng.choice(list(told))] = self.agreed.target + self.rng.randrange(20)
        return told

    def _two_totals(self) -> Iterator[Step]:
        if self._in_teams():
            points = {"0": 40, str(self._team(0)[1]): 41}
            claim = {"claim": "match.opening", "points": points}
            yield self._step(claim, "keeper", "unlawful", "house-rules.md 3.11: one total a team")

    def _team(self, seat: int) -> list[int]:
        return self.agreed.team(seat, self.seats)

    def _in_teams(self) -> bool:
        return len(self._team(0)) > 1

    def _from_the_team(self, told: dict[int, int], seat: int) -> int:
        """uno.md 54: one total, whoever of them it is told of."""
        return next((told[mate] for mate in self._team(seat) if mate in told), 0)

    def _who_is_out(self) -> None:
        """Challenge UNO: whoever has the target does not play on, and deals no more."""
        if self.agreed["scoring"] != "elimination":
            return
        self.order = [seat for seat in self.order if self.totals[seat] < self.agreed.target]
        while self.dealer not in self.order:
            self.dealer = (self.dealer + 1) % self.seats

    def _come_and_go(self) -> Iterator[Step]:
        """Between two rounds."""
        if self._in_teams():
            yield self._step({"claim": "match.join", "name": "Zoe"}, "keeper", "unlawful", "uno.md 54")
            return
        kinds = [self._somebody_joins, self._somebody_leaves, self._somebody_comes_back, self._not_at_all]
        for happens in self.rng.sample(kinds, 3):
            yield from happens()
        for seat in range(self.seats):
            if seat not in self.order:
                self.missed.setdefault(seat, set()).add(self.number + 1)

    def _somebody_joins(self) -> Iterator[Step]:
        """Last at the table, with nothing or level with the last, or as people say."""
        if self.seats >= MOST or self.order[-1] != self.seats - 1:
            return
        claim = {"claim": "match.join", "name": f"Late{self.seats}"}
        if self.agreed["scoring"] != "none" and self._chance(0.3):
            too_many = claim | {"points": self.agreed.target}
            yield self._step(
                too_many, "keeper", "unlawful", "entries.md 6.10: not with so many as end the match"
            )
        points = self._level()
        if self._chance(0.4):
            points = self.rng.randrange(self.agreed.target)
            claim |= {"points": points}
        self.missed[self.seats] = set(range(1, self.number + 1))
        self.order.append(self.seats)
        self.seats += 1
        self.totals.append(points)
        self.tally["joins"] += 1
        yield self._step(claim, "keeper", "lawful", LATE)

    def _level(self) -> int:
        few = self.agreed["scoring"] in FEW_ARE_GOOD
        return max(self.totals[seat] for seat in self.order) if few else 0

    def _somebody_leaves(self) -> Iterator[Step]:
        if len(self.order) < 3:
            return
        seat = self.rng.choice(self.order)
        place = self.order.index(seat)
        if self.dealer == seat:
            self.dealer = self.order[(place + 1) % len(self.order)]
        self.order = [one for one in self.order if one != seat]
        self.tally["leaves between rounds"] += 1
        yield self._step({"claim": "match.leave", "seat": seat}, "keeper", "lawful", "uno.md 66")

    def _somebody_comes_back(self) -> Iterator[Step]:
        """To the old place, which here is that of the number."""
        for seat in range(self.seats):
            claim = {"claim": "match.join", "seat": seat}
            if seat in self.order or self._is_out(seat):
                if self._chance(0.2):
                    yield self._step(claim, "keeper", "unlawful", BACK)
                continue
            if self._chance(0.6):
                points = max(self._level(), self.totals[seat])
                if self._chance(0.3):
                    points = self.rng.randrange(self.agreed.target)
                    claim |= {"points": points}
                self.totals[seat] = points
                self.order = sorted([*self.order, seat])
                self.tally["comes back"] += 1
                yield self._step(claim, "keeper", "lawful", BACK)

    def _is_out(self, seat: int) -> bool:
        return self.agreed["scoring"] == "elimination" and self.totals[seat] >= self.agreed.target

    def _not_at_all(self) -> Iterator[Step]:
        """Points of a round for somebody who was not there, or of one on paper."""
        if self.paper:
            claim = {"claim": "match.score", "round": self.paper, "points": {str(self.order[0]): 0}}
            yield self._step(claim, "keeper", "unlawful", "entries.md 6.10: a round on paper has no cells")
        strange = [(seat, missed) for seat in self.order for missed in self.missed.get(seat, ())]
        played = [(seat, missed) for seat, missed in strange if self.paper < missed <= self.number]
        if played:
            seat, missed = self.rng.choice(played)
            claim = {"claim": "match.score", "round": missed, "points": {str(seat): 5}}
            yield self._step(claim, "keeper", "unlawful", "entries.md 6.10: points are for who played")

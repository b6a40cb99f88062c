"""People at a table playing UNO Golf by any rules, and every claim their phones make to the referee.

`Table(seed, seats).steps()` yields `Step` after `Step`: the JSON of a claim, who reports it, what the verdict
must be and why, and what everybody can see afterwards. The dealer here knows every card, also those that lie
facedown. The rules come from docs/rules/golf.md, the unlawful claims
from `mischief.py`, what people agree on from `variants.py`. Where no text says what comes of something,
people here avoid it (`effects.is_doubtful`).

`python -m tests.simulated_golf.table` plays matches by many rules and checks the table (`check.py`).
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.simulated_golf import mischief, rules
from tests.simulated_golf.agreed import Agreed
from tests.simulated_golf.comings import Comings
from tests.simulated_golf.people import DECIDABLE, Step, card_json, clear_json, turn_json
from tests.simulated_golf.talk import Talk
from tests.simulated_golf.truth import Round, Turn

MISCHIEF = 0.085  # after a lawful step, so that about 8 % of all steps are unlawful
STUCK = 3000  # turns in one round

__all__ = ["Step", "Table"]


class Table(Comings, Talk):
    """A match among 2 to 8 seats; seat 0 deals the first round and clockwise is 0, 1, 2 and so on.

    `mischief` turns on claims that are visibly unlawful, `comings` that people begin on paper and come late;
    `rules` is the JSON of a ruleset, None the standard. The same arguments always give the same match.
    """

    def __init__(
        self,
        seed: int,
        seats: int,
        *,
        mischief: bool = True,
        comings: bool = False,
        rules: dict | None = None,
    ):
        assert 2 <= seats <= 8
        self.rng = Random(seed)
        self.agreed = Agreed.on(rules)
        self.seats, self.mischief, self.comings = seats, mischief, comings
        self.paper = 0  # so many rounds were played on paper
        self.was_tied = False
        self.totals = [0] * seats
        self.rounds_won = [0] * seats
        self.number = self.dealer = 0
        self.starter = 1
        self.round: Round | None = None
        self.is_over = False
        self.tally: Counter = Counter()
        self.corners = self.agreed.corners or self._hidden_corners()

    def steps(self) -> Iterator[Step]:
        """A whole match: what people do, and now and then what they only claim."""
        for step in self._match():
            yield step
            if self.mischief and self.round is not None and self._chance(MISCHIEF):
                yield from self._wrong_claim()

    @property
    def winners(self) -> list[int]:
        """G30: the lowest total; among equals the most rounds won, where people agreed on that."""
        lowest = [seat for seat in range(self.seats) if self.totals[seat] == min(self.totals)]
        if self.agreed["match-tie"] == "shared":
            return lowest
        most = max(self.rounds_won[seat] for seat in lowest)
        return [seat for seat in lowest if self.rounds_won[seat] == most]

    # ---- the match -----------------------------------------------------------------------------------------

    def _hidden_corners(self) -> dict[str, int]:
        """golf.md 2.1: what the cards in these people's hands have printed on them."""
        plain = self.rng.choice((10, 20, 8))
        return {name: plain * (1 + (name == "double_draw_two")) for name in rules.CORNERS.values()}

    def _match(self) -> Iterator[Step]:
        """G30: so many rounds."""
        if self.comings:
            yield from self._from_paper()
        while self.number < self.agreed.target:
            yield from self._deal()
            while self.round is not None and self.round.turn is not None:
                yield from self._go_on()
                if self.round is not None and self.round.turns > STUCK:
                    self.tally["given up"] += 1
                    return
            yield from self._reveals()
            yield from self._say_points()
            if self.comings and self.number < self.agreed.target:
                yield from self._come_late()
        self.is_over = True
        if self.mischief:
            yield self._deal_too_many()

    def _deal(self) -> Iterator[Step]:
        """G2 to G7: three columns each, a first card, opened places; sometimes dealt wrongly at first."""
        round_ = Round(self.rng, self.seats, self.dealer, self.starter, self.agreed, self.tally)
        claim = self._deal_claim(round_)
        if self.mischief and self._chance(0.4):
            kind, wrong, because = mischief.wrong_deal(self, claim)
            self.tally[f"mischief: {kind}"] += 1
            yield self._step(wrong, "keeper", "unlawful", because)
        self._change_tempers()
        self.number += 1
        self.round = round_
        self.tally[f"first cards passed over: {min(len(round_.turned_up) - 1, 2)}"] += 1
        if self._chance(0.3):
            claim["dealer"] = self.dealer
        yield self._step(claim, "keeper", "lawful", "golf.md G2-G5: the deal and the first card")

    def _deal_claim(self, round_: Round) -> dict:
        opened = {
            str(seat): [card_json(place, round_.grids[seat].card(place)) for place in places]
            for seat, places in enumerate(round_.opened)
        }
        return {"claim": "golf.deal", "turned_up": list(round_.turned_up), "opened": opened}

    def _deal_too_many(self) -> Step:
        """G30: after the last round the match is over."""
        round_ = Round(self.rng, self.seats, self.dealer, self.starter, self.agreed, Counter())
        self.tally["mischief: deal_after_the_end"] += 1
        return self._step(self._deal_claim(round_), "keeper", "unlawful", "golf.md G30: the match is over")

    def _go_on(self) -> Iterator[Step]:
        """G8, G21, G23 and G31: one turn, with what people do before and say after it."""
        yield from self._early_shuffle()
        yield from self._clears_before()
        if self._chance(0.5):
            yield from self._talk()
        yield from self._say_early()
        turn = self.plan(self.round.turn)
        if turn is None:
            self.tally["given up"] += 1
            self.round.turns = STUCK + 1
            return
        yield self._turn(turn)
        if self.round is not None and self.round.turn is not None:
            yield from self._talk()

    def _early_shuffle(self) -> Iterator[Step]:
        """golf.md 2.4: at any time, with at least two discards."""
        if len(self.round.discards) < 2 or not self._chance(0.01):
            return
        self.round.shuffle()
        self.tally["early shuffle"] += 1
        because = "golf.md G31: the discards are shuffled, here before they must be"
        yield self._step({"claim": "golf.reshuffle"}, "keeper", "lawful", because)

    def _turn(self, turn: Turn) -> Step:
        """G8 to G18; G25: where nobody has a facedown card left, the round ends with it."""
        round_ = self.round
        turn.said = self._says_with_turn(turn)
        claim = turn_json(turn, self.rng, self.seats)
        if turn.throws:
            claim["flipped"] = round_.grids[turn.seat].card(turn.place)
        self._note(turn)
        closes = round_.closes(turn)
        acts = round_.take_turn(turn)
        self.tally["closing card acts"] += bool(closes and acts)
        self._finish_if_open()
        because = "golf.md G8, G25: the turn closes the round" if closes else "golf.md G8-G18: a turn"
        return self._step(claim, self.by(turn.seat), DECIDABLE, because)

    def _note(self, turn: Turn) -> None:
        """For the tally: what kind of turn it was."""
        bared = [] if turn.took == "pile" else self.round.discards[-2:-1]
        self.tally["action bared"] += any(map(rules.is_action, bared))
        kind = "throws" if turn.throws else "facedown" if turn.opens else "faceup"
        self.tally[f"turn: {turn.took}, {kind}"] += 1
        self.tally[f"turn: {min(len(turn.cleared), 2)} cleared"] += 1
        self.tally["last turn"] += self.round.closed_by is not None

    # ---- clears --------------------------------------------------------------------------------------------

    def _clears_before(self) -> Iterator[Step]:
        """G21: before the own turn; where people agreed on it, at any time."""
        round_ = self.round
        anytime = 0.6 if round_.may_be_caught() else 0.2
        for seat in range(self.seats) if self.agreed.has("clear-anytime") else [round_.turn]:
            for column in round_.grids[seat].like(self.agreed):
                if self._chance(0.3 if seat == round_.turn else anytime):
                    yield self._clear_one(seat, column)

    def _clear_one(self, seat: int, column: int) -> Step:
        on_top = self.rng.choice(self.round.grids[seat].columns[column].cards)
        self.tally["clear while one may be caught"] += self.round.may_be_caught() and seat != self.round.turn
        self.tally["clear before the turn" if seat == self.round.turn else "clear out of turn"] += 1
        self.round.clear_before_turn(seat, column, on_top)
        claim = {"claim": "golf.clear", "seat": seat} | clear_json(column, on_top)
        return self._step(claim, self.by(seat), DECIDABLE, "golf.md G19-G22: the column matches")

    # ---- the end of a round --------------------------------------------------------------------------------

    def _reveals(self) -> Iterator[Step]:
        """G25: everybody with facedown cards turns them up; the last one ends the round."""
        if self.round is None:
            return
        hidden = self.round.hidden()
        for seat in self.rng.sample(hidden, len(hidden)):
            grid = self.round.grids[seat]
            places = self.rng.sample(grid.places(up=False), grid.facedown())
            self.tally["reveal by the closer"] += seat == self.round.closed_by
            self.round.reveal(seat)
            cards = [card_json(place, grid.card(place)) for place in places]
            self._finish_if_open()
            claim = {"claim": "golf.reveal", "seat": seat, "cards": cards}
            yield self._step(claim, self.by(seat), "lawful", "golf.md G25: facedown cards are turned up")

    def _finish_if_open(self) -> None:
        """G25 and G27: all is faceup; matching columns go, and what can be counted is."""
        round_ = self.round
        if round_.turn is not None or round_.hidden():
            return
        round_.last_clears()
        self.tally["empty grid at the end"] += any(not grid.columns for grid in round_.grids)
        actions = any(rules.is_action(card) for seat in range(self.seats) for card in round_.left_over(seat))
        round_.is_waiting = actions and self.agreed.corners is None
        if not round_.is_waiting:
            self._score()

    def _say_points(self) -> Iterator[Step]:
        """golf.md 2.1: without agreed corner points people read them from the cards."""
        if self.round is None:
            return
        points = {str(seat): self.points(seat) for seat in range(self.seats)}
        self.tally["points said"] += 1
        self._score()
        claim = {"claim": "match.score", "points": points}
        yield self._step(claim, "keeper", "lawful", "golf.md 2.1: the points in the corners, read by people")

    def points(self, seat: int) -> int:
        return sum(rules.points(card, self.corners) for card in self.round.left_over(seat))

    def _score(self) -> None:
        """G7, G27 and G29: points, who won the round, who deals and starts next."""
        gains = [self.points(seat) for seat in range(self.seats)]
        self.totals = [total + gain for total, gain in zip(self.totals, gains, strict=True)]
        lowest = [seat for seat in range(self.seats) if gains[seat] == min(gains)]
        self.was_tied = len(lowest) > 1
        self.tally["round tied"] += self.was_tied
        if len(lowest) == 1:
            self.rounds_won[lowest[0]] += 1
        self.dealer = (self.dealer + 1) % self.seats
        self.starter = self._next_starter(lowest)
        self.round = None

    def _next_starter(self, lowest: list[int]) -> int:
        """G7: the lowest; the first of them from the left of who started."""
        if self.agreed["next-starter"] == "left-of-dealer":
            return (self.dealer + 1) % self.seats
        clockwise = [(self.round.starter + steps) % self.seats for steps in range(1, self.seats + 1)]
        return next(seat for seat in clockwise if seat in lowest)

    # ---- mischief ------------------------------------------------------------------------------------------

    def _wrong_claim(self) -> Iterator[Step]:
        """A claim that must be refused and changes nothing."""
        wrong = mischief.wrong_claim(self)
        if wrong is None:
            return
        kind, claim, by, because = wrong
        self.tally[f"mischief: {kind}"] += 1
        yield self._step(claim, by, "unlawful", because)


if __name__ == "__main__":
    from tests.simulated_golf.check import main

    main()

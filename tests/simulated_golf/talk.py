""" "UNO!" at the simulated table: said with the turn, early, in time, late; forgotten and caught."""

from collections.abc import Iterator

from tests.simulated_golf.people import Step
from tests.simulated_golf.temper import Tempers
from tests.simulated_golf.truth import Turn


class Talk(Tempers):
    """Who says what about facedown cards, and when."""

    def _say_early(self) -> Iterator[Step]:
        """golf.md 2.4: on the own turn with exactly two facedown; it lapses unless that turn leaves one."""
        seat = self.round.turn
        if self.round.grids[seat].facedown() == 2 and self._chance(0.15):
            yield self._call(seat, "early")

    def _says_with_turn(self, turn: Turn) -> bool:
        """G23: the turn that leaves one; harmless with any other."""
        is_due = turn.opens and self.round.left(turn) == 1
        says = self._chance(0.45 if is_due else 0.03)
        if says:
            self.tally["call: with the turn" if is_due else "call: with the turn, not due"] += 1
        return says

    def _talk(self) -> Iterator[Step]:
        """G23: what is said after a turn, or after the clears before the next one."""
        if self.round.window is not None and self.round.caught is None:
            yield from self._in_window(self.round.window)
        if self._chance(0.04):
            yield from self._say_late()

    def _in_window(self, seat: int) -> Iterator[Step]:
        """G23: called in time, caught before the next turn, or forgotten by everybody."""
        if self._chance(0.1 if self.round.called else 0.35):
            yield self._call(seat, "again" if self.round.called else "in the window")
        elif self.round.may_be_caught():
            if self._chance(0.6):
                yield self._catch(seat)
            else:
                self.tally["call: forgotten"] += 1

    def _say_late(self) -> Iterator[Step]:
        """golf.md 2.4: with one facedown card a call is upheld though late; who was caught is silent."""
        round_ = self.round
        late = [
            seat
            for seat, grid in enumerate(round_.grids)
            if grid.facedown() == 1 and seat not in (round_.window, round_.caught)
        ]
        if late:
            yield self._call(self.rng.choice(late), "late")

    def _call(self, seat: int, when: str) -> Step:
        self.tally[f"call: {when}"] += 1
        self.round.call(seat)
        claim = {"claim": "golf.call", "seat": seat}
        return self._step(claim, self.by(seat), "upheld", f"golf.md G23: called {when}")

    def _catch(self, caught: int) -> Step:
        """golf.md 2.4: reported by who caught it stands, by the keeper it is upheld."""
        catcher = self.rng.choice([seat for seat in range(self.seats) if seat != caught])
        by = self.by(catcher)
        claim = {"claim": "golf.catch", "caught": caught}
        if by != "keeper" or self._chance(0.5):
            claim["seat"] = catcher
        self.tally["caught by the keeper" if by == "keeper" else "caught by a seat"] += 1
        self.round.catch()
        expect = "upheld" if by == "keeper" else "stands"
        return self._step(claim, by, expect, "golf.md G23: one facedown card, and no call")

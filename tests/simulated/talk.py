"""What people say at the table: "UNO!", too early, in time or too late, and "not said!" (rows 37-43)."""

from collections.abc import Iterator

from tests.simulated.people import People, Step


class Talk(People):
    """Calls and catches; who says nothing when it was due has forgotten."""

    def _says_with_card(self, seat: int) -> dict:
        """Row 37: said while the second-last card is laid."""
        going_down = len(self.round.hands[seat]) == 2
        says = self.calls and going_down and self.round.said_early != seat and self._chance(0.4)
        return {"said_uno": True} if says else {}

    def _say_early(self, seat: int) -> Iterator[Step]:
        """Row 37: said with two cards before the card is laid, on one's own turn or on the one that has begun
        because the player before has nothing left to say."""
        may = seat in self.round.open_to() and len(self.round.hands[seat]) == 2
        may = may and self.agreed["call-from"] == "two-cards" and seat not in self.round.caught
        if self.calls and may and self._chance(0.25):
            self.tally["call: early, before what is open was told"] += seat != self.round.turn
            yield self._call(seat, "uno.md 37: said before the card", "call: early")

    def _talk(self) -> Iterator[Step]:
        """Rows 37-43 after a step: a call or a catch while the window is open, else perhaps a late call."""
        window = self.round.window
        if not self.calls or self.round.out is not None or self.round.blocked():
            return
        if window is not None and self._chance(0.6 if self.agreed.only_acts_matter else 0.3):
            yield self._call_or_catch(window)
        elif (late := self._late_callers()) and self._chance(0.3):
            yield self._call(self.rng.choice(late), "entries.md 6.6: a late call does nothing", "call: late")

    def _late_callers(self) -> list[int]:
        waiting = sorted(self.round.forgot - {self.round.turn} - self.round.unclear)
        return [seat for seat in waiting if len(self.round.hands[seat]) == 1]

    def _call_or_catch(self, seat: int) -> Step:
        if self._chance(0.5):
            return self._call(seat, "uno.md 37: said before being caught", "call: in the window")
        return self._catch(seat)

    def _call(self, seat: int, because: str, kind: str) -> Step:
        self.round.call(seat)
        self.tally[kind] += 1
        return self._step({"claim": "uno.call", "seat": seat}, self._by(seat), "upheld", because)

    def _catch(self, caught: int) -> Step:
        """Rows 41, 42: anybody else catches. entries.md 6.6: upheld from the keeper, stands from a seat."""
        seat = self.rng.choice(self.round.others(caught))
        by = self._by(seat)
        self.round.catch()
        catcher = {} if by == "keeper" and self._chance(0.5) else {"seat": seat}
        expect = "upheld" if by == "keeper" else "stands"
        claim = {"claim": "uno.catch", "caught": caught, **catcher}
        cards = ("one card", "two cards", "three cards", "four cards")[self.agreed["late-uno-penalty"] - 1]
        return self._step(claim, by, expect, f"uno.md 41, 42: caught, {cards}")

"""What people do about a debt: draw it, answer it where the house allows that, or challenge (rows 31-35)."""

from collections.abc import Iterator

from tests.simulated.answers import answers
from tests.simulated.knowledge import provable
from tests.simulated.people import Step
from tests.simulated.rules import WILD_DRAW_FOUR
from tests.simulated.truth import Debt
from tests.simulated.words import Words

CHALLENGE = "uno.md 31, 35: the target challenges before drawing"


class Debts(Words):
    """Debts and challenges; the cards themselves are laid by the class below."""

    def _face_debt(self) -> Iterator[Step]:
        """A debt is challenged, answered, drawn aloud, or left to be closed by the next seat's act."""
        if self._may_challenge() and self._chance(0.5):
            yield from self._challenge(self.round.debt)
        if self.round.debt is None:
            return
        card = self._answering_card()
        if card is not None and self._chance(0.7):
            yield from self._put_down(self.round.debt.seat, card, how="answers")
        elif self._chance(0.5) or self._the_next_one_could_jump():
            yield from self._draw_debt()
        else:
            yield from self._turn(self.round.after(self.round.debt.seat))

    def _the_next_one_could_jump(self) -> bool:
        """house-rules.md 3.4: where the very same card would jump in, a draw is said aloud first."""
        following = self.round.after(self.round.debt.seat)
        return self.agreed.has("jump-in") and self.round.top in self.round.hands[following]

    def _draw_debt(self) -> Iterator[Step]:
        """Drawn aloud; disputes.md 24: at some tables a challenge may still come then."""
        yield self._pay("uno.md 9 or 34: what is owed is drawn, the turn is lost")
        yield from self._talk()
        late = self.round.late
        may = late and self.challenges and self._is_plain(late[0]) and self.round.said_early is None
        if may and self._chance(0.5):
            self.tally["challenge after drawing"] += 1
            yield from self._challenge(late[0])

    def _pay(self, because: str) -> Step:
        """The debtor says that the debt is drawn, sometimes how many came of it."""
        debt = self.round.debt
        drawn = len(self.round.pay())
        count = {"count": drawn} if self._chance(0.4) else {}
        self.tally["debt drawn aloud"] += 1
        expect = "upheld" if drawn == debt.count else "lawful"
        claim = {"claim": "uno.draw", "seat": debt.seat, **count}
        return self._step(claim, self._by(debt.seat), expect, because)

    def _answering_card(self) -> str | None:
        """house-rules.md 3.1-3.3: a card that may be laid instead of drawing."""
        if self.agreed.is_standard:
            return None
        seat = self.round.debt.seat
        cards = [card for card in self.round.hands[seat] if self._would_answer(seat, card)]
        return self.rng.choice(cards) if cards else None

    def _would_answer(self, seat: int, card: str) -> bool:
        if answers(self.round, seat, card) is not True or self._avoids(seat, card):
            return False
        is_last = len(self.round.hands[seat]) == 1
        return card != WILD_DRAW_FOUR or is_last or not provable(self.round, seat)

    # ---- challenges ----------------------------------------------------------------------------------------

    def _may_challenge(self) -> bool:
        """An answered Wild Draw Four is left alone where the hand is not held against the color alone."""
        debt = self.round.debt
        return self.challenges and debt.accused is not None and self._is_plain(debt)

    def _is_plain(self, debt: Debt) -> bool:
        return debt.count == 4 or self.agreed["wild-draw-four"] == "color"

    def _challenge(self, debt: Debt) -> Iterator[Step]:
        """Rows 31-35: the target challenges; the answer rides along or follows."""
        seat = self._challenger(debt)
        claim = {"claim": "uno.challenge", "seat": seat}
        self.round.challenge(seat)
        self.tally["challenge: a card was shown, and the hand is shown"] += debt.shown
        if self.two_phones and self._chance(0.5):
            yield self._step(claim, self._by(seat), "lawful", CHALLENGE)
            if (
                self.round.challenger is not None
            ):  # nobody whom it is about has come to a limit of cards since
                yield from self._differ(debt, seat)
        elif self._chance(0.3):
            self._answer()
            by = self._by(seat)
            expect = "upheld" if by == "keeper" else "stands"
            yield self._step(claim | {"held_color": debt.held}, by, expect, CHALLENGE)
        else:
            yield self._step(claim, self._by(seat), "lawful", CHALLENGE)
            if self.round.challenger is not None:
                yield self._show(debt, seat)
        yield from self._talk()

    def _challenger(self, debt: Debt) -> int:
        """Row 31: the target, or where people agreed so anybody but who laid it and a partner."""
        if self.agreed["who-challenges"] == "target" or debt.count != 4:
            return debt.seat
        excluded = self.agreed.team(debt.accused, self.seats)
        seat = self.rng.choice([one for one in self.round.order if one not in excluded])
        self.tally["challenge by another"] += seat != debt.seat
        return seat

    def _show(self, debt: Debt, challenger: int) -> Step:
        """Row 32: the challenger, who saw the hand, or the keeper says what was in it; or anybody."""
        claim = {"claim": "uno.show_hand", "seat": debt.accused, "held_color": debt.held}
        because = "uno.md 33: guilty" if debt.held else "uno.md 34: innocent"
        self._answer()
        everybody = self.agreed["hand-shown-to"] == "everybody"
        by = self._by(self.rng.choice(self.round.order) if everybody else challenger)
        return self._step(claim, by, "upheld" if by == "keeper" else "stands", because)

    def _answer(self) -> None:
        self.tally["challenge: guilty" if self.round.answer() else "challenge: innocent"] += 1

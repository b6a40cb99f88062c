"""What people do only under house rules: swap, jump in, lay equal cards, throw off a color, leave, hint."""

from collections.abc import Iterator

from tests.simulated import jumps, rules
from tests.simulated.debts import Debts
from tests.simulated.hands import swap
from tests.simulated.mischief import may_be_accused
from tests.simulated.people import Step

LEAVES = {"set-aside": 0.002, "counted": 0.03}  # chance between two turns, once a match


class House(Debts):
    """Acts out of the ordinary; under the standard rules nothing here happens, and no chance is taken."""

    def _extras(self) -> Iterator[Step]:
        """One thing that happens between turns, if anything does."""
        round_ = self.round
        if round_.crazy and round_.crazy is not self.offered:
            self.offered = round_.crazy
            yield from self._throw_off()
        elif self._is_lively() and (able := self._jumpers()) and self._chance(0.8):
            seat, card = self.rng.choice(able)
            self.tally["jump" if card == round_.top else "six on nine"] += 1
            yield from self._put_down(seat, card, how="jumps")
        elif self.agreed.fine("hint") and self._is_lively() and self._chance(0.05):
            yield from self._hint()
        elif self._may_leave() and self._chance(LEAVES[str(self.agreed["leaving-hand"])]):
            yield from self._leave()

    def _jumpers(self) -> list[tuple[int, str]]:
        """house-rules.md 3.4, 3.9: who may lay what out of turn."""
        if not (self.agreed.has("jump-in") or self.agreed.has("sixty-nine")):
            return []
        round_ = self.round
        waiting = [seat for seat in round_.others(round_.turn) if seat not in round_.open_to()]
        return [
            (seat, card)
            for seat in waiting
            for card in round_.hands[seat]
            if jumps.may_jump(round_, seat, card) is True and not self._avoids(seat, card)
        ]

    def _throw_off(self) -> Iterator[Step]:
        """house-rules.md 3.9: in the order of play; two cards are kept, so nobody owes a call."""
        round_, crazy = self.round, self.round.crazy
        if crazy.trigger not in round_.order:
            return
        for place in range(1, len(round_.order)):
            seat = round_.after(crazy.trigger, place)
            cards = [card for card in round_.hands[seat] if rules.color_of(card) == crazy.color]
            cards = self.rng.sample(cards, min(len(cards), len(round_.hands[seat]) - 2)) if cards[1:] else []
            if cards and self._chance(0.8):
                round_.dump(seat, cards)
                self.tally["color thrown off"] += 1
                claim = {"claim": "uno.color_crazy", "seat": seat, "cards": cards}
                yield self._step(claim, self._by(seat), "lawful", "house-rules.md 3.9: any number of them")

    # ---- swaps and equal cards -----------------------------------------------------------------------------

    def _settle_card(self) -> Iterator[Step]:
        """Row 65, house-rules.md 3.5: the color and the swap that a card waits for, in either order."""
        swaps = self.round.owes_swap is not None and (self.round.swap_is_due() or self._chance(0.6))
        if swaps and self._chance(0.5):
            yield self._swap()
            swaps = False
        if self.round.owes_color is not None:
            because = "uno.md 65: the color is named before anything else"
            yield self._name(self.round.owes_color, because)
        if swaps:
            yield self._swap()

    def _swap(self) -> Step:
        """house-rules.md 3.5: with any other player; not with one's partner, which is another house rule."""
        seat = self.round.owes_swap.seat
        own = self.agreed.team(seat, self.seats)
        other = self.rng.choice([one for one in self.round.order if one not in own])
        swap(self.round, other)
        self.tally["swap"] += 1
        claim = {"claim": "uno.swap", "seat": seat, "with": other}
        return self._step(claim, self._by(seat), "lawful", "house-rules.md 3.5: whole hands are swapped")

    def _equal(self, seat: int) -> list[str]:
        """house-rules.md 3.13: several cards of one number, the first of which fits."""
        by_face: dict[str, list[str]] = {}
        for card in filter(self._is_plain_number, self.round.hands[seat]):
            by_face.setdefault(rules.face_of(card), []).append(card)
        sets = [cards for cards in by_face.values() if cards[1:] and any(map(self.round.fits, cards))]
        if not sets:
            return []
        cards = self.rng.sample(several := self.rng.choice(sets), len(several))
        first = next(card for card in cards if self.round.fits(card))
        cards.remove(first)
        return [first, *cards[: self.rng.randrange(1, len(cards) + 1)]]

    def _is_plain_number(self, card: str) -> bool:
        """What several sevens, zeros, sixes or nines at once do under other house rules is nowhere said."""
        face = rules.face_of(card)
        swaps = self.agreed.has("seven-zero") and face in ("7", "0")
        runs = self.agreed.has("sixty-nine") and face in jumps.PAIR
        return rules.is_number(card) and not swaps and not runs

    def _play_equal(self, seat: int, cards: list[str]) -> Iterator[Step]:
        self.round.play_equal(seat, cards)
        self.tally["equal cards"] += 1
        self._score_if_closed()
        claim = {"claim": "uno.play_equal", "seat": seat, "cards": cards}
        yield self._step(claim, self._by(seat), "lawful", "house-rules.md 3.13: equal numbers at once")
        yield from self._talk()

    # ---- hints and leaving ---------------------------------------------------------------------------------

    def _hint(self) -> Iterator[Step]:
        """Row 60: who tells a partner what to play draws; not somebody about whom anything is open."""
        round_ = self.round
        seats = [seat for seat in round_.order if self._is_unentangled(seat)]
        if not seats or round_.late or round_.owes_swap:
            return
        seat = self.rng.choice(seats)
        round_.fine(seat, self.agreed.fine("hint"))
        self.tally["hint"] += 1
        yield self._step({"claim": "uno.hint", "seat": seat}, "keeper", "lawful", "uno.md 60: a hint")

    def _is_unentangled(self, seat: int) -> bool:
        round_ = self.round
        is_open = seat in (round_.window, round_.said_early) or seat in round_.unclear
        return not is_open and not may_be_accused(round_, seat)

    def _may_leave(self) -> bool:
        """Row 66: one player a match, at a calm moment, where three are left."""
        round_ = self.round
        open_ = (round_.drawn, round_.owes_swap, round_.late, round_.window, round_.crazy, round_.said_early)
        is_calm = all(thing is None for thing in open_) and not round_.debt and not round_.unclear
        return (
            is_calm
            and self.agreed["scoring"] == "winner-takes-all"
            and len(round_.order) == self.seats > 3
            and not round_.run.seats
        )

    def _leave(self) -> Iterator[Step]:
        round_ = self.round
        staying = (round_.turn, round_.dealer, round_.laid_by)
        seat = self.rng.choice([one for one in round_.order if one not in staying])
        counted = self.agreed["leaving-hand"] == "counted"
        points = {"points": round_.points(seat)} if counted else {}
        round_.leave(seat, points.get("points", 0))
        self.order = [one for one in self.order if one != seat]
        self.tally["leave"] += 1
        claim = {"claim": "match.leave", "seat": seat, **points}
        yield self._step(claim, "keeper", "lawful", "uno.md 66: the hand is set aside")

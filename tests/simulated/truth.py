"""What really lies on the table in one round: every hand, both piles, and what has been said so far.

`Round` moves cards exactly when a claim tells of it. A debt or a drawn card that nobody mentions again is
settled by the next seat's act (DESIGN 3, "What nobody disputes, happened"), so counts here and counts at a
blind referee can be compared after every step. Methods trust their caller: the players of `table.py` only do
lawful things; what is unlawful is only ever *claimed* (`mischief.py`) and never done.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random

from tests.simulated import rules


@dataclass
class Debt:
    """Cards owed (DESIGN 3). `accused` laid the Wild Draw Four and may still be challenged; else None."""

    seat: int
    count: int
    accused: int | None = None
    color_before: str | None = None
    held: bool = False


class Round:
    """One round: cards, turn, color, debt, the window for calls; `tally` counts what is worth counting."""

    def __init__(self, rng: Random, seats: int, dealer: int, tally: Counter):
        self.rng, self.seats, self.dealer, self.tally = rng, seats, dealer, tally
        self.debt: Debt | None = None
        self.challenged = False  # a challenge waits for its answer
        self.challenges = 0  # how many were made in this round
        self.drawn: str | None = None  # the card the seat on turn drew and has neither played nor kept
        self.owes_color: int | None = None
        self.out: int | None = None
        self.counted: set[int] = set()
        self.window: int | None = None  # who went down to one card unsaid and may be caught
        self.said_early: int | None = None  # who called before playing the second-last card
        self.forgot: set[int] = set()  # whose window closed before anybody noticed
        self.unclear: int | None = None  # down to one unsaid, then found guilty: left alone
        self.exposed: list[set[str]] = [set() for _ in range(seats)]  # cards seen in refused plays
        self.answered: list[set[str]] = [set() for _ in range(seats)]  # colors a challenge has settled
        self.acts = 0
        self._deal()

    # ---- dealing -------------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """Row 5: seven each; then the first card, until one may start."""
        self.pile = rules.full_deck()
        self.rng.shuffle(self.pile)
        self.hands = [[self.pile.pop() for _ in range(rules.HAND_SIZE)] for _ in range(self.seats)]
        self.turned_up = self._turn_up()
        self.discards = self.turned_up[-1:]
        self._begin(rules.start(self.top, self.dealer, self.seats))

    def _turn_up(self) -> list[str]:
        """Row 13: a Wild Draw Four is shuffled back and another card is turned."""
        turned = [self.pile.pop()]
        while not rules.may_start(turned[-1]):
            self.pile.append(turned[-1])
            self.rng.shuffle(self.pile)
            turned.append(self.pile.pop())
        return turned

    def _begin(self, start: rules.Start) -> None:
        self.turn, self.direction, self.color = start.turn, start.direction, start.color
        self.owes_color = start.turn if start.color is None else None
        self.debt = Debt(start.turn, start.owes) if start.owes else None

    # ---- looking -------------------------------------------------------------------------------------------

    @property
    def top(self) -> str:
        return self.discards[-1]

    def after(self, seat: int) -> int:
        """The next seat in the direction of play."""
        return rules.seat_after(seat, self.direction, self.seats)

    def others(self, seat: int | None) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def available(self) -> int:
        """Rules.md 5.1: what can still be drawn, shuffling the discards under the top card included."""
        return len(self.pile) + len(self.discards) - 1

    def blocked(self) -> bool:
        """DESIGN 3: a color not named and a challenge not answered block every act."""
        return self.owes_color is not None or self.challenged

    def open_to(self) -> list[int]:
        """Who may act: the seat on turn, or the next one where that closes what is open."""
        if self.out is not None or self.blocked():
            return []
        closing = [self.after(self.turn)] if self.debt or self.drawn else []
        return closing if self.debt else [self.turn, *closing]

    def fits(self, card: str) -> bool:
        return rules.matches(card, self.top, self.color)

    def provable(self, seat: int) -> bool:
        """Rules.md 5.4: could visible facts prove what this seat's Wild Draw Four would hide, either way?"""
        rest = list(self.hands[seat])
        rest.remove(rules.WILD_DRAW_FOUR)
        known = self._known(seat, rest)
        settled = self.color in self.answered[seat] or rules.held_color(known, self.color)
        return settled or len(known) == len(rest) or self._color_is_exhausted(len(rest))

    def _known(self, seat: int, hand: list[str]) -> list[str]:
        """Cards of this hand that a refused play has shown to everybody."""
        return [card for card in hand if card in self.exposed[seat]]

    def _color_is_exhausted(self, size: int) -> bool:
        """Every card of the color lies open, or too few others are unseen for a hand of that size."""
        known = [self._known(seat, hand) for seat, hand in enumerate(self.hands)]
        seen = sum(known, self.discards)
        of_color = sum(rules.color_of(card) == self.color for card in seen)
        unseen_others = rules.CARDS_OF_OTHER_COLORS - (len(seen) + 1 - of_color)
        return of_color >= rules.CARDS_OF_ONE_COLOR or unseen_others < size

    # ---- drawing -------------------------------------------------------------------------------------------

    def take(self, seat: int, count: int) -> list[str]:
        """Rows 24, 25 and 61: draw; shuffle when the pile is short; what neither pile has lapses."""
        if self.available() < count:
            self.tally["both piles dry, the rest lapses"] += 1
        taken = [self._draw_one() for _ in range(min(count, self.available()))]
        self.hands[seat] += taken
        return taken

    def _draw_one(self) -> str:
        """Rules.md 5.1.5: the discards are shuffled when a card is wanted and none is left, not before."""
        if not self.pile:
            self.tally["pile short, discards shuffled"] += 1
            self.pile, self.discards = self.discards[:-1], self.discards[-1:]
            self.rng.shuffle(self.pile)
        return self.pile.pop()

    def pay(self) -> list[str]:
        """Rows 9, 34 and 45: the debtor draws what is owed and the turn is lost."""
        debt, self.debt = self.debt, None
        if self.out is None:
            self.turn = self.after(debt.seat)
        return self.take(debt.seat, debt.count)

    def close_for(self, seat: int) -> None:
        """DESIGN 3: an act of another seat keeps a drawn card and draws a debt for the seat on turn."""
        if seat == self.turn:
            return
        if self.debt:
            self.tally["debt closed by the next act"] += 1
            self.pay()
        elif self.drawn:
            self.tally["drawn card kept silently"] += 1
            self.keep()
        assert seat == self.turn, "the players only act when they may"

    def keep(self) -> None:
        """Row 20: the drawn card stays in the hand and the turn passes."""
        self.drawn, self.turn = None, self.after(self.turn)

    def draw(self, seat: int) -> str:
        """Rows 17 and 19: one card, wanted or needed."""
        self.close_for(seat)
        self._act()
        (self.drawn,) = self.take(seat, 1)
        return self.drawn

    def draw_nothing(self, seat: int) -> None:
        """Row 25: nothing is left anywhere, the turn passes."""
        self.close_for(seat)
        self._act()
        self.tally["voluntary draw of nothing"] += 1
        self.keep()

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, seat: int, card: str, color: str | None = None, said: bool = False) -> None:
        """Lay a card; its color, its effect and the window for the call follow."""
        self.close_for(seat)
        assert self.drawn in (None, card) and (self.color is None or self.fits(card))
        before, said = self.color, said or self.said_early == seat
        self.hands[seat].remove(card)
        self.discards.append(card)
        self._act()
        self._color(seat, card, color)
        self._effect(seat, card, before)
        self._settle(seat, said)

    def _act(self) -> None:
        """DESIGN 3: every accepted act closes the call window (rows 39 and 40)."""
        if self.window is not None:
            self.forgot.add(self.window)
        self.window = self.said_early = self.unclear = self.drawn = None
        self.acts += 1

    def _color(self, seat: int, card: str, color: str | None) -> None:
        """Rows 12, 26 and 65: printed, named with the card, or owed by the seat that laid the wild."""
        self.color = rules.color_of(card) or color
        self.owes_color = seat if self.color is None else None

    def _effect(self, seat: int, card: str, before: str | None) -> None:
        """Rows 23, 33, 55 and 56: pass the turn; whoever is hit is on turn until the debt is closed."""
        does = rules.effect(card, self.seats)
        self.direction *= -1 if does.turns else 1
        self.turn = rules.seat_after(seat, self.direction, self.seats, does.steps)
        if does.owes:
            self.debt = Debt(self.turn, does.owes)
        if card == rules.WILD_DRAW_FOUR and self.hands[seat]:
            self.debt.accused, self.debt.color_before = seat, before
            self.debt.held = rules.held_color(self.hands[seat], before)

    def _settle(self, seat: int, said: bool) -> None:
        """Rows 38 and 44: down to one card opens the window; the last card ends play and owes no color."""
        left = len(self.hands[seat])
        self.forgot.discard(seat)
        if left == 1 and not said:
            self.window = seat
        if left == 0:
            self.out, self.turn, self.owes_color = seat, None, None

    def name_color(self, color: str) -> None:
        self.color, self.owes_color = color, None

    # ---- calls and challenges ------------------------------------------------------------------------------

    def call(self, seat: int) -> None:
        """Row 37: said in time, before or after the card."""
        if self.window == seat:
            self.window = None
        elif self.turn == seat:
            self.said_early = seat
        self.forgot.discard(seat)

    def catch(self) -> None:
        """Rows 41 and 61: the caught seat draws its penalty at once."""
        caught, self.window = self.window, None
        self.take(caught, rules.UNO_PENALTY)

    def challenge(self) -> None:
        self.challenged = True
        self.challenges += 1

    def answer(self) -> bool:
        """Rows 33 and 34: guilty, the accused draws four and the debt is gone; innocent, the debt is six."""
        debt, self.challenged = self.debt, False
        self.answered[debt.accused].add(debt.color_before)
        if debt.held:
            self._punish(debt.accused)
        else:
            debt.count, debt.accused = rules.INNOCENT_DEBT, None
        return debt.held

    def _punish(self, accused: int) -> None:
        self.debt = None
        if self.window == accused:
            self.window, self.unclear = None, accused
        self.take(accused, rules.GUILTY_DRAWS)

    # ---- counting ------------------------------------------------------------------------------------------

    def count(self, seat: int) -> None:
        """DESIGN 3: after the last card the first count closes a debt."""
        if self.debt:
            self.tally["debt closed by the first count"] += 1
            self.pay()
        self.counted.add(seat)

    def worth(self) -> int:
        """Rows 47-49 and 52: all that the others hold goes to the seat that is out."""
        return sum(rules.points(card) for hand in self.hands for card in hand)

"""What really lies on the table in one round: every hand, both piles, and what has been said so far.

`Round` moves cards exactly when a claim tells of it. A debt or a drawn card that nobody mentions again is
settled by the next seat's act (entries.md 6.1), so counts here and counts at a
blind referee can be compared after every step. Methods trust their caller: the players of `table.py` only do
lawful things; what is unlawful is only ever *claimed* (`mischief.py`) and never done.
"""

from collections import Counter
from dataclasses import dataclass, replace
from random import Random

from tests.simulated import answers, hands, jumps, rules
from tests.simulated.agreed import Agreed
from tests.simulated.knowledge import Knowledge


@dataclass
class Debt:
    """Cards owed. `accused` laid the Wild Draw Four and may still be challenged; else None.

    `shown`: a refused claim has shown a card that it held.
    `answerable`: no first card's debt, and no challenge was lost over it. `draw_twos`: made by them alone.
    """

    seat: int
    count: int
    accused: int | None = None
    color_before: str | None = None
    held: bool = False
    shown: bool = False
    answerable: bool = True
    draw_twos: bool = False


@dataclass
class Word:
    """entries.md 6.5: one word on a hand; `drawn` cards came of it, of `debt` as it was before."""

    debt: Debt
    challenger: int
    said: bool
    drawn: int = 0


@dataclass
class Contest:
    """entries.md 6.5: two words against each other, the later in `entry`; the target holds `drawn` cards, or
    still owes them."""

    accused: int
    challenger: int
    target: int
    count: int
    drawn: int
    entry: int = 0
    owed: Debt | None = None


class Round:
    """One round: cards, turn, color, debt, the window for calls; `tally` counts what is worth counting."""

    def __init__(
        self, rng: Random, seats: int, order: list[int], dealer: int, tally: Counter, agreed: Agreed
    ):
        self.rng, self.seats, self.dealer, self.tally, self.agreed = rng, seats, dealer, tally, agreed
        self.order = list(order)
        self.debt: Debt | None = None
        self.late: tuple[Debt, list[str]] | None = None  # drawn, and may still be challenged
        self.challenger: int | None = None  # whose challenge waits for its answer
        self.challenges = 0  # how many were made in this round
        self.word: Word | None = None  # the answer of one alone, until somebody acts
        self.contest: Contest | None = None
        self.drawn: str | None = None  # the card the seat on turn drew and has neither played nor kept
        self.owes_color: int | None = None
        self.owes_swap: hands.Owed | None = None
        self.out: int | None = None
        self.counted: set[int] = set()
        self.is_scored = False
        self.window: int | None = None  # who went down to one card unsaid and may be caught
        self.said_early: int | None = None  # who called before playing the second-last card
        self.called_before_drawing: int | None = None  # the same, if a card was drawn instead
        self.forgot: set[int] = set()  # whose window closed before anybody noticed
        self.ever_forgot: set[int] = set()  # the same, whatever they said or did since
        self.handed: set[int] = set()  # with another's hand: none of it played, and no call due for it
        self.unclear: set[int] = set()  # down to one, but whether it can be caught is open: left alone
        self.caught: set[int] = set()  # since their last act
        self.recycled: set[str] | None = None  # what the pile was made of, where everybody saw that
        self.accused_falsely_in: int | None = None  # whose turn it was when somebody paid for that
        self.laid_by: int | None = None  # who laid the top card, until somebody acts
        self.left_after_card = 0  # how many cards that seat then held, before hands changed owners
        self.run = jumps.Run()
        self.crazy: jumps.Crazy | None = None
        self.aside: list[str] = []  # hands of who left
        self.aside_points = 0
        self.knocked_out: dict[int, int] = {}  # who is out of the round by the limit, and for how many points
        self.knows = [Knowledge() for _ in range(seats)]
        self.put_back: set[str] = set()  # shown by a refused claim, and in the pile since, as nobody knows
        self.acts = 0
        self.uncertain: list[tuple[int, int]] = []  # seat, cards of a fine that may go back
        self.fined: list[tuple[int, int, str, list[str]]] = []  # act, seat, card shown, cards drawn for it
        self._deal()

    # ---- dealing -------------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """uno.md 5: as many each as agreed; then the first card, until one may start."""
        self._deal_cards()
        while self._is_left_open(self.top):
            self._deal_cards()
        self._begin(rules.start(self.top, self.dealer, self.order, str(self.agreed["first-reverse"])))

    def _deal_cards(self) -> None:
        self.pile = self.agreed.deck()
        self.rng.shuffle(self.pile)
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for seat in self.order:
            self.hands[seat] = [self.pile.pop() for _ in range(self.agreed.hand_size)]
        self.turned_up = self._turn_up()
        self.discards = self.turned_up[-1:] if self.agreed["first-card"] == "acts" else list(self.turned_up)

    def _turn_up(self) -> list[str]:
        """uno.md 7, 12 and 13: what may not start is shuffled back, or stays under the first number."""
        turned = [self.pile.pop()]
        while not self._may_start(turned[-1]):
            if self.agreed["first-card"] == "acts":
                self.pile.append(turned[-1])
                self.rng.shuffle(self.pile)
            turned.append(self.pile.pop())
        return turned

    def _may_start(self, card: str) -> bool:
        """uno.md 7 and 12-14: a number always; no Wild Draw Four; a wild where it is named."""
        if self.agreed["first-card"] == "numbers-only":
            return rules.is_number(card)
        if rules.is_wild(card) and self.agreed["first-wild"] == "returned":
            return False
        return card != rules.WILD_DRAW_FOUR

    def _is_left_open(self, card: str) -> bool:
        """uno.md 11 and 55: who begins after a Reverse that does nothing between two is nowhere said."""
        among_two = len(self.order) == 2 and self.agreed["reverse-for-two"] == "nothing"
        return rules.face_of(card) == "reverse" and among_two and self.agreed["first-reverse"] == "dealer"

    def _begin(self, start: rules.Start) -> None:
        """uno.md 9: the first Draw Two is a debt, or two cards drawn at once before a normal turn."""
        self.turn, self.direction, self.color = start.turn, start.direction, start.color
        self.owes_color = start.turn if start.color is None else None
        if start.owes and self.agreed["first-draw-two"] == "plays":
            self.take(start.turn, start.owes)
        elif start.owes:
            self.debt = Debt(start.turn, start.owes, answerable=False)

    # ---- looking -------------------------------------------------------------------------------------------

    @property
    def top(self) -> str:
        return self.discards[-1]

    @property
    def challenged(self) -> bool:
        """A challenge waits for its answer."""
        return self.challenger is not None

    def after(self, seat: int, steps: int = 1) -> int:
        """The next seat in the direction of play."""
        return rules.seat_after(seat, self.direction, self.order, steps)

    def others(self, seat: int | None) -> list[int]:
        return [other for other in self.order if other != seat]

    def available(self) -> int:
        """evidence.md 5.1: what can still be drawn, shuffling the discards under the top card included."""
        return len(self.pile) + len(self.discards) - 1

    def blocked(self) -> bool:
        """entries.md 6.2: a color not named, a challenge not answered, a swap not made block every act."""
        return self.owes_color is not None or self.challenged or self.swap_is_due()

    def swap_is_due(self) -> bool:
        """house-rules.md 3.5: the swap must be made, where it may not be left out."""
        return self.owes_swap is not None and not self.owes_swap.optional

    def open_to(self) -> list[int]:
        """Who may act: the seat on turn, or the next one where that closes what is open."""
        if self.out is not None or self.blocked():
            return []
        closing = [self.after(self.turn)] if self.debt or self.drawn else []
        return closing if self.debt else [self.turn, *closing]

    def fits(self, card: str) -> bool:
        return rules.matches(card, self.top, self.color)

    def may_be_last(self, seat: int, card: str) -> bool:
        """house-rules.md 3.13: at some tables the last card has to be a number."""
        barred = self.agreed.has("no-action-finish") and not rules.is_number(card)
        return not (barred and len(self.hands[seat]) == 1)

    # ---- drawing -------------------------------------------------------------------------------------------

    def take(self, seat: int, count: int) -> list[str]:
        """uno.md 24, 25 and 61: draw; shuffle when the pile is short; what neither pile has lapses."""
        if self.available() < count:
            self.tally["both piles dry, the rest lapses"] += 1
        self.tally["the very last cards drawn"] += self.available() == count > 0
        taken = [self._draw_one() for _ in range(min(count, self.available()))]
        self.hands[seat] += taken
        return taken

    def _draw_one(self) -> str:
        """evidence.md 5.1: the discards are shuffled when a card is wanted and none is left, not before."""
        if not self.pile:
            self.tally["pile short, discards shuffled"] += 1
            self.pile, self.discards = self.discards[:-1], self.discards[-1:]
            self.recycled = set(self.pile)
            self.rng.shuffle(self.pile)
        return self.pile.pop()

    def fine(self, seat: int, count: int, may_go_back: bool = False) -> list[str]:
        """entries.md 6.9: a fine is drawn at once. Whether it closes S1's time to catch is nowhere said."""
        if self.agreed["catch-until"] == "next-draw":
            self.blur()
        taken = self.take(seat, count)
        if may_go_back:
            self.uncertain.append((seat, len(taken)))
        self.knock_out()
        return taken

    def pay(self, goes_on: bool = False) -> list[str]:
        """uno.md 9, 34 and 45: the debtor draws what is owed and the turn is lost."""
        debt, self.debt = self.debt, None
        if self.out is None:
            self.turn = self.after(debt.seat)
        taken = self.take(debt.seat, debt.count)
        if self.contest and self.contest.owed is debt:
            self.contest.drawn = len(taken)
        self._close_by_debt(debt.seat, taken)
        if self.agreed["challenge-until"] == "next-act" and debt.accused is not None:
            self.late = (debt, taken)
        self.knock_out(goes_on)
        return taken

    def close_for(self, seat: int) -> None:
        """entries.md 6.1: an act of another seat keeps a drawn card and draws a debt for the seat on turn."""
        if seat == self.turn:
            return
        if self.debt:
            self.tally["debt closed by the next act"] += 1
            self.pay(goes_on=True)
        elif self.drawn:
            self.tally["drawn card kept silently"] += 1
            self.keep(goes_on=True)
        assert seat == self.turn, "the players only act when they may"

    def keep(self, goes_on: bool = False) -> None:
        """uno.md 20: the drawn card stays in the hand and the turn passes."""
        self.drawn, self.turn = None, self.after(self.turn)
        self.knock_out(goes_on)

    def draw(self, seat: int) -> str:
        """uno.md 17 and 19: one card, wanted or needed."""
        self.close_for(seat)
        called = self.said_early
        self._act(seat, "next-draw")
        self.called_before_drawing = called
        self.run.interrupt()
        (self.drawn,) = drawn = self.take(seat, 1)
        self.knock_out()
        return drawn[0]

    def draw_nothing(self, seat: int) -> None:
        """uno.md 25: nothing is left anywhere, the turn passes."""
        self.close_for(seat)
        if self.agreed["catch-until"] == "next-draw":
            self.blur()
        self._act(seat, "nothing drawn")
        self.run.interrupt()
        self.tally["voluntary draw of nothing"] += 1
        self.keep()

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, seat: int, card: str, color: str | None = None, said: bool = False) -> None:
        """Lay a card; its color, its effect and the window for the call follow."""
        self.mend(seat, [card])
        self.close_for(seat)
        assert self.drawn in (None, card) and (self.color is None or self.fits(card))
        self._lay(seat, [card], color, said)

    def play_equal(self, seat: int, cards: list[str]) -> None:
        """house-rules.md 3.13: several numbers at once; the first fits, the last stays on top."""
        self.mend(seat, cards)
        self.close_for(seat)
        assert self.drawn is None and self.fits(cards[0])
        self._lay(seat, cards, None, False)

    def pass_on(self, seat: int, card: str, color: str | None = None, said: bool = False) -> None:
        """house-rules.md 3.1-3.3: a card answers the debt, or jumps in on it, and the next seat owes all."""
        self.mend(seat, [card])
        debt, self.debt = self.debt, None
        self._lay(seat, [card], color, said, debt)

    def jump(self, seat: int, card: str, color: str | None = None, said: bool = False) -> None:
        """house-rules.md 3.4, 3.9: out of turn; play goes on from here."""
        self.pass_on(seat, card, color, said)

    def mend(self, seat: int, cards: list[str], untold: int = 0) -> None:
        """entries.md 6.9: a card that was refused of another seat since the last act is played, so the fine
        goes back. `untold` acts are told with this one."""
        for act, other, card, drawn in self.fined:
            if act >= self.acts - untold and other != seat and card in cards:
                self.uncertain.remove((other, len(drawn)))
                for one in drawn:
                    self.hands[other].remove(one)
                self.pile += drawn
                self.recycled = None
        self.fined = []

    def _lay(
        self, seat: int, cards: list[str], color: str | None, said: bool, passed: Debt | None = None
    ) -> None:
        """What every card laid has in common; `passed` is the debt that it answers."""
        card, top, before = cards[-1], self.top, self.color
        said = said or self.said_early == seat
        for one in cards:
            self.hands[seat].remove(one)
            self.knows[seat].shown.discard(one)
        self.discards += cards
        called = self.called_before_drawing
        self._act(seat, "next-play")
        self.called_before_drawing = called if called == seat else None
        self.laid_by = seat
        self._color(seat, card, color)
        does = answers.effect(card, passed, len(self.order), str(self.agreed["reverse-for-two"]))
        self._effect(seat, does, passed)
        if card == rules.WILD_DRAW_FOUR:
            self._accuse(seat, top, before, passed)
        self._settle(seat, card, said)
        self._close_by_skip(does, passed)
        jumps.note(self, seat, card)
        self.knock_out()

    def _act(self, seat: int, kind: str) -> None:
        """entries.md 6.1: every act closes the call window (uno.md 39 and 40), unless people agreed else."""
        if self.agreed.only_acts_matter or self.window == seat or kind == self.agreed["catch-until"]:
            self.shut()
        if self.agreed.only_acts_matter:
            self.unclear.clear()
        self.unclear.discard(seat)
        self.caught.discard(seat)
        self.said_early = self.drawn = self.late = self.owes_swap = self.laid_by = self.crazy = None
        self.called_before_drawing = None
        self.word = None
        self.acts += 1
        if self.uncertain:
            self.uncertain = []
            self.knock_out(goes_on=True, acts=seat)

    def _color(self, seat: int, card: str, color: str | None) -> None:
        """uno.md 12, 26 and 65: printed, named with the card, or owed by the seat that laid the wild."""
        self.color = rules.color_of(card) or color
        self.owes_color = seat if self.color is None else None

    def _effect(self, seat: int, does: rules.Effect, passed: Debt | None) -> None:
        """uno.md 23, 33, 55 and 56: pass the turn; whoever is hit is on turn until the debt is closed."""
        self.direction *= -1 if does.turns else 1
        self.turn = self.after(seat, does.steps)
        owes = does.owes + (passed.count if passed else 0)
        if owes:
            pure = does.owes in (0, rules.DRAW_TWO.owes) and (passed is None or passed.draw_twos)
            self.debt = Debt(self.turn, owes, draw_twos=pure)

    def _accuse(self, seat: int, top: str, before: str | None, passed: Debt | None) -> None:
        """uno.md 27-31; house-rules.md 3.2: one that answered a debt is challenged where people agreed."""
        free = passed is None or self.agreed.says("stacking", "challenge") == "top"
        if self.hands[seat] and free and self.agreed.challenges:
            criterion = str(self.agreed["wild-draw-four"])
            self.debt.accused, self.debt.color_before = seat, before
            shown = self.knows[seat].shown - {rules.WILD_DRAW_FOUR}
            self.debt.shown = any(rules.speaks_against(one, top, before, criterion) for one in shown)
            self.debt.held = any(
                rules.speaks_against(card, top, before, criterion) for card in self.hands[seat]
            )

    def _settle(self, seat: int, card: str, said: bool) -> None:
        """uno.md 38 and 44: down to one card opens the window; the last card ends play and owes no color."""
        self.forgot.discard(seat)
        self.handed.discard(seat)
        self.left_after_card = len(self.hands[seat])
        if self.hands[seat]:
            hands.follow(self, seat, card, said)
            return
        self.lapse_contest(seat)
        self.out, self.turn, self.owes_color = seat, None, None
        if self.agreed["last-card-draw"] == "not-drawn" or not self.agreed.counts_points:
            self.debt = None

    def name_color(self, color: str) -> None:
        self.color, self.owes_color = color, None

    def dump(self, seat: int, cards: list[str]) -> None:
        """house-rules.md 3.9: any number of cards of the color, without effects."""
        for card in cards:
            self.hands[seat].remove(card)
            self.knows[seat].shown.discard(card)
        self.discards += cards
        self.forgot.discard(seat)
        self.handed.discard(seat)

    def leave(self, seat: int, points: int) -> None:
        """uno.md 66: the hand is set aside, unscored unless people agreed otherwise."""
        self.order.remove(seat)
        self.lapse_contest(seat)
        self.aside += self.hands[seat]
        self.aside_points += points
        self.hands[seat] = []
        self.knows[seat] = Knowledge()
        self.forgot.discard(seat)

    # ---- a limit of cards in a hand ------------------------------------------------------------------------

    def plays(self, seat: int) -> bool:
        return self.out is None and seat in self.order

    def knock_out(self, goes_on: bool = False, acts: int | None = None) -> None:
        """house-rules.md 3.13: who comes to so many cards is out of the round; a card just drawn counts once
        it is kept, and the fine for a wrong card once somebody has played on. The last one left, or the last
        team, has won it; while somebody `acts` that waits, and whether the own hand has too many."""
        limit = int(self.agreed.says("hand-limit", "cards"))
        while limit and self.out is None and (seat := self._with_too_many(limit, acts)) is not None:
            own = self.agreed.team(self.after(seat), self.seats)
            if [one for one in self.order if one not in own] != [seat]:
                self._sit_out(seat)
            elif goes_on:
                return
            else:
                self._win_by_limit(seat)

    def _with_too_many(self, limit: int, acts: int | None) -> int | None:
        held = {seat: len(self.hands[seat]) for seat in self.order}
        if self.drawn is not None:
            held[self.turn] -= 1
        for seat, count in self.uncertain:
            if seat in held:
                held[seat] -= count
        return next((seat for seat in self.order if held[seat] >= limit and seat != acts), None)

    def _win_by_limit(self, seat: int) -> None:
        self.tally["won by the limit"] += 1
        self.out, self.turn = self.after(seat), None
        self.debt = self.owes_color = self.owes_swap = self.challenger = self.late = self.drawn = None
        self.word = None
        self.lapse_contest(self.out)

    def _sit_out(self, seat: int) -> None:
        """As if that player had left the round: what is owed lapses, and the next one goes on."""
        self.tally["out by the limit"] += 1
        following = self.after(seat)
        self.late = None
        if self.debt and seat in (self.debt.seat, self.debt.accused):
            self.challenger = None
        if self.debt and self.debt.seat == seat:
            self.debt = None
        elif self.debt and self.debt.accused == seat:
            self.debt.accused = None
        if self.turn == seat:
            self.turn, self.drawn = following, None
        if self.owes_color == seat:
            self.owes_color = self.turn
        if self.owes_swap and self.owes_swap.seat == seat:
            self.owes_swap = None
        if self.window == seat:
            self.window = None
        if self.word and seat in (self.word.debt.accused, self.word.debt.seat, self.word.challenger):
            self.word = None
        for seats in (self.unclear, self.caught):
            seats.discard(seat)
        self.leave(seat, 0)
        self.knocked_out[seat] = int(self.agreed.says("hand-limit", "points"))

    # ---- the time to catch ---------------------------------------------------------------------------------

    def lapse(self, seat: int) -> None:
        """uno.md 38: down to one card unsaid. Others who could be caught before are safe now, or left alone
        where only a draw ends that time (entries.md 6.6)."""
        if self.agreed["catch-until"] == "next-draw":
            self.blur()
        self.shut()
        self.window = seat
        self.handed.discard(seat)

    def leave_alone(self, seats) -> None:
        """The texts do not say whether these seats can be caught."""
        self.unclear.update(seats)
        self.ever_forgot.update(seats)

    def shut(self) -> None:
        """The time to catch is over."""
        if self.window is not None:
            self.forgot.add(self.window)
            self.ever_forgot.add(self.window)
        self.window = None

    def blur(self) -> None:
        """The texts do not say whether the time to catch goes on."""
        if self.window is not None:
            self.leave_alone([self.window])
        self.window = None

    def _close_by_debt(self, seat: int, taken: list[str]) -> None:
        """uno.md 40: at some tables drawing a debt closes the time to catch; nobody says whether the own."""
        if self.agreed["missed-turn"] == "open":
            return
        if taken and self.window != seat:
            self.shut()
        else:
            self.blur()

    def _close_by_skip(self, does: rules.Effect, passed: Debt | None) -> None:
        """uno.md 40: at some tables a card that skips a player closes it; passing a debt on skips nobody."""
        if self.agreed["missed-turn"] != "closes":
            return
        if does.steps == 2:
            self.shut()
        elif passed and not does.owes:
            self.blur()

    # ---- calls and challenges ------------------------------------------------------------------------------

    def call(self, seat: int) -> None:
        """uno.md 37: said in time, before or after the card."""
        if self.window == seat:
            self.window = None
        elif seat in self.open_to():
            self.said_early = seat
        self.forgot.discard(seat)

    def catch(self) -> None:
        """uno.md 41 and 61: the caught seat draws its penalty at once."""
        caught, self.window = self.window, None
        self.caught.add(caught)
        self.ever_forgot.add(caught)
        if self.agreed.has("false-accusation"):
            self.unclear.add(
                caught
            )  # who is right but too slow is not wrong: such an accusation is left alone
        self.take(caught, int(self.agreed["late-uno-penalty"]))
        self.knock_out()

    def challenge(self, seat: int) -> None:
        """uno.md 35; disputes.md 24: where it may come late, the cards drawn go back and are owed again."""
        if self.late:
            (self.debt, taken), self.late = self.late, None
            for card in taken:
                self.hands[self.debt.seat].remove(card)
            self.pile += taken
            self.recycled = None
            self.turn = self.debt.seat
        self.challenger = seat
        self.challenges += 1

    def answer(self) -> bool:
        """uno.md 33, 34: guilty, the accused draws four and the debt is gone; innocent, the debt is six."""
        debt, challenger, self.challenger = self.debt, self.challenger, None
        self.knows[debt.accused].answered.add(debt.color_before)
        if debt.held:
            self._punish(debt)
        elif challenger == debt.seat:
            debt.count, debt.accused, debt.answerable = debt.count + rules.LOST_CHALLENGE, None, False
        else:
            self._lost_by_another(debt, challenger)
        return debt.held

    def tell(self, said: bool) -> None:
        """entries.md 6.5: one word applies, true or not."""
        debt, challenger = replace(self.debt), self.challenger
        seat = debt.accused if said else challenger
        before = len(self.hands[seat])
        self.debt.held = said
        self.answer()
        if self.out is None and {debt.accused, challenger, debt.seat} <= set(self.order):
            self.word = Word(debt, challenger, said, len(self.hands[seat]) - before)

    def tell_otherwise(self) -> None:
        """entries.md 6.5: who gives in has told so from the first."""
        word, self.word = self.word, None
        self._put_back(word.debt.accused if word.said else word.challenger, word.drawn)
        self.debt, self.turn, self.challenger = word.debt, word.debt.seat, word.challenger
        self.debt.held = not word.said
        self.answer()

    def deny(self) -> None:
        """entries.md 6.5: as if nobody had challenged; the target owes the cards and loses the turn."""
        word, self.word = self.word, None
        debt, challenger = word.debt, word.challenger
        if word.said or challenger != debt.seat:
            self._put_back(debt.accused if word.said else challenger, word.drawn)
        drawn, owed = 0, None
        if self.out is None and (word.said or self.debt is not None):
            self.debt = owed = replace(debt, accused=None, answerable=False)
            self.turn = debt.seat
        elif word.said or self.debt is not None:
            self.debt = replace(debt, accused=None)
            drawn = len(self.pay())
        elif challenger == debt.seat:
            drawn = min(debt.count, word.drawn)
            self._put_back(challenger, word.drawn - drawn)
        else:
            drawn = len(self.fine(debt.seat, debt.count))
        self.contest = Contest(debt.accused, challenger, debt.seat, debt.count, drawn, owed=owed)
        for seat in range(self.seats):
            if seat not in self.order or seat == self.out:
                self.lapse_contest(seat)

    def decide(self, believed: int) -> None:
        """entries.md 6.5: guilty, four to the accused and four back; innocent, two for the challenger."""
        contest, self.contest = self.contest, None
        if believed == contest.accused:
            self.fine(contest.challenger, rules.LOST_CHALLENGE)
        else:
            if self.debt is not None and self.debt is contest.owed:
                self.debt = None
            else:
                self._put_back(contest.target, contest.drawn)
            self.fine(contest.accused, contest.count)

    def lapse_contest(self, seat: int) -> None:
        """entries.md 6.5: it lapses with a hand that it is about."""
        if self.contest and seat in (self.contest.accused, self.contest.challenger, self.contest.target):
            self.contest = None

    def _put_back(self, seat: int, count: int) -> None:
        """entries.md 6.5: unseen; the last card stays in that hand, and so do, if others can go back, those
        that a refused claim has shown."""
        hand, shown = self.hands[seat], self.knows[seat].shown
        count = min(count, len(hand) - 1)
        if count > 0:
            self.recycled = None  # nobody saw which cards went into the pile
        for _ in range(count):
            card = next((one for one in reversed(hand) if one not in shown), hand[-1])
            hand.remove(card)
            self.pile.append(card)
            if card in shown and card not in hand:
                shown.discard(card)
                self.put_back.add(card)

    def _punish(self, debt: Debt) -> None:
        """uno.md 33; house-rules.md 3.2: guilty draws all that was owed."""
        self.debt = None
        if self.window == debt.accused:
            self.blur()
        self.fine(debt.accused, debt.count)

    def _lost_by_another(self, debt: Debt, challenger: int) -> None:
        """uno.md 31; entries.md 6.5: the challenger draws six, the target draws none and misses the turn."""
        self.debt, self.turn = None, self.after(debt.seat)
        if self.agreed["missed-turn"] != "open":
            self.blur()
        self.fine(challenger, debt.count + rules.LOST_CHALLENGE)

    # ---- counting ------------------------------------------------------------------------------------------

    def count(self, seat: int) -> None:
        """entries.md 6.3: after the last card the first count closes a debt."""
        if self.debt:
            self.tally["debt closed by the first count"] += 1
            self.pay()
        self.lapse_contest(seat)
        self.counted.add(seat)

    def points(self, seat: int) -> int:
        """uno.md 47-50: what a hand is worth."""
        return sum(map(self.agreed.points, self.hands[seat]))

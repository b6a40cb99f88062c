"""People at a table playing classic UNO to 500, and every claim their phones make to the referee.

`Table(seed, seats).steps()` yields `Step` after `Step`: the JSON of a claim, who reports it, what the verdict
must be and why, and what everybody can see afterwards. The dealer here knows every hand, the referee never
does, so whatever it answers can be held against these steps. The rules come from `research/rules.md`
(`rules.py`), what is settled without a claim from DESIGN section 3 (`truth.py`), the unlawful claims from
`mischief.py`.

`python -m tests.simulated.table` plays matches with every combination of switches and checks the table.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tests.simulated import mischief, rules
from tests.simulated.truth import Debt, Round

MISCHIEF = 0.087  # after a lawful step, so that about 8 % of all steps are unlawful
PATIENCE = 150  # acts after which everybody plays whatever fits, so that every round ends
TEMPERS = ((0.02, 8), (0.1, 6), (0.4, 2), (0.92, 2))  # chance to draw although able, and its weight


@dataclass(frozen=True)
class Step:
    """One claim, who reports it, the verdict it must get, the rule that says so, what is visible then."""

    claim: dict
    by: str | int
    expect: str
    because: str
    sees: dict


class Table:
    """A match among 2 to 10 seats; seat 0 deals the first round and clockwise is 0, 1, 2 and so on.

    `calls` turns on "UNO!" and catching, `challenges` the challenge of a Wild Draw Four, `mischief` claims
    that are visibly unlawful. The same arguments always give the same match.
    """

    def __init__(
        self, seed: int, seats: int, *, calls: bool = False, challenges: bool = False, mischief: bool = True
    ):
        self.rng = Random(seed)
        self.seats, self.calls, self.challenges, self.mischief = seats, calls, challenges, mischief
        self.totals = [0] * seats
        self.number = 0
        self.dealer = 0
        self.round: Round | None = None
        self.decline = 0.0
        self.tally: Counter = Counter()

    def steps(self) -> Iterator[Step]:
        """A whole match: what people do, and now and then what they only claim."""
        for step in self._match():
            yield step
            if self.mischief and self.round and self._chance(MISCHIEF):
                yield from self._wrong_claim()

    def sees(self) -> dict:
        """The visible facts; what belongs to an open round is None between rounds."""
        round_ = self.round
        if round_ is None:
            return dict.fromkeys(VISIBLE) | {"totals": list(self.totals)}
        return {
            "round": self.number,
            "dealer": round_.dealer,
            "turn": round_.turn,
            "direction": round_.direction,
            "top": round_.top,
            "color": round_.color,
            "hands": [len(hand) for hand in round_.hands],
            "draw_pile": len(round_.pile),
            "debt": _debt(round_),
            "out": round_.out,
            "totals": list(self.totals),
        }

    # ---- the match -----------------------------------------------------------------------------------------

    def _match(self) -> Iterator[Step]:
        """Row 52: rounds until somebody has 500."""
        while max(self.totals) < rules.TARGET:
            yield self._deal()
            while self.round.out is None:
                yield from self._go_on()
            yield from self._settle_up()

    def _deal(self) -> Step:
        """Rows 5-13: seven each and a first card; tempers change from round to round."""
        (self.decline,) = self.rng.choices(*zip(*TEMPERS, strict=True))
        self.number += 1
        self.round = Round(self.rng, self.seats, self.dealer, self.tally)
        turned_up = list(self.round.turned_up)
        self.tally.update(f"first card {_kind(card)}" for card in turned_up)
        claim = {"claim": "uno.deal", "turned_up": turned_up}
        return self._step(claim, "keeper", "lawful", "rules.md rows 5-13: the first card acts as if played")

    def _go_on(self) -> Iterator[Step]:
        """What comes next: a first color, a debt, or the turn of whoever acts now."""
        round_ = self.round
        assert round_.acts < 20 * PATIENCE, "a round that never ends"
        if round_.owes_color is not None:
            yield from self._first_color()
        elif round_.debt:
            yield from self._face_debt()
        else:
            yield from self._turn(round_.after(round_.turn) if round_.drawn else round_.turn)

    def _first_color(self) -> Iterator[Step]:
        """Row 12: the first player names the color of a turned-up Wild, or lays a card that names it."""
        seat = self.round.owes_color
        colored = [card for card in self.round.hands[seat] if not rules.is_wild(card)]
        if colored and self._chance(0.5):
            self.tally["first color named by a card"] += 1
            yield from self._put_down(seat, self.rng.choice(colored))
        else:
            yield self._name(seat, "rules.md row 12: the first player names the color")

    def _settle_up(self) -> Iterator[Step]:
        """Rows 45 and 52: the last debt is drawn, said or unsaid; then every other hand is counted."""
        if self.round.debt and self._chance(0.5):
            yield self._pay("rules.md row 45: a last card's debt is drawn and counted")
        others = self.round.others(self.round.out)
        for seat in self.rng.sample(others, len(others)):
            yield self._count(seat)

    def _count(self, seat: int) -> Step:
        """Rows 47-49: one hand, card by card, as values or as points; the last one scores the round."""
        self.round.count(seat)
        cards = list(self.round.hands[seat])
        values = [rules.points(card) for card in cards]
        left = self.rng.choice(({"cards": cards}, {"values": values}, {"points": sum(values)}))
        if len(self.round.counted) == self.seats - 1:
            self._score()
        claim = {"claim": "uno.count", "seat": seat, **left}
        return self._step(claim, self._by(seat), "lawful", "rules.md rows 47-49: what is left in a hand")

    def _score(self) -> None:
        """Rows 4 and 52: the seat that is out takes everything; the deal passes to the left."""
        self.totals[self.round.out] += self.round.worth()
        self.dealer = rules.seat_after(self.dealer, 1, self.seats)
        self.round = None

    # ---- a turn --------------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> Iterator[Step]:
        """Rows 17-20: play, or draw although able, or draw in need."""
        yield from self._say_early(seat)
        card = self._choose(seat)
        if card is not None:
            yield from self._put_down(seat, card)
        else:
            yield from self._draw(seat)

    def _choose(self, seat: int) -> str | None:
        """A card that may be laid, or None to draw."""
        fitting = [card for card in self.round.hands[seat] if self._may_lay(seat, card)]
        if not fitting or self._declines():
            return None
        return self.rng.choice(fitting)

    def _declines(self) -> bool:
        """Row 17: drawing although able; with dry piles, and late in a round, people get on with it."""
        if self.round.acts > PATIENCE:
            return False
        return self._chance(self.decline if self.round.available() else self.decline / 3)

    def _may_lay(self, seat: int, card: str) -> bool:
        """Rows 15 and 30. Nobody lays a Wild Draw Four whose lawfulness visible facts might already prove."""
        if card == rules.WILD_DRAW_FOUR and len(self.round.hands[seat]) > 1:
            return not self.round.provable(seat)
        return self.round.fits(card)

    def _put_down(self, seat: int, card: str, **drawn: bool) -> Iterator[Step]:
        """The play, the color if it is named later, and what people say then."""
        yield self._play(seat, card, drawn)
        if self.round.owes_color is not None:
            yield self._name(seat, "rules.md row 65: the color is named before anything else")
        yield from self._talk()

    def _play(self, seat: int, card: str, drawn: dict) -> Step:
        after_draw = self.round.drawn is not None and self.round.turn == seat
        color, said = self._color_for(card), self._says_with_card(seat)
        self.round.play(seat, card, color.get("color"), bool(said))
        claim = {"claim": "uno.play", "seat": seat, "card": card, **color, **drawn, **said}
        expect, because = self._verdict(card, after_draw)
        self._note_play(card)
        return self._step(claim, self._by(seat), expect, because)

    def _verdict(self, card: str, after_draw: bool) -> tuple[str, str]:
        """What DESIGN 3 fixes: an unprovable Wild Draw Four stands, a plain lawful play is upheld."""
        if self.round.out is not None and card == rules.WILD_DRAW_FOUR:
            return "lawful" if after_draw else "upheld", "rules.md row 36: an empty hand proves it lawful"
        if card == rules.WILD_DRAW_FOUR:
            return "stands", "rules.md row 30: its condition cannot be seen"
        if after_draw or self.round.owes_color is not None:
            return "lawful", "rules.md rows 18 and 65: a drawn card, or a wild still without its color"
        return "upheld", "rules.md rows 15 and 16: it matches"

    def _color_for(self, card: str) -> dict:
        """Row 26: a wild's color, with the card or later."""
        if rules.is_wild(card) and self._chance(0.6):
            return {"color": self.rng.choice(rules.COLORS)}
        return {}

    def _name(self, seat: int, because: str) -> Step:
        color = self.rng.choice(rules.COLORS)
        self.round.name_color(color)
        claim = {"claim": "uno.color", "seat": seat, "color": color}
        return self._step(claim, self._by(seat), "upheld", because)

    # ---- drawing -------------------------------------------------------------------------------------------

    def _draw(self, seat: int) -> Iterator[Step]:
        """Rows 18-20 and 25: draw one, then lay it or keep it, saying as much or as little as people do."""
        self.round.close_for(seat)
        if not self.round.available():
            yield self._draw_nothing(seat)
            return
        card = self.round.draw(seat)
        lays = self._may_lay(seat, card) and self._chance(0.7)
        if lays and self._chance(0.5):
            yield from self._put_down(seat, card, drawn=True)
        else:
            yield from self._draw_first(seat, card, lays)

    def _draw_first(self, seat: int, card: str, lays: bool) -> Iterator[Step]:
        """The draw is claimed by itself; then the card is laid, kept aloud or kept in silence."""
        yield self._drew_one(seat, keeps=not lays and self._chance(0.4))
        if lays:
            yield from self._say_early(seat)
            yield from self._put_down(seat, card)
        else:
            yield from self._talk()

    def _drew_one(self, seat: int, keeps: bool) -> Step:
        if keeps:
            self.round.keep()
        more = {"keep": True} if keeps else {}
        count = {"count": 1} if self._chance(0.1) else {}
        claim = {"claim": "uno.draw", "seat": seat, **count, **more}
        return self._step(claim, self._by(seat), "upheld", "rules.md rows 17 and 19: one card is drawn")

    def _draw_nothing(self, seat: int) -> Step:
        self.round.draw_nothing(seat)
        claim = {"claim": "uno.draw", "seat": seat, "count": 0}
        return self._step(claim, self._by(seat), "lawful", "rules.md row 25: nothing is left to draw")

    # ---- debts and challenges ------------------------------------------------------------------------------

    def _face_debt(self) -> Iterator[Step]:
        """A debt is challenged, drawn aloud, or left to be closed by the next seat's act."""
        if self.challenges and self.round.debt.accused is not None and self._chance(0.5):
            yield from self._challenge()
        if self.round.debt is None:
            return
        if self._chance(0.5):
            yield self._pay("rules.md row 9 or 34: what is owed is drawn, the turn is lost")
            yield from self._talk()
        else:
            yield from self._turn(self.round.after(self.round.debt.seat))

    def _pay(self, because: str) -> Step:
        """The debtor says that the debt is drawn, sometimes how many came of it."""
        debt = self.round.debt
        drawn = len(self.round.pay())
        count = {"count": drawn} if self._chance(0.4) else {}
        self.tally["debt drawn aloud"] += 1
        expect = "upheld" if drawn == debt.count else "lawful"
        claim = {"claim": "uno.draw", "seat": debt.seat, **count}
        return self._step(claim, self._by(debt.seat), expect, because)

    def _challenge(self) -> Iterator[Step]:
        """Rows 31-35: the target challenges; the answer rides along or follows."""
        debt = self.round.debt
        claim = {"claim": "uno.challenge", "seat": debt.seat}
        self.round.challenge()
        if self._chance(0.3):
            self._answer()
            yield self._step(claim | {"held_color": debt.held}, self._by(debt.seat), "lawful", CHALLENGE)
        else:
            yield self._step(claim, self._by(debt.seat), "lawful", CHALLENGE)
            yield self._show(debt)
        yield from self._talk()

    def _show(self, debt: Debt) -> Step:
        """Row 32: the challenger, who saw the hand, or the keeper says what was in it."""
        claim = {"claim": "uno.show_hand", "seat": debt.accused, "held_color": debt.held}
        because = "rules.md row 33: guilty" if debt.held else "rules.md row 34: innocent"
        self._answer()
        return self._step(claim, self._by(debt.seat), "lawful", because)

    def _answer(self) -> None:
        self.tally["challenge: guilty" if self.round.answer() else "challenge: innocent"] += 1

    # ---- what people say -----------------------------------------------------------------------------------

    def _says_with_card(self, seat: int) -> dict:
        """Row 37: said while the second-last card is laid."""
        going_down = len(self.round.hands[seat]) == 2
        says = self.calls and going_down and self.round.said_early != seat and self._chance(0.4)
        return {"said_uno": True} if says else {}

    def _say_early(self, seat: int) -> Iterator[Step]:
        """Row 37: said on one's own turn with two cards, before the card is laid."""
        in_turn = self.round.turn == seat and not self.round.debt and len(self.round.hands[seat]) == 2
        if self.calls and in_turn and self._chance(0.25):
            yield self._call(seat, "rules.md row 37: said before the card", "call: early")

    def _talk(self) -> Iterator[Step]:
        """Rows 37-43 after a step: a call or a catch while the window is open, else perhaps a late call."""
        window = self.round.window
        if not self.calls or self.round.out is not None:
            return
        if window is not None and self._chance(0.6):
            yield self._call_or_catch(window)
        elif (late := self._late_callers()) and self._chance(0.3):
            yield self._call(self.rng.choice(late), "DESIGN 8: a late call does nothing", "call: late")

    def _late_callers(self) -> list[int]:
        waiting = sorted(self.round.forgot - {self.round.turn})
        return [seat for seat in waiting if len(self.round.hands[seat]) == 1]

    def _call_or_catch(self, seat: int) -> Step:
        if self._chance(0.5):
            return self._call(seat, "rules.md row 37: said before being caught", "call: in the window")
        return self._catch(seat)

    def _call(self, seat: int, because: str, kind: str) -> Step:
        self.round.call(seat)
        self.tally[kind] += 1
        return self._step({"claim": "uno.call", "seat": seat}, self._by(seat), "upheld", because)

    def _catch(self, caught: int) -> Step:
        """Rows 41 and 42: anybody else catches. DESIGN 8: upheld from the keeper, stands from a seat."""
        seat = self.rng.choice(self.round.others(caught))
        by = self._by(seat)
        self.round.catch()
        catcher = {} if by == "keeper" and self._chance(0.5) else {"seat": seat}
        expect = "upheld" if by == "keeper" else "stands"
        claim = {"claim": "uno.catch", "caught": caught, **catcher}
        return self._step(claim, by, expect, "rules.md rows 41 and 42: caught, two cards")

    # ---- mischief and steps --------------------------------------------------------------------------------

    def _wrong_claim(self) -> Iterator[Step]:
        """A claim that must be refused and changes nothing, but shows a card to everybody."""
        wrong = mischief.wrong_claim(self.round, self.rng, calls=self.calls, challenges=self.challenges)
        if wrong is None:
            return
        kind, claim, because = wrong
        if claim["claim"] == "uno.play":
            self.round.exposed[claim["seat"]].add(claim["card"])
        self.tally[f"mischief: {kind}"] += 1
        yield self._step(claim, self._reporter(claim), "unlawful", because)

    def _reporter(self, claim: dict) -> str | int:
        """Who has the right to report it: a shown hand is the challenger's or keeper's to tell."""
        keepers = claim["claim"] in ("uno.deal", "uno.show_hand")
        return "keeper" if keepers else self._by(claim["seat"])

    def _note_play(self, card: str) -> None:
        if self.round.out is not None:
            self.tally[f"last card {_kind(card)}"] += 1

    def _step(self, claim: dict, by: str | int, expect: str, because: str) -> Step:
        return Step(claim, by, expect, because, self.sees())

    def _by(self, seat: int) -> str | int:
        return self.rng.choice(("keeper", seat))

    def _chance(self, probability: float) -> bool:
        return self.rng.random() < probability


CHALLENGE = "rules.md rows 31 and 35: the target challenges before drawing"
VISIBLE = (
    *("round", "dealer", "turn", "direction", "top", "color"),
    *("hands", "draw_pile", "debt", "out", "totals"),
)


def _debt(round_: Round) -> dict | None:
    return round_.debt and {"seat": round_.debt.seat, "count": round_.debt.count}


def _kind(card: str) -> str:
    face = rules.face_of(card)
    return "number" if face.isdigit() else face


# ---- the table checks itself -------------------------------------------------------------------------------

EXPECTED = (
    *(f"first card {kind}" for kind in ("number", *rules.ACTIONS, rules.WILD, rules.WILD_DRAW_FOUR)),
    *(f"last card {kind}" for kind in ("number", *rules.ACTIONS, rules.WILD, rules.WILD_DRAW_FOUR)),
    "first color named by a card",
    "pile short, discards shuffled",
    "both piles dry, the rest lapses",
    "voluntary draw of nothing",
    "debt drawn aloud",
    "debt closed by the next act",
    "debt closed by the first count",
    "drawn card kept silently",
    "challenge: guilty",
    "challenge: innocent",
    "call: early",
    "call: in the window",
    "call: late",
    *(f"mischief: {kind.__name__}" for kind in mischief.kinds(rare=True) + mischief.kinds(rare=False)),
)


def _check_step(table: Table, step: Step, before: dict | None) -> None:
    """Conservation (rules.md 5.1), a debt on the seat on turn, nothing changed by what is refused."""
    if step.expect == "unlawful":
        assert step.sees == before
    round_ = table.round
    if round_ is None:
        return
    cards = Counter(round_.pile) + Counter(round_.discards)
    assert sum(map(Counter, round_.hands), cards) == rules.DECK
    assert sum(step.sees["hands"]) + step.sees["draw_pile"] + len(round_.discards) == 108
    assert (round_.turn is None) == (round_.out is not None)
    assert round_.debt is None or round_.out is not None or round_.debt.seat == round_.turn


def _check_scores(before: dict, after: dict) -> None:
    """Row 52: in a scored round exactly one seat gains."""
    gains = [new - old for new, old in zip(after["totals"], before["totals"], strict=True)]
    scored = before["round"] is not None and after["round"] is None
    assert sum(gain != 0 for gain in gains) <= scored and min(gains) >= 0


def _play_match(table: Table, steps: Counter) -> None:
    before = None
    for step in table.steps():
        _check_step(table, step, before)
        if before:
            _check_scores(before, step.sees)
        steps[f"{step.claim['claim']}: {step.expect}"] += 1
        before = step.sees
    assert sum(total >= rules.TARGET for total in table.totals) == 1
    steps["rounds"] += table.number
    steps["matches"] += 1


def check(matches: int = 216) -> Counter:
    """Every number of seats with every combination of switches; all that should occur must occur."""
    steps, tally = Counter(), Counter()
    for seed in range(matches):
        calls, challenges, wrong = (bool(seed // 9 >> bit & 1) for bit in range(3))
        table = Table(seed, 2 + seed % 9, calls=calls, challenges=challenges, mischief=wrong)
        _play_match(table, steps)
        tally += table.tally
    missing = [kind for kind in EXPECTED if not tally[kind]]
    assert not missing, missing
    return steps + tally


if __name__ == "__main__":
    for kind, number in sorted(check().items()):
        print(f"{number:8} {kind}")

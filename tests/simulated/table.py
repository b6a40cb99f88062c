"""People at a table playing classic UNO by any rules, and every claim their phones make to the referee.

`Table(seed, seats).steps()` yields `Step` after `Step`: the JSON of a claim, who reports it, what the verdict
must be and why, and what everybody can see afterwards. The dealer here knows every hand, the referee never
does, so whatever it answers can be held against these steps. The rules come from docs/rules:
uno.md and house-rules.md (`rules.py`), and entries.md for what is settled without a claim (`truth.py`). The
unlawful claims come from `mischief.py`, what people agree on from `variants.py`. Where two rules meet and no
text says what comes of it, people here avoid the situation.

`python -m tests.simulated.table` plays matches by many rules and checks the table (`check.py`).
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.simulated import hands, house_mischief, jumps, mischief, rules, scoring
from tests.simulated.agreed import Agreed
from tests.simulated.comings import Comings
from tests.simulated.house import House
from tests.simulated.knowledge import provable, shown_although
from tests.simulated.people import Step
from tests.simulated.truth import Round
from tests.simulated.variants import fits

MISCHIEF = 0.087  # after a lawful step, so that about 8 % of all steps are unlawful
PATIENCE = 150  # acts after which everybody plays whatever fits, so that every round ends
TEMPERS = ((0.02, 8), (0.1, 6), (0.4, 2), (0.92, 2))  # chance to draw although able, and its weight

__all__ = ["Step", "Table"]


class Table(Comings, House):
    """A match among 2 to 10 seats; seat 0 deals the first round and clockwise is 0, 1, 2 and so on.

    `calls` turns on "UNO!" and catching, `challenges` the challenge of a Wild Draw Four, `two_phones` of
    accused and challenger that contradict each other now and then (whose entries are numbered as here),
    `mischief` claims that are visibly unlawful; `comings` that people come and go between rounds and may have
    begun on paper; `rules` is the JSON of a ruleset, None the standard. The same arguments always give the
    same match.
    """

    def __init__(
        self,
        seed: int,
        seats: int,
        *,
        calls: bool = False,
        challenges: bool = False,
        two_phones: bool = False,
        mischief: bool = True,
        comings: bool = False,
        rules: dict | None = None,
    ):
        self.comings = comings
        self.paper = 0  # so many rounds were played on paper
        self.missed: dict[int, set[int]] = {}
        self.rng = Random(seed)
        self.agreed = Agreed.on(rules)
        assert fits(str(self.agreed["scoring"]), seats)
        self.seats, self.mischief = seats, mischief
        self.calls = calls and self.agreed.calls
        self.challenges = challenges and self.agreed.challenges
        self.two_phones = two_phones
        self.submission = 1  # claims, the opening being the first
        self.order = list(range(seats))
        self.totals = [0] * seats
        self.number = 0
        self.dealer = 0
        self.round: Round | None = None
        self.decline = 0.0
        self.in_doubt = False  # the next act keeps a drawn card that, if it fitted, had to be laid
        self.offered: jumps.Crazy | None = None
        self.tally: Counter = Counter()

    def steps(self) -> Iterator[Step]:
        """A whole match: what people do, and now and then what they only claim."""
        for step in self._match():
            yield step
            if self.mischief and not self.is_closed() and self._chance(MISCHIEF):
                yield from self._wrong_claim()

    # ---- the match -----------------------------------------------------------------------------------------

    def _match(self) -> Iterator[Step]:
        """Rows 51-54: rounds until the match is decided, or without a score until people stop."""
        yield from self._first_dealer()
        if self.comings:
            yield from self._from_paper()
        while not scoring.is_over(self.agreed, self.totals, self.order, self.number):
            yield self._deal()
            while self.round.out is None:
                yield from self._go_on()
                if self._is_stuck():
                    self.tally["given up"] += 1
                    return
            yield from self._settle_up()
            if self.comings and not scoring.is_over(self.agreed, self.totals, self.order, self.number):
                yield from self._come_and_go()
        if self.agreed["scoring"] == "none":
            yield self._step({"claim": "match.finish"}, "keeper", "upheld", "entries.md 6.10: people stop")

    def _is_stuck(self) -> bool:
        """Row 25: with dry piles a house rule can leave nobody a card to lay; people go home then."""
        return not self.agreed.is_standard and self.round.acts > 4 * PATIENCE

    def _first_dealer(self) -> Iterator[Step]:
        """Row 3: by other readings cards are drawn for the deal; who must draw again is refused first."""
        if self.agreed["first-dealer"] == "numbers":
            return
        drawn, self.dealer = scoring.dealer_draws(self.rng, self.agreed, self.order)
        because = "uno.md 3: the highest card deals"
        if self.agreed["first-dealer"] == "again" and self.mischief:
            again = "uno.md 3: a card without a number is drawn again"
            yield self._step(_dealer_claim(drawn | {0: rules.WILD}), "keeper", "unlawful", again)
        yield self._step(_dealer_claim(drawn), "keeper", "lawful", because)

    def _deal(self) -> Step:
        """Rows 5-14: seven each and a first card; tempers change from round to round."""
        (self.decline,) = self.rng.choices(*zip(*TEMPERS, strict=True))
        self.number += 1
        self.round = Round(self.rng, self.seats, self.order, self.dealer, self.tally, self.agreed)
        turned_up = list(self.round.turned_up)
        self.tally.update(f"first card {_kind(card)}" for card in turned_up)
        claim = {"claim": "uno.deal", "turned_up": turned_up}
        return self._step(claim, "keeper", "lawful", "uno.md 5-13: the first card acts as if played")

    def _go_on(self) -> Iterator[Step]:
        """What comes next: a first color, something out of turn, a debt, or the turn of whoever acts now."""
        round_ = self.round
        assert round_.acts < 20 * PATIENCE, "a round that never ends"
        if round_.owes_color is not None:
            yield from self._first_color()
            return
        yield from self._decide_later()
        if round_.out is not None:
            return  # what was decided has cost a hand more cards than the limit lets it hold
        happened = False
        if not self.agreed.is_standard:
            for step in self._extras():
                happened = True
                yield step
        if happened:
            return
        if round_.debt:
            yield from self._face_debt()
        else:
            self.in_doubt = bool(round_.drawn) and self.agreed["drawn-card"] == "must"
            yield from self._turn(round_.after(round_.turn) if round_.drawn else round_.turn)

    def _first_color(self) -> Iterator[Step]:
        """Row 12: the first player names the color of a turned-up Wild, or lays a card that names it."""
        seat = self.round.owes_color
        held = self.round.hands[seat]
        colored = [card for card in held if not rules.is_wild(card) and not self._avoids(seat, card)]
        if colored and self._chance(0.5):
            self.tally["first color named by a card"] += 1
            yield from self._put_down(seat, self.rng.choice(colored))
        else:
            yield self._name(seat, "uno.md 12: the first player names the color")

    def _settle_up(self) -> Iterator[Step]:
        """Rows 45 and 52: the last debt is drawn, said or unsaid; then every hand that counts is counted."""
        if self.is_closed():
            self.round = None
            return
        if self.round.debt and self._chance(0.5):
            yield self._pay("uno.md 45: a last card's debt is drawn and counted")
        others = scoring.counting(self.agreed, self.round)
        for seat in self.rng.sample(others, len(others)):
            yield self._count(seat, len(others))

    def _count(self, seat: int, hands: int) -> Step:
        """Rows 47-50: one hand, card by card, as values or as points; the last one scores the round."""
        self.round.count(seat)
        cards = list(self.round.hands[seat])
        values = [self.agreed.points(card) for card in cards]
        left = self.rng.choice(({"cards": cards}, {"values": values}, {"points": sum(values)}))
        if len(self.round.counted) == hands:
            self._score()
            self.round = None
        claim = {"claim": "uno.count", "seat": seat, **left}
        return self._step(claim, self._by(seat), "lawful", "uno.md 47-49: what is left in a hand")

    def _score(self) -> None:
        """Rows 4 and 51-54: the columns, who is still in, and the next dealer."""
        for seat, gain in scoring.gains(self.agreed, self.round).items():
            self.totals[seat] += gain
        self.round.is_scored = True
        self.order = scoring.still_in(self.agreed, self.totals, self.order)
        self.dealer = scoring.next_dealer(self.agreed, self.round, self.order)

    def _score_if_closed(self) -> None:
        """Row 51: without a score the round is over with the last card, and counts as won."""
        if self.round is not None and self.is_closed() and not self.round.is_scored:
            self._score()

    def _step(self, claim: dict, by: str | int, expect: str, because: str) -> Step:
        """Also a limit of cards may have closed the round. A lawful claim stands if a card speaks against it
        that was shown in a hand and has gone back unseen since."""
        self._score_if_closed()
        may_speak = self.round is not None and bool(self.round.put_back)
        expect = "lawful" if expect == "upheld" and may_speak else expect
        return super()._step(claim, by, expect, because)

    # ---- a turn --------------------------------------------------------------------------------------------

    def _is_lively(self) -> bool:
        return self.round.acts <= PATIENCE

    def _turn(self, seat: int) -> Iterator[Step]:
        """Rows 17-20: play, or draw although able, or draw in need."""
        yield from self._say_early(seat)
        several = self._equal(seat) if self.agreed.has("equal-cards") else []
        card = self._choose(seat)
        if card is not None and several and self._chance(0.6):
            yield from self._play_equal(seat, several)
        elif card is not None:
            yield from self._put_down(seat, card)
        elif self.agreed.has("draw-until"):
            yield from self._draw_until(seat)
        else:
            yield from self._draw(seat)

    def _choose(self, seat: int) -> str | None:
        """A card that may be played, or None to draw."""
        fitting = [card for card in self.round.hands[seat] if self._may_lay(seat, card)]
        if not fitting:
            return None
        if not self._declines():
            return self.rng.choice(fitting)
        is_shown = not self.round.knows[seat].shown.isdisjoint(fitting)
        self.tally["drew although a card was shown"] += self.agreed.must_lay and is_shown
        return None

    def _declines(self) -> bool:
        """Row 17: drawing although able; with dry piles, and late in a round, people get on with it."""
        if not self._is_lively():
            return False
        return self._chance(self.decline if self.round.available() else self.decline / 3)

    def _may_lay(self, seat: int, card: str) -> bool:
        """Rows 15 and 30. Nobody plays a Wild Draw Four if visible facts might already prove what is held."""
        round_ = self.round
        if self._avoids(seat, card) or not round_.may_be_last(seat, card):
            return False
        if card == rules.WILD_DRAW_FOUR and len(round_.hands[seat]) > 1:
            return not provable(round_, seat)
        return round_.fits(card)

    def _avoids(self, seat: int, card: str) -> bool:
        """What people never lay: a wild whose color they could not name, and what no text decides."""
        round_, agreed = self.round, self.agreed
        rest = len(round_.hands[seat]) > 1
        bare = agreed.has("named-color") and rules.is_wild(card) and not _colors(round_.hands[seat])
        optional = agreed.seven_may_keep and rules.face_of(card) == "7"
        return (
            (rest and bare)
            or (rest and bool(optional) and len(round_.order) == 2)
            or jumps.is_doubtful(round_, seat, card)
        )

    def _put_down(self, seat: int, card: str, how: str = "plays", **drawn: bool) -> Iterator[Step]:
        """The play, the color or swap if that comes later, and what people say then."""
        yield self._play(seat, card, how, drawn)
        if not self.is_closed():
            yield from self._settle_card()
            yield from self._talk()

    def _play(self, seat: int, card: str, how: str, drawn: dict) -> Step:
        if drawn:
            self.round.mend(seat, [card], untold=1)
        after_draw = self.round.drawn is not None and self.round.turn == seat
        color, said = self._color_for(seat, card), self._says_with_card(seat)
        bluffs = card == rules.WILD_DRAW_FOUR and bool(shown_although(self.round, seat))
        self.tally["bluffed although a card was shown"] += bluffs
        lay = {"plays": self.round.play, "answers": self.round.pass_on, "jumps": self.round.jump}[how]
        self.tally[f"{how} {_kind(card)}"] += how != "plays"
        lay(seat, card, color.get("color"), bool(said))
        claim = {"claim": "uno.play", "seat": seat, "card": card, **color, **drawn, **said}
        expect, because = self._verdict(seat, card, after_draw, how)
        self._note_play(card)
        self._score_if_closed()
        return self._step(claim, self._by(seat), self._doubted(expect), because)

    def _verdict(self, seat: int, card: str, after_draw: bool, how: str) -> tuple[str, str]:
        """entries.md 6.4: an unprovable Wild Draw Four stands, a plain lawful play is upheld."""
        round_ = self.round
        if card == rules.WILD_DRAW_FOUR and how == "answers":
            return "lawful", "house-rules.md 3.2: it answers the debt"
        if round_.out is not None and card == rules.WILD_DRAW_FOUR:
            unsure = after_draw or not self.agreed.is_standard
            return "lawful" if unsure else "upheld", "uno.md 36: an empty hand proves it lawful"
        if card == rules.WILD_DRAW_FOUR:
            return "stands", "uno.md 30: its condition cannot be seen"
        if after_draw or round_.owes_color is not None or hands.changes(round_, card):
            return "lawful", "uno.md 18, 65: a drawn card, or a wild still without its color"
        if rules.is_wild(card) and self.agreed.has("named-color"):
            return (
                "lawful" if round_.out is not None else "stands",
                "house-rules.md 3.13: the color named is held",
            )
        return "upheld", "uno.md 15, 16: it matches"

    def _doubted(self, expect: str) -> str:
        """Row 18: keeping a drawn card that fits may have been wrong; the act that settles it is not bare."""
        in_doubt, self.in_doubt = self.in_doubt, False
        return "lawful" if in_doubt and expect == "upheld" else expect

    def _color_for(self, seat: int, card: str) -> dict:
        """Row 26: a wild's color, with the card or later; where it must be held, with hands unchanged."""
        if not rules.is_wild(card):
            return {}
        if self.agreed.has("named-color") and len(self.round.hands[seat]) == 1:
            return {}
        moves = self.agreed.has("named-color") and hands.changes(self.round, card)
        return {"color": self._pick_color(seat)} if moves or self._chance(0.6) else {}

    def _pick_color(self, seat: int) -> str:
        """Any color; at some tables one that is held."""
        held = _colors(self.round.hands[seat]) if self.agreed.has("named-color") else []
        return self.rng.choice(held or rules.COLORS)

    def _name(self, seat: int, because: str) -> Step:
        color = self._pick_color(seat)
        self.round.name_color(color)
        claim = {"claim": "uno.color", "seat": seat, "color": color}
        expect = "lawful" if self.agreed.has("named-color") else "upheld"
        return self._step(claim, self._by(seat), expect, because)

    # ---- drawing -------------------------------------------------------------------------------------------

    def _draw(self, seat: int) -> Iterator[Step]:
        """Rows 18-20 and 25: draw one, then lay it or keep it, saying as much or as little as people do."""
        expect = self._draw_verdict(seat)
        self.round.close_for(seat)
        if not self.round.available():
            yield self._draw_nothing(seat)
            return
        card = self.round.draw(seat)
        if not self.round.plays(seat):
            yield self._drew_one(seat, expect, keeps=False)
            return
        lays = self._may_lay(seat, card) and self._chance(0.7)
        if lays and self._chance(0.5):
            yield from self._put_down(seat, card, drawn=True)
        else:
            yield from self._draw_first(seat, card, lays, expect)

    def _draw_verdict(self, seat: int) -> str:
        """Row 17: where who can lay must, nobody sees whether a draw was needed."""
        if not self.agreed.must_lay:
            return "upheld"
        return "stands"

    def _draw_first(self, seat: int, card: str, lays: bool, expect: str) -> Iterator[Step]:
        """The draw is claimed by itself; then the card is laid, kept aloud or kept in silence."""
        yield self._drew_one(seat, expect, keeps=not lays and self._chance(0.4))
        if lays and self.round.plays(seat):
            yield from self._say_early(seat)
            yield from self._put_down(seat, card)
        else:
            yield from self._talk()

    def _drew_one(self, seat: int, expect: str, keeps: bool) -> Step:
        """Row 18: keeping what may have had to be laid cannot be seen either."""
        if keeps:
            self.round.keep()
        if keeps and self.agreed["drawn-card"] == "must" and expect == "upheld":
            expect = "stands"
        more = {"keep": True} if keeps else {}
        count = {"count": 1} if self._chance(0.1) else {}
        claim = {"claim": "uno.draw", "seat": seat, **count, **more}
        because = "uno.md 17, 19: one card is drawn"
        return self._step(claim, self._by(seat), self._doubted(expect), because)

    def _draw_nothing(self, seat: int) -> Step:
        self.round.draw_nothing(seat)
        claim = {"claim": "uno.draw", "seat": seat, "count": 0}
        return self._step(claim, self._by(seat), "lawful", "uno.md 25: nothing is left to draw")

    def _draw_until(self, seat: int) -> Iterator[Step]:
        """house-rules.md 3.6: one by one until a card fits, which is laid; told at once or in parts."""
        expect, untold, told = self._draw_verdict(seat), 0, False
        self.round.close_for(seat)
        if not self.round.available():
            yield self._draw_nothing(seat)
            return
        while self.round.plays(seat):  # a fine may have thrown somebody out meanwhile
            card, untold = self.round.draw(seat), untold + 1
            if not self.round.plays(seat):
                yield self._drew(seat, untold, expect, keeps=False)
                return
            fits = self._may_lay(seat, card) and card != rules.WILD_DRAW_FOUR
            keeps = fits and self.agreed.says("draw-until", "keep") and self._chance(0.3)
            if fits and not keeps and untold == 1 and not told and self._chance(0.4):
                yield from self._put_down(seat, card, drawn=True)
                return
            if fits or not self.round.available():
                yield self._drew(seat, untold, expect, bool(keeps or not fits))
                yield from self._put_down(seat, card) if fits and not keeps else self._talk()
                return
            if self._chance(0.5):
                yield self._drew(seat, untold, expect, keeps=False)
                expect, untold, told = "lawful", 0, True
                if not self.round.available():  # somebody was fined meanwhile
                    yield self._draw_nothing(seat)
                    return

    def _drew(self, seat: int, count: int, expect: str, keeps: bool) -> Step:
        """house-rules.md 3.6: so many cards; kept only where people may, or where nothing is left."""
        self.tally["drew until it fits"] += 1
        if keeps:
            self.round.keep()
        claim = {"claim": "uno.draw", "seat": seat, "count": count} | ({"keep": True} if keeps else {})
        if count == 1 and not keeps and self._chance(0.5):
            del claim["count"]
        expect = "lawful" if keeps else expect
        return self._step(claim, self._by(seat), expect, "house-rules.md 3.6: drawn until a card fits")

    # ---- mischief ------------------------------------------------------------------------------------------

    def _wrong_claim(self) -> Iterator[Step]:
        """A claim that must be refused and changes nothing, but shows a card to all and may be fined."""
        more = house_mischief.kinds(self.agreed, self.calls)
        wrong = mischief.wrong_claim(self.round, self.rng, more, calls=self.calls, challenges=self.challenges)
        if wrong is None:
            return
        kind, claim, because = wrong
        is_new = self._expose(claim)
        self.tally[f"mischief: {kind}"] += 1
        self._fine(kind, claim, is_new)
        yield self._step(claim, self._reporter(claim), "unlawful", because)

    def _expose(self, claim: dict) -> bool:
        """Row 57: a refused card goes back into the hand, and proves nothing. Whether one is shown anew."""
        if claim["claim"] not in ("uno.play", "uno.play_equal", "uno.color_crazy"):
            return False
        hand, cards = self.round.hands[claim["seat"]], claim.get("cards", [claim.get("card")])
        shown = self.round.knows[claim["seat"]].shown
        new = {card for card in cards if card in hand} - shown
        shown.update(new)
        return bool(new)

    def _fine(self, kind: str, claim: dict, is_new: bool) -> None:
        """Rows 43 and 57: where people agreed on a fine, it is drawn at once."""
        seat, cards = house_mischief.fine(self.round, kind, claim)
        if not cards:
            return
        self.tally["fined"] += 1
        if claim["claim"] == "uno.catch":
            self.round.accused_falsely_in = self.round.turn
        drawn = self.round.fine(seat, cards, may_go_back=claim["claim"] == "uno.play")
        if is_new and claim["claim"] == "uno.play":
            self.round.fined.append((self.round.acts, seat, claim["card"], drawn))

    def _reporter(self, claim: dict) -> str | int:
        """Who has the right to report it: a shown hand is the challenger's or keeper's to tell."""
        keepers = claim["claim"] in ("uno.deal", "uno.show_hand")
        return "keeper" if keepers else self._by(claim["seat"])

    def _note_play(self, card: str) -> None:
        if self.round.out is not None:
            self.tally[f"last card {_kind(card)}"] += 1


def _colors(hand: list[str]) -> list[str]:
    """The colors held, in their usual order."""
    held = {rules.color_of(card) for card in hand}
    return [color for color in rules.COLORS if color in held]


def _dealer_claim(drawn: dict[int, str]) -> dict:
    """Row 3: who drew which card for the deal."""
    return {"claim": "match.dealer", "cards": {str(seat): card for seat, card in drawn.items()}}


def _kind(card: str) -> str:
    face = rules.face_of(card)
    return "number" if face.isdigit() else face


if __name__ == "__main__":
    from tests.simulated.check import main

    main()

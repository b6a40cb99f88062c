"""Two phones that contradict each other: docs/rules/uno.md 33, 34; entries.md 6.5-6.7.

The first word *stands* and applies. The same from the other party makes it upheld, the opposite contested.
Neither of them settles it alone. A decision moves cards, never the turn.
"""

from dataclasses import replace
from random import Random
from typing import Any

from tests.api.phone import Phone
from tests.evenings.asking import ACCEPTED, Moment, Table
from tests.evenings.books import Played
from tests.evenings.cards import drawn
from tests.evenings.followed import Contest, GolfRound, UnoRound, some_other_color

WITHIN_THE_GRACE, TOO_LATE = (0.0, 0.4, 1.5), (1.501, 2.0, 60.0)
"""Seconds. The grace is 1.5 s."""
PENALTY = 2


def moment(table: Table, followed: UnoRound | GolfRound) -> Moment:
    return replace(table.now, followed=followed)


# --- a Wild Draw Four ---


def draw_four(rng: Random, table: Table) -> None:
    """Somebody lays one; it is drawn for, or challenged and answered in one of many ways."""
    before: UnoRound = table.now.followed.closed()
    accused, color = before.turn, before.color
    laid = table.now.followed.lay_draw_four(rng.choice(some_other_color(color)))
    claim = {"claim": "uno.play", "seat": accused, "card": "wild draw four", "color": laid.color}
    if before.hands[accused] == 2:
        claim["said_uno"] = True
    table.lawful(claim, moment(table, laid), "a Wild Draw Four may be laid, and challenged")
    if rng.random() < 0.8:
        _challenge(rng, table, accused, color)


def _challenge(rng: Random, table: Table, accused: int, color: str) -> None:
    laid: UnoRound = table.now.followed
    challenger = laid.turn
    tellers = _tellers(rng, table, accused, challenger)
    claim = {"claim": "uno.challenge", "seat": challenger}
    phone = tellers.get(challenger)
    then = moment(table, replace(laid, challenged=(accused, color)))
    by = _name(table, phone, challenger)
    table.lawful(claim, then, "who should draw may challenge", phone=phone, by=by)
    told = Told(rng, table, tellers)
    if not told.tellers or (len(told.tellers) == 1 and rng.random() < 0.5):
        told.by_the_keeper()
    else:
        told.by_the_parties()


def _tellers(rng: Random, table: Table, accused: int, challenger: int) -> dict[int, Phone]:
    """Which of the two have a phone; sometimes the scorekeeper's own seat is one of them."""
    way = rng.choice(("both", "both", "both", "one", "sits", "none"))
    if way == "none":
        return {}
    parties = rng.sample((accused, challenger), 2)
    if way == "sits" and parties[0] not in table.phones:
        table.sit_down_with_the_score(parties[0])
    return {seat: table.phone_of(seat) for seat in (parties[:1] if way == "one" else parties)}


def _name(table: Table, phone: Phone | None, seat: int) -> str:
    if phone is None:
        return "keeper"
    return f"scorekeeper in seat {seat}" if seat == table.sitting else f"phone of seat {seat}"


def answer_by_the_keeper(rng: Random, table: Table) -> None:
    """A challenge that stands open."""
    Told(rng, table, {}).by_the_keeper()


class Told:
    """What the accused and the challenger tell of a hand, and what follows from it."""

    def __init__(self, rng: Random, table: Table, tellers: dict[int, Phone]):
        self.rng, self.table, self.tellers = rng, table, tellers
        self.accused, self.color = table.now.followed.challenged
        self.laid: UnoRound = replace(table.now.followed, challenged=None)
        self.challenger = self.laid.turn

    def answer(self, seat: int, held: bool) -> dict[str, Any]:
        """The accused shows the hand; the challenger says what was in it."""
        said = {"hand": self._hand(held)} if seat == self.accused else {"held_color": held}
        return {"claim": "uno.show_hand", "seat": self.accused, **said}

    def _hand(self, held: bool) -> list[str]:
        """As many cards as were in it, one of the color or none; and none that lies on the discards now."""
        unseen = self.table.now.followed.unseen
        with_it = {card: n for card, n in unseen.items() if card.startswith(self.color)}
        others = unseen.copy()
        others.subtract(with_it)
        of_color = [self.rng.choice(sorted(with_it))] if held else []
        return of_color + drawn(self.rng, +others, self.laid.hands[self.accused] - len(of_color))

    def judged(self, held: bool) -> UnoRound:
        """Rows 33 and 34: the four go to the accused, or six to the challenger, who misses the turn."""
        if held:
            return replace(self.laid.get({self.accused: 4}), debt=None, turn=self.challenger)
        return replace(self.laid, debt=(self.challenger, 6))

    def crossed(self, entry: int, now: UnoRound | None = None) -> UnoRound:
        """As if nobody had challenged: the four are owed, the turn is lost."""
        as_if = self.laid if now is None else now
        guilty = {self.accused: 4, self.challenger: -4}
        moves = {self.challenger: guilty, self.accused: {self.challenger: 2}}
        contest = Contest(entry, self.accused, moves, owed=now is None)
        return replace(as_if, contests=(*as_if.contests, contest))

    def by_the_keeper(self) -> None:
        """The keeper speaks for the table: it is settled."""
        held = self.rng.random() < 0.5
        claim = {"claim": "uno.show_hand", "seat": self.accused, "held_color": held}
        then = moment(self.table, self.judged(held))
        self.table.hear(claim, {"upheld": [then]}, "the scorekeeper's word is upheld")

    def by_the_parties(self) -> None:
        """One tells, and maybe the other."""
        parties = [*self.tellers]
        first = self.rng.choice(parties)
        held = self.rng.random() < 0.5
        self._first_word(first, held)
        others = [seat for seat in parties if seat != first]
        if others and self.rng.random() < 0.85:
            self._second_word(others[0], held, opposite=self.rng.random() < 0.7)

    def _first_word(self, seat: int, held: bool) -> None:
        then = moment(self.table, self.judged(held))
        because, verdict = "one party's word on a challenge stands, and settles nothing", "stands"
        if self.table.sitting == seat and not {self.accused, self.challenger} <= set(self.table.phones):
            because, verdict = "who keeps the score speaks for a party without a phone", "upheld"
        phone = self.tellers[seat]
        claim = self.answer(seat, held)
        by = _name(self.table, phone, seat)
        self.table.hear(claim, {verdict: [then]}, because, phone=phone, by=by)

    def _second_word(self, seat: int, held: bool, *, opposite: bool) -> None:
        table, phone = self.table, self.tellers[seat]
        because = "the other party's word on a challenge"
        by = _name(table, phone, seat)
        if not opposite:
            claim = self.answer(seat, held)
            table.hear(claim, {"upheld": [table.now]}, f"{because} is the same", phone=phone, by=by)
            return
        way = self.rng.choice(("at once", "at once", "at once", "seen", "unseen"))
        if way == "at once" or not (fitting := table.now.followed.fitting()):
            self._contest(seat, held, self.crossed(table.keeper.number + 1), because, table.keeper.number)
            return
        shown = table.keeper.number
        lay(table, self.rng.choice(fitting))
        if table.now.followed is None or table.now.followed.out is not None:
            return
        if way == "seen":
            claim = self.answer(seat, not held)
            table.refused(claim, f"{because} comes after somebody has acted", phone=phone, by=by)
            return
        self._unseen_word(seat, held, because, shown)

    def _unseen_word(self, seat: int, held: bool, because: str, shown: int) -> None:
        """Told in good faith by a phone that had not seen the act, it counts if it comes at once."""
        table = self.table
        if wait_too_long(self.rng, table):
            claim, phone = self.answer(seat, not held), self.tellers[seat]
            too_late = f"{because} comes long after somebody has acted"
            table.refused(claim, too_late, phone=phone, seen=shown, by=_name(table, phone, seat))
            return
        acted: UnoRound = table.now.followed
        undone = acted.get({self.accused: -4, self.challenger: 4} if held else {self.challenger: -2})
        crossed = self.crossed(table.keeper.number + 1, undone)
        self._contest(seat, held, crossed, f"{because} had not seen the act", shown)

    def _contest(self, seat: int, held: bool, then: UnoRound, because: str, seen: int) -> None:
        table, phone = self.table, self.tellers[seat]
        table.hear(
            self.answer(seat, not held),
            {"contested": [moment(table, then)]},
            f"{because} is the opposite",
            phone=phone,
            seen=seen,
            by=_name(table, phone, seat),
        )
        if self.rng.random() < 0.6:
            decide(self.rng, table)


# --- calls and catches ---


def call_or_catch(rng: Random, table: Table, game: str, at_one: int) -> None:
    """Somebody has come to one card and did not call. The phones of the table tell what they like."""
    others = [seat for seat in table.now.followed.seats if seat not in (at_one, table.sitting)]
    if not others or at_one == table.sitting:
        return
    said = Said(rng, table, game, at_one, rng.choice(others))
    way = rng.choice(("caught", "crossed", "crossed", "crossed", "called", "unseen", "keeper", "later"))
    getattr(said, way)()


class Said:
    """What the one with one card and the one who catches tell."""

    def __init__(self, rng: Random, table: Table, game: str, at_one: int, catcher: int):
        self.rng, self.table, self.game = rng, table, game
        self.at_one, self.catcher = at_one, catcher
        self.phones = {seat: table.phone_of(seat) for seat in (at_one, catcher)}
        self.before = table.now.followed

    def catch(self, wanted: dict[str, list[Moment]], because: str, seen: int | None = None) -> dict[str, Any]:
        claim = {"claim": f"{self.game}.catch", "caught": self.at_one, "seat": self.catcher}
        how = {"phone": self.phones[self.catcher], "by": f"phone of seat {self.catcher}", "seen": seen}
        return self.table.hear(claim, wanted, because, **how)

    def call(self, wanted: dict[str, list[Moment]], because: str) -> dict[str, Any]:
        claim = {"claim": f"{self.game}.call", "seat": self.at_one}
        how = {"phone": self.phones[self.at_one], "by": f"phone of seat {self.at_one}"}
        return self.table.hear(claim, wanted, because, **how)

    @property
    def fined(self) -> Moment:
        return moment(self.table, self.before.get({self.at_one: PENALTY}))

    def contested(self) -> Moment:
        """The cards lapse until it is decided."""
        moves = {self.catcher: {self.at_one: PENALTY}, self.at_one: {}}
        contest = Contest(self.table.keeper.number + 1, self.at_one, moves)
        return moment(self.table, replace(self.before, contests=(*self.before.contests, contest)))

    def caught(self) -> None:
        self.catch({"stands": [self.fined]}, "a catch from a seat's phone stands and applies")

    def crossed(self) -> None:
        self.caught()
        self.call({"contested": [self.contested()]}, "who was caught says to have called")
        if self.rng.random() < 0.7:
            decide(self.rng, self.table)

    def called(self) -> None:
        self.call({"upheld": [self.table.now]}, "who calls first is safe")
        self.catch({"refused": [self.table.now]}, "who has called is not caught")

    def unseen(self) -> None:
        shown = self.table.keeper.number
        self.call({"upheld": [self.table.now]}, "who calls first is safe")
        if wait_too_long(self.rng, self.table):
            self.catch({"refused": [self.table.now]}, "a catch comes long after the call", seen=shown)
            return
        wanted = {"contested": [self.contested()]}
        self.catch(wanted, "a catch that had not seen the call crosses it", seen=shown)
        if self.rng.random() < 0.7:
            decide(self.rng, self.table)

    def keeper(self) -> None:
        claim = {"claim": f"{self.game}.catch", "caught": self.at_one}
        self.table.hear(claim, {"upheld": [self.fined]}, "a catch by the scorekeeper is upheld")
        wanted = dict.fromkeys((*ACCEPTED, "refused"), [self.table.now])
        self.call(wanted, "the scorekeeper's word is settled")

    def later(self) -> None:
        """The call comes after somebody has seen the catch and played on."""
        if not isinstance(self.before, UnoRound):
            return self.caught()
        self.caught()
        fitting = self.table.now.followed.fitting()
        if not fitting or self.table.now.followed.turn == self.at_one:
            return None
        lay(self.table, self.rng.choice(fitting))
        if self.table.now.followed is not None and self.table.now.followed.out is None:
            wanted = dict.fromkeys((*ACCEPTED, "refused"), [self.table.now])
            self.call(wanted, "a call after the next act speaks against nothing")
        return None


def wait_too_long(rng: Random, table: Table) -> bool:
    """A claim is on its way for a while: whether it arrives after the grace."""
    is_late = rng.random() < 0.3
    table.clock.wait(rng.choice(TOO_LATE if is_late else WITHIN_THE_GRACE))
    return is_late


def lay(table: Table, card: str) -> None:
    """Whoever is on turn lays a number of the color in force, and calls where it is due."""
    at: UnoRound = table.now.followed.closed()
    claim = {"claim": "uno.play", "seat": at.turn, "card": card}
    if at.hands[at.turn] == 2:
        claim["said_uno"] = True
    laid = at.lay(card)
    if laid.out is not None and table.books.form == "none":
        played = Played({seat: int(seat == laid.out) for seat in laid.seats}, laid.out)
        table.lawful(claim, Moment(table.books.score(played)), "nothing is counted, and the round is over")
    else:
        table.lawful(claim, moment(table, laid), "a number of the color in force goes")


# --- deciding ---


def decide(rng: Random, table: Table) -> None:
    """Neither party for itself; the scorekeeper, somebody else, or one that gives in."""
    contest: Contest = rng.choice(table.now.followed.contests)
    one, other = contest.parties
    for seat in rng.sample((one, other), rng.choice((0, 1, 2))):
        claim = {"claim": "match.decide", "entry": contest.entry, "for": seat}
        phone = table.phone_of(seat)
        table.refused(claim, "nobody settles it for himself", phone=phone, by=f"phone of seat {seat}")
    believed = rng.choice((one, other))
    outside = [seat for seat in table.now.followed.seats if seat not in contest.parties]
    who = rng.choice(["keeper", other if believed == one else one, *outside])
    claim = {"claim": "match.decide", "entry": contest.entry, "for": believed}
    settled = table.now.followed.decided(contest, believed)
    how = {} if who == "keeper" else {"phone": table.phone_of(who), "by": f"phone of seat {who}"}
    because = "what is contested is decided: cards move, the turn does not"
    table.hear(claim, {"upheld": [moment(table, settled)]}, because, **how)
    table.refused(claim, "what is settled is not settled again")

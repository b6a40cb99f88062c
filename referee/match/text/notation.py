"""Claims of any match as one line of text, both ways, and a whole game as a transcript."""

import re
import typing
from collections.abc import Callable, Collection, Mapping
from typing import Any

from referee.kit.cards import Card, card_named
from referee.kit.quantities import Count, EntryNumber, PersonName, Points, Remark, RoundNumber, Value
from referee.kit.seats import NameOf, Seat
from referee.kit.values import known
from referee.match.model.edits import Allow, Correct, LaterEntries, TakeBack
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.contests import Decide
from referee.match.table.hands import ReportPoints
from referee.match.table.people import Join, Leave, PaperScores, Recount, Rename
from referee.match.table.phones import Phone, Role
from referee.match.table.rounds import DrawForDeal, Finish, Note, PlayOn, Score, Void
from referee.match.text.rules_notation import RulesTextError, read_rules
from referee.rulings.tags import Claim

HOW_SEATED = re.compile(r"(?: with (?P<points>[0-9]+))?(?: left of (?P<place>.+))?$")
LATER: Mapping[LaterEntries, str] = {
    "keep": "",
    "drop": " and drop the rest",
    "fitting": " and keep what fits",
}
"""What becomes of what came after an entry that is corrected, said behind its number."""
SAID = {said.strip(): later for later, said in LATER.items()}
SeatOf = Mapping[str, Seat]
ROLES: Mapping[str, Role] = {role: role for role in typing.get_args(Role)}
CardOf = Callable[[str], Card]
Read = Callable[[str, SeatOf], Claim]
Write = Callable[[Any, NameOf], str | None]


class NotationError(ValueError):
    """A line that says nothing we understand; its text says what was expected."""


def read_claim(text: str, seats: SeatOf, card: CardOf, read: Read) -> Claim | None:
    """The claim of a line that any match understands; None if it is the game's own. `read(text, seats)` reads
    any line of the game."""
    head, _, rest = (part.strip() for part in text.partition(":"))
    words = text.split()
    match head.split():
        case ["score", *round_number]:
            return _read_score(rest, _round("score", round_number), seats, card)
        case ["points", "round", number]:
            return _read_points(rest, RoundNumber(whole(number)), seats)
        case ["note"]:
            return Note(Remark(rest))
        case ["draw", "for", "deal"]:
            return DrawForDeal({seat_named(name, seats): card for name, card in _named_cards(rest, card)})
        case ["void", *round_number]:
            return Void(_round("void", round_number))
        case ["rules"]:
            return AgreeOnRules(_read_rules(rest))
        case ["play", "on"]:
            return PlayOn()
        case ["play", "on", "to", target]:
            return PlayOn(Points(whole(target)))
        case ["finish"]:
            return Finish()
        case ["take", "back", "to", _]:
            return TakeBack(EntryNumber(whole(words[3])))
        case ["allow", _]:
            return Allow(EntryNumber(whole(words[1])))
        case ["agree", "to", "correct", entry, *said] if " ".join(said) in SAID:
            return Correct(EntryNumber(whole(entry)), read(rest, seats), SAID[" ".join(said)], agreed=True)
        case ["correct", entry, *said] if " ".join(said) in SAID:
            return Correct(EntryNumber(whole(entry)), read(rest, seats), SAID[" ".join(said)])
        case ["join"]:
            return _read_join(rest, seats)
        case ["rename", name]:
            return Rename(seat_named(name, seats), PersonName(rest))
        case ["paper"]:
            return _read_paper(rest, None, seats)
        case ["paper", "after", number, "round" | "rounds"]:
            return _read_paper(rest, RoundNumber(whole(number)), seats)
        case ["phone", "in" | "out" as went]:
            return _read_phone(rest, seats, left=went == "out")
        case ["count", "pile"]:
            return Recount(pile=Count(whole(rest)))
        case ["count", name]:
            return Recount(seat_named(name, seats), Count(whole(rest)))
        case [name, "comes", "back", *how]:
            points, left_of = _how_seated(" ".join(["", *how]), seats)
            return Join(None, left_of, points, seat_named(name, seats))
        case [name, "leaves"]:
            return Leave(seat_named(name, seats))
        case [name, "leaves,", "hand", points]:
            return Leave(seat_named(name, seats), Points(whole(points)))
        case ["decide", _, "for", name]:
            return Decide(EntryNumber(whole(words[1])), seat_named(name, seats))
    return None


def write_claim(claim: Any, name: NameOf, write: Write) -> str | None:
    """The line of a claim of any match; None if it is the game's own. `write(claim, name)` writes any of the
    game."""
    if isinstance(claim, Correct):
        agree = "agree to " if claim.agreed else ""
        return f"{agree}correct {claim.entry}{LATER[claim.later]}: {write(claim.instead, name)}"
    line = LINES.get(claim.__class__)
    return None if line is None else line(claim, name)


def totals(match: AnyMatch, name: NameOf) -> str:
    """The total of everybody clockwise, with a mark of who has left: `Ann 20, Bob 0, Dan 300 (left)`."""
    sit = [f"{name(seat)} {match.totals[seat]}" for seat in match.seating]
    left = (seat for seat in match.circle if seat not in match.seating)
    return ", ".join((*sit, *(f"{name(seat)} {match.totals[seat]} (left)" for seat in left)))


def reported_hands(match: AnyMatch, name: NameOf) -> str:
    """What was told of hands before the round is scored, behind all else of the state's line."""
    told = {seat: points for seat in match.order if (points := match.reported_points(seat)) is not None}
    hands = ", ".join(f"{name(seat)} {points}" for seat, points in told.items())
    return f" | told {hands}" if told else ""


def seat_named(name: str, seats: SeatOf) -> Seat:
    if name not in seats:
        raise NotationError(f"nobody here is called {name!r}")
    return seats[name]


def whole(text: str) -> int:
    if not text.isdecimal():
        raise NotationError(f"{text!r} is no whole number")
    return int(text)


def parts_of(text: str) -> list[str]:
    """The parts of a list such as `red 5, wild`; none of an empty one."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def cards_of(text: str, card: CardOf) -> tuple[Card, ...]:
    """The cards of such a list."""
    return tuple(map(card, parts_of(text)))


def card_among(cards: Collection[Card], game: str) -> CardOf:
    """What reads the printed name of a card of this game. Raises NotationError for any other."""

    def card_of_the_game(name: str) -> Card:
        card = card_named(name)
        if card not in cards:
            raise NotationError(f"{name!r} is no card of {game}")
        return card

    return card_of_the_game


def read_dealer(head: str, seats: SeatOf, how: str) -> Seat | None:
    """Who deals, of a line that begins with `deal` or `deal by Ann`; `how` such a line is written."""
    match head.split(maxsplit=2):
        case ["deal", "by", who]:
            return seat_named(who, seats)
        case ["deal"]:
            return None
    raise NotationError(how)


def _read_rules(text: str) -> Rules:
    try:
        return read_rules(text)
    except RulesTextError as error:
        raise NotationError(str(error)) from error


def _read_join(rest: str, seats: SeatOf) -> Join:
    who = known(HOW_SEATED.search(rest))
    points, left_of = _how_seated(who[0], seats)
    return Join(PersonName(rest[: who.start()]), left_of, points)


def _how_seated(text: str, seats: SeatOf) -> tuple[Points | None, Seat | None]:
    """With how many points, and to the left of whom, where that is said."""
    how = HOW_SEATED.fullmatch(text)
    if how is None:
        raise NotationError("write `join: Dan with 40 left of Ann`, or `Dan comes back with 40 left of Ann`")
    points, place = how["points"], how["place"]
    return Points(int(points)) if points else None, seat_named(place, seats) if place else None


def _read_paper(rest: str, rounds: RoundNumber | None, seats: SeatOf) -> PaperScores:
    amounts = (amount.split() for amount in rest.split(","))
    return PaperScores({seat_named(who, seats): Points(whole(points)) for who, points in amounts}, rounds)


def _read_phone(rest: str, seats: SeatOf, left: bool) -> Phone:
    role, _, name = rest.partition(" ")
    if role not in ROLES:
        raise NotationError("write `phone in: seat Ann`, `keeper`, `keeper Ann` or `watcher`")
    return Phone(ROLES[role], seat_named(name, seats) if name else None, left)


def _read_score(rest: str, number: RoundNumber | None, seats: SeatOf, card: CardOf) -> Score:
    words = rest.split()
    if words[:1] == ["winner"] and len(words) == 2:
        return Score(seat_named(words[1], seats), round=number)
    if words[:1] == ["winner"] and len(words) == 3:
        return Score(seat_named(words[1], seats), Points(whole(words[2])), round=number)
    if words[:1] == ["left"]:
        hands = (hand.strip().partition(" ") for hand in rest.removeprefix("left").split(";"))
        told = {seat_named(who, seats): cards for who, _, cards in hands}
        if any(cards[:1].isdecimal() for cards in told.values()):
            return Score(values={seat: _values(cards) for seat, cards in told.items()}, round=number)
        return Score(left={seat: cards_of(cards, card) for seat, cards in told.items()}, round=number)
    amounts = (amount.split() for amount in rest.split(","))
    return Score(
        points={seat_named(who, seats): Points(whole(points)) for who, points in amounts}, round=number
    )


def _read_points(rest: str, number: RoundNumber, seats: SeatOf) -> ReportPoints:
    match rest.split():
        case [name, points]:
            return ReportPoints(seat_named(name, seats), number, Points(whole(points)))
    raise NotationError("write `points round 3: Ben 34`")


def _values(text: str) -> tuple[Value, ...]:
    return tuple(Value(whole(part)) for part in parts_of(text))


def _written(left: Card | Value) -> str:
    return left.name if isinstance(left, Card) else str(left)


def _write_score(claim: Score, name: NameOf) -> str:
    head = "score:" if claim.round is None else f"score round {claim.round}:"
    if claim.hands is not None:
        hands = (f"{name(seat)} {', '.join(map(_written, hand))}" for seat, hand in claim.hands.items())
        return f"{head} left {'; '.join(hands)}"
    if claim.winner is not None:
        points = "" if claim.points is None else f" {claim.points}"
        return f"{head} winner {name(claim.winner)}{points}"
    return f"{head} " + ", ".join(f"{name(seat)} {points}" for seat, points in claim.points_by_seat.items())


def _round(head: str, words: list[str]) -> RoundNumber | None:
    match words:
        case []:
            return None
        case ["round", number]:
            return RoundNumber(whole(number))
    raise NotationError(f"write `{head}:` or `{head} round 3:`")


def _named_cards(text: str, card: CardOf) -> list[tuple[str, Card]]:
    parts = (part.strip().partition(" ") for part in text.split(","))
    return [(who, card(name)) for who, _, name in parts]


def _write_draw_for_deal(claim: DrawForDeal, name: NameOf) -> str:
    return "draw for deal: " + ", ".join(f"{name(seat)} {card.name}" for seat, card in claim.cards.items())


def _write_join(claim: Join, name: NameOf) -> str:
    comes = f"join: {claim.name or 'somebody'}" if claim.seat is None else f"{name(claim.seat)} comes back"
    points = "" if claim.points is None else f" with {claim.points}"
    place = "" if claim.left_of is None else f" left of {name(claim.left_of)}"
    return f"{comes}{points}{place}"


def _write_paper(claim: PaperScores, name: NameOf) -> str:
    many = "round" if claim.rounds == 1 else "rounds"
    after = "" if claim.rounds is None else f" after {claim.rounds} {many}"
    return f"paper{after}: " + ", ".join(f"{name(seat)} {points}" for seat, points in claim.points.items())


def _write_phone(claim: Phone, name: NameOf) -> str:
    whose = claim.role if claim.seat is None else f"{claim.role} {name(claim.seat)}"
    return f"phone {'out' if claim.left else 'in'}: {whose}"


def _write_recount(claim: Recount, name: NameOf) -> str:
    return f"count pile: {claim.pile}" if claim.seat is None else f"count {name(claim.seat)}: {claim.count}"


def _write_leave(claim: Leave, name: NameOf) -> str:
    hand = "" if claim.points is None else f", hand {claim.points}"
    return f"{name(claim.seat)} leaves{hand}"


LINES: Mapping[type, Write] = {
    Score: _write_score,
    ReportPoints: lambda claim, name: f"points round {claim.round}: {name(claim.seat)} {claim.points}",
    Note: lambda claim, name: f"note: {claim.text}",
    DrawForDeal: _write_draw_for_deal,
    Void: lambda claim, name: "void" if claim.round is None else f"void round {claim.round}",
    TakeBack: lambda claim, name: f"take back to {claim.to}",
    Join: _write_join,
    Rename: lambda claim, name: f"rename {name(claim.seat)}: {claim.name or 'somebody'}",
    PaperScores: _write_paper,
    Phone: _write_phone,
    Recount: _write_recount,
    Leave: _write_leave,
    PlayOn: lambda claim, name: "play on" if claim.target is None else f"play on to {claim.target}",
    Finish: lambda claim, name: "finish",
    Allow: lambda claim, name: f"allow {claim.entry}",
    Decide: lambda claim, name: f"decide {claim.entry} for {name(claim.for_)}",
}
"""How each claim of a match is written, but for a correction, which has another claim in it."""

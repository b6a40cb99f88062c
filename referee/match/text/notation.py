"""Claims of any match as one line of text, both ways, and a whole game as a transcript."""

import re
import typing
from collections.abc import Callable, Collection, Mapping
from typing import Any

from referee.kit.cards import Card, card_with_printed_name
from referee.kit.quantities import CardCount, CardValue, EntryNumber, PersonName, Points, Remark, RoundNumber
from referee.kit.seats import NameOfSeat, Seat
from referee.kit.values import not_none
from referee.match.model.edits import AllowRefusedEntry, CorrectEntry, LaterEntriesPolicy, TakeBackEntries
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.contests import DecideContest
from referee.match.table.hands import ReportHandPoints
from referee.match.table.people import Join, Leave, PaperScores, RecountCards, RenamePlayer
from referee.match.table.phones import PhoneJoinedOrLeft, Role
from referee.match.table.rounds import DrawForDeal, FinishMatch, Note, PlayOn, ScoreRound, VoidRound
from referee.match.text.rules_notation import RulesTextError, read_rules
from referee.rulings.tags import Claim

HOW_SEATED = re.compile(r"(?: with (?P<points>[0-9]+))?(?: left of (?P<place>.+))?$")
LATER: Mapping[LaterEntriesPolicy, str] = {
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
Write = Callable[[Any, NameOfSeat], str | None]


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
            return VoidRound(_round("void", round_number))
        case ["rules"]:
            return AgreeOnRules(_read_rules(rest))
        case ["play", "on"]:
            return PlayOn()
        case ["play", "on", "to", target]:
            return PlayOn(Points(whole(target)))
        case ["finish"]:
            return FinishMatch()
        case ["take", "back", "to", _]:
            return TakeBackEntries(EntryNumber(whole(words[3])))
        case ["allow", _]:
            return AllowRefusedEntry(EntryNumber(whole(words[1])))
        case ["agree", "to", "correct", entry, *said] if " ".join(said) in SAID:
            return CorrectEntry(
                EntryNumber(whole(entry)), read(rest, seats), SAID[" ".join(said)], agreed=True
            )
        case ["correct", entry, *said] if " ".join(said) in SAID:
            return CorrectEntry(EntryNumber(whole(entry)), read(rest, seats), SAID[" ".join(said)])
        case ["join"]:
            return _read_join(rest, seats)
        case ["rename", name]:
            return RenamePlayer(seat_named(name, seats), PersonName(rest))
        case ["paper"]:
            return _read_paper(rest, None, seats)
        case ["paper", "after", number, "round" | "rounds"]:
            return _read_paper(rest, RoundNumber(whole(number)), seats)
        case ["phone", "in" | "out" as went]:
            return _read_phone(rest, seats, left=went == "out")
        case ["count", "pile"]:
            return RecountCards(pile=CardCount(whole(rest)))
        case ["count", name]:
            return RecountCards(seat_named(name, seats), CardCount(whole(rest)))
        case [name, "comes", "back", *how]:
            points, left_of = _how_seated(" ".join(["", *how]), seats)
            return Join(None, left_of, points, seat_named(name, seats))
        case [name, "leaves"]:
            return Leave(seat_named(name, seats))
        case [name, "leaves,", "hand", points]:
            return Leave(seat_named(name, seats), Points(whole(points)))
        case ["decide", _, "for", name]:
            return DecideContest(EntryNumber(whole(words[1])), seat_named(name, seats))
    return None


def write_claim(claim: Any, name: NameOfSeat, write: Write) -> str | None:
    """The line of a claim of any match; None if it is the game's own. `write(claim, name)` writes any of the
    game."""
    if isinstance(claim, CorrectEntry):
        agree = "agree to " if claim.agreed else ""
        return f"{agree}correct {claim.entry}{LATER[claim.later]}: {write(claim.instead, name)}"
    line = LINES.get(claim.__class__)
    return None if line is None else line(claim, name)


def totals(match: AnyMatch, name: NameOfSeat) -> str:
    """The total of everybody clockwise, with a mark of who has left: `Ann 20, Bob 0, Dan 300 (left)`."""
    sit = [f"{name(seat)} {match.totals[seat]}" for seat in match.seating]
    left = (seat for seat in match.circle if seat not in match.seating)
    return ", ".join((*sit, *(f"{name(seat)} {match.totals[seat]} (left)" for seat in left)))


def reported_hands(match: AnyMatch, name: NameOfSeat) -> str:
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
        card = card_with_printed_name(name)
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
    who = not_none(HOW_SEATED.search(rest))
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


def _read_phone(rest: str, seats: SeatOf, left: bool) -> PhoneJoinedOrLeft:
    role, _, name = rest.partition(" ")
    if role not in ROLES:
        raise NotationError("write `phone in: seat Ann`, `keeper`, `keeper Ann` or `watcher`")
    return PhoneJoinedOrLeft(ROLES[role], seat_named(name, seats) if name else None, left)


def _read_score(rest: str, number: RoundNumber | None, seats: SeatOf, card: CardOf) -> ScoreRound:
    words = rest.split()
    if words[:1] == ["winner"] and len(words) == 2:
        return ScoreRound(seat_named(words[1], seats), round=number)
    if words[:1] == ["winner"] and len(words) == 3:
        return ScoreRound(seat_named(words[1], seats), Points(whole(words[2])), round=number)
    if words[:1] == ["left"]:
        hands = (hand.strip().partition(" ") for hand in rest.removeprefix("left").split(";"))
        told = {seat_named(who, seats): cards for who, _, cards in hands}
        if any(cards[:1].isdecimal() for cards in told.values()):
            return ScoreRound(values={seat: _values(cards) for seat, cards in told.items()}, round=number)
        return ScoreRound(left={seat: cards_of(cards, card) for seat, cards in told.items()}, round=number)
    amounts = (amount.split() for amount in rest.split(","))
    return ScoreRound(
        points={seat_named(who, seats): Points(whole(points)) for who, points in amounts}, round=number
    )


def _read_points(rest: str, number: RoundNumber, seats: SeatOf) -> ReportHandPoints:
    match rest.split():
        case [name, points]:
            return ReportHandPoints(seat_named(name, seats), number, Points(whole(points)))
    raise NotationError("write `points round 3: Ben 34`")


def _values(text: str) -> tuple[CardValue, ...]:
    return tuple(CardValue(whole(part)) for part in parts_of(text))


def _written(left: Card | CardValue) -> str:
    return left.name if isinstance(left, Card) else str(left)


def _write_score(claim: ScoreRound, name: NameOfSeat) -> str:
    head = "score:" if claim.round is None else f"score round {claim.round}:"
    if claim.cards_left_or_their_values is not None:
        hands = (
            f"{name(seat)} {', '.join(map(_written, hand))}"
            for seat, hand in claim.cards_left_or_their_values.items()
        )
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


def _write_draw_for_deal(claim: DrawForDeal, name: NameOfSeat) -> str:
    return "draw for deal: " + ", ".join(f"{name(seat)} {card.name}" for seat, card in claim.cards.items())


def _write_join(claim: Join, name: NameOfSeat) -> str:
    comes = f"join: {claim.name or 'somebody'}" if claim.seat is None else f"{name(claim.seat)} comes back"
    points = "" if claim.points is None else f" with {claim.points}"
    place = "" if claim.left_of is None else f" left of {name(claim.left_of)}"
    return f"{comes}{points}{place}"


def _write_paper(claim: PaperScores, name: NameOfSeat) -> str:
    many = "round" if claim.rounds == 1 else "rounds"
    after = "" if claim.rounds is None else f" after {claim.rounds} {many}"
    return f"paper{after}: " + ", ".join(f"{name(seat)} {points}" for seat, points in claim.points.items())


def _write_phone(claim: PhoneJoinedOrLeft, name: NameOfSeat) -> str:
    whose = claim.role if claim.seat is None else f"{claim.role} {name(claim.seat)}"
    return f"phone {'out' if claim.left else 'in'}: {whose}"


def _write_recount(claim: RecountCards, name: NameOfSeat) -> str:
    return f"count pile: {claim.pile}" if claim.seat is None else f"count {name(claim.seat)}: {claim.count}"


def _write_leave(claim: Leave, name: NameOfSeat) -> str:
    hand = "" if claim.points is None else f", hand {claim.points}"
    return f"{name(claim.seat)} leaves{hand}"


LINES: Mapping[type, Write] = {
    ScoreRound: _write_score,
    ReportHandPoints: lambda claim, name: f"points round {claim.round}: {name(claim.seat)} {claim.points}",
    Note: lambda claim, name: f"note: {claim.text}",
    DrawForDeal: _write_draw_for_deal,
    VoidRound: lambda claim, name: "void" if claim.round is None else f"void round {claim.round}",
    TakeBackEntries: lambda claim, name: f"take back to {claim.to}",
    Join: _write_join,
    RenamePlayer: lambda claim, name: f"rename {name(claim.seat)}: {claim.name or 'somebody'}",
    PaperScores: _write_paper,
    PhoneJoinedOrLeft: _write_phone,
    RecountCards: _write_recount,
    Leave: _write_leave,
    PlayOn: lambda claim, name: "play on" if claim.target is None else f"play on to {claim.target}",
    FinishMatch: lambda claim, name: "finish",
    AllowRefusedEntry: lambda claim, name: f"allow {claim.entry}",
    DecideContest: lambda claim, name: f"decide {claim.entry} for {name(claim.for_)}",
}
"""How each claim of a match is written, but for a correction, which has another claim in it."""

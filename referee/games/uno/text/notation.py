"""UNO as text: a claim in one line, both ways, and the visible state in one line."""

from collections.abc import Sequence

from referee.games.shared.notation import UNO_CALL_IN_TRANSCRIPT, transcript_line_of_catch
from referee.games.uno.model.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
    Swap,
)
from referee.games.uno.model.deck import CARDS_OF_ALL_EDITIONS
from referee.games.uno.model.rulebook import CHALLENGE_HAND
from referee.games.uno.model.state import Round, UnoMatch, has_open_round
from referee.games.uno.options.differences import DIFFERENCES
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.options.presets import PRESETS
from referee.games.uno.options.rulesets import ruleset
from referee.games.uno.rules.draw import CHECKS_OF_KEEPING_DRAWN_CARD
from referee.games.uno.rules.irregular import Reshuffle, Resync
from referee.kit.cards import COLORS, Color
from referee.kit.quantities import CardCount, CardValue, Points
from referee.kit.seats import NameOfSeat, Seat
from referee.kit.values import not_none
from referee.languages.grammar import listed
from referee.match.model.game import TranscriptNotation
from referee.match.model.state import Match
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.ranking import winners
from referee.match.text.notation import (
    NotationError,
    SeatOf,
    card_among,
    cards_of,
    parts_of,
    read_claim,
    read_dealer,
    reported_hands,
    seat_named,
    totals,
    whole,
    write_claim,
)
from referee.match.text.rules_notation import write_rules
from referee.rulings.tags import Claim, seat_named_in_claim

DRAWN, NOT_DRAWN = "drawn", "not drawn"
WRITE_DEAL = "write `deal: red 5` or `deal by Ann: red 5`"
_card = card_among(CARDS_OF_ALL_EDITIONS, "UNO")


def read(text: str, seats: SeatOf) -> Claim:
    """The claim of one line, such as `Ann: wild draw four, blue`. Raises NotationError."""
    claim = read_claim(text, seats, _card, read)
    if claim is not None:
        return claim
    head, colon, rest = (part.strip() for part in text.partition(":"))
    if not colon and head != "reshuffle":
        raise NotationError("a line begins with who says it, then a colon")
    if head == "reshuffle" and not colon:
        return Reshuffle()
    if head == "resync":
        return _read_resync(rest, seats)
    if head == "caught":
        return Catch(seat_named(rest, seats))
    return _read_deal(head, rest, seats) if head.split()[0] == "deal" else _read_turn(head, rest, seats)


def write(claim: Claim, name: NameOfSeat) -> str | None:
    """The line of a claim; None of the one that opens a match, of which the first line of all tells."""
    match claim:
        case Deal():
            return _write_deal(claim, name)
        case Play():
            drawn = {None: None, True: DRAWN, False: NOT_DRAWN}[claim.drawn]
            said = (drawn, UNO_CALL_IN_TRANSCRIPT if claim.said_uno else None)
            parts = (claim.card.name, claim.color, *said)
            return f"{name(claim.seat)}: " + ", ".join(part for part in parts if part)
        case NameColor():
            return f"{name(claim.seat)}: names {claim.color}"
        case Draw():
            drawn = "draws" if claim.count is None else f"draws {claim.count}"
            return f"{name(claim.seat)}: {drawn}{', keeps' if claim.keep else ''}"
        case Challenge():
            return f"{name(claim.seat)}: challenges{_write_held(claim.held_color)}"
        case ShowHand():
            return f"{name(claim.seat)}: shows{_write_shown(claim)}"
        case Call():
            return f"{name(claim.seat)}: {UNO_CALL_IN_TRANSCRIPT}"
        case Catch():
            return transcript_line_of_catch(claim, name)
        case Reshuffle():
            return "reshuffle"
        case Resync():
            return _write_resync(claim, name)
        case CountHand():
            return f"{name(claim.seat)}: left {_write_left(claim)}"
        case Swap():
            return f"{name(claim.seat)}: swaps with {name(claim.with_)}"
        case AgreeOnRules():
            return f"rules: {write_rules(PRESETS, DIFFERENCES, HOUSE_RULES, claim.rules)}"
    for rule in HOUSE_RULES:
        if claim.__class__ in rule.claims:
            return f"{name(not_none(seat_named_in_claim(claim)))}: {rule.write(claim, name)}"
    return write_claim(claim, name, write)


def state(match: UnoMatch, name: NameOfSeat) -> str:
    """What can be seen, in one line."""
    if not has_open_round(match):
        won = winners(ruleset(match.rules, len(match.order)), match)
        have = "have" if len(won) > 1 else "has"
        ended = f"{listed([name(seat) for seat in won])} {have} won" if won else ""
        deals = ended or f"{name(match.dealer)} deals"
        return f"totals {totals(match, name)} | {deals}{reported_hands(match, name)}"
    round = match.round
    hands = ", ".join(f"{name(seat)} {_known(round.hands[seat])}" for seat in match.order)
    way = "" if round.direction == 1 else " | counterclockwise"
    aside = [f"{name(seat)} sits out" for seat in match.sitting_out]
    told = [hands, *aside, _top(round), f"pile {_known(round.draw_pile)}{way}", _waits_for(match, name)]
    return " | ".join(told)


def _known(number: int | None) -> str:
    return "?" if number is None else str(number)


def _top(round: Round) -> str:
    if round.top.color:
        return round.top.name
    return f"{round.top.name} ({round.color or 'no color yet'})"


def _waits_for(match: Match[Round], name: NameOfSeat) -> str:
    round = match.round
    owing = f"{name(round.debt.seat)} owes {round.debt.count}" if round.debt else ""
    if round.out is not None:
        return " | ".join(part for part in (f"{name(round.out)} is out", owing) if part)
    if round.color_owed_by is not None:
        return f"{name(round.color_owed_by)} names the color"
    if round.swap is not None and not round.swap.may_be_left_out:
        return f"{name(round.swap.seat)} swaps hands"
    if round.challenged is not None:
        rules = ruleset(match.rules, len(match.order))
        to_all = rules.article_or_its_substitute(CHALLENGE_HAND) is not CHALLENGE_HAND
        to = "everybody" if to_all else name(not_none(round.challenger))
        return f"{name(round.challenged)} shows the hand to {to}"
    may_keep = (
        round.drew and ruleset(match.rules, len(match.order)).keeping is CHECKS_OF_KEEPING_DRAWN_CARD["may"]
    )
    return owing or f"{name(not_none(round.turn))} to play{' or keep the card drawn' if may_keep else ''}"


def _read_deal(head: str, rest: str, seats: SeatOf) -> Deal:
    dealer = read_dealer(head, seats, WRITE_DEAL)
    cards, _, sizes = rest.partition(";")
    hands = {seat_named(who, seats): CardCount(whole(size)) for who, size in map(str.split, parts_of(sizes))}
    return Deal(cards_of(cards, _card), dealer, hands or None)


def _write_deal(claim: Deal, name: NameOfSeat) -> str:
    head = "deal" if claim.dealer is None else f"deal by {name(claim.dealer)}"
    sizes = ", ".join(f"{name(seat)} {size}" for seat, size in (claim.hands or {}).items())
    return f"{head}: {', '.join(card.name for card in claim.turned_up)}" + (f"; {sizes}" if sizes else "")


def _read_resync(rest: str, seats: SeatOf) -> Resync:
    """`resync: wild, blue, Bob to play, counterclockwise; Ann 5, Cat 3`."""
    told, _, sizes = rest.partition(";")
    card, *more = parts_of(told)
    color = _color_among(more)
    turn = next((part.removesuffix(" to play") for part in more if part.endswith(" to play")), None)
    if turn is None:
        raise NotationError("write `resync: red 5, Bob to play`")
    hands = {seat_named(who, seats): CardCount(whole(size)) for who, size in map(str.split, parts_of(sizes))}
    direction = -1 if "counterclockwise" in more else 1
    return Resync(_card(card), seat_named(turn, seats), color, direction, hands or None)


def _write_resync(claim: Resync, name: NameOfSeat) -> str:
    way = "counterclockwise" if claim.direction < 0 else None
    told = (claim.top.name, claim.color, f"{name(claim.turn)} to play", way)
    sizes = [f"{name(seat)} {size}" for seat, size in (claim.hands or {}).items() if size is not None]
    line = "resync: " + ", ".join(part for part in told if part)
    return f"{line}; {', '.join(sizes)}" if sizes else line


def _color_among(parts: Sequence[str]) -> Color | None:
    """The first of these that is a color."""
    return next((color for part in parts for color in COLORS if color == part), None)


def _read_turn(head: str, rest: str, seats: SeatOf) -> Claim:
    seat = seat_named(head, seats)
    match rest.replace(",", " , ").replace(":", " : ").split():
        case ["swaps", "with", other]:
            return Swap(seat, seat_named(other, seats))
        case ["names", told] if (color := _color_among([told])) is not None:
            return NameColor(seat, color)
        case ["keeps"]:
            return Draw(seat, keep=True)
        case ["draws", *more]:
            return _read_draw(seat, more)
        case ["challenges", *more]:
            return Challenge(seat, _read_held(more))
        case ["shows", ":", *_]:
            return ShowHand(seat, hand=cards_of(rest.partition(":")[2], _card))
        case ["shows", "the", "hand", *more]:
            return ShowHand(seat, _read_held(more), shown=True)
        case ["shows", *more]:
            return ShowHand(seat, _read_held([",", *more]))
        case ["UNO!"]:
            return Call(seat)
        case ["catches", caught]:
            return Catch(seat_named(caught, seats), seat)
        case ["left", *_]:
            return _read_left(seat, rest.removeprefix("left").strip())
    for rule in HOUSE_RULES:
        if (claim := rule.read(seat, rest, _card)) is not None:
            return claim
    card, *more = parts_of(rest)
    color = _color_among(more)
    if set(more) - {color, DRAWN, NOT_DRAWN, UNO_CALL_IN_TRANSCRIPT} or {DRAWN, NOT_DRAWN} <= set(more):
        text = f"is no card, followed by a color, `{DRAWN}`, `{NOT_DRAWN}` or `{UNO_CALL_IN_TRANSCRIPT}`"
        raise NotationError(f"{rest!r} {text}")
    drawn = True if DRAWN in more else False if NOT_DRAWN in more else None
    return Play(seat, _card(card), color, drawn, UNO_CALL_IN_TRANSCRIPT in more)


def _read_draw(seat: Seat, words: list[str]) -> Draw:
    keep = words[-2:] == [",", "keeps"]
    match words[:-2] if keep else words:
        case []:
            return Draw(seat, keep=keep)
        case [count]:
            return Draw(seat, CardCount(whole(count)), keep)
    raise NotationError("write `draws`, `draws 2` or `draws, keeps`")


def _read_left(seat: Seat, text: str) -> CountHand:
    match text.split():
        case [points, "points"]:
            return CountHand(seat, points=Points(whole(points)))
        case ["values", *values]:
            return CountHand(seat, values=tuple(CardValue(whole(value)) for value in values))
    return CountHand(seat, cards=cards_of("" if text == "nothing" else text, _card))


def _write_left(claim: CountHand) -> str:
    if claim.cards is not None:
        return ", ".join(card.name for card in claim.cards) or "nothing"
    if claim.values is not None:
        return " ".join(("values", *map(str, claim.values)))
    return f"{claim.points} points"


HELD = {True: "held the color", False: "held none"}


def _read_held(words: list[str]) -> bool | None:
    """What a hand held, as in `challenges, held the color` and `shows, held none`."""
    said = " ".join(words).removeprefix(", ").removeprefix(", ")
    if not said:
        return None
    for held, text in HELD.items():
        if said == text:
            return held
    raise NotationError(f"write `{HELD[True]}` or `{HELD[False]}`")


def _write_held(held: bool | None) -> str:
    return "" if held is None else f", {HELD[held]}"


def _write_shown(claim: ShowHand) -> str:
    if claim.hand is not None:
        return f": {', '.join(card.name for card in claim.hand)}"
    return f"{' the hand' if claim.shown else ''}{_write_held(claim.held_color)}"


NOTATION = TranscriptNotation(read, write, state)

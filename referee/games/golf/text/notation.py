"""UNO Golf as text: a claim in one line, both ways, and the open round with its grids drawn."""

import re
from collections.abc import Iterator, Mapping

from referee.games.golf.model.claims import (
    Call,
    Catch,
    Clear,
    Cleared,
    Deal,
    Place,
    Reshuffle,
    Resync,
    Reveal,
    SourceOfTakenCard,
    Turn,
    TurnedUp,
)
from referee.games.golf.model.deck import DISTINCT_GOLF_CARDS
from referee.games.golf.model.state import Column, GolfMatch, Grid, Round, count_facedown, has_open_round
from referee.games.golf.options.differences import DIFFERENCES
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.games.golf.options.presets import PRESETS
from referee.games.golf.options.rulesets import ruleset
from referee.games.shared.notation import UNO_CALL_IN_TRANSCRIPT, transcript_line_of_catch
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId
from referee.kit.seats import NameOfSeat, Seat
from referee.kit.values import not_none
from referee.languages.grammar import listed
from referee.match.model.game import TranscriptNotation
from referee.match.model.state import AnyMatch, Match
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.ranking import winners
from referee.match.table.rounds import seat_that_starts_next_round
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
    write_claim,
)
from referee.match.text.rules_notation import write_rules
from referee.rulings.tags import Claim

CARD, PLACE = r"(?:(?! to )[^,;/])+?", r"\d+ (?:upper|lower)"
"""A card is read as anything that does not go on: `takes red 5 to 2 upper, out blue 4`."""
SHOWN = re.compile(rf"(?P<place>{PLACE}) (?P<card>{CARD})")
OPENED = re.compile(rf"(?P<who>.+?) (?:nothing|(?P<shown>{PLACE} {CARD}))")
CLEARED = re.compile(rf"clears (?P<column>\d+) with (?P<card>{CARD}) on top")
TURN = re.compile(
    rf"(?P<verb>takes|draws) (?P<card>{CARD})"
    rf"(?: to (?P<place>{PLACE})(?:, out (?P<came_out>{CARD}))?"
    rf"|, flips (?P<flip>{PLACE}) (?P<flipped>{CARD}))"
    rf"(?P<cleared>(?:, clears {CARD})*)"
    r"(?:, columns for (?P<targets>.+?))?"
    r"(?P<said_uno>, UNO!)?"
)
RESYNC = re.compile(
    rf"(?P<top>{CARD}), (?P<turn>.+?) to play(?:, (?P<way>clockwise|counterclockwise))?"
    r"(?:;(?P<grids>.*))?"
)
GRID = re.compile(r"(?P<who>.+?) (?:nothing|(?P<columns>\d+ [^\d/][^/]*/.+))")
COLUMN = re.compile(r"(?P<id>\d+) (?P<upper>[^/]+?) ?/ ?(?P<lower>[^/]+)")

NOTHING, HIDDEN, THE_DISCARD = "nothing", "?", "the discard"
TOOK: Mapping[SourceOfTakenCard, str] = {"discard": "takes", "pile": "draws"}
SAID: Mapping[str, SourceOfTakenCard] = {verb: took for took, verb in TOOK.items()}

WRITE_DEAL = (
    "write `deal: red 3; Ann 1 upper blue 4, Bob 2 lower red 5`, `deal by Ann: ...` where somebody else deals"
)
WRITE_TURN = (
    "write `takes red 5 to 2 upper, out blue 4` (or `takes the discard to ...`), `draws red 1 to 2 upper, "
    "out blue 4` or `draws red 6, flips 1 lower green 2`; after it, in this order, `clears 2 with red 3 on "
    "top`, `columns for Bob and Cat`, `UNO!`"
)
WRITE_CLEAR = "write `clears 2 with red 3 on top`"
WRITE_REVEAL = "write `reveals 1 upper blue 4, 2 lower red 2`"
WRITE_RESYNC = (
    "write `resync: red 5, Bob to play` (`, counterclockwise`), and the grids that are known with it: "
    "`; Ann 1 red 3/?, 2 ?/?; Bob 4 blue 1/red 2`"
)

_card = card_among(DISTINCT_GOLF_CARDS, "UNO Golf")


def read(text: str, seats: SeatOf) -> Claim:
    """The claim of one line, such as `Ann: takes red 5 to 2 upper`. Raises NotationError."""
    claim = read_claim(text, seats, _card, read)
    if claim is not None:
        return claim
    head, colon, rest = map(_tidied, text.partition(":"))
    if head == "reshuffle" and not colon:
        return Reshuffle()
    if not colon or not head:
        raise NotationError("a line begins with who says it, then a colon")
    if head == "resync":
        return _read_resync(rest, seats)
    if head == "caught":
        return Catch(seat_named(rest, seats))
    if head.split()[0] == "deal":
        return _read_deal(head, rest, seats)
    return _read_said(seat_named(head, seats), rest, seats)


def write(claim: Claim, name: NameOfSeat) -> str | None:
    """The line of a claim; None of the one that opens a match, of which the first line of all tells."""
    match claim:
        case Deal():
            return _write_deal(claim, name)
        case Turn():
            return f"{name(claim.seat)}: {', '.join(_turn_told(claim, name))}"
        case Clear():
            return f"{name(claim.seat)}: {_write_cleared(claim)}"
        case Call():
            return f"{name(claim.seat)}: {UNO_CALL_IN_TRANSCRIPT}"
        case Catch():
            return transcript_line_of_catch(claim, name)
        case Reveal():
            return f"{name(claim.seat)}: reveals {', '.join(map(_write_shown, claim.cards)) or NOTHING}"
        case Reshuffle():
            return "reshuffle"
        case Resync():
            return _write_resync(claim, name)
        case AgreeOnRules():
            return f"rules: {write_rules(PRESETS, DIFFERENCES, HOUSE_RULES, claim.rules)}"
    return write_claim(claim, name, write)


def state(match: GolfMatch, name: NameOfSeat) -> str:
    """How the match stands, in one line; below it, indented, the grids of an open round."""
    if not has_open_round(match):
        return _between_rounds(match, name)
    return "\n".join((_open_round(match, name), *_grids_drawn(match, name)))


def _between_rounds(match: AnyMatch, name: NameOfSeat) -> str:
    rules = ruleset(match.rules, len(match.order))
    if won := winners(rules, match):
        have = "have" if len(won) > 1 else "has"
        return f"totals {totals(match, name)} | {listed([name(seat) for seat in won])} {have} won"
    deals = f"{name(match.dealer)} deals, {name(not_none(seat_that_starts_next_round(rules, match)))} starts"
    return f"totals {totals(match, name)} | {deals}{reported_hands(match, name)}"


# --- the open round ---

INDENT, WIDEST, SIDE_BY_SIDE = " " * 10, 110, 4
BESIDE_NAME, BETWEEN_GRIDS = " " * 4, " " * 3
FACEDOWN, EMPTY = "··", "-"
SIGNS = {"skip": "S", "reverse": "R", "draw two": "D", "double draw two": "DD"}

Drawing = tuple[str, str, str]
"""Three rows of one width: the numbers of the columns, the upper cards, the lower cards."""


def _open_round(match: Match[Round], name: NameOfSeat) -> str:
    round = match.round
    pile = HIDDEN if round.draw_pile is None else round.draw_pile
    told = [f"{round.top.name} on top", f"pile {pile}"]
    if round.closed_by is not None:
        told.append(f"closed by {name(round.closed_by)}")
    told.append(_waits_for(match, name))
    if round.direction < 0:
        told.append("counterclockwise")
    return " | ".join(told)


def _waits_for(match: Match[Round], name: NameOfSeat) -> str:
    round = match.round
    if round.turn is not None:
        return f"{name(round.turn)} to play"
    hidden = [name(seat) for seat in match.order if count_facedown(round.grids[seat])]
    if not hidden:
        return "say the points"
    return f"{listed(hidden)} {'turns' if len(hidden) == 1 else 'turn'} up"


def _grids_drawn(match: Match[Round], name: NameOfSeat) -> Iterator[str]:
    """The grids of everybody side by side, in further rows where there is no more room."""
    block: list[Drawing] = []
    for seat in match.order:
        drawing = _drawing(name(seat), match.round.grids[seat])
        if block and (len(block) == SIDE_BY_SIDE or _width(*block, drawing) > WIDEST):
            yield from _rows(block)
            block = []
        block.append(drawing)
    yield from _rows(block)


def _rows(block: list[Drawing]) -> Iterator[str]:
    """The rows of some grids side by side; never an empty one, which would end the ruling in a transcript."""
    for row in zip(*block, strict=True):
        if line := BETWEEN_GRIDS.join(row).rstrip():
            yield INDENT + line


def _width(*block: Drawing) -> int:
    return len(INDENT + BETWEEN_GRIDS.join(drawing[0] for drawing in block))


def _drawing(name: str, grid: Grid) -> Drawing:
    """A grid with the name of whose it is."""
    columns = [_column_drawn(column) for column in grid] or [(" ", EMPTY, " ")]
    ids, upper, lower = map(" ".join, zip(*columns, strict=True))
    blank = " " * len(name)
    return (blank + BESIDE_NAME + ids, name + BESIDE_NAME + upper, blank + BESIDE_NAME + lower)


def _column_drawn(column: Column) -> Drawing:
    id, upper, lower = str(column.id), _sign(column.upper), _sign(column.lower)
    width = max(map(len, (id, upper, lower)))
    return (id.rjust(width), upper.ljust(width), lower.ljust(width))


def _sign(card: Card | None) -> str:
    """A card in two or three letters: `r5`, `bS`, `gDD`."""
    return FACEDOWN if card is None else not_none(card.color)[0] + SIGNS.get(card.face, card.face)


# --- the deal ---


def _read_deal(head: str, rest: str, seats: SeatOf) -> Deal:
    """`deal by Ann: red skip, red 3; Ann 1 upper blue 4, Bob 2 lower red 5`."""
    dealer = read_dealer(head, seats, WRITE_DEAL)
    cards, _, opened = rest.partition(";")
    return Deal(cards_of(cards, _card), _read_opened(opened, seats), dealer)


def _read_opened(text: str, seats: SeatOf) -> dict[Seat, tuple[TurnedUp, ...]]:
    opened: dict[Seat, tuple[TurnedUp, ...]] = {}
    for part in parts_of(text):
        told = _matched(OPENED, part, WRITE_DEAL)
        seat = seat_named(told["who"], seats)
        places = () if told["shown"] is None else (_read_shown(told["shown"], WRITE_DEAL),)
        opened[seat] = opened.get(seat, ()) + places
    return opened


def _write_deal(claim: Deal, name: NameOfSeat) -> str:
    head = "deal" if claim.dealer is None else f"deal by {name(claim.dealer)}"
    line = f"{head}: {', '.join(card.name for card in claim.turned_up)}"
    opened = [
        f"{name(seat)} {place}"
        for seat, places in claim.opened.items()
        for place in list(map(_write_shown, places)) or [NOTHING]
    ]
    return f"{line}; {', '.join(opened)}" if opened else line


# --- what is said of a turn, and of a grid ---


def _read_said(seat: Seat, rest: str, seats: SeatOf) -> Claim:
    """What follows a name and a colon."""
    verb, _, what = rest.partition(" ")
    match verb:
        case "takes" | "draws":
            return _read_turn(seat, rest, seats)
        case "clears":
            cleared = _read_cleared(rest)
            return Clear(seat, cleared.column, cleared.on_top)
        case "reveals":
            told = [] if what == NOTHING else parts_of(what) or [""]
            return Reveal(seat, tuple(_read_shown(part, WRITE_REVEAL) for part in told))
        case "catches":
            return Catch(seat_named(what, seats), seat)
        case "UNO!" if not what:
            return Call(seat)
    raise NotationError(
        f"{rest!r} is none of `takes red 5 to 2 upper`, `draws red 6, flips 1 lower green 2`, `clears 2 with "
        f"red 3 on top`, `reveals 1 upper blue 4`, `catches Bob`, `{UNO_CALL_IN_TRANSCRIPT}`"
    )


def _read_turn(seat: Seat, text: str, seats: SeatOf) -> Turn:
    """`draws red 1 to 2 upper, out blue 4, clears 2 with red 3 on top, columns for Bob and Cat, UNO!`."""
    told = _matched(TURN, text, WRITE_TURN)
    took = SAID[told["verb"]]
    unnamed = took == "discard" and told["card"] == THE_DISCARD
    return Turn(
        seat,
        took,
        None if unnamed else _card(told["card"]),
        place=_read_place(told["place"]),
        came_out=_card_if_any(told["came_out"]),
        flip=_read_place(told["flip"]),
        flipped=_card_if_any(told["flipped"]),
        cleared=tuple(map(_read_cleared, parts_of(told["cleared"])[1:])),
        targets=_read_targets(told["targets"], seats),
        said_uno=told["said_uno"] is not None,
    )


def _read_targets(text: str | None, seats: SeatOf) -> tuple[Seat, ...]:
    """`Bob, Cat and Dan`."""
    return () if text is None else tuple(seat_named(who, seats) for who in re.split(", | and ", text))


def _turn_told(turn: Turn, name: NameOfSeat) -> Iterator[str]:
    """What happened in a turn, one thing after the other."""
    card = THE_DISCARD if turn.card is None else turn.card.name
    yield f"{TOOK[turn.took]} {card}" + (f" to {_write_place(turn.place)}" if turn.place else "")
    if turn.came_out is not None:
        yield f"out {turn.came_out.name}"
    if turn.flip is not None:
        yield f"flips {_write_place(turn.flip)} {not_none(turn.flipped).name}"
    yield from map(_write_cleared, turn.cleared)
    if turn.targets:
        yield f"columns for {listed([name(seat) for seat in turn.targets])}"
    if turn.said_uno:
        yield UNO_CALL_IN_TRANSCRIPT


def _read_cleared(text: str) -> Cleared:
    told = _matched(CLEARED, text, WRITE_CLEAR)
    return Cleared(ColumnId(int(told["column"])), _card(told["card"]))


def _write_cleared(cleared: Clear | Cleared) -> str:
    return f"clears {cleared.column} with {cleared.on_top.name} on top"


def _read_shown(text: str, how: str) -> TurnedUp:
    """`1 upper blue 4`."""
    told = _matched(SHOWN, text, how)
    place = not_none(_read_place(told["place"]))
    return TurnedUp(place.column, place.row, _card(told["card"]))


def _write_shown(shown: TurnedUp) -> str:
    return f"{_write_place(shown)} {shown.card.name}"


def _read_place(text: str | None) -> Place | None:
    """`1 upper`."""
    if text is None:
        return None
    column, row = text.split()
    return Place(ColumnId(int(column)), "upper" if row == "upper" else "lower")


def _write_place(place: Place | TurnedUp) -> str:
    return f"{place.column} {place.row}"


# --- how it stands after track was lost ---


def _read_resync(text: str, seats: SeatOf) -> Resync:
    """`red 5, Bob to play, counterclockwise; Ann 1 red 3/?, 2 ?/?; Bob 4 blue 1/red 2`."""
    told = _matched(RESYNC, text, WRITE_RESYNC)
    direction = -1 if told["way"] == "counterclockwise" else 1
    grids = None if told["grids"] is None else _read_grids(told["grids"], seats)
    return Resync(_card(told["top"]), seat_named(told["turn"], seats), direction, grids)


def _read_grids(text: str, seats: SeatOf) -> dict[Seat, Grid]:
    grids: dict[Seat, Grid] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        told = _matched(GRID, part, WRITE_RESYNC)
        seat = seat_named(told["who"], seats)
        grids[seat] = grids.get(seat, ()) + tuple(map(_read_column, parts_of(told["columns"] or "")))
    return grids


def _read_column(text: str) -> Column:
    """`1 red 3/?`."""
    told = _matched(COLUMN, text, WRITE_RESYNC)
    upper, lower = (None if card == HIDDEN else _card(card) for card in told.group("upper", "lower"))
    return Column(ColumnId(int(told["id"])), upper, lower)


def _write_resync(claim: Resync, name: NameOfSeat) -> str:
    way = ["counterclockwise"] if claim.direction < 0 else []
    line = ", ".join((f"resync: {claim.top.name}", f"{name(claim.turn)} to play", *way))
    if claim.grids is None:
        return line
    return f"{line}; " + "; ".join(f"{name(seat)} {_write_grid(grid)}" for seat, grid in claim.grids.items())


def _write_grid(grid: Grid) -> str:
    return ", ".join(map(_write_column, grid)) or NOTHING


def _write_column(column: Column) -> str:
    upper, lower = (HIDDEN if card is None else card.name for card in column.cards_of_column)
    return f"{column.id} {upper}/{lower}"


# --- words ---


def _tidied(text: str) -> str:
    """With one blank after a comma, and between words."""
    return re.sub(r" ?([,;]) ?", r"\1 ", " ".join(text.split())).strip()


def _matched(pattern: re.Pattern[str], text: str, how: str) -> re.Match[str]:
    """What a text tells. Raises NotationError that says `how` it is written."""
    if (told := pattern.fullmatch(text)) is None:
        raise NotationError(f"{text!r} cannot be read: {how}")
    return told


def _card_if_any(name: str | None) -> Card | None:
    return None if name is None else _card(name)


NOTATION = TranscriptNotation(read, write, state)

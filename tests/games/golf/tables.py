"""Tables of UNO Golf for the tests: dealt, or laid out as a test needs them."""

from dataclasses import replace
from typing import Any

from referee.games import GAMES
from referee.games.golf.model.state import Column, Grid, Round, count_facedown
from referee.kit.cards import Card, card_with_printed_name
from referee.kit.quantities import CardCount, ColumnId
from referee.match.model.state import Rules
from tests.table import Table

NAMES = "Ann Bob Cat Dan Eve Fay Gus Hal"
AB, ABC, ABCD = "Ann Bob", "Ann Bob Cat", "Ann Bob Cat Dan"
OPENED = ("blue 0", "green 0", "yellow 0", "red 0", "blue 1", "green 1", "yellow 1", "red 1")
HIDDEN: Grid = tuple(Column(ColumnId(number)) for number in (1, 2, 3))
CORNERS = {"corner-points": {"reverse": 10, "skip": 10, "draw_two": 10, "double_draw_two": 20}}


def golf(
    names: str,
    *lines: str,
    preset: str = "standard",
    rounds: int | None = None,
    house: dict[str, dict] | None = None,
    **differences: Any,
) -> Table:
    """These people, after these lines; of the rules what differs from the preset."""
    chosen = {name.replace("_", "-"): option for name, option in differences.items()}
    rules = Rules(preset, rounds, chosen, GAMES["golf"].presets[preset].house_rules | (house or {}))
    return Table(tuple(names.split()), "golf", rules).report(*lines)


def house(*rules: str) -> dict[str, dict]:
    """House rules that have nothing to settle."""
    return {rule: {} for rule in rules}


def deal(names: str, first: str = "red 6") -> str:
    """A deal in which everybody opens the upper card of column 1."""
    opened = [f"{name} 1 upper {card}" for name, card in zip(names.split(), OPENED, strict=False)]
    return f"deal: {first}; {', '.join(opened)}"


def dealt(names: str, *lines: str, **rules: Any) -> Table:
    """After a deal by Ann: Bob is to play, on a red 6."""
    return golf(names, deal(names), *lines, **rules)


def laid(
    names: str, snapshot: str, *lines: str, under: str = "", pile: int = 60, changed: Any = None, **rules: Any
) -> Table:
    """A round that stands like this: `red 5, Bob to play; Ann 1 red 3/?, 2 ?/?`.

    Who is not named has three facedown columns. `under` are the discards below the top card, `pile` is the
    size of the draw pile, `changed` whatever else is different in the round.
    """
    table = golf(names, **rules)
    claim = table.game.notation.read(f"resync: {snapshot}", table.transcript.seats)
    grids = tuple((claim.grids or {}).get(seat, HIDDEN) for seat in table.state.order)
    discards = (*(card_with_printed_name(card) for card in under.split(", ") if card), claim.top)
    round = Round(
        CardCount(len(discards) + 2 * sum(map(len, grids)) + pile),
        grids,
        discards,
        columns=tuple(CardCount(max(3, *(column.id for column in grid), 0)) for grid in grids),
        turn=claim.turn,
        direction=claim.direction,
        edition=table.game.ruleset_of(table.state).edition,
    )
    state = replace(table.state, round=replace(round, **(changed or {})))
    table.transcript.snapshot = replace(table.transcript.snapshot, state=state)
    return table.report(*lines)


def refused(table: Table, line: str) -> list[str]:
    """The articles under which a line is refused; nothing has changed by it."""
    before = table.state
    table.report(line)

    assert "refused" == table.verdict, table.text()
    assert (before, ()) == (table.state, table.ruling.events)
    return table.articles


def grid(table: Table, name: str) -> str:
    """What lies in front of somebody: `1 red 3/?, 2 ?/?`."""
    columns = table.round.grids[table.transcript.seats[name]]
    return ", ".join(f"{one.id} {_card(one.upper)}/{_card(one.lower)}" for one in columns)


def hidden(table: Table) -> list[int]:
    """How many cards lie facedown in front of each."""
    return [count_facedown(grid) for grid in table.round.grids]


def discards(table: Table) -> str:
    return ", ".join(card.name for card in table.round.discards)


def sizes(table: Table) -> list[int]:
    """How many columns lie in front of each."""
    return [len(grid) for grid in table.round.grids]


def _card(card: Card | None) -> str:
    return "?" if card is None else card.name

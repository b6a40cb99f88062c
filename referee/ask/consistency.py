"""Whether everything that was told holds at a table that may be meant: nothing told is ever replaced."""

from collections.abc import Iterator, Mapping
from typing import Any

from referee.match.help.situation import Situation, Table, is_told

SHOWN = ("color", "turn", "direction", "hands", "drew", "debt", "color_owed_by", "out", "grids")
"""What a table shows besides the cards laid; every answer keeps whatever else is told as it is."""


def agrees_with(told: Situation, table: Table) -> bool:
    """Whether all that was told of the open round holds at this table, where everything has happened by now
    that the answers say."""
    begun = table.situation
    if told.round is None or begun.round is None or told.happened or not begun.happened:
        return True
    really = table.snapshot.state.round
    return really is not None and all(_told_and_really(told, really))


def _told_and_really(told: Situation, really: Any) -> Iterator[bool]:
    if told.round.discards is not None:
        yield told.round.discards == really.discards
    elif told.round.top is not None:
        yield told.round.top == really.top
    for name in ("window", "last_window"):
        if hasattr(told.round, name) and is_told(told, name):
            yield _whose(getattr(told.round, name)) == _whose(getattr(really, name))
    for name in SHOWN:
        if hasattr(told.round, name) and is_told(told, name):
            yield _holds(getattr(told.round, name), getattr(really, name))


def _whose(window: Any) -> Any:
    """Whose time to call it is, if it is any."""
    return None if window is None else window.seat


def _holds(told: Any, really: Any) -> bool:
    """Of what is told by seat, and of a debt, only what was said has to hold."""
    if isinstance(told, Mapping):
        return all(one is None or really[seat] in (one, None) for seat, one in told.items())
    if None in (told, really) or not hasattr(told, "seat"):
        return told == really
    return (told.seat, told.count) == (really.seat, really.count)

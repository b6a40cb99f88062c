"""Calls and catches as text."""

from typing import Any

from referee.match.text.sentences import NameOf

UNO = "UNO!"


def write_catch(claim: Any, name: NameOf) -> str:
    """The line of a catch, with who noticed, where somebody is named."""
    if claim.seat is None:
        return f"caught: {name(claim.caught)}"
    return f"{name(claim.seat)}: catches {name(claim.caught)}"

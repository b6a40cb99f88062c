"""Calls and catches as text."""

from referee.games.shared.call_window import CatchClaim
from referee.kit.seats import NameOf

UNO = "UNO!"


def write_catch(claim: CatchClaim, name: NameOf) -> str:
    """The line of a catch, with who noticed, where somebody is named."""
    if claim.seat is None:
        return f"caught: {name(claim.caught)}"
    return f"{name(claim.seat)}: catches {name(claim.caught)}"

"""Calls and catches as text."""

from referee.games.shared.call_window import CatchClaim
from referee.kit.seats import NameOf

UNO = "UNO!"


def write_catch(claim: CatchClaim, name: NameOf) -> str:
    """The transcript line of a catch, with the player who noticed if the claim names one."""
    if claim.seat is None:
        return f"caught: {name(claim.caught)}"
    return f"{name(claim.seat)}: catches {name(claim.caught)}"

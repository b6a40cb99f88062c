"""Calls and catches in a transcript."""

from referee.games.shared.call_window import CatchClaim
from referee.kit.seats import NameOfSeat

UNO_CALL_IN_TRANSCRIPT = "UNO!"


def transcript_line_of_catch(claim: CatchClaim, name: NameOfSeat) -> str:
    """A catch as a line of a transcript. The line names the player who noticed the missing call, if the claim
    names that player."""
    if claim.seat is None:
        return f"caught: {name(claim.caught)}"
    return f"{name(claim.seat)}: catches {name(claim.caught)}"

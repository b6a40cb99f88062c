"""How the round stands after an edit, in sentences: only what is another way than before."""

from referee.games.golf.model.state import GolfMatch
from referee.kit.seats import NameOf


def stands(before: GolfMatch, after: GolfMatch, name: NameOf) -> str | None:
    """What is another way on the table now, besides the cards of the grids; None where nothing is."""
    told = [now for was, now in zip(_all(before, name), _all(after, name), strict=True) if now and was != now]
    return " ".join(told) or None


TO_THE_LEFT = "Play goes to the left."


def _all(match: GolfMatch, name: NameOf) -> tuple[str, ...]:
    """Always as many sentences, empty ones where there is nothing to say."""
    round = match.round
    if round is None:
        return ("", "", TO_THE_LEFT, "")
    closed = "" if round.closed_by is None else f"{name(round.closed_by)} has ended the round."
    way = TO_THE_LEFT if round.direction > 0 else "Play goes to the right."
    turn = "" if round.turn is None else f"It is {name(round.turn)}'s turn."
    return (f"The {round.top.name} is on top of the discard pile.", closed, way, turn)

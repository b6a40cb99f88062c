"""How the round stands after an edit, in sentences: only what is another way than before."""

from referee.games.golf.model.state import GolfMatch
from referee.kit.seats import NameOfSeat
from referee.languages.speech import tell


def stands(before: GolfMatch, after: GolfMatch, name: NameOfSeat) -> str | None:
    """What is another way on the table now, besides the cards of the grids; None where nothing is."""
    told = [now for was, now in zip(_all(before, name), _all(after, name), strict=True) if now and was != now]
    return " ".join(told) or None


def _all(match: GolfMatch, name: NameOfSeat) -> tuple[str, ...]:
    """Always as many sentences, empty ones where there is nothing to say."""
    round = match.round
    if round is None:
        return ("", "", tell("golf-stands-to-the-left", {}), "")
    closed, turn = (
        "" if seat is None else tell(key, {"seat": name(seat)})
        for key, seat in (("golf-stands-ended", round.closed_by), ("golf-stands-turn", round.turn))
    )
    way = tell("golf-stands-to-the-left" if round.direction > 0 else "golf-stands-to-the-right", {})
    return (tell("golf-stands-top", {"card": round.top.name}), closed, way, turn)

"""The state of the round after an edit, in sentences: only what differs from before."""

from referee.games.golf.model.state import GolfMatch
from referee.kit.said import Person, Said, Sentence, paragraph


def stands(before: GolfMatch, after: GolfMatch) -> Sentence | None:
    """The differences on the table besides the cards of the grids. None if there are none."""
    pairs = zip(_all(before), _all(after), strict=True)
    changes = [now for was, now in pairs if now is not None and was != now]
    return paragraph(*changes) if changes else None


def _all(match: GolfMatch) -> tuple[Said | None, ...]:
    """The top discard, who ended the round, the direction, and whose turn it is; None for what is not so."""
    round = match.round
    if round is None:
        return (None, None, Said("golf-stands-to-the-left"), None)
    closed, turn = (
        None if seat is None else Said(key, {"seat": Person(seat)})
        for key, seat in (("golf-stands-ended", round.closed_by), ("golf-stands-turn", round.turn))
    )
    way = Said("golf-stands-to-the-left" if round.direction > 0 else "golf-stands-to-the-right")
    return (Said("golf-stands-top", {"card": round.top.name}), closed, way, turn)

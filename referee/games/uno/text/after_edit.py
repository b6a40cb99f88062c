"""The state of the round after an edit, in sentences: only what differs from before."""

from collections.abc import Iterator

from referee.games.uno.model.state import Round, UnoMatch
from referee.kit.said import Person, Said, Sentence, paragraph
from referee.kit.values import not_none


def stands(before: UnoMatch, after: UnoMatch) -> Sentence | None:
    """The differences on the table. None if there are none."""
    pairs = zip(_all(before), _all(after), strict=True)
    changes: list[Sentence] = [now for was, now in pairs if now is not None and was != now]
    hands = _hands(before.round, after)
    if hands:
        changes.insert(0, Said("uno-now", {"hands": hands}))
    return paragraph(*changes) if changes else None


def _hands(before: Round | None, after: UnoMatch) -> tuple[Said, ...]:
    """The known hands that have another number of cards than before."""
    hands = not_none(after.round).hands
    held = [
        (Person(seat), count)
        for seat in after.order
        if (count := hands[seat]) is not None
        and (before is None or before.hands[seat : seat + 1] != (count,))
    ]
    return tuple(
        Said("uno-so-many-of-a-seat" if place else "uno-has-so-many", {"seat": who, "count": count})
        for place, (who, count) in enumerate(held)
    )


def _all(match: UnoMatch) -> tuple[Sentence | None, ...]:
    """The top card, the draw pile, the direction, and what the table waits for. None if it is not known."""
    round = match.round
    if round is None:
        return (None, None, Said("uno-goes-left"), None)
    pile = None if round.draw_pile is None else Said("uno-pile-has-so-many", {"pile": round.draw_pile})
    way = Said("uno-goes-left" if round.direction == 1 else "uno-goes-right")
    waits_for = tuple(_next(round))
    return (_top(round), pile, way, paragraph(*waits_for) if waits_for else None)


def _top(round: Round) -> Said:
    """The top card, and the color that was named for a wild card."""
    if round.top.color is None and round.color is not None:
        return Said("uno-is-on-top-as-a-color", {"card": round.top.name, "color": round.color})
    return Said("uno-is-on-top", {"card": round.top.name})


def _next(round: Round) -> Iterator[Said]:
    """What the table waits for."""
    if round.out is not None:
        yield Said("uno-has-won-the-round", {"seat": Person(round.out)})
    if round.color_owed_by is not None:
        yield Said("uno-has-to-name-a-color", {"seat": Person(round.color_owed_by)})
    elif round.swap is not None and not round.swap.may_be_left_out:
        yield Said("uno-has-to-swap", {"seat": Person(round.swap.seat)})
    elif round.challenged is not None:
        yield Said("uno-has-to-show", {"seat": Person(round.challenged)})
    elif round.debt is not None:
        yield Said("uno-has-to-draw", {"seat": Person(round.debt.seat), "count": round.debt.count})
    elif round.turn is not None:
        yield Said("uno-is-on-turn", {"seat": Person(round.turn)})

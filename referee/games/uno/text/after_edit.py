"""How the round stands after an edit, in sentences: only what is another way than before."""

from collections.abc import Iterator

from referee.games.uno.model.state import Round, UnoMatch
from referee.kit.seats import NameOfSeat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.match.text.sentences import listed


def stands(before: UnoMatch, after: UnoMatch, name: NameOfSeat) -> str | None:
    """What is another way on the table now; None where all of it is as before."""
    told = [now for was, now in zip(_all(before, name), _all(after, name), strict=True) if now and was != now]
    hands = _hands(before.round, after, name)
    if hands:
        told.insert(0, tell("uno-now", {"hands": hands}))
    return " ".join(told) or None


def _hands(before: Round | None, after: UnoMatch, name: NameOfSeat) -> str:
    """Those hands that have another number of cards, as far as anybody knows it."""
    hands = not_none(after.round).hands
    held = [
        (name(seat), count)
        for seat in after.order
        if (count := hands[seat]) is not None
        and (before is None or before.hands[seat : seat + 1] != (count,))
    ]
    return listed(
        [
            tell("uno-so-many-of-a-seat" if place else "uno-has-so-many", {"seat": who, "count": count})
            for place, (who, count) in enumerate(held)
        ]
    )


def _all(match: UnoMatch, name: NameOfSeat) -> tuple[str, ...]:
    """Always as many sentences, empty ones where there is nothing to say."""
    round = match.round
    if round is None:
        return ("", "", tell("uno-goes-left", {}), "")
    pile = "" if round.draw_pile is None else tell("uno-pile-has-so-many", {"pile": round.draw_pile})
    way = tell("uno-goes-left" if round.direction == 1 else "uno-goes-right", {})
    return (_top(round), pile, way, " ".join(_next(round, name)))


def _top(round: Round) -> str:
    """What is on top, and of a wild card the color that was named."""
    shows = {"card": round.top.name, "color": round.color}
    is_named = round.top.color is None and round.color is not None
    return tell("uno-is-on-top-as-a-color" if is_named else "uno-is-on-top", shows)


def _next(round: Round, name: NameOfSeat) -> Iterator[str]:
    """What the table waits for."""
    if round.out is not None:
        yield tell("uno-has-won-the-round", {"seat": name(round.out)})
    if round.color_owed_by is not None:
        yield tell("uno-has-to-name-a-color", {"seat": name(round.color_owed_by)})
    elif round.swap is not None and not round.swap.may_be_left_out:
        yield tell("uno-has-to-swap", {"seat": name(round.swap.seat)})
    elif round.challenged is not None:
        yield tell("uno-has-to-show", {"seat": name(round.challenged)})
    elif round.debt is not None:
        yield tell("uno-has-to-draw", {"seat": name(round.debt.seat), "count": round.debt.count})
    elif round.turn is not None:
        yield tell("uno-is-on-turn", {"seat": name(round.turn)})

"""How the round stands after an edit, in sentences: only what is another way than before."""

from collections.abc import Iterator

from referee.games.uno.model.state import Round, UnoMatch
from referee.kit.seats import NameOf
from referee.kit.values import known
from referee.languages.grammar import printed
from referee.match.text.sentences import cards, listed, so_many


def stands(before: UnoMatch, after: UnoMatch, name: NameOf) -> str | None:
    """What is another way on the table now; None where all of it is as before."""
    told = [now for was, now in zip(_all(before, name), _all(after, name), strict=True) if now and was != now]
    hands = _hands(before.round, after, name)
    if hands:
        told.insert(0, f"Now {hands}.")
    return " ".join(told) or None


def _hands(before: Round | None, after: UnoMatch, name: NameOf) -> str:
    """Those hands that have another number of cards, as far as anybody knows it."""
    hands = known(after.round).hands
    held = [
        (name(seat), count)
        for seat in after.order
        if (count := hands[seat]) is not None
        and (before is None or before.hands[seat : seat + 1] != (count,))
    ]
    first = [f"{who} has {cards(count)}" for who, count in held[:1]]
    return listed(first + [f"{who} {so_many(count)}" for who, count in held[1:]])


def _all(match: UnoMatch, name: NameOf) -> tuple[str, ...]:
    """Always as many sentences, empty ones where there is nothing to say."""
    round = match.round
    if round is None:
        return ("", "", TO_THE_LEFT, "")
    pile = "" if round.draw_pile is None else f"The draw pile has {cards(round.draw_pile)}."
    way = TO_THE_LEFT if round.direction == 1 else "Play goes to the right."
    return (_top(round), pile, way, " ".join(_next(round, name)))


TO_THE_LEFT = "Play goes to the left."


def _top(round: Round) -> str:
    if round.top.color is not None:
        return f"The {round.top.name} is on top."
    color = "" if round.color is None else f", and the color is {round.color}"
    return f"The {printed(round.top.name)} is on top{color}."


def _next(round: Round, name: NameOf) -> Iterator[str]:
    """What the table waits for."""
    if round.out is not None:
        yield f"{name(round.out)} has won the round."
    if round.color_owed_by is not None:
        yield f"{name(round.color_owed_by)} has to name a color."
    elif round.swap is not None and not round.swap.may_be_left_out:
        yield f"{name(round.swap.seat)} has to swap hands."
    elif round.challenged is not None:
        yield f"{name(round.challenged)} has to show the hand."
    elif round.debt is not None:
        yield f"{name(round.debt.seat)} has to draw {cards(round.debt.count)}."
    elif round.turn is not None:
        yield f"It is {name(round.turn)}'s turn."

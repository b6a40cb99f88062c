"""Who and what at a match plays the part of whom and what in an example: people, colors and numbers."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from referee.ask.answer.answers import AnsweredQuestion, Played, Ruled
from referee.ask.match.just_happened import (
    ACTING_NUMBERS,
    actor,
    counts_last_cards,
    deed_of,
    happened,
    seen_of,
)
from referee.ask.match.place import PlaceOfQuestion
from referee.kit.cards import COLORS
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import not_none
from referee.match.help.seen import Seen
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.rounds import seat_that_starts_next_round

CARD = re.compile(rf"\b({'|'.join(COLORS)})\b(?: (\d)\b)?")


def parts_of(place: PlaceOfQuestion, table: Played) -> dict[str, Seat]:
    """Which seat of the match plays whose part: whoever did the same, else whoever is on turn; from there on
    in the direction of play."""
    game = place.game
    there, here = _same_deed(place, table) or (_on_turn(game, table.match), _on_turn(game, place.match))
    way_there, way_here = _way(game, table.match), _way(game, place.match)
    people = {seat: name for name, seat in table.seats.items()}
    return {
        people[seat_clockwise(table.match.order, there, way_there * steps)]: seat_clockwise(
            place.match.order, here, way_here * steps
        )
        for steps in range(len(place.match.order))
    }


def _same_deed(place: PlaceOfQuestion, table: Played) -> tuple[Seat, Seat] | None:
    """Who did in the example what somebody just did in the match, and who that is; None where nobody did."""
    seen = seen_of(place.game, place.match)
    if place.last is None or seen is None or seen.turn is None:
        return None
    deed, here = deed_of(place.game, place.last.claim), actor(place.last.claim)
    if here is None or here not in place.match.order:
        return None
    is_like = is_the_same_story(place, table)
    same = [
        submission
        for submission in (table.asked, *table.submission[::-1])
        if deed and deed == deed_of(place.game, submission.claim)
    ]
    for submission in (*([table.last] if is_like and table.last else ()), *same):
        there = actor(submission.claim)
        if there is not None and there in table.match.order:
            return there, here
    return None


def is_the_same_story(place: PlaceOfQuestion, table: Played) -> bool:
    """Whether the same has happened up to what is asked. Who has few cards left matters to a call and a catch
    alone, and to whoever is asked about."""
    then = happened(place.game, table.match, table.last)
    now = happened(place.game, place.match, place.last)
    if not counts_last_cards(place.game, table.asked.claim):
        then, now = (replace(one, left=None, call=None) for one in (then, now))
    return then.is_like(now)


def _on_turn(game: Game, match: AnyMatch) -> Seat:
    """Around whom the table turns."""
    seen = seen_of(game, match)
    first = seat_that_starts_next_round(game.ruleset_of(match), match) if seen is None else seen.turn
    second = match.dealer if seen is None else seen.ended_by
    sides = (seat for seat in (first, second) if seat is not None and seat in match.order)
    return next(sides, match.order[0])


def _way(game: Game, match: AnyMatch) -> int:
    seen = seen_of(game, match)
    return 1 if seen is None else seen.direction


def renamed(found: AnsweredQuestion, names: Mapping[str, str]) -> AnsweredQuestion:
    """The answer told of other people."""
    pattern = re.compile(rf"\b({'|'.join(names)})\b")

    def told_of(text: str) -> str:
        return pattern.sub(lambda name: names[name[0]], text)

    def ruled_of(ruled: Ruled) -> Ruled:
        return replace(
            ruled,
            line=told_of(ruled.line),
            because=told_of(ruled.because),
            why=tuple(map(told_of, ruled.why)),
        )

    question, example = found.question, not_none(found.question.example)
    example = replace(example, before=tuple(map(told_of, example.before)), claim=told_of(example.claim))
    otherwise = tuple(replace(one, ruled=ruled_of(one.ruled)) for one in found.otherwise)
    return AnsweredQuestion(
        replace(question, example=example), told_of(found.asks), ruled_of(found.ruled), otherwise
    )


def in_its_colors(said: str, game: Game, there: AnyMatch, here: AnyMatch) -> str:
    """A claim of an example with the colors and numbers that play their parts here."""
    as_here = _colors_and_numbers(seen_of(game, there), seen_of(game, here))
    return CARD.sub(lambda card: " ".join(as_here.get(part, part) for part in card[0].split()), said)


def _colors_and_numbers(there: Seen | None, here: Seen | None) -> dict[str, str]:
    """Each color and number of an example with the one that plays its part: the color in force, the one
    before it, and the number on top."""
    alike = {} if there is None or here is None else dict(_alike(there, here))
    left = [color for color in COLORS if color not in alike.values()]
    others = [color for color in COLORS if color not in alike]
    return alike | dict(zip(others, left, strict=True))


def _alike(there: Seen, here: Seen) -> Iterator[tuple[str, str]]:
    in_force, before = {there.color, here.color}, {there.color_before, here.color_before}
    if there.color is not None and here.color is not None:
        yield there.color, here.color
    if there.color_before is not None and here.color_before is not None and not before & in_force:
        yield there.color_before, here.color_before
    number, other = there.top.face, here.top.face
    if number.isdecimal() and other.isdecimal() and not {number, other} & ACTING_NUMBERS:
        yield other, number
        yield number, other

"""Who and what at a match plays the part of whom and what in an example: people, colors and numbers."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from referee.ask.answers import Answer, Played, Ruled
from referee.ask.just_happened import ACTING_NUMBERS, CALLS, CATCHES, actor, deed_of, happened
from referee.ask.place import Place
from referee.kit.cards import COLORS
from referee.kit.seats import Seat, after
from referee.match.model.game import Game
from referee.match.model.state import Match
from referee.match.table.rounds import starter

CARD = re.compile(rf"\b({'|'.join(COLORS)})\b(?: (\d)\b)?")


def parts_of(place: Place, table: Played) -> dict[str, Seat]:
    """Which seat of the match plays whose part: whoever did the same, else whoever is on turn; from there on
    in the direction of play."""
    there, here = _same_deed(place, table) or (
        _on_turn(place.game, table.match),
        _on_turn(place.game, place.match),
    )
    way_there, way_here = _way(table.match), _way(place.match)
    people = {seat: name for name, seat in table.seats.items()}
    return {
        people[after(table.match.order, there, way_there * steps)]: after(
            place.match.order, here, way_here * steps
        )
        for steps in range(len(place.match.order))
    }


def _same_deed(place: Place, table: Played) -> tuple[Seat, Seat] | None:
    """Who did in the example what somebody just did in the match, and who that is; None where nobody did."""
    round = place.match.round
    if place.last is None or round is None or round.turn is None:
        return None
    is_like = is_the_same_story(place, table)
    deed, here = deed_of(place.last.claim), actor(place.last.claim)
    same = [
        submission
        for submission in (table.asked, *table.submission[::-1])
        if deed and deed == deed_of(submission.claim)
    ]
    for submission in (*([table.last] if is_like and table.last else ()), *same):
        there = actor(submission.claim)
        if there in table.match.order and here in place.match.order:
            return there, here
    return None


def is_the_same_story(place: Place, table: Played) -> bool:
    """Whether the same has happened up to what is asked. Who has few cards left matters to a call and a catch
    alone, and to whoever is asked about."""
    then = happened(place.game, table.match, table.last)
    now = happened(place.game, place.match, place.last)
    if table.asked.claim.tag not in CALLS | CATCHES:
        then, now = (replace(one, left=None, call=None) for one in (then, now))
    return then.is_like(now)


def _on_turn(game: Game, match: Match) -> Seat:
    """Around whom the table turns."""
    round = match.round
    if round is None:
        sides = (starter(game.ruleset_of(match), match), match.dealer)
    else:
        sides = (round.turn, getattr(round, "out", None), getattr(round, "closed_by", None))
    return next((seat for seat in sides if seat in match.order), match.order[0])


def _way(match: Match) -> int:
    return 1 if match.round is None else match.round.direction


def renamed(found: Answer, names: Mapping[str, str]) -> Answer:
    """The answer told of other people."""
    pattern = re.compile(rf"\b({'|'.join(names)})\b")

    def told_of(text: str) -> str:
        return pattern.sub(lambda name: names[name[0]], text)

    def ruled_of(ruled: Ruled) -> Ruled:
        return replace(ruled, line=told_of(ruled.line), why=tuple(map(told_of, ruled.why)))

    question = found.question
    example = replace(question.example, before=tuple(map(told_of, question.example.before)))
    example = replace(example, claim=told_of(example.claim))
    otherwise = tuple(replace(one, ruled=ruled_of(one.ruled)) for one in found.otherwise)
    return Answer(
        replace(question, asks=told_of(question.asks), example=example), ruled_of(found.ruled), otherwise
    )


def in_its_colors(said: str, there: Match, here: Match) -> str:
    """A claim of an example with the colors and numbers that play their parts here."""
    as_here = _colors_and_numbers(there, here)
    return CARD.sub(lambda card: " ".join(as_here.get(part, part) for part in card[0].split()), said)


def _colors_and_numbers(there: Match, here: Match) -> dict[str, str]:
    """Each color and number of an example with the one that plays its part: the color in force, the one
    before it, and the number on top."""
    alike = dict(_alike(there, here))
    left = [color for color in COLORS if color not in alike.values()]
    others = [color for color in COLORS if color not in alike]
    return alike | dict(zip(others, left, strict=True))


def _alike(there: Match, here: Match) -> Iterator[tuple[str, str]]:
    if there.round is None or here.round is None:
        return
    in_force, before = zip(_colors(there.round), _colors(here.round), strict=True)
    if None not in in_force:
        yield in_force
    if None not in before and not (set(before) & set(in_force)):
        yield before
    number, other = there.round.top.face, here.round.top.face
    if number.isdecimal() and other.isdecimal() and not {number, other} & ACTING_NUMBERS:
        yield other, number
        yield number, other


def _colors(round: Any) -> tuple[str | None, str | None]:
    debt = getattr(round, "debt", None)
    return getattr(round, "color", None), None if debt is None else debt.over

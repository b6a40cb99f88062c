"""Whether a match and a worked example have the same story, and who and what in the match corresponds to it.

The players of the match take the roles of the people in the example. The colors and numbers of the match
replace those of the example.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from referee.ask.answer.answers import AnsweredQuestion, Played, Ruled
from referee.ask.match.latest_action import (
    ACTING_NUMBERS,
    depends_on_last_cards,
    find_acting_player,
    find_latest_action,
    find_visible_round,
    identify_action,
)
from referee.ask.match.match_context import MatchContext
from referee.kit.cards import COLORS
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import not_none
from referee.match.help.visible_round import VisibleRound
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.rounds import seat_that_starts_next_round

CARD_PATTERN = re.compile(rf"\b({'|'.join(COLORS)})\b(?: (\d)\b)?")


def is_same_story(context: MatchContext, table: Played) -> bool:
    """Whether the latest action of the match is that of the example before the claim that it asks about.

    The number of cards left and the call for a last card matter only if the claim depends on them.
    """
    in_example = find_latest_action(context.game, table.match, table.last)
    in_match = find_latest_action(context.game, context.match, context.last)
    if not depends_on_last_cards(context.game, table.asked.claim):
        in_example = replace(in_example, cards_left=None, call_status=None)
        in_match = replace(in_match, cards_left=None, call_status=None)
    return in_example.is_equivalent_to(in_match)


# --- players ---


def assign_roles(context: MatchContext, table: Played) -> dict[str, Seat]:
    """Return the seat in the match for each name in the example.

    The player of the latest action in the match takes the role of the person with the same action in the
    example. Without such a person, the player whose turn it is takes the role of the person whose turn it is.
    The other roles follow in the direction of play.
    """
    game = context.game
    in_example, in_match = _find_players_of_same_action(context, table) or (
        _find_first_player(game, table.match),
        _find_first_player(game, context.match),
    )
    direction_in_example = _find_direction(game, table.match)
    direction_in_match = _find_direction(game, context.match)
    names = {seat: name for name, seat in table.seats.items()}
    roles = {}
    for steps in range(len(context.match.order)):
        name = names[seat_clockwise(table.match.order, in_example, direction_in_example * steps)]
        roles[name] = seat_clockwise(context.match.order, in_match, direction_in_match * steps)
    return roles


def _find_players_of_same_action(context: MatchContext, table: Played) -> tuple[Seat, Seat] | None:
    """Return two seats with the same action: one in the example, and that of the latest action in the match.

    None if the example has no such action, or if the match has no latest action by a player.
    """
    game, visible = context.game, find_visible_round(context.game, context.match)
    if context.last is None or visible is None or visible.turn is None:
        return None
    in_match, action = find_acting_player(context.last.claim), identify_action(game, context.last.claim)
    if in_match is None or in_match not in context.match.order:
        return None
    submissions = [
        submission
        for submission in (table.asked, *table.submissions[::-1])
        if action is not None and action == identify_action(game, submission.claim)
    ]
    if table.last is not None and is_same_story(context, table):
        submissions.insert(0, table.last)
    in_example = (find_acting_player(submission.claim) for submission in submissions)
    there = (seat for seat in in_example if seat is not None and seat in table.match.order)
    return next(((seat, in_match) for seat in there), None)


def _find_first_player(game: Game, match: AnyMatch) -> Seat:
    """Return the seat that takes the first role.

    In an open round, this is the player whose turn it is, else the player who ended the round. Between
    rounds, it is the player who starts the next one, else the dealer. A seat that does not play is passed
    over for the first seat in order.
    """
    visible = find_visible_round(game, match)
    seats: tuple[Seat | None, Seat | None] = (
        (seat_that_starts_next_round(game.ruleset_of(match), match), match.dealer)
        if visible is None
        else (visible.turn, visible.ended_by)
    )
    return next((seat for seat in seats if seat is not None and seat in match.order), match.order[0])


def _find_direction(game: Game, match: AnyMatch) -> int:
    """Return the direction of play: 1 is clockwise, -1 is counterclockwise."""
    visible = find_visible_round(game, match)
    return 1 if visible is None else visible.direction


def rename_people(answered: AnsweredQuestion, names: Mapping[str, str]) -> AnsweredQuestion:
    """Return the answer with other names. `names` has the new names by the names in the example."""
    pattern = re.compile(rf"\b({'|'.join(names)})\b")

    def rename(text: str) -> str:
        return pattern.sub(lambda name: names[name[0]], text)

    def rename_in_ruling(ruled: Ruled) -> Ruled:
        why = tuple(map(rename, ruled.why))
        return replace(ruled, line=rename(ruled.line), because=rename(ruled.because), why=why)

    example = not_none(answered.question.example)
    example = replace(example, before=tuple(map(rename, example.before)), claim=rename(example.claim))
    return AnsweredQuestion(
        replace(answered.question, example=example),
        rename(answered.asks),
        rename_in_ruling(answered.ruled),
        tuple(replace(one, ruled=rename_in_ruling(one.ruled)) for one in answered.otherwise),
    )


# --- colors and numbers ---


def replace_colors_and_numbers(claim: str, game: Game, example: AnyMatch, match: AnyMatch) -> str:
    """Return a claim of an example with the colors and numbers of the match."""
    words = _map_colors_and_numbers(find_visible_round(game, example), find_visible_round(game, match))
    return CARD_PATTERN.sub(lambda card: " ".join(words.get(part, part) for part in card[0].split()), claim)


def _map_colors_and_numbers(example: VisibleRound | None, match: VisibleRound | None) -> dict[str, str]:
    """Return the color or number of the match for each color and some numbers of the example.

    Colors that do not correspond by their use are paired in the order of `COLORS`.
    """
    pairs = {} if example is None or match is None else dict(_pair_by_use(example, match))
    left = [color for color in COLORS if color not in pairs.values()]
    others = [color for color in COLORS if color not in pairs]
    return pairs | dict(zip(others, left, strict=True))


def _pair_by_use(example: VisibleRound, match: VisibleRound) -> Iterator[tuple[str, str]]:
    """Yield the colors in force, the colors before them, and the numbers of the two top cards as pairs.

    The numbers of the top cards are exchanged. A number card with an effect is not replaced.
    """
    in_force, before = {example.color, match.color}, {example.color_before, match.color_before}
    if example.color is not None and match.color is not None:
        yield example.color, match.color
    if example.color_before is not None and match.color_before is not None and not before & in_force:
        yield example.color_before, match.color_before
    in_example, in_match = example.top.face, match.top.face
    if in_example.isdecimal() and in_match.isdecimal() and not {in_example, in_match} & ACTING_NUMBERS:
        yield in_match, in_example
        yield in_example, in_match

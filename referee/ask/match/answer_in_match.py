"""The answer to a stock question in a match: under the rules of the match, and about its current state.

The answer names the players of the match only if the match and the worked example have the same story up to
the claim that is asked about, and if this claim adds nothing that nobody reported. Otherwise the answer keeps
the people of the example.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from referee.ask.answer.answers import (
    CERTAIN,
    LET_COUNT,
    SHOWN,
    AnsweredQuestion,
    Played,
    Ruled,
    answer,
    answer_from_ruling,
    is_about,
    played,
)
from referee.ask.match.latest_action import depends_on_last_cards, find_acting_player
from referee.ask.match.match_context import MatchContext
from referee.ask.match.resized_example import DEAL_LINE, resize_example
from referee.ask.match.same_story import (
    assign_roles,
    is_same_story,
    rename_people,
    replace_colors_and_numbers,
)
from referee.games.help import HELP
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.help.question import Change, Example, Question
from referee.match.history.line import state_after_ruling
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim

TAGS_OF_ANY_GAME = frozenset(("match.play_on", "match.finish"))
"""Tags of claims that can be made in any match as in an example. `Help.transferable_tags` has those of a
game. All other claims name cards and places that only the example has."""
OBSERVED_MEMBERS = ("hand", "hands", "held_color", "drawn", "said_uno")
"""Members of a claim that report what somebody has observed."""
PHONE_PATTERN = re.compile(r"\s*(\S+)'s phone\s*")
"""The circumstances in the claim of an example: the phone of the person who submits it."""


@dataclass(frozen=True)
class AnswerInMatch:
    """The answer to a question under the rules of a match.

    `people` are the names in the example, in its order. `here` is the answer about the current state of the
    match. `answer` then names the players of the match. `here` is None if the match does not have the story
    of the example. `claim` is the claim that the question is about, made by a player of the match. It is None
    if the claim would not take effect.
    """

    answer: AnsweredQuestion
    people: tuple[str, ...] = ()
    here: Ruled | None = None
    claim: Claim | None = None


def answer_in_match(question: Question, context: MatchContext) -> AnswerInMatch:
    """Return the answer to a question of the game of the match."""
    resized = resize_example(question, len(context.match.order))
    answered = answer(resized, context.match.rules)
    table = played(resized, context.match.rules)
    people = () if resized.example is None else tuple(resized.example.people.split())
    if table is None or not len(people) == len(table.match.order) == len(context.match.order):
        return AnswerInMatch(answered, people)
    roles = assign_roles(context, table)
    submission = _make_submission_in_match(resized, context, table, roles)
    if submission is None:
        return AnswerInMatch(answered, people)
    match, claim = context.match, submission.claim
    ruling = judge(context.game.ruleset_for_claim(match, claim), match, submission)
    here = _answer_from_ruling(resized, context, table, claim, ruling)
    # If another article decides, it depends on something that only this match has.
    if here is None or here.article != answered.ruled.article:
        return AnswerInMatch(answered, people)
    names = {name: context.names[seat] for name, seat in roles.items()}
    renamed, new_people = rename_people(answered, names), tuple(names[name] for name in people)
    return AnswerInMatch(renamed, new_people, here, claim if ruling.takes_effect else None)


# --- the claim in the match ---


def _make_submission_in_match(
    question: Question, context: MatchContext, table: Played, roles: Mapping[str, Seat]
) -> Submission | None:
    """Return the claim of the example as a submission in the match, with its players, colors and numbers.

    `roles` has the seat in the match for each name in the example. None if the claim cannot be judged in the
    match.
    """
    if not _can_be_judged_in_match(question, context, table):
        return None
    text, bar, circumstances = not_none(question.example).claim.partition("|")
    phone = PHONE_PATTERN.fullmatch(circumstances)
    if bar and phone is None:
        return None
    by = KEEPER if phone is None else roles[phone[1]]
    in_match = replace_colors_and_numbers(text, context.game, table.match, context.match)
    claim = HELP[context.game.name].fit_claim_to_match(
        context.game.notation.read(in_match.strip(), roles), context.match
    )
    if claim is None or _has_observations(claim):
        return None
    return Submission(claim, by, context.next_number, None, context.asked_at)


def _can_be_judged_in_match(question: Question, context: MatchContext, table: Played) -> bool:
    """Whether the claim of the example can be judged in the match.

    The answer must be yes or no: the findings of a ruling read as if somebody had made the claim. The example
    must have the rules and the story of the match, and the game must allow the claim in any match.
    """
    return (
        question.under == Change()
        and question.yes is not None
        and table.asked.claim.tag in TAGS_OF_ANY_GAME | HELP[context.game.name].transferable_tags
        and is_same_story(context, table)
        and not _has_unreported_lines(not_none(question.example))
    )


def _has_unreported_lines(example: Example) -> bool:
    """Whether the example has a refused claim that was allowed, or a seen card.

    A deal that is allowed does not count.
    """
    return any(
        line.startswith((LET_COUNT, SHOWN, CERTAIN)) and not DEAL_LINE.match(line) for line in example.before
    )


def _has_observations(claim: Claim) -> bool:
    return any(getattr(claim, name, None) not in (None, False) for name in OBSERVED_MEMBERS)


# --- the ruling in the match ---


def _answer_from_ruling(
    question: Question, context: MatchContext, table: Played, claim: Claim, ruling: Ruling
) -> Ruled | None:
    """Return the answer about the current state of the match. `ruling` is that on the claim in the match.

    None if the claim is about other numbers of cards than in the example, or if only one of the two rulings
    has a finding about the question.
    """
    game, match = context.game, context.match
    if not _has_equal_numbers_of_cards(game, table, match, claim, ruling.takes_effect):
        return None
    if is_about(question, game, ruling) != is_about(question, game, table.ruling):
        return None
    after = state_after_ruling(game, match, ruling)
    return answer_from_ruling(question, game, after, ruling, context.names.__getitem__)


def _has_equal_numbers_of_cards(
    game: Game, table: Played, match: AnyMatch, claim: Claim, takes_effect: bool
) -> bool:
    """Whether the acting player has as many cards left in the match as in the example.

    For a call or a catch, the numbers must be equal. For another claim, the player must have exactly one card
    left in both or in neither. If this other claim does not take effect, the numbers do not matter.
    """
    player, person = find_acting_player(claim), find_acting_player(table.asked.claim)
    if player is None or person is None or match.round is None or table.match.round is None:
        return True
    few_cards_left = HELP[game.name].few_cards_left
    in_match, in_example = few_cards_left(match.round, player), few_cards_left(table.match.round, person)
    if depends_on_last_cards(game, claim):
        return in_match == in_example
    return not takes_effect or (in_match == 1) is (in_example == 1)

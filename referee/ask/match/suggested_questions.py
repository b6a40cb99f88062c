"""The questions that people ask after the latest action of a match."""

from collections.abc import Iterator
from functools import cache

from referee.ask.answer.answers import Played, played
from referee.ask.match.latest_action import LatestAction, find_latest_action, identify_action
from referee.ask.match.match_context import MatchContext
from referee.ask.match.resized_example import resize_example
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import DIGITS, SURE, Hit
from referee.games import GAMES
from referee.games.help import HELP
from referee.kit.values import replace
from referee.match.help.claim_kind import ClaimKind
from referee.match.help.occasions import PLAYING
from referee.match.help.question import Question
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Rules
from referee.rulings.submission import Submission

TWO_PLAYERS = 2
HIGHEST_ODDS = 3.0
"""Factor of the odds of the first suggested question in a search. The factor of the last one is almost 1."""


def suggest_questions(context: MatchContext) -> tuple[Question, ...]:
    """Return the questions that people ask after the latest action of this match, the most likely first.

    A question about two players is left out if more people play.
    """
    found = find_questions_after_action(context.game, context.match, context.last, context.refused)
    return tuple(question for question in found if _fits_player_count(question, len(context.match.order)))


def _fits_player_count(question: Question, players: int) -> bool:
    """Whether a question may be asked by this number of players: not one about two players by more."""
    if (
        players == TWO_PLAYERS
        or question.example is None
        or len(question.example.people.split()) != TWO_PLAYERS
    ):
        return True
    return resize_example(question, players) is not question


def promote_suggested_hits(hits: tuple[Hit, ...], context: MatchContext) -> tuple[Hit, ...]:
    """Return the hits with higher scores for suggested questions, the highest score first.

    A hit that is not good does not become good.
    """
    suggested = suggest_questions(context)
    bonuses = {one: (HIGHEST_ODDS - 1) * (1 - rank / len(suggested)) for rank, one in enumerate(suggested)}
    promoted = (_multiply_odds(hit, 1 + bonuses.get(hit.question, 0)) for hit in hits)
    return tuple(sorted(promoted, key=lambda hit: -hit.score))


def _multiply_odds(hit: Hit, factor: float) -> Hit:
    """The hit with `factor` times the odds. A hit that is not sure stays below that."""
    highest = 1.0 if hit.is_good else SURE - 0.001
    probability = factor * hit.score / (1 + (factor - 1) * hit.score)
    return replace(hit, score=round(min(probability, highest), DIGITS))


# --- questions after an action ---


def find_questions_after_action(
    game: Game, match: AnyMatch, last: Submission | None, refused: Submission | None
) -> tuple[Question, ...]:
    """Return the questions of a game that people ask after the latest action, the most likely first.

    First come the questions about the refused claim, then those that the game lists for the occasion, then
    those with an example in which the same action is the latest one. `last` is the newest submission in
    effect. `refused` is the submission that was refused after it.
    """
    action, asked_on = find_latest_action(game, match, last), HELP[game.name].questions_by_occasion
    examples = _play_examples(game.name)
    about_refused = [
        question
        for question, table, before in examples
        if refused is not None and _is_about_claim(game, table, refused) and before.is_equivalent_to(action)
    ]
    by_occasion = [
        QUESTIONS[id] for occasion in _find_occasions(action, refused) for id in asked_on.get(occasion, ())
    ]
    after_same_action = [
        question
        for question, _, before in examples
        if action.claim_tag is not None and before.is_equivalent_to(action)
    ]
    return tuple(dict.fromkeys((*about_refused, *by_occasion, *after_same_action)))


@cache
def _play_examples(game: str) -> tuple[tuple[Question, Played, LatestAction], ...]:
    """Return every question of a game whose example can be played under the standard rules.

    Each question comes with its played example, and the latest action before the claim that it asks about.
    """
    tables = {one: played(one, Rules()) for one in QUESTIONS.values() if one.game == game}
    return tuple(
        (question, table, find_latest_action(GAMES[game], table.match, table.last))
        for question, table in tables.items()
        if table is not None
    )


def _is_about_claim(game: Game, table: Played, submission: Submission) -> bool:
    """Whether the example asks about the same action as the submission."""
    action = identify_action(game, submission.claim)
    return action is not None and action == identify_action(game, table.asked.claim)


def _find_occasions(action: LatestAction, refused: Submission | None) -> Iterator[str]:
    """Yield the names of the occasions by which a game lists its questions, the most specific first."""
    if refused is not None:
        yield "a refusal"
    if action.phase != PLAYING:
        if action.face is not None:
            yield f"out on {action.face}"
        yield action.phase
        return
    yield from _find_occasions_in_round(action)
    if action.cards_left == 1 or action.call_status is not None:
        yield "one card left"
    yield "a turn"


def _find_occasions_in_round(action: LatestAction) -> Iterator[str]:
    if action.awaits == "a hand" or action.kind is ClaimKind.CHALLENGE:
        yield "a challenge"
    elif action.awaits is not None:
        yield action.awaits
    if action.kind is ClaimKind.CATCH:
        yield "a catch"
    elif action.kind is ClaimKind.CALL:
        yield "a call"
    elif action.kind is ClaimKind.DRAW:
        yield "a card drawn" if action.face is None else f"{action.face} drawn for"
        return
    elif action.kind is ClaimKind.DEAL:
        yield f"first {action.face}"
        yield "a deal"
    if action.face is not None:
        yield action.face

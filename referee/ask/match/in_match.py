"""A question asked at a match: under its rules, and judged as it stands there right now.

It is told of the match's people only where the story of its example is the story of the match up to what is
asked, and what is asked adds nothing to it that nobody has told. Everywhere else it stays a story of others.
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
    is_about,
    played,
    told,
)
from referee.ask.match.just_happened import actor, asked_after, counts_last_cards
from referee.ask.match.place import PlaceOfQuestion
from referee.ask.match.resizing import DEAL, with_as_many
from referee.ask.match.same_story import in_its_colors, is_the_same_story, parts_of, renamed
from referee.ask.search.lookup import GOOD, Hit
from referee.games.help import HELP
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.question import Change, Example, Question
from referee.match.history.line import state_after_ruling
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim

TWO = 2
NEARER = 0.2
"""So much of its score a question gains that is the first thing to ask after what just happened."""
OF_ANY_GAME = frozenset(("match.play_on", "match.finish"))
"""Claims that can be made at any table as they are made in an example, whatever is played; each game tells of
its own. Others tell of cards and places that are only there."""
TOLD_BESIDES = ("hand", "hands", "held_color", "drawn", "said_uno")
"""What a claim may tell that somebody has to have seen or heard."""
PHONE = re.compile(r"\s*(\S+)'s phone\s*")


@dataclass(frozen=True)
class AnswerHere:
    """A question with its answer under the rules of a match. `here` is the ruling on what is asked as the
    match stands, where just that has happened that the example is about; then all of it is told of the people
    of the match. `claim` is what would be told to make it so, where it counts. `people` are those of the
    example in their order."""

    answer: AnsweredQuestion
    people: tuple[str, ...] = ()
    here: Ruled | None = None
    claim: Claim | None = None


def brought_up(place: PlaceOfQuestion) -> tuple[Question, ...]:
    """What people ask after what just happened there, the nearest first."""
    found = asked_after(place.game, place.match, place.last, place.refused)
    return tuple(question for question in found if _is_for(question, len(place.match.order)))


def _is_for(question: Question, people: int) -> bool:
    """Whether so many ask it: what is about two players comes up only between two."""
    if people == TWO or question.example is None or len(question.example.people.split()) != TWO:
        return True
    return with_as_many(question, people) is not question


def nearer(hits: tuple[Hit, ...], place: PlaceOfQuestion) -> tuple[Hit, ...]:
    """The hits with what just happened moved up; none becomes a good one by that."""
    questions = brought_up(place)
    gains = {one: NEARER * (1 - number / len(questions)) for number, one in enumerate(questions)}
    moved = (_moved(hit, 1 + gains.get(hit.question, 0)) for hit in hits)
    return tuple(sorted(moved, key=lambda hit: -hit.score))


def _moved(hit: Hit, times: float) -> Hit:
    most = 1.0 if hit.is_good else GOOD - 0.001
    return replace(hit, score=round(min(hit.score * times, most), 3))


def answer_here(question: Question, place: PlaceOfQuestion) -> AnswerHere:
    """The answer to a question of the match's game."""
    seated = with_as_many(question, len(place.match.order))
    found = answer(seated, place.match.rules)
    table = played(seated, place.match.rules)
    people = () if seated.example is None else tuple(seated.example.people.split())
    if table is None or not len(people) == len(table.match.order) == len(place.match.order):
        return AnswerHere(found, people)
    parts = parts_of(place, table)
    here, claim = _here(seated, place, table, parts, found.ruled)
    if here is None:
        return AnswerHere(found, people)
    names = {name: place.names[seat] for name, seat in parts.items()}
    return AnswerHere(renamed(found, names), tuple(names[name] for name in people), here, claim)


# --- what it is right now ---


def _here(
    question: Question, place: PlaceOfQuestion, table: Played, parts: Mapping[str, Seat], ruled: Ruled
) -> tuple[Ruled | None, Claim | None]:
    """The ruling on what is asked, as the match stands, and its claim if that counts; None where something
    else has happened there than in the example, or what is asked cannot be asked there. What is found of a
    claim reads as if it had been made, so only what is answered by yes or no is ruled on."""
    game, match = place.game, place.match
    is_told = is_the_same_story(place, table) and not _lets_count(not_none(question.example))
    if (
        question.under != Change()
        or question.yes is None
        or table.asked.claim.tag not in OF_ANY_GAME | HELP[game.name].asked_alike
        or not is_told
    ):
        return None, None
    submission = _heard_here(question, place, table, parts)
    if submission is None:
        return None, None
    ruling = judge(game.ruleset_for_claim(match, submission.claim), match, submission)
    if not _is_about_the_same(game, table, match, submission.claim, ruling.takes_effect):
        return None, None
    found = told(question, game, state_after_ruling(game, match, ruling), ruling, place.names.__getitem__)
    # What another article decides hangs on something that is only so at this table.
    is_same = is_about(question, game, ruling) == is_about(question, game, table.ruling)
    if not is_same or found.article != ruled.article:
        return None, None
    return found, submission.claim if ruling.takes_effect else None


def _heard_here(
    question: Question, place: PlaceOfQuestion, table: Played, parts: Mapping[str, Seat]
) -> Submission | None:
    """The claim of the example in the mouth of the match's people, and of its colors and numbers."""
    said, bar, circumstances = not_none(question.example).claim.partition("|")
    phone = PHONE.fullmatch(circumstances)
    if bar and phone is None:
        return None
    by = KEEPER if phone is None else parts[phone[1]]
    said_here = in_its_colors(said, place.game, table.match, place.match)
    as_there = place.game.notation.read(said_here.strip(), parts)
    claim = HELP[place.game.name].as_here(as_there, place.match)
    return (
        None if claim is None or _tells_more(claim) else Submission(claim, by, place.number, None, place.at)
    )


def _lets_count(example: Example) -> bool:
    """Whether the table has let something count there, beside a deal that shortens hands, or has seen a
    card."""
    return any(
        line.startswith((LET_COUNT, SHOWN, CERTAIN)) and not DEAL.match(line) for line in example.before
    )


def _tells_more(claim: Claim) -> bool:
    return any(getattr(claim, name, None) not in (None, False) for name in TOLD_BESIDES)


def _is_about_the_same(game: Game, table: Played, match: AnyMatch, claim: Claim, counts: bool) -> bool:
    """Whether whoever is caught or calls holds as few cards as in the example; whether whoever else acts goes
    out by it or not, as there, if it counts."""
    who, who_there = actor(claim), actor(table.asked.claim)
    if who is None or who_there is None or match.round is None or table.match.round is None:
        return True
    few_left = HELP[game.name].few_left
    left, left_there = few_left(match.round, who), few_left(table.match.round, who_there)
    if counts_last_cards(game, claim):
        return left == left_there
    return not counts or (left == 1) is (left_there == 1)

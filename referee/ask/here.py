"""A question asked at a match: under its rules, and judged as it stands there right now.

It is told of the match's people only where the story of its example is the story of the match up to what is
asked, and what is asked adds nothing to it that nobody has told. Everywhere else it stays a story of others.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Any

from referee.ask.answers import LET_COUNT, SHOWN, Answer, Played, Ruled, answer, is_about, played, told
from referee.ask.just_happened import (
    ACTING_NUMBERS,
    CALLS,
    CATCHES,
    actor,
    asked_after,
    deed_of,
    few_left,
    happened,
)
from referee.ask.lookup import GOOD, Hit
from referee.ask.question import Example, Question
from referee.games.golf.state import ROWS
from referee.kit.cards import COLORS
from referee.kit.seats import Seat, after
from referee.match.game import Game
from referee.match.line import apply
from referee.match.rounds import starter
from referee.match.state import Match, Rules
from referee.rulings.heard import KEEPER, Heard
from referee.rulings.judge import judge

MORE_PEOPLE = "Fay Gus Hal Ida Jon Kim Lea Max".split()  # noqa: SIM905
"""Who sits down with the people of an example where more play; no example names them."""
TWO = 2
TURN = "golf.turn"
NEARER = 0.2
"""So much of its score a question gains that is the first thing to ask after what just happened."""
MEAN_THE_SAME = frozenset(
    (
        "uno.play",
        "uno.draw",
        "uno.color",
        "uno.challenge",
        "uno.show_hand",
        "uno.call",
        "uno.catch",
        "uno.swap",
        "golf.turn",
        "golf.call",
        "golf.catch",
        "match.play_on",
        "match.finish",
    )
)
"""Claims that can be made at any table as they are made in an example; of a turn of Golf only that the top
discard is taken for a faceup card. Others tell of cards and places that are only there."""
TOLD_BESIDES = ("hand", "hands", "held_color", "drawn", "said_uno")
"""What a claim may tell that somebody has to have seen or heard."""
CARD = re.compile(rf"\b({'|'.join(COLORS)})\b(?: (\d)\b)?")
DEAL = re.compile(r"(! )?deal\b")
PHONE = re.compile(r"\s*(\S+)'s phone\s*")


@dataclass(frozen=True)
class Place:
    """Where somebody asks: a match, what its people are called, what was heard last of all that counts, what
    was refused since, and the number and time of a claim that would be made now."""

    game: Game
    match: Match
    names: Mapping[Seat, str]
    last: Heard | None
    refused: Heard | None
    number: int
    at: int


@dataclass(frozen=True)
class AnswerHere:
    """A question with its answer under the rules of a match. `here` is the ruling on what is asked as the
    match stands, where just that has happened that the example is about; then all of it is told of the people
    of the match. `claim` is what would be told to make it so, where it counts. `people` are those of the
    example in their order."""

    answer: Answer
    people: tuple[str, ...] = ()
    here: Ruled | None = None
    claim: Any = None


def brought_up(place: Place) -> tuple[Question, ...]:
    """What people ask after what just happened there, the nearest first."""
    found = asked_after(place.game, place.match, place.last, place.refused)
    return tuple(question for question in found if _is_for(question, len(place.match.order)))


def _is_for(question: Question, people: int) -> bool:
    """Whether so many ask it: what is about two players comes up only between two."""
    if people == TWO or question.example is None or len(question.example.people.split()) != TWO:
        return True
    return _seated(question, people) is not question


def nearer(hits: tuple[Hit, ...], place: Place) -> tuple[Hit, ...]:
    """The hits with what just happened moved up; none becomes a good one by that."""
    questions = brought_up(place)
    gains = {one: NEARER * (1 - number / len(questions)) for number, one in enumerate(questions)}
    moved = (_moved(hit, 1 + gains.get(hit.question, 0)) for hit in hits)
    return tuple(sorted(moved, key=lambda hit: -hit.score))


def _moved(hit: Hit, times: float) -> Hit:
    most = 1.0 if hit.is_good else GOOD - 0.001
    return replace(hit, score=round(min(hit.score * times, most), 3))


def answer_here(question: Question, place: Place) -> AnswerHere:
    """The answer to a question of the match's game."""
    seated = _seated(question, len(place.match.order))
    found = answer(seated, place.match.rules)
    table = played(seated, place.match.rules)
    people = () if seated.example is None else tuple(seated.example.people.split())
    if table is None or not len(people) == len(table.match.order) == len(place.match.order):
        return AnswerHere(found, people)
    parts = _parts(place, table)
    here, claim = _here(seated, place, table, parts, found.ruled)
    if here is None:
        return AnswerHere(found, people)
    names = {name: place.names[seat] for name, seat in parts.items()}
    return AnswerHere(_renamed(found, names), tuple(names[name] for name in people), here, claim)


# --- as many people ---


@lru_cache(maxsize=4096)
def _seated(question: Question, people: int) -> Question:
    """The question with as many people in its example, where it plays out the same with so many: by the
    standard rules, and by each choice that changes the answer."""
    if question.example is None or people == len(question.example.people.split()):
        return question
    every = (replace(question, example=one) for one in _with_people(question.example, people))
    return next((one for one in every if _plays_out_alike(question, one)), question)


def _with_people(example: Example, people: int) -> Iterator[Example]:
    """The example with more people after those who are there, or without some who do nothing in it; the same
    one begins."""
    names = example.people.split()
    if people > len(names):
        more = MORE_PEOPLE[: people - len(names)]
        yield replace(example, people=" ".join((*names, *more)))
        return
    done = " ".join((*(line for line in example.before if not DEAL.match(line)), example.claim))
    spare = [name for name in names[::-1] if not re.search(rf"\b{name}\b", done)]
    for gone in combinations(spare, len(names) - people):
        left = [name for name in names if name not in gone]
        first = left.index(names[1]) - 1 if names[1] in left else 0
        before = tuple(_without(gone, line) for line in example.before)
        yield replace(example, before=before, people=" ".join((*left[first:], *left[:first])))


def _without(gone: tuple[str, ...], line: str) -> str:
    """A deal without what it says of some of the people."""
    if not DEAL.match(line):
        return line
    head, _, told_of = line.partition(";")
    left = [part.strip() for part in told_of.split(",") if part.strip() and part.split()[0] not in gone]
    return f"{head}; {', '.join(left)}" if left else head


def _plays_out_alike(question: Question, seated: Question) -> bool:
    """Whether the same is ruled on both examples, by the standard rules and by each choice that so many
    people have."""
    one, other = answer(question, Rules()), answer(seated, Rules())
    if _gist(one.ruled) != _gist(other.ruled):
        return False
    of_others = [(choice.change, _gist(choice.ruled)) for choice in one.otherwise]
    return all((choice.change, _gist(choice.ruled)) in of_others for choice in other.otherwise)


def _gist(ruled: Ruled) -> tuple:
    return ruled.verdict, ruled.article


# --- the same parts ---


def _parts(place: Place, table: Played) -> dict[str, Seat]:
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
    is_like = _is_the_same_story(place, table)
    deed, here = deed_of(place.last.claim), actor(place.last.claim)
    same = [heard for heard in (table.asked, *table.heard[::-1]) if deed and deed == deed_of(heard.claim)]
    for heard in (*([table.last] if is_like and table.last else ()), *same):
        there = actor(heard.claim)
        if there in table.match.order and here in place.match.order:
            return there, here
    return None


def _is_the_same_story(place: Place, table: Played) -> bool:
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


def _renamed(found: Answer, names: Mapping[str, str]) -> Answer:
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


# --- what it is right now ---


def _here(
    question: Question, place: Place, table: Played, parts: Mapping[str, Seat], ruled: Ruled
) -> tuple[Ruled | None, Any]:
    """The ruling on what is asked, as the match stands, and its claim if that counts; None where something
    else has happened there than in the example, or what is asked cannot be asked there. What is found of a
    claim reads as if it had been made, so only what is answered by yes or no is ruled on."""
    game, match = place.game, place.match
    is_told = _is_the_same_story(place, table) and not _lets_count(question.example)
    if question.yes is None or table.asked.claim.tag not in MEAN_THE_SAME or not is_told:
        return None, None
    heard = _heard_here(question, place, table, parts)
    if heard is None:
        return None, None
    ruling = judge(game.ruleset_for(match, heard.claim), match, heard)
    if not _is_about_the_same(table, match, heard.claim, ruling.counts):
        return None, None
    found = told(
        question, game, apply(game, match, ruling), ruling, place.names.__getitem__, has_logbook=True
    )
    # What another article decides hangs on something that is only so at this table.
    is_same = is_about(question, game, ruling) == is_about(question, game, table.ruling)
    if not is_same or found.article != ruled.article:
        return None, None
    return found, heard.claim if ruling.counts else None


def _heard_here(question: Question, place: Place, table: Played, parts: Mapping[str, Seat]) -> Heard | None:
    """The claim of the example in the mouth of the match's people, and of its colors and numbers."""
    said, bar, circumstances = question.example.claim.partition("|")
    phone = PHONE.fullmatch(circumstances)
    if bar and phone is None:
        return None
    as_here = _colors_and_numbers(table.match, place.match)
    text = CARD.sub(lambda card: " ".join(as_here.get(part, part) for part in card[0].split()), said)
    by = KEEPER if phone is None else parts[phone[1]]
    claim = place.game.notation.read(text.strip(), parts)
    claim = _taken_here(claim, place.match) if claim.tag == TURN else claim
    return None if claim is None or _tells_more(claim) else Heard(claim, by, place.number, None, place.at)


def _taken_here(claim: Any, match: Match) -> Any:
    """A turn in which the top discard goes in the place of a faceup card, of the grid that is there; None
    for any other turn, and where no card lies faceup."""
    grid = match.round.grids[claim.seat]
    faceup = ((one.id, row) for one in grid for row in ROWS if getattr(one, row) is not None)
    where = next(faceup, None)
    if claim.took != "discard" or claim.place is None or claim.came_out is not None or where is None:
        return None
    return replace(claim, card=None, place=replace(claim.place, column=where[0], row=where[1]))


def _lets_count(example: Example) -> bool:
    """Whether the table has let something count there, beside a deal that shortens hands, or has seen a
    card."""
    return any(line.startswith((LET_COUNT, SHOWN)) and not DEAL.match(line) for line in example.before)


def _tells_more(claim: Any) -> bool:
    return any(getattr(claim, name, None) not in (None, False) for name in TOLD_BESIDES)


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


def _is_about_the_same(table: Played, match: Match, claim: Any, counts: bool) -> bool:
    """Whether whoever is caught or calls holds as few cards as in the example; whether whoever else acts goes
    out by it or not, as there, if it counts."""
    who, who_there = actor(claim), actor(table.asked.claim)
    if who is None or match.round is None or table.match.round is None:
        return True
    left, left_there = few_left(match.round, who), few_left(table.match.round, who_there)
    if claim.tag in CALLS | CATCHES:
        return left == left_there
    return not counts or (left == 1) is (left_there == 1)

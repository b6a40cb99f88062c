"""The disputes of docs/rules/disputes.md, by their numbers: each is answered in a transcript."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.match.model.game import Game
from referee.match.model.state import Rules
from tools.transcripts import Judged, judged, name_of, played, transcripts

DISPUTES = {*range(1, 68), *range(81, 108)} - {84}
"""What the standard rules have to answer."""

ONLY_UNDER_AN_OPTION = {*range(68, 81), 84}
"""What can only come up at a table that plays by more than the standard rules."""

OTHERWISE = {
    *(1, 2, 3, 4, 6, 7, 8, 9, 12, 14, 15, 16, 19, 20, 21, 24, 26, 27, 28, 30, 31, 33, 35, 36, 37),
    *(40, 41, 43, 44, 45, 46, 47, 48, 51, 52, 53, 54, 56, 57, 62, 63, 65, 82, 83, 85, 86, 87),
    *(92, 95, 96, 101, 104, 106),
    *ONLY_UNDER_AN_OPTION,
}
"""What some option or house rule answers in another way, or answers at all."""

TOLD = re.compile(r"^# Disputes? ([\d, ]+?)(?: under ([^(]+))? \((\w+)\):")
MENTIONED = re.compile(r"Disputes? ([\d, ]+)[:(]")
NO_CLAIMS = {
    29: ("uno.going-out", "no rule asks for a last word when going out, so there is nothing to claim"),
    65: ("match.note", "talk at the table is not seen; a remark may be written down"),
    67: ("uno.deal", "the discards are public, and looking through them changes nothing"),
    105: ("golf.points", "no card counts less than nothing, so no points below zero can be entered"),
}
"""What is no claim: the article that speaks of it, and why."""


@dataclass(frozen=True)
class Answer:
    """A dispute as a transcript asks it: under which option, what the ruling should be, and what it is."""

    game: Game
    disputes: tuple[int, ...]
    under: str | None
    should: str
    does: str
    rules: Rules


@cache
def answers(path: Path) -> tuple[Answer, ...]:
    """What a transcript asks, with the ruling on the line that follows."""
    text = path.read_text(encoding="utf-8")
    game, rulings = played(path).game, iter(judged(path))
    asked: list[re.Match] = []
    found: list[Answer] = []
    for line in text.splitlines()[1:]:
        if told := TOLD.match(line):
            asked.append(told)
        elif line.strip() and not line.startswith(("  ", "#")):
            ruling = next(rulings)
            found += [_answer(game, one, ruling) for one in asked]
            asked = []
    return tuple(found)


def _answer(game: Game, told: re.Match, ruling: Judged) -> Answer:
    numbers = tuple(map(int, re.findall(r"\d+", told[1])))
    return Answer(game, numbers, told[2], told[3], ruling.entry.ruling.verdict.value, ruling.rules)


def answered_otherwise() -> set[int]:
    """The disputes that a transcript answers under an option or a house rule."""
    return {
        number
        for path in transcripts()
        for answer in answers(path)
        if answer.under
        for number in answer.disputes
    }


each_transcript = pytest.mark.parametrize(
    "path",
    [path for path in transcripts() if "# Dispute" in path.read_text(encoding="utf-8")],
    ids=name_of,
)


@each_transcript
def test_a_dispute_is_answered(path):
    """The ruling that follows the question has the verdict that the question is told to get."""
    assert [answer.should for answer in answers(path)] == [answer.does for answer in answers(path)]


@each_transcript
def test_a_dispute_is_answered_under_the_rules_it_names(path):
    """The option or the house rule that the question names is in force; without one, none is."""
    for answer in answers(path):
        if answer.under is None:
            assert {} == departures(answer)
            continue
        for name, *option in map(str.split, answer.under.split(" and ")):
            if name in answer.rules.differences:
                assert option == [str(answer.rules.differences[name])]
            else:
                assert name in answer.rules.house_rules


def departures(answer: Answer) -> dict[str, object]:
    """What the rules of this answer take otherwise than the standard rules of its game."""
    usual = {one.id: one.default_option.id for one in answer.game.differences}
    chosen = {name: option for name, option in answer.rules.differences.items() if option != usual[name]}
    return {**chosen, **answer.rules.house_rules}


def test_every_dispute_is_answered():
    """Each stands in a transcript, or in the short list of what is no claim."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in transcripts())
    asked = {int(number) for told in MENTIONED.findall(text) for number in re.findall(r"\d+", told)}

    assert DISPUTES == asked | set(NO_CLAIMS)
    assert not asked & set(NO_CLAIMS)


def test_every_dispute_is_answered_under_the_other_option_too():
    """Where a table may decide otherwise, a transcript shows the ruling that it then gets."""
    assert OTHERWISE == answered_otherwise()


def test_what_is_no_claim_has_an_article():
    """Who asks is at least told which article speaks of it."""
    known = {article.id for game in GAMES.values() for article in game.rulebook.articles}

    assert set() == {article for article, _ in NO_CLAIMS.values()} - known

"""What a match itself answers: how it stands, and which entry that rests on."""

import re
from dataclasses import dataclass

import pytest

from referee.ask.match.answer_about_match import answer_question_about_match
from referee.ask.match.match_context import MatchContext
from referee.ask.match.round_answers import make_finding_sentence
from referee.games import GAMES
from referee.kit.seats import Seat
from referee.languages.speech import render
from referee.match.history.line import timeline_of as line_of
from referee.match.model.articles import sentence_of
from referee.match.model.rulebook import ONE_ROUND_AT_A_TIME
from referee.match.text.transcript import Transcript, read_opening
from referee.rulings.finding import Finding, FindingWeight

FOUR = "uno standard to 500 | Ida Leo Zoe Tim"
LOWEST = "uno standard to 200, scoring own-lowest-wins | Ida Leo Zoe Tim"
"""Its target is points, although few points are good."""
GOLF = "golf standard to 9 | Ida Leo Zoe"
DEALT = ("deal: red 5",)
DRAW_FOUR = (*DEALT, "Leo: wild draw four, blue")
DRAWN = (*DEALT, "Leo: red draw two", "Zoe: draws 2")
OVER = ("score: winner Leo 500",)
LAST = ("deal: red 5; Leo 1", "allow 2", "Leo: red 8")
SCORED = ("score: winner Leo 30", "score: winner Ida 55")


@dataclass(frozen=True)
class AnswerInRound:
    """What a match answers, with the names of its people."""

    yes: bool | None
    line: str
    why: tuple[str, ...]
    entry: int | None


def answer_in_round(
    first: str, lines: tuple[str, ...], typed: str, asks: int | None = None
) -> AnswerInRound | None:
    opening = read_opening(first)
    table = Transcript(GAMES[opening.game], opening)
    for line in lines:
        table.tell(line)
    items = tuple(line_of(table.entries))
    last = next((item.submission for item in reversed(items) if item.takes_effect), None)
    number, at = len(table.entries) + 1, table.entries[-1].submission.at + 2000
    seat = None if asks is None else Seat(asks)
    context = MatchContext(table.game, table.state, table.names, last, None, number, at, items, seat)
    found = answer_question_about_match(typed, context)
    if found is None:
        return None
    name = table.names.__getitem__
    return AnswerInRound(
        found.yes, render(found.line, name), tuple(render(one, name) for one in found.why), found.entry
    )


@pytest.mark.parametrize(
    ("lines", "typed", "line", "entry"),
    [
        (DEALT, "whose turn is it?", "It is Leo's turn.", 2),
        (DRAW_FOUR, "who's next", "It is Zoe's turn. Zoe has to draw cards first.", 3),
        ((), "whose turn", "No round is being played now. Leo starts the next round.", None),
        (DRAW_FOUR, "which color counts now", "Blue counts: the Wild Draw Four lies on top.", 3),
        ((*DEALT, "Leo: wild"), "what colour is it", "The color has still to be named.", 3),
        (DEALT, "what is on top", "The red 5 lies on top.", 2),
        (
            (*DEALT, "Leo: red reverse"),
            "which way are we going",
            "Play goes counterclockwise, to the right.",
            3,
        ),
        (DRAWN, "how many cards has Zoe", "Zoe has 9 cards.", 4),
        (
            DEALT,
            "how many cards does everybody have left",
            "Ida has 7 cards, Leo has 7 cards, Zoe has 7 cards and Tim has 7 cards.",
            2,
        ),
        (
            DRAWN,
            "why did zoe draw two cards",
            "Zoe got cards for the red draw two that Leo played.",
            4,
        ),
        ((*DEALT, "Leo: draws"), "why did leo draw", "Leo got cards.", 3),
        (
            DEALT,
            "why did zoe get cards",
            "Zoe has not drawn any cards lately, as far as the referee knows.",
            None,
        ),
        (OVER, "whose turn is it", "The match is over.", 2),
        (LAST, "whose turn is it", "It is nobody's turn. Leo has ended the round.", 4),
        (SCORED, "which color counts", "No round is being played now.", None),
        (SCORED, "what is on top", "No round is being played now.", None),
        (SCORED, "which way are we going", "No round is being played now.", None),
        (SCORED, "what round are we in", "No round is being played now. 2 rounds have been scored.", None),
        (
            DEALT,
            "why did i get two cards",
            "Nobody has drawn any cards lately, as far as the referee knows.",
            None,
        ),
        (SCORED, "who is winning", "Ida leads: Ida has 55, Leo has 30, Zoe has 0 and Tim has 0.", None),
        pytest.param(
            (*SCORED, "Ida leaves"),
            "who is winning",
            "Leo leads: Leo has 30, Zoe has 0 and Tim has 0. Ida left with 55.",
            None,
            id="who left is named",
        ),
        (
            (*SCORED, "finish"),
            "who is winning",
            "Ida has won: Ida has 55, Leo has 30, Zoe has 0 and Tim has 0.",
            None,
        ),
        (SCORED, "how many points does leo have", "Leo has 30 points.", None),
        (DEALT, "who is winning", "Nobody has any points yet.", None),
        (SCORED, "who is the dealer", "Zoe deals the next round.", None),
        (DEALT, "what house rules do we play", "You play without house rules.", None),
        (DEALT, "which round are we in", "This is round 1.", None),
    ],
)
def test_it_is_answered_by_how_the_match_stands(lines, typed, line, entry):
    """With the entry that it rests on."""
    found = answer_in_round(FOUR, lines, typed)

    assert (line, entry) == (re.sub(r"( got cards[^.]*\.) .*", r"\1", found.line), found.entry)


@pytest.mark.parametrize(
    ("lines", "typed", "yes"),
    [
        (DRAW_FOUR, "can Zoe challenge", True),
        (DRAW_FOUR, "can Tim challenge", False),
        (DEALT, "can Zoe challenge", False),
        (("deal: red 5; Leo 2", "allow 2", "Leo: red 8"), "can leo be caught", True),
        (DEALT, "can leo be caught", False),
    ],
)
def test_what_somebody_may_do_now_is_ruled_on(lines, typed, yes):
    """As if it were said; nothing is stored."""
    found = answer_in_round(FOUR, lines, typed)

    assert yes is found.yes
    assert found.line.startswith("Yes" if yes else "No")


def test_who_says_i_is_the_player_of_this_phone():
    assert answer_in_round(FOUR, DRAW_FOUR, "can i challenge", asks=2).yes is True
    assert answer_in_round(FOUR, DRAW_FOUR, "can i challenge", asks=3).yes is False
    assert answer_in_round(FOUR, DRAW_FOUR, "can i challenge") is None
    assert (
        answer_in_round(FOUR, DEALT, "is it my turn", asks=1).yes,
        answer_in_round(FOUR, DEALT, "is it my turn", asks=0).yes,
    ) == (
        True,
        False,
    )


def test_golf_answers_too():
    """By facedown cards; there is no color in force."""
    assert (
        "Leo has 5 facedown cards."
        == answer_in_round(GOLF, _golf_dealt(), "how many cards has leo left").line
    )
    assert answer_in_round(GOLF, _golf_dealt(), "which color counts") is None


def _golf_dealt() -> tuple[str, ...]:
    return ("deal: red 3; Ida 1 upper blue 4, Leo 1 upper blue 2, Zoe 1 upper green 2",)


@pytest.mark.parametrize(
    "typed",
    [
        "can i put a +2 on a +2",
        "how many cards are in the deck",
        "how many cards do i draw for a wrong challenge",
        "may i name the color that is in force",
        "which color may i not hold for a +4",
        "whose turn was it before leo",
        "",
        "\u0000",
    ],
)
def test_what_is_about_the_rules_is_not_answered_by_the_match(typed):
    assert answer_in_round(FOUR, DRAW_FOUR, typed, asks=0) is None


def test_what_nobody_has_told_is_said_to_be_unknown():
    """A round that is only scored has no hands."""
    assert "No round is being played now." == answer_in_round(FOUR, SCORED, "how many cards has ida").line


def test_house_rules_that_are_played_are_named():
    first = "uno standard to 500, house stacking | Ida Leo Zoe Tim"

    assert (
        "You play with these house rules: Stacking."
        == answer_in_round(first, DEALT, "what rules do we play by").line
    )


@pytest.mark.parametrize(
    ("lines", "typed", "line"),
    [
        (DEALT, "who has only one card", "Nobody has 1 card, as far as the referee knows."),
        (SCORED, "who has the fewest cards", "No round is being played now."),
        (
            DEALT,
            "who played the plus four",
            "Nobody has played such a card in this round, as far as the referee knows.",
        ),
        (SCORED, "how many points in round 9", "That round has not been scored."),
        (DEALT, "who is last", "Nobody has any points yet."),
    ],
)
def test_what_nobody_has_told_is_said_to_be_so(lines, typed, line):
    assert line == answer_in_round(FOUR, lines, typed).line


SAID = ("deal: red 5; Leo 2", "allow 2", "Leo: red 8, UNO!")


@pytest.mark.parametrize(
    ("lines", "typed", "line"),
    [
        (DRAW_FOUR, "who has to draw", "Zoe has to draw 4 cards for the Wild Draw Four that Leo played."),
        (
            DRAW_FOUR,
            "how many cards does zoe have to draw",
            "Zoe has to draw 4 cards for the Wild Draw Four that Leo played.",
        ),
        (DRAW_FOUR, "how many must leo draw", "Leo does not have to draw any cards now."),
        (DRAW_FOUR, "why does tim have to draw cards", "Tim does not have to draw any cards now."),
        (DEALT, "who has to draw cards", "Nobody has to draw any cards now."),
    ],
)
def test_who_has_to_draw_is_told_with_the_card_it_is_for(lines, typed, line):
    assert line == answer_in_round(FOUR, lines, typed).line


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("did leo say uno", "Yes. Leo has said UNO in this round."),
        ("who said uno", "Leo has said UNO in this round."),
        ("has zoe said uno", "Zoe has not said UNO in this round, as far as the referee knows."),
    ],
)
def test_who_has_said_uno_is_told_of_the_open_round(typed, line):
    assert line == answer_in_round(FOUR, SAID, typed).line


@pytest.mark.parametrize("typed", ["did leo say uno", "who laid the 8", "who has to draw cards"])
def test_of_no_open_round_the_rules_are_asked(typed):
    assert answer_in_round(FOUR, SCORED, typed) is None


def test_what_a_game_does_not_have_is_not_answered_by_its_match():
    """Golf knows no challenge; the cards of a grid are as many as were dealt."""
    assert answer_in_round(GOLF, _golf_dealt(), "can leo challenge") is None
    assert "Ida, Leo and Zoe have 5 facedown cards." == (
        answer_in_round(GOLF, _golf_dealt(), "who has the fewest cards").line
    )


def test_who_laid_a_card_is_told_by_its_name():
    assert "Leo played the red 8." == answer_in_round(FOUR, (*DEALT, "Leo: red 8"), "who played the 8").line


@pytest.mark.parametrize(
    ("first", "lines", "typed", "line"),
    [
        (FOUR, DEALT, "how many points does zoe have", "Zoe has 0 points."),
        (FOUR, DEALT, "how many points does everybody have", "Nobody has any points yet."),
        (FOUR, SCORED, "who starts", "No round is being played now. Tim starts the next round."),
        (LOWEST, (), "how many rounds have we played", "0 rounds have been scored."),
        (FOUR, SCORED, "do we play stacking", "No. You play without the rule “stacking”."),
    ],
)
def test_how_the_match_stands_is_told(first, lines, typed, line):
    assert line == answer_in_round(first, lines, typed).line


def test_a_finding_of_an_older_release_that_lacks_a_fact_is_told_by_its_article():
    whole = Finding(ONE_ROUND_AT_A_TIME.id, FindingWeight.BREAKS, {"open": True, "round": 3})
    lacking = Finding(ONE_ROUND_AT_A_TIME.id, FindingWeight.BREAKS, {"open": True})

    assert "Round 3 is not over yet" in render(make_finding_sentence(GAMES["uno"], whole))
    assert sentence_of(ONE_ROUND_AT_A_TIME) == make_finding_sentence(GAMES["uno"], lacking)

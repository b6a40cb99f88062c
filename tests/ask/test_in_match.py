"""A question in a match: the answer has the rules, the people and the state of the match."""

import re
from dataclasses import replace

import pytest

from referee.ask.match.answer_in_match import answer_in_match
from referee.ask.match.latest_action import find_latest_action
from referee.ask.match.match_context import MatchContext
from referee.ask.match.suggested_questions import promote_suggested_hits, suggest_questions
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import SURE, Hit
from referee.games import GAMES
from referee.games.help import HELP
from referee.games.uno.model.claims import Challenge
from referee.games.uno.model.rulebook import CHALLENGE_GUILTY, CHALLENGE_IN_TIME, CHALLENGE_INNOCENT
from referee.kit.seats import Seat
from referee.match.history.line import timeline_of as line_of
from referee.match.model.articles import text_of
from referee.match.table.rounds import Note
from referee.match.text.transcript import Transcript, read_opening
from tests.ask.asking import found_in
from tools.transcripts import transcripts

FOUR = "uno standard to 500 | Mia Leo Zoe Tim"
THREE = "uno standard to 500 | Mia Leo Zoe"
TWO = "uno standard to 500 | Mia Leo"


def _played(first: str, *lines: str) -> Transcript:
    opening = read_opening(first)
    table = Transcript(GAMES[opening.game], opening)
    for line in lines:
        table.tell(line)
    return table


def _context_of(table: Transcript) -> MatchContext:
    items = [item for item in line_of(table.entries) if not isinstance(item.submission.claim, Note)]
    last = next((item.submission for item in reversed(items) if item.takes_effect), None)
    refused = items[-1].submission if items[-1].is_refused else None
    at = table.entries[-1].submission.at + 2000
    return MatchContext(table.game, table.state, table.names, last, refused, len(table.entries) + 1, at)


def _first(table: Transcript, most: int = 4) -> list[str]:
    return [question.id for question in suggest_questions(_context_of(table))[:most]]


def _answered(table: Transcript, name: str):
    return answer_in_match(QUESTIONS[name], _context_of(table))


@pytest.mark.parametrize("game", GAMES)
def test_what_people_ask_on_an_occasion_exists(game):
    """Of the game, and nothing twice."""
    for names in HELP[game].questions_by_occasion.values():
        assert len(set(names)) == len(names)
        assert {game} == {QUESTIONS[name].game for name in names}


@pytest.mark.parametrize(
    ("lines", "first"),
    [
        ((), "wild-drawn-for-the-deal"),
        (("deal: red skip",), "first-skip"),
        (("deal: red 5", "Leo: wild draw four, blue"), "may-i-challenge"),
        (("deal: red 5", "Leo: wild draw four", "Leo: names blue"), "may-i-challenge"),
        (("deal: red 5", "Leo: wild draw four, blue", "Zoe: challenges"), "challenge-hand-shown"),
        (("deal: red 5", "Leo: wild draw four, blue", "Zoe: draws 4"), "challenge-after-drawing"),
        (("deal: red 5", "Leo: red draw two"), "draw-two-on-draw-two"),
        (("deal: red 5", "Leo: red draw two", "Zoe: blue draw two"), "draw-two-on-draw-two"),
        (("deal: red 5", "Leo: red draw two", "Zoe: red skip"), "skip-against-draw-two"),
        (("deal: red 5", "Leo: draws"), "play-the-drawn-card"),
        (("deal: red 5", "Leo: wild"), "color-i-do-not-hold"),
        (("deal: red 5", "Leo: blue 8"), "wrong-card"),
        (("deal: red 5; Leo 2", "allow 2", "Leo: red 8"), "must-i-say-uno"),
        (("deal: red 5; Leo 2", "allow 2", "Leo: red 8", "Zoe: catches Leo"), "caught-how-many-cards"),
        (("deal: red 5; Leo 1", "allow 2", "Leo: red draw two"), "out-on-draw-two"),
        (("score: winner Leo 30",), "who-deals-next"),
        (("score: winner Leo 500",), "past-five-hundred"),
        (("deal: red 5", "Leo: wild draw four, blue", "note: who is right?"), "may-i-challenge"),
    ],
    ids=str,
)
def test_what_just_happened_comes_first(lines, first):
    """What was refused before all."""
    assert first == _first(_played(FOUR, *lines), 1)[0]


def test_after_a_wild_draw_four_who_may_challenge_and_when_is_asked():
    """And what goes on it, and what is if it was the last card."""
    first = _first(_played(FOUR, "deal: red 5", "Leo: wild draw four, blue"), 12)

    assert {"challenge-after-drawing", "draw-four-when", "challenge-guilty", "challenge-innocent"} <= set(
        first
    )
    assert {"draw-four-on-draw-four", "draw-two-on-draw-four", "challenge-last-card"} <= set(first)


def test_golf_has_its_own():
    """By what lies on top, too."""
    assert "golf-open-how-many" == _first(_played("golf standard to 9 | Mia Leo Zoe Tim"), 1)[0]


def test_what_is_about_two_players_comes_up_between_two():
    """Only there."""
    lines = ("deal: red 5", "Leo: red reverse")

    assert "reverse-between-two" in _first(_played(TWO, *lines))
    assert "reverse-between-two" not in _first(_played(FOUR, *lines), 99)


def test_what_just_happened_moves_a_hit_up():
    """A bad hit does not become a good one, and none fits better than wholly."""
    context = _context_of(_played(FOUR, "deal: red 5", "Leo: wild draw four, blue"))
    names = ("first-skip", "draw-two-on-draw-four", "challenge-third-player", "draw-four-when")
    scores = (0.9, 0.9, SURE - 0.01, 0.99)
    moved = promote_suggested_hits(tuple(map(Hit, map(QUESTIONS.get, names), scores)), context)

    assert ["draw-four-when", "draw-two-on-draw-four", "first-skip", "challenge-third-player"] == [
        hit.question.id for hit in moved
    ]
    assert [True, True, True, False] == [hit.is_good for hit in moved]
    assert 0.99 < moved[0].score < 1
    assert 0.9 == moved[2].score


def test_it_is_told_of_the_people_who_are_there():
    """Whoever acted plays the same part, and so on in the direction of play."""
    table = _played(FOUR, "deal: red 5", "Leo: red reverse", "Mia: wild draw four, blue")
    found = _answered(table, "draw-two-on-draw-four")

    assert ("No. Tim has to draw four cards and misses the turn. No card can be played instead.") == found_in(
        found.answer.ruled
    )
    assert "Tim: blue draw two" == found.answer.question.example.claim
    assert "Mia: wild draw four, blue" == found.answer.question.example.before[-1]


@pytest.mark.parametrize(("first", "next_one"), [(TWO, "Mia"), (THREE, "Zoe"), (FOUR, "Zoe")])
def test_with_as_many_as_there_are(first, next_one):
    """Where the example plays out the same."""
    found = _answered(_played(first, "deal: red 5", "Leo: wild draw four, blue"), "draw-four-on-draw-four")

    assert f"No. {next_one} has to draw four cards" in found_in(found.answer.ruled)
    assert len(read_opening(first).names) == len(found.answer.question.example.people.split())


def test_what_needs_a_certain_number_stays_as_it_is():
    """With the people of the example."""
    found = _answered(_played(FOUR, "deal: red 5", "Leo: red reverse"), "reverse-between-two")

    assert ["Bob: red reverse"] == [*found.answer.question.example.before[1:]]
    assert ("Ann", "Bob") == found.people
    assert found.here is None


def test_any_name_can_be_told():
    """Also one that means something in a transcript, or in a pattern."""
    table = _played(THREE, "deal: red 5", "Leo: wild draw four, blue")
    context = replace(_context_of(table), names={Seat(0): "red 5", Seat(1): r"\\1 | (Bob", Seat(2): "Ann"})
    found = answer_in_match(QUESTIONS["draw-two-on-draw-four"], context)

    assert ("No. Ann has to draw four cards and misses the turn. No card can be played instead.") == found_in(
        found.answer.ruled
    )
    assert r"\\1 | (Bob: wild draw four, blue" == found.answer.question.example.before[-1]
    assert ("No. Ann has to draw four cards and misses the turn. No card can be played instead.") == found_in(
        found.here
    )
    assert set(context.names.values()) == set(found.people)


def test_what_would_be_told_to_make_it_so_stands_with_it():
    """The user may submit the claim of an answer that takes effect. A refused claim is not offered."""
    table = _played(FOUR, "deal: red 5", "Leo: wild draw four, blue")

    assert Challenge(2) == _answered(table, "may-i-challenge").claim
    assert _answered(table, "draw-two-on-draw-four").claim is None


def test_what_is_asked_is_ruled_on_right_there():
    """With the colors that lie there, and the entries that can be looked up there."""
    table = _played(FOUR, "deal: green 5; Leo 2", "allow 2", "Leo: green 2, UNO!")
    assert "No. Leo has called UNO and cannot be caught." == found_in(
        _answered(table, "call-with-the-card").here
    )
    line = found_in(_answered(table, "call-with-the-card").answer.ruled)
    assert "No. Leo has called UNO and cannot be caught." == line

    table = _played(FOUR, "deal: green 5", "Leo: wild, yellow")
    line = found_in(_answered(table, "what-goes-on-a-wild").here)
    assert line.endswith("the Wild. Only yellow or a wild fits.")


def test_rules_of_the_match_are_those_that_count():
    """The same rules decide the example and the match."""
    table = _played(
        "uno standard to 500, house stacking answers=2/2;4/4 | Mia Leo Zoe",
        *("deal: green 5", "Leo: green draw two", "Zoe: blue draw two"),
    )
    found = _answered(table, "draw-two-on-draw-two")

    assert ("Yes. Mia stacks a card: now the next player has to draw four cards.") == found_in(
        found.answer.ruled
    ).replace("Zoe", "Mia")
    assert "Yes. Mia stacks a card: now the next player has to draw six cards." == found_in(found.here)
    assert ["refused"] == [one.ruled.verdict for one in found.answer.otherwise]


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (("deal: red 5",), "draw-two-on-draw-four"),
        (("deal: red 5", "Leo: red 8"), "who-may-catch"),
        (("deal: red 5; Leo 2", "allow 2", "Leo: red 8, UNO!"), "who-may-catch"),
        (("deal: red 5", "Leo: red 8", "Zoe: red 3"), "challenge-after-the-next-player"),
        (("deal: red 5", "Leo: wild draw four, blue", "Zoe: challenges"), "challenge-another-wild"),
        (("deal: red 5", "Leo: draws"), "pile-used-up"),
        (("score: winner Leo 30",), "who-gets-the-points"),
    ],
    ids=str,
)
def test_what_has_not_happened_there_is_not_ruled_on(lines, name):
    """Nor if it names cards that nobody there has."""
    assert _answered(_played(FOUR, *lines), name).here is None


OMAS = "uno standard to 500 | Oma Ida Kai"
BLUFFED = ("deal: red 5", "Ida: wild draw four, blue")
CAUGHT = ("deal: red 5; Ida 2", "allow 2", "Ida: red 8", "Kai: catches Ida")


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (BLUFFED, "challenge-guilty"),
        (BLUFFED, "challenge-innocent"),
        (BLUFFED, "draw-four-bluff"),
        (BLUFFED, "draw-four-holding-the-color"),
        ((*BLUFFED, "Kai: challenges, held none"), "challenge-guilty"),
        (("deal: red 5", "Ida: red draw two"), "wrong-number-drawn"),
        (("deal: red 5", "Ida: red draw two"), "forgot-to-draw"),
        (("deal: red 5", "Ida: red draw two"), "draw-two-drawn-for-a-draw-two"),
        (CAUGHT, "accused-but-had-called"),
        ((), "who-plays-first"),
        ((), "only-a-number-begins"),
        ((), "first-draw-four"),
        (("score: winner Ida 30",), "who-deals-next"),
        (("score: winner Ida 30",), "past-five-hundred"),
    ],
    ids=str,
)
def test_what_nobody_has_told_is_not_said_of_the_people_of_the_match(lines, name):
    """What a hand held, that a card was drawn, or any other story: it stays one of Ann and Bob."""
    found = _answered(_played(OMAS, *lines), name)

    assert found.here is None
    assert not {"Oma", "Ida", "Kai"} & set(found.people)
    for said in (
        found_in(found.answer.ruled),
        *found.answer.ruled.why,
        *found.answer.question.example.before,
    ):
        assert not re.search("Oma|Ida|Kai", said)


@pytest.mark.parametrize("path", transcripts()[::9], ids=lambda path: path.stem)
def test_the_people_of_the_match_come_with_a_ruling_on_it(path):
    """Never without."""
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    table = _played(first)
    for line in lines:
        if line.startswith(("  ", "#")) or not line.strip():
            continue
        table.tell(line)
        context = replace(_context_of(table), names={seat: f"Nobody{seat}" for seat in table.names})
        for question in suggest_questions(context)[:8]:
            found = answer_in_match(question, context)
            names = {name.startswith("Nobody") for name in found.people}
            assert names <= {found.here is not None}


@pytest.mark.parametrize(
    ("first", "lines"),
    [
        (first, lines)
        for first in (TWO, THREE, FOUR)
        for lines in (
            ("deal: red 5", "Leo: red draw two"),
            ("deal: red 5", "Leo: wild, green", "{next}: green draw two"),
            ("deal: red 5; Leo 2", "allow 2", "Leo: red 8, UNO!", "{next}: red draw two"),
            ("deal: red 5; Leo 2", "allow 2", "Leo: red 8", "{next}: red draw two"),
            ("deal: red 5; Leo 2", "allow 2", "Leo: red draw two"),
        )
    ],
    ids=str,
)
def test_after_a_draw_two_it_is_ruled_on_for_who_owes(first, lines):
    """This is so for any player of the card, any card before it, and any call of UNO."""
    people = read_opening(first).names
    next_one = people[2 % len(people)]
    table = _played(first, *(line.format(next=next_one) for line in lines))
    owes = table.names[table.state.round.debt.seat]
    found = _answered(table, "draw-two-on-draw-two")

    assert (
        f"No. {owes} has to draw two cards and misses the turn. No card can be played instead."
    ) == found_in(found.here)


def test_whoever_owes_four_may_challenge():
    """Which comes first, with until when and what comes of it."""
    table = _played(OMAS, *BLUFFED)
    found = answer_in_match(suggest_questions(_context_of(table))[0], _context_of(table))

    assert ("may-i-challenge", True) == (found.answer.question.id, found.here.yes)
    assert (
        "Yes. Only the player told to draw may challenge a Wild Draw Four, and only after the color is named."
        == found_in(found.here)
    )
    for article in (CHALLENGE_IN_TIME, CHALLENGE_GUILTY, CHALLENGE_INNOCENT):
        assert text_of(article) in found.here.why


GOLF = "golf standard to 9 | Oma Ida Kai"
GRIDS = "deal: red 3; Oma 1 upper blue 4, Ida 2 lower green 5, Kai 3 upper yellow 0"


@pytest.mark.parametrize(
    ("out", "name", "yes"),
    [
        ("yellow skip", "golf-skipped", False),
        ("yellow draw two", "golf-take-what-hit-me", False),
        ("yellow draw two", "golf-take-an-action", True),
        ("red double draw two, columns for Kai and Oma", "golf-take-a-double-draw-two", True),
    ],
)
def test_golf_is_ruled_on_with_the_action_card_on_top(out, name, yes):
    """The top discard is there to be taken or not; no other card has to be made up for it."""
    table = _played(GOLF, GRIDS, f"Ida: draws green 1 to 1 upper, out {out}")
    found = _answered(table, name)

    assert name in _first(table)
    assert yes is found.here.yes
    assert {"Oma", "Ida", "Kai"} == set(found.people)


@pytest.mark.parametrize("path", transcripts()[::9], ids=lambda path: path.stem)
def test_it_can_be_asked_at_any_moment_of_any_match(path):
    """And is what the judge says, who leaves everything as it was."""
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    table = _played(first)
    for line in lines:
        if line.startswith(("  ", "#")) or not line.strip():
            continue
        table.tell(line)
        context, before = _context_of(table), table.state
        for question in suggest_questions(context)[:8]:
            found = answer_in_match(question, context)
            if found.here is not None:
                assert found.here.article == found.answer.ruled.article
                assert found_in(found.here).endswith(".")
        assert table.state is before
    assert find_latest_action(table.game, table.state, None) is not None

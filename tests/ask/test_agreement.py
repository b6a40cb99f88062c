"""A yes or no is shown only for what was asked: a question that is near may have the opposite answer."""

import pytest

from referee.ask.answer.agreement import differing_essentials
from referee.ask.answer.answers import answer
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import index_of
from referee.match.help.question import text_of_question
from referee.match.model.state import Rules
from tests.proofs import agreement
from tests.proofs.agreement import Play, compare, is_lawful, play_in, texts_with_a_play
from tests.proofs.phrasings import JUDGED, Way, compare_phrasings, every_text, way_of
from tests.proofs.shown import ways_to_play
from tests.proofs.variants import CHANGES, TEMPLATES, compare_variants


@pytest.mark.parametrize(
    ("name", "typed", "differs"),
    [
        ("draw-two-on-draw-two", "Can I put a +2 on a +2?", []),
        ("draw-two-on-draw-two", "can i put a skip on a +2", ["card skip", "skip on drawtwo"]),
        (
            "draw-two-on-draw-two",
            "the +2 was already drawn, can i put a +2 on it",
            ["the cards were drawn before"],
        ),
        ("draw-four-on-draw-two", "can i put a +2 on a +4", ["drawtwo on drawfour"]),
        ("draw-four-on-draw-two", "a +2 is there. can i put a +4 on it", []),
        ("out-on-a-wild", "can i play a wild", ["the last card"]),
        ("out-on-a-wild", "can i go out with a wild", []),
        ("skip-between-two", "i played a skip, is it my turn again", ["two players"]),
        ("skip-on-skip", "can i put a skip on a skip of the other color", []),
        ("skip-on-skip", "may i put a skpi on a darw two", ["card drawtwo", "skip on drawtwo"]),
        ("skip-on-skip", "put a red skip on a green one", ["a card on one"]),
        ("may-i-challenge", "the +4 was not on me, may i challenge", ["somebody else has to draw"]),
        (
            "may-i-challenge",
            "i have drawn the cards, may i challenge the +4",
            ["the cards were drawn before"],
        ),
        ("who-may-catch", "the next player has played, can you catch me", ["play went on"]),
        ("same-number-another-color", "it is not my turn. a blue 4 on a red 4?", ["out of turn"]),
        ("out-on-draw-four", "does the next player then draw four", ["the last card"]),
        (
            "what-goes-on-a-wild",
            "he played a wild and said blue, can i play a blue card",
            ["one color, named twice"],
        ),
    ],
)
def test_the_essentials_that_differ_are_found(name, typed, differs):
    assert tuple(differs) == differing_essentials(QUESTIONS[name], typed)


def test_a_near_question_is_answered_without_yes_or_no():
    """The sentence is true, and its heading says what it answers."""
    question = QUESTIONS["draw-two-on-draw-two"]
    near = answer(question, Rules()).first_line("can i put a skip on a +2")
    same = answer(question, Rules()).first_line("can i put a +2 on a +2")

    assert (None, None) == (near.yes, near.for_children)
    assert near.note.endswith(text_of_question(question))
    assert not near.line.startswith(("Yes", "No"))
    assert (False, None) == (same.yes, same.note)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_agrees_with_itself(name):
    """As it is read out."""
    assert () == differing_essentials(QUESTIONS[name], text_of_question(QUESTIONS[name]))


def test_shares_are_of_all_texts():
    assert all(
        0 < share <= 1 for one in QUESTIONS.values() for share in index_of(one.game).essentials[one].values()
    )


def test_no_yes_or_no_is_shown_that_the_judge_refutes():
    """Under three presets; `make prove ARGS=agreement` compares all ways to play."""
    compared, contradictions = compare(ways_to_play()[:3])

    assert compared > 200
    assert [] == contradictions


@pytest.mark.parametrize(
    ("text", "play", "lawful"),
    [
        ("can i put a +2 on a +4", Play("drawtwo", "drawfour", False), False),
        ("a skip on a skip?", Play("skip", "skip", False), True),
        ("the +2 was already drawn, may I put a +2 on it", Play("drawtwo", "drawtwo", True), True),
        ("may I play a wild on a +4", Play("wild", "drawfour", False), False),
    ],
)
def test_the_judge_rules_on_the_play_that_a_text_names(text, play, lawful):
    assert play == play_in(text)
    assert lawful is is_lawful(play, ways_to_play()[0])


def test_a_wrong_answer_would_be_found(monkeypatch):
    """If the judge ruled the opposite, each yes or no would be a contradiction."""
    monkeypatch.setattr(agreement, "is_lawful", lambda play, rules: not is_lawful(play, rules))
    compared, contradictions = compare(ways_to_play()[:1])

    assert compared == len(contradictions) > 50
    assert len({play for _, _, play, _ in texts_with_a_play()}) > 15


SAMPLE = 40
"""Every fortieth text and question is compared here; `make prove ARGS=agreement` compares all."""


def test_phrasings_get_the_answer_of_their_question():
    """A sample, and all texts that people have judged."""
    judged = [(one, text) for one, text in every_text() if text in JUDGED]
    found = compare_phrasings([*every_text()[::SAMPLE], *judged])

    assert found.shown > 500 and found.ruled <= found.shown
    assert [] == found.contradictions
    assert {text for _, text in judged} == set(JUDGED)


def test_a_changed_question_gets_the_answer_of_its_changed_example():
    found = compare_variants([QUESTIONS[name] for name in ("skip-against-draw-two", "may-i-challenge")])

    assert found.texts > 30
    assert [] == found.contradictions
    assert set(CHANGES) == set(TEMPLATES)


@pytest.mark.parametrize(
    ("name", "text", "way"),
    [
        ("out-on-a-wild", "is it forbidden to finish on a wild", Way.OPPOSITE),
        ("out-on-a-wild", "can i finish on a wild", Way.SAME),
        ("who-may-catch", "is only the next player allowed to catch me", Way.OPPOSITE),
        ("draw-until-it-fits", "do you pick up one or carry on", Way.NEITHER),
    ],
)
def test_the_proof_reads_which_way_round_a_text_is_put(name, text, way):
    assert way is way_of(QUESTIONS[name], text)

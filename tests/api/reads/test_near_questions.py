"""A question that is near is answered without yes or no, and a note says what the line answers."""

import pytest

from tests.api.reads.test_questions import _ask


def test_a_question_that_is_the_same_has_no_note(send):
    hit = _ask(send, q="can I put a +2 on a +2", game="uno").json["hits"][0]

    assert ("draw-two-on-draw-two", False, None) == (hit["id"], hit["yes"], hit["note"])


def test_a_note_says_which_question_is_answered(send):
    """The cards were drawn before: while somebody still has to draw them, the answer is the opposite."""
    typed = "the+%2B2+was+already+drawn,+may+I+%2B2+it"
    answer = send("GET", f"/v1/questions/draw-two-on-draw-two?q={typed}", {}, None)

    assert answer.json["yes"] is None
    assert answer.json["for_children"] is None
    assert answer.json["note"] == f"This answers a question near yours: {answer.json['asks']}"
    assert not answer.json["line"].startswith(("Yes", "No"))


@pytest.mark.parametrize("rule", ["in our house zeros cancel draw twos", "our rule is that green is double"])
def test_a_house_rule_that_is_not_known_is_named(send, rule):
    """The line is that of the printed rules, so it is neither yes nor no."""
    hit = _ask(send, q=f"{rule}. can I put a +2 on a +2", game="uno").json["hits"][0]

    assert hit["yes"] is None
    assert hit["note"] == (
        f"The referee does not know the house rule “{rule}”. This is the answer without it."
    )
    assert "named" not in hit


def test_the_answer_names_what_was_agreed_on(send):
    """And not the seven cards of the printed rules."""
    path = "/v1/questions/fewer-cards-dealt?q=we+deal+10+cards.+may+we+deal+more+than+seven"

    assert (
        send("GET", path, {}, None)
        .json["line"]
        .endswith("Everybody is dealt as many cards as you have agreed on.")
    )


def test_a_number_of_a_house_rule_counts(send):
    """As many cards as the table deals."""
    hit = _ask(send, q="we deal 5 cards. how many cards does everybody get", game="uno").json["hits"][0]

    assert {"hand-size": {"cards": 5}} == hit["named"]["house_rules"]
    assert "With hands of five cards" == hit["named"]["said"]

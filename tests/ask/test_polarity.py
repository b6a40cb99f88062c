"""A bare yes or no answers the question as it was typed, or is not said."""

import pytest

from referee.ask.answer.answers import answer
from referee.ask.reading.polarity import is_answered_alike
from referee.ask.search.every_question import QUESTIONS
from referee.match.help.question import text_of_question
from referee.match.model.state import Rules

WILD_OUT = "May I go out with a Wild?"
LOSE = "Somebody plays a Draw Two on me. Do I lose my turn as well as drawing?"
SAME_NUMBER = "I hold the same number as the top card, in another color. Does that forbid my Wild Draw Four?"
CAUGHT = (
    "Somebody forgot UNO, and the next player has drawn a card. Can the player who forgot still be caught?"
)
CALL = "Do I have to say UNO when I have one card left?"
STAYS = "I played a card when it was not my turn. Does it stay?"


@pytest.mark.parametrize(
    ("asks", "typed", "alike"),
    [
        (WILD_OUT, "can i finish on a wild", True),
        (WILD_OUT, "is it legal to go out on a colour changer??", True),
        (WILD_OUT, "is it forbidden to finish on a wild", False),
        (WILD_OUT, "Isn't it forbidden to finish on a wild?", None),
        (WILD_OUT, "must i go out with a wild", None),
        (WILD_OUT, "what happens when i go out on a wild", None),
        (WILD_OUT, "when someone goes out on a wild do we count it or play on", None),
        (LOSE, "hit by a draw two. do i miss my go", True),
        (LOSE, "i drew my two cards for a +2, is it still my turn", False),
        (LOSE, "draw two, do i draw", None),
        (SAME_NUMBER, "can i play a +4 if my number matches", False),
        (SAME_NUMBER, "does having the same number forbid the +4", True),
        (SAME_NUMBER, "he could have played the 7 but he used the +4", None),
        (CAUGHT, "he forgot uno and the next one drew, can he be caught", True),
        (CAUGHT, "next one drew already, is he safe", None),
        (CAUGHT, "can he get away with it", False),
        (CALL, "is saying uno mandatory", True),
        (CALL, "is saying uno optional", False),
        (CALL, "may i say uno", None),
        (WILD_OUT, "am i aloud to go out on a wild", True),
        (WILD_OUT, "can i go out on another wild its my turn", True),
        (STAYS, "he laid out of turn, does it go back", False),
        (WILD_OUT, "is it true youre not allowed to go out on a wild", False),
        (WILD_OUT, "can i win on a wild or trade it", None),
        (SAME_NUMBER, "does the same number stop me from playing a +4", True),
        (LOSE, "they say i lose my turn, is that right", True),
        (LOSE, "they say i do not lose my turn, is that right", False),
        (STAYS, "he laid out of turn. dad says that is void. is it", False),
        (STAYS, "he laid out of turn and says it stays, is he joking", None),
        ("May anybody catch me, not only the next player?", "may only the next player catch me", None),
        ("May that player go on playing?", "do you get kicked out with 25 cards", None),
        ("Is one 6 enough to go color crazy?", "do we need more than one 6", False),
        ("May I ask how many cards somebody holds?", "can they hide how many they have left", None),
        ("May I lay a Wild Draw Four on a Draw Two instead of drawing?", "+4 on +2", True),
        (
            "May I lay a Wild Draw Four on a Draw Two instead of drawing?",
            "+4 on +2 punishment how much",
            None,
        ),
    ],
)
def test_the_words_show_which_way_round_it_is_asked(asks, typed, alike):
    """True: a yes to our question is a yes to theirs; False: it is a no; None: the words do not show it."""
    assert alike is is_answered_alike(asks, typed)


def test_a_question_in_its_own_words_has_its_own_answer():
    """However it is put, and with capitals and a question mark or without."""
    for question in QUESTIONS.values():
        asks = text_of_question(question)
        assert is_answered_alike(asks, asks.lower().rstrip("?"))


@pytest.mark.parametrize(
    ("typed", "yes", "begins"),
    [
        ("can i go out with a wild", True, "Yes. "),
        ("is it forbidden to go out with a wild", False, "No. "),
        ("do i have to go out with a wild", None, ""),
    ],
)
def test_the_same_answer_to_three_questions(typed, yes, begins):
    """The sentence after the word is the same: it stands alone."""
    told = answer(QUESTIONS["out-on-a-wild"], Rules())
    said = told.first_line(typed)

    assert (yes, begins + told.ruled.line) == (said.yes, said.line)
    assert not told.ruled.line.startswith(("Yes", "No"))

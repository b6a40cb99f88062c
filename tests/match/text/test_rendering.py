"""A sentence as text: what comes first, and what follows it in a second field."""

from referee.games import GAMES
from referee.kit.said import Person, Said, paragraph
from referee.kit.seats import Seat
from referee.match.text.rendering import first_and_more, text_of_sentence

UNO = GAMES["uno"]
ANN = {"seat": Person(Seat(0))}


def name(seat: Seat) -> str:
    return ("Ann", "Bob")[seat]


def test_a_message_that_follows_another_one_is_a_second_field():
    sentence = Said("uno-may-keep-unseen", ANN)

    assert (
        "Nobody can check the card just drawn, so we trust Ann.",
        "A drawn card that fits has to be played.",
    ) == first_and_more(UNO, sentence, "uno.drawn-card", name)


def test_both_are_in_the_whole_text():
    sentence = paragraph(Said("uno-may-draw-unseen", ANN), Said("uno-no-penalty"))

    assert (
        "Nobody can check the hand, so we trust Ann. Drawing is allowed only if no card in the hand "
        "fits. There is no penalty."
    ) == text_of_sentence(UNO, sentence, "uno.draw.unable", name)


def test_what_lacks_a_fact_does_not_follow():
    """The first sentence says what the states of a situation share."""
    breaks = Said("golf-clear-breaks", {"where": Said("golf-column-by-number", {"column": 2})})

    assert ("Column 2 cannot be cleared: its two cards do not match.", None) == first_and_more(
        GAMES["golf"], breaks, "golf.clear", name
    )


def test_a_sentence_alone_has_no_second_field():
    assert ("Wait for your turn.", None) == first_and_more(UNO, Said("uno-wait"), "uno.turn", name)

"""What people read: findings as sentences, and what each one does now."""

import pytest

from referee.games.uno.text.sentences import SENTENCES, what_goes
from referee.kit.cards import card_with_printed_name
from referee.kit.said import Person, Said, people
from referee.kit.seats import Seat
from referee.languages.grammar import in_words, listed
from referee.languages.speech import render
from referee.match.model.articles import text_of
from tests.table import Table, agreed, table_of

ABC = "Ann Bob Cat"


# words


@pytest.mark.parametrize(
    ("number", "word"), [(0, "no"), (1, "one"), (2, "two"), (4, "four"), (10, "ten"), (11, "11")]
)
def test_small_numbers_are_written_out(number, word):
    assert word == in_words(number)


@pytest.mark.parametrize(
    ("number", "said"), [(0, "no cards"), (1, "one card"), (2, "two cards"), (12, "12 cards")]
)
def test_cards_are_counted_in_words(number, said):
    draws = Said("uno-draws", {"seat": Person(Seat(0)), "count": number})

    assert f"Ann draws {said}." == render(draws, ABC.split().__getitem__)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], ""),
        (["Ann"], "Ann"),
        (["Ann", "Bob"], "Ann and Bob"),
        (["Ann", "Bob", "Cat"], "Ann, Bob and Cat"),
    ],
)
def test_names_are_listed_as_they_are_spoken(names, said):
    assert said == listed(names)


@pytest.mark.parametrize(
    ("top", "color", "said"),
    [
        ("red 5", "red", "red, a 5 or a wild"),
        ("blue draw two", "blue", "blue, a Draw Two or a wild"),
        ("green skip", "green", "green, a Skip or a wild"),
        ("wild", "blue", "blue or a wild"),
        ("wild draw four", "blue", "blue or a wild"),
    ],
)
def test_what_goes_on_the_top_card(top, color, said):
    assert said == render(what_goes(card_with_printed_name(top), color))


# sentences


def test_every_sentence_belongs_to_an_article():
    """A sentence for an article that is gone would never be read."""
    rulebook = table_of(ABC).game.rulebook

    assert [] == [article for article, _ in SENTENCES if article not in rulebook]


def test_of_an_article_that_simply_holds_what_happened_is_told():
    table = table_of(ABC, "deal: red 5", "Bob: red 7")

    assert "Bob plays the red 7." == table.sentence


def test_where_there_is_nothing_to_add_the_article_is_read_out():
    """Here with whom it concerns: a Reverse turns the direction, and no sentence says it better."""
    table = table_of(ABC, "deal: red 5", "Bob: red reverse")

    assert text_of(table.game.rulebook["uno.reverse"]) in table.sentences


@pytest.mark.parametrize("name", ["Bob", "Σοφία", "{Bob}", "Bob's", "%s"])
def test_a_name_is_written_as_it_is(name):
    """Whatever is in it."""
    table = table_of(f"Ann {name} Cat", "deal: red 5", "Ann: red 7")

    assert f"It is {name}'s turn, not Ann's." == table.sentence


# what each one does now


SAY = {
    "before the first deal": (
        (),
        {"Ann": "Deal round 1: seven cards each, and turn one up."},
    ),
    "on turn": (
        ("deal: red 5",),
        {"Bob": "Play red, a 5 or a wild, or draw."},
    ),
    "after a draw": (
        ("deal: red 5", "Bob: draws"),
        {"Bob": "Play the card you drew if it fits, or keep it."},
    ),
    "owing two": (
        ("deal: red draw two",),
        {"Bob": "Draw two cards and miss your turn."},
    ),
    "skipped": (
        ("deal: red 5", "Bob: red skip"),
        {
            "Ann": "Play red, a Skip or a wild, or draw.",
            "Cat": "You miss this turn.",
        },
    ),
    "owing a first color": (
        ("deal: wild",),
        {"Bob": "Name the color, then it is your turn."},
    ),
    "owing a color": (
        ("deal: red 5", "Bob: wild"),
        {"Bob": "Name the color of your wild card."},
    ),
    "a wrong card": (
        ("deal: red 5", "Bob: blue 7"),
        {"Bob": ("Take the blue 7 back. There is no penalty. Play red, a 5 or a wild, or draw.")},
    ),
    "a card out of turn": (
        ("deal: red 5", "Ann: red 7"),
        {
            "Ann": "Take the red 7 back. There is no penalty. Wait for your turn.",
            "Bob": "Play red, a 5 or a wild, or draw.",
        },
    ),
    "a draw out of turn": (
        ("deal: red 5", "Ann: draws"),
        {
            "Ann": (
                "Return what you drew to the draw pile, facedown. There is no penalty. Wait for your turn."
            ),
            "Bob": "Play red, a 5 or a wild, or draw.",
        },
    ),
    "the match won": (
        ("score: winner Cat 500",),
        {"Cat": "You have won the match with 500 points."},
    ),
}


@pytest.mark.parametrize(("lines", "say"), SAY.values(), ids=SAY)
def test_what_each_one_does_now(lines, say):
    """One sentence for everybody who has something to do, and none for the others."""
    assert say == table_of(ABC, *lines).say


ANYTIME = {
    "a remark": "note: hm",
    "a refused edit": "allow 1",
    "a replaced score": "score round 1: winner Ann 4",
    "a claim out of turn": "Ann: red 1",
}


@pytest.mark.parametrize("line", ANYTIME.values(), ids=ANYTIME)
def test_whose_turn_it_is_is_said_whatever_was_claimed(line):
    """A phone that looks away misses nothing."""
    table = table_of(ABC, "score: winner Ann 5", "deal: red 5", line)

    assert "Play red, a 5 or a wild, or draw." == table.say["Cat"]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            (*agreed("deal: red reverse; Ann 35, Bob 36, Cat 35"), "Ann: red draw two", "Cat: draws"),
            "The draw pile has only one card. Draw it. Shuffle all discards except the top one into a new "
            "draw pile. Then draw one more.",
        ),
        (
            (*agreed("deal: red 5; Ann 35, Bob 36, Cat 36"), "Bob: red 7", "Cat: draws"),
            "The draw pile is empty. Shuffle all discards except the top one into a new draw pile.",
        ),
    ],
)
def test_a_shuffle_is_told(lines, sentence):
    """Nobody else would tell them to."""
    assert sentence in table_of(ABC, *lines).sentences


# one player, whatever the name


def test_a_player_called_tom_and_jerry_gets_the_points_alone():
    """Nobody else wins with somebody whose name has an "and" in it."""
    match = Table(("Bob", "Tom and Jerry", "Cat"))
    match.report("deal: red 5", 'count "Tom and Jerry": 1', '"Tom and Jerry": red 7')
    match.report("Bob: left 20 points", "Cat: left 30 points")

    assert (
        "Tom and Jerry gets 50 points for round 1. They are for the cards left in all other hands."
        == match.sentences[-1]
    )


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Tom and Jerry"], "Tom and Jerry does not have seven cards: deal again."),
        (["Tom and Jerry", "Ann"], "Tom and Jerry and Ann do not have seven cards: deal again."),
    ],
)
def test_people_are_counted_before_their_names_are_put_together(names, said):
    seats = people(map(Seat, range(len(names))))

    assert said == render(Said("uno-deal-seven-breaks", {"seats": seats}), names.__getitem__)

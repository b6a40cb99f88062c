"""Sentences are values: what a renderer makes of them, with any names, and when two of them say the same."""

from collections.abc import Iterator

import pytest

from referee.built_messages import load_catalog
from referee.kit.said import Paragraph, Person, Said, paragraph, people
from referee.kit.seats import Seat
from referee.languages.speech import (
    LacksAFact,
    facts_of,
    has_message,
    is_complete,
    render,
    says_the_same,
    set_catalog_loader,
    tell,
)
from referee.message_compiler.reading import FluentFile, read_files
from referee.message_compiler.server_catalog import compile_catalog

MESSAGES = """
plays = { $seat } plays the { CARD($card) }.
owns = { $seat }'s { CARD($card) }
counts = { START($what) } counts.
counts-chosen = { $how ->
    [again] { START($what) } counts again.
   *[once] { START($what) } counts.
}
wins = { $seats } { COUNT($seats) ->
    [one] wins
   *[other] win
}.
gets = { $seat } { $points }
score = Points: { $gets }.
reads = { CARD($cards) } are there.
places = The { ORDINAL($places) } column.
cards-drawn = { $count ->
    [0] Nothing is drawn.
    [one] One card is drawn.
   *[other] { START(WORDS($count)) } cards are drawn.
}
refers = { plays } That is all.
because = This counts, although { $why }.
late = it was late
plain = The rule itself.
"""
NAMES = {
    "in small letters": "bob",
    "a card": "wild draw four",
    "a colored card": "red 5",
    "with and": "Ann and Bob",
    "with a comma": "Ann, the first",
    "with a colon": "Ann: red 5",
    "with an apostrophe": "O'Neil",
    "ending in an apostrophe": "James'",
    "from right to left": "\u05d3\u05e0\u05d4",
    "Arabic": "\u0641\u0627\u0637\u0645\u0629",
    "one letter": "x",
    "one small letter with a dot": "i",
    "forty letters": "abcdefghij" * 4,
    "like a fact": "{ $card }",
    "like a placeholder": "{seat}",
    "a number": "1",
}
each_name = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
ANN, BOB, CAT = map(Person, map(Seat, range(3)))


@pytest.fixture(autouse=True)
def messages() -> Iterator[None]:
    """The messages of this file, in place of those of the server."""
    set_catalog_loader(lambda: compile_catalog(read_files([FluentFile("en/x.ftl", MESSAGES)])))
    yield
    set_catalog_loader(load_catalog)


def names(*all_names: str):
    return lambda seat: all_names[seat]


# --- names ---


@each_name
def test_a_name_is_told_as_it_is(name):
    said = Said("plays", {"seat": ANN, "card": "wild draw four"})

    assert f"{name} plays the Wild Draw Four." == render(said, names(name))


@each_name
def test_a_name_at_the_beginning_of_a_sentence_stays_as_it_is(name):
    """Also in the sentence of a choice, in a part of a sentence, and as the first of a list."""
    card = Said("owns", {"seat": ANN, "card": "red 5"})

    assert f"{name} counts." == render(Said("counts", {"what": ANN}), names(name))
    assert f"{name}'s red 5 counts." == render(Said("counts", {"what": card}), names(name))
    assert f"{name} and Bob counts." == render(Said("counts", {"what": (ANN, BOB)}), names(name, "Bob"))
    assert f"{name}'s red 5 counts again." == render(
        Said("counts-chosen", {"how": "again", "what": card}), names(name)
    )


@each_name
def test_a_name_in_a_list_is_one_item(name):
    """The number of people decides the form, and not what a name looks like."""
    one, two = people([Seat(0)]), people([Seat(0), Seat(1)])

    assert f"{name} wins." == render(Said("wins", {"seats": one}), names(name))
    assert f"{name} and Bob win." == render(Said("wins", {"seats": two}), names(name, "Bob"))


def test_what_is_no_name_gets_a_capital_letter():
    assert "Red 5 counts." == tell("counts", {"what": "red 5"})
    assert "It was late counts." == tell("counts", {"what": Said("late")})
    assert "Seven cards are drawn." == tell("cards-drawn", {"count": 7})


# --- lists, numbers, parts of sentences ---


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ((0,), "Ann wins."),
        ((0, 1), "Ann and Bob win."),
        ((2, 0, 1), "Cat, Ann and Bob win."),
    ],
)
def test_a_list_is_joined_and_counted(seats, text):
    assert text == render(Said("wins", {"seats": people(seats)}), names("Ann", "Bob", "Cat"))


def test_a_function_is_called_with_each_item_of_a_list():
    assert "red 5, Wild and green skip are there." == tell(
        "reads", {"cards": ("red 5", "wild", "green skip")}
    )
    assert "The first and third column." == tell("places", {"places": (1, 3)})


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "Nothing is drawn."),
        (1, "One card is drawn."),
        (2, "Two cards are drawn."),
        (11, "11 cards are drawn."),
    ],
)
def test_a_number_chooses_the_form(count, text):
    assert text == tell("cards-drawn", {"count": count})


def test_a_sentence_contains_parts_and_lists_of_parts():
    gets = tuple(Said("gets", {"seat": seat, "points": points}) for seat, points in ((ANN, 20), (BOB, 0)))

    assert "Points: ann 20 and bob 0." == render(Said("score", {"gets": gets}), names("ann", "bob"))
    assert "This counts, although it was late." == tell("because", {"why": Said("late")})


def test_a_message_passes_its_facts_to_the_message_it_refers_to():
    said = Said("refers", {"seat": ANN, "card": "red 5"})

    assert "ann plays the red 5. That is all." == render(said, names("ann"))


def test_a_paragraph_is_sentences_one_after_the_other():
    both = paragraph(Said("plain"), None, Said("counts", {"what": ANN}))

    assert Paragraph((Said("plain"), Said("counts", {"what": ANN}))) == both
    assert "The rule itself. ann counts." == render(both, names("ann"))
    assert Said("plain") == paragraph(None, Said("plain"))


# --- what is missing ---

PLAIN = Said("plain")


@pytest.mark.parametrize(
    ("sentence", "warning"),
    [
        (Said("plays", {"seat": ANN}), "the sentence of plays lacks 'card'; it has these facts: seat"),
        (Said("plays"), "the sentence of plays lacks 'seat'; it has these facts: none"),
        (Said("nowhere", {"seat": ANN}), "the sentence of nowhere lacks 'nowhere'"),
        (Said("because", {"why": Said("nowhere")}), "the sentence of because lacks 'nowhere'"),
        (Paragraph((Said("plays", {"seat": ANN}), PLAIN)), "the sentence of plays lacks 'card'"),
    ],
)
def test_another_sentence_is_told_where_something_is_missing(sentence, warning):
    with pytest.warns(LacksAFact, match=warning):
        assert "The rule itself." == render(sentence, names("Ann"), otherwise=PLAIN)
    with pytest.raises(KeyError):
        render(sentence, names("Ann"))


def test_nothing_is_warned_of_where_nothing_is_missing():
    said = Said("plays", {"seat": ANN, "card": "red 5"})

    assert "Ann plays the red 5." == render(said, names("Ann"), otherwise=PLAIN)


def test_a_person_needs_a_name():
    with pytest.raises(KeyError, match="the player at seat 0"):
        tell("counts", {"what": ANN})


def test_a_sentence_is_complete_with_its_message_and_its_facts():
    assert is_complete(Said("plays", {"seat": ANN, "card": "red 5", "more": 1}))
    assert not is_complete(Said("plays", {"seat": ANN}))
    assert not is_complete(Said("nowhere"))
    assert not is_complete(Said("because", {"why": Said("plays", {"seat": ANN})}))


def test_the_facts_of_a_choice_are_needed_where_they_are_chosen():
    """`facts_of` names them all, `is_complete` looks at what is told."""
    assert {"how", "what"} == facts_of("counts-chosen")
    assert {"seat", "card"} == facts_of("refers")
    assert is_complete(Said("cards-drawn", {"count": 0}))
    assert has_message("late")
    assert not has_message("early")


# --- what says the same ---

PLAYS = Said("plays", {"seat": ANN, "card": "red 5"})


@pytest.mark.parametrize(
    ("other", "is_same"),
    [
        (Said("plays", {"card": "red 5", "seat": ANN}), True),
        (Said("plays", {"seat": ANN, "card": "red 5", "turn": 3}), True),  # the message does not use it
        (Said("plays", {"seat": BOB, "card": "red 5"}), False),
        (Said("plays", {"seat": ANN, "card": "red 6"}), False),
        (Said("plays", {"seat": ANN}), False),
        (Said("owns", {"seat": ANN, "card": "red 5"}), False),
        (Paragraph((PLAYS,)), False),
        (None, False),
    ],
)
def test_two_sentences_say_the_same(other, is_same):
    assert is_same is says_the_same(PLAYS, other)
    assert is_same is says_the_same(other, PLAYS)


def test_parts_lists_and_paragraphs_are_compared_by_what_they_say():
    used, unused = ({"why": Said("late", facts)} for facts in ({}, {"entry": 3}))
    with_more = Said("plays", {**PLAYS.facts, "turn": 3})

    assert says_the_same(Said("because", used), Said("because", unused))
    assert says_the_same((PLAYS, BOB), (with_more, BOB))
    assert not says_the_same((PLAYS, BOB), (PLAYS,))
    assert says_the_same(Paragraph((PLAYS, PLAIN)), Paragraph((with_more, PLAIN)))
    assert not says_the_same(Paragraph((PLAYS, PLAIN)), Paragraph((PLAIN, PLAYS)))


def test_people_with_one_name_are_two_people():
    """Two sentences that read alike say the same only if they are about the same people."""
    said = [Said("counts", {"what": one}) for one in (ANN, CAT)]

    assert len({render(one, names("Ann", "Bob", "Ann")) for one in said}) == 1
    assert not says_the_same(*said)

"""What several sentences have in common: the answer where a description fits several states of a match."""

from collections.abc import Iterator

import pytest

from referee.built_messages import load_catalog
from referee.kit.said import Paragraph, Person, Said
from referee.kit.seats import Seat
from referee.languages.speech import set_catalog_loader
from referee.message_compiler.reading import FluentFile, read_files
from referee.message_compiler.server_catalog import compile_catalog
from referee.presenters.common_answers import common_sentence

MESSAGES = """
uno-draws = { $seat } draws { $count }.
uno-owes = { $seat } owes { $count ->
    [one] a card
   *[other] cards
}.
uno-owes-short = { $seat } has to draw.
uno-turn-fits-color = Play a { $color } card.
uno-turn-fits-face = Play a { $face }.
uno-turn-short = It is your turn.
uno-short = Go on.
golf-turn-fits = Take a card.
end = The round is over.
"""
ANN, BOB = Person(Seat(0)), Person(Seat(1))
END, COLOR, FACE = Said("end"), Said("uno-turn-fits-color", {"color": "red"}), Said("uno-turn-fits-face")
YOUR_TURN, GO_ON = Said("uno-turn-short"), Said("uno-short")


@pytest.fixture(autouse=True)
def messages() -> Iterator[None]:
    """The messages of this file, in place of those of the server."""
    set_catalog_loader(lambda: compile_catalog(read_files([FluentFile("en/x.ftl", MESSAGES)])))
    yield
    set_catalog_loader(load_catalog)


def draws(seat: Person, count: int, **more: int) -> Said:
    return Said("uno-draws", {"seat": seat, "count": count, **more})


def owes(seat: Person, count: int) -> Said:
    return Said("uno-owes", {"seat": seat, "count": count})


def test_a_sentence_alone_is_said():
    assert draws(ANN, 2) == common_sentence([draws(ANN, 2)])


def test_equal_sentences_are_said():
    """A fact that the message does not use makes no difference."""
    assert draws(ANN, 2) == common_sentence([draws(ANN, 2), draws(ANN, 2)])
    assert draws(ANN, 2, pile=3) == common_sentence([draws(ANN, 2, pile=3), draws(ANN, 2, pile=4)])


def test_the_common_facts_are_enough_where_the_message_needs_no_others():
    """A choice whose form needs fewer facts is complete without the others."""
    messages = "x = { $count ->\n    [one] One card.\n   *[other] { $count } cards of { $seat }.\n}\n"
    set_catalog_loader(lambda: compile_catalog(read_files([FluentFile("en/x.ftl", messages)])))
    two = [Said("x", {"count": 1, "seat": seat}) for seat in (ANN, BOB)]

    assert Said("x", {"count": 1}) == common_sentence(two)


def test_a_shorter_message_says_what_is_common():
    """With the facts that are the same in all sentences."""
    assert Said("uno-owes-short", {"seat": ANN}) == common_sentence([owes(ANN, 1), owes(ANN, 4)])


def test_the_longest_common_beginning_of_the_keys_has_the_shorter_message():
    assert YOUR_TURN == common_sentence([COLOR, FACE])
    assert GO_ON == common_sentence([COLOR, draws(ANN, 2)])


def test_a_shorter_message_is_passed_over_if_it_lacks_a_fact():
    """Here the seat: it is not the same in both sentences."""
    assert GO_ON == common_sentence([owes(ANN, 1), owes(BOB, 2)])


@pytest.mark.parametrize("other", [END, Said("golf-turn-fits"), Paragraph((END, COLOR))])
def test_nothing_is_said_where_nothing_is_common(other):
    assert common_sentence([COLOR, other]) is None


def test_a_beginning_is_made_of_whole_words():
    """`uno-turns` does not begin with `uno-turn`."""
    assert GO_ON == common_sentence([COLOR, Said("uno-turns")])


def test_paragraphs_have_a_common_beginning():
    """It ends with the first sentence that is not the same in all of them, in its shorter form."""
    one, other = Paragraph((END, COLOR, draws(ANN, 2))), Paragraph((END, FACE, draws(ANN, 2)))

    assert Paragraph((END, YOUR_TURN)) == common_sentence([one, other])
    assert END == common_sentence([Paragraph((END, COLOR)), END])
    assert END == common_sentence([Paragraph((END, COLOR)), Paragraph((END, Said("golf-turn-fits")))])


def test_all_sentences_count():
    """One sentence among many that says something else is enough."""
    assert YOUR_TURN == common_sentence([COLOR, COLOR, COLOR, FACE])
    assert common_sentence([COLOR, COLOR, COLOR, END]) is None

"""The options name the sources that speak for them, and the sentences say what a table chose.

S1 to S4 are described in docs/rules/README.md.
"""

import pytest

from referee.games.uno.game import UNO
from referee.kit.values import not_none
from referee.languages.speech import render
from referee.match.model.state import Rules
from referee.match.text.rendering import text_of_finding
from tests.table import Table, table_of

ABC = "Ann Bob Cat"


def sources(difference: str, option: str) -> tuple[str, ...]:
    return {one.id: one for one in UNO.differences}[difference].option_with_id(option).sources


@pytest.mark.parametrize(
    ("difference", "option", "source"),
    [
        ("first-draw-two", "plays", "S1"),
        ("first-draw-two", "plays", "BASIC"),
        ("scoring", "winner-takes-all", "S3"),
    ],
    ids=[
        "a draw two turned up costs no turn, says S1",
        "a draw two turned up costs no turn, says the basic document",
        "the winner takes all points, says S3",
    ],
)
def test_an_option_names_who_plays_so(difference, option, source):
    assert source in sources(difference, option)


def test_an_option_names_nobody_who_does_not_speak_of_it():
    """S3 turns the direction, and does not say who of three or more begins: docs/rules/uno.md 10."""
    assert not any("S3" in sources("first-reverse", option) for option in ("dealer", "right", "left"))


def test_the_basic_preset_plays_to_the_letter():
    """docs/rules/README.md: it follows S1 and BASIC literally, so a Draw Two turned up costs no turn."""
    table = table_of(ABC, "deal: red draw two", "Bob: red 7", preset="basic")

    assert ("upheld", "Ann 7, Bob 8, Cat 7") == (table.verdict, table.hands)


def test_who_did_not_tap_is_told_of_the_tap_everywhere():
    table = Table(tuple(ABC.split()), rules=Rules(house_rules={"silent-uno": {}}))
    table.report("deal: red 5", "count Bob: 2", "Bob: red 7", "Cat: catches Bob")

    assert "You did not tap the table: draw two cards." == table.say["Bob"]
    assert "Bob did not tap the table." in table.sentences
    assert "Bob did not tap the table and is caught by Cat. Bob draws two cards." == happened(table)


def happened(table: Table) -> str:
    words, submission = table.game.words, table.entries[-1].submission
    return render(not_none(words.happened("uno.catch", submission, table.ruling)), table.name)


def test_a_catch_is_too_late_because_the_next_player_has_drawn():
    rules = Rules(differences={"missed-turn": "draw-closes"})
    table = Table(tuple(ABC.split()), rules=rules)
    table.report("deal: red 5", "count Bob: 2", "Bob: red draw two", "Cat: draws 2", "Ann: catches Bob")

    assert "It is too late to catch Bob: the next player has drawn the cards." == table.sentence


@pytest.mark.parametrize(
    "rules", [Rules("faq"), Rules(differences={"declining": "must-lay"})], ids=["faq", "option"]
)
def test_drawing_on_until_a_card_fits_is_not_mixed_up_with_drawing_only_if_none_fits(rules):
    """That one draws only if nothing fits is the option; that one draws on is the house rule."""
    both = Rules(rules.preset, None, rules.differences, {"draw-until": {}})
    table = Table(tuple(ABC.split()), rules=both).report("deal: red 5", "Bob: draws")
    said = {
        finding.article: text_of_finding(table.game, finding, table.name) for finding in table.ruling.findings
    }

    unseen = "Nobody can check the hand, so we trust Bob."
    assert said["uno.draw.unable"] == f"{unseen} Drawing is allowed only if no card in the hand fits."
    assert "Bob draws until a card fits." == said["uno.house.draw-until"]


# decided by ourselves, where all sources are silent


def test_a_call_that_a_draw_follows_is_no_false_call():
    """It was allowed, and nobody else sees whether a card fitted: docs/rules/house-rules.md 3.13."""
    table = Table(tuple(ABC.split()), rules=Rules(house_rules={"false-call": {}}))
    table.report("deal: red 5", "count Bob: 2", "Bob: UNO!", "Bob: draws, keeps")

    assert ("upheld", "Ann 7, Bob 3, Cat 7") == (table.verdict, table.hands)
    assert "ours" in UNO.rulebook["uno.house.false-call"].sources


@pytest.mark.parametrize(("bounce", "card"), [("reverse-bounce", "reverse"), ("skip-bounce", "skip")])
def test_stacking_does_not_go_on_after_a_bounce(bounce, card):
    """A Draw Two answers a Draw Two, and that card is covered: docs/rules/house-rules.md 3.3."""
    table = Table(("Ann", "Bob", "Cat", "Dan"), rules=Rules(house_rules={"stacking": {}, bounce: {}}))
    table.report("deal: red 5", "Bob: red draw two", f"Cat: red {card}")
    owing = "Bob" if card == "reverse" else "Dan"

    assert ("refused", "uno.owed") == (table.report(f"{owing}: red draw two").verdict, table.article)
    assert "upheld" == table.report(f"{owing}: draws 2").verdict


def test_an_eleventh_player_is_refused_and_a_second_deck_with_them():
    table = Table(tuple("ABCDEFGHIJ")).report("join: Kim")

    assert "No more than 10 people can play this game. A second deck cannot be added." == table.sentence

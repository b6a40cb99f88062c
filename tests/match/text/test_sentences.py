"""The referee says it as a person at the table would."""

from functools import partial

import pytest

from referee.games import GAMES
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.languages.speech import LacksAFact, render
from referee.match.history.line import SNAPSHOT_BEFORE_FIRST_ENTRY
from referee.match.history.reach import EntriesNeededForEdit
from referee.match.model.articles import text_of
from referee.match.model.state import Rules
from referee.match.text.consequences import consequences
from referee.match.text.rendering import text_of_sentence
from referee.match.text.sentences import in_the_past, sentence
from referee.presenters.rulings import present_entry
from referee.rulings.finding import FindingWeight, finding_breaks
from tests.games.golf.tables import ABC as GOLF_ABC
from tests.games.golf.tables import dealt
from tests.table import Table, table_of

ABC = "Ann Bob Cat"
SHORT = ("deal: red 5; Ann 7, Bob 2, Cat 7", "allow 2")


def told(of: Table) -> list[str]:
    """The sentences of the last ruling, as they are sent."""
    findings = present_entry(of.game, of.transcript.names, of.entries[-1]).ruling.findings
    return [finding.sentence for finding in findings]


def by(differences: dict, *lines: str, names: str = ABC, house: dict | None = None) -> Table:
    return Table(tuple(names.split()), "uno", Rules("standard", None, differences, house or {})).report(
        *lines
    )


def comes_to(of: Table, line: str) -> list[str]:
    """What an edit comes to, sentence by sentence."""
    before, entries = of.state, list(of.entries)
    of.report(line)
    changes = consequences(
        of.game,
        EntriesNeededForEdit(SNAPSHOT_BEFORE_FIRST_ENTRY, entries),
        of.entries[-1],
        before,
        of.state,
    )
    article = of.entries[-1].ruling.findings[0].article
    return [text_of_sentence(of.game, change, article, of.name) for change in changes]


HAPPENED = {
    "a card": (("deal: red 5", "Bob: red 7"), "Bob plays the red 7."),
    "a wild card": (("deal: red 5", "Bob: wild, blue"), "Bob plays the Wild and names blue."),
    "a color": (("deal: red 5", "Bob: wild", "Bob: names blue"), "Bob names blue."),
    "a card with the call": ((*SHORT, "Bob: red 7, UNO!"), "Bob plays the red 7 and calls UNO."),
    "a draw": (("deal: red 5", "Bob: draws"), "Bob draws one card."),
    "a card that is kept": (("deal: red 5", "Bob: draws", "Bob: keeps"), "Bob keeps the card just drawn."),
    "a call": ((*SHORT, "Bob: red 7", "Bob: UNO!"), "Bob calls UNO."),
    "a catch": (
        (*SHORT, "Bob: red 7", "Cat: catches Bob"),
        "Bob did not call UNO and is caught by Cat. Bob draws two cards.",
    ),
    "a challenge": (
        ("deal: red 5", "Bob: wild draw four, blue", "Cat: challenges"),
        "Cat challenges Bob's Wild Draw Four.",
    ),
    "a score": (("score: winner Cat 60",), "Round 1 is scored: Ann 0, Bob 0 and Cat 60."),
    "a void round": (("deal: red 5", "void"), "This round does not count: it is dealt again."),
    "a remark": (("note: hm",), "The note is written down."),
    "who deals first": (
        ("draw for deal: Ann red 3, Bob blue 7, Cat red 1",),
        "Bob has drawn the highest card, and deals first.",
    ),
    "totals from paper": (
        ("paper: Ann 5, Bob 7, Cat 0",),
        "These totals come from paper: Ann 5, Bob 7 and Cat 0.",
    ),
    "a deal": (("deal: red 5",), "The cards are dealt, and the red 5 is turned up."),
}


@pytest.mark.parametrize(("lines", "sentence"), HAPPENED.values(), ids=HAPPENED)
def test_what_counts_is_told_with_what_happened(lines, sentence):
    """Not with the title of an article."""
    assert sentence in told(table_of(ABC, *lines))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "Bob: draws red 1, flips 2 upper blue 4",
            "Bob draws the red 1, throws it away and turns up the blue 4.",
        ),
        ("Bob: draws red 1 to 2 upper, out blue 4", "Bob draws the red 1 and puts it where the blue 4 lay."),
        (
            "Bob: takes the discard to 2 upper, out blue 4",
            "Bob takes the red 6 and puts it where the blue 4 lay.",
        ),
    ],
)
def test_a_turn_of_golf_is_told_with_what_happened(line, sentence):
    assert sentence in told(dealt(GOLF_ABC, line))


def test_the_score_of_a_round_is_said_with_its_number():
    of = table_of(ABC, "deal: red 5; Ann 2, Bob 1, Cat 2", "allow 2", "Bob: red 7")
    of.report("Ann: left red 5, red 1", "Cat: left blue 9, yellow 9")

    assert "Bob gets 24 points for round 1. They are for the cards left in all other hands." in told(of)


def test_the_score_of_partners_is_said_with_its_number():
    of = by({"scoring": "partners"}, names="Ann Bob Cat Dan")
    of.report("deal: red 5; Ann 1, Bob 1, Cat 1, Dan 1", "allow 2")
    of.report("Bob: red 7", "Ann: left red 5", "Cat: left red 9")

    assert (
        "Bob and Dan together get 14 points for round 1. "
        "They are for the cards left in the other team's hands." in told(of)
    )


def test_a_catch_of_who_was_given_one_card_says_so():
    """Not that there is no call to be missed."""
    of = by(
        {},
        "deal: red 5; Ann 7, Bob 2, Cat 3",
        "allow 2",
        "Bob: red 7",
        "Bob: swaps with Cat",
        "Ann: catches Cat",
        house={"seven-zero": {"must_swap": True}},
    )

    assert "Cat got a hand of one card from another player. So Cat need not call UNO." == of.sentence


def test_a_catch_that_comes_too_late_does_not_say_that_nothing_was_missed():
    of = table_of(ABC, *SHORT, "Bob: red 7", "Cat: red 1", "Ann: red 2", "Ann: catches Bob")

    assert of.sentence.startswith("It is too late to catch Bob:")


def test_other_rules_say_from_when_they_hold():
    """From the next deal on; with the round it deals."""
    assert "These rules start with round 1." in told(table_of(ABC, "rules: standard to 300"))
    assert "These rules start with round 2." in told(table_of(ABC, "deal: red 5", "rules: standard to 300"))


def test_what_is_let_count_is_named_by_its_card():
    """Not by the number of an entry."""
    assert (
        "Ann's red 7 was refused. The table now accepts it."
        == table_of(ABC, "deal: red 5", "Ann: red 7", "allow 3").sentence
    )


def test_what_an_edit_comes_to_has_no_numbers_of_entries():
    of = table_of(ABC, "deal: red 5", "Bob: red 7", "Cat: red 9", "Ann: red 1")
    dropped = "What came after the mistake no longer counts: Cat's red 9 and Ann's red 1."

    assert dropped in comes_to(of, "correct 3 and drop the rest: Bob: red 8")


def test_golf_names_places_as_people_do():
    """The upper card of the second column."""
    of = dealt(GOLF_ABC, "Bob: draws red 1 to 2 upper, out blue 4")

    assert "The upper card of Bob's second column is the red 2 now." in comes_to(
        of, f"correct {of.number}: Bob: draws red 2 to 2 upper, out blue 4"
    )


def test_golf_tells_new_columns_by_where_they_are():
    of = dealt(GOLF_ABC, "Bob: draws red draw two, flips 2 upper blue 4")

    assert "Cat no longer has the first column from the left." in comes_to(
        of, f"correct {of.number}: Bob: draws red 2, flips 2 upper blue 4"
    )


def test_one_person_alone_draws_again():
    """And several draw again."""
    drawn = "draw for deal: Ann wild, Bob blue 7, Cat red 1"

    assert "Ann draws again." in by({"first-dealer": "again"}, drawn).sentence


def test_a_sentence_about_a_fact_that_is_missing_leaves_the_article():
    """People read what the article says, and whoever runs the service which fact is missing."""
    game = GAMES["uno"]
    article = game.rulebook["uno.turn"]
    finding = finding_breaks(article, seat=Seat(1))
    words = {(article.id, FindingWeight.BREAKS): partial(Said, "uno-turn-breaks")}
    spoken = sentence(finding, words, game.rulebook)

    with pytest.warns(LacksAFact, match="uno-turn-breaks lacks 'turn'; it has these facts: seat"):
        assert text_of(article) == text_of_sentence(game, spoken, article.id, str)


def test_a_case_that_needs_a_missing_fact_leaves_the_article():
    game = GAMES["uno"]
    article = game.rulebook["uno.turn"]
    finding = finding_breaks(article, seat=Seat(1))
    words = {(article.id, FindingWeight.BREAKS): lambda facts: Said("uno-turn-breaks", {"x": facts["turn"]})}

    with pytest.warns(LacksAFact, match="uno.turn lacks 'turn'; it has these facts: seat"):
        assert text_of(article) == render(sentence(finding, words, game.rulebook))


def test_what_was_against_the_rules_is_left_out_where_a_fact_is_missing():
    """The sentence that would have told it is told without."""
    game = GAMES["uno"]
    finding = finding_breaks(game.rulebook["uno.turn"], seat=Seat(1))
    past = {"uno.turn": lambda facts: Said("uno-was-not-on-turn", {"turn": facts["turn"]})}

    assert in_the_past(finding, {"uno.turn": partial(Said, "uno-was-not-on-turn")}, game.rulebook) is None
    with pytest.warns(LacksAFact, match="uno.turn lacks 'turn'"):
        assert in_the_past(finding, past, game.rulebook) is None

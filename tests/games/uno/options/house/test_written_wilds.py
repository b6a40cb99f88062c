"""What is written on a Wild Customizable is kept and read out; docs/rules/house-rules.md 3.13."""

import pytest

from referee.games import GAMES
from referee.match.model.state import Rules
from referee.match.table.agreement import agreement_lines, errors_in_rules
from referee.match.text.rules_notation import read_rules, write_rules
from tests.games.uno.options.house.playing import ABC, playing_by

UNO = GAMES["uno"]
WRITTEN = "deck 112, house written-wilds first=Sing%20a%20song"
LAID = ("deal: red 5", "Bob: wild customizable, blue")


def test_it_is_read_out_to_everybody_when_the_card_is_laid():
    table = playing_by(WRITTEN, ABC, *LAID)

    assert "uno.house.written-wilds" in table.articles
    assert all("The card says: \u201cSing a song\u201d." in table.say[name] for name in ABC.split())


def test_of_several_cards_all_is_read_out():
    table = playing_by(f"{WRITTEN} third=Jump", ABC, *LAID)

    assert "Do what the card says: \u201cSing a song\u201d or \u201cJump\u201d." in table.say["Ann"]


def test_nothing_is_read_out_for_another_card_or_a_refused_one():
    table = playing_by(WRITTEN, ABC, "deal: red 5", "Bob: red 6")

    assert "card says" not in str(table.say)
    assert "card says" not in str(table.report("Bob: wild customizable, blue").say)


def test_where_nothing_is_written_nothing_is_read_out():
    table = playing_by("deck 112, house written-wilds", ABC, *LAID)

    assert "uno.house.written-wilds" not in table.articles


def test_it_stands_in_the_agreement_as_it_was_written():
    table = playing_by(WRITTEN, ABC)

    assert "\u201cSing a song\u201d" in " ".join(agreement_lines(UNO, table.state, table.state.rules))


def test_no_ruling_stores_a_word_of_it():
    """It lives with the rules alone, in the entry that agreed on them."""
    table = playing_by(WRITTEN, ABC, *LAID)

    assert "Sing" not in str(table.ruling)


@pytest.mark.parametrize(
    "text", ["a, b; c=d | e: f", "100 %", "'\"<b>&amp;{name}%s\\n", "\u5927\u5bb6\u62bd", "{seat} {0}", "%41"]
)
def test_whatever_is_written_is_kept_and_never_read_as_anything_else(text):
    rules = Rules(differences={"deck": "112"}, house_rules={"written-wilds": {"first": text}})
    line = write_rules(UNO.presets, UNO.differences, UNO.house_rules, rules)
    table = playing_by(line.split(", ", 1)[1], ABC, *LAID)

    assert {} == errors_in_rules(UNO, rules, 3)
    assert text == table.state.rules.house_rules["written-wilds"]["first"]
    assert f"\u201c{text}\u201d" in table.say["Ann"]
    assert "written-wilds" in read_rules(line).house_rules


@pytest.mark.parametrize("text", ["x" * 81, "a\nb", "\u202eabc", "\x00", " ", "a" + "\u0301" * 9])
def test_what_nobody_could_read_out_is_not_written(text):
    assert errors_in_rules(UNO, Rules(house_rules={"written-wilds": {"first": text}}), 3)

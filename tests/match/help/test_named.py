"""Rules that people name, in a text file: each fault is reported with its file and line."""

import pytest

from referee.kit.tables import InvalidTextTable, parse_text_table
from referee.match.help.named import NamedRule, named_rules
from referee.match.help.question import Change
from referee.rulings.differences import Difference, Option

DIFFERENCES = [Difference("cards", tuple(Option(one, (), ()) for one in (4, "112")))]
HOUSE_RULES = {"stacking"}


def test_a_rule_has_its_change_and_its_words():
    """An option is a number or a text, whichever the difference has."""
    text = (
        "stacking\n    house rule: stacking, answers 2/2 4/4\n    names: stacks: all\n"
        "    told: a\n    told: b\nfour\n    option: cards 4\n    does: play\nmany\n    option: cards 112\n"
        "    alone: 112\n"
    )

    assert named_rules(parse_text_table("n", text.encode()), "uno", DIFFERENCES, HOUSE_RULES) == (
        NamedRule(
            "stacking",
            "uno",
            Change(house_rules={"stacking": {"answers": ("2/2", "4/4")}}),
            names="stacks: all",
            told=("a", "b"),
        ),
        NamedRule("four", "uno", Change({"cards": 4}), does="play"),
        NamedRule("many", "uno", Change({"cards": "112"}), alone="112"),
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("s\n    house rule: staking\n    names: s\n", "n.txt:2: there is no house rule staking"),
        ("s\n    option: cards 5\n    names: s\n", "n.txt:2: there is no option cards 5"),
        ("s\n    option: card 4\n    names: s\n", "n.txt:2: there is no option card 4"),
        ("s\n    house rule: stacking\n    name: s\n", "n.txt:3: no row begins with name"),
        ("s\n    name: s\n    house rule: stacking\n", "n.txt:2: no row begins with name"),
        ("s\n    names: s\n    names: t\n", "n.txt:3: s has such a row already"),
        (
            "s\n    option: cards 4\n    house rule: stacking\n    names: s\n",
            "n.txt:3: s has such a row already",
        ),
        ("s\n    names: s\n", "n.txt:1: s has no change of rules"),
        ("\ns\n    option: cards 4\n", "n.txt:2: s has no words"),
        ("s\n    option: cards 4\n    names: s\ns\n", "n.txt:4: s has its rows in line 1 already"),
        (
            "s\n    option: cards 4\n    names: (s\n",
            "n.txt:3: this is no pattern: missing ), unterminated subpattern at position 0",
        ),
    ],
)
def test_a_fault_is_reported_with_its_file_and_line(text, fault):
    with pytest.raises(InvalidTextTable) as raised:
        named_rules(parse_text_table("n.txt", text.encode()), "uno", DIFFERENCES, HOUSE_RULES)

    assert fault == str(raised.value)

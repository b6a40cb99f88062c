"""Rules as one line of text: what is written is what is read."""

from itertools import product

import pytest

from referee.games import GAMES
from referee.kit.quantities import Points
from referee.match.model.state import Rules
from referee.match.table.agreement import AgreeOnRules, complete_new_rules, errors_in_rules
from referee.match.table.rounds import FinishMatch, PlayOn
from referee.match.text.notation import NotationError
from referee.match.text.rules_notation import RulesTextError, read_rules, typed, write_rules
from referee.match.text.transcript import Transcript, read_opening
from tools.transcripts import judged, transcripts

UNO = GAMES["uno"]
SEATS = {"Ann": 0, "Bob": 1}


def read(line: str) -> Rules:
    """The rules of a line, spelled out."""
    return complete_new_rules(UNO, typed(UNO.differences, UNO.house_rules, read_rules(line)))


def written(rules: Rules) -> str:
    return write_rules(UNO.presets, UNO.differences, UNO.house_rules, rules)


LINES = [
    "standard to 500",
    "standard to 1",
    "basic to 300",
    "standard to 500, late-uno-penalty 4",
    "standard to 500, deck 112-swap, special-wild-points 50",
    "basic to 500, late-uno-penalty 2",
    "wikibook to 500, deck 108",
    "standard to 500, scoring none",
    "standard to 500, house stacking",
    "standard to 500, house stacking answers=2/2;4/4",
    "standard to 500, house stacking answers=4/2 any_color=yes challenge=top",
    "standard to 500, house stacking, house jump-in wilds=yes",
    "standard to 500, house hint cards=1",
    "standard to 500, declining must-lay, house seven-zero must_swap=yes must_call=yes",
    "family to 500, without stacking",
    "family to 500, without stacking, without no-bluffing",
    "family to 500, house stacking answers=2/2;4/2",
]


@pytest.mark.parametrize("line", LINES)
def test_what_is_written_is_what_is_read(line):
    """Only what departs from the preset is written."""
    assert line == written(read(line))


@pytest.mark.parametrize("line", LINES)
def test_a_line_can_be_chosen(line):
    assert {} == errors_in_rules(UNO, typed(UNO.differences, UNO.house_rules, read_rules(line)), 4)


@pytest.mark.parametrize(
    ("line", "short"),
    [
        ("standard to 500, late-uno-penalty 2", "standard to 500"),
        ("basic to 500, late-uno-penalty 4", "basic to 500"),
        ("standard to 500, house stacking answers=2/2", "standard to 500, house stacking"),
        ("standard to 500, house jump-in wilds=no", "standard to 500, house jump-in"),
        ("standard to 500, without stacking", "standard to 500"),
        ("family to 500, house no-bluffing", "family to 500"),
        ("  standard   to 500 ,late-uno-penalty 4", "standard to 500, late-uno-penalty 4"),
    ],
)
def test_what_goes_without_saying_is_not_written(line, short):
    assert short == written(read(line))


@pytest.mark.parametrize(
    ("difference", "option"),
    [(one, option) for one in UNO.differences for option in one.options[1:]],
    ids=lambda one: str(one.id),
)
def test_every_option_is_written_and_read(difference, option):
    """With its type: 4 is a number, 112 the name of a deck."""
    line = f"standard to 500, {difference.id} {option.id}"
    chosen = read(line).differences[difference.id]

    assert (option.id, type(option.id)) == (chosen, type(chosen))
    assert line == written(read(line))


@pytest.mark.parametrize(
    ("rule", "name"),
    [(rule, name) for rule in UNO.house_rules for name in rule.parameters],
    ids=lambda one: getattr(one, "id", one),
)
def test_every_answer_to_a_parameter_is_written_and_read(rule, name):
    """With its type: yes is not the word, and 1 is not yes."""
    parameter = rule.parameters[name]
    for one in parameter.among:
        answer = (one,) if parameter.several else one
        rules = complete_new_rules(UNO, Rules(house_rules={rule.id: {name: answer}}))
        told = read(written(rules)).house_rules[rule.id][name]

        assert (answer, type(answer)) == (told, type(told))


@pytest.mark.parametrize("preset", UNO.presets)
def test_every_preset_is_written_and_read(preset):
    assert f"{preset} to 500" == written(read(f"{preset} to 500"))


@pytest.mark.parametrize("rules", ["standard", "basic, late-uno-penalty 2", "standard, house hint"])
def test_without_a_target_it_is_the_usual_one(rules):
    """Written as it was told, and 500 once it is spelled out."""
    told = typed(UNO.differences, UNO.house_rules, read_rules(rules))

    assert (None, rules) == (told.target, written(told))
    assert written(complete_new_rules(UNO, told)).startswith(f"{told.preset} to 500")


def test_a_list_of_one_is_a_list():
    assert ("4/4",) == read("standard to 500, house stacking answers=4/4").house_rules["stacking"]["answers"]


def test_what_the_game_does_not_know_stays_text():
    """So that it can be told what is wrong with it."""
    rules = typed(UNO.differences, UNO.house_rules, read_rules("standard to 500, late-uno-penalty 7"))

    assert {"late-uno-penalty": "7"} == rules.differences
    assert {"differences"} == set(errors_in_rules(UNO, rules, 3))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "standard to",
        "standard to many",
        "standard to -5",
        "standard to 5.0",
        "standard 500",
        "standard to 500 late-uno-penalty 4",
        "standard to 500,",
        "standard to 500, , declining may",
        "standard to 500, late-uno-penalty",
        "standard to 500, late-uno-penalty 4 5",
        "standard to 500, house",
        "standard to 500, without",
        "standard to 500, house jump-in wilds",
        "standard to 500, without stacking, now",
    ],
)
def test_a_line_that_tells_no_rules(line):
    with pytest.raises(RulesTextError):
        read_rules(line)


@pytest.mark.parametrize(
    "rules",
    [
        "nonsense to 500",
        "standard to 0",
        "standard to 500, late-uno-penalty 7",
        "standard to 500, dekc 108",
        "standard to 500, house nonsense",
        "standard to 500, house jump-in wilds=maybe",
        "standard to 500, scoring partners",
    ],
)
def test_rules_that_cannot_be_are_told_in_the_first_line_and_in_any_other(rules):
    """Nothing is played by them."""
    with pytest.raises(NotationError):
        Transcript(UNO, read_opening(f"uno {rules} | Ann Bob Cat"))
    with pytest.raises(NotationError):
        Transcript(UNO, read_opening("uno standard to 500 | Ann Bob Cat")).tell(f"rules: {rules}")


def test_a_first_line_is_read():
    opening = read_opening("uno basic to 300, late-uno-penalty 3, house jump-in | Ann Bob")

    assert ("uno", ("Ann", "Bob")) == (opening.game, opening.names)
    assert Rules("basic", Points(300), {"late-uno-penalty": "3"}, {"jump-in": {}}) == opening.rules


@pytest.mark.parametrize(
    ("line", "claim"),
    [
        ("play on", PlayOn()),
        ("play on to 600", PlayOn(Points(600))),
        ("finish", FinishMatch()),
        ("rules: standard to 300", AgreeOnRules(Rules("standard", Points(300)))),
    ],
)
def test_the_claims_that_go_with_rules_are_read(line, claim):
    assert claim == UNO.notation.read(line, SEATS)


@pytest.mark.parametrize("line", ["play on", "play on to 600", "finish", "rules: standard to 300"])
def test_the_claims_that_go_with_rules_are_written(line):
    assert line == UNO.notation.write(UNO.notation.read(line, SEATS), ["Ann", "Bob"].__getitem__)


@pytest.mark.parametrize(
    "line", ["play on to", "play on to many", "play on for ever", "rules", "rules: now and then"]
)
def test_other_words_are_no_such_claim(line):
    with pytest.raises((NotationError, ValueError, IndexError)):
        UNO.notation.read(line, SEATS)


def test_the_rules_of_every_transcript_are_written_and_read():
    """Every line that changes them means the same once it is written anew."""
    of_uno = (path for path in transcripts() if "uno" in path.parts)
    claims = [one.entry.submission.claim for path in of_uno for one in judged(path)]
    rules = [claim.rules for claim in claims if isinstance(claim, AgreeOnRules)]

    assert rules == [read(written(one)) for one in rules] != []


def test_two_options_are_written_in_the_order_of_the_catalog():
    """So that the same rules have one line, however they were told."""
    several = [one for one in UNO.differences if one.id != "scoring"][:6]
    for first, second in product(several, several):
        if first is not second:
            chosen = {one.id: one.options[1].id for one in (first, second)}
            turned = dict(reversed(chosen.items()))

            assert written(complete_new_rules(UNO, Rules(differences=chosen))) == written(
                complete_new_rules(UNO, Rules(differences=turned))
            )

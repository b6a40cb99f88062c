"""What a table plays by: what can be asked for, what is stored, and rules that change on the way."""

import pytest

from referee.games import GAMES
from referee.kit.quantities import Points
from referee.match.model.events import RulesAgreed
from referee.match.model.rule_texts import lines_of_preset
from referee.match.model.state import Rules
from referee.match.table.agreement import (
    agreement_lines,
    complete_new_rules,
    complete_stored_rules,
    errors_in_rules,
    game_knows_all_choices,
    newly_retired_choices,
    title_of_rules,
)
from tests.table import Table

UNO = GAMES["uno"]
ABC = ("Ann", "Bob", "Cat")
CORNERS = {"reverse": 10, "skip": 10, "draw_two": 10, "double_draw_two": 20}


def asked(preset="standard", target=500, differences=None, house_rules=None) -> Rules:
    return Rules(preset, Points(target), differences or {}, house_rules or {})


def faults_of(rules: Rules, seats: int = 3) -> dict:
    return errors_in_rules(UNO, rules, seats)


def playing(*lines: str, names: tuple[str, ...] = ABC, target: int = 500, **differences) -> Table:
    chosen = {name.replace("_", "-"): option for name, option in differences.items()}
    return Table(names, rules=asked(target=target, differences=chosen)).report(*lines)


# what can be asked for


def test_nothing_is_wrong_with_the_standard_rules():
    assert {} == faults_of(Rules())


@pytest.mark.parametrize("target", [1, 100, 500, 10_000])
def test_any_target_above_nothing_can_be_chosen(target):
    assert {} == faults_of(asked(target=target))


@pytest.mark.parametrize("target", [0, -5])
def test_a_target_is_a_point_at_least(target):
    assert {"target": ["The target is at least 1 point."]} == faults_of(asked(target=target))


def test_more_than_99_rounds_of_golf_are_no_target():
    assert {} == errors_in_rules(GAMES["golf"], asked(target=99), 3)
    assert ["target"] == list(errors_in_rules(GAMES["golf"], asked(target=100), 3))


@pytest.mark.parametrize(("game", "usual"), [("uno", 500), ("golf", 9)])
def test_without_a_target_it_is_the_usual_one_of_the_game(game, usual):
    """Entry 1 names it, and so does the state."""
    table = Table(ABC, game, Rules())

    assert {} == errors_in_rules(GAMES[game], Rules(), 3)
    assert (usual, usual) == (table.entries[0].submission.claim.rules.target, table.state.rules.target)


def test_no_target_and_the_usual_one_are_the_same_rules():
    assert complete_new_rules(UNO, Rules("basic")) == complete_new_rules(UNO, asked("basic"))


def test_a_target_that_is_told_is_kept():
    assert 300 == complete_new_rules(UNO, asked(target=300)).target


@pytest.mark.parametrize(
    ("game", "told"), [("uno", "The target is at least 1 point."), ("golf", "A match has at least 1 round.")]
)
def test_each_game_says_what_a_target_is(game, told):
    assert {"target": [told]} == errors_in_rules(GAMES[game], asked(target=0), 3)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("uno", "Target, if points are counted: 500."),
        ("golf", "Number of rounds, after which the lowest total wins: 9."),
    ],
)
def test_each_game_reads_out_its_target(game, line):
    table = Table(ABC, game, Rules())
    lines = agreement_lines(table.game, table.state, table.state.rules)

    assert line in lines
    assert f"{table.game.title}, 3 players: Standard rules." == lines[0]


def test_a_question_that_only_the_players_can_answer_is_read_out_until_they_have():
    """Of Golf: what is printed in the corners of the action cards. No other house rule asks anything."""
    golf = GAMES["golf"]
    still_open, settled = (
        Table(ABC, "golf", Rules(house_rules=house)).state for house in ({}, {"corner-points": CORNERS})
    )
    lines = agreement_lines(golf, still_open, still_open.rules)

    place = lines.index("Still to be said:")
    assert lines[place + 1].startswith("- What is printed in the corners of the action cards?")
    assert "As in the standard rules:" == lines[place + 2]
    assert "Still to be said:" not in agreement_lines(golf, settled, settled.rules)


def test_an_answer_to_a_house_rule_is_read_out_as_a_word():
    game = Table(ABC, rules=asked(house_rules={"jump-in": {"wilds": True, "own": False}}))
    house_rule = next(
        line for line in agreement_lines(UNO, game.state, game.state.rules) if line.startswith("- Jump-in: ")
    )

    wilds, own = "May you jump in with a wild card? Yes.", "May you jump in on your own card? No."
    assert house_rule.endswith(f" {wilds} {own}")


def test_a_long_word_that_is_no_preset_is_shortened():
    assert faults_of(asked("x" * 60))["preset"][0].startswith(f"There is no preset '{'x' * 50}'; ")


def test_a_game_knows_the_rules_of_its_own_and_no_others():
    """As they may be stored by a later release."""
    known = asked(differences={"late-uno-penalty": 4}, house_rules={"jump-in": {}})
    assert game_knows_all_choices(UNO, known)

    assert not game_knows_all_choices(UNO, asked("quiet"))
    assert not game_knows_all_choices(UNO, asked(differences={"late-uno-penalty": 7}))
    assert not game_knows_all_choices(UNO, asked(house_rules={"jump": {}}))


@pytest.mark.parametrize(
    ("said", "meant"),
    [("standart", "standard"), ("Basic", "basic"), ("wikibok", "wikibook"), ("familly", "family")],  # sic
)
def test_a_preset_that_is_nearly_one_is_guessed(said, meant):
    assert {"preset": [f"There is no preset {said!r}; did you mean {meant}?"]} == faults_of(asked(said))


def test_a_preset_that_is_like_none_gets_the_whole_list():
    told = faults_of(asked("xyz"))["preset"][0]

    assert told.startswith("There is no preset 'xyz'; there is standard, basic, ")


@pytest.mark.parametrize(
    ("said", "meant"),
    [("late-uno", "late-uno-penalty"), ("first_reverse", "first-reverse"), ("Deck", "deck")],
)
def test_a_difference_that_is_nearly_one_is_guessed(said, meant):
    told = faults_of(asked(differences={said: 4}))

    assert {"differences": {said: [f"There is no difference {said!r}; did you mean {meant}?"]}} == told


def test_an_option_that_is_nearly_one_is_guessed():
    told = faults_of(asked(differences={"first-reverse": "rigth"}))["differences"]  # sic

    assert {"first-reverse": ["There is no option 'rigth'; did you mean right?"]} == told  # sic


def test_an_option_that_is_like_none_gets_the_whole_list():
    told = faults_of(asked(differences={"late-uno-penalty": 7}))

    assert {"late-uno-penalty": ["There is no option '7'; there is 2, 4, 1, 3."]} == told["differences"]


@pytest.mark.parametrize(
    ("difference", "option"),
    [
        ("late-uno-penalty", "4"),
        ("late-uno-penalty", 4.0),
        ("late-uno-penalty", True),
        ("special-wild-points", "50"),
        ("deck", 112),
        ("deck", None),
        ("scoring", ["none"]),
    ],
)
def test_an_option_has_a_type(difference, option):
    """4 is not "4", and yes is not 1."""
    assert {difference} == set(faults_of(asked(differences={difference: option}))["differences"])


def test_all_that_is_wrong_is_told_at_once():
    told = faults_of(asked(differences={"declining": "no", "dekc": "108"}, house_rules={"jump": {}}))

    assert ({"declining", "dekc"}, {"jump"}) == (set(told["differences"]), set(told["house_rules"]))


@pytest.mark.parametrize(
    ("name", "option"), [(one.id, option.id) for one in UNO.differences for option in one.options]
)
def test_what_the_catalog_names_can_be_asked_for(name, option):
    assert {} == faults_of(asked(differences={name: option}), seats=6)


# house rules

HOUSE = {rule.id: rule for rule in UNO.house_rules}
each_house_rule = pytest.mark.parametrize("rule", HOUSE.values(), ids=HOUSE)
each_parameter = pytest.mark.parametrize(
    ("rule", "name"),
    [(rule, name) for rule in UNO.house_rules for name in rule.parameters],
    ids=lambda one: getattr(one, "id", one),
)


def test_a_house_rule_that_is_nearly_one_is_guessed():
    told = faults_of(asked(house_rules={"stackin": {}}))

    assert {"stackin": ["There is no house rule 'stackin'; did you mean stacking?"]} == told["house_rules"]


@each_house_rule
def test_a_house_rule_can_be_asked_for_alone(rule):
    assert {} == faults_of(asked(house_rules={rule.id: {}}))


@each_house_rule
def test_a_parameter_that_is_none_is_told(rule):
    told = faults_of(asked(house_rules={rule.id: {"colour": True}}))  # sic

    assert {rule.id: {"colour"}} == {name: set(wrong) for name, wrong in told["house_rules"].items()}  # sic


@each_parameter
def test_every_answer_to_a_parameter_can_be_given(rule, name):
    """By two with the larger deck, which reaches for every hand."""
    parameter = rule.parameters[name]
    for answer in parameter.among:
        given = (answer,) if parameter.several else answer

        assert {} == faults_of(asked(house_rules={rule.id: {name: given}}, differences={"deck": "112"}), 2)


@each_parameter
@pytest.mark.parametrize("answer", ["maybe", 1700, 1.5, None, (), ("maybe",)], ids=repr)
def test_another_answer_to_a_parameter_cannot(rule, name, answer):
    """And what can be said is told; but where people say it in their own words, whatever can be read. They do
    not name cards in their own words."""
    told = faults_of(asked(house_rules={rule.id: {name: answer}}))
    if rule.parameters[name].fault is not None and isinstance(answer, str) and rule.id != "blank-cards":
        assert {} == told
        return

    sentence = told["house_rules"][rule.id][name][0]
    assert sentence.startswith("Say ")
    if "of " in sentence:
        assert rule.parameters[name].several == sentence.startswith("Say some of ")


@each_house_rule
def test_a_house_rule_names_what_it_cannot_live_with(rule):
    for other in rule.clashes:
        told = faults_of(asked(house_rules={rule.id: {}, other: {}}))

        assert told["house_rules"][rule.id][0].startswith(f"It does not go together with {other}: ")


@each_house_rule
def test_a_clash_is_told_in_either_order(rule):
    for other in rule.clashes:
        assert {"house_rules"} == set(faults_of(asked(house_rules={other: {}, rule.id: {}})))


def test_two_house_rules_live_together_or_are_told_why_not():
    """Nothing fails later: the ruleset of any two is built, or their names are told."""
    for one in HOUSE:
        for other in HOUSE:
            told = faults_of(asked(house_rules={one: {}, other: {}}), seats=4)

            assert {} == told or {"house_rules"} == set(told)
            assert bool(told) == (other in HOUSE[one].clashes or one in HOUSE[other].clashes)


LIVES_WITHOUT = {
    ("double-score", "none"),
    ("double-score", "rounds"),
    ("hand-limit", "own-lowest-wins"),
    ("hand-limit", "elimination"),
}


@each_house_rule
def test_a_house_rule_lives_with_every_option(rule):
    """But for points that are doubled where none are counted, and hands set aside for nothing where few are
    good: those say so."""
    for difference in UNO.differences:
        for option in difference.options:
            rules = asked(differences={difference.id: option.id}, house_rules={rule.id: {}})
            found = faults_of(rules, seats=6)

            assert ((rule.id, option.id) in LIVES_WITHOUT) == (found != {})
            assert found == {} or rule.id in str(found)


def test_a_preset_may_do_without_one_of_its_house_rules():
    """A null leaves it out."""
    rules = complete_new_rules(UNO, asked("family", house_rules={"stacking": None}))

    assert {"no-bluffing"} == set(rules.house_rules)


def test_house_rules_are_added_to_those_of_the_preset():
    rules = complete_new_rules(UNO, asked("no-bluff", house_rules={"jump-in": {}}))

    assert {"no-bluffing", "jump-in"} == set(rules.house_rules)


# how many they are


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 9])
def test_partners_are_an_even_number_and_four_at_least(seats):
    told = faults_of(asked(differences={"scoring": "partners"}), seats)

    assert {"scoring"} == set(told["differences"])
    assert "even number of people, four or more" in told["differences"]["scoring"][0]


@pytest.mark.parametrize("seats", [4, 6, 8, 10])
def test_so_many_can_be_partners(seats):
    """More than four go on with what they once agreed on; a new match asks them in which teams."""
    rules = asked(differences={"scoring": "partners"})

    assert {} == faults_of(rules, seats)
    assert (seats > 4) == bool(UNO.retired_choices(complete_new_rules(UNO, rules), seats))


@pytest.mark.parametrize("way", ["pairs", "two-teams"])
@pytest.mark.parametrize("seats", range(2, 11))
def test_three_teams_and_two_of_three_are_ways_of_their_own(way, seats):
    """docs/rules/house-rules.md 3.11: partners are four; so many more play in teams that the table names."""
    told = faults_of(asked(differences={"scoring": way}), seats)

    assert (seats in (6, 8, 10)) == (told == {})


def test_partners_cannot_be_asked_for_by_three_by_way_of_a_preset():
    """Where the rest comes from does not matter."""
    assert {"differences"} == set(faults_of(asked("basic", differences={"scoring": "partners"}), 3))


def test_what_nobody_begins_with_any_more_is_refused_unless_the_table_plays_by_it():
    """Six as partners, who now say in which teams."""
    six = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
    partners = asked(target=300, differences={"scoring": "partners"})
    others, before = Table(six).state, Table(six, rules=asked(differences={"scoring": "partners"})).state

    assert {"differences"} == set(newly_retired_choices(UNO, others, partners))
    assert {} == newly_retired_choices(UNO, before, partners)
    assert {} == newly_retired_choices(UNO, before, asked())


# what is stored


def test_a_stored_target_is_kept_but_by_a_table_without_any():
    """An older release stored one there, too; nobody has ever played to it."""
    without = asked(target=300, differences={"scoring": "none"})

    assert (300, 500) == tuple(
        complete_stored_rules(UNO, rules).target for rules in (asked(target=300), without)
    )


def test_the_first_entry_names_every_option():
    """So no release changes a match."""
    table = playing(late_uno_penalty=4)
    stored = table.entries[0].submission.claim.rules

    assert [one.id for one in UNO.differences] == list(stored.differences)
    assert (4, "may") == (stored.differences["late-uno-penalty"], stored.differences["declining"])


def test_rules_that_are_agreed_on_later_are_named_in_full_too():
    table = playing("rules: basic to 300")
    stored = table.entries[1].submission.claim.rules

    assert (300, "must-lay") == (stored.target, stored.differences["declining"])
    assert len(UNO.differences) == len(stored.differences)


def test_an_option_named_outweighs_the_preset():
    rules = complete_new_rules(UNO, asked("basic", differences={"declining": "may"}))

    assert ("may", "must") == (rules.differences["declining"], rules.differences["drawn-card"])


def test_what_is_agreed_on_is_a_page_to_be_read():
    """First what a table plays by, then where it departs, then the rest."""
    table = playing(late_uno_penalty=4)
    lines = agreement_lines(UNO, table.state, table.state.rules)

    assert "UNO, 3 players: Standard rules, changed by the table." == lines[0]
    asked = "- How many cards does it cost not to call UNO?"
    assert lines.index(f"{asked} Four cards. (S1)") < lines.index("As in the standard rules:")
    assert f"{asked} Two cards." not in lines
    assert "- Who deals the next round? The deal passes to the left." in lines


def test_what_a_preset_says_of_itself_is_left_out_once_it_is_changed():
    """It would speak of two cards where the table has agreed on four."""
    said = lines_of_preset(UNO, UNO.presets["standard"])
    as_it_is, changed = playing().state, playing(late_uno_penalty=4).state

    assert set(said) <= set(agreement_lines(UNO, as_it_is, as_it_is.rules))
    assert not set(said) & set(agreement_lines(UNO, changed, changed.rules))


@pytest.mark.parametrize(
    ("named", "title"),
    [
        ({}, "Standard rules"),
        ({"new-columns": "left"}, "Standard rules"),
        ({"new-columns": "right"}, "Standard rules, changed by the table"),
        ({"thrown-action": "from-the-grid"}, "Standard rules, changed by the table"),
    ],
)
def test_a_question_that_nobody_was_asked_changes_no_rules(named, title):
    """Of Golf: a match from before the question keeps its new columns on the right."""
    assert title == title_of_rules(GAMES["golf"], Rules("standard", Points(9), named))


# other rules on the way


def test_between_two_rounds_other_rules_hold_at_once():
    table = playing("score: winner Bob 20", "rules: standard to 300, late-uno-penalty 4")

    assert ("upheld", ["match.rules"]) == (table.verdict, table.articles)
    assert (300, 4) == (table.state.rules.target, table.state.rules.differences["late-uno-penalty"])


def test_in_an_open_round_other_rules_wait_for_the_next_deal():
    """A round is judged by the rules it was dealt under."""
    table = playing("deal: red 5", "count Bob: 2", "rules: standard to 500, late-uno-penalty 4")
    table.report("Bob: red 7", "caught: Bob")

    assert ("uno.catch", 3) == (table.article, table.round.hands[1])

    table.report("score: winner Ann 20", "deal: red 5", "count Cat: 2", "Cat: red 7", "caught: Cat")

    assert ("uno.catch.4", 5) == (table.article, table.round.hands[2])


def test_a_void_round_is_dealt_again_by_the_new_rules():
    table = playing("deal: red 5", "rules: standard to 500, first-reverse right", "void", "deal: red reverse")

    assert "Cat" == table.turn


def test_the_last_word_before_the_deal_counts():
    table = playing("deal: red 5", "rules: standard to 300", "rules: standard to 400", "score: winner Ann 20")

    assert (400, None) == (table.state.rules.target, table.state.next_rules)


def test_the_target_changes_with_the_rules():
    """Once the open round is scored the new one is in force."""
    table = playing("deal: red 5", "rules: standard to 100", "score: winner Ann 100")

    assert {"Ann": "You have won the match with 100 points."} == table.say


def test_a_higher_target_lets_the_match_go_on():
    table = playing("score: winner Ann 90", "rules: standard to 200", "score: winner Ann 20", target=100)

    assert {"Cat": "Deal round 3: seven cards each, and turn one up."} == table.say


def test_after_the_end_other_rules_come_too_late():
    table = playing("score: winner Ann 500", "rules: standard to 900")

    assert ("refused", "match.over") == (table.verdict, table.article)


def test_once_a_round_is_scored_the_way_of_scoring_stays():
    table = playing("score: winner Bob 20", "rules: standard to 500, scoring own-lowest-wins")

    assert ("refused", "match.rules", "winner-takes-all") == (
        table.verdict,
        table.article,
        table.state.rules.differences["scoring"],
    )
    assert "The way of scoring stays until the match is over." in table.sentence


def test_before_a_round_is_scored_the_way_of_scoring_changes():
    table = playing("rules: standard to 500, scoring own-lowest-wins", "score: Ann 20, Cat 5")

    assert ("upheld", "Ann 20, Bob 0, Cat 5") == (table.verdict, table.totals)


def test_everything_else_changes_beside_a_way_of_scoring_that_stays():
    table = playing("score: Ann 20, Cat 5", scoring="own-lowest-wins")
    table.report("rules: basic to 300, scoring own-lowest-wins")

    assert ("upheld", 4) == (table.verdict, table.state.rules.differences["late-uno-penalty"])


CARDS_40 = "left Ann wild customizable; Cat red 5"
FIFTY = "rules: standard to 500, deck 112, special-wild-points 50"


def test_a_round_that_is_replaced_is_worth_what_its_own_rules_say():
    """40 for the first round, 50 from the second on."""
    table = playing(f"score: {CARDS_40}", FIFTY, f"score: {CARDS_40}", deck="112")

    assert "Ann 0, Bob 100, Cat 0" == table.totals
    assert "Ann 0, Bob 100, Cat 0" == table.report(f"score round 1: {CARDS_40}").totals
    assert "Ann 0, Bob 100, Cat 0" == table.report(f"score round 2: {CARDS_40}").totals


def test_a_round_replaced_while_another_one_is_open_is_worth_the_same():
    table = playing(f"score: {CARDS_40}", FIFTY, f"score: {CARDS_40}", "deal: red 5", deck="112")
    assert (45, 55) == tuple(row[1] for row in table.state.points)

    table.report("score round 1: left Ann wild customizable; Cat red 7")
    assert ("upheld", (47, 55)) == (table.verdict, tuple(row[1] for row in table.state.points))


def test_a_past_round_is_held_against_the_target_in_force():
    """Not against that of its own rules."""
    table = playing("score: winner Ann 60", "rules: standard to 200", "score: winner Ann 60", target=100)
    table.report("score round 1: winner Ann 50")

    assert ["match.score"] == table.articles


def test_rules_that_are_agreed_on_in_a_round_are_not_those_of_the_round():
    table = playing("deal: red 5", FIFTY, f"score: {CARDS_40}", deck="112")

    assert "Ann 0, Bob 45, Cat 0" == table.totals
    assert "Ann 0, Bob 45, Cat 0" == table.report(f"score round 1: {CARDS_40}").totals


def test_other_rules_are_taken_back():
    table = playing("rules: standard to 300, late-uno-penalty 4", "take back to 1")

    assert (500, 2) == (table.state.rules.target, table.state.rules.differences["late-uno-penalty"])


def test_rules_that_wait_for_the_deal_are_taken_back():
    table = playing("deal: red 5", "rules: standard to 300", "take back to 2", "score: winner Ann 20")

    assert (500, None, ()) == (table.state.rules.target, table.state.next_rules, table.state.rules_from)


def test_a_take_back_of_a_take_back_brings_them_again():
    table = playing("score: winner Ann 20", "rules: standard to 300", "take back to 2", "take back to 3")

    assert 300 == table.state.rules.target


def test_the_state_tells_from_which_round_on_which_rules_held():
    table = playing("score: winner Ann 20", "rules: standard to 300", "score: winner Ann 20")
    table.report("rules: standard to 400", "rules: standard to 450")

    assert [(1, 500), (2, 300), (3, 450)] == [(one.round, one.rules.target) for one in table.state.rules_from]


def test_an_event_carries_the_rules():
    table = playing("rules: standard to 300")

    assert (RulesAgreed(table.state.rules),) == table.ruling.events

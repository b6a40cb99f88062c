"""Rulesets by name: faithful to what each is named after, and fit for two players."""

import pytest

from referee.games import GAMES
from referee.games.uno.options.presets import PRESETS
from referee.games.uno.options.rulesets import ruleset
from referee.kit.quantities import Points
from referee.match.model.articles import title_of
from referee.match.model.rule_texts import (
    lines_of_preset,
    question_of_difference,
    text_of_option,
    title_of_preset,
)
from referee.match.model.state import Rules
from referee.match.table.agreement import (
    agreement_lines,
    complete_new_rules,
    errors_in_rules,
    house_rules_in_force,
    options_in_force,
)
from tests.table import Table, table_of

UNO = GAMES["uno"]
DEPARTS = {
    "standard": {},
    "basic": {
        "first-dealer": "points",
        "first-draw-two": "plays",
        "first-reverse": "right",
        "first-wild": "returned",
        "declining": "must-lay",
        "drawn-card": "must",
        "wild-draw-four": "any-playable",
        "catch-until": "next-draw",
        "missed-turn": "draw-closes",
        "late-uno-penalty": 4,
    },
    "wikibook": {
        "deck": "112",
        "special-wild-points": 50,
        "first-card": "numbers-only",
        "catch-until": "next-play",
    },
    "faq": {"declining": "must-lay", "who-challenges": "anyone"},
    "lookup": {},
    "no-bluff": {},
    "family": {"scoring": "none"},
}
"""What each takes otherwise than the standard rules."""
HOUSE_RULES = {
    "no-bluff": {"no-bluffing": {}},
    "family": {"stacking": {"answers": ("2/2", "4/4")}, "no-bluffing": {}},
}

each_preset = pytest.mark.parametrize("preset", PRESETS)


def by(preset: str, *lines: str, names: str = "Ann Bob") -> Table:
    """These people after these lines, by the rules of a preset."""
    return table_of(names, *lines, preset=preset)


def test_there_are_these_presets():
    assert set(DEPARTS) == set(PRESETS)


@each_preset
def test_a_preset_departs_where_its_source_does(preset):
    assert DEPARTS[preset] == dict(PRESETS[preset].differences)


@each_preset
def test_a_preset_has_these_house_rules(preset):
    assert HOUSE_RULES.get(preset, {}) == dict(PRESETS[preset].house_rules)


@each_preset
def test_a_preset_names_what_there_is(preset):
    """Its options and house rules can be chosen, by two and by ten."""
    assert {} == errors_in_rules(UNO, Rules(preset), 2) == errors_in_rules(UNO, Rules(preset), 10)


@each_preset
def test_a_preset_chooses_nothing_that_is_the_default_anyway(preset):
    usual = {one.id: one.default_option.id for one in UNO.differences}

    assert [] == [name for name, option in PRESETS[preset].differences.items() if usual[name] == option]


@each_preset
def test_a_preset_is_spelled_out(preset):
    """Every difference with its option, in the order of the catalog, and every house rule."""
    rules = complete_new_rules(UNO, Rules(preset))

    assert [one.id for one in UNO.differences] == list(rules.differences)
    assert set(HOUSE_RULES.get(preset, {})) == set(rules.house_rules)


@each_preset
def test_what_is_spelled_out_stays_as_it_is(preset):
    rules = complete_new_rules(UNO, Rules(preset, Points(300)))

    assert rules == complete_new_rules(UNO, rules)


@each_preset
def test_a_preset_explains_itself_in_three_lines(preset):
    """Sentences that fit a phone."""
    lines = lines_of_preset(UNO, PRESETS[preset])

    assert 3 == len(set(lines))
    assert [] == [line for line in lines if not line[0].isupper() or line[-1] != "." or len(line) > 110]


def test_presets_have_a_title_of_their_own():
    assert len(PRESETS) == len({title_of_preset(UNO, preset) for preset in PRESETS.values()})
    assert list(PRESETS) == [preset.id for preset in PRESETS.values()]


@each_preset
def test_a_preset_is_read_out_with_its_lines(preset):
    """Then where it departs, with who says so, then where it does not: every question once, but for those
    that a house rule of its own settles, and what special wild cards are worth where there are none."""
    table = by(preset, names="Ann Bob Cat")
    lines = agreement_lines(UNO, table.state, table.state.rules)

    assert f"UNO, 3 players: {title_of_preset(UNO, PRESETS[preset])}." == lines[0]
    assert list(lines_of_preset(UNO, PRESETS[preset])) == lines[1:4]
    for one, option in options_in_force(UNO, table.state.rules):
        asked = f"- {question_of_difference(UNO, one)} "
        answered = asked + text_of_option(UNO, one, option)
        is_settled = any(one.id in rule.settles for rule, _ in house_rules_in_force(UNO, table.state.rules))
        has_no_object = one.id == "special-wild-points" and preset != "wikibook"
        wanted = [] if is_settled or has_no_object else [True]

        assert wanted == [line.startswith(answered) for line in lines if line.startswith(asked)]


@each_preset
def test_what_departs_stands_under_its_heading(preset):
    table = by(preset)
    lines = agreement_lines(UNO, table.state, table.state.rules)
    heading = "Where these rules differ from the standard rules:"
    departs = [
        f"- {question_of_difference(UNO, one)} {text_of_option(UNO, one, option)} ({sources})"
        for one, option in options_in_force(UNO, table.state.rules)
        for sources in (", ".join(option.sources),)
        if option != one.default_option
    ]

    assert bool(departs) == (heading in lines)
    for line in departs:
        assert lines.index(heading) < lines.index(line) < lines.index("As in the standard rules:")


@each_preset
def test_the_house_rules_are_read_out(preset):
    table = by(preset)
    house = [title_of(rule.article) for rule, _ in house_rules_in_force(UNO, table.state.rules)]

    assert house == [
        title
        for title in house
        if any(
            line.startswith(f"- {title}: ") for line in agreement_lines(UNO, table.state, table.state.rules)
        )
    ]


# games of two


@each_preset
def test_two_can_play_by_it(preset):
    """A deal, a color, a drawn card, a Reverse, a Draw Two, a call, and a round that is counted."""
    table = by(preset, "deal: red 5", "Bob: red 7", "Ann: draws", "Ann: red 8, drawn", "Bob: wild, blue")
    table.report("Ann: blue reverse", "Ann: blue draw two", "Bob: draws 2", "count Ann: 2")
    table.report("Ann: blue 9, UNO!", "Bob: draws, keeps", "Ann: blue 1")

    assert "refused" not in {entry.ruling.verdict.value for entry in table.entries}
    if preset == "family":
        assert "Ann 1, Bob 0" == table.totals
    else:
        assert "Ann 20, Bob 0" == table.report("Bob: left 20 points").totals


@each_preset
def test_a_reverse_between_two_is_a_skip(preset):
    """All of them say so, or say nothing."""
    assert "Bob" == by(preset, "deal: red 5", "Bob: red reverse").turn


@each_preset
def test_who_did_not_call_draws(preset):
    table = by(preset, "deal: red 5", "count Bob: 2", "Bob: red 7", "caught: Bob")

    assert (5 if preset == "basic" else 3) == table.round.hands[1]


# what each is known for


@pytest.mark.parametrize(
    ("preset", "dealer"),
    [("basic", "Bob"), ("wikibook", "Ann"), ("faq", "Ann"), ("lookup", "Ann"), ("standard", "Ann")],
)
def test_the_first_dealer(preset, dealer):
    assert dealer == by(preset, "draw for deal: Ann red 9, Bob wild").dealer


@pytest.mark.parametrize(
    ("preset", "first"),
    [("basic", "Dan"), ("faq", "Ann"), ("lookup", "Ann"), ("standard", "Ann"), ("no-bluff", "Ann")],
)
def test_the_first_card_is_a_reverse(preset, first):
    assert first == by(preset, "deal: red reverse", names="Ann Bob Cat Dan").turn


@pytest.mark.parametrize(
    ("preset", "first"), [("basic", "Bob"), ("faq", "Ann"), ("lookup", "Ann"), ("standard", "Ann")]
)
def test_the_first_card_is_a_reverse_between_two(preset, first):
    """S1 and S3 give opposite starters: docs/rules/uno.md 11."""
    assert first == by(preset, "deal: red reverse").turn


@pytest.mark.parametrize("card", ["red skip", "red reverse", "red draw two", "wild", "wild draw four"])
def test_only_a_number_begins_by_the_112_card_rules(card):
    assert "refused" == by("wikibook", f"deal: {card}").verdict
    assert "upheld" == by("wikibook", f"deal: {card}, blue 4").verdict


@pytest.mark.parametrize(("preset", "pile"), [("wikibook", 97), ("basic", 93), ("standard", 93)])
def test_how_many_cards_there_are(preset, pile):
    assert pile == by(preset, "deal: red 5").round.draw_pile


@pytest.mark.parametrize(
    ("preset", "verdict"),
    [("basic", "stands"), ("faq", "stands"), ("wikibook", "upheld"), ("lookup", "upheld")],
)
def test_drawing_although_one_could_lay(preset, verdict):
    assert verdict == by(preset, "deal: red 5", "Bob: draws").verdict


@pytest.mark.parametrize(
    ("preset", "drawing", "laying"),
    [
        ("basic", "refused", "upheld"),
        ("wikibook", "upheld", "refused"),
        ("faq", "refused", "refused"),
        ("lookup", "refused", "refused"),
    ],
)
def test_until_when_somebody_is_caught(preset, drawing, laying):
    """Each reads the same question otherwise: docs/rules/uno.md 39."""
    forgot = ("deal: red 5", "count Bob: 2", "Bob: red 7")

    assert drawing == by(preset, *forgot, "Ann: draws", "caught: Bob").verdict
    assert laying == by(preset, *forgot, "Ann: red 8", "caught: Bob").verdict


@pytest.mark.parametrize(
    ("preset", "verdict"), [("faq", "upheld"), ("standard", "refused"), ("basic", "refused")]
)
def test_a_third_player_challenges(preset, verdict):
    table = by(preset, "deal: red 5", "Bob: wild draw four, blue", "Ann: challenges", names="Ann Bob Cat")

    assert verdict == table.verdict


@each_preset
def test_a_preset_builds_the_same_ruleset_for_everybody(preset):
    """It is built once: the second time it is the same value."""
    rules = complete_new_rules(UNO, Rules(preset))

    assert ruleset(rules, 3) is ruleset(complete_new_rules(UNO, Rules(preset)), 3)

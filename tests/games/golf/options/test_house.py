"""House rules, options and presets of Golf: that each is known, sourced, and lives with the others."""

from itertools import combinations

import pytest

from referee.games import GAMES
from referee.games.golf.model.rulebook import NEW_COLUMNS
from referee.games.golf.options.rulesets import STANDARD, ruleset
from referee.kit.quantities import Points
from referee.kit.values import replace
from referee.match.model.articles import text_of
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, errors_in_rules
from tests.games.golf.tables import AB, ABC, CORNERS, dealt, golf, house

GOLF = GAMES["golf"]
RULES = [rule.id for rule in GOLF.house_rules]
ALONE = {rule.id: {name: one.default for name, one in rule.parameters.items()} for rule in GOLF.house_rules}


def settled(*rules: str) -> dict[str, dict]:
    return {rule: ALONE[rule] for rule in rules}


# house rules


def test_these_house_rules_are_known():
    assert {
        "corner-points",
        "no-action-pickup",
        "pickup-limit",
        "symbols-match",
        "last-turns",
        "closing-action",
        "clear-anytime",
        "reverse-as-skip",
        "columns-left",
        "remind-uno",
    } == set(RULES)


@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("rule", RULES)
def test_each_can_be_played_by_any_number(rule, seats):
    rules = Rules(house_rules=settled(rule))

    assert {} == errors_in_rules(GOLF, rules, seats)
    assert STANDARD != ruleset(complete_new_rules(GOLF, rules), seats)


@pytest.mark.parametrize("pair", list(combinations(RULES, 2)), ids=" and ".join)
def test_two_of_them_live_together_or_say_that_they_cannot(pair):
    rules = Rules(house_rules=settled(*pair))
    clash = set(pair) in ({"last-turns", "closing-action"}, {"no-action-pickup", "pickup-limit"})

    assert clash == bool(errors_in_rules(GOLF, rules, 3))
    if not clash:
        assert ruleset(complete_new_rules(GOLF, rules), 2) and ruleset(complete_new_rules(GOLF, rules), 3)


def test_all_that_do_not_clash_live_together():
    without = ("closing-action", "pickup-limit")
    rules = Rules(house_rules=settled(*(rule for rule in RULES if rule not in without)))

    assert {} == errors_in_rules(GOLF, rules, 2)
    assert ruleset(complete_new_rules(GOLF, rules), 2)


@pytest.mark.parametrize("worth", [-1, 101, "ten", None, 1.5])
def test_what_is_printed_in_a_corner_is_a_number_up_to_a_hundred(worth):
    corners = CORNERS["corner-points"] | {"skip": worth}

    assert "house_rules" in errors_in_rules(GOLF, Rules(house_rules={"corner-points": corners}), 3)


@pytest.mark.parametrize("worth", [0, 1, 100])
def test_any_number_up_to_a_hundred_may_be_printed_there(worth):
    corners = CORNERS["corner-points"] | {"skip": worth}

    assert {} == errors_in_rules(GOLF, Rules(house_rules={"corner-points": corners}), 3)


def test_our_offer_for_the_corners_is_unverified():
    """docs/rules/golf.md 2.1: no source tells them; nothing is counted by them unless the table says so."""
    rule = next(rule for rule in GOLF.house_rules if rule.id == "corner-points")

    assert CORNERS["corner-points"] == ALONE["corner-points"]
    assert "Nobody has checked these numbers: no source that we know of tells them." in text_of(rule.article)
    assert {"0", "1", "2", "3", "4", "5", "6"} == set(STANDARD.points)


# options


@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("difference", GOLF.differences, ids=lambda one: one.id)
def test_every_option_can_be_played(difference, seats):
    for option in difference.options:
        rules = Rules(differences={difference.id: option.id})
        assert {} == errors_in_rules(GOLF, rules, seats)
        assert ruleset(complete_new_rules(GOLF, rules), seats)


def test_the_first_option_is_the_standard():
    first = {difference.id: difference.options[0].id for difference in GOLF.differences}
    one, other = (ruleset(Rules(target=Points(9), differences=told), 3) for told in (first, {}))
    before = {one.id: one.unasked.id for one in GOLF.differences if one.unasked is not None}

    assert {"new-columns": "right"} == before
    assert one == replace(other, new_columns_lie_left=True, column_side_article=NEW_COLUMNS)


def test_these_options_are_known():
    assert {
        "double-draw-twos": [1, 2],
        "opened-places": [1, 2],
        "first-card": ["stays", "goes-back"],
        "next-starter": ["lowest", "left-of-dealer"],
        "action-timing": ["end-of-turn", "whenever"],
        "thrown-action": ["acts", "from-the-grid"],
        "at-once": ["table", "call", "catch"],
        "match-tie": ["shared", "rounds-won"],
        "new-columns": ["left", "right"],
    } == {one.id: [option.id for option in one.options] for one in GOLF.differences}


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("difference", GOLF.differences, ids=lambda one: one.id)
def test_every_option_lives_with_every_house_rule(difference, rule):
    for option in difference.options:
        rules = Rules(differences={difference.id: option.id}, house_rules=settled(rule))
        assert ruleset(complete_new_rules(GOLF, rules), 2) and ruleset(complete_new_rules(GOLF, rules), 3)


def test_every_option_and_house_rule_has_its_article_with_sources():
    articles = [option.articles for one in GOLF.differences for option in one.options]
    house_rules = [rule.article for rule in GOLF.house_rules]

    assert all(article.sources for many in articles for article in many)
    assert all(article.sources and article.id in GOLF.rulebook for article in house_rules)


# presets


def test_the_video_lets_cards_act_whenever_and_columns_be_cleared_at_any_time():
    rules = complete_new_rules(GOLF, Rules("video"))

    assert ("whenever", {"clear-anytime": {}}) == (rules.differences["action-timing"], rules.house_rules)


def test_the_publisher_opens_two():
    rules = complete_new_rules(GOLF, Rules("publisher"))

    assert (2, {}, 9) == (rules.differences["opened-places"], rules.house_rules, rules.target)


@pytest.mark.parametrize("preset", GOLF.presets)
@pytest.mark.parametrize("seats", [2, 8])
def test_every_preset_can_be_played(preset, seats):
    assert {} == errors_in_rules(GOLF, Rules(preset), seats)


def test_a_house_rule_departs_from_a_preset():
    table = golf(ABC, preset="publisher", house=house("last-turns"))

    assert (2, {"last-turns": {}}) == (
        table.state.rules.differences["opened-places"],
        table.state.rules.house_rules,
    )


def test_other_rules_are_agreed_on_between_two_rounds():
    table = golf(AB, "score: Ann 1, Bob 2", "rules: standard to 9, house last-turns")

    assert ("upheld", {"last-turns": {}}) == (table.verdict, table.state.rules.house_rules)


def test_or_for_the_next_deal_while_one_is_open():
    table = dealt(AB, "rules: standard to 9, house last-turns")

    assert ({}, {"last-turns": {}}) == (table.state.rules.house_rules, table.state.next_rules.house_rules)

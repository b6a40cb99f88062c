"""A house rule is offered as a picture with a line below, for everybody at a table to see at a glance."""

import re

import pytest

from referee.games import GAMES
from referee.kit.cards import card_with_printed_name
from referee.match.model.rule_texts import line_of_house_rule
from referee.page import STATIC_FOLDER

MARKS = (STATIC_FOLDER.parent / "templates" / "marks.svg").read_text("utf-8")
SIGNS = set(re.findall(r'<symbol id="([a-z]+)"', MARKS))
HOUSE_RULES = {(game.name, rule.id): rule for game in GAMES.values() for rule in game.house_rules}


@pytest.mark.parametrize("rule", HOUSE_RULES.values(), ids=lambda rule: rule.article.id)
def test_every_house_rule_says_in_ten_words_what_it_is(rule):
    line = line_of_house_rule(rule)

    assert 0 < len(line.split()) <= 10
    assert line.endswith(".")


@pytest.mark.parametrize(("game", "id"), HOUSE_RULES, ids=lambda part: part)
def test_every_picture_is_of_cards_of_the_game_and_of_signs_that_are_drawn(game, id):
    rule = HOUSE_RULES[game, id]
    cards = [one for one in rule.picture if one not in SIGNS | {"facedown"}]

    assert 1 <= len(rule.picture) <= 3
    assert cards == [card_with_printed_name(one).name for one in cards]

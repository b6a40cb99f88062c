"""Every set of rules that a table may choose can be told as a kit."""

import pytest

from referee.codec import to_json_value
from referee.games import GAMES
from referee.match.model.state import Rules
from tests.table import Table

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


def ways(game: str) -> list[Rules]:
    """Each preset, each option, and each house rule alone."""
    known = GAMES[game]
    presets = [Rules(preset.id, house_rules=preset.house_rules) for preset in known.presets.values()]
    options = [Rules(differences={one.id: option.id}) for one in known.differences for option in one.options]
    return [*presets, *options, *(Rules(house_rules={rule.id: {}}) for rule in known.house_rules)]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_can_be_told(game):
    for rules in ways(game):
        told = to_json_value(GAMES[game].kit(Table(NAMES, game, rules).state))

        assert told["deck"] and told["counting"], rules


@pytest.mark.parametrize("game", GAMES)
def test_every_extra_is_a_claim_of_the_game_with_the_fields_it_asks_for(game):
    claims = {claim.tag: claim for claim in GAMES[game].claims}
    for extra in (extra for rule in GAMES[game].house_rules for extra in rule.extras):
        fields = claims[extra.claim].__dataclass_fields__

        assert {asked.field for asked in extra.asks} <= set(fields)

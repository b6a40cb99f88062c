"""The house rules we know, each in a file of its own in `house/`."""

from referee.games.golf.options.house.clear_anytime import CLEAR_ANYTIME
from referee.games.golf.options.house.closing_action import CLOSING_ACTION
from referee.games.golf.options.house.columns_left import COLUMNS_LEFT
from referee.games.golf.options.house.corner_points import CORNER_POINTS
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.games.golf.options.house.last_turns import LAST_TURNS
from referee.games.golf.options.house.no_action_pickup import NO_ACTION_PICKUP
from referee.games.golf.options.house.pickup_limit import PICKUP_LIMIT
from referee.games.golf.options.house.remind_uno import REMIND_UNO
from referee.games.golf.options.house.reverse_as_skip import REVERSE_AS_SKIP
from referee.games.golf.options.house.symbols_match import SYMBOLS_MATCH

HOUSE_RULES: tuple[GolfHouseRule, ...] = (
    CORNER_POINTS,
    NO_ACTION_PICKUP,
    PICKUP_LIMIT,
    SYMBOLS_MATCH,
    CLEAR_ANYTIME,
    LAST_TURNS,
    CLOSING_ACTION,
    REVERSE_AS_SKIP,
    COLUMNS_LEFT,
    REMIND_UNO,
)
"""In this order they amend the ruleset."""

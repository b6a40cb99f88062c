"""What people call the house rules and options of UNO Golf."""

from referee.games.golf.options.differences import DIFFERENCES
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.kit.tables import read_text_table
from referee.match.help.named import named_rules

NAMED = named_rules(
    read_text_table("games/golf/help/named.txt"), "golf", DIFFERENCES, {one.id for one in HOUSE_RULES}
)

"""What people call the house rules and options of UNO."""

from referee.games.uno.options.differences import DIFFERENCES
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.kit.tables import read_text_table
from referee.match.help.named import named_rules

NAMED = named_rules(
    read_text_table("games/uno/help/named.txt"), "uno", DIFFERENCES, {one.id for one in HOUSE_RULES}
)

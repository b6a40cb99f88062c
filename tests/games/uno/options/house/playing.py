"""Short games at tables that play by house rules, told as in the transcripts."""

from referee.match.text.rules_notation import read_rules
from tests.table import Table

ABC = "Ann Bob Cat"
ABCD = "Ann Bob Cat Dan"


def playing_by(rules: str, names: str, *lines: str) -> Table:
    """These people, who agreed on `house jump-in wilds=yes, house stacking`, after these lines."""
    return Table(tuple(names.split()), rules=read_rules(f"standard to 500, {rules}")).report(*lines)


def offered(table: Table, tag: str) -> list[dict]:
    """The claims of a kind that a phone may offer now."""
    return [offer["claim"] for offer in table.may if offer["claim"]["claim"] == tag]

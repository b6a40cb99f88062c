"""Whether everything that was told holds at a table that may be meant: nothing told is ever replaced."""

from referee.games.help import HELP
from referee.match.help.situation import AnySituation, Table


def agrees_with(told: AnySituation, table: Table) -> bool:
    """Whether all that was told of the open round holds at this table, where everything has happened by now
    that the answers say."""
    begun = table.situation
    if told.round is None or begun.round is None or told.happened or not begun.happened:
        return True
    really = table.state.round
    return really is not None and HELP[told.game.name].holds(told, really)

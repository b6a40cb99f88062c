"""Whether a described situation is consistent with a state in which its claims may be judged."""

from referee.games.help import HELP
from referee.match.help.situation import AnySituation, Table


def is_consistent(description: AnySituation, table: Table) -> bool:
    """Whether the described open round is consistent with the round at the table.

    The answers to facts may imply actions. The table has played these actions already. Without such actions
    the table starts with the described round, so the two are consistent. If the description itself has
    actions, its round is the one before them. It is then not compared with the round at the table.
    """
    started = table.situation
    if description.round is None or started.round is None or description.happened or not started.happened:
        return True
    round_at_table = table.state.round
    return round_at_table is not None and HELP[description.game.name].description_fits_round(
        description, round_at_table
    )

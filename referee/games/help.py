"""The answers to questions about each game; the keys are the names of the games."""

from referee.games.golf.help.help import HELP as GOLF
from referee.games.uno.help.help import HELP as UNO
from referee.match.help.game_help import AnyHelp

HELP: dict[str, AnyHelp] = {"uno": UNO, "golf": GOLF}

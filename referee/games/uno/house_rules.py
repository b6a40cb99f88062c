"""The house rules we know, each in a file of its own in `house/`."""

from referee.games.uno.house.draw_until import DRAW_UNTIL
from referee.games.uno.house.equal_cards import EQUAL_CARDS
from referee.games.uno.house.false_accusation import FALSE_ACCUSATION
from referee.games.uno.house.false_call import FALSE_CALL
from referee.games.uno.house.force_play import FORCE_PLAY
from referee.games.uno.house.hint import HINT
from referee.games.uno.house.illegal_play import ILLEGAL_PLAY
from referee.games.uno.house.jump_in import JUMP_IN
from referee.games.uno.house.must_play_drawn import MUST_PLAY_DRAWN
from referee.games.uno.house.named_color import NAMED_COLOR
from referee.games.uno.house.no_action_finish import NO_ACTION_FINISH
from referee.games.uno.house.no_bluffing import NO_BLUFFING
from referee.games.uno.house.no_calls import NO_CALLS
from referee.games.uno.house.reverse_bounce import REVERSE_BOUNCE
from referee.games.uno.house.seven_zero import SEVEN_ZERO
from referee.games.uno.house.silent_uno import SILENT_UNO
from referee.games.uno.house.sixty_nine import SIXTY_NINE
from referee.games.uno.house.skip_bounce import SKIP_BOUNCE
from referee.games.uno.house.stacking import STACKING
from referee.rulings.house import HouseRule

HOUSE_RULES: tuple[HouseRule, ...] = (
    STACKING,
    SKIP_BOUNCE,
    REVERSE_BOUNCE,
    JUMP_IN,
    SEVEN_ZERO,
    DRAW_UNTIL,
    FORCE_PLAY,
    MUST_PLAY_DRAWN,
    SILENT_UNO,
    NO_CALLS,
    SIXTY_NINE,
    EQUAL_CARDS,
    NAMED_COLOR,
    NO_ACTION_FINISH,
    NO_BLUFFING,
    ILLEGAL_PLAY,
    FALSE_CALL,
    FALSE_ACCUSATION,
    HINT,
)
"""In this order they amend the ruleset."""

"""The house rules we know, each in a file of its own in `house/`."""

from referee.games.uno.options.house.blank_cards import BLANK_CARDS
from referee.games.uno.options.house.double_score import DOUBLE_SCORE
from referee.games.uno.options.house.draw_until import DRAW_UNTIL
from referee.games.uno.options.house.equal_cards import EQUAL_CARDS
from referee.games.uno.options.house.false_accusation import FALSE_ACCUSATION
from referee.games.uno.options.house.false_call import FALSE_CALL
from referee.games.uno.options.house.force_play import FORCE_PLAY
from referee.games.uno.options.house.hand_limit import HAND_LIMIT
from referee.games.uno.options.house.hand_size import HAND_SIZE
from referee.games.uno.options.house.hint import HINT
from referee.games.uno.options.house.illegal_play import ILLEGAL_PLAY
from referee.games.uno.options.house.jump_in import JUMP_IN
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.options.house.must_play_drawn import MUST_PLAY_DRAWN
from referee.games.uno.options.house.named_color import NAMED_COLOR
from referee.games.uno.options.house.no_action_finish import NO_ACTION_FINISH
from referee.games.uno.options.house.no_bluffing import NO_BLUFFING
from referee.games.uno.options.house.no_calls import NO_CALLS
from referee.games.uno.options.house.remind_uno import REMIND_UNO
from referee.games.uno.options.house.reverse_bounce import REVERSE_BOUNCE
from referee.games.uno.options.house.seven_zero import SEVEN_ZERO
from referee.games.uno.options.house.silent_uno import SILENT_UNO
from referee.games.uno.options.house.sixty_nine import SIXTY_NINE
from referee.games.uno.options.house.skip_bounce import SKIP_BOUNCE
from referee.games.uno.options.house.stacking import STACKING
from referee.games.uno.options.house.written_wilds import WRITTEN_WILDS

HOUSE_RULES: tuple[UnoHouseRule, ...] = (
    BLANK_CARDS,
    HAND_SIZE,
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
    REMIND_UNO,
    SIXTY_NINE,
    EQUAL_CARDS,
    NAMED_COLOR,
    NO_ACTION_FINISH,
    NO_BLUFFING,
    ILLEGAL_PLAY,
    FALSE_CALL,
    FALSE_ACCUSATION,
    HINT,
    DOUBLE_SCORE,
    HAND_LIMIT,
    WRITTEN_WILDS,
)
"""In this order they amend the ruleset."""

WELL_KNOWN: tuple[UnoHouseRule, ...] = (STACKING, SEVEN_ZERO, JUMP_IN, DRAW_UNTIL, FORCE_PLAY, NO_BLUFFING)
"""Those that most tables have heard of, the best known first."""

"""UNO's table of contents."""

from referee.games.uno.claims import Call, Catch, Challenge, CountHand, Deal, Draw, NameColor, Play, ShowHand
from referee.games.uno.deck import COPIES
from referee.games.uno.evolve import CHANGES, evolve
from referee.games.uno.irregular import Reshuffle, Resync
from referee.games.uno.may import candidates, follows, shown
from referee.games.uno.notation import NOTATION
from referee.games.uno.outcomes import outcomes
from referee.games.uno.rulebook import RULEBOOK
from referee.games.uno.rulesets import PRESETS, ruleset
from referee.games.uno.state import Round
from referee.games.uno.words import WORDS
from referee.match.claims import MATCH_CLAIMS, MATCH_EVENTS
from referee.match.game import Game

UNO = Game(
    name="uno",
    title="UNO",
    seats=(2, 10),
    cards=tuple(COPIES),
    presets=tuple(PRESETS),
    rulebook=RULEBOOK,
    ruleset=ruleset,
    evolve=evolve,
    claims=(
        *MATCH_CLAIMS,
        Deal,
        Play,
        NameColor,
        Draw,
        Challenge,
        ShowHand,
        Call,
        Catch,
        Reshuffle,
        Resync,
        CountHand,
    ),
    events=(*MATCH_EVENTS, *CHANGES),
    round=Round,
    candidates=candidates,
    follows=follows,
    shown=shown,
    outcomes=outcomes,
    words=WORDS,
    notation=NOTATION,
)

"""UNO's table of contents."""

from referee.games.uno.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
    Swap,
)
from referee.games.uno.deck import CARDS
from referee.games.uno.differences import DIFFERENCES
from referee.games.uno.house_rules import HOUSE_RULES
from referee.games.uno.irregular import Reshuffle, Resync
from referee.games.uno.may import candidates, follows, shown
from referee.games.uno.notation import NOTATION
from referee.games.uno.outcomes import outcomes
from referee.games.uno.presets import PRESETS
from referee.games.uno.rulesets import EVERY_CHANGE, RULEBOOK, evolve, ruleset, seats_refused
from referee.games.uno.state import Round
from referee.games.uno.words import WORDS
from referee.match.claims import MATCH_CLAIMS, MATCH_EVENTS
from referee.match.game import Game

UNO = Game(
    name="uno",
    title="UNO",
    seats=(2, 10),
    cards=CARDS,
    presets=PRESETS,
    differences=DIFFERENCES,
    house_rules=HOUSE_RULES,
    seats_refused=seats_refused,
    rulebook=RULEBOOK,
    ruleset=ruleset,
    evolve=evolve,
    claims=(
        *MATCH_CLAIMS,
        Deal,
        Play,
        NameColor,
        Swap,
        Draw,
        Challenge,
        ShowHand,
        Call,
        Catch,
        Reshuffle,
        Resync,
        CountHand,
        *(claim for rule in HOUSE_RULES for claim in rule.claims),
    ),
    events=(*MATCH_EVENTS, *EVERY_CHANGE),
    round=Round,
    candidates=candidates,
    follows=follows,
    shown=shown,
    outcomes=outcomes,
    words=WORDS,
    notation=NOTATION,
)

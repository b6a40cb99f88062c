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
from referee.games.uno.glossary import GLOSSARY
from referee.games.uno.house_rules import HOUSE_RULES
from referee.games.uno.irregular import Reshuffle, Resync
from referee.games.uno.may import Shown, candidates, follows, shown
from referee.games.uno.notation import NOTATION
from referee.games.uno.outcomes import outcomes
from referee.games.uno.position import POSITION
from referee.games.uno.presets import PRESETS
from referee.games.uno.rulesets import EVERY_CHANGE, RULEBOOK, evolve, ruleset, seats_refused, with_cards_of
from referee.games.uno.state import Round
from referee.games.uno.statistics import tally
from referee.games.uno.words import WORDS
from referee.kit.quantities import Points
from referee.match.claims import MATCH_CLAIMS, MATCH_EVENTS
from referee.match.game import Game, Target

UNO = Game(
    name="uno",
    title="UNO",
    seats=(2, 10),
    cards=CARDS,
    target=Target(
        usual=Points(500),
        too_low="The target is at least 1 point.",
        line="Target, where points are counted: {}.",
    ),
    presets=PRESETS,
    differences=DIFFERENCES,
    house_rules=HOUSE_RULES,
    seats_refused=seats_refused,
    rulebook=RULEBOOK,
    glossary=GLOSSARY,
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
    shows=Shown,
    shown=shown,
    position=POSITION,
    outcomes=outcomes,
    with_cards_of=with_cards_of,
    tally=tally,
    words=WORDS,
    notation=NOTATION,
)

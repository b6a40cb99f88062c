"""UNO Golf's table of contents."""

from referee.games.golf.claims import Call, Catch, Clear, Deal, Reshuffle, Resync, Reveal, Turn
from referee.games.golf.deck import CARDS
from referee.games.golf.differences import DIFFERENCES
from referee.games.golf.evolve import CHANGES, evolve
from referee.games.golf.glossary import GLOSSARY
from referee.games.golf.house_rules import HOUSE_RULES
from referee.games.golf.may import Shown, candidates, follows, shown
from referee.games.golf.notation import NOTATION
from referee.games.golf.position import POSITION
from referee.games.golf.presets import PRESETS
from referee.games.golf.rulesets import RULEBOOK, ruleset, with_cards_of
from referee.games.golf.state import Round
from referee.games.golf.statistics import tally
from referee.games.golf.words import WORDS, moved
from referee.kit.quantities import Points
from referee.match.claims import MATCH_CLAIMS, MATCH_EVENTS
from referee.match.game import Game, Target

GOLF = Game(
    name="golf",
    title="UNO Golf",
    seats=(2, 8),
    cards=CARDS,
    target=Target(
        usual=Points(9),
        too_low="A match has at least 1 round.",
        line="Rounds, after which the lowest total wins: {}.",
        most=Points(99),
        too_high="A match of Golf is played over so many rounds: nine, say, and 99 at the most.",
    ),
    presets=PRESETS,
    differences=DIFFERENCES,
    house_rules=HOUSE_RULES,
    rulebook=RULEBOOK,
    glossary=GLOSSARY,
    ruleset=ruleset,
    evolve=evolve,
    claims=(*MATCH_CLAIMS, Deal, Turn, Clear, Call, Catch, Reveal, Reshuffle, Resync),
    events=(*MATCH_EVENTS, *CHANGES),
    round=Round,
    candidates=candidates,
    follows=follows,
    shows=Shown,
    shown=shown,
    position=POSITION,
    with_cards_of=with_cards_of,
    tally=tally,
    moved=moved,
    words=WORDS,
    notation=NOTATION,
)

"""UNO Golf's table of contents."""

from referee.games.golf.deck import CARDS
from referee.games.golf.differences import DIFFERENCES
from referee.games.golf.notation import NOTATION
from referee.games.golf.presets import PRESETS
from referee.games.golf.rulesets import RULEBOOK, ruleset
from referee.games.golf.words import WORDS
from referee.kit.quantities import Points
from referee.match.claims import MATCH_CLAIMS, MATCH_EVENTS
from referee.match.contests import Decide
from referee.match.events import evolve
from referee.match.game import Game, Target
from referee.match.people import Recount

OF_FOLLOWED_ROUNDS = (Decide, Recount)
"""What only has an object where every play is told."""

GOLF = Game(
    name="golf",
    title="UNO Golf",
    seats=(2, 8),
    cards=CARDS,
    target=Target(
        usual=Points(9),
        too_low="A match has at least 1 round.",
        line="Rounds, after which the lowest total wins: {}.",
    ),
    presets=PRESETS,
    differences=DIFFERENCES,
    house_rules=(),
    rulebook=RULEBOOK,
    ruleset=ruleset,
    evolve=evolve,
    claims=tuple(claim for claim in MATCH_CLAIMS if claim not in OF_FOLLOWED_ROUNDS),
    events=MATCH_EVENTS,
    words=WORDS,
    notation=NOTATION,
)

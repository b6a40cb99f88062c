"""The `Game` record of UNO Golf: its claims, events, rules and texts."""

from referee.games.golf.help.position import POSITION
from referee.games.golf.kit import GolfKit, rules_for_client
from referee.games.golf.legal_claims import (
    Then,
    VisibleRound,
    candidate_claims,
    preview_result,
    visible_round,
)
from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Reshuffle, Resync, Reveal, Turn
from referee.games.golf.model.deck import DISTINCT_GOLF_CARDS
from referee.games.golf.model.state import Round
from referee.games.golf.options.differences import DIFFERENCES
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.games.golf.options.presets import PRESETS
from referee.games.golf.options.rulesets import EVERY_CHANGE, RULEBOOK, evolve, ruleset, with_cards_of
from referee.games.golf.rules.columns import add_refused_clear_to_turn
from referee.games.golf.text.glossary import GLOSSARY
from referee.games.golf.text.notation import NOTATION
from referee.games.golf.text.saying import WORDS
from referee.games.golf.text.sentences import moved
from referee.games.golf.text.statistics import tally
from referee.kit.quantities import Points
from referee.match.model.game import AllowedTargets, Game
from referee.match.table.claims import MATCH_CLAIMS, MATCH_EVENTS

GOLF = Game(
    name="golf",
    title="UNO Golf",
    seats=(2, 8),
    cards=DISTINCT_GOLF_CARDS,
    target=AllowedTargets(usual=Points(9), most=Points(99)),
    presets=PRESETS,
    differences=DIFFERENCES,
    house_rules=HOUSE_RULES,
    rulebook=RULEBOOK,
    glossary=GLOSSARY,
    ruleset=ruleset,
    evolve=evolve,
    claims=(*MATCH_CLAIMS, Deal, Turn, Clear, Call, Catch, Reveal, Reshuffle, Resync),
    events=(*MATCH_EVENTS, *EVERY_CHANGE),
    round=Round,
    candidates=candidate_claims,
    preview=preview_result,
    preview_type=Then,
    round_view_type=VisibleRound,
    round_view=visible_round,
    kit_type=GolfKit,
    kit=rules_for_client,
    position=POSITION,
    with_cards_of=with_cards_of,
    tally=tally,
    moved=moved,
    completed=add_refused_clear_to_turn,
    words=WORDS,
    notation=NOTATION,
)

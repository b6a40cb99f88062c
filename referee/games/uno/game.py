"""The `Game` object of UNO: its claims, events, rules and texts."""

from referee.games.uno.help.position import POSITION
from referee.games.uno.kit import UnoKit, rules_for_client
from referee.games.uno.legal_claims import Then, VisibleRound, candidate_claims, preview_result, visible_round
from referee.games.uno.model.claims import (
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
from referee.games.uno.model.deck import CARDS_OF_ALL_EDITIONS
from referee.games.uno.model.state import Round
from referee.games.uno.options.differences import DIFFERENCES
from referee.games.uno.options.house_rules import HOUSE_RULES, WELL_KNOWN
from referee.games.uno.options.presets import PRESETS
from referee.games.uno.options.rulesets import (
    EVERY_CHANGE,
    RULEBOOK,
    evolve,
    offered_no_more,
    ruleset,
    seats_refused,
    with_cards_of,
    with_fewer,
)
from referee.games.uno.rules.irregular import Reshuffle, Resync
from referee.games.uno.text.glossary import GLOSSARY
from referee.games.uno.text.notation import NOTATION
from referee.games.uno.text.outcomes import outcomes
from referee.games.uno.text.saying import WORDS
from referee.games.uno.text.statistics import tally
from referee.kit.quantities import Points
from referee.match.model.game import AllowedTargets, Game
from referee.match.table.claims import MATCH_CLAIMS, MATCH_EVENTS

UNO = Game(
    name="uno",
    title="UNO",
    seats=(2, 10),
    cards=CARDS_OF_ALL_EDITIONS,
    target=AllowedTargets(usual=Points(500)),
    presets=PRESETS,
    differences=DIFFERENCES,
    house_rules=HOUSE_RULES,
    well_known=WELL_KNOWN,
    seats_refused=seats_refused,
    retired_choices=offered_no_more,
    for_fewer_players=with_fewer,
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
    candidates=candidate_claims,
    preview=preview_result,
    preview_type=Then,
    round_view_type=VisibleRound,
    round_view=visible_round,
    kit_type=UnoKit,
    kit=rules_for_client,
    position=POSITION,
    outcomes=outcomes,
    with_cards_of=with_cards_of,
    tally=tally,
    words=WORDS,
    notation=NOTATION,
)

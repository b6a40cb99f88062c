"""The rulesets UNO is played by: the standard one, and how the number of players changes it."""

from functools import lru_cache

from referee.games.uno.calls import CALL_PROCEDURE, CATCH_PROCEDURE, DECIDE_PROCEDURE
from referee.games.uno.challenge import CHALLENGE_PROCEDURE, SHOW_HAND_PROCEDURE
from referee.games.uno.claims import Call, Catch, Challenge, CountHand, Deal, Draw, NameColor, Play, ShowHand
from referee.games.uno.deal import DEAL_PROCEDURE, STARTS_AFTER_A_REVERSE
from referee.games.uno.deck import ACTION_CHART, POINTS, RANK_FOR_THE_DEAL, REVERSE_BETWEEN_TWO
from referee.games.uno.draw import DRAW_PROCEDURE
from referee.games.uno.events import DeductionSilenced
from referee.games.uno.evolve import evolve
from referee.games.uno.going_out import (
    COUNT_PROCEDURE,
    SCORING,
    STANDINGS,
    WINNERS,
    one_player_scores,
    this_score_wins_the_match,
)
from referee.games.uno.irregular import (
    LEAVE_PROCEDURE,
    RECOUNT_PROCEDURE,
    RESHUFFLE_PROCEDURE,
    RESYNC_PROCEDURE,
    Reshuffle,
    Resync,
)
from referee.games.uno.play import PLAY_PROCEDURE
from referee.games.uno.wild import COLOR_PROCEDURE
from referee.match.contests import Decide
from referee.match.people import PEOPLE_PROCEDURES, Leave, Recount
from referee.match.rounds import ROUND_PROCEDURES, Score
from referee.match.state import Rules
from referee.rulings.ruleset import Case, Ruleset


def deduction_is_silenced(case: Case) -> tuple:
    """Once the table lets something count against the rules, the cards prove nothing any more."""
    return (DeductionSilenced(),) if case.state.round is not None else ()


STANDARD = (
    Ruleset(
        procedures={
            **ROUND_PROCEDURES,
            **PEOPLE_PROCEDURES,
            Deal: DEAL_PROCEDURE,
            Play: PLAY_PROCEDURE,
            NameColor: COLOR_PROCEDURE,
            Draw: DRAW_PROCEDURE,
            Challenge: CHALLENGE_PROCEDURE,
            ShowHand: SHOW_HAND_PROCEDURE,
            Call: CALL_PROCEDURE,
            Catch: CATCH_PROCEDURE,
            Decide: DECIDE_PROCEDURE,
            Reshuffle: RESHUFFLE_PROCEDURE,
            Resync: RESYNC_PROCEDURE,
            Recount: RECOUNT_PROCEDURE,
            Leave: LEAVE_PROCEDURE,
            CountHand: COUNT_PROCEDURE,
        },
        evolve=evolve,
        when_agreed=deduction_is_silenced,
        charts={"actions": ACTION_CHART, "points": POINTS, "rank for the deal": RANK_FOR_THE_DEAL},
        settings={
            "target": 500,
            "lost challenge": 2,
            "late call": 2,
            "grace": 1500,
            "fewest seats": 2,
            "most seats": 10,
        },
        choices={
            "starts after a reverse": STARTS_AFTER_A_REVERSE["dealer"],
            "scoring": SCORING["winner takes all"],
            "winners": WINNERS["first to the target"],
            "standings": STANDINGS["most points first"],
        },
    )
    .with_check(Score, one_player_scores)
    .with_check(Score, this_score_wins_the_match)
)

PRESETS = {"standard": STANDARD}


@lru_cache(maxsize=256)
def ruleset(rules: Rules, seats: int) -> Ruleset:
    """The ruleset of these rules for so many players: between two, a Reverse is another row."""
    chosen = PRESETS[rules.preset].with_setting("target", rules.target)
    return chosen.with_row("actions", "reverse", REVERSE_BETWEEN_TWO) if seats == 2 else chosen

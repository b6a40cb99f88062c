"""Wild cards: naming the color, at once or late, and who may lay a Wild Draw Four."""

from referee.games.uno.deduction import held_color
from referee.games.uno.events import ColorNamed
from referee.games.uno.going_out import hand_after, is_last_card
from referee.games.uno.rulebook import COLOR, COLOR_OWED, FIRST_WILD, WILD_DRAW_FOUR_COLOR
from referee.games.uno.turn import the_round_is_being_played
from referee.rulings.finding import Finding, breaks, holds, unseen
from referee.rulings.ruleset import Case, Procedure


def only_a_wild_asks_for_a_color(case: Case) -> Finding | None:
    card, color = case.claim.card, case.claim.color
    if card.color is not None and color not in (None, card.color):
        return breaks(COLOR, card=card.name, color=color)
    return None


def a_wild_draw_four_waits_for_the_color(case: Case) -> Finding | None:
    """Without a color in force nobody could say whether it may be laid."""
    owing = case.state.round.color_owed_by
    if case.claim.card.face == "wild draw four" and owing == case.claim.seat:
        return breaks(FIRST_WILD, seat=owing)
    return None


def no_card_of_the_color_in_force(case: Case) -> Finding | None:
    """Nobody else sees the hand, unless the cards on the table prove what is in it.

    Laid as the last card it is lawful, for nothing else is left.
    """
    round, seat = case.state.round, case.claim.seat
    if case.claim.card.face != "wild draw four" or round.color is None or is_last_card(case):
        return None
    facts = {"seat": seat, "color": round.color}
    match held_color(round, seat, round.color, hand_after(case), case.claim.card):
        case True:
            return breaks(WILD_DRAW_FOUR_COLOR, proved=True, **facts)
        case False:
            return holds(WILD_DRAW_FOUR_COLOR, proved=True, **facts)
    return unseen(WILD_DRAW_FOUR_COLOR, **facts)


def a_color_is_owed(case: Case) -> Finding | None:
    return breaks(COLOR, color=case.state.round.color) if case.state.round.color_owed_by is None else None


def you_owe_the_color(case: Case) -> Finding | None:
    owing = case.state.round.color_owed_by
    return breaks(COLOR_OWED, owing=owing) if owing != case.claim.seat else None


def color_named(case: Case) -> tuple:
    return (ColorNamed(case.claim.seat, case.claim.color),)


COLOR_PROCEDURE = Procedure(
    COLOR,
    needs=(the_round_is_being_played, a_color_is_owed),
    checks=(you_owe_the_color,),
    effects=color_named,
)

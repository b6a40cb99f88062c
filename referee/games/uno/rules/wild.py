"""Wild cards: the color, named at once or later, and the hands that make a Wild Draw Four illegal."""

from collections.abc import Mapping

from referee.games.uno.model.claims import NameColor, Play
from referee.games.uno.model.deck import BarringRule, BarringTest
from referee.games.uno.model.events import ColorNamed
from referee.games.uno.model.rulebook import (
    COLOR,
    COLOR_OWED,
    FIRST_WILD,
    WILD_DRAW_FOUR_COLOR,
    WILD_DRAW_FOUR_SEEN,
)
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import apparently_holds, cite_refused_claim, provably_holds
from referee.games.uno.rules.going_out import cards_left_after, is_last_card
from referee.games.uno.rules.owed import answer_to_debt
from referee.games.uno.rules.turn import the_round_is_being_played
from referee.kit.cards import Card, Color
from referee.rulings.finding import Finding, Weight, breaks, holds, is_refuted, unseen
from referee.rulings.ruleset import Events, Procedure


def only_a_wild_asks_for_a_color(case: UnoCase[Play]) -> Finding | None:
    """Refuses another color for a card that has one."""
    card, color = case.claim.card, case.claim.color
    if card.color is not None and color not in (None, card.color):
        return breaks(COLOR, card=card.name, color=color)
    return None


def a_wild_draw_four_waits_for_the_color(case: UnoCase[Play]) -> Finding | None:
    """Refuses a Wild Draw Four by a seat that owes the color: only a color decides whether it is legal."""
    owing = case.state.round.color_owed_by
    if case.claim.card.face == "wild draw four" and owing == case.claim.seat:
        return breaks(FIRST_WILD, seat=owing)
    return None


def nothing_held_bars_it(case: UnoCase[Play]) -> Finding | None:
    """Cites that a Wild Draw Four rests on its player's word, because nobody else sees the hand.

    It cites that the card is legal if the cards on the table prove it. If they prove that it is illegal, it
    is refused only at tables where a proved bluff goes back; at others it stands, and nothing reveals it.
    None if it is the last card, which is always legal, or an answer to a debt that nobody may challenge.
    """
    round = case.state.round
    if not _rests_on_trust(case) or round.color is None or is_last_card(case):
        return None
    facts = {"seat": case.claim.seat, "color": round.color}
    is_barred = _is_proved_barred(case)
    if is_barred and case.ruleset.proved_bluff_goes_back:
        return breaks(WILD_DRAW_FOUR_COLOR, proved=True, **facts)
    if is_barred is False:
        return holds(WILD_DRAW_FOUR_COLOR, proved=True, **facts)
    return unseen(WILD_DRAW_FOUR_COLOR, challenge=_may_be_challenged(case), **facts)


def _may_be_challenged(case: UnoCase[Play]) -> bool:
    """Whether the table lets somebody challenge this Wild Draw Four."""
    answer = answer_to_debt(case)
    return (answer or case.ruleset.actions[case.claim.card.face]).open_to_challenge


def cite_shown_barring_card(case: UnoCase[Play]) -> Finding | None:
    """Cites the refused claim that has shown a card which makes this one illegal, at tables where a proved
    bluff goes back."""
    found, seat, hand = nothing_held_bars_it(case), case.claim.seat, cards_left_after(case)
    is_trusted = found is not None and found.weight is Weight.UNSEEN
    if not is_trusted or not case.ruleset.proved_bluff_goes_back:
        return None
    return cite_refused_claim(
        case.state.round,
        lambda seen: apparently_holds(seen, seat, _barring_test(case), hand, case.claim.card) is True,
    )


def cite_returned_bluff(case: UnoCase[Play]) -> Finding | None:
    """Refuses a proved bluff under the article of tables where it goes back."""
    is_refused = is_refuted(nothing_held_bars_it(case))
    return breaks(WILD_DRAW_FOUR_SEEN, seat=case.claim.seat, proved=True) if is_refused else None


def _is_proved_barred(case: UnoCase[Play]) -> bool | None:
    """Whether the hand has a card that makes the Wild Draw Four illegal; None if the cards do not prove
    it."""
    return provably_holds(
        case.state.round, case.claim.seat, _barring_test(case), cards_left_after(case), case.claim.card
    )


def _barring_test(case: UnoCase[Play]) -> BarringTest:
    """The test for a card that makes a Wild Draw Four on the top card illegal."""
    round = case.state.round
    return case.ruleset.bars_a_wild_draw_four(round.color, round.top)


def _rests_on_trust(case: UnoCase[Play]) -> bool:
    """Whether the card is a Wild Draw Four whose hand matters: it answers no debt, or may be challenged."""
    answer = answer_to_debt(case)
    is_meant = case.claim.card.face == "wild draw four"
    return is_meant and (answer is None or answer.open_to_challenge)


def barred_by_color(color: Color | None, under: Card | None) -> BarringTest:
    """The test for a card of the color in force."""
    return lambda card: card.color == color


def barred_by_playable_card(color: Color | None, under: Card | None) -> BarringTest:
    """The test for a card that could have been played instead, also another wild."""
    same_face = under.face if under is not None else None
    return lambda card: card.color in (color, None) or card.face == same_face


def barred_by_color_or_wild(color: Color | None, under: Card | None) -> BarringTest:
    """The test for a card of the color in force or another wild."""
    return lambda card: card.color in (color, None)


BARRING_RULES: Mapping[str, BarringRule] = {
    "color": barred_by_color,
    "any-playable": barred_by_playable_card,
    "wilds-count": barred_by_color_or_wild,
}
"""The cards that make a Wild Draw Four illegal, by option of the table."""


def fits_the_top_card(round: Round, card: Card) -> bool:
    """Whether this card fits the top card by color, by face or as a wild."""
    return card.color in (round.color, None) or round.color is None or card.face == round.top.face


def a_color_is_owed(case: UnoCase[object]) -> Finding | None:
    """Refuses a color if none is owed."""
    return breaks(COLOR, color=case.state.round.color) if case.state.round.color_owed_by is None else None


def you_owe_the_color(case: UnoCase[NameColor]) -> Finding | None:
    """Refuses a color by a seat that does not owe it."""
    owing = case.state.round.color_owed_by
    return breaks(COLOR_OWED, owing=owing) if owing != case.claim.seat else None


def name_color(case: UnoCase[NameColor]) -> Events:
    """The event of the named color."""
    return (ColorNamed(case.claim.seat, case.claim.color),)


COLOR_PROCEDURE: Procedure[UnoCase[NameColor]] = Procedure(
    COLOR,
    needs=(the_round_is_being_played, a_color_is_owed),
    checks=(you_owe_the_color,),
    effects=name_color,
)

"""Rules for wild cards: the choice of the color, and the hands that make a Wild Draw Four illegal."""

from collections.abc import Mapping

from referee.games.uno.model.claims import NameColor, Play
from referee.games.uno.model.deck import WildDrawFourRule, WildDrawFourTest
from referee.games.uno.model.events import ColorChosen
from referee.games.uno.model.rulebook import (
    COLOR_NOT_YET_NAMED,
    FIRST_WILD,
    NAMING_THE_COLOR,
    WILD_DRAW_FOUR_BLUFF,
    WILD_DRAW_FOUR_COLOR,
)
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import (
    cite_refused_claim_needed_for_proof,
    hand_apparently_has_card,
    hand_provably_has_card,
)
from referee.games.uno.rules.going_out import cards_left_after_play, is_play_of_last_card
from referee.games.uno.rules.owed_cards import effect_as_answer_to_owed_cards
from referee.games.uno.rules.turn import the_round_is_being_played
from referee.kit.cards import Card, Color
from referee.rulings.finding import (
    Finding,
    FindingWeight,
    finding_breaks,
    finding_holds,
    finding_unseen,
    refuses_claim,
)
from referee.rulings.ruleset import ClaimProcedure, Events


def only_a_wild_chooses_another_color(case: UnoCase[Play]) -> Finding | None:
    """Refuse a claim that plays a colored card and chooses another color."""
    card, color = case.claim.card, case.claim.color
    if card.color is not None and color not in (None, card.color):
        return finding_breaks(NAMING_THE_COLOR, card=card.name, color=color)
    return None


def no_wild_draw_four_before_color_choice(case: UnoCase[Play]) -> Finding | None:
    """Refuse a Wild Draw Four by a seat that still has to choose the color. Without a current color, nobody
    can say whether the card is legal."""
    owing = case.state.round.color_owed_by
    if case.claim.card.face == "wild draw four" and owing == case.claim.seat:
        return finding_breaks(FIRST_WILD, seat=owing)
    return None


def the_hand_allows_a_wild_draw_four(case: UnoCase[Play]) -> Finding | None:
    """Return a finding that says whether the player's hand makes this Wild Draw Four illegal.

    - Usually the finding is `finding_unseen` (nobody can check it), because only the player sees the hand.
    - If the cards on the table prove that the card is legal, the finding says so.
    - If they prove a bluff (an illegal card), the finding refuses the card at some tables. The card then goes
      back into the hand. At other tables it is `finding_unseen`, because the finding must not reveal the
      bluff.
    - For a last card the finding is None, because a last card is always legal.
    - If the card is played instead of drawing, and nobody may challenge it, the finding is None.
    """
    round = case.state.round
    if not _legality_depends_on_hidden_hand(case) or round.color is None or is_play_of_last_card(case):
        return None
    facts = {"seat": case.claim.seat, "color": round.color}
    is_barred = _is_wild_draw_four_proved_illegal(case)
    if is_barred and case.ruleset.proved_bluff_goes_back:
        return finding_breaks(WILD_DRAW_FOUR_COLOR, proved=True, **facts)
    if is_barred is False:
        return finding_holds(WILD_DRAW_FOUR_COLOR, proved=True, **facts)
    return finding_unseen(WILD_DRAW_FOUR_COLOR, challenge=_may_be_challenged(case), **facts)


def _may_be_challenged(case: UnoCase[Play]) -> bool:
    """Whether the rules of the table allow a challenge of this Wild Draw Four."""
    answer = effect_as_answer_to_owed_cards(case)
    return (answer or case.ruleset.actions[case.claim.card.face]).open_to_challenge


def cite_refused_claim_of_barring_card(case: UnoCase[Play]) -> Finding | None:
    """Return a finding that names an earlier refused claim. That claim showed a card in this hand that makes
    the Wild Draw Four illegal. None at tables where a proved bluff stays on the discard pile."""
    found, seat, hand = the_hand_allows_a_wild_draw_four(case), case.claim.seat, cards_left_after_play(case)
    is_trusted = found is not None and found.weight is FindingWeight.UNSEEN
    if not is_trusted or not case.ruleset.proved_bluff_goes_back:
        return None
    return cite_refused_claim_needed_for_proof(
        case.state.round,
        lambda seen: (
            hand_apparently_has_card(seen, seat, _test_for_barring_cards(case), hand, case.claim.card) is True
        ),
    )


def cite_bluff_that_goes_back_to_hand(case: UnoCase[Play]) -> Finding | None:
    """Refuse a Wild Draw Four that the known cards prove illegal. None at tables where the illegal card stays
    on the discard pile."""
    is_refused = refuses_claim(the_hand_allows_a_wild_draw_four(case))
    return finding_breaks(WILD_DRAW_FOUR_BLUFF, seat=case.claim.seat, proved=True) if is_refused else None


def _is_wild_draw_four_proved_illegal(case: UnoCase[Play]) -> bool | None:
    """Whether the hand has a card that makes the Wild Draw Four illegal. None if the cards on the table prove
    neither yes nor no."""
    return hand_provably_has_card(
        case.state.round,
        case.claim.seat,
        _test_for_barring_cards(case),
        cards_left_after_play(case),
        case.claim.card,
    )


def _test_for_barring_cards(case: UnoCase[Play]) -> WildDrawFourTest:
    """The test for cards in the hand that make it illegal to play a Wild Draw Four on the present top
    card."""
    round = case.state.round
    return case.ruleset.bars_a_wild_draw_four(round.color, round.top)


def _legality_depends_on_hidden_hand(case: UnoCase[Play]) -> bool:
    """Whether the card is a Wild Draw Four that is legal only with some hands. A Wild Draw Four that answers
    owed cards is legal with any hand, if nobody may challenge the answer."""
    answer = effect_as_answer_to_owed_cards(case)
    is_meant = case.claim.card.face == "wild draw four"
    return is_meant and (answer is None or answer.open_to_challenge)


def barring_test_by_color(color: Color | None, under: Card | None) -> WildDrawFourTest:
    """Return a test for cards of the current color. At tables with this rule, a card of this color in the
    hand makes a Wild Draw Four illegal."""
    return lambda card: card.color == color


def barring_test_by_playable_card(color: Color | None, under: Card | None) -> WildDrawFourTest:
    """Return a test for cards that fit the card `under` or the current color, and for wilds. At tables with
    this rule, one of these cards in the hand makes a Wild Draw Four illegal."""
    same_face = under.face if under is not None else None
    return lambda card: card.color in (color, None) or card.face == same_face


def barring_test_by_color_or_wild(color: Color | None, under: Card | None) -> WildDrawFourTest:
    """Return a test for cards of the current color and for wilds. At tables with this rule, one of these
    cards in the hand makes a Wild Draw Four illegal."""
    return lambda card: card.color in (color, None)


BARRING_TESTS_OF_WILD_DRAW_FOUR: Mapping[str, WildDrawFourRule] = {
    "color": barring_test_by_color,
    "any-playable": barring_test_by_playable_card,
    "wilds-count": barring_test_by_color_or_wild,
}
"""The functions that return a test for the cards that make a Wild Draw Four illegal. The keys are the options
of this table rule."""


def fits_the_top_card(round: Round, card: Card) -> bool:
    """Whether this card matches the top card by color or by face, or is a wild."""
    return card.color in (round.color, None) or round.color is None or card.face == round.top.face


def a_color_is_owed(case: UnoCase[object]) -> Finding | None:
    """Refuse the choice of a color if no seat has to choose a color."""
    return (
        finding_breaks(NAMING_THE_COLOR, color=case.state.round.color)
        if case.state.round.color_owed_by is None
        else None
    )


def you_owe_the_color(case: UnoCase[NameColor]) -> Finding | None:
    """Refuse the choice of a color by a seat that does not have to choose a color."""
    owing = case.state.round.color_owed_by
    return finding_breaks(COLOR_NOT_YET_NAMED, owing=owing) if owing != case.claim.seat else None


def name_color(case: UnoCase[NameColor]) -> Events:
    """The event of the chosen color."""
    return (ColorChosen(case.claim.seat, case.claim.color),)


NAME_COLOR_PROCEDURE: ClaimProcedure[UnoCase[NameColor]] = ClaimProcedure(
    NAMING_THE_COLOR,
    needs=(the_round_is_being_played, a_color_is_owed),
    checks=(you_owe_the_color,),
    effects=name_color,
)

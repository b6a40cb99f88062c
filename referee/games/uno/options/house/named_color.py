"""Named color: who lays a wild card holds a card of the color named."""

from referee.games.uno.model.claims import NameColor, Play
from referee.games.uno.model.deck import WildDrawFourTest
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.model.state import Round
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.deduction import (
    cite_refused_claim_needed_for_proof,
    hand_apparently_has_card,
    hand_provably_has_card,
)
from referee.games.uno.rules.going_out import cards_left_after_play, is_play_of_last_card
from referee.kit.cards import COLORS, Card, Color
from referee.kit.values import not_none
from referee.match.text.messages import says
from referee.match.text.sentences import unless_written_wrongly
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks, finding_holds, finding_unseen
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("uno.house.named-color", (OURS,))


def you_hold_what_you_name(case: UnoCase[Play]) -> Finding | None:
    """With the card; a last card needs no color."""
    if case.claim.card.color is not None or case.claim.color is None or is_play_of_last_card(case):
        return None
    return _held(case, cards_left_after_play(case))


def you_hold_what_you_name_later(case: UnoCase[NameColor]) -> Finding:
    """Apart from the card; the first player, too, who names the color of a card turned up."""
    return _held(case, case.state.round.hands[case.claim.seat])


def what_was_shown_speaks_against_it(case: UnoCase[Play]) -> Finding | None:
    """Cites the refused claim by which a color named with the card would not be in the hand."""
    if case.claim.card.color is not None or case.claim.color is None or is_play_of_last_card(case):
        return None
    return _shown_otherwise(case, cards_left_after_play(case))


def what_was_shown_speaks_against_it_later(case: UnoCase[NameColor]) -> Finding | None:
    """The same of a color named apart from the card."""
    return _shown_otherwise(case, case.state.round.hands[case.claim.seat])


def _shown_otherwise(case: UnoCase[Play | NameColor], hand: int | None) -> Finding | None:
    color, laid = not_none(case.claim.color), _laid(case)

    def is_barred(seen: Round) -> bool:
        held: dict[str, bool | None] = {
            one: hand_apparently_has_card(seen, case.claim.seat, _of(one), hand, laid) for one in COLORS
        }
        return held[color] is False and set(held.values()) != {False}

    return cite_refused_claim_needed_for_proof(case.state.round, is_barred)


def _held(case: UnoCase[Play | NameColor], hand: int | None) -> Finding:
    """Who is proved to hold no colored card at all names any color."""
    seat, color = case.claim.seat, not_none(case.claim.color)
    proved: dict[str, bool | None] = {one: _proved(case, hand, one) for one in COLORS}
    if proved[color] is None or set(proved.values()) == {False}:
        return finding_unseen(ARTICLE, seat=seat, color=color)
    if proved[color]:
        return finding_holds(ARTICLE, seat=seat, color=color, proved=True)
    return finding_breaks(ARTICLE, seat=seat, color=color, proved=True)


def _proved(case: UnoCase[Play | NameColor], hand: int | None, color: Color) -> bool | None:
    return hand_provably_has_card(case.state.round, case.claim.seat, _of(color), hand, _laid(case))


def _laid(case: UnoCase[Play | NameColor]) -> Card | None:
    return case.claim.card if isinstance(case.claim, Play) else None


def _of(color: Color) -> WildDrawFourTest:
    return lambda card: card.color == color


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    for check in (you_hold_what_you_name, what_was_shown_speaks_against_it):
        ruleset = ruleset.with_added_check(Play, check)
    for later in (you_hold_what_you_name_later, what_was_shown_speaks_against_it_later):
        ruleset = ruleset.with_added_check(NameColor, later)
    return ruleset


NAMED_COLOR: UnoHouseRule = HouseRule(
    "named-color",
    ARTICLE,
    amend,
    sentences=dict(
        (
            says(ARTICLE, FindingWeight.HOLDS),
            says(ARTICLE, FindingWeight.BREAKS, then=unless_written_wrongly),
            says(ARTICLE, FindingWeight.UNSEEN),
        )
    ),
    picture=("wild", "eye"),
)

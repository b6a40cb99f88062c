"""Named color: who lays a wild card holds a card of the color named."""

from referee.games.uno.claims import NameColor, Play
from referee.games.uno.deduction import holds_such
from referee.games.uno.going_out import hand_after, is_last_card
from referee.kit.cards import COLORS, Color
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, Weight, breaks, holds, unseen
from referee.rulings.house import HouseRule, Parameters
from referee.rulings.ruleset import Case, Ruleset

ARTICLE = Article(
    "uno.house.named-color",
    "Only a color that you hold",
    "Who names a color holds a card of it. Nobody else sees the hand, so the color named stands, unless "
    "the cards on the table prove otherwise.",
    (OURS,),
)


def you_hold_what_you_name(case: Case) -> Finding | None:
    """With the card; a last card needs no color."""
    if case.claim.card.color is not None or case.claim.color is None or is_last_card(case):
        return None
    return _held(case, hand_after(case))


def you_hold_what_you_name_later(case: Case) -> Finding:
    """Apart from the card; the first player, too, who names the color of a card turned up."""
    return _held(case, case.state.round.hands[case.claim.seat])


def _held(case: Case, hand: int | None) -> Finding:
    """Who is proved to hold no colored card at all names any color."""
    seat, color = case.claim.seat, case.claim.color
    proved = {one: _proved(case, hand, one) for one in COLORS}
    if proved[color] is None or set(proved.values()) == {False}:
        return unseen(ARTICLE, seat=seat, color=color)
    return (holds if proved[color] else breaks)(ARTICLE, seat=seat, color=color, proved=True)


def _proved(case: Case, hand: int | None, color: Color) -> bool | None:
    laid = getattr(case.claim, "card", None)
    return holds_such(case.state.round, case.claim.seat, lambda card: card.color == color, hand, laid)


def amend(ruleset: Ruleset, chosen: Parameters) -> Ruleset:
    checked = ruleset.with_check(Play, you_hold_what_you_name)
    return checked.with_check(NameColor, you_hold_what_you_name_later)


NAMED_COLOR = HouseRule(
    "named-color",
    ARTICLE,
    amend,
    sentences={
        (ARTICLE.id, Weight.HOLDS): "Everybody has seen {seat} hold a {color} card.",
        (ARTICLE.id, Weight.BREAKS): "{seat} holds no {color} card, as the cards on the table prove.",
        (ARTICLE.id, Weight.UNSEEN): "Nobody but {seat} sees whether there is a {color} card in that hand.",
    },
)

"""The action card that closes a round still acts."""

from referee.games.golf.claims import Turn
from referee.games.golf.take import acting_at_the_end, it_closes
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, Weight, holds
from referee.rulings.house import HouseRule, Parameters
from referee.rulings.ruleset import Case, Ruleset

ARTICLE = Article(
    "golf.house.closing-action",
    "The card that closes still acts",
    "An action card on top when a round is closed still acts: the columns that it makes others lay are "
    "turned up and counted with the rest.",
    (OURS,),
)


def the_closing_card_acts(case: Case) -> Finding | None:
    """Cites that it does."""
    cards = acting_at_the_end(case) if it_closes(case) else ()
    return holds(ARTICLE, card=cards[-1].name) if cards else None


def amend(ruleset: Ruleset, chosen: Parameters) -> Ruleset:
    return ruleset.with_setting("a closing card acts", 1).with_check(Turn, the_closing_card_acts)


CLOSING_ACTION = HouseRule(
    "closing-action",
    ARTICLE,
    amend,
    sentences={(ARTICLE.id, Weight.HOLDS): "The {card} still acts, though it closes the round."},
    clashes={"last-turns": "where there are last turns, the card that closes acts anyway."},
)

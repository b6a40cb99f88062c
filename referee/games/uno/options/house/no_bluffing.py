"""No bluffing: a Wild Draw Four is laid on one's honor, and nobody challenges."""

from referee.games.uno.model.claims import Challenge, Play
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.kit.said import Said
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameters
from referee.rulings.ruleset import AmendmentDoesNotFit

ARTICLE = Article("uno.house.no-bluffing", (OURS,))


def on_your_honor(case: UnoCase[Play]) -> Finding | None:
    """Cites that nobody asks to see the hand."""
    return finding_holds(ARTICLE, seat=case.claim.seat) if case.claim.card.face == "wild draw four" else None


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """No card is open to challenge, and no challenge is heard: what is proved to be a bluff goes back."""
    if any(answer.open_to_challenge for answer in ruleset.answers.values()):
        raise AmendmentDoesNotFit(Said("uno-house-no-bluffing-conflict"))
    row = replace(ruleset.actions.row_of_key("wild draw four"), open_to_challenge=False)
    actions = ruleset.actions.with_replaced_row("wild draw four", row)
    honest = replace(ruleset, actions=actions, proved_bluff_goes_back=True)
    return honest.with_claim_always_refused(Challenge, ARTICLE).with_added_check(Play, on_your_honor)


NO_BLUFFING: UnoHouseRule = HouseRule(
    "no-bluffing",
    ARTICLE,
    amend,
    sentences=dict((says(ARTICLE, FindingWeight.HOLDS), says(ARTICLE, FindingWeight.BREAKS))),
    settles=("proved-bluff", "who-challenges", "hand-shown-to", "challenge-until", "challenge-last-card"),
    picture=("wild draw four", "cross"),
)

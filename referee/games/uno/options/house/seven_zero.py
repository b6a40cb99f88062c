"""Seven-zero: a 7 swaps hands with somebody, a 0 passes all hands on."""

from referee.games.uno.model.deck import CardEffect
from referee.games.uno.model.rulebook import SWAPPING_HANDS
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import FormerParameter, HouseRule, Parameter, Parameters

ARTICLE = Article("uno.house.seven-zero", ("S3", "S4", "PV", "JUNO", OURS))
WHO_RECEIVES_CALLS = Article("uno.house.seven-zero.call", (OURS,), instead_of=SWAPPING_HANDS.id)


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """Two rows of the action chart."""
    seven = CardEffect(ARTICLE, hands="swap", may_be_left_out=not chosen["must_swap"])
    zero = CardEffect(ARTICLE, hands="pass")
    ruleset = replace(ruleset, actions=ruleset.actions.with_added_row("7", seven).with_added_row("0", zero))
    if not chosen["must_call"]:
        return ruleset
    return replace(ruleset, call_on_receiving=True).with_substitute_article(WHO_RECEIVES_CALLS)


SEVEN_ZERO: UnoHouseRule = HouseRule(
    "seven-zero",
    ARTICLE,
    amend,
    parameters={
        "must_swap": Parameter(False),
        "must_call": Parameter(False),
    },
    former={"optional": FormerParameter("must_swap", {True: False, False: True})},
    articles=(WHO_RECEIVES_CALLS,),
    brings=(SWAPPING_HANDS,),
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    picture=("red 7", "swap", "yellow 0"),
)

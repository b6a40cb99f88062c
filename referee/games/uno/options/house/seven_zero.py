"""Seven-zero: a 7 swaps hands with somebody, a 0 passes all hands on."""

from referee.games.uno.model.deck import Action
from referee.games.uno.model.rulebook import SWAP
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.kit.values import replace
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Weight
from referee.rulings.house import HouseRule, Parameter, Parameters

ARTICLE = Article(
    "uno.house.seven-zero",
    "Seven-zero",
    "Whoever lays a 7 swaps the whole hand with another player, unless the table lets that be left out; "
    "when a "
    "0 is laid everybody passes the hand on in the direction of play. Between two players both swap the two "
    "hands by themselves, a 7 only where the swap may not be left out. As last card, or turned up at the "
    "deal, neither moves a hand.",
    ("S3", "S4", "PV", "JUNO", OURS),
)
WHO_RECEIVES_CALLS = Article(
    "uno.house.seven-zero.call",
    "Swapping hands, and whoever is given one card calls",
    "Whoever is to swap hands names the other player before anybody goes on. Whoever then holds one card "
    "owes a "
    "call; of "
    "several who were given one, the next in the direction of play.",
    (OURS,),
    instead_of=SWAP.id,
)


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """Two rows of the action chart."""
    seven = Action(ARTICLE, hands="swap", may_be_left_out=chosen["optional"])
    zero = Action(ARTICLE, hands="pass")
    ruleset = replace(ruleset, actions=ruleset.actions.with_added_row("7", seven).with_added_row("0", zero))
    if not chosen["must_call"]:
        return ruleset
    return replace(ruleset, call_on_receiving=True).with_article(WHO_RECEIVES_CALLS)


SEVEN_ZERO: UnoHouseRule = HouseRule(
    "seven-zero",
    ARTICLE,
    amend,
    parameters={
        "optional": Parameter("May the swap be left out?", False),
        "must_call": Parameter("Does a player who is given one card have to call?", False),
    },
    articles=(WHO_RECEIVES_CALLS,),
    brings=(SWAP,),
    sentences={
        (ARTICLE.id, Weight.HOLDS): "Hands change owners: a 7 swaps two hands, a 0 passes every hand on."
    },
    line="A 7 swaps two hands. A 0 passes all on.",
    picture=("red 7", "swap", "yellow 0"),
)

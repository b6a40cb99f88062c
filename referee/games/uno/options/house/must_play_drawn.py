"""Must play the drawn card: a card just drawn that fits is laid."""

from referee.games.uno.model.phrases import may_keep_sentence
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.cites import under
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.draw import the_kept_card_does_not_fit
from referee.kit.values import replace
from referee.rulings.article import Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("uno.house.must-play-drawn", ("S1", "LU"))


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    return replace(ruleset, keeping=under(ARTICLE, the_kept_card_does_not_fit))


MUST_PLAY_DRAWN: UnoHouseRule = HouseRule(
    "must-play-drawn",
    ARTICLE,
    amend,
    sentences={(ARTICLE.id, FindingWeight.UNSEEN): may_keep_sentence},
    settles=("drawn-card",),
    picture=("facedown", "go", "red 4"),
)

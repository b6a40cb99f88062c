"""Force play: who can lay a card has to, and a drawn card that fits too."""

from referee.games.uno.model.phrases import may_draw_sentence, may_keep_sentence, may_not_draw_sentence
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.cites import under
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.draw import the_kept_card_does_not_fit, you_have_no_card_that_fits
from referee.kit.values import replace
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("uno.house.force-play", ("LU", "S1", OURS))


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    return replace(
        ruleset,
        declining=under(ARTICLE, you_have_no_card_that_fits),
        keeping=under(ARTICLE, the_kept_card_does_not_fit, kept=True),
    )


FORCE_PLAY: UnoHouseRule = HouseRule(
    "force-play",
    ARTICLE,
    amend,
    sentences={
        (ARTICLE.id, FindingWeight.UNSEEN): lambda facts: (
            may_keep_sentence(facts) if "kept" in facts else may_draw_sentence(facts)
        ),
        (ARTICLE.id, FindingWeight.BREAKS): may_not_draw_sentence,
    },
    settles=("declining", "drawn-card"),
    picture=("hand", "green 3"),
)

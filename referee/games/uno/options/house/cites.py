"""A check that is lent to a house rule, and cites its article."""

from referee.kit.values import replace
from referee.rulings.article import Article
from referee.rulings.finding import Fact, Finding
from referee.rulings.ruleset import CaseT, Check


def under(article: Article, check: Check[CaseT], **facts: Fact) -> Check[CaseT]:
    """The same check, whose findings stand under this article, with these facts besides their own."""

    def lent(case: CaseT) -> Finding | None:
        finding = check(case)
        if finding is None:
            return None
        return replace(finding, article=article.id, facts={**finding.facts, **facts})

    return lent

"""The texts of articles."""

from referee.kit.said import Said
from referee.rulings.article import Article


def text_of(article: Article) -> Said:
    """The rule that an article states."""
    return Said("verbatim", {"text": article.text})

"""The texts of articles, chapters and sources: messages by their ids.

The messages are in `languages/en/articles_*.ftl` and `languages/en/sources.ftl`.
"""

from referee.kit.said import Said
from referee.languages.speech import tell
from referee.rulings.article import Article, Chapter
from referee.rulings.sources import Source


def title_of(article: Article) -> str:
    """The title of an article."""
    return tell(f"{key_of_article(article)}-title", {})


def title_as_said(article: Article) -> Said:
    """The title of an article, as a value that a renderer turns into text."""
    return Said(f"{key_of_article(article)}-title")


def text_of(article: Article) -> str:
    """The rule itself, in sentences."""
    return tell(f"{key_of_article(article)}-text", {})


def sentence_of(article: Article) -> Said:
    """The rule itself, as a value that a renderer turns into text."""
    return Said(f"{key_of_article(article)}-text")


def heading_of(chapter: Chapter) -> str:
    """The heading of a chapter: its own, or the title of the article after which it is named."""
    named_after = chapter.named_after
    return tell(key_of_chapter(chapter), {}) if named_after is None else title_of(named_after)


def description_of(source: Source) -> str:
    """What a source is, in one sentence."""
    return tell(key_of_source(source), {})


def key_of_article(article: Article) -> str:
    """What the keys of the title and of the text of an article begin with."""
    return f"article-{article.id.replace('.', '-')}"


def key_of_chapter(chapter: Chapter) -> str:
    """The key of the heading of a chapter that is not named after an article."""
    return f"chapter-{chapter.id}"


def key_of_source(source: Source) -> str:
    """The key of the description of a source."""
    return f"source-{source.key.lower()}"

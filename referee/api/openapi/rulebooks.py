"""The books that rules stand in, who says so, and the words they use."""

from referee.api.openapi.kinds import TEXT, Shape, list_of, ref, told
from referee.api.openapi.rules import DAY
from referee.rulings.sources import SourceKind

REFERENCE = told("An article to look up.", id=TEXT, title=TEXT, link=TEXT)
CHAPTER_MEMBERS: dict[str, Shape] = {"id": TEXT, "title": TEXT, "link": TEXT}

SHAPES: dict[str, Shape] = {
    "Rulebook": told(
        "The articles of a game, and the chapters they stand in.",
        game=TEXT,
        title=TEXT,
        chapters=list_of(told("A chapter.", **CHAPTER_MEMBERS, articles=list_of(REFERENCE))),
        articles=list_of(ref("Article")),
    ),
    "Chapter": told("A chapter.", **CHAPTER_MEMBERS, articles=list_of(ref("Article"))),
    "RuleSheet": told(
        "All that is in force at a table.",
        game=TEXT,
        title=TEXT,
        lines={"type": "array", "items": TEXT, "description": "What was agreed on, line by line."},
        chapters=list_of(ref("Chapter")),
    ),
    "Source": told(
        "Who says so.",
        key=TEXT,
        what={"type": "string", "description": "What it is, in a sentence."},
        kind={
            "type": "string",
            "enum": [kind.value for kind in SourceKind],
            "description": "How near to whoever makes the cards; `ours` is this referee's own decision.",
        },
        link=TEXT,
        checked=DAY | {"description": "When our articles were last held against it."},
    ),
    "Sources": told("All sources.", sources=list_of(ref("Source"))),
    "Word": told(
        "A word that answers use.",
        id=TEXT,
        word=TEXT,
        text=TEXT,
        link=TEXT,
        articles=list_of(REFERENCE),
    ),
    "Glossary": told("The words that answers use.", words=list_of(ref("Word"))),
}

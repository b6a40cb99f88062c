"""A rule in words, what a table may choose instead, and what it agreed on."""

from referee.api.openapi.kinds import PLAIN, TEXT, WHOLE, YES_OR_NO, Shape, list_of, or_null, ref, told

OPTION: Shape = {"anyOf": [TEXT, WHOLE]}
OPTION_CHOSEN = told("The answer that put the article in force.", difference=TEXT, option=OPTION)
DAY: Shape = {"type": "string", "format": "date"}
SAID_BY: Shape = {
    "type": "array",
    "items": told("A source, in short.", key=TEXT, what=TEXT, link=TEXT),
    "description": "The sources, in the same order.",
}
CHOSEN_MEMBERS: dict[str, Shape] = {
    "differences": {"type": "object", "additionalProperties": OPTION},
    "house_rules": {
        "type": "object",
        "additionalProperties": {"type": "object", "additionalProperties": PLAIN},
    },
}
AGREED_MEMBERS: dict[str, Shape] = {
    "preset": TEXT,
    "title": TEXT,
    "lines": list_of(TEXT),
    "target": WHOLE,
    "options": list_of(
        told(
            "An answer in force; `departs` from the standard rules or not.",
            difference=TEXT,
            question=TEXT,
            option=OPTION,
            text=TEXT,
            sources=list_of(TEXT),
            departs=YES_OR_NO,
            link={"type": "string", "description": "Where the question is told with all its answers."},
        )
    ),
    "house_rules": list_of(
        told(
            "A house rule in force, and what was settled with it.",
            id=TEXT,
            title=TEXT,
            text=TEXT,
            settled={"type": "object", "additionalProperties": PLAIN},
            link={"type": "string", "description": "Where its article is."},
        )
    ),
    "page": {"type": "array", "items": TEXT, "description": "To be read aloud, line by line."},
}

SHAPES: dict[str, Shape] = {
    "Article": told(
        "An article of a rulebook. With a `house_rule`, or with an `option` that is not the default of its "
        "difference, only tables that chose so play by it, in the place of `instead_of` where that is told.",
        id=TEXT,
        title=TEXT,
        text=TEXT,
        sources=list_of(TEXT),
        instead_of=or_null(TEXT),
        link=TEXT,
        chapter=TEXT,
        said_by=SAID_BY,
        checked=DAY | {"description": "When it was last held against its sources."},
        option=or_null(OPTION_CHOSEN),
        house_rule=or_null(TEXT),
    ),
    "Difference": told(
        "A question on which the sources disagree, or a table picks.",
        id=TEXT,
        link=TEXT,
        question=TEXT,
        why={"type": "string", "description": "Why the default is the one we offer."},
        default=OPTION,
        options=list_of(
            told(
                "An answer; `articles` are what it puts in force.",
                option=OPTION,
                text=TEXT,
                sources=list_of(TEXT),
                articles=list_of(TEXT),
                said_by=SAID_BY,
                article_links=list_of(TEXT),
            )
        ),
    ),
    "Differences": told(
        "The differences of a game.", game=TEXT, title=TEXT, differences=list_of(ref("Difference"))
    ),
    "Preset": told(
        "Rules by name; what they do not name is as in the standard rules.",
        id=TEXT,
        game=TEXT,
        title=TEXT,
        lines=list_of(TEXT),
        target={"type": "integer", "description": "The target that is in force where a table names none."},
        **CHOSEN_MEMBERS,
    ),
    "Presets": told("The presets of every game.", presets=list_of(ref("Preset"))),
    "HouseRule": told(
        "What a table may agree on beyond the rule sheets.",
        id=TEXT,
        game=TEXT,
        title=TEXT,
        text=TEXT,
        sources=list_of(TEXT),
        article=TEXT,
        link=TEXT,
        parameters=list_of(
            told(
                "What a table settles with it.",
                name=TEXT,
                question=TEXT,
                default=PLAIN,
                among=list_of(PLAIN),
                several=YES_OR_NO,
                text=YES_OR_NO,
                longest=or_null(WHOLE),
            )
        ),
        clashes=list_of(told("A house rule that it cannot live with.", **{"with": TEXT, "because": TEXT})),
    ),
    "HouseRules": told("The house rules of every game.", house_rules=list_of(ref("HouseRule"))),
    "AgreedRules": told("The rules in force from the next deal on.", **AGREED_MEMBERS),
    "Agreement": told(
        "The rules in force, and those of the next deal if they are others.",
        **AGREED_MEMBERS,
        next=or_null(ref("AgreedRules")),
    ),
}

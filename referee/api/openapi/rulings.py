"""What claims would get, on a match or in a situation that somebody describes."""

from referee.api.openapi.kinds import TEXT, WHOLE, YES_OR_NO, Shape, list_of, or_null, ref, told

JUDGED = told(
    "The table that was ruled on: where not everything was told, its cards and people are an example.",
    people=list_of(TEXT),
    lines=list_of(TEXT),
)
ASKS = told(
    "The fact that separates most of the `rulings` that are possible, so many.",
    fact=TEXT,
    question=TEXT,
    options=list_of(told("What may be answered.", option=TEXT, text=TEXT)),
    rulings=WHOLE,
)
ASSUMED = told(
    "A fact that was not told and does not matter, and what was taken for it.",
    fact=TEXT,
    question=TEXT,
    option=TEXT,
    text=TEXT,
)

CASE = told(
    "A ruling that may come, and under which answers to facts nobody knows: the `options` of each `fact`.",
    given=list_of(
        told(
            "A fact, and its options under which the ruling comes.",
            fact=TEXT,
            question=TEXT,
            options=list_of(told("What may be so.", option=TEXT, text=TEXT)),
        )
    ),
    rulings=list_of(ref("Answer")),
)

SHAPES: dict[str, Shape] = {
    "Rulings": told(
        "What the claims would get, one after the other; where too little is known of a situation there "
        "are none, and `asks` is what has to be known first, or `cases` the rulings that may come, where "
        "nobody knows more: the likeliest four at most, and `more_cases` are not told. Findings, events and "
        "`say` tell what holds at every table that may be meant; `state` is that of the `example`. "
        "`all_tried` is false where so much is unknown that not every combination of answers was judged: the "
        "answer is true of those that were.",
        ("asks", "assumed", "example", "cases", "more_cases", "all_tried"),
        rulings=list_of(ref("Answer")),
        example=or_null(JUDGED),
        asks=or_null(ASKS),
        assumed=list_of(ASSUMED),
        cases=list_of(CASE),
        more_cases=WHOLE,
        all_tried=YES_OR_NO,
    ),
}

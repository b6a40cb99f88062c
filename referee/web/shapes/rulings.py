"""What claims would get, on a match or in a situation that somebody describes."""

from referee.web.shapes.kinds import TEXT, WHOLE, Shape, list_of, or_null, ref, told

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

SHAPES: dict[str, Shape] = {
    "Rulings": told(
        "What the claims would get, one after the other; where too little is known of a situation there "
        "are none, and `asks` is what has to be known first.",
        ("asks", "assumed", "example"),
        rulings=list_of(ref("Answer")),
        example=or_null(JUDGED),
        asks=or_null(ASKS),
        assumed=list_of(ASSUMED),
    ),
}

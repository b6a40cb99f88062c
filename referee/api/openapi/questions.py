"""What people ask at the table, with the answers."""

from referee.api.openapi.kinds import TEXT, YES_OR_NO, Shape, list_of, or_null, ref, told
from referee.api.openapi.rules import CHOSEN_MEMBERS
from referee.rulings.ruling import Verdict

VERDICT_OR_NOT: Shape = {
    "description": "Null where an article is only quoted, or where it cannot come up at such a table.",
    "anyOf": [{"type": "string", "enum": [verdict.value for verdict in Verdict]}, {"type": "null"}],
}
YES_OR_NEITHER: Shape = {
    "description": "Whether what is asked is so, as the line says it; null where it says neither yes nor no. "
    "The verdict is about the claim that ends the example, which may be refused though the answer is yes.",
    "anyOf": [{"type": "boolean"}, {"type": "null"}],
}
LISTED_MEMBERS: dict[str, Shape] = {
    "id": TEXT,
    "game": TEXT,
    "chapter": TEXT,
    "asks": TEXT,
    "quoted": {"type": "boolean", "description": "An article is quoted; otherwise an example is ruled on."},
}
QUESTION_MEMBERS: dict[str, Shape] = {
    **LISTED_MEMBERS,
    "verdict": VERDICT_OR_NOT,
    "yes": YES_OR_NEITHER,
    "line": {"type": "string", "description": "The answer."},
    "why": {"type": "array", "items": TEXT, "description": "What was found, in sentences."},
    "article": told(
        "The article that decides it.", id=TEXT, title=TEXT, text=TEXT, sources=list_of(TEXT), link=TEXT
    ),
    "example": or_null(
        told(
            "The table that was ruled on, in the lines of a transcript. The answer is about it: tell it too.",
            people=list_of(TEXT),
            lines=list_of(TEXT),
        )
    ),
    "otherwise": list_of(
        told(
            "A choice under which the answer is another one; one that names nothing is the standard one.",
            **CHOSEN_MEMBERS,
            sources=list_of(TEXT),
            verdict=VERDICT_OR_NOT,
            yes=YES_OR_NEITHER,
            line=TEXT,
        )
    ),
    "follow_ups": list_of(told("What people ask next.", id=TEXT, asks=TEXT)),
    "here": told(
        "What is asked, ruled on as the match stands: only where just that has happened there that the "
        "example is about, and what is asked is answered by yes or no. Only with it is anything told of the "
        "people of the match. Nothing is stored.",
        verdict=VERDICT_OR_NOT,
        yes=YES_OR_NEITHER,
        line=TEXT,
        why=list_of(TEXT),
        claim=or_null(
            {"type": "object", "description": "To be claimed when it is done; null if it may not."}
        ),
    ),
}
OPTIONAL_MEMBERS = ("here",)

SHAPES: dict[str, Shape] = {
    "Question": told(
        "A question people ask at the table, with its answer.", OPTIONAL_MEMBERS, **QUESTION_MEMBERS
    ),
    "Questions": told(
        "What was found for the words of `q`; without it all `questions`, or at a match the `answers` to "
        "what people ask after what just happened there, the nearest first.",
        ("good", "said", "hits", "questions", "answers"),
        good={"type": "boolean", "description": "Whether any hit is what was asked."},
        said=or_null({"type": "string", "description": "That no hit is a good one."}),
        hits=list_of(
            told(
                "A question that may be meant.",
                OPTIONAL_MEMBERS,
                **QUESTION_MEMBERS,
                score={"type": "number", "description": "From 0 to 1, how well it fits."},
                is_good=YES_OR_NO,
            )
        ),
        questions=list_of(told("A question.", **LISTED_MEMBERS)),
        answers=list_of(ref("Question")),
    ),
}

"""What was claimed and ruled: findings, rulings, and the entries of the logbook."""

from referee.api.openapi.derived import dataclass_shape
from referee.api.openapi.kinds import TEXT, WHOLE, Shape, list_of, or_null, ref, told
from referee.api.openapi.rules import OPTION_CHOSEN
from referee.match.model.edits import Superseded
from referee.match.model.saying import Kind
from referee.rulings.finding import Weight
from referee.rulings.ruling import Verdict

RULING_MEMBERS: dict[str, Shape] = {
    "verdict": {"type": "string", "enum": [verdict.value for verdict in Verdict]},
    "findings": list_of(ref("Finding")),
    "events": list_of(ref("Event")),
    "fix": or_null({"type": "object", "description": "A claim that would put a refusal right."}),
    "changed": list_of(told("A ruling now in force.", entry=WHOLE, ruling=or_null(ref("Ruling")))),
    "now_lawful": list_of(WHOLE),
}
ENTRY_MEMBERS: dict[str, Shape] = {
    "number": WHOLE,
    "at": {"type": "integer", "description": "Milliseconds since 1970."},
    "by": {"type": "string", "description": "`keeper` or `seat 2`."},
    "after": or_null(WHOLE),
    "claim": {"type": "object", "description": "The claim as it was heard."},
    **RULING_MEMBERS,
}
PART = told(
    "One sentence to a seat, and its article. `turn`: what the game asks of the seat; `remedy`: what puts a "
    "slip right; `penalty`: what a slip costs; `information`: all else.",
    kind={"type": "string", "enum": [kind.value for kind in Kind]},
    article=TEXT,
    sentence=TEXT,
    link=TEXT,
)
SAID = told(
    "What a seat does now: the `sentence` is that of all `parts`, one after the other.",
    seat=WHOLE,
    name=TEXT,
    sentence=TEXT,
    parts=list_of(PART),
)

SHAPES: dict[str, Shape] = {
    "Finding": told(
        "One article applied to the claim.",
        article=TEXT,
        link=TEXT,
        weight={"type": "string", "enum": [weight.value for weight in Weight]},
        facts={"type": "object"},
        sentence=TEXT,
        option=or_null(OPTION_CHOSEN),
        house_rule=or_null(TEXT),
    ),
    "Ruling": told("A ruling.", **RULING_MEMBERS),
    "Entry": told("An entry of the logbook.", **ENTRY_MEMBERS),
    "LoggedEntry": told(
        "An entry of the logbook, and what became of it; in a stream the newest tells what each seat "
        "does now.",
        ("say",),
        **ENTRY_MEMBERS,
        outcome=or_null(told("What became of a ruling that stood.", outcome=TEXT, entry=WHOLE)),
        superseded=or_null(dataclass_shape(Superseded)),
        say=list_of(SAID),
    ),
}

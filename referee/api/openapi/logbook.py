"""The logbook of a match, and its scores."""

from referee.api.openapi.derived import dataclass_shape
from referee.api.openapi.entries import SAID
from referee.api.openapi.kinds import TEXT, WHOLE, YES_OR_NO, Shape, list_of, or_null, ref, told
from referee.api.openapi.matches import STARTER
from referee.match.history.ledger import RoundPoints

SHAPES: dict[str, Shape] = {
    "Logbook": told(
        "Entries in order; with the last of all, what each seat does now.",
        entries=list_of(ref("LoggedEntry")),
        number=WHOLE,
        more=YES_OR_NO,
        say=list_of(SAID),
    ),
    "Scores": told(
        "The ledger and the standings.",
        rounds=list_of(dataclass_shape(RoundPoints)),
        totals=list_of(WHOLE),
        start={
            "type": "array",
            "items": WHOLE,
            "description": "What each total holds beside the rounds, by seat: brought along from paper, or "
            "given to who came late. With the points of the rounds it is the total.",
        },
        paper_rounds={
            "type": "integer",
            "description": "So many rounds were played on paper before the first one here.",
        },
        standings=list_of(told("A place in the standings.", place=WHOLE, seat=WHOLE, name=TEXT, total=WHOLE)),
        winners=list_of(WHOLE),
        dealer=WHOLE,
        starter=or_null(STARTER),
    ),
}

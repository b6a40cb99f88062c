"""The logbook of a match, and its scores."""

from referee.match.ledger import RoundPoints
from referee.web.shapes.derived import dataclass_shape
from referee.web.shapes.entries import SAID
from referee.web.shapes.kinds import TEXT, WHOLE, YES_OR_NO, Shape, list_of, or_null, ref, told
from referee.web.shapes.matches import STARTER

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
        standings=list_of(told("A place in the standings.", place=WHOLE, seat=WHOLE, name=TEXT, total=WHOLE)),
        winners=list_of(WHOLE),
        dealer=WHOLE,
        starter=or_null(STARTER),
    ),
}

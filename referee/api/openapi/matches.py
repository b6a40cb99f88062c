"""A match as it stands, what may be claimed at it, and the answer to a claim."""

from referee.api.openapi.derived import dataclass_shape
from referee.api.openapi.entries import ENTRY_MEMBERS, SAID
from referee.api.openapi.games import ROUNDS
from referee.api.openapi.kinds import TEXT, WHOLE, Shape, list_of, or_null, ref, told
from referee.match.model.state import Match

STARTER: Shape = {
    "type": "integer",
    "description": "Who starts the next round; null while one is open, or once the match is over.",
}
MATCH_MEMBERS: dict[str, Shape] = {
    "id": TEXT,
    "game": TEXT,
    "number": {"type": "integer", "description": "The number of the last entry."},
    "seats": list_of(told("A seat.", seat=WHOLE, name=TEXT)),
    "gone": list_of(told("A seat of somebody who left the match.", seat=WHOLE, name=TEXT)),
    "rematch": or_null(
        {
            "type": "string",
            "description": "The id of its newest rematch, as long as its phones may go along: until the door "
            "there is closed, or it is erased.",
        }
    ),
    "state": ref("State"),
    "may": list_of(ref("May")),
    "kit": ref("Kit"),
}

THEN = (
    "Of UNO `turn`, `color`, `out` and `debt`; where there is such a thing also `direction`, if it turned, "
    "`swap`, if one is owed, `call`, the seat that has to call, and `hands`, if more changed than one hand "
    "by one card. Of Golf `turn`, `top` and `closed_by`."
)


def _state() -> Shape:
    shape = dataclass_shape(Match)
    shape["properties"] |= {
        "round": or_null({"oneOf": [ref(name) for name in ROUNDS]}),
        "round_number": WHOLE,
        "winners": list_of(WHOLE),
        "starter": or_null(STARTER),
        "standings": list_of(told("A place in the standings, the best first.", place=WHOLE, seat=WHOLE)),
    }
    return shape


SHAPES: dict[str, Shape] = {
    "State": _state(),
    "May": told(
        "A claim that would not be refused, and what follows from a play or a draw.",
        ("verdict", "then", "color"),
        claim={"type": "object"},
        verdict=TEXT,
        then={"type": "object", "description": THEN},
        color={"type": "string", "description": "Of which color the cards have to be that are left open."},
    ),
    "Answer": told(
        "The answer to a claim.",
        ("may", "consequences"),
        **ENTRY_MEMBERS,
        say=list_of(SAID),
        state=ref("State"),
        may=list_of(ref("May")),
        consequences={
            "type": "array",
            "items": TEXT,
            "description": "What an edit of the logbook comes to, in sentences.",
        },
    ),
    "Match": told("A match as it stands.", ("may", "kit"), **MATCH_MEMBERS),
    "OpenedMatch": told(
        "A match and its scorekeeper's token.",
        ("may", "kit", "seat"),
        token=TEXT,
        seat=or_null({"type": "integer", "description": "Of a rematch: where its scorekeeper sits."}),
        **MATCH_MEMBERS,
    ),
    "KeeperToken": told("A scorekeeper's token.", token=TEXT),
    "SeatToken": told("A seat's token.", seat=WHOLE, token=TEXT),
}

"""What says that something is wrong, or, to whoever runs the service, that nothing is."""

from referee.api.http.problems import KINDS, URN
from referee.api.openapi.kinds import TEXT, WHOLE, Shape, list_of, ref, told

TYPE: Shape = {
    "description": "What kind of problem it is. 400 `token-in-address`: a token or ticket stood in the "
    "address, where others may read it; it ended, unless `detail` says that it is still good. 401 `revoked`: "
    "the token was good once; `no-token`: none came, or one that is not known.",
    "anyOf": [
        {"type": "string", "enum": [f"{URN}{kind}" for kind in KINDS]},
        {
            "type": "string",
            "pattern": f"^{URN}[a-z-]+$",
            "description": "The name of the status in HTTP, such as `not-found` or `method-not-allowed`.",
        },
    ],
}

SHAPES: dict[str, Shape] = {
    "Health": told("All is well.", status=TEXT),
    "Problem": told(
        "Problem details (RFC 9457).",
        ("errors", "number", "missed", "state", "outcome", "line", "fix"),
        type=TYPE,
        title=TEXT,
        status=WHOLE,
        detail=TEXT,
        errors={"type": "object", "description": "Each field, and what is wrong with it."},
        number=WHOLE,
        missed=list_of(ref("Entry")),
        state=ref("State"),
        outcome={"type": "string", "enum": ["not_applied", "unknown"]},
        line={"type": "integer", "description": "The line of a record that cannot be taken in."},
        fix={
            "type": "object",
            "description": "A claim that says what was probably meant, to be sent instead.",
        },
    ),
}

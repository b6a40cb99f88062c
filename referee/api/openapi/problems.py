"""The schema of the member `type` of a problem, which names the kind of problem."""

from referee.api.http.problems import PROBLEM_TYPE_PREFIX, STATUS_BY_PROBLEM_KIND
from referee.api.openapi.kinds import OpenAPISchema

PROBLEM_TYPE_SCHEMA: OpenAPISchema = {
    "description": (
        "The kind of problem. 400 `token-in-address`: a token or ticket was sent in the URL, "
        "where others may have read it; it was revoked, unless `detail` says otherwise. 401 "
        "`revoked`: the token was valid but is revoked; `no-token`: no token was sent, or "
        "one that is not known. 409 `heard-before`: the claim is already stored as entry "
        "`number`, but its answer has been deleted; do not send it again. 421 `wrong-cell`: what the "
        "request names is in another installation, `cell`, to which a proxy should have sent it. 503 "
        "`newer-release-needed`: a newer release has stored something in this match that "
        "this release cannot read; other matches are not affected."
    ),
    "anyOf": [
        {"type": "string", "enum": [f"{PROBLEM_TYPE_PREFIX}{kind}" for kind in STATUS_BY_PROBLEM_KIND]},
        {
            "type": "string",
            "pattern": f"^{PROBLEM_TYPE_PREFIX}[a-z-]+$",
            "description": ("The name of the HTTP status, such as `not-found` or `method-not-allowed`."),
        },
    ],
}

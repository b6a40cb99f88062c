"""What kinds of problems there are, as the document tells it."""

from referee.api.http.problems import KINDS, URN
from referee.api.openapi.kinds import Shape

TYPE: Shape = {
    "description": "What kind of problem it is. 400 `token-in-address`: a token or ticket stood in the "
    "address, where others may read it; it ended, unless `detail` says that it is still good. 401 `revoked`: "
    "the token was good once; `no-token`: none came, or one that is not known. 409 `heard-before`: the "
    "claim is entry `number` already, and what it was answered is kept no longer: it needs no sending again. "
    "503 `newer-release-needed`: a newer release has stored something in this match that this one cannot "
    "read; other matches go on.",
    "anyOf": [
        {"type": "string", "enum": [f"{URN}{kind}" for kind in KINDS]},
        {
            "type": "string",
            "pattern": f"^{URN}[a-z-]+$",
            "description": "The name of the status in HTTP, such as `not-found` or `method-not-allowed`.",
        },
    ],
}

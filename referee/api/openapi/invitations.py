"""How phones come in: tickets, spoken codes, knocks, and the phones that are in."""

from referee.api.openapi.kinds import TEXT, WHOLE, YES_OR_NO, Shape, list_of, or_null, told
from referee.api.openapi.matches import MATCH_MEMBERS

MOMENT: Shape = {"type": "integer", "description": "Milliseconds since 1970."}
ROLE: Shape = {"type": "string", "enum": ["keeper", "seat", "watcher"]}
KNOCK_MEMBERS: dict[str, Shape] = {
    "knock": {"type": "string", "description": "Its id."},
    "status": {"type": "string", "enum": ["waiting", "admitted", "refused"]},
    "seat": or_null({"type": "integer", "description": "Where to, once admitted; null to watch."}),
    "expires_at": MOMENT,
}

SHAPES: dict[str, Shape] = {
    "Ticket": told(
        "What lets a phone in.",
        id={"type": "string", "description": "By which it is revoked."},
        role={"type": "string", "enum": ["table", "keeper"]},
        ticket=TEXT,
        expires_at=or_null(MOMENT),
        link={"type": "string", "description": "Below the address of this service."},
        qr={"type": "string", "description": "The whole address as a code to scan: an SVG."},
        url={"type": "string", "description": "The whole address: what the code says."},
    ),
    "Tickets": told(
        "The tickets that are good.",
        tickets=list_of(
            told(
                "A ticket without its secret.",
                id=TEXT,
                role={"type": "string", "enum": ["table", "keeper"]},
                expires_at=or_null(MOMENT),
            )
        ),
    ),
    "SpokenCode": told("A code that lets somebody knock.", code=TEXT, expires_at=MOMENT),
    "Door": told(
        "What a ticket lets one choose from.",
        role={"type": "string", "enum": ["table", "keeper"]},
        game=TEXT,
        seats=list_of(
            told("A seat, `free` while no phone speaks for it.", seat=WHOLE, name=TEXT, free=YES_OR_NO)
        ),
    ),
    "Joined": told(
        "A phone that is in: its token, what it is, and the match.",
        ("may", "kit"),
        token=TEXT,
        phone={"type": "string", "description": "Its id, by which it is revoked."},
        role=ROLE,
        seat=or_null(WHOLE),
        **MATCH_MEMBERS,
    ),
    "Knock": told("How it stands with somebody who knocked.", **KNOCK_MEMBERS),
    "OpenedKnock": told("The same, with the token of the knock.", token=TEXT, **KNOCK_MEMBERS),
    "Knocks": told(
        "Who is outside.",
        knocks=list_of(told("Somebody.", name=TEXT, watch=YES_OR_NO, at=MOMENT, **KNOCK_MEMBERS)),
    ),
    "Phones": told(
        "The phones that are in.",
        phones=list_of(
            told(
                "A phone; `this` is the one that asks.",
                phone=TEXT,
                role=ROLE,
                seat=or_null(WHOLE),
                joined_at=MOMENT,
                this=YES_OR_NO,
            )
        ),
    ),
}

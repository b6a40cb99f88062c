"""Opening a match, reading it, erasing it or a name in it, and its tokens."""

from contextlib import nullcontext
from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.conditions import conditional_response
from referee.api.http.requests import (
    KEY_HEADER,
    TOKEN,
    ConditionSchema,
    caller,
    fingerprint,
    idempotency_key,
    owned_group_or_none,
    remembered_caller,
)
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import Name, as_json, dump, field_of, schema_of
from referee.games import GAMES
from referee.kit.bounds import LONGEST_NAME
from referee.kit.quantities import LEAST_OFFSET, MOST_OFFSET, UTCOffset
from referee.kit.seats import Seat
from referee.match.model.state import Rules
from referee.match.table.faces import Face, duplicate_choices
from referee.presenters.matches import OpenedMatchView
from referee.presenters.tokens import KeeperTokenView, SeatTokenView
from referee.services import erasure, match_views, matches
from referee.services.match_views import IsKnown
from referee.services.matches import MatchOpening, OpeningKey, invalid_parts_of_new

blueprint = Blueprint(
    "matches", __name__, description=("Matches: open, read and erase them, and issue their tokens.")
)


class SentOpening(TypedDict):
    """A match to open, as it was sent."""

    game: str
    seats: list[str]
    rules: Rules
    faces: list[Face | None]
    utc_offset: UTCOffset | None


class MatchOptions(TypedDict):
    """The parts of a match to return, and the entry after which to return it (None: the last one)."""

    may: bool
    kit: bool
    at: int | None


class OpeningSchema(ma.Schema):
    """The game, the names of the players in clockwise order, and the rules."""

    class Meta:
        unknown = ma.RAISE

    game = ma.fields.String(required=True, validate=ma.validate.OneOf(list(GAMES)))
    seats = ma.fields.List(
        Name(validate=ma.validate.Length(1, LONGEST_NAME)), required=True, validate=ma.validate.Length(1, 20)
    )
    rules = ma.fields.Nested(schema_of(Rules, ()), load_default=Rules)
    faces = ma.fields.List(
        field_of(Face | None, ()),
        load_default=list,
        validate=ma.validate.Length(1, 20),
        metadata={"description": ("The avatars, one for each seat, all different; null: any free one.")},
    )

    utc_offset = ma.fields.Integer(
        strict=True,
        allow_none=True,
        load_default=None,
        validate=ma.validate.Range(LEAST_OFFSET, MOST_OFFSET),
        metadata={
            "description": (
                "How many minutes the clocks of the players are ahead of UTC: 60 in Berlin in winter, "
                "-480 in Los Angeles. The day of the match follows from it. If it is null, the day is that "
                "of the time zone of the server."
            )
        },
    )

    @ma.validates_schema
    def check(self, data: SentOpening, **kwargs: object) -> None:
        """Raise ValidationError for names, rules or avatars that do not fit the game or each other."""
        if wrong := invalid_parts_of_new(_opening(data)) | _face_faults(data["faces"], len(data["seats"])):
            raise ma.ValidationError(wrong)


def _face_faults(faces: list[Face | None], seats: int) -> dict[str, Any]:
    if faces and len(faces) != seats:
        return {"faces": ["Send an avatar or null for each seat."]}
    twice = duplicate_choices(faces)
    return {"faces": {place: ["Somebody else has this face."] for place in twice}} if twice else {}


def _opening(data: SentOpening, group: str | None = None) -> MatchOpening:
    faces = {Seat(place): face for place, face in enumerate(data["faces"]) if face is not None}
    return MatchOpening(
        GAMES[data["game"]], data["seats"], data["rules"], group, faces=faces, utc_offset=data["utc_offset"]
    )


class LookSchema(ma.Schema):
    """What to return of a match."""

    may = ma.fields.Boolean(
        load_default=False,
        metadata={
            "description": (
                "Also return the claims that are allowed now, and the result of each play and draw."
            )
        },
    )
    kit = ma.fields.Boolean(
        load_default=False,
        metadata={
            "description": (
                "Also return the rules in force as data, for a client that shows the result of a "
                "move before the server answers (optimistic update)."
            )
        },
    )
    at = ma.fields.Integer(
        load_default=None,
        validate=ma.validate.Range(1, 10_000_000),
        metadata={"description": "Return the match as it was after this entry."},
    )


@blueprint.route("/v1/matches", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=[{}, *TOKEN])
@blueprint.arguments(OpeningSchema)
@blueprint.response(201, ref("OpenedMatch"))
def open_match(opening: SentOpening) -> Response:
    """Open a match; the answer has the scorekeeper's token.

    With a group's token, the match is opened in that group. Its seats are matched to the people of the group
    by name, and these people keep their avatars (`faces`). An avatar that is chosen here becomes that
    person's avatar.

    Until the first claim, anybody who knows the Idempotency-Key can get the token: make the key long and
    random.
    """
    key = cells.opening_key_or_token()
    group = owned_group_or_none()
    body = {
        "game": opening["game"],
        "seats": opening["seats"],
        "rules": dump(opening["rules"]),
        **({"group": group} if group else {}),
        **({"faces": opening["faces"]} if opening["faces"] else {}),
        **({} if opening["utc_offset"] is None else {"utc_offset": opening["utc_offset"]}),
    }
    return _opened(matches.open_match(_opening(opening, group), OpeningKey(key, fingerprint(body))))


@blueprint.route("/v1/matches/<match_id>/rematch", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=TOKEN)
@blueprint.response(201, ref("OpenedMatch"))
def rematch(match_id: str) -> Response:
    """Open a match with the same people and the same rules; the player who would deal next deals first.

    A match has one rematch. If another phone has opened it already, the answer to any key is that match, with
    a scorekeeper's token of its own. A new rematch is opened only if its tickets were revoked or it was
    erased. A match in which nothing was scored has no rematch (409 `nothing-scored`).

    From then on, the old match shows the id of the new one in `rematch`. The other phones of the old match
    may join the new one with the tokens they already have. No logbook entry announces the rematch: a client
    that follows the stream has to get the match from time to time.

    The phone that sends this request becomes a scorekeeper of the new match; `seat` in the answer is the
    seat of its player there.
    """
    key = idempotency_key()
    return _opened(matches.rematch(caller(match_id), OpeningKey(key, fingerprint(None))))


def _opened(view: OpenedMatchView) -> Response:
    return answer(as_json(view), 201, {"Location": f"/v1/matches/{view.match.id}"})


@blueprint.route("/v1/matches/<match_id>")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(ConditionSchema, location="headers")
@blueprint.arguments(LookSchema, location="query")
@blueprint.response(200, ref("Match"))
@blueprint.alt_response(304, description="Nothing has changed")
def look(_condition: object, query: MatchOptions, match_id: str) -> Response:
    """Get a match as it is now, or as it was after an entry."""
    who = remembered_caller(match_id)

    def respond(is_known: IsKnown) -> Response | None:
        with nullcontext() if query["at"] is None else rate_limits.counted_work():
            match = match_views.view_match(who, query["at"], query["may"], query["kit"], is_known)
        return None if match is None else answer(as_json(match))

    return conditional_response(query, respond)


@blueprint.route("/v1/matches/<match_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def erase(match_id: str) -> Response:
    """Erase a match: all its entries and all names are deleted. A group keeps its people."""
    matches.erase(caller(match_id))
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/seats/<int:seat>/tokens", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=TOKEN)
@blueprint.response(201, ref("SeatToken"))
def issue_seat_token(match_id: str, seat: int) -> Response:
    """Issue a new token for a seat; the old token of the seat is revoked."""
    token = matches.issue_seat_token(caller(match_id), seat, idempotency_key())
    return answer(as_json(SeatTokenView(Seat(seat), token)), 201)


@blueprint.route("/v1/matches/<match_id>/tokens", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=TOKEN)
@blueprint.response(201, ref("KeeperToken"))
def issue_keeper_token(match_id: str) -> Response:
    """Issue a new scorekeeper's token to the scorekeeper or the group, for example after a phone was lost."""
    token = matches.another_keeper_token(caller(match_id), idempotency_key())
    return answer(as_json(KeeperTokenView(token)), 201)


@blueprint.route("/v1/matches/<match_id>/seats/<int:seat>/name", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def forget_name(match_id: str, seat: int) -> Response:
    """Erase a player's name from a match. The game stays, and so do remarks that mention the name."""
    erasure.forget_seat(caller(match_id), seat)
    return Response(status=204)

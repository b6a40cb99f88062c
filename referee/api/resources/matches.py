"""Routes that open, return and erase matches, erase the name of a player, and issue tokens of a match."""

from contextlib import nullcontext
from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.conditions import conditional_response
from referee.api.http.requests import (
    IDEMPOTENCY_KEY_PARAMETER,
    OPENAPI_TOKEN_REQUIRED,
    IfNoneMatchHeaderSchema,
    caller_from_cache_or_database,
    group_id_of_token_or_none,
    idempotency_key,
    request_fingerprint,
    require_caller,
)
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.codec import PersonNameField, field_for_type, schema_for_dataclass, to_json_text, to_json_value
from referee.games import GAMES
from referee.kit.bounds import MOST_CHARACTERS_OF_NAME
from referee.kit.quantities import LEAST_OFFSET, MOST_OFFSET, UTCOffset
from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.model.state import Rules
from referee.match.table.faces import Face, indexes_of_duplicate_faces
from referee.presenters.matches import OpenedMatchView
from referee.presenters.tokens import KeeperTokenView, SeatTokenView
from referee.services import erasure, match_views, matches
from referee.services.match_views import ClientHasEdition
from referee.services.matches import MatchOpeningData, OpeningIdempotencyKey, find_faults_of_new_opening

blueprint = Blueprint(
    "matches", __name__, description=("Matches: open, read and erase them, and issue their tokens.")
)


class SentMatchOpening(TypedDict):
    """The body of a request that opens a match."""

    game: str
    seats: list[str]
    rules: Rules
    faces: list[Face | None]
    utc_offset: UTCOffset | None


class MatchOptions(TypedDict):
    """Query parameters of a request for a match. `may` and `kit` choose optional parts of the answer.

    The match is returned as it was after the entry with the number `at`, or in its current state if `at` is
    None.
    """

    may: bool
    kit: bool
    at: int | None


class OpeningSchema(ma.Schema):
    """The game, the names of the players in clockwise order, and the rules."""

    class Meta:
        unknown = ma.RAISE

    game = ma.fields.String(required=True, validate=ma.validate.OneOf(list(GAMES)))
    seats = ma.fields.List(
        PersonNameField(validate=ma.validate.Length(1, MOST_CHARACTERS_OF_NAME)),
        required=True,
        validate=ma.validate.Length(1, 20),
    )
    rules = ma.fields.Nested(schema_for_dataclass(Rules, ()), load_default=Rules)
    faces = ma.fields.List(
        field_for_type(Face | None, ()),
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
    def check_opening(self, data: SentMatchOpening, **kwargs: object) -> None:
        """Raise ValidationError for names or rules that the game does not allow.

        Also raise the error if two seats have the same avatar, or if `faces` has the wrong length.
        """
        if wrong := find_faults_of_new_opening(_match_opening(data)) | _avatar_errors(
            data["faces"], len(data["seats"])
        ):
            raise ma.ValidationError(wrong)


def _avatar_errors(faces: list[Face | None], seats: int) -> dict[str, Any]:
    if faces and len(faces) != seats:
        return {"faces": [tell("error-faces-for-each-seat")]}
    twice = indexes_of_duplicate_faces(faces)
    return {"faces": {place: [tell("error-face-taken")] for place in twice}} if twice else {}


def _match_opening(data: SentMatchOpening, group: str | None = None) -> MatchOpeningData:
    faces = {Seat(place): face for place, face in enumerate(data["faces"]) if face is not None}
    return MatchOpeningData(
        GAMES[data["game"]], data["seats"], data["rules"], group, faces=faces, utc_offset=data["utc_offset"]
    )


class MatchOptionsSchema(ma.Schema):
    """Query parameters for a match. Loads as MatchOptions."""

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


@blueprint.route("/v1/matches", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.doc(security=[{}, *OPENAPI_TOKEN_REQUIRED])
@blueprint.arguments(OpeningSchema)
@blueprint.response(201, ref("OpenedMatch"))
def open_match(opening: SentMatchOpening) -> Response:
    """Open a match; the answer has the scorekeeper's token.

    With a group's token, the match is opened in that group. Each seat belongs to the person of the group who
    has the same name. People keep their avatars from earlier matches. If `faces` has another avatar for a
    person, the person keeps the new avatar from then on.

    Until the first claim, anybody who knows the Idempotency-Key can get the token: make the key long and
    random.
    """
    key = cells.idempotency_key_for_new_match()
    group = group_id_of_token_or_none()
    body = {
        "game": opening["game"],
        "seats": opening["seats"],
        "rules": to_json_value(opening["rules"]),
        **({"group": group} if group else {}),
        **({"faces": opening["faces"]} if opening["faces"] else {}),
        **({} if opening["utc_offset"] is None else {"utc_offset": opening["utc_offset"]}),
    }
    return _opened_match_response(
        matches.open_match(
            _match_opening(opening, group), OpeningIdempotencyKey(key, request_fingerprint(body))
        )
    )


@blueprint.route("/v1/matches/<match_id>/rematch", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(201, ref("OpenedMatch"))
def open_rematch(match_id: str) -> Response:
    """Open a match with the same people and the same rules; the player who would deal next deals first.

    A match has one rematch. If another phone has already opened it, the answer to any key is that rematch,
    with another scorekeeper's token. A second rematch can be opened only if the tickets of the first one were
    revoked, or if the first one was erased. A match in which nothing was scored has no rematch (409
    `nothing-scored`).

    From then on, the old match shows the id of the rematch in `rematch`. The other phones of the old match
    may join the rematch with the tokens that they already have. No logbook entry announces the rematch. So a
    client that follows the stream has to get the old match from time to time.

    The phone that sends this request becomes a scorekeeper of the rematch. `seat` in the answer is the seat
    of the phone's player in the rematch.
    """
    key = idempotency_key()
    return _opened_match_response(
        matches.open_or_join_rematch(
            require_caller(match_id), OpeningIdempotencyKey(key, request_fingerprint(None))
        )
    )


def _opened_match_response(view: OpenedMatchView) -> Response:
    return json_response(to_json_text(view), 201, {"Location": f"/v1/matches/{view.match.id}"})


@blueprint.route("/v1/matches/<match_id>")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(IfNoneMatchHeaderSchema, location="headers")
@blueprint.arguments(MatchOptionsSchema, location="query")
@blueprint.response(200, ref("Match"))
@blueprint.alt_response(304, description="Nothing has changed")
def get_match(_condition: object, query: MatchOptions, match_id: str) -> Response:
    """Get a match as it is now, or as it was after an entry."""
    who = caller_from_cache_or_database(match_id)

    def respond(is_known: ClientHasEdition) -> Response | None:
        with nullcontext() if query["at"] is None else rate_limits.counted_computation():
            match = match_views.view_match(who, query["at"], query["may"], query["kit"], is_known)
        return None if match is None else json_response(to_json_text(match))

    return conditional_response(query, respond)


@blueprint.route("/v1/matches/<match_id>", methods=["DELETE"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(204)
def erase_match(match_id: str) -> Response:
    """Erase a match: all its entries and all names are deleted. A group keeps its people."""
    matches.erase_match(require_caller(match_id))
    return Response(status=204)


@blueprint.route(
    "/v1/matches/<match_id>/seats/<int:seat>/tokens", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER]
)
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(201, ref("SeatToken"))
def issue_seat_token(match_id: str, seat: int) -> Response:
    """Issue a new token for a seat; the old token of the seat is revoked."""
    token = matches.issue_seat_token(require_caller(match_id), seat, idempotency_key())
    return json_response(to_json_text(SeatTokenView(Seat(seat), token)), 201)


@blueprint.route("/v1/matches/<match_id>/tokens", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(201, ref("KeeperToken"))
def issue_keeper_token(match_id: str) -> Response:
    """Issue a new scorekeeper's token, for example after a phone was lost. Only the scorekeeper or the group
    may ask for it."""
    token = matches.issue_another_scorekeeper_token(require_caller(match_id), idempotency_key())
    return json_response(to_json_text(KeeperTokenView(token)), 201)


@blueprint.route("/v1/matches/<match_id>/seats/<int:seat>/name", methods=["DELETE"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(204)
def forget_name(match_id: str, seat: int) -> Response:
    """Erase a player's name from a match. The game stays, and so do remarks that mention the name."""
    erasure.erase_name_of_seat(require_caller(match_id), seat)
    return Response(status=204)

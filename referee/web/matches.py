"""Opening a match, looking at it, erasing it, and tokens for its seats."""

import marshmallow as ma
from flask import Response, request
from werkzeug.http import generate_etag

from referee.desk import looking, matches
from referee.games import GAMES
from referee.match.agreement import faults
from referee.match.state import Rules
from referee.web.api import Blueprint, answer
from referee.web.requests import KEY_HEADER, TOKEN, caller, fingerprint, idempotency_key
from referee.web.shapes import ref
from referee.wire import LONGEST_NAME, Text, as_json, dump, schema_of

blueprint = Blueprint("matches", __name__, description="Matches: who plays what, and how it stands.")


class OpeningSchema(ma.Schema):
    """The people in the order in which they sit, clockwise, and what they play by."""

    class Meta:
        unknown = ma.RAISE

    game = ma.fields.String(required=True, validate=ma.validate.OneOf(list(GAMES)))
    seats = ma.fields.List(
        Text(validate=ma.validate.Length(1, LONGEST_NAME)), required=True, validate=ma.validate.Length(1, 20)
    )
    rules = ma.fields.Nested(schema_of(Rules, ()), load_default=Rules)

    @ma.validates_schema
    def check(self, data: dict, **kwargs: object) -> None:
        game, names = GAMES[data["game"]], data["seats"]
        fewest, most = game.seats
        if not fewest <= len(names) <= most:
            raise ma.ValidationError(f"{game.title} is played by {fewest} to {most} people.", "seats")
        if len({name.casefold() for name in names}) < len(names):
            raise ma.ValidationError("Two people have the same name.", "seats")
        if wrong := faults(game, data["rules"], len(names)):
            raise ma.ValidationError({"rules": wrong})


class LookSchema(ma.Schema):
    """What to look at."""

    may = ma.fields.Boolean(
        load_default=False, metadata={"description": "Also say what may be claimed now, and what follows."}
    )
    at = ma.fields.Integer(
        load_default=None,
        validate=ma.validate.Range(1, 10_000_000),
        metadata={"description": "The match as it stood after this entry."},
    )


class ConditionSchema(ma.Schema):
    """Which answer the phone has already; Werkzeug reads it."""

    if_none_match = ma.fields.String(
        data_key="If-None-Match", metadata={"description": "The ETag of the answer the phone has."}
    )


@blueprint.route("/v1/matches", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.arguments(OpeningSchema)
@blueprint.response(201, ref("OpenedMatch"))
def open_match(opening: dict) -> Response:
    """Open a match; the answer carries the scorekeeper's token.

    The key is as good as a token until something has been claimed: make it long and random.
    """
    key = idempotency_key()
    game = GAMES[opening["game"]]
    told = {
        "game": game.name,
        "seats": opening["seats"],
        "rules": dump(opening["rules"]),
    }
    opened = matches.open_match(game, opening["seats"], opening["rules"], key, fingerprint(told))
    return answer(as_json(opened), 201, {"Location": f"/v1/matches/{opened['id']}"})


@blueprint.route("/v1/matches/<match_id>")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(ConditionSchema, location="headers")
@blueprint.arguments(LookSchema, location="query")
@blueprint.response(200, ref("Match"))
@blueprint.alt_response(304, description="Nothing has changed")
def look(_condition: dict, query: dict, match_id: str) -> Response:
    """The match as it stands, or as it stood after an entry."""
    told = looking.look(caller(match_id), query["at"], query["may"])
    text = as_json(told)
    response = answer(
        text, headers={"ETag": f'"{generate_etag(text.encode())}"', "Cache-Control": "private, no-cache"}
    )
    return response.make_conditional(request)


@blueprint.route("/v1/matches/<match_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def erase(match_id: str) -> Response:
    """Erase a match with all that was said in it and everybody's names."""
    matches.erase(caller(match_id))
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/seats/<int:seat>/tokens", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=TOKEN)
@blueprint.response(201, ref("SeatToken"))
def issue_seat_token(match_id: str, seat: int) -> Response:
    """A new token for a seat; the one it had is revoked."""
    idempotency_key()
    token = matches.issue_seat_token(caller(match_id), seat)
    return answer(as_json({"seat": seat, "token": token}), 201)

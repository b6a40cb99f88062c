"""Routes for joining a match: with a ticket, with a spoken code, or from an old match into its rematch.

With a ticket, a phone joins at once. With a spoken code, a phone sends a join request (knock). The phone
joins after the scorekeeper has accepted the request.
"""

from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import (
    IDEMPOTENCY_KEY_PARAMETER,
    OPENAPI_TOKEN_REQUIRED,
    bearer_token_or_empty,
    idempotency_key,
    require_bearer_secret,
)
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.codec import BooleanField, LoadedData, PersonNameField, to_json_text, whole_number_field
from referee.kit.bounds import MOST_CHARACTERS_OF_NAME
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.services import joining, phones
from referee.services.joining import JoinWish
from referee.storage.invitations import normalize_spoken_code

blueprint = Blueprint(
    "joining", __name__, description=("Joining a match with a ticket, a spoken code, or a rematch.")
)

MOST_CHARACTERS_OF_SECRET = 100
"""Maximum number of characters of a ticket, a code or an id."""


def secret_field(**kwargs: Any) -> ma.fields.String:
    """Return a field for a ticket, a code or an id. The field checks only the length of the text.

    For malformed text, the service answers that no such ticket, code or id exists.
    """
    return ma.fields.String(validate=ma.validate.Length(1, MOST_CHARACTERS_OF_SECRET), **kwargs)


def optional_seat_field() -> ma.fields.Field[Any]:
    """Return a field for an optional seat. The default is None."""
    return whole_number_field(Seat, load_default=None, allow_none=True)


class SeatsOfTicketBody(TypedDict):
    """The body of a request for the seats that a ticket offers. `ticket` is the part of the ticket's link
    after `#t=`."""

    ticket: str


class JoinBody(TypedDict):
    """The body of a request to join a match. Exactly one of `ticket`, `knock` and `rematch` is a string; the
    other two are None."""

    ticket: str | None
    knock: str | None
    rematch: str | None
    seat: Seat | None
    watch: bool


class SentJoinRequest(TypedDict):
    """The body of a join request: the spoken code, the name of the person, and whether to watch only."""

    code: str
    name: str
    watch: bool


class TicketShownSchema(ma.Schema):
    """A ticket. Send the part of its link after `#t=`."""

    class Meta:
        unknown = ma.RAISE

    ticket = secret_field(required=True)


class JoinSchema(ma.Schema):
    """Exactly one of `ticket`, `knock` and `rematch`. With a `table` ticket, also send your `seat`, or
    `watch`. With a `keeper` ticket, send a `seat` only if you also play. With an accepted join request
    (`knock`) or a `rematch`, send nothing else."""

    class Meta:
        unknown = ma.RAISE

    ticket = secret_field(load_default=None)
    knock = secret_field(load_default=None)
    rematch = secret_field(
        load_default=None, metadata={"description": ("The id that the old match shows as its `rematch`.")}
    )
    seat = optional_seat_field()
    watch = BooleanField(load_default=False)

    @ma.validates_schema
    def check_one_way_to_join(self, data: LoadedData, **kwargs: object) -> None:
        """Raise ValidationError unless exactly one of `ticket`, `knock` and `rematch` is sent.

        Also raise the error if `seat` or `watch` is sent without a ticket, or if both are sent.
        """
        if [data["ticket"], data["knock"], data["rematch"]].count(None) != 2:
            raise ma.ValidationError(tell("error-join-one-of"), "ticket")
        if data["ticket"] is None and (data["seat"] is not None or data["watch"]):
            raise ma.ValidationError(tell("error-join-seat-known"), "seat")
        if data["watch"] and data["seat"] is not None:
            raise ma.ValidationError(tell("error-send-seat-or-watch"), "seat")


class KnockingSchema(ma.Schema):
    """The code that was read out, and the name of the person who wants to join. Blanks and capitals in the
    code make no difference. With `watch`, the person joins as a watcher and not as a player."""

    class Meta:
        unknown = ma.RAISE

    code = secret_field(required=True)
    name = PersonNameField(required=True, validate=ma.validate.Length(1, MOST_CHARACTERS_OF_NAME))
    watch = BooleanField(load_default=False)


@blueprint.route("/v1/doors", methods=["POST"])
@blueprint.arguments(TicketShownSchema)
@blueprint.response(200, ref("Door"))
def show_seats_of_ticket(sent: SeatsOfTicketBody) -> Response:
    """Show the seats that a ticket offers. Nothing is stored."""
    cells.check_cell_of_secret(sent["ticket"])
    with rate_limits.counted_use_of_secret(sent["ticket"]):
        door = joining.view_match_by_ticket(sent["ticket"])
    return json_response(to_json_text(door))


@blueprint.route("/v1/joins", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.doc(security=[{}, *OPENAPI_TOKEN_REQUIRED])
@blueprint.arguments(JoinSchema)
@blueprint.response(201, ref("Joined"))
def join_match(wanted: JoinBody) -> Response:
    """Join a match; the answer has this phone's token, and the match as it is now.

    To join after an accepted join request (knock), send the token of the knock. It works only once. With a
    ticket, a phone that is already in this match may send its token. Then the phone gets its new role, and
    the old token stops working. A retry with the same key and the same ticket or knock returns the same phone
    with a new token.

    To join a rematch, send the id of the rematch as `rematch`, and the token of the old match. That token
    stays valid. The phone keeps the role that it has in the old match: keeper, seat or watcher. The phone of
    a player who left the old match becomes a watcher. If the phone joins the same rematch again, with any
    key, the answer has the same phone with a new token.

    Only the newest rematch can be joined. Nobody can join it after its tickets were revoked, or after one of
    its scorekeepers' phones was removed. A phone that a scorekeeper has removed from any of these matches
    cannot join, with any of its tokens.
    """
    key = idempotency_key()
    if wanted["rematch"] is not None:
        cells.check_cell_of_id(wanted["rematch"])
        token = require_bearer_secret("old-match")
        with rate_limits.counted_use_of_secret(token):
            joined = joining.join_rematch(token, wanted["rematch"])
    elif wanted["knock"] is not None:
        cells.check_cell_of_id(wanted["knock"])
        token = require_bearer_secret("knock")
        with rate_limits.counted_use_of_secret(token):
            joined = joining.join_after_knock(token, wanted["knock"], key)
    else:
        wish, ticket = JoinWish(wanted["seat"], wanted["watch"]), not_none(wanted["ticket"])
        cells.check_cell_of_secret(ticket)
        with rate_limits.counted_use_of_secret(ticket, phones.lasting_phone_id(bearer_token_or_empty())):
            joined = joining.join_with_ticket(ticket, wish, key, bearer_token_or_empty())
    return json_response(to_json_text(joined), 201, {"Location": f"/v1/matches/{joined.match.id}"})


@blueprint.route("/v1/knocks", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.arguments(KnockingSchema)
@blueprint.response(201, ref("OpenedKnock"))
def send_join_request(sent: SentJoinRequest) -> Response:
    """Ask the scorekeeper to let you join, with your name. Until the scorekeeper accepts, no data of the
    match is returned.

    If you ask again with the same name from the same network, the new request replaces the one that is not
    answered yet. At most eight requests may wait for one match, and at most five of them from one network.
    Above that, the answer is 409 `crowded`.
    """
    key = idempotency_key()
    cells.check_cell_of_spoken_code(sent["code"])
    with rate_limits.counted_use_of_spoken_code(normalize_spoken_code(sent["code"])):
        network = rate_limits.client_site()
        opened = joining.knock_with_spoken_code(sent["code"], sent["name"], sent["watch"], key, network)
    return json_response(to_json_text(opened), 201, {"Location": f"/v1/knocks/{opened.knock.knock}"})


@blueprint.route("/v1/knocks/<knock_id>")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Knock"))
def show_join_request(knock_id: str) -> Response:
    """Show whether the scorekeeper has answered your join request. Needs the token of the knock."""
    return json_response(to_json_text(joining.view_knock(require_bearer_secret("knock"), knock_id)))

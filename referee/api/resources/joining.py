"""Joining a match: at once with a ticket, or with a spoken code after the scorekeeper has accepted."""

from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import KEY_HEADER, TOKEN, bearer, bearer_secret, idempotency_key
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import Data, Name, YesOrNo, as_json, whole_of
from referee.kit.bounds import LONGEST_NAME
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.services import joining, phones
from referee.services.joining import Wish
from referee.storage.invitations import normalized_code

blueprint = Blueprint(
    "joining", __name__, description=("Joining a match with a ticket, a spoken code, or a rematch.")
)

LONGEST_SECRET = 100
"""Maximum number of characters of a ticket, a code or an id."""


def secret_text(**kwargs: Any) -> ma.fields.String:
    """Return the field of a ticket, a code or an id. Malformed text is no error: it is not found."""
    return ma.fields.String(validate=ma.validate.Length(1, LONGEST_SECRET), **kwargs)


def seat_or_none() -> ma.fields.Field[Any]:
    """Return the field of an optional seat."""
    return whole_of(Seat, load_default=None, allow_none=True)


class SentTicket(TypedDict):
    """The part of the link after `#t=`."""

    ticket: str


class SentWayIn(TypedDict):
    """Exactly one of `ticket`, `knock` and `rematch`; the others are None."""

    ticket: str | None
    knock: str | None
    rematch: str | None
    seat: Seat | None
    watch: bool


class SentKnock(TypedDict):
    """The code that was read out, and the name of the person who wants to join."""

    code: str
    name: str
    watch: bool


class TicketShownSchema(ma.Schema):
    """The part of the link after `#t=`."""

    class Meta:
        unknown = ma.RAISE

    ticket = secret_text(required=True)


class JoinSchema(ma.Schema):
    """Exactly one of `ticket`, `knock` and `rematch`. With a `table` ticket, also send your `seat`, or
    `watch`. With a `keeper` ticket, send a `seat` only if you also play. With an accepted join request
    (`knock`) or a `rematch`, send nothing else."""

    class Meta:
        unknown = ma.RAISE

    ticket = secret_text(load_default=None)
    knock = secret_text(load_default=None)
    rematch = secret_text(
        load_default=None, metadata={"description": ("The id that the old match shows as its `rematch`.")}
    )
    seat = seat_or_none()
    watch = YesOrNo(load_default=False)

    @ma.validates_schema
    def check(self, data: Data, **kwargs: object) -> None:
        """Raise ValidationError unless exactly one way in is sent; only a ticket allows `seat` or `watch`."""
        if [data["ticket"], data["knock"], data["rematch"]].count(None) != 2:
            raise ma.ValidationError("Send exactly one of `ticket`, `knock` and `rematch`.", "ticket")
        if data["ticket"] is None and (data["seat"] is not None or data["watch"]):
            raise ma.ValidationError("Your seat is already known: do not send `seat` or `watch`.", "seat")
        if data["watch"] and data["seat"] is not None:
            raise ma.ValidationError('Send either `seat` or `"watch": true`.', "seat")


class KnockingSchema(ma.Schema):
    """The code that was read out, with or without blanks and capitals, and the name of the person who wants
    to join: as a player, or to `watch`."""

    class Meta:
        unknown = ma.RAISE

    code = secret_text(required=True)
    name = Name(required=True, validate=ma.validate.Length(1, LONGEST_NAME))
    watch = YesOrNo(load_default=False)


@blueprint.route("/v1/doors", methods=["POST"])
@blueprint.arguments(TicketShownSchema)
@blueprint.response(200, ref("Door"))
def look_in(sent: SentTicket) -> Response:
    """Show the seats that a ticket offers. Nothing is stored."""
    cells.check_secret(sent["ticket"])
    with rate_limits.counted_secret(sent["ticket"]):
        door = joining.present_door(sent["ticket"])
    return answer(as_json(door))


@blueprint.route("/v1/joins", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=[{}, *TOKEN])
@blueprint.arguments(JoinSchema)
@blueprint.response(201, ref("Joined"))
def join(wanted: SentWayIn) -> Response:
    """Join a match; the answer has this phone's token, and the match as it is now.

    To join after an accepted join request, send the token of the knock; it works only once. With a ticket, a
    phone that is already in this match may send its token: it then gets its new role, and the old token stops
    working. A retry with the same key and the same ticket or knock returns the same phone with a new token.

    To join a rematch, send the id of the rematch as `rematch`, and the token of the old match. That token
    stays valid. The phone keeps the role that it has in the old match: keeper, seat or watcher. The phone of
    a player who left the old match becomes a watcher. Only the newest rematch can be joined, and only until
    its tickets are revoked or one of its scorekeepers' phones is removed. A phone that a scorekeeper has
    removed from any of these matches cannot join, with any of its tokens. Another request, with any key,
    returns the same phone with a new token.
    """
    key = idempotency_key()
    if wanted["rematch"] is not None:
        cells.check_id(wanted["rematch"])
        token = bearer_secret("the token of the old match")
        with rate_limits.counted_secret(token):
            joined = joining.join_rematch(token, wanted["rematch"])
    elif wanted["knock"] is not None:
        cells.check_id(wanted["knock"])
        token = bearer_secret("the token of the knock")
        with rate_limits.counted_secret(token):
            joined = joining.join_after_knock(token, wanted["knock"], key)
    else:
        wish, ticket = Wish(wanted["seat"], wanted["watch"]), known(wanted["ticket"])
        cells.check_secret(ticket)
        with rate_limits.counted_secret(ticket, phones.lasting_id(bearer())):
            joined = joining.join_with_ticket(ticket, wish, key, bearer())
    return answer(as_json(joined), 201, {"Location": f"/v1/matches/{joined.match.id}"})


@blueprint.route("/v1/knocks", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.arguments(KnockingSchema)
@blueprint.response(201, ref("OpenedKnock"))
def knock(sent: SentKnock) -> Response:
    """Ask the scorekeeper to let you join, with your name. Until the scorekeeper accepts, no data of the
    match is returned.

    A request replaces an unanswered one with the same name from the same network. Eight requests may wait for
    one match, five of them from one network (409 `crowded`)."""
    key = idempotency_key()
    cells.check_code(sent["code"])
    with rate_limits.counted_code(normalized_code(sent["code"])):
        network = rate_limits.site()
        opened = joining.knock(sent["code"], sent["name"], sent["watch"], key, network)
    return answer(as_json(opened), 201, {"Location": f"/v1/knocks/{opened.knock.knock}"})


@blueprint.route("/v1/knocks/<knock_id>")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Knock"))
def look_at_knock(knock_id: str) -> Response:
    """Show whether the scorekeeper has answered your join request. Needs the token of the knock."""
    return answer(as_json(joining.look_at_knock(bearer_secret("the token of the knock"), knock_id)))

"""Coming in: with a ticket at once, with a spoken code after the scorekeeper has said yes."""

from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import KEY_HEADER, TOKEN, bearer, idempotency_key, secret
from referee.api.middleware import rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import LONGEST_NAME, Data, Name, YesOrNo, as_json, whole
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.services import joining
from referee.services.joining import Wish
from referee.storage.invitations import as_meant

blueprint = Blueprint("joining", __name__, description="How a phone comes in.")

LONGEST_SECRET = 100


def secret_text(**kwargs: Any) -> ma.fields.String:
    """A ticket, a code or an id. What none looks like is no error of its own: it leads nowhere."""
    return ma.fields.String(validate=ma.validate.Length(1, LONGEST_SECRET), **kwargs)


def seat_or_none() -> ma.fields.Field[Any]:
    return whole(Seat, load_default=None, allow_none=True)


class TicketShown(TypedDict):
    """What stands behind `#t=` in the link."""

    ticket: str


class WayInShown(TypedDict):
    """One of the three ways in; the others are None."""

    ticket: str | None
    knock: str | None
    rematch: str | None
    seat: Seat | None
    watch: bool


class Knocking(TypedDict):
    """The code that was heard, and who knocks."""

    code: str
    name: str
    watch: bool


class TicketShownSchema(ma.Schema):
    """What stands behind `#t=` in the link."""

    class Meta:
        unknown = ma.RAISE

    ticket = secret_text(required=True)


class JoinSchema(ma.Schema):
    """With a ticket of the table: your seat, or `watch`. With a scorekeeper's: a seat, if you play as well.
    With a knock that was admitted, or with the `rematch` of the match that a phone is in: nothing more."""

    class Meta:
        unknown = ma.RAISE

    ticket = secret_text(load_default=None)
    knock = secret_text(load_default=None)
    rematch = secret_text(
        load_default=None, metadata={"description": "The id that the match before tells as its `rematch`."}
    )
    seat = seat_or_none()
    watch = YesOrNo(load_default=False)

    @ma.validates_schema
    def check(self, data: Data, **kwargs: object) -> None:
        if [data["ticket"], data["knock"], data["rematch"]].count(None) != 2:
            raise ma.ValidationError("Show a ticket, or name a knock or a rematch.", "ticket")
        if data["ticket"] is None and (data["seat"] is not None or data["watch"]):
            raise ma.ValidationError("Where you sit has been said: leave it out.", "seat")
        if data["watch"] and data["seat"] is not None:
            raise ma.ValidationError("Say a seat, or watch: true.", "seat")


class KnockingSchema(ma.Schema):
    """The code that was spoken, however it is typed, and who wants to come in: to play, or to `watch`."""

    class Meta:
        unknown = ma.RAISE

    code = secret_text(required=True)
    name = Name(required=True, validate=ma.validate.Length(1, LONGEST_NAME))
    watch = YesOrNo(load_default=False)


@blueprint.route("/v1/doors", methods=["POST"])
@blueprint.arguments(TicketShownSchema)
@blueprint.response(200, ref("Door"))
def look_in(shown: TicketShown) -> Response:
    """What a ticket lets one choose from. Nothing is stored."""
    with rate_limits.showing(shown["ticket"]):
        told = joining.look_in(shown["ticket"])
    return answer(as_json(told))


@blueprint.route("/v1/joins", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=[{}, *TOKEN])
@blueprint.arguments(JoinSchema)
@blueprint.response(201, ref("Joined"))
def join(wanted: WayInShown) -> Response:
    """Come in; the answer carries this phone's token, and the match as it stands.

    With a knock the token of the knock is sent, and is good once. With a ticket a phone may send the token
    that it has of this match: it changes over, and the older token ends. A retry with the same key and the
    same ticket or knock gets the same phone with a newly issued token.

    To a rematch a phone comes with its id as `rematch` and the token that it has of the match before, which
    stays good. It is what it is there: keeper, seat or watcher; who has left watches. Only the newest rematch
    lets it in, until its door is closed or a keeper is sent away from it. Asking again, with any key, is the
    same phone with a new token.
    """
    key = idempotency_key()
    if wanted["rematch"] is not None:
        token = secret("the token of the match before")
        with rate_limits.showing(token):
            told = joining.go_along(token, wanted["rematch"])
    elif wanted["knock"] is not None:
        token = secret("the token of the knock")
        with rate_limits.showing(token):
            told = joining.join_after_knock(token, wanted["knock"], key)
    else:
        wish, ticket = Wish(wanted["seat"], wanted["watch"]), known(wanted["ticket"])
        with rate_limits.showing(ticket):
            told = joining.join_with_ticket(ticket, wish, key, bearer())
    return answer(as_json(told), 201, {"Location": f"/v1/matches/{told.match.id}"})


@blueprint.route("/v1/knocks", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.arguments(KnockingSchema)
@blueprint.response(201, ref("OpenedKnock"))
def knock(said: Knocking) -> Response:
    """Stand before the scorekeeper with a name. Until that is answered nothing of the match is told."""
    key = idempotency_key()
    with rate_limits.speaking(as_meant(said["code"])):
        told = joining.knock(said["code"], said["name"], said["watch"], key)
    return answer(as_json(told), 201, {"Location": f"/v1/knocks/{told.knock.knock}"})


@blueprint.route("/v1/knocks/<knock_id>")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Knock"))
def look_at_knock(knock_id: str) -> Response:
    """Whether the scorekeeper has answered, for the phone that knocked."""
    return answer(as_json(joining.look_at_knock(secret("the token of the knock"), knock_id)))

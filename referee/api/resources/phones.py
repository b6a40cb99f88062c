"""The phones of a match, and how others join: tickets, spoken codes and join requests."""

import io
from typing import TypedDict

import marshmallow as ma
import segno
from flask import Response

from referee.api.http.requests import KEY_HEADER, TOKEN, caller, idempotency_key
from referee.api.middleware.addresses import full_url
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.api.resources.joining import seat_or_none
from referee.codec import YesOrNo, as_json
from referee.kit.seats import Seat
from referee.presenters.joining import TicketView
from referee.services import joining, phones
from referee.services.joining import Wish
from referee.storage.invitations import TicketRole

blueprint = Blueprint(
    "phones",
    __name__,
    description=("The phones of a match, and the tickets, codes and join requests of others."),
)


class WantedTicketSchema(ma.Schema):
    """Who may join with the ticket. `table`: everybody at the table, until it is revoked. `keeper`: one more
    scorekeeper, once, within ten minutes."""

    class Meta:
        unknown = ma.RAISE

    role = ma.fields.String(load_default="table", validate=ma.validate.OneOf(["table", "keeper"]))


class KnockDecision(TypedDict):
    """Whether the person may join, and in which seat."""

    admit: bool
    seat: Seat | None
    watch: bool


class WantedTicket(TypedDict):
    """Who may join with the ticket."""

    role: TicketRole


class KnockAnsweredSchema(ma.Schema):
    """Accept or reject a join request. If you accept it, also send the `seat`, or `"watch": true`."""

    class Meta:
        unknown = ma.RAISE

    admit = YesOrNo(required=True)
    seat = seat_or_none()
    watch = YesOrNo(load_default=False)

    @ma.validates_schema
    def check(self, data: KnockDecision, **kwargs: object) -> None:
        """Raise ValidationError unless an accepted request, and no rejected one, has a seat or `watch`."""
        says_where = [data["seat"] is not None, data["watch"]].count(True)
        if says_where != int(data["admit"]):
            raise ma.ValidationError(WHERE_TO if data["admit"] else NOWHERE, "seat")


WHERE_TO = 'Send either `seat` or `"watch": true`.'
NOWHERE = "Do not send `seat` or `watch` if you reject the request."


class RemovalOptions(TypedDict):
    """How to remove a phone."""

    close_invitations: bool


class RemovingSchema(ma.Schema):
    """How to remove a phone."""

    close_invitations = ma.fields.Boolean(
        load_default=False,
        metadata={
            "description": (
                "Also revoke all tickets and spoken codes of the match, so that the person cannot come back "
                "with one of them. Only the scorekeeper may do that."
            )
        },
    )


@blueprint.route("/v1/matches/<match_id>/tickets", methods=["POST"])
@blueprint.doc(security=TOKEN, parameters=[KEY_HEADER])  # of POST alone: GET has no key
@blueprint.arguments(WantedTicketSchema)
@blueprint.response(201, ref("Ticket"))
def issue_ticket(wanted: WantedTicket, match_id: str) -> Response:
    """Create an invitation (ticket) with its link and QR code. Older tickets stay valid until they are
    revoked.

    A retry with the same key returns the same ticket with a new secret; the old secret stops working.
    """
    ticket, secret = joining.issue_ticket(caller(match_id), wanted["role"], idempotency_key())
    link = f"/#t={secret}"
    url = full_url(link)
    view = TicketView(ticket.id, ticket.role, secret, ticket.expires_at, link, qr(url), url)
    return answer(as_json(view), 201)


@blueprint.route("/v1/matches/<match_id>/tickets")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Tickets"))
def tickets(match_id: str) -> Response:
    """List the valid tickets, without their secrets."""
    return answer(as_json(joining.tickets(caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/tickets", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def close(match_id: str) -> Response:
    """Revoke all tickets and spoken codes, so that no more phones can join, from an old match either. Phones
    that have already joined stay, and join requests that are waiting can still be answered."""
    joining.close(caller(match_id))
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/tickets/<ticket_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def revoke_ticket(match_id: str, ticket_id: str) -> Response:
    """Revoke this ticket. Phones that joined with it stay."""
    joining.revoke_ticket(caller(match_id), ticket_id)
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/codes", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=TOKEN)
@blueprint.response(201, ref("SpokenCode"))
def issue_code(match_id: str) -> Response:
    """Create a code to be read out; it is valid for ten minutes. The code before it is valid for one more
    minute. A retry with the same key returns another code instead."""
    return answer(as_json(joining.issue_code(caller(match_id), idempotency_key())), 201)


@blueprint.route("/v1/matches/<match_id>/knocks")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Knocks"))
def knocks(match_id: str) -> Response:
    """List the join requests that are waiting, and those that were accepted but whose phone has not joined
    yet. Get the list every few seconds while the code is shown."""
    return answer(as_json(joining.knocks(caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/knocks/<knock_id>", methods=["POST"])
@blueprint.doc(security=TOKEN)
@blueprint.arguments(KnockAnsweredSchema)
@blueprint.response(200, ref("Knock"))
def answer_knock(decision: KnockDecision, match_id: str, knock_id: str) -> Response:
    """Accept or reject a join request. The answer is valid for ten minutes; an accepted request reserves the
    seat for that time. You can change the answer until the phone has joined."""
    wish = Wish(decision["seat"], decision["watch"])
    return answer(as_json(joining.answer_knock(caller(match_id), knock_id, decision["admit"], wish)))


@blueprint.route("/v1/matches/<match_id>/phones")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Phones"))
def read(match_id: str) -> Response:
    """List the phones that have joined, the first one first."""
    return answer(as_json(phones.phones(caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/phones/<phone_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.arguments(RemovingSchema, location="query")
@blueprint.response(200, ref("RemovedPhone"))
def revoke(wanted: RemovalOptions, match_id: str, phone_id: str) -> Response:
    """Remove a phone. The scorekeeper may remove any phone, everybody else only their own. The last
    scorekeeper's phone cannot be removed until another phone has joined with a `keeper` ticket. Removing any
    scorekeeper's phone revokes all `keeper` tickets. `table` tickets stay valid unless you close the
    invitations: the person could come back with one.

    A phone that the scorekeeper has removed cannot come along to a rematch, not even with a token of an
    earlier match. A phone that has left by itself can. The same request again changes nothing and gets the
    same answer."""
    removed = phones.revoke(caller(match_id), phone_id, wanted["close_invitations"])
    return answer(as_json(removed))


def qr(text: str) -> str:
    """Return the QR code of this text as SVG, dark on white also on a dark page."""
    svg = io.BytesIO()
    segno.make(text, micro=False).save(
        svg, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, light="#fff", nl=False
    )
    return svg.getvalue().decode()

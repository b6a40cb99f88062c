"""What the scorekeeper does at the door: tickets, spoken codes, who waits, and which phones are there."""

import io
from typing import TypedDict

import marshmallow as ma
import segno
from flask import Response

from referee.api.http.requests import KEY_HEADER, TOKEN, caller, idempotency_key
from referee.api.middleware.addresses import whole
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.api.resources.joining import seat_or_none
from referee.codec import YesOrNo, as_json
from referee.kit.seats import Seat
from referee.presenters.joining import TicketView
from referee.services import joining, phones
from referee.services.joining import Wish
from referee.storage.invitations import TicketRole

blueprint = Blueprint("phones", __name__, description="The phones of a match, and how others come in.")


class WantedTicketSchema(ma.Schema):
    """Who may come in with it: the `table`, as long as it is not revoked; or one more `keeper`, once, within
    ten minutes."""

    class Meta:
        unknown = ma.RAISE

    role = ma.fields.String(load_default="table", validate=ma.validate.OneOf(["table", "keeper"]))


class KnockAnswered(TypedDict):
    """Whether somebody may come in, and to where."""

    admit: bool
    seat: Seat | None
    watch: bool


class WantedTicket(TypedDict):
    """What the ticket is for."""

    role: TicketRole


class KnockAnsweredSchema(ma.Schema):
    """Whether somebody who knocked may come in, and then to which seat, or to `watch`."""

    class Meta:
        unknown = ma.RAISE

    admit = YesOrNo(required=True)
    seat = seat_or_none()
    watch = YesOrNo(load_default=False)

    @ma.validates_schema
    def check(self, data: KnockAnswered, **kwargs: object) -> None:
        says_where = [data["seat"] is not None, data["watch"]].count(True)
        if says_where != int(data["admit"]):
            wanted = "Say a seat, or watch: true." if data["admit"] else "Who is not admitted has no seat."
            raise ma.ValidationError(wanted, "seat")


@blueprint.route("/v1/matches/<match_id>/tickets", methods=["POST"])
@blueprint.doc(security=TOKEN, parameters=[KEY_HEADER])  # not the route's: GET has none
@blueprint.arguments(WantedTicketSchema)
@blueprint.response(201, ref("Ticket"))
def issue_ticket(wanted: WantedTicket, match_id: str) -> Response:
    """A ticket, with its link, and the same as a code to scan. Older ones are good until they are revoked.

    A retry with the same key gets the same ticket with a new secret, and the older secret ends.
    """
    ticket, secret = joining.issue_ticket(caller(match_id), wanted["role"], idempotency_key())
    link = f"/#t={secret}"
    url = whole(link)
    told = TicketView(ticket.id, ticket.role, secret, ticket.expires_at, link, qr(url), url)
    return answer(as_json(told), 201)


@blueprint.route("/v1/matches/<match_id>/tickets")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Tickets"))
def tickets(match_id: str) -> Response:
    """The tickets that are good, without their secrets."""
    return answer(as_json(joining.tickets(caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/tickets", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def close(match_id: str) -> Response:
    """Close the door: no ticket and no code that was given out so far lets anybody in. Who is in stays."""
    joining.close(caller(match_id))
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/tickets/<ticket_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def revoke_ticket(match_id: str, ticket_id: str) -> Response:
    """From now on this ticket lets nobody in; who came in with it stays."""
    joining.revoke_ticket(caller(match_id), ticket_id)
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/codes", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=TOKEN)
@blueprint.response(201, ref("SpokenCode"))
def issue_code(match_id: str) -> Response:
    """A code to be read out, good for ten minutes; the one before it is good for one minute more. A retry
    with the same key gets another code in its place."""
    return answer(as_json(joining.issue_code(caller(match_id), idempotency_key())), 201)


@blueprint.route("/v1/matches/<match_id>/knocks")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Knocks"))
def knocks(match_id: str) -> Response:
    """Who waits to be let in, or was admitted and has not come in yet. Look again every few seconds while the
    code is shown."""
    return answer(as_json(joining.knocks(caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/knocks/<knock_id>", methods=["POST"])
@blueprint.doc(security=TOKEN)
@blueprint.arguments(KnockAnsweredSchema)
@blueprint.response(200, ref("Knock"))
def answer_knock(said: KnockAnswered, match_id: str, knock_id: str) -> Response:
    """Let somebody in who knocked, or do not; an answer is good for ten minutes, and an admission keeps the
    seat so long. Until that phone has come in it may be said otherwise."""
    wish = Wish(said["seat"], said["watch"])
    return answer(as_json(joining.answer(caller(match_id), knock_id, said["admit"], wish)))


@blueprint.route("/v1/matches/<match_id>/phones")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Phones"))
def read(match_id: str) -> Response:
    """The phones that are in, the first one first."""
    return answer(as_json(phones.phones(caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/phones/<phone_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def revoke(match_id: str, phone_id: str) -> Response:
    """Send a phone away: the scorekeeper any, everybody the own one. The last that keeps the score hands over
    first, by a ticket for another `keeper`. A scorekeeper's tickets end with any scorekeeper's phone; the
    table's are good until they are revoked, so close the door, too, on somebody who shall not come back."""
    phones.revoke(caller(match_id), phone_id)
    return Response(status=204)


def qr(text: str) -> str:
    """The code to scan as SVG, dark on white whatever the page looks like."""
    svg = io.BytesIO()
    segno.make(text, micro=False).save(
        svg, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, light="#fff", nl=False
    )
    return svg.getvalue().decode()

"""Routes for the phones of a match, and for the tickets, codes and join requests of new phones."""

import io
from typing import TypedDict

import marshmallow as ma
import segno
from flask import Response

from referee.api.http.requests import (
    IDEMPOTENCY_KEY_PARAMETER,
    OPENAPI_TOKEN_REQUIRED,
    idempotency_key,
    require_caller,
)
from referee.api.middleware.addresses import full_url
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.api.resources.joining import optional_seat_field
from referee.codec import BooleanField, to_json_text
from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.presenters.joining import TicketView
from referee.services import joining, phones
from referee.services.joining import JoinWish
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


class JoinRequestDecision(TypedDict):
    """The scorekeeper's answer to a join request. If `admit` is True, the request is accepted, and either
    `seat` is given or `watch` is True."""

    admit: bool
    seat: Seat | None
    watch: bool


class WantedTicket(TypedDict):
    """The body of a request for a new ticket. `role` says who may join with the ticket."""

    role: TicketRole


class KnockAnsweredSchema(ma.Schema):
    """Accept or reject a join request. If you accept it, also send the `seat`, or `"watch": true`."""

    class Meta:
        unknown = ma.RAISE

    admit = BooleanField(required=True)
    seat = optional_seat_field()
    watch = BooleanField(load_default=False)

    @ma.validates_schema
    def check_seat_fits_decision(self, data: JoinRequestDecision, **kwargs: object) -> None:
        """Raise ValidationError if `seat` and `watch` do not fit the decision (`admit`).

        An accepted request has either a seat or `watch`. A rejected request has neither.
        """
        says_where = [data["seat"] is not None, data["watch"]].count(True)
        if says_where != int(data["admit"]):
            raise ma.ValidationError(
                tell("error-send-seat-or-watch" if data["admit"] else "error-rejection-with-seat"), "seat"
            )


class RemovalOptions(TypedDict):
    """Query parameters for the removal of a phone. If `close_invitations` is True, all tickets and codes of
    the match are revoked too."""

    close_invitations: bool


class RemovalOptionsSchema(ma.Schema):
    """The query parameter for the removal of a phone. Loads as RemovalOptions."""

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
@blueprint.doc(
    security=OPENAPI_TOKEN_REQUIRED, parameters=[IDEMPOTENCY_KEY_PARAMETER]
)  # only POST requests have an Idempotency-Key
@blueprint.arguments(WantedTicketSchema)
@blueprint.response(201, ref("Ticket"))
def issue_ticket(wanted: WantedTicket, match_id: str) -> Response:
    """Create an invitation (ticket) with its link and QR code. Older tickets stay valid until they are
    revoked.

    A retry with the same key returns the same ticket with a new secret; the old secret stops working.
    """
    ticket, secret = joining.issue_ticket(require_caller(match_id), wanted["role"], idempotency_key())
    link = f"/#t={secret}"
    url = full_url(link)
    view = TicketView(ticket.id, ticket.role, secret, ticket.expires_at, link, qr_code_svg(url), url)
    return json_response(to_json_text(view), 201)


@blueprint.route("/v1/matches/<match_id>/tickets")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Tickets"))
def list_tickets(match_id: str) -> Response:
    """List the valid tickets, without their secrets."""
    return json_response(to_json_text(joining.view_tickets(require_caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/tickets", methods=["DELETE"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(204)
def revoke_all_tickets_and_codes(match_id: str) -> Response:
    """Revoke all tickets and spoken codes, so that no more phones can join. If this match is a rematch, the
    phones of the old match cannot join any more either. Phones that have already joined stay. Waiting join
    requests can still be answered."""
    joining.close_match_to_new_phones(require_caller(match_id))
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/tickets/<ticket_id>", methods=["DELETE"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(204)
def revoke_ticket(match_id: str, ticket_id: str) -> Response:
    """Revoke this ticket. Phones that joined with it stay."""
    joining.revoke_ticket(require_caller(match_id), ticket_id)
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/codes", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(201, ref("SpokenCode"))
def issue_spoken_code(match_id: str) -> Response:
    """Create a code to be read out; it is valid for ten minutes. Earlier codes of the match are valid for at
    most one more minute. A retry with the same key replaces the first code by a new code."""
    return json_response(
        to_json_text(joining.issue_spoken_code(require_caller(match_id), idempotency_key())), 201
    )


@blueprint.route("/v1/matches/<match_id>/knocks")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Knocks"))
def list_join_requests(match_id: str) -> Response:
    """List the join requests that are waiting, and those that were accepted but whose phone has not joined
    yet. Get the list every few seconds while the code is shown."""
    return json_response(to_json_text(joining.view_knocks(require_caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/knocks/<knock_id>", methods=["POST"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(KnockAnsweredSchema)
@blueprint.response(200, ref("Knock"))
def answer_join_request(decision: JoinRequestDecision, match_id: str, knock_id: str) -> Response:
    """Accept or reject a join request. The answer is valid for ten minutes; an accepted request reserves the
    seat for that time. You can change the answer until the phone has joined."""
    wish = JoinWish(decision["seat"], decision["watch"])
    return json_response(
        to_json_text(joining.answer_knock(require_caller(match_id), knock_id, decision["admit"], wish))
    )


@blueprint.route("/v1/matches/<match_id>/phones")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Phones"))
def list_phones(match_id: str) -> Response:
    """List the phones that have joined, the first one first."""
    return json_response(to_json_text(phones.view_phones(require_caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/phones/<phone_id>", methods=["DELETE"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(RemovalOptionsSchema, location="query")
@blueprint.response(200, ref("RemovedPhone"))
def remove_phone(wanted: RemovalOptions, match_id: str, phone_id: str) -> Response:
    """Remove a phone. The scorekeeper may remove any phone, everybody else only their own.

    The last scorekeeper's phone cannot be removed until another phone has joined with a `keeper` ticket. If
    any scorekeeper's phone is removed, all `keeper` tickets are revoked. `table` tickets stay valid, so the
    person could come back with one. To prevent this, close the invitations.

    A phone that the scorekeeper has removed cannot join a rematch, not even with a token of an earlier match.
    A phone that has removed itself can join a rematch. If you send the same request again, nothing changes,
    and the answer is the same.
    """
    removed = phones.remove_phone_by_id(require_caller(match_id), phone_id, wanted["close_invitations"])
    return json_response(to_json_text(removed))


def qr_code_svg(text: str) -> str:
    """Return the QR code of this text as an SVG element. It is black on white, also on a dark page."""
    svg = io.BytesIO()
    segno.make(text, micro=False).save(
        svg, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, light="#fff", nl=False
    )
    return svg.getvalue().decode()

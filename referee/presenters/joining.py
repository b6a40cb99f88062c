"""Views (answers of the API) about joining a match: tickets, spoken codes, join requests and phones.

The API calls a join request a *knock*.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.table.faces import Face
from referee.presenters.matches import MatchView
from referee.presenters.members import MemberDoc, Moment
from referee.rulings.shapes import FlattenedInJSON

TicketRole = Literal["table", "keeper"]
PhoneRole = Literal["keeper", "seat", "watcher"]


@dataclass(frozen=True)
class ValidTicketView:
    """A ticket (invitation to join a match) without its secret."""

    id: str
    role: TicketRole
    expires_at: Moment | None


@dataclass(frozen=True)
class TicketView:
    """An invitation. A person who has it can join the match."""

    id: Annotated[str, MemberDoc("The id; use it to revoke the ticket.")]
    role: TicketRole
    ticket: str
    expires_at: Moment | None
    link: Annotated[str, MemberDoc("Path of the link, relative to the URL of this service.")]
    qr: Annotated[str, MemberDoc("The full URL as a QR code, in SVG.")]
    url: Annotated[str, MemberDoc("The full URL; the QR code contains it.")]


@dataclass(frozen=True)
class TicketsView:
    """The valid tickets (invitations to join a match)."""

    tickets: tuple[ValidTicketView, ...]


@dataclass(frozen=True)
class SpokenCodeView:
    """A code with which people can ask to join."""

    code: str
    expires_at: Moment


@dataclass(frozen=True)
class OfferedSeatView:
    """A seat; `free` if no phone has it."""

    seat: Seat
    name: str
    free: bool
    face: Face


@dataclass(frozen=True)
class DoorView:
    """The seats that a ticket offers."""

    role: TicketRole
    game: str
    seats: tuple[OfferedSeatView, ...]


@dataclass(frozen=True)
class JoinedView:
    """A phone that has joined: its token, its role, and the match."""

    token: str
    phone: Annotated[str, MemberDoc("The id of the phone; use it to remove the phone.")]
    role: PhoneRole
    seat: Seat | None
    match: FlattenedInJSON[MatchView]


@dataclass(frozen=True)
class KnockView:
    """The state of a join request."""

    knock: Annotated[str, MemberDoc("The id of the join request.")]
    status: Literal["waiting", "admitted", "refused"]
    seat: Annotated[Seat, MemberDoc("The seat, once the request is accepted; null to watch.")] | None
    expires_at: Moment


@dataclass(frozen=True)
class OpenedKnockView:
    """A join request and its token."""

    token: str
    knock: FlattenedInJSON[KnockView]


@dataclass(frozen=True)
class JoinRequestView:
    """A join request."""

    name: str
    watch: bool
    at: Moment
    knock: FlattenedInJSON[KnockView]


@dataclass(frozen=True)
class KnocksView:
    """The open join requests."""

    knocks: tuple[JoinRequestView, ...]


@dataclass(frozen=True)
class PhoneView:
    """A phone; `this` is true for the phone that sent the request."""

    phone: str
    role: PhoneRole
    seat: Seat | None
    joined_at: Moment
    this: bool


@dataclass(frozen=True)
class RemovedPhoneView:
    """What was done to remove a phone."""

    phone: str
    barred: Annotated[bool, MemberDoc("Whether this phone can no longer come along to a rematch.")]
    invitations_closed: Annotated[bool, MemberDoc("Whether all tickets and spoken codes were revoked.")]
    sentence: Annotated[str, MemberDoc("The same as a sentence.")]


def present_removed_phone(phone: str, is_barred: bool, is_closed: bool) -> RemovedPhoneView:
    """Return the view of a phone that was removed or has left the match. `phone`: the id of the phone.

    - `is_barred`: Whether the phone cannot join a rematch. This is true if the scorekeeper removed the phone,
      and false if the phone left.
    - `is_closed`: Whether all tickets and spoken codes of the match were revoked.
    """
    return RemovedPhoneView(phone, is_barred, is_closed, tell(_KEY_OF_REMOVAL[is_barred, is_closed]))


_KEY_OF_REMOVAL = {
    (False, False): "phone-has-left",
    (False, True): "phone-has-left-and-tickets-closed",
    (True, False): "phone-removed",
    (True, True): "phone-removed-and-tickets-closed",
}
"""The key of the message about a phone that was removed or has left. Keys: whether the phone cannot join a
rematch, and whether all tickets and codes were revoked."""


@dataclass(frozen=True)
class PhonesView:
    """The phones that have joined."""

    phones: tuple[PhoneView, ...]

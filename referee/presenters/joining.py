"""How phones come in, and which are there: tickets, spoken codes, knocks and phones."""

from dataclasses import dataclass
from typing import Annotated, Literal

from referee.codec import Flat
from referee.kit.seats import Seat
from referee.match.table.faces import Face
from referee.presenters.matches import MatchView
from referee.presenters.members import Doc, Moment

TicketRole = Literal["table", "keeper"]
PhoneRole = Literal["keeper", "seat", "watcher"]


@dataclass(frozen=True)
class GoodTicketView:
    """A ticket without its secret."""

    id: str
    role: TicketRole
    expires_at: Moment | None


@dataclass(frozen=True)
class TicketView:
    """What lets a phone in."""

    id: Annotated[str, Doc("By which it is revoked.")]
    role: TicketRole
    ticket: str
    expires_at: Moment | None
    link: Annotated[str, Doc("Below the address of this service.")]
    qr: Annotated[str, Doc("The whole address as a code to scan: an SVG.")]
    url: Annotated[str, Doc("The whole address: what the code says.")]


@dataclass(frozen=True)
class TicketsView:
    """The tickets that are good."""

    tickets: tuple[GoodTicketView, ...]


@dataclass(frozen=True)
class SpokenCodeView:
    """A code that lets somebody knock."""

    code: str
    expires_at: Moment


@dataclass(frozen=True)
class DoorSeatView:
    """A seat, `free` while no phone speaks for it."""

    seat: Seat
    name: str
    free: bool
    face: Face


@dataclass(frozen=True)
class DoorView:
    """What a ticket lets one choose from."""

    role: TicketRole
    game: str
    seats: tuple[DoorSeatView, ...]


@dataclass(frozen=True)
class JoinedView:
    """A phone that is in: its token, what it is, and the match."""

    token: str
    phone: Annotated[str, Doc("Its id, by which it is revoked.")]
    role: PhoneRole
    seat: Seat | None
    match: Flat[MatchView]


@dataclass(frozen=True)
class KnockView:
    """How it stands with somebody who knocked."""

    knock: Annotated[str, Doc("Its id.")]
    status: Literal["waiting", "admitted", "refused"]
    seat: Annotated[Seat, Doc("Where to, once admitted; null to watch.")] | None
    expires_at: Moment


@dataclass(frozen=True)
class OpenedKnockView:
    """The same, with the token of the knock."""

    token: str
    knock: Flat[KnockView]


@dataclass(frozen=True)
class OutsideView:
    """Somebody."""

    name: str
    watch: bool
    at: Moment
    knock: Flat[KnockView]


@dataclass(frozen=True)
class KnocksView:
    """Who is outside."""

    knocks: tuple[OutsideView, ...]


@dataclass(frozen=True)
class PhoneView:
    """A phone; `this` is the one that asks."""

    phone: str
    role: PhoneRole
    seat: Seat | None
    joined_at: Moment
    this: bool


@dataclass(frozen=True)
class PhonesView:
    """The phones that are in."""

    phones: tuple[PhoneView, ...]

"""Views (answers of the API) with tokens that are issued without a ticket (an invitation to join)."""

from dataclasses import dataclass

from referee.kit.seats import Seat


@dataclass(frozen=True)
class KeeperTokenView:
    """A scorekeeper's token."""

    token: str


@dataclass(frozen=True)
class SeatTokenView:
    """A seat's token."""

    seat: Seat
    token: str

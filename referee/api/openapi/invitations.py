"""How phones come in: tickets, spoken codes, knocks, and the phones that are in."""

from referee.api.openapi.kinds import named
from referee.presenters.joining import (
    DoorView,
    JoinedView,
    KnocksView,
    KnockView,
    OpenedKnockView,
    PhonesView,
    SpokenCodeView,
    TicketsView,
    TicketView,
)

SHAPES = named(
    TicketView,
    TicketsView,
    SpokenCodeView,
    DoorView,
    JoinedView,
    KnockView,
    OpenedKnockView,
    KnocksView,
    PhonesView,
)

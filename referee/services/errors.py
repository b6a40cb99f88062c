"""What no service can do, each told to the caller as a problem of its own."""

from collections.abc import Mapping
from typing import Any

from referee.presenters.matches import StateView
from referee.presenters.rulings import EntryView
from referee.rulings.tags import Claim
from referee.storage.stored import Role


class NoSuchMatch(Exception):
    """There is no such match, or not for this caller."""


class NoSuchGroup(Exception):
    """There is no such group, or it is not this caller's."""


class NoSuchPerson(Exception):
    """Nobody of this group has that id."""


class NoSuchPhone(Exception):
    """No phone of this match has that id."""


class NoSuchReader(Exception):
    """No read-only link to this match, or this group, has that id."""


class NoWayIn(Exception):
    """This ticket, code, knock or rematch is wrong, used, closed or has expired; which of them is told to
    nobody."""


class NotAdmitted(Exception):
    """The scorekeeper has not let this knock in, `yet` or at all."""

    def __init__(self, yet: bool):
        super().__init__(yet)
        self.yet = yet


class NotAtTheDoor(Exception):
    """No ticket and nobody who waits at this match's door has that id."""


class SeatHeld(Exception):
    """A phone speaks for this seat already."""


class Crowded(Exception):
    """There are too many already; the text says of what, and who can help."""


class LastKeeper(Exception):
    """Without this phone nobody would keep the score."""


class Revoked(Exception):
    """This token has ended, maybe while the request was on its way; `role` is whose it was."""

    def __init__(self, role: Role):
        super().__init__(role)
        self.role = role


class NotYourRight(Exception):
    """This token may not do that; the text says who may."""


class InvalidClaim(Exception):
    """Well-formed, but nothing that could be claimed here: `errors` name each field and why. `remedy` is a
    claim that says what was probably meant."""

    def __init__(self, errors: Mapping[str, Any], remedy: Claim | None = None):
        super().__init__(errors)
        self.errors, self.remedy = errors, remedy


class KeyReused(Exception):
    """This idempotency key has come before with another request."""


class HeardBefore(Exception):
    """What came under this idempotency key is entry `number`; the answer to it has been forgotten."""

    def __init__(self, number: int | None):
        super().__init__(number)
        self.number = number


class NothingScored(Exception):
    """There is no rematch of a match in which nothing was scored."""


class Stale(Exception):
    """The claim speaks of a state that is no more; carries the entries missed and the state now."""

    def __init__(self, number: int, missed: tuple[EntryView, ...], state: StateView):
        super().__init__(number)
        self.number, self.missed, self.state = number, missed, state

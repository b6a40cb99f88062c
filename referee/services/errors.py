"""Errors of services. The API answers each with its own problem type."""

from collections.abc import Mapping
from typing import Any

from referee.presenters.matches import StateView
from referee.presenters.rulings import EntryView
from referee.rulings.tags import Claim
from referee.storage.stored import Role


class NoSuchMatch(Exception):
    """There is no such match, or the caller has no access to it."""


class NoSuchGroup(Exception):
    """There is no such group, or the caller has no access to it."""


class NoSuchPerson(Exception):
    """No person of this group has that id."""


class NoSuchPhone(Exception):
    """No phone of this match has that id."""


class NoSuchReader(Exception):
    """No read-only link to this match, or this group, has that id."""


class NoWayIn(Exception):
    """This ticket, code, knock or rematch is wrong, used, closed or expired. The answer does not say
    which."""


class NotAdmitted(Exception):
    """The scorekeeper has not admitted this knock. `yet`: there is no answer yet, and no refusal."""

    def __init__(self, yet: bool):
        super().__init__(yet)
        self.yet = yet


class NotAtTheDoor(Exception):
    """No ticket and no waiting knock of this match has that id."""


class SeatHeld(Exception):
    """Another phone has this seat already."""


class Crowded(Exception):
    """A maximum is reached. The text says which one, and who can help."""


class LastKeeper(Exception):
    """This phone is the only scorekeeper's."""


class Revoked(Exception):
    """This token was revoked, perhaps while the request was on its way. `role` is the role that it had."""

    def __init__(self, role: Role):
        super().__init__(role)
        self.role = role


class NotYourRight(Exception):
    """This token may not do that. The text says who may."""


class InvalidClaim(Exception):
    """The request is well-formed, but does not fit the match. `errors` has the reasons by field. `remedy` is
    the claim that was probably meant."""

    def __init__(self, errors: Mapping[str, Any], remedy: Claim | None = None):
        super().__init__(errors)
        self.errors, self.remedy = errors, remedy


class KeyReused(Exception):
    """This idempotency key was used before with another request."""


class EnteredBefore(Exception):
    """The claim with this idempotency key is entry `number`, and the reply to it was deleted."""

    def __init__(self, number: int | None):
        super().__init__(number)
        self.number = number


class NothingScored(Exception):
    """A match without a scored round has no rematch."""


class Stale(Exception):
    """The claim is about an earlier state. It has the number of the last entry, the `missed` entries, and the
    current state."""

    def __init__(self, number: int, missed: tuple[EntryView, ...], state: StateView):
        super().__init__(number)
        self.number, self.missed, self.state = number, missed, state

"""The errors that services raise. The API has a problem type for each error."""

from collections.abc import Mapping
from typing import Any

from referee.presenters.matches import StateView
from referee.presenters.rulings import EntryView
from referee.rulings.tags import Claim
from referee.storage.stored import Role


class NoSuchMatch(Exception):
    """The match does not exist, or the caller has no access to the match."""


class NoSuchGroup(Exception):
    """The group does not exist, or the caller has no access to the group."""


class NoSuchPerson(Exception):
    """The group has no person with this id."""


class NoSuchPhone(Exception):
    """The match has no phone with this id."""


class NoSuchReadOnlyLink(Exception):
    """The match or group has no read-only link with this id."""


class NoRightToJoin(Exception):
    """A phone cannot join the match. Its ticket, code or knock (request for admission) is wrong, used or
    expired, or the rematch is not open to this phone. The answer does not say which reason applies, so that
    nobody can find valid secrets by guessing."""


class KnockNotAdmitted(Exception):
    """The scorekeeper has not admitted a phone that has knocked (asked for admission). If `yet` is true, the
    scorekeeper has not answered. If `yet` is false, the scorekeeper has refused the phone."""

    def __init__(self, yet: bool):
        super().__init__(yet)
        self.yet = yet


class NoSuchTicketOrKnock(Exception):
    """The match has no ticket with this id, or no valid knock (request for admission) with this id."""


class SeatAlreadyTaken(Exception):
    """Another phone already has this seat, or was admitted to it."""


class MaximumReached(Exception):
    """A maximum number is reached, for example the maximum number of watching phones. The text says which
    maximum is reached, and who can help."""


class LastScorekeeperCannotLeave(Exception):
    """This phone cannot leave the match or change its role, because it has the only valid scorekeeper's token
    of the match."""


class TokenRevoked(Exception):
    """The token of the request was revoked, perhaps while the request was on its way. `role` is the role that
    the token had."""

    def __init__(self, role: Role):
        super().__init__(role)
        self.role = role


class NotYourRight(Exception):
    """The token of the request does not allow this action. The text says which token allows the action."""


class InvalidClaim(Exception):
    """The request is well-formed, but does not fit the match. `errors` contains the reasons; its keys are the
    fields of the request. `remedy` is the claim that the client probably meant, or None."""

    def __init__(self, errors: Mapping[str, Any], remedy: Claim | None = None):
        super().__init__(errors)
        self.errors, self.remedy = errors, remedy


class IdempotencyKeyReused(Exception):
    """This idempotency key was used before, and the earlier result cannot be returned. The earlier request
    was a different one, or its result is no longer available."""


class ClaimEnteredBefore(Exception):
    """The claim with this idempotency key is already entered as entry `number`. The stored reply to the claim
    was deleted."""

    def __init__(self, number: int | None):
        super().__init__(number)
        self.number = number


class NoRoundScoredYet(Exception):
    """A match cannot have a rematch before a round is scored."""


class StaleClaim(Exception):
    """The claim is stale: the phone had not seen entries that conflict with the claim. `number` is the number
    of the last entry of the match. `missed` are the first entries that the phone had not seen. `state` is the
    current state."""

    def __init__(self, number: int, missed: tuple[EntryView, ...], state: StateView):
        super().__init__(number)
        self.number, self.missed, self.state = number, missed, state

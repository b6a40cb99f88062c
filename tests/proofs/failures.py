"""In how many ways each system call on a database can fail."""

import errno
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

ERRORS: Mapping[str, Mapping[str, Sequence[int]]] = {
    "SQLite": {
        "open": (errno.EIO, errno.EACCES, errno.EROFS, errno.EMFILE, errno.ENOSPC),
        "read": (errno.EIO, errno.EINTR),
        "write": (errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.EINTR),
        "sync": (errno.EIO, errno.ENOSPC),
        "truncate": (errno.EIO, errno.ENOSPC),
        "lock": (errno.EIO, errno.ENOLCK, errno.EAGAIN),
        "stat": (errno.EIO, errno.EACCES),
    },
    "PostgreSQL": {
        "socket": (errno.EMFILE, errno.ENOBUFS),
        "connect": (errno.ECONNREFUSED, errno.ETIMEDOUT, errno.ENOENT),
        "send": (errno.ECONNRESET, errno.EPIPE, errno.ETIMEDOUT, errno.EINTR),
        "receive": (errno.ECONNRESET, errno.ETIMEDOUT, errno.EIO, errno.EINTR),
    },
}
"""By database and call. These are all the calls on it that the requests make."""
_BRIEF = (errno.EINTR, errno.EAGAIN)
"""These pass: whoever is told so makes the same call again."""
_HALVES = ("read", "write", "send", "receive")


@dataclass(frozen=True)
class Fault:
    """What becomes of a call: it `fails` with an errno, for example. If it `lasts`, so do all later calls of
    its kind."""

    call: str
    error: int = 0
    effect: str = "fails"
    lasts: bool = False

    def __str__(self) -> str:
        what = f"fails with {errno.errorcode[self.error]}" if self.effect == "fails" else self.effect
        return f"{self.call} {what}{' from then on' if self.lasts else ''}"

    @property
    def takes_seconds(self) -> bool:
        """SQLite waits for a lock as long, and for PostgreSQL we wait."""
        return self.effect == "is swallowed" or (self.error == errno.ENOLCK and self.lasts)


def faults_of(call: str, kind: str) -> Iterator[Fault]:
    """Every way in which it can fail on this kind of database, once and from then on; and it can be the last
    that its process does."""
    for error in ERRORS[kind].get(call, ()):
        yield Fault(call, error)
        if error not in _BRIEF:
            yield Fault(call, error, lasts=True)
    if call in ERRORS[kind]:
        yield from (Fault(call, effect=effect) for effect in _other_effects(call))


def _other_effects(call: str) -> Iterator[str]:
    yield "kills"
    if call in _HALVES:
        yield "does half"
    if call == "receive":
        yield "ends"
    if call == "send":
        yield "is swallowed"

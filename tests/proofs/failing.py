"""A server whose system calls on its database fail as they are told: see failing.c, which it is loaded with.

failing = FailingCalls(folder, folder_of_the_database)
server.environ |= failing.environ                       before it starts
with failing.armed(Fault("write", errno.EIO), 3):       the third write to the database fails
"""

import mmap
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.compiler import compiled
from tests.proofs.failures import Fault

SOURCE = Path(__file__).with_suffix(".c")
CALLS = (
    "nothing",
    "open",
    "read",
    "write",
    "sync",
    "truncate",
    "lock",
    "stat",
    "socket",
    "connect",
    "send",
    "receive",
)
EFFECTS = ("fails", "does half", "ends", "is swallowed", "kills")
_INT = struct.Struct("i")
_CALL, _NTH, _EFFECT, _ERROR, _LASTS, _FAILED, _COUNTS = range(7)


class FailingCalls:
    """What a server is loaded with, and the file by which its calls are told to fail, and are counted."""

    def __init__(self, folder: Path, database: Path):
        """Files in `database`, and Unix sockets there, are the database's. Raises CannotCompile."""
        library, control = compiled(SOURCE, folder), folder / "control"
        control.write_bytes(bytes(mmap.PAGESIZE))
        self.environ = {
            "LD_PRELOAD": str(library),
            "FAILING_CONTROL": str(control),
            "FAILING_UNDER": str(database),
        }
        with control.open("r+b") as file:
            self._told = mmap.mmap(file.fileno(), mmap.PAGESIZE)

    @contextmanager
    def armed(self, fault: Fault, nth: int) -> Iterator[None]:
        """Within the block the nth call of its kind fails, counted from 1."""
        self.count_anew()
        told = {_NTH: nth, _EFFECT: EFFECTS.index(fault.effect), _ERROR: fault.error, _LASTS: fault.lasts}
        for place, value in told.items():
            self._put(place, value)
        self._put(_CALL, CALLS.index(fault.call))
        try:
            yield
        finally:
            self._put(_CALL, 0)

    @property
    def failed(self) -> int:
        """How many calls have failed since they were counted anew."""
        return self._get(_FAILED)

    def count_anew(self) -> None:
        for place in range(_FAILED, _COUNTS + len(CALLS)):
            self._put(place, 0)

    def counts(self) -> dict[str, int]:
        """How many calls of each kind there were since then."""
        return {call: self._get(_COUNTS + place) for place, call in enumerate(CALLS)}

    def _put(self, place: int, value: int) -> None:
        _INT.pack_into(self._told, place * _INT.size, value)

    def _get(self, place: int) -> int:
        return int(_INT.unpack_from(self._told, place * _INT.size)[0])

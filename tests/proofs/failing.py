"""A server whose system calls on its database fail as they are told: see failing.c, which it is loaded with.

failing = FailingCalls(folder, folder_of_the_database)
server.environ |= failing.environ                       before it starts
with failing.armed(Fault("write", errno.EIO), 3):       the third write to the database fails
"""

import mmap
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


NO_COMPILER = "there is no C compiler: install gcc and the headers of the C library (gcc and libc6-dev)"


class CannotCompile(Exception):
    """There is no C compiler, or it refuses; the text says which."""


class FailingCalls:
    """What a server is loaded with, and the file by which its calls are told to fail, and are counted."""

    def __init__(self, folder: Path, database: Path):
        """Files in `database`, and Unix sockets there, are the database's. Raises CannotCompile."""
        library, control = folder / "failing.so", folder / "control"
        compile_into(library)
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


def compile_into(library: Path) -> None:
    """Compile failing.c. Raises CannotCompile."""
    compiler = c_compiler()
    if compiler is None:
        raise CannotCompile(NO_COMPILER)
    command = [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library, SOURCE, "-ldl"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise CannotCompile(f"{compiler} cannot compile {SOURCE.name}: {done.stderr}")


def c_compiler() -> str | None:
    return shutil.which("gcc") or shutil.which("cc")

"""What programs do to the files of a folder, recorded in order by `recorder.c`, compiled for that."""

import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.compiler import compiled

SOURCE = Path(__file__).with_name("recorder.c")
_HEAD = struct.Struct("<cIQQ")


@dataclass(frozen=True)
class Step:
    """One call, and where its part of the record ends. `where` is the offset of a write, or the size that a
    truncation leaves; `data` is what was written, or the new path of what was renamed."""

    what: Literal["W", "T", "S", "C", "U", "R"]
    path: str
    where: int
    data: bytes
    end: int


class Recorder:
    """Records one folder into one file. Programs are recorded that are started with its environment."""

    def __init__(self, recorded: Path, scratch: Path):
        """`scratch` is a folder for the record and the compiled library. Raises CannotCompile."""
        self.recorded, self.record = recorded.resolve(), scratch / "record"
        self.record.touch()
        self._library = compiled(SOURCE, scratch)

    @property
    def environ(self) -> dict[str, str]:
        """What a program is to be started with."""
        return {
            "LD_PRELOAD": str(self._library),
            "RECORDED_FOLDER": str(self.recorded),
            "RECORD": str(self.record),
        }

    def position(self) -> int:
        """How long the record is now: all that has happened stands before."""
        return self.record.stat().st_size

    def steps(self) -> Iterator[Step]:
        """All that was recorded, with paths below the recorded folder (which is itself "")."""
        told, start = self.record.read_bytes(), len(os.fsencode(self.recorded))
        at = 0
        while at < len(told):
            what, name, where, size = _HEAD.unpack_from(told, at)
            path, data = at + _HEAD.size, at + _HEAD.size + name
            at = data + size
            value = told[data:at]
            if what == b"R":
                value = value[start + 1 :]
            yield Step(what.decode(), os.fsdecode(told[path + start : data]).lstrip("/"), where, value, at)

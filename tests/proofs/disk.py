"""A disk that loses its power: what may be on it then of what programs did to a folder.

The model, for every file:

    written and synced      all of it is there
    written since           of every block a beginning of what was written to it: none, some, or all, and the
                            last piece may be torn in the middle
    longer since            it is as long as any of this makes it; what lies between is zeros
    truncated since         the whole truncation has happened or not; if not, nothing after it has either

and for the folder: of files created, removed and renamed since it was synced, each is or is not. A block is
512 or 4096 bytes. Not modeled: a disk that says it has synced and has not, bits that flip by themselves, and
a torn block in which other bytes than the written ones change.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from tests.proofs.recording import Step

BLOCKS = (512, 4096)
Image = dict[str, bytes]
"""The files of a folder by name."""


@dataclass(frozen=True)
class Luck:
    """What becomes of what was not synced: `kept` is how likely each piece of it is on the disk."""

    rng: Random
    kept: float
    block: int = 512

    def has(self) -> bool:
        return self.rng.random() < self.kept


@dataclass(eq=False)
class _File:
    synced: bytearray = field(default_factory=bytearray)
    since: list[Step] = field(default_factory=list)

    def sync(self) -> None:
        self.synced = bytearray(self.whole())
        self.since.clear()

    def whole(self) -> bytes:
        """As programs see it."""
        return self.left(Luck(Random(0), kept=1))

    def left(self, luck: Luck) -> bytes:
        """As the disk may have it."""
        if not self.since:
            return bytes(self.synced)
        content, stopped = bytearray(self.synced), set()
        for step in self.since:
            if step.what == "W":
                _write_some(content, step, luck, stopped)
            elif luck.has():
                _resize(content, step.where)
                stopped = {block for block in stopped if block * luck.block < step.where}
            else:
                break
        return bytes(content)


def _write_some(content: bytearray, step: Step, luck: Luck, stopped: set[int]) -> None:
    """`stopped` are the blocks of which the disk has no more than it has already."""
    start, end = step.where, step.where + len(step.data)
    if luck.has():
        _resize(content, max(len(content), end))
    for block in range(start // luck.block, (end - 1) // luck.block + 1):
        if block in stopped:
            continue
        first, last = max(start, block * luck.block), min(end, (block + 1) * luck.block)
        if not luck.has():
            stopped.add(block)
            last = luck.rng.choice((first, luck.rng.randrange(first, last)))
        if last > first:
            _resize(content, max(len(content), last))
            content[first:last] = step.data[first - start : last - start]


def _resize(content: bytearray, size: int) -> None:
    del content[size:]
    content.extend(bytes(size - len(content)))


class Disk:
    """A folder as programs have left it so far, step by step; it may lose its power after any of them."""

    def __init__(self, begun: Mapping[str, bytes]):
        """`begun` are the files that were there, all of them synced."""
        self._synced = {name: _File(bytearray(content)) for name, content in begun.items()}
        self._files = dict(self._synced)
        self._since: list[tuple[Step, _File]] = []

    def do(self, step: Step) -> None:
        """Go on by a step."""
        if step.what in ("W", "T"):
            self._files[step.path].since.append(step)
        elif step.what == "S" and step.path in self._files:
            self._files[step.path].sync()
        elif step.what == "S":
            self._synced, self._since = dict(self._files), []
        else:
            file = _File() if step.what == "C" else self._files[step.path]
            self._since.append((step, file))
            _rename(self._files, step, file)

    def whole(self) -> Image:
        """The files as programs see them."""
        return {name: file.whole() for name, file in self._files.items()}

    def left(self, luck: Luck) -> Image:
        """The files as they may be found after the power was lost now."""
        names = dict(self._synced)
        for step, file in self._since:
            if luck.has():
                _rename(names, step, file)
        return {name: file.left(luck) for name, file in names.items()}


def _rename(names: dict[str, _File], step: Step, file: _File) -> None:
    """Do to the names in a folder what this step did: create, unlink or rename a file."""
    if step.what == "C":
        names[step.path] = file
        return
    names.pop(step.path, None)
    if step.what == "R":
        names[step.data.decode()] = file

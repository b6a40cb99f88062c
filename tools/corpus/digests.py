"""The recorded answers: for each chapter, the number of its answers and one digest of all of them."""

import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tools.corpus.book import Answer, Named

ROOT = Path(__file__).parents[2]
FILE = ROOT / "tests/corpus/digests.txt"
DIGITS = 32
"""Length of a digest, in hexadecimal digits."""
DIFFERS = """\
{name}: {was} recorded, {now} now.
To see what differs:
    make corpus BASE={commit} ARGS={name}
If the change is committed already, name the commit before it. If it is intended, record it:
    make corpus ARGS={name}"""

Entries = Sequence[Answer | Named]


@dataclass(frozen=True)
class Recorded:
    """A chapter as it is recorded: the number of its entries, and a digest of all of them in order."""

    entries: int
    digest: str

    def __str__(self) -> str:
        return f"{self.entries} answers with the digest {self.digest}"


def recorded_of(entries: Entries) -> Recorded:
    """The record of these entries: of each request line, status, header and body, byte by byte."""
    digest = sha256("".join(f"{entry.digested()}\n" for entry in entries).encode())
    return Recorded(len(entries), digest.hexdigest()[:DIGITS])


def read(file: Path = FILE) -> dict[str, Recorded]:
    """All records of a file by chapter; none if there is no such file."""
    if not file.exists():
        return {}
    rows = (line.split() for line in file.read_text(encoding="utf-8").splitlines())
    return {name: Recorded(int(entries), digest) for name, entries, digest in rows}


def write(records: Mapping[str, Recorded], chapters: Iterable[str], file: Path = FILE) -> list[str]:
    """Replace these records, and drop those of other chapters than the given ones; return which changed."""
    before, kept = read(file), set(chapters)
    after = {name: record for name, record in (before | dict(records)).items() if name in kept}
    lines = (f"{name} {after[name].entries} {after[name].digest}\n" for name in sorted(after))
    file.write_text("".join(lines), encoding="utf-8")
    return sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))


def difference(name: str, entries: Entries, records: Mapping[str, Recorded]) -> str | None:
    """How a chapter differs from its record, with the command that shows it; None if it does not."""
    was, now = records.get(name), recorded_of(entries)
    if was == now:
        return None
    return DIFFERS.format(name=name, was=was or "nothing", now=now, commit=head())


def head() -> str:
    """The commit that is checked out, as git abbreviates it."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "COMMIT"

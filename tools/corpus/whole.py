"""Answers written whole, a file a chapter, and read again. Other releases write and read the same format.

    === POST /v1/groups -> 201 107 49688f59f1e7
    > {"name": "Fridays"}
    Content-Type: application/json

    {"id": "a1b2", "token": "rg_a3c4"}

A line that is no answer, such as the name of a setting, stands alone. Releases up to 0.21.1 write no body
of the request (`>`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.corpus.book import JSON, PROBLEM, Answer, Named

ANSWER, SENT = "=== ", "> "


@dataclass(frozen=True)
class Written:
    """An answer as it was written whole.

    `result` is its status, in some cases a word, its length and its digest. A line that is no
    answer has none.
    """

    asked: str
    result: str = ""
    sent: str = ""
    headers: tuple[str, ...] = ()
    body: str = ""

    @property
    def outcome(self) -> str:
        """The status and the word: what `result` has beside the length and the digest."""
        return " ".join(self.result.split()[:-2])


def file_of(name: str, folder: Path) -> Path:
    return folder / f"{name}.txt"


def write(name: str, entries: Sequence[Answer | Named], folder: Path) -> None:
    file = file_of(name, folder)
    file.parent.mkdir(parents=True, exist_ok=True)
    # Bytes, as the ends of lines in some bodies are not ours.
    file.write_bytes("".join(f"{entry.whole()}\n" for entry in entries).encode())


def read(name: str, folder: Path) -> list[Written]:
    return list(parsed(file_of(name, folder).read_bytes().decode()))


def parsed(text: str) -> Iterator[Written]:
    """All entries of a text that `write` wrote."""
    alone, *answers = f"\n{text}".removesuffix("\n").split(f"\n{ANSWER}")
    yield from map(Written, alone.split("\n")[1:])
    for answer in answers:
        lines = answer.split("\n")
        end = _end_of(lines)
        yield _answer(lines[:end])
        yield from map(Written, lines[end + 1 :])


def _end_of(lines: list[str]) -> int:
    """The number of lines that belong to the answer. JSON ends at the first empty line."""
    blank = lines.index("")
    kinds = [f"Content-Type: {kind}" for kind in (JSON, PROBLEM)]
    if not any(line.startswith(tuple(kinds)) for line in lines[:blank]) or not lines[blank + 1]:
        return len(lines)
    return lines.index("", blank + 1)


def _answer(lines: list[str]) -> Written:
    blank = lines.index("")
    asked, _, result = lines[0].rpartition(" -> ")
    sent = [line.removeprefix(SENT) for line in lines[1:blank] if line.startswith(SENT)]
    headers = [line for line in lines[1:blank] if not line.startswith(SENT)]
    body = "\n".join(lines[blank + 1 :]).removesuffix("\n")
    return Written(asked, result, "\n".join(sent), tuple(headers), body)

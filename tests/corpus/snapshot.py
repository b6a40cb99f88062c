"""The snapshot: a file a chapter, a line an answer. And what is said where an answer is another one."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from pathlib import Path

from tests.corpus.book import Answer, Named

SNAPSHOT = Path(__file__).parent / "answers"
SHOWN = 3
"""So many differences of a chapter are told."""
LONGEST = 1500
"""Characters of an answer that are shown."""
HOW_TO_SEE = """\
To see all that changed, write the answers of both checkouts whole, and compare them:
    python -m tests.corpus --full BEFORE {name}    in a checkout of what was
    python -m tests.corpus --full AFTER {name}     here
    diff -r BEFORE AFTER
If it is meant so, `make corpus` writes the snapshot anew."""

Entries = Sequence[Answer | Named]


def file_of(name: str, folder: Path = SNAPSHOT) -> Path:
    return folder / f"{name}.txt"


def all_files() -> set[Path]:
    return set(SNAPSHOT.rglob("*.txt"))


def written(entries: Entries) -> str:
    return "".join(f"{entry.line()}\n" for entry in entries)


def written_whole(entries: Entries) -> str:
    return "".join(f"{entry.whole()}\n" for entry in entries)


def differences(name: str, entries: Entries) -> list[str]:
    """What is told of a chapter that is not what its snapshot says; nothing if it is."""
    file = file_of(name)
    was = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    now = written(entries).splitlines()
    if was == now:
        return []
    found = list(_told(name, was, now, entries))
    more = [f"... and {len(found) - SHOWN} more places."] if len(found) > SHOWN else []
    return [*found[:SHOWN], *more, HOW_TO_SEE.format(name=name)]


def _told(name: str, was: list[str], now: list[str], entries: Entries) -> Iterator[str]:
    for kind, first, last, first_now, last_now in SequenceMatcher(None, was, now, False).get_opcodes():
        if kind != "equal":
            lines = [f"- {line}" for line in was[first:last][:SHOWN]]
            lines += [f"+ {line}" for line in now[first_now:last_now][:SHOWN]]
            shown = entries[first_now].whole()[:LONGEST] if first_now < last_now else ""
            yield "\n".join([f"{name}, answer {first + 1}:", *lines, shown])

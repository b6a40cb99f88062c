"""Writes the snapshot anew; `git diff` shows which answers changed, and --full what is in them.

    python -m tests.corpus                          all of it, anew
    python -m tests.corpus uno/going_out once/names these chapters
    python -m tests.corpus --full FOLDER            every answer whole, a file a chapter, and no snapshot

To see just what a change changes, write both checkouts whole and compare: `diff -r BEFORE AFTER`.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.corpus.chapters import CHAPTERS, told
from tests.corpus.house import on_sqlite
from tests.corpus.snapshot import SNAPSHOT, all_files, file_of, written, written_whole


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER", help="all of them, if none is named")
    parser.add_argument("--full", type=Path, metavar="FOLDER", help="write every answer whole, into it")
    asked = parser.parse_args()
    if unknown := set(asked.chapters) - set(CHAPTERS):
        sys.exit(f"There is no chapter {', '.join(sorted(unknown))}.")
    began = time.monotonic()
    wanted = asked.chapters or list(CHAPTERS)
    done = list(_write_all(wanted, asked.full))
    if not asked.chapters and asked.full is None:
        for left_over in all_files() - {file_of(name) for name in CHAPTERS}:
            left_over.unlink()
    many, took = sum(part.answers for part in done), time.monotonic() - began
    print(f"{many} answers in {len(wanted)} chapters, in {took:.0f} s: see {asked.full or SNAPSHOT}")
    if failed := [one for part in done for one in part.failed]:
        sys.exit("\n".join(failed))


@dataclass
class Done:
    """How many answers were written, and which chapters could not be told, each with why."""

    answers: int = 0
    failed: list[str] = field(default_factory=list)


def _write_all(wanted: list[str], full: Path | None) -> Iterator[Done]:
    processes = min(len(os.sched_getaffinity(0)), len(wanted))
    parts = [wanted[first::processes] for first in range(processes)]
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(_write, full=full), parts)


def _write(names: list[str], full: Path | None) -> Done:
    done = Done()
    with on_sqlite() as house:
        for name in names:
            try:
                entries = told(house, name).entries
            except Exception:
                done.failed.append(f"{name} was not written:\n{traceback.format_exc()}")
                continue
            done.answers += len(entries)
            file = file_of(name, full or SNAPSHOT)
            file.parent.mkdir(parents=True, exist_ok=True)
            text = written(entries) if full is None else written_whole(entries)
            file.write_text(text, encoding="utf-8")
    return done


if __name__ == "__main__":
    main()

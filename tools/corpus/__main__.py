"""Records the answers of the service, or shows how they differ from those of a commit.

    python -m tools.corpus                              record the digest of each chapter anew
    python -m tools.corpus uno/going_out once/names     of these chapters
    python -m tools.corpus --base HEAD uno/going_out    show what differs from the commit HEAD
    python -m tools.corpus --full FOLDER                write every answer whole, a file a chapter

The exit code of --base is 0 if nothing differs, 1 if something does, and 2 if it cannot compare.
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

from tools.corpus import base, digests, whole
from tools.corpus.chapters import CHAPTERS, told
from tools.corpus.digests import ROOT, Recorded, recorded_of
from tools.corpus.house import on_sqlite

FEW = 8
"""Chapters named in a command."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.corpus", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER", help="all of them, if none is named")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--full", type=Path, metavar="FOLDER", help="write every answer whole, into it")
    how.add_argument("--base", metavar="COMMIT", help="show what differs from the answers of this commit")
    asked = parser.parse_args()
    if asked.base is not None:
        sys.exit(base.main(ROOT, asked.base, asked.chapters))
    if unknown := set(asked.chapters) - set(CHAPTERS):
        sys.exit(f"There is no chapter {', '.join(sorted(unknown))}.")
    began = time.monotonic()
    wanted = asked.chapters or list(CHAPTERS)
    done = list(_record_all(wanted, asked.full))
    records = {name: record for part in done for name, record in part.records.items()}
    many, took = sum(record.entries for record in records.values()), time.monotonic() - began
    print(f"{many:,} answers in {len(records)} chapters, in {took:.0f} s")
    if asked.full is None:
        print(how_to_see(digests.write(records, CHAPTERS)))
    if failed := [one for part in done for one in part.failed]:
        sys.exit("\n".join(failed))


def how_to_see(changed: list[str]) -> str:
    """The chapters whose record changed, and the command that shows what did."""
    if not changed:
        return "All are as they were recorded."
    few = len(changed) <= FEW
    named = ", ".join(changed) if few else f"{', '.join(changed[:FEW])} and {len(changed) - FEW} more"
    arguments = f' ARGS="{" ".join(changed)}"' if few else ""
    return f"Recorded anew: {named}. To see what changed:\n    make corpus BASE=HEAD{arguments}"


@dataclass
class Done:
    """The records of the chapters that were asked, and which could not be, each with its traceback."""

    records: dict[str, Recorded] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)


def _record_all(wanted: list[str], full: Path | None) -> Iterator[Done]:
    processes = min(len(os.sched_getaffinity(0)), len(wanted))
    parts = [wanted[first::processes] for first in range(processes)]
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(_record, full=full), parts)


def _record(names: list[str], full: Path | None) -> Done:
    done = Done()
    with on_sqlite() as house:
        for name in names:
            try:
                entries = told(house, name).entries
            except Exception:
                done.failed.append(f"{name} was not written:\n{traceback.format_exc()}")
                continue
            done.records[name] = recorded_of(entries)
            if full is not None:
                whole.write(name, entries, full)
    return done


if __name__ == "__main__":
    main()

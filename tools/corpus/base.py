"""Both sides of a comparison: a checkout of another commit, and the answers of each side by its own code.

Each side records its answers in a process of its own, with its own chapters. The checkout of the other commit
and all answers are in a temporary folder, which is removed however this ends.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.corpus import whole
from tools.corpus.compare import Comparison

SAME, DIFFERENT, IMPOSSIBLE = 0, 1, 2
"""Exit codes."""
HERE = "this checkout"
GENERATED_BY = ("referee.build_messages", "tests.languages.writing")
"""Modules that write generated files; older commits have the second one. They run in a checkout that cannot
be imported without these files."""
RECORDERS = ("tools.corpus", "tests.corpus")
"""The package that records answers; older commits have the second one."""
PROBE = """
import json, referee, {recorder}.chapters as chapters
print(json.dumps([referee.__file__, chapters.__file__, list(chapters.CHAPTERS)]))
"""
NOT_WRITTEN = re.compile(r"^(\S+) was not written:$")


class Impossible(Exception):
    """The two sides cannot be compared, with the reason in a sentence."""


def main(root: Path, base: str, chapters: Sequence[str]) -> int:
    """Print how the answers of `root` differ from those of a commit; return the exit code."""
    try:
        comparison = compared(root, base, chapters)
    except Impossible as reason:
        print(reason, file=sys.stderr)
        return IMPOSSIBLE
    print("\n".join(comparison.lines()))
    return DIFFERENT if comparison.is_different else SAME


def compared(root: Path, base: str, chapters: Sequence[str]) -> Comparison:
    """Record the chapters on both sides, all of them if none is named, and compare them."""
    commit = commit_of(root, base)
    with _ended_in_order(), checkout(root, commit) as (tree, folder):
        sides = [Side(commit, tree, folder / "before"), Side(HERE, root, folder / "after")]
        known = {name for side in sides for name in side.probe()}
        if unknown := set(chapters) - known:
            raise Impossible(f"There is no chapter {', '.join(sorted(unknown))}.")
        wanted = sorted(chapters or known)
        for side in sides:
            side.record(wanted)
        return _compared(wanted, *sides)


def commit_of(root: Path, base: str) -> str:
    """The abbreviated id of a commit that has any name which git knows."""
    command = ["rev-parse", "--verify", "--quiet", "--short", "--end-of-options", f"{base}^{{commit}}"]
    try:
        return _git(root, *command).strip()
    except (OSError, subprocess.CalledProcessError):
        raise Impossible(f"BASE: git knows no commit {base!r} here.") from None


@contextmanager
def checkout(root: Path, commit: str) -> Iterator[tuple[Path, Path]]:
    """A worktree of a commit, and the temporary folder that it is in."""
    with tempfile.TemporaryDirectory(prefix="referee-corpus-") as name:
        folder = Path(name).resolve()
        tree = folder / "base"
        try:
            _git(root, "worktree", "add", "--quiet", "--detach", str(tree), commit)
            yield tree, folder
        finally:
            # Another Ctrl-C must not leave the worktree behind.
            handlers = {one: signal.signal(one, signal.SIG_IGN) for one in (signal.SIGINT, signal.SIGTERM)}
            with suppress(subprocess.CalledProcessError):
                _git(root, "worktree", "remove", "--force", "--force", str(tree))
            for one, handler in handlers.items():
                signal.signal(one, handler)


@dataclass
class Side:
    """One of the two: a checkout, the folder for its answers, and what went wrong in which chapter."""

    name: str
    tree: Path
    folder: Path
    chapters: set[str] = field(default_factory=set)
    failed: dict[str, str] = field(default_factory=dict)

    @property
    def recorder(self) -> str:
        """The name of the package that records the answers of this checkout."""
        found = (name for name in RECORDERS if (self.tree / name.replace(".", "/")).is_dir())
        return next(found, RECORDERS[0])

    def probe(self) -> set[str]:
        """The names of its chapters. Raises Impossible unless it imports its own code."""
        code, out, error = self._python("-c", PROBE.format(recorder=self.recorder))
        if code != 0 and self._generate():
            code, out, error = self._python("-c", PROBE.format(recorder=self.recorder))
        if code != 0:
            raise Impossible(f"The answers of {self.name} cannot be recorded: {_last_line(error)}")
        *files, chapters = json.loads(out)
        for file in files:
            if not Path(file).resolve().is_relative_to(self.tree.resolve()):
                raise Impossible(f"The code of {self.name} is not imported from its checkout: {file}")
        self.chapters = set(chapters)
        return self.chapters

    def record(self, wanted: Iterable[str]) -> None:
        """Write the answers of these chapters whole, of those that it has."""
        names = [name for name in wanted if name in self.chapters]
        if not names:
            return
        code, _, error = self._python("-m", self.recorder, "--full", str(self.folder), *names)
        self.failed = dict(_failures(error))
        if code != 0 and not self.failed:
            raise Impossible(f"The answers of {self.name} were not recorded: {_last_line(error)}")

    def read(self, chapter: str) -> list[whole.Written]:
        return whole.read(chapter, self.folder)

    def _generate(self) -> bool:
        """Write its generated files; whether any module did."""
        done = [self._python("-m", module)[0] == 0 for module in GENERATED_BY]
        return any(done)

    def _python(self, *arguments: str) -> tuple[int, str, str]:
        """Run this Python in the checkout, with nothing but its own packages before the installed ones."""
        process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self.tree,
            env=os.environ | {"PYTHONPATH": str(self.tree)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # so that all of its processes end together
        )
        try:
            out, error = process.communicate()
        except BaseException:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise
        return process.returncode, out, error


def _compared(wanted: Iterable[str], before: Side, after: Side) -> Comparison:
    comparison = Comparison(before.name)
    for name in wanted:
        sides = [side for side in (before, after) if name in side.chapters]
        broken = [side for side in sides if name in side.failed]
        if len(sides) == 1:
            comparison.note(name, f"a chapter that only {sides[0].name} has")
        elif broken:
            said = (f"not recorded by {side.name}: {side.failed[name]}" for side in broken)
            comparison.note(name, "; ".join(said))
        else:
            comparison.add(name, before.read(name), after.read(name))
    return comparison


def _failures(error: str) -> Iterator[tuple[str, str]]:
    """The chapters that were not written, each with the last line of its traceback."""
    name, last = None, ""
    for line in error.splitlines():
        if found := NOT_WRITTEN.match(line):
            if name is not None:
                yield name, last
            name = found[1]
        elif line.strip():
            last = line.strip()
    if name is not None:
        yield name, last


def _last_line(text: str) -> str:
    return ([line.strip() for line in text.splitlines() if line.strip()] or ["it ended without a word"])[-1]


def _git(root: Path, *arguments: str) -> str:
    command = ["git", "-C", str(root), "-c", "core.hooksPath=/dev/null", *arguments]
    # In a session of its own, as it would leave half a worktree at Ctrl-C.
    return subprocess.run(command, check=True, capture_output=True, text=True, start_new_session=True).stdout


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Inside, SIGTERM and SIGHUP end the program as Ctrl-C does: what was begun is removed."""

    def end(number: int, frame: Any) -> None:
        raise KeyboardInterrupt

    handlers = {one: signal.signal(one, end) for one in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for one, handler in handlers.items():
            signal.signal(one, handler)

"""Rewrites every transcript under tests/scenarios with today's rulings; `git diff` shows what changed.

Tests that need the transcripts share `played`: each process plays a transcript once.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from functools import cache, cached_property
from itertools import zip_longest
from pathlib import Path

from referee.games import GAMES
from referee.kit.seats import Seat
from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Rules
from referee.match.text.transcript import Opening, Transcript, judged_anew, read_opening
from referee.rulings.tags import Claim

SCENARIOS = Path(__file__).parents[1] / "tests/scenarios"
Names = Mapping[Seat, str]


@dataclass(frozen=True)
class Judged:
    """A claim line of a transcript and its entry. `before` and `names` are the names before and after it,
    `rules` the rules by which it was judged, `state` the match after it."""

    line: str
    before: Names
    rules: Rules
    entry: Entry
    state: AnyMatch
    names: Names

    @property
    def articles(self) -> tuple[str, ...]:
        """What the ruling cites, the deciding article first."""
        return tuple(finding.article for finding in self.entry.ruling.findings)

    @property
    def game(self) -> Game:
        return GAMES[self.state.game]

    @property
    def seats(self) -> Mapping[str, Seat]:
        """The seats by their names before this line."""
        return {name: seat for seat, name in self.before.items()}

    @cached_property
    def said(self) -> Claim:
        """The claim as its line is read; the claim of the entry has its rules spelled out."""
        return self.game.notation.read(self.line.partition("|")[0].strip(), self.seats)


@dataclass(frozen=True)
class Played:
    """A transcript that was played: the entry that opens the match, the state after it, the judged lines, and
    `text`, the transcript with today's rulings."""

    game: Game
    opening: Entry
    opened: AnyMatch
    names: Names
    lines: tuple[Judged, ...]
    text: str

    @property
    def entries(self) -> list[Entry]:
        return [self.opening, *(one.entry for one in self.lines)]

    def name(self, seat: Seat) -> str:
        """The name at the end."""
        return self.names[seat]


class Recorder(Transcript):
    """A transcript that keeps what each line was judged by, and what came of it."""

    def __init__(self, game: Game, opening: Opening):
        super().__init__(game, opening)
        self.opened, self.judged = self.state, list[Judged]()

    def tell(self, line: str) -> Entry:
        before, rules = dict(self.names), self.state.rules
        entry = super().tell(line)
        names = before if before == self.names else dict(self.names)
        self.judged.append(Judged(line, before, rules, entry, self.state, names))
        return entry


def transcripts() -> list[Path]:
    return sorted(SCENARIOS.rglob("*.txt"))


def name_of(path: Path) -> str:
    """The name of a transcript in the ids of tests: `uno/going_out`."""
    return path.relative_to(SCENARIOS).with_suffix("").as_posix()


def play(text: str) -> Played:
    """A transcript, played. Raises NotationError."""
    first, *lines = text.splitlines()
    opening = read_opening(first)
    recorder = Recorder(GAMES[opening.game], opening)
    anew = "\n".join([first, *judged_anew(recorder, lines)]) + "\n"
    return Played(
        recorder.game, recorder.entries[0], recorder.opened, recorder.names, tuple(recorder.judged), anew
    )


@cache
def played(path: Path) -> Played:
    """The same of a file; each process plays it once."""
    return play(path.read_text(encoding="utf-8"))


def judged(path: Path) -> tuple[Judged, ...]:
    """Every line of a transcript that claims something, in order."""
    return played(path).lines


def written_anew(path: Path) -> str:
    """The transcript with today's rulings."""
    return played(path).text


# --- differences ---


def difference(name: str, stored: str, today: str) -> str:
    """A unified diff of a transcript and the same with today's rulings; empty where they agree.

    Each claim whose ruling differs is a hunk of its own: its line, the whole ruling, and what changed in it.
    """
    hunks = [
        hunk
        for (number, old), (_, new) in zip_longest(_claims(stored), _claims(today), fillvalue=(0, []))
        for hunk in _hunk(number, old, new)
    ]
    return "\n".join([f"--- {name}, as it is stored", f"+++ {name}, today", *hunks]) if hunks else ""


def _hunk(number: int, old: list[str], new: list[str]) -> Iterator[str]:
    if old != new:
        yield f"@@ line {number} @@" if number else "@@ at the end @@"
        _files, _and, _place, *lines = unified_diff(old, new, n=len(old), lineterm="")
        yield from lines


def _claims(text: str) -> list[tuple[int, list[str]]]:
    """Each line that is no ruling, with its number and the ruling below it."""
    found: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("  ") and found:
            found[-1][1].append(line)
        else:
            found.append((number, [line]))
    return found


if __name__ == "__main__":
    for transcript in transcripts():
        transcript.write_text(written_anew(transcript), encoding="utf-8")

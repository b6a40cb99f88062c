"""Rewrites every transcript under tests/scenarios with today's rulings; `git diff` shows what changed."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from referee.games import GAMES
from referee.match.model.edits import Entry
from referee.match.model.state import Rules
from referee.match.text.transcript import Transcript, claim_lines, read_opening, replayed

SCENARIOS = Path(__file__).parent / "scenarios"


@dataclass(frozen=True)
class Judged:
    """A line of a transcript, the rules by which it was judged, and what became of it."""

    line: str
    rules: Rules
    entry: Entry

    @property
    def articles(self) -> tuple[str, ...]:
        """What the ruling cites, the deciding article first."""
        return tuple(finding.article for finding in self.entry.ruling.findings)


def transcripts() -> list[Path]:
    return sorted(SCENARIOS.rglob("*.txt"))


def written_anew(path: Path) -> str:
    return "\n".join(replayed(GAMES, path.read_text(encoding="utf-8"))) + "\n"


@cache
def judged(path: Path) -> tuple[Judged, ...]:
    """Every line of a transcript that claims something, in order."""
    return tuple(_judged(path.read_text(encoding="utf-8")))


def _judged(text: str) -> Iterator[Judged]:
    opening = read_opening(text.partition("\n")[0])
    transcript = Transcript(GAMES[opening.game], opening)
    for line in claim_lines(text):
        rules = transcript.state.rules
        yield Judged(line, rules, transcript.tell(line))


if __name__ == "__main__":
    for transcript in transcripts():
        transcript.write_text(written_anew(transcript), encoding="utf-8")

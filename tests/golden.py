"""Rewrites every transcript under tests/scenarios with today's rulings; `git diff` shows what changed."""

from pathlib import Path

from referee.games import GAMES
from referee.match.transcript import replayed

SCENARIOS = Path(__file__).parent / "scenarios"


def transcripts() -> list[Path]:
    return sorted(SCENARIOS.rglob("*.txt"))


def written_anew(path: Path) -> str:
    return "\n".join(replayed(GAMES, path.read_text(encoding="utf-8"))) + "\n"


if __name__ == "__main__":
    for transcript in transcripts():
        transcript.write_text(written_anew(transcript), encoding="utf-8")

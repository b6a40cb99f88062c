"""`referee replay` judges a transcript, or says in a sentence why it cannot."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from referee.cli import cli
from tools.transcripts import transcripts

PIECES = (
    b"\xed\xa0\x80",
    b"\x00",
    b"-1",
    b"9" * 40,
    b'"',
    b":",
    b"correct 3: ",
    b"take back to 2",
    "٣".encode(),
)
"""What a transcript is spoiled with."""
SPOILED = 60


def replay(file: Path) -> tuple[int, str]:
    """The exit code and what is printed. Fails for a traceback."""
    ended = CliRunner().invoke(cli, ["replay", str(file)])
    assert ended.exception is None or isinstance(ended.exception, SystemExit), repr(ended.exception)
    return ended.exit_code, ended.output


@pytest.mark.parametrize(
    ("holds", "said"),
    [
        (b"", "the first line reads like"),
        (b"uno standard to 500 | Ann \xff", "is not text in UTF-8."),
        (b"uno standard to 500 | Ann Bob\nnonsense", "line 2: a line begins with who says it"),
    ],
    ids=["empty", "not in UTF-8", "nonsense"],
)
def test_what_is_no_transcript_is_said_in_a_sentence(holds, said, tmp_path):
    file = tmp_path / "transcript.txt"
    file.write_bytes(holds)
    code, told = replay(file)

    assert code == 1 and said in told


def test_no_spoiled_transcript_ends_in_a_traceback(fresh_seed, tmp_path):
    rng, file = Random(fresh_seed), tmp_path / "spoiled.txt"
    texts = transcripts()
    for _ in range(SPOILED):
        text = bytearray(rng.choice(texts).read_bytes()[:3000])
        for _ in range(rng.randrange(1, 9)):
            place = rng.randrange(len(text))
            text[place : place + rng.randrange(3)] = rng.choice(PIECES)
        file.write_bytes(text)
        replay(file)

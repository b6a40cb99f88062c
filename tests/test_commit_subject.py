"""The hook that looks at the subject of a commit."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.commit_subject import faults

PROGRAM = Path(__file__).parents[1] / "tools/commit_subject.py"
SUCH_AS = 'The subject is in the imperative, such as "Refuse a second rematch"'


@pytest.mark.parametrize(
    "message",
    [
        "Refuse a second rematch",
        "Refuse a second rematch\n\nThe table would be split.\n",
        "Bring records of 0.21 in\n# Please enter the commit message",
        "Pass the phone's language on",
        "Feed the corpus",
        "Merge branch 'names'",
        "A" + "b" * 71,
    ],
)
def test_a_subject_in_the_imperative_goes(message):
    assert [] == list(faults(message))


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("", "The message needs a subject in its first line."),
        ("# only a comment", "The message needs a subject in its first line."),
        ("A" + "b" * 72, "The subject has 73 characters; at most 72 are shown everywhere."),
        ("Refuse a second rematch.", "The subject has no full stop at its end."),
        ("refuse a second rematch", "The subject begins with a capital letter."),
        ("Refuses a second rematch", f'{SUCH_AS}, not "Refuses …".'),
        ("Refused a second one", f'{SUCH_AS}, not "Refused …".'),
        ("Refusing it", f'{SUCH_AS}, not "Refusing …".'),
        ("Refuse it\nas it is", "The second line of the message is empty."),
    ],
)  # fmt: skip
def test_another_subject_is_refused_with_the_reason(message, fault):
    assert [fault] == list(faults(message))


def test_git_gets_the_reason_and_the_status(tmp_path):
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text("Adds a hook")
    run = subprocess.run([sys.executable, PROGRAM, file], capture_output=True, text=True)

    assert (1, "The subject is in the imperative, ") == (run.returncode, run.stdout[:34])

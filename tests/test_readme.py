"""The README is true: what it shows is what happens."""

import os
import re
import shutil
import stat
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.test_serve import Server

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SCENARIO = ROOT / "tests" / "scenarios" / "uno" / "readme.txt"

CURL = '''#!{python}
"""As much of curl as the README uses, for a machine that has none."""
import sys, urllib.request
url, headers, data, words = None, {{}}, None, iter(sys.argv[1:])
for word in words:
    if word == "-H":
        name, _, value = next(words).partition(": ")
        headers[name] = value
    elif word == "-d":
        data = next(words).encode()
    elif word != "-s":
        url = word
sys.stdout.buffer.write(urllib.request.urlopen(urllib.request.Request(url, data, headers)).read())
'''


def shell_lines() -> str:
    return "\n".join(re.findall(r"```sh\n(.*?)```", README, re.DOTALL))


def run_as_written(server: Server, folder: Path) -> str:
    """What the README's lines print against this server."""
    environ = dict(os.environ, URL=f"http://127.0.0.1:{server.port}")
    if shutil.which("curl") is None:
        curl = folder / "curl"
        curl.write_text(CURL.format(python=sys.executable))
        curl.chmod(curl.stat().st_mode | stat.S_IEXEC)
        environ["PATH"] = f"{folder}:{environ['PATH']}"
    done = subprocess.run(
        ["bash", "-eu", "-c", shell_lines()],
        env=environ,
        text=True,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the README's lines print. They are run once: each test reads another part of it."""
    folder = tmp_path_factory.mktemp("readme")
    server = Server(folder, f"sqlite:///{folder}/referee.sqlite3")
    try:
        return run_as_written(server, folder)
    finally:
        server.end()


def test_the_curl_lines_play_a_round(told):
    """Every line is ruled on: one refusal a game, and two cards that stand because nobody sees the hand."""
    verdicts = re.findall(r"^\d+ (\w+) (\S+):", told, re.MULTILINE)
    assert ("refused", "uno.match") == verdicts[2]
    assert ("stands", "uno.wild-draw-four.color") == verdicts[7]
    assert {"refused": 2, "stands": 2} == Counter(verdict for verdict, _ in verdicts if verdict != "upheld")
    assert len(re.findall(r"^claim ", shell_lines(), re.MULTILINE)) == len(verdicts)


def test_the_curl_lines_let_a_phone_in(told):
    """Both seats are free; then Bob's phone is told of the second round, and that it came in itself."""
    assert "[('Ann', True), ('Bob', True)]" in told
    streamed = re.findall(r"^event: (\w+)\nid: (\d+)\ndata: (.*)$", told, re.MULTILINE)
    assert [("entry", "3", "match.score"), ("entry", "4", "match.phone")] == [
        (event, number, re.search(r'"claim": ?"([^"]+)"', data)[1]) for event, number, data in streamed
    ]


def test_the_curl_lines_say_what_to_do(told):
    """The refusal says what to do now, a challenge and a late call who draws, and the score is kept."""
    back = "Take the green draw two back. There is no penalty."
    assert f"Bob: {back} It is your turn: lay a red card, a Skip or a wild card, or draw." in told
    assert "Ann: Show your hand to Bob, and to nobody else." in told
    assert "Ann: Your Wild Draw Four was a bluff: draw four cards." in told
    assert "Ann: You did not call UNO: draw two cards." in told
    assert "'name': 'Bob', 'total': 123" in told


def test_the_rulings_shown_first_are_real():
    """The first thing a reader sees is what the referee says."""
    shown = re.search(r"```\n(Bob: .*?)```", README, re.DOTALL)[1].splitlines()
    real = [
        line for line in SCENARIO.read_text(encoding="utf-8").splitlines() if not line.startswith("      =")
    ]

    assert shown == real[-len(shown) :]


def test_every_setting_is_named():
    """Whoever runs the service finds each variable in the README."""
    from referee.config import _DEFAULTS

    assert [] == [name for name in _DEFAULTS if name not in README]


def test_the_curl_lines_play_golf(told):
    """What is covered does nothing, what is thrown takes effect, and who may not clear is told why."""
    assert "Ann: It is your turn: take the red 5, or draw." in told
    draw = "Draw four cards without looking, and lay them facedown as two new columns."
    assert f"Bob: {draw} It is your turn" in told
    assert "refused golf.clear.faceup" in told


def test_the_curl_lines_put_an_entry_right_and_keep_an_evening(told):
    """The consequences are told, the sheet is a table, and the group knows who leads."""
    assert "blue draw two stays, because you played on, although" in told
    assert ",UNO Golf,2,Bob,Ann,3,15,," in told
    assert "[('Ann', 15), ('Bob', 9)]" in told

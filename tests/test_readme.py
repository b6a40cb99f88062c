"""The README is true: what it shows is what happens."""

import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

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


def test_the_curl_lines_play_a_round(tmp_path):
    """The lines print rulings, one of them a refusal with its article and what to do now, and the score."""
    server = Server(tmp_path, f"sqlite:///{tmp_path}/referee.sqlite3")
    try:
        told = run_as_written(server, tmp_path)
    finally:
        server.end()

    assert [
        "2 upheld",
        "3 upheld",
        "4 refused",
        "5 upheld",
        "6 upheld",
        "7 upheld",
        "8 upheld",
        "9 stands",
        "10 upheld",
        "11 upheld",
        "12 upheld",
    ] == re.findall(r"^\d+ \w+", told, re.MULTILINE)
    assert (
        "4 refused uno.match: The blue 9 does not go on the red skip: red, any Skip or a wild card goes."
        in told
    )
    assert "Bob: Take the blue 9 back. It is your turn: red, any Skip or a wild card goes." in told
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

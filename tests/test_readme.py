"""The README and the guides are true: what they show is what happens.

Every code block is run, or stands below with what it needs. CONTRIBUTING.md and docs/adding-a-game.md are
followed by tests/test_contributing.py.
"""

import os
import re
import shutil
import stat
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.recipes import Block, blocks
from tests.test_serve import Server

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
SCENARIO = ROOT / "tests" / "scenarios" / "uno" / "readme.txt"
RUN_HERE = ("README.md", "docs/api.md", "docs/operating.md")
FOLLOWED = ("CONTRIBUTING.md", "docs/adding-a-game.md")

NOT_RUN = {
    ("README.md", "make run        # sets everything up and serves on http://127.0.0.1:8000"): "make",
    ("docs/operating.md", "make run HOST=0.0.0.0 PORT=8080"): "make",
    ("operations/scaling.md", ". /etc/default/etcd"): "hosts",
    ("operations/scaling.md", ". /etc/referee/referee.env"): "hosts",
    ("operations/scaling.md", 'make scale ARGS="--tables 100000 --plays 7.5 --phones 3 --days 30"'): "make",
    ("operations/scaling.md", 'make scale ARGS="measure --costs mine.json"'): "make",
    ("docs/operating.md", "docker build -t referee ."): "Docker",
    ("README.md", "make run HOST=0.0.0.0"): "make",
    ("README.md", "uv tool install PATH-TO-WHEEL"): "wheel",
    ("docs/https-at-home.md", "tailscale serve --bg 8000"): "Tailscale",
    ("docs/operating.md", ".venv/bin/pip install -c constraints.txt -e '.[postgres]'"): "PostgreSQL",
    (
        "docs/operating.md",
        "( umask 077; printf 'NAME=%s\\nPOSTGRES_PASSWORD=%s\\n' uno.example "
        '"$(openssl rand -hex 24)" > deploy/.env )',
    ): "Docker",
    **dict.fromkeys(
        [
            ("docs/operating.md", first)
            for first in (
                "export NAME=uno.example",
                "apt-get update",
                "useradd --system --home-dir /var/lib/referee --shell /usr/sbin/nologin referee",
                "cd /",
                "install -d /etc/referee",
                "referee migrate",
                "cp /opt/referee/src/deploy/referee.service /etc/systemd/system/",
                'sed "s/uno\\.example/$NAME/g" /opt/referee/src/deploy/Caddyfile > /etc/caddy/Caddyfile',
                "install -m 644 /opt/referee/src/deploy/cron /etc/cron.d/referee",
                "SAVED=$(ls -t /var/lib/referee/backups/*.sqlite3 | head -n 1)",
                "( set -e",
                'curl -sS -X POST "https://$NAME/v1/matches" -H "Content-Type: application/json" '
                '-H "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid)" \\',
            )
        ],
        "Debian",
    ),
    **dict.fromkeys(
        [
            ("operations/scaling.md", first)
            for first in (
                "apt-get update",
                "python3 -m venv /opt/patroni",
                "cd /etc/referee",
                "cd /opt/src",
                "/opt/patroni/bin/patronictl -c /etc/patroni/patroni.yml switchover",
                "install -m 600 /opt/src/operations/cluster/cluster.env /etc/referee/cluster.env",
                "SAVED=/var/lib/referee/saved-$(date +%F).sqlite3",
                "SAVED=/var/lib/referee/saved-2026-11-28.sqlite3",
                "python3 /opt/src/operations/cluster/render.py 1",
                "systemctl enable --now --no-block etcd",
                "systemctl enable --now patroni",
                "systemctl enable --now redis-server",
                "systemctl enable --now haproxy pgbouncer referee",
                "sh /opt/src/operations/cluster/run.sh 1 etcd",
                "( set -a; . /etc/referee/referee.env; /opt/referee/bin/referee doctor )",
            )
        ],
        "hosts",
    ),
}
"""By file and first line: what a block needs that no test here has. The image is built by tests/test_image.py
without Docker, both databases are used by nearly all tests, and what hosts are set up with is proved by
`make prove ARGS=cluster`. A wheel is installed by `make prove ARGS=installed`. tests/test_one_machine.py
compares the blocks for Debian with the files that they copy."""

CURL = '''#!{python}
"""As much of curl as the guides use, for a machine that has none."""
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


def guides() -> Iterator[tuple[str, str]]:
    """All documents by their path; the rules and the change log have no blocks that do anything."""
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "operations").glob("*.md")]
    for file in sorted(files):
        yield file.relative_to(ROOT).as_posix(), file.read_text("utf-8")


def needs(block: Block) -> str:
    return block.file.removeprefix("needs=") if block.file.startswith("needs=") else ""


def shell_lines(guide: str) -> str:
    text = (ROOT / guide).read_text("utf-8")
    return "\n".join(block.text for block in blocks(text) if block.language == "sh" and not needs(block))


def test_every_block_is_run_or_says_what_it_needs(capsys):
    """In the line that opens it, and here."""
    found = {
        (guide, block.text.splitlines()[0]): needs(block)
        for guide, text in guides()
        for block in blocks(text)
        if guide not in FOLLOWED and (needs(block) or (block.language == "sh" and guide not in RUN_HERE))
    }
    with capsys.disabled():
        print(*(f"\nnot run, needs {what}: {guide}: {line}" for (guide, line), what in found.items()))

    assert found == NOT_RUN


def run_as_written(guide: str, server: Server, folder: Path) -> str:
    """What the lines of a guide print against this server, in a folder where the commands are."""
    environ = dict(os.environ, URL=f"http://127.0.0.1:{server.port}")
    (folder / ".venv").mkdir()
    (folder / ".venv" / "bin").symlink_to(Path(sys.executable).parent)
    (folder / "tests").symlink_to(ROOT / "tests")
    if shutil.which("curl") is None:
        curl = folder / "curl"
        curl.write_text(CURL.format(python=sys.executable))
        curl.chmod(curl.stat().st_mode | stat.S_IEXEC)
        environ["PATH"] = f"{folder}:{environ['PATH']}"
    done = subprocess.run(
        ["bash", "-eu", "-c", shell_lines(guide)],
        cwd=folder,
        env=environ,
        text=True,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("readme")
    server = Server(folder, f"sqlite:///{folder}/referee.sqlite3")
    yield server
    server.end()


@pytest.fixture(scope="module")
def told(server: Server, tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the lines of docs/api.md print. They are run once: each test reads another part of it."""
    return run_as_written("docs/api.md", server, tmp_path_factory.mktemp("api"))


def test_the_first_lines_refuse_and_say_why(server, tmp_path):
    played = run_as_written("README.md", server, tmp_path)
    assert "upheld" == played.splitlines()[0]
    assert "['refused', 'uno.match', " in played
    assert "Take the green draw two back. There is no penalty." in played


def test_a_backup_is_made_and_proved(server, tmp_path):
    """And nothing there is a year old."""
    run_as_written("docs/operating.md", server, tmp_path)
    assert {"evening.sqlite3", "saved.sqlite3"} <= {file.name for file in tmp_path.iterdir()}


def test_the_curl_lines_play_a_round(told):
    """Every line is ruled on: one refusal a game, and two cards that stand because nobody sees the hand."""
    verdicts = re.findall(r"^\d+ (\w+) (\S+):", told, re.MULTILINE)
    assert ("refused", "uno.match") == verdicts[2]
    assert ("stands", "uno.wild-draw-four.color") == verdicts[7]
    assert {"refused": 2, "stands": 2} == Counter(verdict for verdict, _ in verdicts if verdict != "upheld")
    assert len(re.findall(r"^claim ", shell_lines("docs/api.md"), re.MULTILINE)) == len(verdicts)


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
    assert f"Bob: {back} Play red, a Skip or a wild, or draw." in told
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
    """Whoever runs the service finds each variable in docs/operating.md."""
    from referee.config import _DEFAULT_BY_SETTING

    assert [] == [name for name in _DEFAULT_BY_SETTING if name not in OPERATING]


def test_the_curl_lines_play_golf(told):
    """What is covered does nothing, what is thrown takes effect, and who may not clear is told why."""
    assert "Ann: Take the red 5, or draw." in told
    draw = "Draw four cards for two new columns on the left. Do not look at these cards: they lie facedown."
    assert f"Bob: {draw} Take the " in told
    assert "refused golf.clear.faceup" in told


def test_the_curl_lines_put_an_entry_right_and_keep_an_evening(told):
    """The consequences are told, the sheet is a table, and the group knows who leads."""
    assert "You played on. So Cat's blue draw two stays, although" in told
    assert ",UNO Golf,2,Bob,Ann,3,15,," in told
    assert "[('Ann', 15), ('Bob', 9)]" in told

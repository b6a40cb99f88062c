"""The image: what the Dockerfile copies is installed as it says, in a folder of its own, and served there.

There need not be a Docker for it: its rules for COPY and .dockerignore are followed here. The packages that
Referee needs are installed already.
"""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import pytest

TOP = Path(__file__).parents[1]
PATIENCE = 60


def _instructions(file: str = "Dockerfile") -> list[tuple[str, str]]:
    """The Dockerfile line by line: the instruction, and what it says."""
    text = re.sub(r"\\\n\s*", "", (TOP / file).read_text("utf-8"))
    lines = (line.strip() for line in text.splitlines())
    return [tuple(line.split(None, 1)) for line in lines if line and not line.startswith("#")]


def _all(name: str, file: str = "Dockerfile") -> list[str]:
    return [said for instruction, said in _instructions(file) if instruction == name]


def _is_let_through(path: str) -> bool:
    """Whether a file is part of the context: the last line of .dockerignore that meets it, or a folder around
    it, decides."""
    let_through = True
    for line in (TOP / ".dockerignore").read_text("utf-8").split():
        pattern = line.removeprefix("!")
        own = PurePosixPath(path)
        if any(_meets(pattern, str(part)) for part in (own, *own.parents[:-1])):
            let_through = line.startswith("!")
    return let_through


def _meets(pattern: str, path: str) -> bool:
    """Docker's way: a star stays within a name, two of them are any folders or none."""
    parts = ["(.*/)?" if one == "**" else f"{_within_a_name(one)}/" for one in pattern.split("/")]
    return re.fullmatch("".join(parts), f"{path}/") is not None


def _within_a_name(pattern: str) -> str:
    return "[^/]*".join(map(re.escape, pattern.split("*")))


def _copied(into: Path) -> None:
    """What the COPY lines copy, of what is let through. A source of which nothing is there is an error."""
    for said in _all("COPY"):
        *sources, target = said.split()
        for source in sources:
            files = [TOP / source] if (TOP / source).is_file() else sorted((TOP / source).rglob("*"))
            told = {file.relative_to(TOP).as_posix(): file for file in files if file.is_file()}
            found = {path: file for path, file in told.items() if _is_let_through(path)}
            assert found, f"COPY {source}: nothing of it is let through by .dockerignore"
            for path, file in found.items():
                inside = PurePosixPath(path).relative_to(source) if path != source else ""
                place = into / target / (PurePosixPath(source).name if target.endswith("/") else "") / inside
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, place)


def _installing() -> list[str]:
    """The words of the command that installs Referee."""
    (line,) = (said for said in _all("RUN") if said.startswith("pip install "))
    return shlex.split(line)


@dataclass
class Image:
    """Where it was installed, and what its processes start with."""

    site: Path
    context: Path
    environ: dict[str, str]

    def run(self, *command: str, **more: str) -> subprocess.Popen:
        words = [str(self.site / "bin" / word) if word == "referee" else word for word in command]
        words = [sys.executable if word == "python" else word for word in words]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        return subprocess.Popen(words, env=self.environ | more, cwd=self.environ["HOME"], **pipes)


@pytest.fixture(scope="module")
def image(tmp_path_factory) -> Image:
    """Built as the Dockerfile says, but that what it needs from elsewhere is here already."""
    folder = tmp_path_factory.mktemp("image")
    context, site, data = folder / "app", folder / "site", folder / "data"
    _copied(context)
    data.mkdir()
    here = ["--no-build-isolation", "--no-index", "--disable-pip-version-check", "-q", "--target", str(site)]
    command = [sys.executable, "-m", *_installing(), "--no-deps", *here]
    environ = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=context, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    kept = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    told = dict(pair.split("=", 1) for said in _all("ENV") for pair in shlex.split(said))
    ours = {
        "REFEREE_DATABASE_URL": told["REFEREE_DATABASE_URL"].replace("/data/", f"{data}/"),
        "REFEREE_HOST": "127.0.0.1",
        "PYTHONPATH": str(site),
        "HOME": str(data),
    }
    return Image(site, context, kept | told | ours)


def test_nothing_is_in_the_image_but_what_it_needs(image):
    """No tests, no databases of whoever builds it, and nothing that another Python has compiled."""
    tops = {path.name for path in image.context.iterdir()}

    files = {"constraints.txt", "pyproject.toml", "README.md", "LICENSE", "openapi.yaml"}
    assert tops == files | {"tools", "migrations", "referee"}
    assert [path.name for path in (image.context / "tools").iterdir()] == ["hatch_build.py"]
    assert list(image.context.rglob("*.pyc")) == []


def test_the_image_of_the_cluster_is_installed_in_the_same_way():
    """In a virtual environment beside that of Patroni."""
    (line,) = (said for said in _all("RUN") if said.startswith("pip install "))
    runs = _all("RUN", "operations/cluster/Dockerfile")
    in_the_cluster = (run.replace("/opt/referee/bin/", "") for run in runs)

    assert f"python3 -m venv /opt/referee && {line}" in in_the_cluster
    assert {*_all("COPY")} <= {*_all("COPY", "operations/cluster/Dockerfile")}


def test_what_is_installed_is_whole(image):
    """The page, the words of the questions, the migrations and the API's document come along."""
    words = sorted(one.relative_to(TOP / "referee").as_posix() for one in TOP.glob("referee/**/*.txt"))
    assert len(words) >= 20
    for file in (
        "migrations/env.py",
        "openapi.yaml",
        "services/indexes.pickle",
        "languages/catalog.json",
        "page/static/ui/messages.js",
        "page/static/main.js",
        "cli.py",
        *words,
    ):
        assert (image.site / "referee" / file).is_file(), file
    found = image.run("python", "-P", "-c", "import referee; print(referee.__file__)").communicate()[0]
    assert found.strip() == str(image.site / "referee" / "__init__.py")


def test_it_serves_is_healthy_and_stops_when_it_is_told(image):
    """As the last lines of the Dockerfile start it and ask after it; with a database that it makes itself."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    (command,), (check,) = _all("CMD"), _all("HEALTHCHECK")
    server = image.run(*json.loads(command), REFEREE_PORT=port)
    try:
        assert f"http://127.0.0.1:{port}" in server.stdout.readline()
        until = time.monotonic() + PATIENCE
        while (health := _asked_after(image, check, port)).returncode and time.monotonic() < until:
            pass
        assert health.returncode == 0, health.args
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE) as answer:
            assert json.load(answer) == {"status": "ready"}
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    finally:
        server.kill()
        server.wait()
        server.stdout.close()

    assert _asked_after(image, check, port).returncode != 0


def _asked_after(image: Image, check: str, port: str) -> subprocess.Popen:
    """The health check, run once; a server that is only beginning may be too slow for it."""
    health = image.run(*json.loads(check.partition("CMD ")[2]), REFEREE_PORT=port)
    health.communicate(timeout=PATIENCE)
    return health


def test_it_does_not_run_as_root_and_can_write_where_its_data_is():
    """Whoever serves is made before, owns the volume, and nothing is run after that as somebody else."""
    order = [instruction for instruction, _ in _instructions()]
    (user,), (volume,) = _all("USER"), _all("VOLUME")
    made = next(said for said in _all("RUN") if "useradd" in said)

    assert user not in ("root", "0")
    assert re.search(rf"useradd .*\b{user}\b", made)
    assert re.search(rf"install -d -o {user} .*{volume}", made)
    assert max(at for at, name in enumerate(order) if name == "RUN") < order.index("USER")
    assert _all("WORKDIR")[-1] == volume
    assert order.index("VOLUME") > order.index("USER")


@pytest.mark.parametrize(
    ("path", "is_in"),
    [
        ("README.md", True),
        ("referee/games/uno/game.py", True),
        ("referee/__pycache__/cli.cpython-311.pyc", False),
        ("constraints.txt", True),
        ("tests/test_image.py", False),
        ("tools/hatch_build.py", True),
        ("tools/install.py", False),
        ("referee/services/indexes.pickle", False),
        ("referee/languages/catalog.json", False),
        ("referee/languages/en/uno.ftl", True),
        ("referee/page/static/screens/messages.js", False),
        ("referee.sqlite3", False),
        (".venv/bin/python", False),
        (".git/config", False),
    ],
)
def test_what_is_let_through(path, is_in):
    """The rules of .dockerignore, as Docker reads them."""
    assert _is_let_through(path) == is_in

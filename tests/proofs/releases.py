"""Releases to serve one after the other: the one before this one, out of the history of the project, and
copies of this one with a made-up migration.

Each is a folder that `Server.serve_from` takes. Beside the code lies what tells its version, so that
`/openapi.json` shows which release really answers.
"""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import yaml

from referee.storage.revisions import list_revisions_in_folder
from tests.proofs.server import Line, Server

ROOT = Path(__file__).parents[2]
PARTS = ("referee", "migrations", "openapi.yaml", "pyproject.toml")
"""What is needed of a release to serve it, and to know it by what it serves."""

MIGRATION = '''"""A made-up migration."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade():
    op.create_table("made_up", sa.Column("id", sa.Integer, primary_key=True))
    {then}
'''
ADDS = 'op.add_column("matches", sa.Column("made_up", sa.Text))'
RAISES = 'raise ValueError("made up")'
HANGS = 'import os, time; os.write(2, b"in the middle\\n"); time.sleep(60)'
"""What a made-up migration does, once it has created a table."""


class NoHistory(Exception):
    """The release before cannot be had: there is no git here, or no commit that is old enough."""


@dataclass(frozen=True)
class Release:
    """A folder with the code of a release, and its version."""

    version: str
    folder: Path

    @property
    def revisions(self) -> list[str]:
        """Those that it knows, the newest one last."""
        return list_revisions_in_folder(self.folder / "migrations")

    def not_served_by(self, server: Server) -> list[str]:
        """A sentence if this server does not answer with the code of this release."""
        line = Line(server)
        told = json.loads(line("GET", "/openapi.json", {}, None).body)
        line.close()
        written = yaml.safe_load((self.folder / "openapi.yaml").read_text(encoding="utf-8"))
        same = told == written and told["info"]["version"] == self.version
        return [] if same else [f"{told['info']['version']} is served and not {self.version}"]


def release_before(folder: Path) -> Release:
    """The newest commit of an older version, unpacked into `folder`. If one of these knows fewer migrations
    and can use the database of this release, then the newest such one. Raises NoHistory."""
    commit = _commit_before()
    archive = _git("archive", "--format=tar", commit, *PARTS)
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    return _made_ready(folder, _version_in((folder / "pyproject.toml").read_bytes()))


def this_release(folder: Path) -> Release:
    """A copy of this release in `folder`."""
    return _made_ready(folder, _copied(folder))


def next_release(folder: Path, then: str, only_adds: bool = True) -> Release:
    """A copy of this release in `folder`, with one more migration: it creates a table and does `then`."""
    version = _copied(folder)
    before = list_revisions_in_folder(ROOT / "migrations")[-1]
    revision = f"{int(before[:4]) + 1:04}" + (f"-since-{before[-4:]}" if only_adds else "")
    named = {"revision": revision.replace("-", "_"), "before": before.replace("-", "_")}
    text = MIGRATION.format(**named, then=then)
    (folder / "migrations" / "versions" / f"{revision}_made_up.py").write_text(text)
    document = folder / "openapi.yaml"
    document.write_text(re.sub(f"(version: ){re.escape(version)}", r"\g<0>.1", document.read_text(), count=1))
    return _made_ready(folder, f"{version}.1")


def _copied(folder: Path) -> str:
    """The version of this release, of which all that is needed has been copied."""
    for part in PARTS:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        copy(ROOT / part, folder / part)
    return _version_in((ROOT / "pyproject.toml").read_bytes())


def _commit_before() -> str:
    now = _version_in((ROOT / "pyproject.toml").read_bytes())
    newest = list_revisions_in_folder(ROOT / "migrations")[-1]
    older = list(_older_than(now))
    if not older:
        raise NoHistory(f"the history has no commit before version {now}: git fetch --unshallow")
    crossing = (commit for commit in older if newest[-4:] <= _newest_revision(commit) < newest[:4])
    return next(crossing, older[0]) if "-since-" in newest else older[0]


def _older_than(version: str) -> Iterator[str]:
    for commit in _git("rev-list", "--first-parent", "HEAD").decode().split():
        if _numbers(_version_in(_git("show", f"{commit}:pyproject.toml"))) < _numbers(version):
            yield commit


def _newest_revision(commit: str) -> str:
    names = _git("ls-tree", "--name-only", commit, "migrations/versions/").decode()
    return max(re.findall(r"/(\d{4})\S*\.py", names))


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _version_in(pyproject: bytes) -> str:
    return str(tomllib.loads(pyproject.decode())["project"]["version"])


def _git(*arguments: str) -> bytes:
    try:
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", b"").decode().strip()
        raise NoHistory(
            f"the release before comes from the history, and git says: {said or error}"
        ) from error


def _made_ready(folder: Path, version: str) -> Release:
    """Tells its version, and has worked out beforehand what `make run` does of it."""
    told = folder / f"referee-{version}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: referee\nVersion: {version}\n")
    for module in ("wordings", "indexes"):  # before 0.21.0, and since
        if (folder / "referee" / "services" / f"{module}.py").exists():
            command = [sys.executable, "-m", f"referee.services.{module}"]
            subprocess.run(command, cwd=folder, env={"PYTHONPATH": str(folder)}, check=True)
    return Release(version, folder)

"""The programs that a cluster is made of: Debian's, and Patroni in a virtual environment of its own."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.postgres import PostgresFailed, find_binaries

REQUIREMENTS = Path(__file__).parents[3] / "operations/cluster/patroni.txt"
PYTHON = "/usr/bin/python3"
"""Debian's own: a Python below somebody's home cannot be read by the user who runs PostgreSQL."""
PACKAGES = {
    "etcd": "etcd-server",
    "haproxy": "haproxy",
    "pgbouncer": "pgbouncer",
    "redis-server": "redis-server",
}
"""The Debian package of each program. Valkey does as well as Redis."""
_PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
_POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian asks this script whether what was installed may be started."""


class Lacking(Exception):
    """What is not installed and cannot be; the message says how to install it."""


@dataclass(frozen=True)
class Programs:
    """Where each of them lies."""

    etcd: str
    haproxy: str
    pgbouncer: str
    redis: str
    patroni: str
    postgres: Path
    """The folder of PostgreSQL's programs."""


def programs(folder: Path) -> Programs:
    """All of them; what is missing is installed where we may. Patroni goes into `folder`. Raises Lacking."""
    if missing := _missing():
        _install(missing)
    if missing := _missing():
        raise Lacking(f"the cluster needs Debian's packages: as root, apt-get install {' '.join(missing)}")
    found = {name: _found(name) for name in PACKAGES}
    patroni = _patroni(folder / "patroni")
    return Programs(
        found["etcd"], found["haproxy"], found["pgbouncer"], found["redis-server"], patroni, find_binaries()
    )


def _missing() -> list[str]:
    """The packages of what is not there."""
    missing = [package for name, package in PACKAGES.items() if _found(name) is None]
    if not _has_postgres():
        missing.append("postgresql")
    made = subprocess.run([PYTHON, "-c", "import ensurepip"], capture_output=True, check=False)
    return missing if made.returncode == 0 else [*missing, "python3-venv"]


def _found(name: str) -> str | None:
    others = {"redis-server": "valkey-server"}
    return shutil.which(name, path=_PATH) or (
        shutil.which(others[name], path=_PATH) if name in others else None
    )


def _has_postgres() -> bool:
    """A standby needs more of PostgreSQL than a test does."""
    try:
        folder = find_binaries()
    except PostgresFailed:
        return False
    return all((folder / name).exists() for name in ("pg_basebackup", "pg_rewind", "psql"))


def _install(packages: list[str]) -> None:
    """By apt-get as root; does nothing where we are not. None of the services is started."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print(f"Installing Debian's {', '.join(packages)} ...", flush=True)
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    with _nothing_starts():
        for command in (["apt-get", "update", "-qq"], install):
            subprocess.run(command, env=environ, capture_output=True, check=False)


@contextmanager
def _nothing_starts() -> Iterator[None]:
    if _POLICY.exists():  # whoever put it there decides
        yield
        return
    _POLICY.write_text("#!/bin/sh\nexit 101\n")
    _POLICY.chmod(0o755)
    try:
        yield
    finally:
        _POLICY.unlink()


def _patroni(place: Path) -> str:
    """The command, in a new virtual environment at this place. Raises Lacking."""
    install = [place / "bin/python", "-m", "pip", "install", "-qq", "-r", REQUIREMENTS]
    for command in ([PYTHON, "-m", "venv", place], install):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Lacking(f"Patroni could not be installed: {done.stderr[-500:]}")
    return str(place / "bin/patroni")

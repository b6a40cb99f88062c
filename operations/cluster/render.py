"""Fills the parameters of cluster.env into the files of this folder, and puts them where a host looks.

    python3 operations/cluster/render.py 1             the files of host 1, in place; as root
    python3 operations/cluster/render.py 1 --top made  below the folder `made`, to look at

The parameters are those of /etc/referee/cluster.env, which a new release leaves alone; `--parameters FILE`
names others. operations/cluster/cluster.env is what it begins as.

Needs only Python's standard library. The tests start their cluster from the same files by `render`.
"""

import argparse
import shutil
from collections.abc import Mapping
from pathlib import Path
from string import Template

HERE = Path(__file__).parent
PARAMETERS = Path("/etc/referee/cluster.env")
PLACES = {
    "etcd.env": ("etc/default/etcd", "root"),
    "patroni.yml": ("etc/patroni/patroni.yml", "postgres"),
    "database.sql": ("etc/patroni/database.sql", "postgres"),
    "haproxy.cfg": ("etc/haproxy/haproxy.cfg", "root"),
    "503.http": ("etc/haproxy/503.http", "root"),
    "pgbouncer.ini": ("etc/pgbouncer/pgbouncer.ini", "postgres"),
    "userlist.txt": ("etc/pgbouncer/userlist.txt", "postgres"),
    "redis.conf": ("etc/redis/redis.conf", "redis"),
    "referee.env": ("etc/referee/referee.env", "root"),
}
"""Where each file belongs, and whose it is: only its owner may read it, as most of them hold a secret."""
UNITS = ("patroni.service", "referee.service")
"""What systemd reads; nothing is filled in."""


def parameters(file: Path = HERE / "cluster.env") -> dict[str, str]:
    """What each line of the form NAME=value says; by default as they are shipped."""
    lines = (line.strip() for line in file.read_text().splitlines())
    told = (line.partition("=") for line in lines if line and not line.startswith("#"))
    return {name: value for name, _, value in told}


def render(node: int, told: Mapping[str, str]) -> dict[str, str]:
    """The text of each file for this host. Raises KeyError with the name of a parameter that is missing."""
    filled = {**told, "NODE": str(node), "THIS": told[f"NODE_{node}"]}
    return {name: Template(_read(name)).substitute(filled) for name in PLACES}


def _read(name: str) -> str:
    return (HERE / name).read_bytes().decode()  # as it is: HTTP ends its lines in its own way


def main() -> None:
    asked = argparse.ArgumentParser(description="Put the files of one host in place.")
    asked.add_argument("node", type=int, choices=(1, 2, 3))
    asked.add_argument("--top", type=Path, default=Path("/"))
    asked.add_argument("--parameters", type=Path, default=PARAMETERS)
    given = asked.parse_args()
    if not given.parameters.exists():
        asked.error(f"there is no {given.parameters}: it begins as a copy of {HERE / 'cluster.env'}")
    told = parameters() | parameters(given.parameters)  # a release may have more of them than the one before
    if left := [name for name, value in told.items() if value.startswith("replace-me")]:
        asked.error(f"replace the secrets in {given.parameters} first: {', '.join(left)}")
    for name, text in render(given.node, told).items():
        place, owner = PLACES[name]
        _put(given.top / place, text, 0o600)
        if given.top == Path("/"):
            shutil.chown(given.top / place, owner)
    for name in UNITS:
        _put(given.top / "etc/systemd/system" / name, _read(name), 0o644)


def _put(file: Path, text: str, mode: int) -> None:
    """Write it; from the first byte on only those may read it who shall."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode)
    file.chmod(mode)
    file.write_bytes(text.encode())
    print(file)


if __name__ == "__main__":
    main()

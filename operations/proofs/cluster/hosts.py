"""The files of operations/cluster/ on three hosts. A host is an address of the loopback of this machine.

Only addresses, ports, folders, secrets, sizes and the watchdog differ from cluster.env. A test machine has no
watchdog.
"""

import importlib.util
import random
import secrets
import shutil
import socket
from pathlib import Path
from types import ModuleType

CLUSTER_FILES = Path(__file__).parents[3] / "operations/cluster"
NODES = (1, 2, 3)
_BELOW_THE_EPHEMERAL = (15_000, 30_000)
"""Ports that no client is given by chance."""


def _loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("referee_deploy_render", CLUSTER_FILES / "render.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_render = _loaded()


def parameters(binaries: Path, user: str) -> dict[str, str]:
    """Those of cluster.env, for this machine, where all but Referee is run by this user."""
    told: dict[str, str] = _render.parameters()
    net = f"127.{random.randrange(1, 255)}.{random.randrange(1, 255)}"
    told |= {f"NODE_{node}": f"{net}.{node}" for node in NODES}
    names = [name for name in told if name.endswith("_PORT")]
    told |= {name: str(port) for name, port in zip(names, _free_ports(len(names), net), strict=True)}
    told |= {name: secrets.token_hex(12) for name, value in told.items() if value.startswith("replace-me")}
    (web,) = _free_ports(1, net)
    return told | {
        "NETWORK": "127.0.0.0/8",
        "WEB": f"127.0.0.1:{web}",
        "WORKERS": "1",
        "POOL": "12",
        "SHARED_BUFFERS": "32MB",
        "WATCHDOG": "off",
        "POSTGRES_BIN": str(binaries),
        "HAPROXY_USER": user,
    }


def write(node: int, told: dict[str, str], folder: Path, user: str) -> dict[str, Path]:
    """Write the files of a host into a folder that only `user` reads; return their paths by their names."""
    own = folder / f"node{node}"
    own.mkdir()
    own_places = {
        "ETCD_DATA": own / "etcd",
        "POSTGRES_DATA": own / "pg",
        "POSTGRES_SOCKETS": own,
        "PATRONI_FOLDER": own,
        "HAPROXY_FOLDER": own,
        "HAPROXY_SOCKET": own / "haproxy.sock",
        "POOLER_FOLDER": own,
        "POOLER_LOG": own / "pgbouncer.log",
        "REDIS_DATA": own,
    }
    files = {}
    for name, text in _render.render(node, told | {key: str(at) for key, at in own_places.items()}).items():
        files[name] = own / name
        files[name].write_bytes(text.encode())
        files[name].chmod(0o600)
    for place in (own, *files.values()):
        shutil.chown(place, user)
    return files


def environment(file: Path) -> dict[str, str]:
    """What a file of the form NAME=value says, as systemd reads it."""
    found: dict[str, str] = _render.parameters(file)
    return found


def _free_ports(many: int, net: str) -> list[int]:
    """Ports that are free on every address that is used."""
    found: list[int] = []
    while len(found) < many:
        port = random.randrange(*_BELOW_THE_EPHEMERAL)
        addresses = ("127.0.0.1", *(f"{net}.{node}" for node in NODES))
        if port not in found and all(_is_free(address, port) for address in addresses):
            found.append(port)
    return found


def _is_free(address: str, port: int) -> bool:
    with socket.socket() as trial:
        try:
            trial.bind((address, port))
        except OSError:
            return False
    return True

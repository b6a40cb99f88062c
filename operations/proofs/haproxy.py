"""HAProxy in front of cells, with operations/cluster/haproxy-cells.cfg, on a free port."""

import shutil
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

from tests.proofs.server import PATIENCE, Server
from tests.started import free_port, is_open

CONFIG = Path(__file__).parents[2] / "operations/cluster/haproxy-cells.cfg"


def haproxy() -> str | None:
    """Where it is installed; Debian has it beside what only root calls."""
    return shutil.which("haproxy", path="/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin")


class Proxy:
    """Looks like a server to `BusConnection`: it has a port."""

    def __init__(self, cells: Mapping[str, Server], folder: Path):
        self.cells, self.folder = cells, folder
        self.port = free_port()

    def __enter__(self) -> "Proxy":
        file = self.folder / "haproxy.cfg"
        file.write_text(self._config())
        self.process = subprocess.Popen([haproxy(), "-f", str(file)])
        self._wait()
        return self

    def __exit__(self, *_) -> None:
        self.process.kill()
        self.process.wait()

    def _config(self) -> str:
        """The one that is deployed, with the addresses of these servers."""
        text = CONFIG.read_text("utf-8")
        places = {"bind :8000": f"bind 127.0.0.1:{self.port}"}
        for letter, number in (("a", 8001), ("b", 8002)):
            places[f"{letter}1 127.0.0.1:{number}"] = f"{letter}1 127.0.0.1:{self.cells[letter].port}"
        for written, here in places.items():
            assert 1 == text.count(written), f"{written!r} does not stand once in {CONFIG.name}"
            text = text.replace(written, here)
        return text

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            if is_open(self.port):
                return
            time.sleep(0.02)
        raise RuntimeError("HAProxy did not start")

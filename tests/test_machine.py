"""Other operating systems: what is tried here is Linux without what they lack."""

import os
import time
from contextlib import closing
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from referee import machine
from referee.cli import cli
from referee.services import clock
from tests.api.phone import Phone
from tests.as_on_macos import MISSING
from tests.proofs.server import Line, Server


def test_without_what_macos_lacks_a_round_is_played(tmp_path):
    """And followed by a stream, saved by a backup, and stopped without a traceback."""
    with Server(f"sqlite:///{tmp_path}/referee.sqlite3", tmp_path, module="tests.as_on_macos") as server:
        with closing(Line(server)) as line:
            phone = Phone.opening(line, "Ann", "Bob")
            phone.claim_lawfully("uno.deal", turned_up=["red 5"])
            phone.claim_lawfully("uno.play", seat=1, card="red 7")
            phone.claim("match.score", winner=0, points=40)
            followed = phone.get("/stream", after=1, wait=0).body
            ready = line("GET", "/readyz", {}, None).status
        saved = server.run("backup", f"{tmp_path}/copy.sqlite3")
        server.stop()
        said = (tmp_path / "server.txt").read_text()

    assert (3, 200) == (followed.count(b"event: entry"), ready)
    assert "holds 1 match and 4 entries" in saved.stdout
    assert "Traceback" not in said


def test_what_macos_lacks_is_there_on_linux():
    """Else nothing would be blocked."""
    assert [] == [name for module in (time, os) for name in MISSING[module] if not hasattr(module, name)]


def test_a_system_that_cannot_serve_says_what_to_do(monkeypatch):
    monkeypatch.delattr(os, "fork")
    done = CliRunner().invoke(cli, ["serve"])

    assert 1 == done.exit_code
    assert f"Error: {machine.CANNOT_SERVE_ON_THIS_SYSTEM}\n" == done.output


@pytest.mark.parametrize("steady", [time.CLOCK_BOOTTIME, time.CLOCK_MONOTONIC])
def test_either_clock_counts_milliseconds(monkeypatch, steady):
    monkeypatch.setattr(machine, "STEADY_CLOCK_ID", steady)
    before = time.clock_gettime_ns(steady) // 1_000_000

    assert before <= clock.monotonic_ms() <= before + 1_000


def test_a_system_without_resources_and_file_systems_goes_on(monkeypatch, tmp_path):
    """On Windows no folder can be opened, and nothing says whether a disk is read-only."""
    opened = []
    monkeypatch.setattr(machine, "resource", None)
    without = SimpleNamespace(**{name: getattr(os, name) for name in ("O_RDONLY", "fsync", "close")})
    without.open = lambda path, flags: opened.append(path) or os.open(path, flags)
    monkeypatch.setattr(machine, "os", without)
    file = tmp_path / "file"
    file.write_text("x")

    machine.raise_open_file_limit(4_500)
    machine.flush_to_disk(tmp_path)
    machine.flush_to_disk(file)

    assert not machine.is_on_read_only_file_system(tmp_path)
    assert [file] == opened

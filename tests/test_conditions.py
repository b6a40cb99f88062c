"""What a machine must have, and the sentence if it does not."""

import sys
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner

from referee import machine
from referee.cli import cli
from referee.server import conditions

TODAY = date(2027, 3, 1)


def test_too_little_memory_is_said_before_anything_begins(monkeypatch):
    """Else the system ends the server without a word. Nothing is patched yet."""
    monkeypatch.setattr(machine, "usable_memory_in_bytes", lambda: 128 * 1024 * 1024)
    done = CliRunner().invoke(cli, ["serve"])

    assert 1 == done.exit_code
    assert "gevent.monkey" not in sys.modules or not sys.modules["gevent.monkey"].saved
    assert "Error: Referee needs 170 MB of memory, and this machine lets it have 134 MB.\n" == done.output


@pytest.mark.parametrize("given", [None, conditions.MEMORY_NEEDED_IN_BYTES])
def test_enough_memory_is_enough(monkeypatch, given):
    """A system that says nothing of its memory may have enough."""
    monkeypatch.setattr(machine, "usable_memory_in_bytes", lambda: given)
    conditions.require_enough_memory()


def test_a_clock_before_the_release_is_said():
    """A Raspberry Pi has no battery for its clock."""
    (said,) = conditions.startup_warnings(date(1970, 1, 1), has_indexes=True, builds_indexes="")

    assert said.startswith(
        "The clock of this machine says 1970-01-01, which is before this release was made."
    )


def test_missing_indexes_are_said_with_the_command_that_builds_them():
    (said,) = conditions.startup_warnings(TODAY, has_indexes=False, builds_indexes="python -m x")

    assert said.endswith("To build them, run: python -m x")
    assert [] == conditions.startup_warnings(TODAY, has_indexes=True, builds_indexes="")


@pytest.mark.parametrize(
    ("line", "file"),
    [
        ("0::/machine/box", "machine/box/memory.max"),
        ("0::/machine/box", "machine/memory.max"),
        ("4:memory:/box", "memory/box/memory.limit_in_bytes"),
        ("4:memory:/elsewhere/box", "memory/memory.limit_in_bytes"),
    ],
)
def test_the_limit_of_a_control_group_is_found(monkeypatch, tmp_path, line, file):
    """Of its own group, or of one around it."""
    own, limit = tmp_path / "own", tmp_path / "groups" / file
    own.write_text(f"9:name=systemd:/\n{line}\n")
    limit.parent.mkdir(parents=True)
    limit.write_text("123456789\n")
    monkeypatch.setattr(machine, "_CONTROL_GROUPS_FILE", own)
    monkeypatch.setattr(
        machine,
        "_MEMORY_LIMIT_FILE_BY_CONTROLLER",
        {
            name: (tmp_path / "groups" / ("memory" if name else ""), file)
            for name, (_, file) in machine._MEMORY_LIMIT_FILE_BY_CONTROLLER.items()
        },
    )

    assert 123456789 == machine.usable_memory_in_bytes()


def test_a_group_without_a_limit_limits_nothing(monkeypatch, tmp_path):
    own = tmp_path / "own"
    own.write_text("0::/\n")
    (tmp_path / "memory.max").write_text("max\n")
    monkeypatch.setattr(machine, "_CONTROL_GROUPS_FILE", own)
    monkeypatch.setattr(machine, "_MEMORY_LIMIT_FILE_BY_CONTROLLER", {"": (tmp_path, "memory.max")})

    assert machine.usable_memory_in_bytes() > 1_000_000_000


@pytest.mark.parametrize("mark", ["file", "variable", None])
def test_a_container_is_known_by_what_it_leaves(monkeypatch, tmp_path, mark):
    (tmp_path / ".dockerenv").touch()
    monkeypatch.setattr(
        machine, "_FILES_FOUND_ONLY_IN_CONTAINERS", [tmp_path / ".dockerenv"] if mark == "file" else []
    )
    for name in machine._VARIABLES_SET_ONLY_IN_CONTAINERS:
        monkeypatch.delenv(name, raising=False)
    if mark == "variable":
        monkeypatch.setenv("container", "podman")

    assert (mark is not None) is machine.is_in_container()


def test_no_other_system_has_control_groups(monkeypatch):
    monkeypatch.setattr(machine, "_CONTROL_GROUPS_FILE", Path("/no/such/file"))

    assert machine.usable_memory_in_bytes() > 1_000_000_000

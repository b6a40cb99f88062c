"""Power cuts under SQLite: the disk that is modeled, and that a cut finds what is lost where something is.

`make prove ARGS=faults` cuts more often.
"""

from pathlib import Path
from random import Random

import pytest

from referee.config import read_config
from referee.storage import db
from tests.proofs.disk import Disk, Luck
from tests.proofs.power import cut_power
from tests.proofs.recording import Step

BEGUN = {"a": b"." * 1024}


def _step(what: str, path: str = "a", where: int = 0, data: bytes = b"") -> Step:
    return Step(what, path, where, data, 0)


def _left(*steps: Step, begun: dict[str, bytes] = BEGUN) -> set[tuple[tuple[str, bytes], ...]]:
    """All that may be on the disk after these steps, as far as a hundred power cuts show."""
    disk = Disk(begun)
    for step in steps:
        disk.do(step)
    luck = [Luck(Random(seed), kept=0.5) for seed in range(100)]
    return {tuple(sorted(disk.left(one).items())) for one in luck}


def test_what_was_synced_is_there():
    wanted = b"x" * 600 + b"." * 424
    assert _left(_step("W", data=b"x" * 600), _step("S")) == {(("a", wanted),)}


def test_of_what_was_not_synced_any_block_is_there_or_not():
    """Two of them were written: one, the other, both, none; and torn in the middle."""
    left = _left(_step("W", data=b"x" * 1024))
    blocks = {(content[:512], content[512:]) for ((_, content),) in left}
    old, new = b"." * 512, b"x" * 512

    assert {(old, old), (old, new), (new, old), (new, new)} <= blocks
    torn = {one for pair in blocks for one in pair} - {old, new}
    assert torn and all(one == b"x" * one.count(b"x") + b"." * one.count(b".") for one in torn)


def test_a_block_never_has_a_later_write_without_an_earlier_one():
    left = _left(_step("W", data=b"x"), _step("W", where=1, data=b"y"))
    assert {content[:2] for ((_, content),) in left} == {b"..", b"x.", b"xy"}


def test_a_file_may_be_longer_by_zeros():
    left = _left(_step("W", where=1024, data=b"x" * 512))
    assert {b"", bytes(512), b"x" * 512} <= {content[1024:] for ((_, content),) in left}


def test_a_truncation_happens_as_a_whole():
    """And nothing after it where it has not."""
    left = _left(_step("T"), _step("W", data=b"x"))
    assert {content for ((_, content),) in left} == {b"." * 1024, b"", b"\0", b"x"}


def test_names_are_lost_until_their_folder_is_synced():
    """A new file may be missing whatever was synced of it, and a removed one may come back."""
    made = (_step("C", "b"), _step("W", "b", data=b"x"), _step("S", "b"))
    assert _left(*made, begun={}) == {(), (("b", b"x"),)}
    assert _left(*made, _step("S", ""), begun={}) == {(("b", b"x"),)}
    assert _left(_step("U"), begun={"a": b"1"}) == {(), (("a", b"1"),)}
    assert _left(_step("U"), _step("S", ""), begun={"a": b"1"}) == {()}
    renamed = {(("a", b"1"),), (("b", b"1"),)}
    assert _left(_step("R", data=b"b"), begun={"a": b"1"}) == renamed


def _cut(folder: Path, careless: str | None = None):
    """Some of the power cuts of one round of each client."""
    for name in ("data", "scratch"):
        (folder / name).mkdir()
    database = folder / "data" / "referee.sqlite3"
    db.migrate_database(read_config({"REFEREE_DATABASE_URL": f"sqlite:///{database}"}))
    return cut_power(database, folder / "scratch", rounds=1, seed=1, every=4, careless=careless)


@pytest.mark.usefixtures("compiler")
def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path):
    """Also of those who shared a COMMIT, and of an opening and a correction."""
    outcome = _cut(tmp_path)

    assert (outcome.lost, outcome.damaged) == ([], [])
    assert outcome.cuts > 50
    assert outcome.audited > 2
    assert outcome.commits < 32  # of four clients' openings and claims


@pytest.mark.usefixtures("compiler")
@pytest.mark.parametrize("careless", ["synchronous = OFF", "journal_mode = DELETE"])
def test_a_power_cut_finds_what_careless_settings_lose(tmp_path, careless):
    """SQLite's own default among them: after a DELETE of the journal it does not sync the folder."""
    outcome = _cut(tmp_path, careless)

    assert outcome.lost or outcome.damaged

"""A disk that is full for claims is full for /readyz, and both are well again when there is room.

The disk is a file system of 2 MB, which a user may mount in a name space of its own. Where a machine does not
allow that, `tests/storage/test_probe.py` still limits the pages of the database.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from referee import create_app
from referee.config import read_config
from referee.storage import attempts
from tests.api.closing import close
from tests.api.phone import Phone, through
from tests.proofs.outages import can_have_small_disks, in_a_small_disk
from tests.storage.databases import migrated_file


@pytest.mark.skipif(not can_have_small_disks(), reason="this machine lets nobody mount a file system")
def test_a_full_disk_is_not_ready(tmp_path: Path):
    """Also before a claim has failed on it."""
    migrated_file(tmp_path / "migrated.sqlite3")
    small = tmp_path / "small"
    small.mkdir()
    command = [sys.executable, "-m", __spec__.name, str(tmp_path / "migrated.sqlite3"), str(small)]
    run = subprocess.run(in_a_small_disk(small, command), capture_output=True, text=True, check=False)

    assert 0 == run.returncode, run.stderr
    assert json.loads(run.stdout) == {
        "with room": {"ready": 200, "claim": 201},
        "full": {"ready": 503, "claim": 503},
        "full for claims": {"ready": 503, "claim": 503},
        "with room again": {"ready": 200, "claim": 201},
    }


def fill(ballast: Path) -> None:
    """Take all the room that there is on a disk."""
    with ballast.open("ab", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            return


def main(migrated: Path, small: Path) -> None:
    """Print what /readyz and a claim get on a small disk, by what was done to it before."""
    file, ballast = small / "referee.sqlite3", small / "ballast"
    shutil.copy(migrated, file)
    app = create_app(read_config({"REFEREE_DATABASE_URL": f"sqlite:///{file}", "REFEREE_RATES": "off"}))
    phone = Phone.opening(through(app.test_client()), "Ann", "Bob")
    attempts.SECONDS_BETWEEN_WRITE_ATTEMPTS = 0

    def statuses() -> dict[str, int]:
        ready = phone.send("GET", "/readyz", {}, None).status
        return {"ready": ready, "claim": phone.tell({"claim": "match.note", "text": "x" * 100}).status}

    found = {"with room": statuses()}
    fill(ballast)
    found["full"] = statuses()
    with ballast.open("ab") as taken:  # room for the journal of a claim, but not for the pages of many
        taken.truncate(ballast.stat().st_size - 64 * 1024)
    while (last := phone.tell({"claim": "match.note", "text": "x" * 100})).status == 201:
        pass
    found["full for claims"] = statuses() | {"claim": last.status}
    ballast.unlink()
    found["with room again"] = statuses()
    close(app)
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

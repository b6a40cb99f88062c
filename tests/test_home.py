"""`referee home`: an evening without any settings."""

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from referee.server import home
from referee.server.home import CannotUseScoresFile, choose_home_settings
from tests.api.phone import Phone
from tests.proofs.server import PATIENCE, Line


@pytest.fixture(autouse=True)
def unlocked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else this process would hold every file that it has asked for."""
    monkeypatch.setattr(home.machine, "try_to_lock_file", lambda file: True)


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of the user's data, which is not there yet."""
    monkeypatch.setenv("XDG_DATA_HOME", f"{tmp_path}/data of Jürgen")
    return tmp_path / "data of Jürgen/referee"


def test_it_listens_for_phones_and_keeps_the_scores_of_the_user(own_folder, tmp_path):
    tonight = choose_home_settings({}, tmp_path, is_terminal=True)

    assert f"sqlite:///{own_folder}/referee.sqlite3" == tonight.settings["REFEREE_DATABASE_URL"]
    assert tonight.settings["REFEREE_HOST"] in ("::", "0.0.0.0")
    assert "warning" == tonight.settings["REFEREE_LOG"]
    assert f"The scores are kept in {own_folder}/referee.sqlite3." == tonight.sentences[0]
    assert own_folder.is_dir()


def test_scores_that_lie_in_the_folder_are_used_and_named(tmp_path):
    (tmp_path / "referee.sqlite3").touch()
    tonight = choose_home_settings({}, tmp_path, is_terminal=False)

    assert f"sqlite:///{tmp_path}/referee.sqlite3" == tonight.settings["REFEREE_DATABASE_URL"]
    assert f"The scores are kept in {tmp_path}/referee.sqlite3." == tonight.sentences[0]
    assert "REFEREE_LOG" not in tonight.settings


def test_what_is_set_stays_as_it_is_set(own_folder, tmp_path):
    names = ("REFEREE_HOST", "REFEREE_PORT", "REFEREE_LOG", "REFEREE_DATABASE_URL")

    assert ({}, ()) == tuple(
        vars(choose_home_settings(dict.fromkeys(names, "x"), tmp_path, is_terminal=True)).values()
    )
    assert not own_folder.exists()


def test_the_next_free_port_is_taken_and_named(monkeypatch, tmp_path):
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(home.listening, "DEFAULT_PORT", port)
        tonight = choose_home_settings({}, tmp_path, is_terminal=True)

    found = int(tonight.settings["REFEREE_PORT"])
    assert found > port
    assert f"Port {port} is in use, so this evening is at port {found}." == tonight.sentences[1]


def test_two_evenings_at_once_do_not_share_their_scores(own_folder, tmp_path):
    with started(tmp_path):
        second = subprocess.run(
            [sys.executable, "-P", "-m", "referee.cli", "home"], capture_output=True, text=True, check=False
        )

    file = own_folder / "referee.sqlite3"
    assert 1 == second.returncode
    assert f"Error: An evening with the scores of {file} is running already. End it first.\n" == second.stderr


def test_a_folder_that_cannot_be_made_is_named(own_folder, tmp_path):
    own_folder.parent.write_text("a file in its place")

    with pytest.raises(CannotUseScoresFile, match=re.escape(f"The folder {own_folder} cannot be made: ")):
        choose_home_settings({}, tmp_path, is_terminal=True)


def test_a_folder_that_cannot_be_written_to_is_named(monkeypatch, own_folder, tmp_path):
    def refuse(file: Path) -> bool:
        raise PermissionError(13, "Permission denied", file)

    monkeypatch.setattr(home.machine, "try_to_lock_file", refuse)
    with pytest.raises(CannotUseScoresFile) as told:
        choose_home_settings({}, tmp_path, is_terminal=True)

    assert f"The folder {own_folder} cannot be written to: Permission denied." == str(told.value)


def test_two_evenings_in_two_folders_have_the_same_scores(own_folder, tmp_path):
    """Ctrl-C ends each of them quietly."""
    tokens = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        with started(tmp_path / name) as (process, port):
            with closing(Line(SimpleNamespace(port=port))) as line:
                match = tokens[0] if tokens else vars(Phone.opening(line, "Ann", "Bob"))
                tokens.append({key: match[key] for key in ("match", "token")})
                assert ["Ann", "Bob"] == [
                    one["name"] for one in Phone(line, **tokens[0], number=1).look()["seats"]
                ]
            os.killpg(process.pid, signal.SIGINT)
            assert 0 == process.wait(PATIENCE)
            assert "" == process.stderr.read()


def test_the_code_is_drawn_again_where_the_network_is_another(tmp_path):
    """The process that looks for it is gunicorn's parent, which has a loop of its own."""
    network = tmp_path / "network"
    network.write_text("192.168.1.20")
    with started(tmp_path, "-c", IN_A_NETWORK, str(network)) as (process, port):
        found = [url_below_a_code(process)]
        network.write_text("192.168.7.7 172.17.0.1")
        found.append(url_below_a_code(process))

    assert [f"http://192.168.1.20:{port}/", f"http://192.168.7.7:{port}/"] == found


def url_below_a_code(process: subprocess.Popen) -> str:
    return next(line.strip() for line in process.stdout if line.startswith("http"))


IN_A_NETWORK = """
import sys
from pathlib import Path
from referee import cli, machine
from referee.server import lan_addresses, screen
machine.is_in_container = lambda: False
lan_addresses.addresses_of_this_machine = lambda: Path(sys.argv[1]).read_text().split()
screen.SECONDS_BETWEEN_ADDRESS_CHECKS = 0.1
cli.cli(["home"])
"""


class started:  # noqa: N801  it is used like a function
    """`referee home` in this folder, and its port. Other words start it in another way."""

    def __init__(self, folder: Path, *words: str):
        environ = {name: text for name, text in os.environ.items() if not name.startswith("REFEREE_")}
        self.process = subprocess.Popen(
            [sys.executable, "-P", *(words or ("-m", "referee.cli", "home"))],
            env=environ | {"REFEREE_LOG": "warning"},
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def __enter__(self) -> tuple[subprocess.Popen, int]:
        for line in self.process.stdout:
            if found := re.search(r"http://localhost:(\d+)", line):
                return self.process, int(found[1])
        raise AssertionError(self.process.stderr.read())

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()

"""`referee home`: the settings of an evening at home, where nobody has set any."""

import socket
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from referee import machine

FILE = "referee.sqlite3"
FIRST_PORT, PORTS = 8000, 100
EVERYWHERE_4, EVERYWHERE_6 = "0.0.0.0", "::"


class CannotKeepScores(Exception):
    """The message is one sentence that names the folder."""


@dataclass(frozen=True)
class Evening:
    """The settings of the server, and the sentences that are said before it starts."""

    settings: dict[str, str]
    sentences: tuple[str, ...]


def evening(environ: Mapping[str, str], folder: Path, is_terminal: bool) -> Evening:
    """The settings for a start in this folder, but for those that are set. Raises CannotKeepScores."""
    wanted = {
        "REFEREE_HOST": EVERYWHERE_6 if socket.has_dualstack_ipv6() else EVERYWHERE_4,
        "REFEREE_PORT": str(_free_port()),
        **({"REFEREE_LOG": "warning"} if is_terminal else {}),  # else requests push the code off the screen
    }
    sentences = []
    if not environ.get("REFEREE_DATABASE_URL"):
        file = scores(folder)
        _hold(file)
        wanted["REFEREE_DATABASE_URL"] = f"sqlite:///{file}"
        sentences.append(f"The scores are kept in {file}.")
    settings = {name: text for name, text in wanted.items() if not environ.get(name)}
    if settings.get("REFEREE_PORT", str(FIRST_PORT)) != str(FIRST_PORT):
        sentences.append(
            f"Port {FIRST_PORT} is in use, so this evening is at port {settings['REFEREE_PORT']}."
        )
    return Evening(settings, tuple(sentences))


def scores(folder: Path) -> Path:
    """The file of the scores: the one in this folder, where earlier releases kept them, or else the user's
    own, which is the same from every folder. Raises CannotKeepScores."""
    here = folder / FILE
    if here.is_file():
        return here
    own = platformdirs.user_data_path("referee", appauthor=False)
    try:
        own.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotKeepScores(f"The folder {own} cannot be made: {error.strerror}.") from error
    return own / FILE


def _hold(file: Path) -> None:
    """Nobody else starts an evening with these scores until this one has ended. Raises CannotKeepScores."""
    try:
        is_free = machine.lock(file.with_suffix(".lock"))
    except OSError as error:
        raise CannotKeepScores(f"The folder {file.parent} cannot be written to: {error.strerror}.") from error
    if not is_free:
        raise CannotKeepScores(f"An evening with the scores of {file} is running already. End it first.")


def _free_port() -> int:
    """The first port that is free, or any free one."""
    for port in (*range(FIRST_PORT, FIRST_PORT + PORTS), 0):
        with suppress(OSError), socket.socket() as sock:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            sock.bind((EVERYWHERE_4, port))
            return int(sock.getsockname()[1])
    return FIRST_PORT

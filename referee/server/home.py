"""`referee home`: the settings of an evening at home, where nobody has set any."""

import socket
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from referee import machine
from referee.server import listening, sentences

FILE = "referee.sqlite3"
PATIENCE = 2
"""Seconds in which another evening may end: the workers of a server that was killed live on for a second."""


class CannotKeepScores(Exception):
    """The message is one sentence that names the folder."""


@dataclass(frozen=True)
class Evening:
    """The settings of the server, and the sentences that are said before it starts."""

    settings: dict[str, str]
    sentences: tuple[str, ...]


def evening(environ: Mapping[str, str], folder: Path, is_terminal: bool) -> Evening:
    """The settings for a start in this folder, but for those that are set. Raises CannotKeepScores."""
    wanted, said = {}, []
    if not environ.get("REFEREE_DATABASE_URL"):
        file = scores(folder)
        _hold(file)
        wanted["REFEREE_DATABASE_URL"] = f"sqlite:///{file}"
        said.append(sentences.KEPT_IN.format(file=file))
    host = environ.get("REFEREE_HOST")
    if not host:
        host = wanted["REFEREE_HOST"] = "::" if socket.has_dualstack_ipv6() else "0.0.0.0"
    if not environ.get("REFEREE_PORT"):
        port = listening.free_port(host, listening.USUAL_PORT)
        wanted["REFEREE_PORT"] = str(port)
        if port != listening.USUAL_PORT:
            said.append(sentences.NEXT_PORT.format(port=listening.USUAL_PORT, free=port))
    if is_terminal and not environ.get("REFEREE_LOG"):
        wanted["REFEREE_LOG"] = "warning"  # else the lines of requests push the code off the screen
    return Evening(wanted, tuple(said))


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
        raise CannotKeepScores(sentences.CANNOT_BE_MADE.format(folder=own, why=error.strerror)) from error
    return own / FILE


def _hold(file: Path) -> None:
    """Nobody else starts an evening with these scores until this one has ended. Raises CannotKeepScores."""
    until = time.monotonic() + PATIENCE
    while not _is_held(file):
        if time.monotonic() >= until:
            raise CannotKeepScores(sentences.RUNS_ALREADY.format(file=file))
        time.sleep(0.1)


def _is_held(file: Path) -> bool:
    """Whether this evening holds the scores from now on. Raises CannotKeepScores."""
    try:
        return machine.lock(file.with_suffix(".lock"))
    except OSError as error:
        sentence = sentences.CANNOT_BE_WRITTEN.format(folder=file.parent, why=error.strerror)
        raise CannotKeepScores(sentence) from error

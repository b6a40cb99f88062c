"""Chooses the settings for `referee home` that the user has not set: database, host, port and log level."""

import socket
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from referee import machine
from referee.server import listening, sentences

SCORES_FILE_NAME = "referee.sqlite3"
LONGEST_WAIT_FOR_SCORES_LOCK = 2
"""Maximum number of seconds to wait for the lock of the scores file, which another server may hold.

After a server is killed, its workers hold the lock for one more second.
"""


class CannotUseScoresFile(Exception):
    """The database file with the scores cannot be used. The message is one sentence that names the file or
    its folder."""


@dataclass(frozen=True)
class HomeSettings:
    """Settings for the server, and sentences to print before the server starts."""

    settings: dict[str, str]
    sentences: tuple[str, ...]


def choose_home_settings(environ: Mapping[str, str], folder: Path, is_terminal: bool) -> HomeSettings:
    """Return the settings for a server that is started in `folder`. Settings that `environ` has are left out.

    If `environ` names no database, this process locks the scores file until the process ends. Raises
    CannotUseScoresFile if the file cannot be used, or if another server uses the file.
    """
    wanted, said = {}, []
    if not environ.get("REFEREE_DATABASE_URL"):
        file = find_scores_file(folder)
        _lock_scores_file(file)
        wanted["REFEREE_DATABASE_URL"] = f"sqlite:///{file}"
        said.append(sentences.WHERE_SCORES_ARE_KEPT.format(file=file))
    host = environ.get("REFEREE_HOST")
    if not host:
        host = wanted["REFEREE_HOST"] = "::" if socket.has_dualstack_ipv6() else "0.0.0.0"
    if not environ.get("REFEREE_PORT"):
        port = listening.find_free_port(host, listening.DEFAULT_PORT)
        wanted["REFEREE_PORT"] = str(port)
        if port != listening.DEFAULT_PORT:
            said.append(sentences.OTHER_PORT_CHOSEN.format(port=listening.DEFAULT_PORT, free=port))
    if is_terminal and not environ.get("REFEREE_LOG"):
        wanted["REFEREE_LOG"] = "warning"  # a line for each request would push the QR code off screen
    return HomeSettings(wanted, tuple(said))


def find_scores_file(folder: Path) -> Path:
    """Return the path of the scores file: in `folder` if this file exists, else in the user's data folder.

    Earlier releases kept the scores in the folder in which the server was started. If necessary, the data
    folder is made. Raises CannotUseScoresFile if the data folder cannot be made.
    """
    here = folder / SCORES_FILE_NAME
    if here.is_file():
        return here
    own = platformdirs.user_data_path("referee", appauthor=False)
    try:
        own.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotUseScoresFile(
            sentences.FOLDER_CANNOT_BE_MADE.format(folder=own, why=error.strerror)
        ) from error
    return own / SCORES_FILE_NAME


def _lock_scores_file(file: Path) -> None:
    """Lock the scores file, so that no other server uses the file until this process ends.

    Raises CannotUseScoresFile if another server keeps the lock for longer than `LONGEST_WAIT_FOR_SCORES_LOCK`
    seconds.
    """
    until = time.monotonic() + LONGEST_WAIT_FOR_SCORES_LOCK
    while not _try_to_lock_scores_file(file):
        if time.monotonic() >= until:
            raise CannotUseScoresFile(sentences.SCORES_FILE_IN_USE.format(file=file))
        time.sleep(0.1)


def _try_to_lock_scores_file(file: Path) -> bool:
    """Try to lock the scores file. Return whether this process has the lock now.

    A separate file (`.lock`) is locked. Raises CannotUseScoresFile if that file cannot be opened.
    """
    try:
        return machine.try_to_lock_file(file.with_suffix(".lock"))
    except OSError as error:
        sentence = sentences.FOLDER_CANNOT_BE_WRITTEN.format(folder=file.parent, why=error.strerror)
        raise CannotUseScoresFile(sentence) from error

"""Where the server can listen, and the sentence if it cannot."""

import re
import socket

import pytest

from referee.server import listening


@pytest.fixture(autouse=True)
def without_patience(monkeypatch):
    monkeypatch.setattr(listening, "LONGEST_WAIT_FOR_PORT", 0)
    monkeypatch.delenv("MAKE_RUN", raising=False)


def test_the_command_for_another_port_keeps_what_make_was_given(monkeypatch):
    """The Python, because .venv would be made anew with another one."""
    monkeypatch.setenv("MAKE_RUN", "make run PYTHON=python3.12")
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SystemExit) as ended:
        listening.bind_socket_or_exit("127.0.0.1", taken.getsockname()[1])

    assert re.search(
        r"run: make run PYTHON=python3\.12 PORT=(\d+) \(or set REFEREE_PORT=\1\)$", str(ended.value)
    )


def test_a_port_of_root_is_said(monkeypatch):
    """Another port is offered from 8000 on."""
    bind = listening.bind_socket

    def refuse(host: str, port: int) -> socket.socket:
        if port == 80:
            raise PermissionError(13, "Permission denied")
        return bind("127.0.0.1", port)

    monkeypatch.setattr(listening, "bind_socket", refuse)
    with pytest.raises(SystemExit) as ended:
        listening.bind_socket_or_exit("0.0.0.0", 80)

    free = int(str(ended.value).rpartition("=")[2].rstrip(")"))
    run = "referee serve --host 0.0.0.0" if free == 8000 else f"referee serve --port {free} --host 0.0.0.0"
    assert 8000 <= free < 8000 + listening.MOST_PORTS_TRIED
    assert (
        "Error: Only root may listen on port 80. "
        f"To use another port, run: {run} (or set REFEREE_PORT={free})" == str(ended.value)
    )


def test_no_port_is_free_at_an_address_of_another_machine():
    """It is not tried 200 times; where the server listens, the sentence comes."""
    assert 8000 == listening.find_free_port("192.0.2.7", 8000)

"""What a terminal shows at the start: where the server is, and what phones scan or why they cannot."""

import io
from contextlib import redirect_stdout

import pytest

from referee.server import screen

FROM_HERE = "Only this machine can connect. To let phones connect too, run: referee home"
CONTAINER = "This runs in a container, and REFEREE_PUBLIC_URL is not set. Phones usually cannot reach "
NO_NETWORK = "No phone can connect, because this machine is in no network."


@pytest.fixture(autouse=True)
def at_home(monkeypatch):
    """No container, and no make."""
    monkeypatch.setattr(screen.machine, "is_in_container", lambda: False)
    monkeypatch.delenv("MAKE_RUN", raising=False)


@pytest.fixture
def lines(monkeypatch, capsys):
    """Returns what is shown of a server that listens there, on a machine with these addresses."""

    def shown(host: str, house: list[str], public: str = "", port: int = 8000) -> list[str]:
        monkeypatch.setattr(screen.lan_addresses, "addresses_of_this_machine", lambda: house)
        screen.print_server_url(host, port, public)
        return capsys.readouterr().out.splitlines()

    return shown


@pytest.mark.parametrize(
    ("host", "house", "public", "last"),
    [
        ("127.0.0.1", [], "", FROM_HERE),
        ("::1", [], "", FROM_HERE),
        ("0.0.0.0", [], "", NO_NETWORK),
        ("127.0.0.1", [], "http://localhost:8000", FROM_HERE),
        ("0.0.0.0", ["192.0.2.7"], "", "http://192.0.2.7:8000/"),
        ("::", ["fd00::7"], "", "http://[fd00::7]:8000/"),
        ("0.0.0.0", ["fd00::7", "10.0.0.4"], "", "http://10.0.0.4:8000/"),
        ("0.0.0.0", ["fd00::7"], "", NO_NETWORK),
        ("0.0.0.0", ["192.0.2.7", "10.8.0.5"], "https://uno.example", "https://uno.example/"),
        ("192.0.2.7", [], "", "http://192.0.2.7:8000/"),
        ("127.0.0.1", [], "https://uno.example", "https://uno.example/"),
    ],
)  # fmt: skip
def test_a_code_is_drawn_only_if_a_phone_can_use_the_address(host, house, public, last, lines):
    printed = lines(host, house, public)

    assert last == printed[-1]
    assert any("█" in line for line in printed) is last.startswith("http")


def test_the_other_addresses_stand_below_the_code(lines):
    """The first one is drawn."""
    house = ["192.168.1.20", "10.8.0.5", "fd00::7", *[f"172.17.0.{number}" for number in range(9)]]
    *_, drawn, others = lines("::", house)

    assert "http://192.168.1.20:8000/" == drawn
    assert others == (
        "If a phone does not find it, try: "
        "http://10.8.0.5:8000/  http://[fd00::7]:8000/  http://172.17.0.0:8000/  http://172.17.0.1:8000/"
    )


def test_in_a_container_the_public_address_is_asked_for(monkeypatch, lines):
    """Its own address leads no phone to it."""
    monkeypatch.setattr(screen.machine, "is_in_container", lambda: True)

    assert lines("0.0.0.0", ["172.17.0.2"])[-1].startswith(CONTAINER)
    assert "https://uno.example/" == lines("0.0.0.0", ["172.17.0.2"], "https://uno.example")[-1]
    assert not screen.url_for_phones_may_change("0.0.0.0", "")


def test_suggested_commands_keep_what_make_was_given(monkeypatch, lines):
    """The Python, because .venv would be made anew with another one; the port, too."""
    monkeypatch.setenv("MAKE_RUN", "make run PYTHON=python3.12")

    assert lines("127.0.0.1", [], port=8123)[-1].endswith(
        "run: make run PYTHON=python3.12 PORT=8123 HOST=0.0.0.0"
    )


def test_a_terminal_without_blocks_shows_the_address(monkeypatch):
    monkeypatch.setattr(screen.lan_addresses, "addresses_of_this_machine", lambda: ["192.0.2.7"])
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    with redirect_stdout(terminal):
        screen.print_server_url("0.0.0.0", 8000, "")

    assert [
        b"Referee is at http://localhost:8000. Ctrl-C stops it.",
        b"",
        b"http://192.0.2.7:8000/",
    ] == terminal.buffer.getvalue().splitlines()


def test_the_code_is_drawn_again_for_another_address(monkeypatch, capsys):
    """Also when the network comes back after it was gone."""
    seen = iter([["192.168.1.20", "172.17.0.1"], [], ["192.168.1.77"], ["192.168.1.77"]])
    monkeypatch.setattr(screen.lan_addresses, "addresses_of_this_machine", lambda: next(seen))
    slept = []
    with pytest.raises(StopIteration):
        screen.print_qr_code_on_address_change("0.0.0.0", 8000, ["192.168.1.20"], slept.append)
    printed = [line for line in capsys.readouterr().out.splitlines() if line and line[0] not in "█▀▄ "]

    assert [
        NO_NETWORK,
        "This machine has another address now. Phones find it here:",
        "http://192.168.1.77:8000/",
    ] == printed
    assert [screen.SECONDS_BETWEEN_ADDRESS_CHECKS] * 5 == slept


@pytest.mark.parametrize(
    ("host", "public", "changes"),
    [("0.0.0.0", "", True), ("::", "", True), ("::", "https://uno.example", False), ("192.0.2.7", "", False)],
)
def test_only_an_address_that_the_network_gives_is_followed(host, public, changes):
    assert changes is screen.url_for_phones_may_change(host, public)

"""`referee doctor --phones` says where phones find the server and what may stop them, and claims no more."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from referee import machine
from referee.cli import cli
from referee.server import lan_addresses, sentences

HOME = ["192.168.1.20", "10.8.0.5", "fd00::7"]


@pytest.fixture
def told(monkeypatch):
    """What is said under settings, on a machine with these addresses."""

    def run(house: list[str] | None = None, is_contained: bool = False, **settings: str) -> Result:
        found = HOME if house is None else house
        monkeypatch.setattr(lan_addresses, "addresses_of_this_machine", lambda: found)
        monkeypatch.setattr(machine, "is_in_container", lambda: is_contained)
        environ = {f"REFEREE_{name}": value for name, value in settings.items()}
        return CliRunner().invoke(cli, ["doctor", "--phones"], env=environ)

    return run


def urls(result: Result) -> list[str]:
    return [line.strip() for line in result.output.splitlines() if line.startswith("  ")]


def obstacles(result: Result) -> list[str]:
    return [line.removeprefix("- ") for line in result.output.splitlines() if line.startswith("- ")]


@pytest.mark.parametrize(
    ("host", "port", "shown"),
    [
        ("0.0.0.0", "8000", ["http://192.168.1.20:8000/", "http://10.8.0.5:8000/"]),
        ("::", "8001", ["http://192.168.1.20:8001/", "http://10.8.0.5:8001/", "http://[fd00::7]:8001/"]),
        ("10.8.0.5", "8000", ["http://10.8.0.5:8000/"]),
    ],
)
def test_the_addresses_of_the_house_come_best_first(told, host, port, shown):
    result = told(HOST=host, PORT=port)

    assert (0, shown) == (result.exit_code, urls(result))
    assert [sentences.PLAIN_HTTP_LIMITS_PHONES, sentences.PHONES_MAY_BE_IN_OTHER_NETWORK] == obstacles(
        result
    )[:2]
    assert f"`sudo ufw allow {port}/tcp`" in obstacles(result)[2]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_server_of_this_machine_alone_is_reached_by_no_phone(told, host):
    result = told(HOST=host)

    assert (1, []) == (result.exit_code, urls(result))
    why, then = obstacles(result)
    assert f"listens on this machine only, because REFEREE_HOST is {host}. Set REFEREE_HOST=0.0.0.0" in why
    assert then.endswith(" http://192.168.1.20:8000/")


def test_a_machine_without_a_network_is_told_from_one_with_ipv6_alone(told):
    assert [sentences.NO_NETWORK] == obstacles(told([], HOST="0.0.0.0"))
    assert [sentences.ONLY_IPV6] == obstacles(told(["fd00::7"], HOST="0.0.0.0"))
    assert ["http://[fd00::7]:8000/"] == urls(told(["fd00::7"], HOST="::"))


def test_a_container_needs_the_address_of_its_machine(told):
    """Its own addresses are shown all the same, as some containers share the network of the machine."""
    result = told(["172.17.0.2"], is_contained=True, HOST="0.0.0.0")
    with_a_url = told(["172.17.0.2"], is_contained=True, HOST="0.0.0.0", PUBLIC_URL="http://10.0.0.3:8080")

    assert obstacles(result)[0].startswith("This runs in a container, and REFEREE_PUBLIC_URL is not set. ")
    assert urls(result) == ["http://172.17.0.2:8000/"]
    assert urls(with_a_url) == ["http://10.0.0.3:8080/"]
    assert "container" not in with_a_url.output


def test_a_public_address_is_shown_and_not_vouched_for(told):
    result = told(PUBLIC_URL="https://uno.example")

    assert (0, ["https://uno.example/"]) == (result.exit_code, urls(result))
    assert sentences.PUBLIC_URL_NOT_CHECKED == obstacles(result)[0]
    assert sentences.PLAIN_HTTP_LIMITS_PHONES not in obstacles(result)
    assert "`sudo ufw allow 443/tcp`" in obstacles(result)[-1]
    assert sentences.PLAIN_HTTP_LIMITS_PHONES in obstacles(told(PUBLIC_URL="http://uno.example"))


def test_a_public_address_that_leads_phones_to_themselves_is_none(told):
    result = told(PUBLIC_URL="http://localhost:8000")

    assert (1, []) == (result.exit_code, urls(result))
    assert ["REFEREE_PUBLIC_URL is http://localhost:8000, which leads every phone to itself."] == obstacles(
        result
    )


def test_a_port_that_is_not_known_is_no_number(told):
    result = told(HOST="0.0.0.0", PORT="0")

    assert "http://192.168.1.20:PORT/" == urls(result)[0]
    assert obstacles(result)[0].startswith("REFEREE_PORT is 0")


def test_no_database_is_needed(told, tmp_path: Path):
    url = f"sqlite:///{tmp_path}/no/such/folder/referee.sqlite3"

    assert 0 == told(HOST="0.0.0.0", DATABASE_URL=url).exit_code

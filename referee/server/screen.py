"""What a terminal shows while the server runs: the URL of the server, and the QR code that phones scan."""

import io
import ipaddress
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Never
from urllib.parse import urlsplit

import segno

from referee import machine
from referee.server import lan_addresses, listening, sentences

MOST_OTHER_URLS = 4
"""Maximum number of alternative URLs that are shown below the QR code."""
SECONDS_BETWEEN_ADDRESS_CHECKS = 5
"""Number of seconds between two checks for a new IP address of this machine."""
HOSTS_OF_ALL_INTERFACES = ("0.0.0.0", "::")


def print_server_url(host: str, port: int, public_url: str) -> list[str]:
    """Print the URL of the server, and a QR code if phones can connect.

    Returns the IP addresses of this machine for phones, the best one first.
    """
    addresses = addresses_for_phones(host)
    print(
        sentences.URL_OF_SERVER.format(
            address=http_url_of_host_and_port("localhost" if host in HOSTS_OF_ALL_INTERFACES else host, port)
        )
    )
    _print_lines(_lines_for_phones(host, port, public_url, addresses))
    return addresses


def url_for_phones_may_change(host: str, public_url: str) -> bool:
    """Return whether the URL for phones may change while the server runs.

    The URL may change if it contains an IP address of this machine.
    """
    return host in HOSTS_OF_ALL_INTERFACES and not public_url and not machine.is_in_container()


def print_qr_code_on_address_change(
    host: str, port: int, shown: list[str], sleep: Callable[[float], None]
) -> Never:
    """Print a new QR code each time the best IP address for phones changes. The function never returns.

    `shown` has the addresses that were printed last, the best one first. `sleep` waits for a number of
    seconds.
    """
    while True:
        sleep(SECONDS_BETWEEN_ADDRESS_CHECKS)
        found = addresses_for_phones(host)
        if found[:1] != shown[:1]:
            _print_lines(
                [
                    *([f"\n{sentences.ADDRESS_HAS_CHANGED}"] if found else []),
                    *_lines_for_phones(host, port, "", found),
                ]
            )
        shown = found


def _lines_for_phones(host: str, port: int, public_url: str, addresses: list[str]) -> list[str]:
    """Return the lines to print for phones: the QR code and the URLs, or the reason why no phone can
    connect."""
    if public_url or host not in HOSTS_OF_ALL_INTERFACES:
        url = public_url or http_url_of_host_and_port(host, port)
        only_here = sentences.ONLY_THIS_MACHINE_CAN_CONNECT.format(
            command=listening.shell_command_to_serve_phones(port)
        )
        return [only_here] if is_loopback_url(url) else _qr_code_and_url_lines(url, [])
    if machine.is_in_container():
        return [sentences.CONTAINER_NEEDS_PUBLIC_URL]
    first, *others = [http_url_of_host_and_port(one, port) for one in addresses] or [""]
    return _qr_code_and_url_lines(first, others) if first else [sentences.NO_NETWORK]


def _qr_code_and_url_lines(url: str, others: list[str]) -> list[str]:
    lines = ["", _draw_qr_code(f"{url}/"), f"{url}/"]
    addresses = "  ".join(f"{one}/" for one in others[:MOST_OTHER_URLS])
    return [*lines, *([sentences.OTHER_URLS_TO_TRY.format(addresses=addresses)] if addresses else [])]


def addresses_for_phones(host: str) -> list[str]:
    """Return the IP addresses at which phones find a server that listens on `host`, the best one first.

    If `host` is 0.0.0.0, only IPv4 addresses are returned. If `host` is ::, all addresses are returned.
    """
    return [one for one in lan_addresses.addresses_of_this_machine() if host == "::" or ":" not in one]


def _print_lines(lines: list[str]) -> None:
    for line in lines:
        with suppress(UnicodeEncodeError):  # some terminals cannot print block characters
            print(line)
    sys.stdout.flush()


def is_loopback_url(url: str) -> bool:
    """Return whether the host of this URL is localhost or a loopback address.

    A phone that opens this URL connects to the phone itself, and not to the server.
    """
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def http_url_of_host_and_port(host: str, port: int | str) -> str:
    """Return the URL of this host and port, without a slash at the end."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _draw_qr_code(text: str) -> str:
    """Return the QR code of `text` as lines of block characters.

    One line shows two rows of the QR code. The blocks are the light parts of the QR code, because most
    terminals have a dark background.
    """
    drawing = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(drawing, border=2, compact=True)
    return drawing.getvalue().rstrip("\n")

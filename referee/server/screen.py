"""What a terminal shows while the server runs: where it is, and the code that phones scan."""

import io
import ipaddress
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Never
from urllib.parse import urlsplit

import segno

from referee import machine
from referee.server import houses, listening, sentences

OTHERS = 4
"""Maximum number of addresses that are shown below the code."""
BETWEEN_LOOKS = 5
"""Seconds until it is looked again whether the machine has another address."""
EVERYWHERE = ("0.0.0.0", "::")


def show(host: str, port: int, public_url: str) -> list[str]:
    """Print where the server is, with a code if phones can connect. Returns the addresses of this machine for
    phones, the best one first."""
    addresses = addresses_of(host)
    print(sentences.IS_AT.format(address=address_at("localhost" if host in EVERYWHERE else host, port)))
    _print(_for_phones(host, port, public_url, addresses))
    return addresses


def changes(host: str, public_url: str) -> bool:
    """Whether the address for phones depends on the network of the machine, which may change."""
    return host in EVERYWHERE and not public_url and not machine.in_container()


def follow(host: str, port: int, shown: list[str], sleep: Callable[[float], None]) -> Never:
    """Draw the code again each time that the machine has another address for phones. `shown` are those that
    the screen shows."""
    while True:
        sleep(BETWEEN_LOOKS)
        found = addresses_of(host)
        if found[:1] != shown[:1]:
            _print([*([f"\n{sentences.NEW_ADDRESS}"] if found else []), *_for_phones(host, port, "", found)])
        shown = found


def _for_phones(host: str, port: int, public_url: str, addresses: list[str]) -> list[str]:
    """What phones need to know: the code and the addresses, or why there is none."""
    if public_url or host not in EVERYWHERE:
        url = public_url or address_at(host, port)
        only_here = sentences.ONLY_HERE.format(command=listening.command_for_phones(port))
        return [only_here] if is_loopback(url) else _code(url, [])
    if machine.in_container():
        return [sentences.IN_A_CONTAINER]
    first, *others = [address_at(one, port) for one in addresses] or [""]
    return _code(first, others) if first else [sentences.NO_NETWORK]


def _code(url: str, others: list[str]) -> list[str]:
    lines = ["", _drawn(f"{url}/"), f"{url}/"]
    addresses = "  ".join(f"{one}/" for one in others[:OTHERS])
    return [*lines, *([sentences.OTHER_ADDRESSES.format(addresses=addresses)] if addresses else [])]


def addresses_of(host: str) -> list[str]:
    """The addresses for phones of a server that listens on all of this kind, the best one first."""
    return [one for one in houses.addresses() if host == "::" or ":" not in one]


def _print(lines: list[str]) -> None:
    for line in lines:
        with suppress(UnicodeEncodeError):  # a terminal that draws no blocks
            print(line)
    sys.stdout.flush()


def is_loopback(url: str) -> bool:
    """Whether this address leads every device to itself, so that no phone can use it."""
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def address_at(host: str, port: int | str) -> str:
    """The URL of this host and port, without a slash at the end."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _drawn(text: str) -> str:
    """The code to scan, in half lines of a terminal: blocks are its light parts, as most of them are dark."""
    drawing = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(drawing, border=2, compact=True)
    return drawing.getvalue().rstrip("\n")

"""Finds the URLs at which phones can reach the server, and what may prevent phones from connecting."""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from referee import machine
from referee.config import Config
from referee.server import sentences
from referee.server.screen import (
    HOSTS_OF_ALL_INTERFACES,
    addresses_for_phones,
    http_url_of_host_and_port,
    is_loopback_url,
)

DEFAULT_PORT_BY_SCHEME = {"http": 80, "https": 443}


@dataclass(frozen=True)
class PhoneAccess:
    """How phones can reach the server.

    - `urls`: The URLs that phones can try, the best one first. Empty if no phone can reach the server.
    - `obstacles`: Sentences about what prevents phones from connecting, or may prevent them.
    """

    urls: tuple[str, ...]
    obstacles: tuple[str, ...]


def find_phone_access(config: Config) -> PhoneAccess:
    """Return how phones can reach a server that runs on this machine with these settings."""
    if config.public_url:
        return _phone_access_by_public_url(config.public_url)
    if is_loopback_url(http_url_of_host_and_port(config.host, config.port)):
        return PhoneAccess((), tuple(_obstacles_on_loopback(config)))
    usable = addresses_for_phones(config.host) if config.host in HOSTS_OF_ALL_INTERFACES else [config.host]
    if not usable:
        return PhoneAccess((), (sentences.ONLY_IPV6 if addresses_for_phones("::") else sentences.NO_NETWORK,))
    return PhoneAccess(
        _urls_of_addresses(usable, config.port), tuple(_obstacles_in_home_network(config.port))
    )


def _phone_access_by_public_url(url: str) -> PhoneAccess:
    parts = urlsplit(url)
    if is_loopback_url(url):
        return PhoneAccess((), (f"REFEREE_PUBLIC_URL is {url}, which leads every phone to itself.",))
    plain = [sentences.PLAIN_HTTP_LIMITS_PHONES] if parts.scheme == "http" else []
    port = parts.port or DEFAULT_PORT_BY_SCHEME[parts.scheme]
    return PhoneAccess((f"{url}/",), (sentences.PUBLIC_URL_NOT_CHECKED, *plain, _firewall_sentence(port)))


def _obstacles_on_loopback(config: Config) -> Iterator[str]:
    yield (
        f"The server listens on this machine only, because REFEREE_HOST is {config.host}. Set "
        "REFEREE_HOST=0.0.0.0, or start it with `referee home`."
    )
    others = addresses_for_phones("0.0.0.0")
    yield (
        f"Phones can then try {_urls_of_addresses(others[:1], config.port)[0]}"
        if others
        else sentences.NO_NETWORK
    )


def _obstacles_in_home_network(port: int) -> Iterator[str]:
    if machine.is_in_container():
        yield sentences.CONTAINER_NEEDS_PUBLIC_URL
    if port == 0:
        yield "REFEREE_PORT is 0, so the server takes any free PORT, and says which one when it starts."
    yield sentences.PLAIN_HTTP_LIMITS_PHONES
    yield sentences.PHONES_MAY_BE_IN_OTHER_NETWORK
    yield _firewall_sentence(port)


def _firewall_sentence(port: int) -> str:
    return (
        f"A firewall may keep phones out. If it is ufw, run `sudo ufw allow {port or 'PORT'}/tcp`. If macOS "
        "asks whether Python may accept incoming connections, allow it."
    )


def _urls_of_addresses(addresses: list[str], port: int) -> tuple[str, ...]:
    return tuple(f"{http_url_of_host_and_port(one, port or 'PORT')}/" for one in addresses)

"""At which addresses phones find the server, as far as the settings and this machine show, and what may stop
them."""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from referee import machine
from referee.config import Config
from referee.server import sentences
from referee.server.screen import EVERYWHERE, address_at, addresses_of, is_loopback

USUAL_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Outlook:
    """The URLs that phones can try, the best one first; none if certainly no phone reaches the server. What
    prevents it, or may prevent it, in sentences."""

    urls: tuple[str, ...]
    obstacles: tuple[str, ...]


def outlook(config: Config) -> Outlook:
    """What these settings and the networks of this machine mean for phones."""
    if config.public_url:
        return _of_the_public_url(config.public_url)
    if is_loopback(address_at(config.host, config.port)):
        return Outlook((), tuple(_of_this_machine_alone(config)))
    usable = addresses_of(config.host) if config.host in EVERYWHERE else [config.host]
    if not usable:
        return Outlook((), (sentences.ONLY_IPV6 if addresses_of("::") else sentences.NO_NETWORK,))
    return Outlook(_urls(usable, config.port), tuple(_in_this_house(config.port)))


def _of_the_public_url(url: str) -> Outlook:
    parts = urlsplit(url)
    if is_loopback(url):
        return Outlook((), (f"REFEREE_PUBLIC_URL is {url}, which leads every phone to itself.",))
    plain = [sentences.PLAIN_HTTP] if parts.scheme == "http" else []
    port = parts.port or USUAL_PORTS[parts.scheme]
    return Outlook((f"{url}/",), (sentences.NOT_CHECKED, *plain, _firewall(port)))


def _of_this_machine_alone(config: Config) -> Iterator[str]:
    yield (
        f"The server listens on this machine only, because REFEREE_HOST is {config.host}. Set "
        "REFEREE_HOST=0.0.0.0, or start it with `referee home`."
    )
    others = addresses_of("0.0.0.0")
    yield f"Phones can then try {_urls(others[:1], config.port)[0]}" if others else sentences.NO_NETWORK


def _in_this_house(port: int) -> Iterator[str]:
    if machine.in_container():
        yield sentences.IN_A_CONTAINER
    if port == 0:
        yield "REFEREE_PORT is 0, so the server takes any free PORT, and says which one when it starts."
    yield sentences.PLAIN_HTTP
    yield sentences.ANOTHER_NETWORK
    yield _firewall(port)


def _firewall(port: int) -> str:
    return (
        f"A firewall may keep phones out. If it is ufw, run `sudo ufw allow {port or 'PORT'}/tcp`. If macOS "
        "asks whether Python may accept incoming connections, allow it."
    )


def _urls(addresses: list[str], port: int) -> tuple[str, ...]:
    return tuple(f"{address_at(one, port or 'PORT')}/" for one in addresses)

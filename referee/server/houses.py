"""The addresses at which phones in the same house reach this machine, the most likely one first."""

import ipaddress
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass

INSIDE = (
    *("br-", "bridge", "cni", "docker", "lo", "lxc", "podman", "vboxnet", "veth", "virbr", "vmnet"),
    *("tailscale", "tap", "tun", "utun", "wg", "zt"),
)
"""How the names of interfaces begin that lead into this machine (containers) or out of the house (a VPN)."""
AT_HOME = tuple(
    ipaddress.ip_network(network) for network in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7")
)
"""The networks that routers and hotspots make."""
_ANYWHERE = "192.0.2.1"
"""An address of nobody: nothing is sent to it."""


@dataclass(frozen=True)
class Place:
    """An address of this machine, and the name of its interface."""

    interface: str
    address: str


def addresses() -> list[str]:
    """The addresses of this machine, the best one for phones first. Empty if it is in no network."""
    return ranked(_places(), _way_out())


def ranked(places: Iterable[Place], way_out: str) -> list[str]:
    """These addresses, the best one for phones first. `way_out` is the one by which this machine reaches the
    internet, "" if it does not. Where everything else is equal, that one is the best."""

    def rank(place: Place) -> tuple[bool, bool, bool, bool]:
        address = ipaddress.ip_address(place.address)
        is_at_home = any(address in network for network in AT_HOME if network.version == address.version)
        is_inside = place.interface.lower().startswith(INSIDE)
        return is_inside, not is_at_home, address.version == 6, place.address != way_out

    usable = [one for one in places if _is_usable(one.address)]
    return [one.address for one in sorted(usable, key=rank)]


def _is_usable(text: str) -> bool:
    address = ipaddress.ip_address(text)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _places() -> Iterator[Place]:
    import ifaddr  # takes as long as all else here, and a server behind a proxy needs no address

    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            address = one.ip if isinstance(one.ip, str) else one.ip[0]
            yield Place(adapter.name, address)


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking, suppress(OSError):
        looking.connect((_ANYWHERE, 9))
        return str(looking.getsockname()[0])
    return ""

"""Finds the IP addresses at which phones in the same network reach this machine, the most likely one
first."""

import ipaddress
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass

UNREACHABLE_INTERFACE_PREFIXES = (
    *("br-", "bridge", "cni", "docker", "lo", "lxc", "podman", "vboxnet", "veth", "virbr", "vmnet"),
    *("tailscale", "tap", "tun", "utun", "wg", "zt"),
)
"""Prefixes of the names of network interfaces that phones usually cannot reach. Their addresses rank last.

These interfaces lead to containers and virtual machines, into a VPN, or to this machine itself.
"""
PRIVATE_NETWORKS = tuple(
    ipaddress.ip_network(network) for network in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7")
)
"""Private networks. Home routers and hotspots give devices addresses in these networks."""
_ADDRESS_FOR_ROUTE_LOOKUP = "192.0.2.1"
"""An IP address that is reserved for documentation, so no machine has the address.

When a UDP socket connects to this address, the system chooses the address of this machine that leads to the
internet. No packet is sent.
"""


@dataclass(frozen=True)
class InterfaceAddress:
    """An IP address of this machine, and the name of the network interface that has the address."""

    interface: str
    address: str


def addresses_of_this_machine() -> list[str]:
    """Return the IP addresses of this machine, the best one for phones first. Empty if this machine is in no
    network."""
    return rank_addresses_for_phones(_addresses_of_interfaces(), _outgoing_address())


def rank_addresses_for_phones(places: Iterable[InterfaceAddress], way_out: str) -> list[str]:
    """Return the addresses of these network interfaces, the best one for phones first.

    Addresses that no phone can use, such as loopback addresses, are left out. `way_out` is the address by
    which this machine reaches the internet, or "" without internet. Among equally good addresses, `way_out`
    comes first.
    """

    def rank(place: InterfaceAddress) -> tuple[bool, bool, bool, bool]:
        address = ipaddress.ip_address(place.address)
        is_at_home = any(
            address in network for network in PRIVATE_NETWORKS if network.version == address.version
        )
        is_inside = place.interface.lower().startswith(UNREACHABLE_INTERFACE_PREFIXES)
        return is_inside, not is_at_home, address.version == 6, place.address != way_out

    usable = [one for one in places if _is_usable_by_phones(one.address)]
    return [one.address for one in sorted(usable, key=rank)]


def _is_usable_by_phones(text: str) -> bool:
    address = ipaddress.ip_address(text)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _addresses_of_interfaces() -> Iterator[InterfaceAddress]:
    import ifaddr  # slow to import, and a server behind a proxy needs no addresses

    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            address = one.ip if isinstance(one.ip, str) else one.ip[0]
            yield InterfaceAddress(adapter.name, address)


def _outgoing_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking, suppress(OSError):
        looking.connect((_ADDRESS_FOR_ROUTE_LOOKUP, 9))
        return str(looking.getsockname()[0])
    return ""

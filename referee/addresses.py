"""Finds the client that an IP address belongs to."""

import ipaddress
import re

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


LAN, SITE = 64, 48
"""Lengths of IPv6 prefixes in bits: of one network, in which a phone has more addresses than we have memory,
and of the 65,536 networks that one customer may have."""


def client_network(text: str, prefix: int = LAN) -> str | None:
    """Return the client of an address: the IPv4 address, or the IPv6 network with this prefix. None for text
    that is no address."""
    address = _parse(text)
    if address is None or address.version == 4:
        return None if address is None else str(address)
    return str(ipaddress.ip_network((address, prefix), strict=False))


def is_of_this_machine(text: str) -> bool:
    """Return whether this is a loopback address."""
    address = _parse(text)
    return address is not None and address.is_loopback


WITH_PORT = re.compile(r"\[(?P<v6>.*)\](:\d{1,5})?|(?P<v4>[^:]*):\d{1,5}", re.ASCII)
"""An address as some proxies write it: `192.0.2.1:5123`, `[2001:db8::1]:5123`, `[2001:db8::1]`."""


def _parse(text: str) -> Address | None:
    """Return the address without its port and its IPv6 zone, or None for text that is no address. An IPv4
    address in IPv6 form is returned as IPv4."""
    with_port = WITH_PORT.fullmatch(text)
    host = (with_port["v6"] or with_port["v4"] or "") if with_port else text
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, ipaddress.IPv6Address) else address

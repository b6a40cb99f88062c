"""Whose an IP address is, as far as the network tells."""

import ipaddress
import re

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


LAN, SITE = 64, 48
"""Lengths of IPv6 prefixes, in bits: of one network, in which a phone has more addresses than we have memory,
and of the 65,536 networks that one customer may have."""


def whose(text: str, prefix: int = LAN) -> str | None:
    """The client that an address stands for: an IPv4 address, or an IPv6 network with this prefix. None for
    text that is no address."""
    found = _read(text)
    if found is None or found.version == 4:
        return None if found is None else str(found)
    return str(ipaddress.ip_network((found, prefix), strict=False))


def is_of_this_machine(text: str) -> bool:
    found = _read(text)
    return found is not None and found.is_loopback


WITH_PORT = re.compile(r"\[(?P<v6>.*)\](:\d{1,5})?|(?P<v4>[^:]*):\d{1,5}", re.ASCII)
"""An address as some proxies write it: `192.0.2.1:5123`, `[2001:db8::1]:5123`, `[2001:db8::1]`."""


def _read(text: str) -> Address | None:
    """The address without its port and without the zone of IPv6; None if it is none. An IPv4 address in the
    form of IPv6 is read as IPv4."""
    written = WITH_PORT.fullmatch(text)
    address = (written["v6"] or written["v4"] or "") if written else text
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found

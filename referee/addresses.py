"""Whose an IP address is, as far as the network tells."""

import ipaddress

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def whose(text: str) -> str | None:
    """Who is counted by this address: of IPv6 the network, /64, in which a phone has more addresses than we
    have memory. None where it is no address."""
    found = _read(text)
    if found is None or found.version == 4:
        return None if found is None else str(found)
    return str(ipaddress.ip_network((found, 64), strict=False))


def is_of_this_machine(text: str) -> bool:
    found = _read(text)
    return found is not None and found.is_loopback


def _read(text: str) -> Address | None:
    """Without the zone of IPv6; one of IPv4 in the clothes of IPv6 as what it is."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found

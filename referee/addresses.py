"""Functions about the IP addresses of clients. Rate limits count all addresses of one network together."""

import ipaddress
import re

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


LAN_PREFIX_LENGTH, SITE_PREFIX_LENGTH = 64, 48
"""Lengths of IPv6 prefixes in bits. All addresses with the same prefix count as one client.

- `LAN_PREFIX_LENGTH`: The prefix of one local network. A single phone may use any number of its addresses.
- `SITE_PREFIX_LENGTH`: The prefix of all networks that an internet provider gives to one customer. These can
  be 65,536 networks.
"""


def client_network(text: str, prefix: int = LAN_PREFIX_LENGTH) -> str | None:
    """Return the address or the network that identifies the client with this IP address.

    An IPv4 client is identified by its address. An IPv6 client is identified by its network, with a prefix of
    `prefix` bits. The result is None if `text` is no IP address.
    """
    address = _parse_address(text)
    if address is None or address.version == 4:
        return None if address is None else str(address)
    return str(ipaddress.ip_network((address, prefix), strict=False))


def is_loopback_address(text: str) -> bool:
    """Return whether this text is an IP address of the machine itself (loopback), such as `127.0.0.1`."""
    address = _parse_address(text)
    return address is not None and address.is_loopback


ADDRESS_WITH_PORT = re.compile(r"\[(?P<v6>.*)\](:\d{1,5})?|(?P<v4>[^:]*):\d{1,5}", re.ASCII)
"""A pattern for an IP address with a port or in brackets. Some proxies send addresses in these forms, for
example `192.0.2.1:5123`, `[2001:db8::1]:5123` and `[2001:db8::1]`."""


def _parse_address(text: str) -> Address | None:
    """Return the IP address in a text, without port and IPv6 zone. None if the text is no IP address.

    An IPv4 address in IPv6 form, such as `::ffff:192.0.2.1`, is returned as an IPv4 address.
    """
    with_port = ADDRESS_WITH_PORT.fullmatch(text)
    host = (with_port["v6"] or with_port["v4"] or "") if with_port else text
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, ipaddress.IPv6Address) else address

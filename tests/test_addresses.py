"""Which client an IP address stands for."""

import pytest

from referee.addresses import SITE_PREFIX_LENGTH, client_network, is_loopback_address


@pytest.mark.parametrize(
    ("text", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:5123", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("[2001:db8::1]:5123", "2001:db8::/64"),
        ("[fe80::1%eth0]:5123", "fe80::/64"),
        ("192.0.2.1:made-up", None),
        ("192.0.2.1:5123:5123", None),
        ("[192.0.2.1", None),
        ("unknown", None),
        ("", None),
    ],
)
def test_an_address_is_read_with_and_without_its_port(text, client):
    """As proxies write it in X-Forwarded-For; of IPv6 the network counts."""
    assert client == client_network(text)


@pytest.mark.parametrize(
    ("text", "client"),
    [
        ("2001:db8:1:2::3", "2001:db8:1::/48"),
        ("[2001:db8:1:ffff::3]:5123", "2001:db8:1::/48"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "192.0.2.1"),
        ("\0", None),
    ],
)
def test_a_site_has_all_its_networks(text, client):
    """An IPv4 address is a site of its own, also in the form of IPv6."""
    assert client == client_network(text, SITE_PREFIX_LENGTH)


def test_this_machine_is_known_with_its_port_too():
    assert is_loopback_address("127.0.0.1:8000") and is_loopback_address("[::1]:8000")

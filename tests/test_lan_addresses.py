"""Of the addresses of a machine, the one that a phone in the house reaches is the first one."""

import subprocess

import pytest

from referee.server import lan_addresses
from referee.server.lan_addresses import InterfaceAddress, rank_addresses_for_phones

LOOPBACK = [InterfaceAddress("lo", "127.0.0.1"), InterfaceAddress("lo", "::1")]
HOUSES = {
    "a wireless network, and containers": (
        [
            InterfaceAddress("docker0", "172.17.0.1"),
            InterfaceAddress("br-4f1", "172.18.0.1"),
            InterfaceAddress("wlan0", "192.168.1.20"),
        ],
        "192.168.1.20",
        "192.168.1.20",
    ),
    "a VPN by which everything leaves": (
        [InterfaceAddress("tun0", "10.8.0.5"), InterfaceAddress("wlan0", "192.168.1.20")],
        "10.8.0.5",
        "192.168.1.20",
    ),
    "a VPN of macOS": (
        [InterfaceAddress("utun4", "10.9.0.2"), InterfaceAddress("en0", "10.0.1.7")],
        "10.9.0.2",
        "10.0.1.7",
    ),
    "a travel router without internet": ([InterfaceAddress("wlan0", "192.168.8.4")], "", "192.168.8.4"),
    "a hotspot of this machine": (
        [InterfaceAddress("wwan0", "100.64.3.3"), InterfaceAddress("wlan0", "10.42.0.1")],
        "100.64.3.3",
        "10.42.0.1",
    ),
    "cable and wireless": (
        [InterfaceAddress("wlan0", "192.168.1.21"), InterfaceAddress("eth0", "192.168.1.20")],
        "192.168.1.20",
        "192.168.1.20",
    ),
    "both kinds of addresses": (
        [
            InterfaceAddress("wlan0", "2001:db8::7"),
            InterfaceAddress("wlan0", "fe80::7"),
            InterfaceAddress("wlan0", "192.168.1.20"),
        ],
        "192.168.1.20",
        "192.168.1.20",
    ),
    "IPv6 alone": (
        [InterfaceAddress("eth0", "2001:db8::7"), InterfaceAddress("eth0", "fd00::7")],
        "",
        "fd00::7",
    ),
    "a public address": ([InterfaceAddress("eth0", "203.0.113.9")], "203.0.113.9", "203.0.113.9"),
    "a container": ([InterfaceAddress("eth0", "172.17.0.2")], "172.17.0.2", "172.17.0.2"),
    "a virtual network of Tailscale": (
        [InterfaceAddress("tailscale0", "100.101.5.6"), InterfaceAddress("enp3s0", "192.168.178.30")],
        "192.168.178.30",
        "192.168.178.30",
    ),
}


@pytest.mark.parametrize("house", HOUSES)
def test_the_address_of_the_house_comes_first(house):
    places, way_out, expected = HOUSES[house]

    for order in (places, places[::-1]):
        assert expected == rank_addresses_for_phones([*LOOPBACK, *order], way_out)[0]


def test_every_address_is_named_once_and_none_that_no_phone_can_use():
    places = [
        *LOOPBACK,
        InterfaceAddress("eth0", "169.254.3.4"),
        InterfaceAddress("eth0", "fe80::1"),
        InterfaceAddress("eth0", "10.0.0.4"),
    ]

    assert ["10.0.0.4"] == rank_addresses_for_phones(places, "")


def test_a_machine_in_no_network_has_none():
    assert [] == rank_addresses_for_phones(LOOPBACK, "")


def test_the_addresses_of_this_machine_are_found():
    """Those that its kernel has, but for loopback and link-local ones."""
    listed = subprocess.run(["hostname", "-I"], capture_output=True, text=True, check=True).stdout.split()

    assert set(listed) <= set(lan_addresses.addresses_of_this_machine())

"""Network namespaces that imitate houses: whether a phone reaches the address that the server shows first.

The machine and the phone have a namespace each. The interface by which both are in one house is a pair of
virtual cables between them; the other interfaces of the machine lead nowhere. Needs iproute2 and util-linux,
and may be tried where user namespaces are allowed.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

PORT = 8000
LISTENS = """
import socket, sys
from referee.server.lan_addresses import addresses_of_this_machine
server = socket.create_server(("::", 8000), family=socket.AF_INET6, dualstack_ipv6=True)
print(*addresses_of_this_machine(), flush=True)
sys.stdin.read()
"""
CONNECTS = "import socket, sys; socket.create_connection((sys.argv[1], 8000), timeout=2)"


@dataclass(frozen=True)
class House:
    """Its interfaces by name, each with its address and the length of its prefix; the one that leads to the
    phone, the address of the phone, and the interface of the default route."""

    name: str
    interfaces: dict[str, str]
    home: str
    phone: str
    way_out: str | None


HOUSES = (
    House("a wireless network", {"wlan0": "192.168.1.20/24"}, "wlan0", "192.168.1.30/24", "wlan0"),
    House(
        "containers on the machine",
        {"docker0": "172.17.0.1/16", "br-1": "172.18.0.1/16", "wlan0": "192.168.1.20/24"},
        "wlan0",
        "192.168.1.30/24",
        "wlan0",
    ),
    House(
        "a VPN as default route",
        {"tun0": "10.8.0.5/24", "wlan0": "192.168.1.20/24"},
        "wlan0",
        "192.168.1.30/24",
        "tun0",
    ),
    House("a travel router", {"wlan0": "192.168.8.4/24"}, "wlan0", "192.168.8.5/24", None),
    House(
        "a hotspot of the machine",
        {"wwan0": "100.64.3.3/24", "wlan0": "10.42.0.1/24"},
        "wlan0",
        "10.42.0.9/24",
        "wwan0",
    ),
    House("IPv6 alone", {"eth0": "fd00:1::20/64"}, "eth0", "fd00:1::30/64", None),
    House("a WAN without a router", {"eth0": "203.0.113.9/24"}, "eth0", "203.0.113.8/24", "eth0"),
    House(
        "eleven interfaces",
        {f"veth{n}": f"172.20.{n}.1/24" for n in range(10)} | {"enp3s0": "192.168.178.30/24"},
        "enp3s0",
        "192.168.178.31/24",
        "enp3s0",
    ),
    House(
        "a virtual network beside the cable",
        {"tailscale0": "100.101.5.6/32", "eth0": "10.0.1.7/16"},
        "eth0",
        "10.0.1.8/16",
        "eth0",
    ),
)


def reached(house: House) -> tuple[str, bool]:
    """The address that is shown first, and whether the phone of this house reaches it."""
    with ExitStack() as stack:
        machine, phone = (stack.enter_context(namespace()) for _ in range(2))
        _build(house, machine, phone)
        command = [*inside(machine), sys.executable, "-c", LISTENS]
        server = stack.enter_context(
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )
        first = (server.stdout.readline().split() or [""])[0]
        asks = subprocess.run([*inside(phone), sys.executable, "-c", CONNECTS, first], capture_output=True)
        server.stdin.close()
    return first, asks.returncode == 0


@contextmanager
def namespace() -> Iterator[int]:
    """The id of a process that holds a network namespace."""
    holder = ["unshare", "--net", "sh", "-c", "echo; exec cat"]
    with subprocess.Popen(holder, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        yield process.pid
        process.stdin.close()


def inside(holder: int) -> list[str]:
    return ["nsenter", "--target", str(holder), "--net"]


def _build(house: House, machine: int, phone: int) -> None:
    for name, address in house.interfaces.items():
        ip(
            machine,
            f"link add {name} type veth peer name {'phone' if name == house.home else 'x' + name[-8:]}",
        )
        _add(machine, name, address)
        if name != house.home:
            ip(machine, f"link set x{name[-8:]} up")
    ip(machine, f"link set phone netns {phone}")
    _add(phone, "phone", house.phone)
    if house.way_out is not None:
        family = "-6" if ":" in house.phone else "-4"
        ip(machine, f"{family} route add default dev {house.way_out}")


def _add(namespace: int, name: str, address: str) -> None:
    without_a_wait = " nodad" if ":" in address else ""
    ip(namespace, "link set lo up")
    ip(namespace, f"addr add {address} dev {name}{without_a_wait}")
    ip(namespace, f"link set {name} up")


def ip(namespace: int, words: str) -> None:
    command = [*inside(namespace), "ip", *words.split()]
    subprocess.run(command, check=True, capture_output=True)

"""Probe: reach sockets of the judge, and make some of every kind.

stdin: {"addresses": {kind of socket: address}}
"""

import socket
from typing import Any

from judge.doctor.attempts import attempt, end, given

PATIENCE = 1.0  # seconds
FAMILIES = ("AF_INET6", "AF_NETLINK", "AF_PACKET", "AF_VSOCK", "AF_ALG")
KINDS = {"AF_NETLINK": socket.SOCK_RAW, "AF_VSOCK": socket.SOCK_STREAM, "AF_ALG": socket.SOCK_SEQPACKET}


def send(family: int, kind: int, address: Any) -> int:
    """Connect to a socket and send something."""
    with socket.socket(family, kind) as connection:
        connection.settimeout(PATIENCE)
        connection.connect(address)
        return connection.send(b"reached")


def send_from_pair(address: str) -> int:
    """Send from a socket that was never asked for by family: one of a pair."""
    one, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    with one, other:
        return one.sendto(b"reached", address)


def make(family: str) -> str:
    """Make a socket."""
    with socket.socket(getattr(socket, family), KINDS.get(family, socket.SOCK_DGRAM)):
        return family


def main() -> None:
    """Try all addresses and all families."""
    addresses = given()["addresses"]
    kinds = {
        "TCP": (socket.AF_INET, socket.SOCK_STREAM),
        "UDP": (socket.AF_INET, socket.SOCK_DGRAM),
        "UNIX": (socket.AF_UNIX, socket.SOCK_STREAM),
        "UNIX, abstract": (socket.AF_UNIX, socket.SOCK_STREAM),
        "UNIX, datagrams": (socket.AF_UNIX, socket.SOCK_DGRAM),
    }
    for name, address in addresses.items():
        attempt(
            "connect",
            send,
            *kinds[name],
            tuple(address) if isinstance(address, list) else address,
            target=name,
        )
    if datagrams := addresses.get("UNIX, datagrams"):
        attempt("socketpair", send_from_pair, datagrams, target="UNIX, datagrams")
    for family in FAMILIES:
        if hasattr(socket, family):
            attempt("socket", make, family, target=family)
    end()


main()

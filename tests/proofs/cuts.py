"""A network that loses things: requests on their way there, and answers on their way back."""

import http.client
import re
import socket
import socketserver
import threading
from dataclasses import dataclass
from random import Random

from tests.api.phone import Phone, new_key
from tests.proofs.server import PATIENCE, Line, Server

CLAIMS = 20
FATES = ("no answer", "half an answer", "no request", "half a request", "arrives")
BROKEN = (OSError, http.client.HTTPException)


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none."""

    claims: int
    sent: int
    wrong: list[str]


class Network(socketserver.ThreadingTCPServer):
    """Stands between a phone and a server, one request a connection; chance says what becomes of each.

    It looks like a server to `BusConnection`: it has a port.
    """

    daemon_threads = True

    def __init__(self, server: Server, rng: Random):
        super().__init__(("127.0.0.1", 0), _Crossing)
        self.server, self.rng = server, rng
        self.port = self.server_address[1]
        self.crossings = 0

    def __enter__(self) -> "Network":
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        return self

    def __exit__(self, *_) -> None:
        self.shutdown()
        self.server_close()


class _Crossing(socketserver.BaseRequestHandler):
    server: Network

    def handle(self) -> None:
        self.server.crossings += 1
        fate = self.server.rng.choice(FATES)
        request = _whole_message(self.request)
        if fate == "no request":
            return
        with socket.create_connection(("127.0.0.1", self.server.server.port), PATIENCE) as there:
            if fate == "half a request":
                there.sendall(request[: len(request) // 2])
                return
            there.sendall(request)
            answer = _whole_message(there)
        if fate != "no answer":
            self.request.sendall(answer[: len(answer) // 2] if fate == "half an answer" else answer)


def _whole_message(connection: socket.socket) -> bytes:
    """A head and a body as long as it says."""
    connection.settimeout(PATIENCE)
    message = b""
    while b"\r\n\r\n" not in message:
        message += connection.recv(65536) or _gone()
    head, _, body = message.partition(b"\r\n\r\n")
    length = int(re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)[1])
    while len(body) < length:
        piece = connection.recv(65536) or _gone()
        message, body = message + piece, body + piece
    return message


def _gone() -> bytes:
    raise ConnectionResetError("the other side has gone")


def send_through_cuts(server: Server, rng: Random) -> Outcome:
    """Claims of a phone that sends each until it is answered, with the number that it must find."""
    line = Line(server)
    keeper = Phone.opening(line, "Ann", "Bob", target=100_000)
    with Network(server, rng) as network:
        answers = [_answered(network, keeper, number) for number in range(CLAIMS)]
    entries = keeper.get("/logbook", after=1).json["entries"]
    line.close()
    points = [entry["claim"]["points"] for entry in entries]
    wrong = [] if points == [*range(1, CLAIMS + 1)] else [f"the entries are {points}"]
    wrong += [f"claim {place} was refused" for place, one in enumerate(answers) if one["verdict"] != "upheld"]
    told = [answer["number"] for answer in answers]
    if told != [entry["number"] for entry in entries]:
        wrong.append(f"the answers were of the entries {told}")
    return Outcome(CLAIMS, network.crossings, wrong)


def _answered(network: Network, keeper: Phone, place: int) -> dict:
    """The answer to the score of another round; it is stale unless all those before it have arrived."""
    key, claim = new_key(), {"claim": "match.score", "winner": 1, "points": place + 1, "after": place + 1}
    for _ in range(1000):
        line = Line(network)
        try:
            answer = Phone(line, keeper.match, keeper.token).tell(claim, key)
        except BROKEN:
            continue
        finally:
            line.close()
        if answer.status == 503:  # a busy machine; as a phone would, try again
            continue
        assert answer.status == 201, answer.body
        return answer.json
    raise TimeoutError("a claim never arrived")

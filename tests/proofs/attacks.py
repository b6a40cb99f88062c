"""What has once fallen, tried again: each attack on a fresh server, and whether the server held.

An attack returns its figure in words and what is wrong; nothing wrong means that the server held.
"""

import contextlib
import itertools
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

from tests.api.joining import code, join, joined, knock, send_away, ticket
from tests.api.phone import Answer, Phone, Send, post
from tests.api.records_over_http import bring, brought
from tests.proofs.hostile import LONGEST, forwarded, memory
from tests.proofs.server import Line, Server
from tests.records.forging import sealed_anew
from tests.records.writing import opened, record_of, told

MAY_GROW = 10_000_000
"""Bytes of memory for values that nobody keeps."""
SLOW_MAY_GROW = 60_000_000
"""Bytes for a hundred clients that do not read: what may be held for one address, and copies on the way."""
OPENING = "uno standard to 500 | Ann Bob Cat\ndeal: red 5\n"
FACTS, MADE_UP_PATHS, QUESTIONS, SILENT = 72_000, 8_000, 230, 100
ENTRIES, EDITS, IN_A_ROUND, GUESSES = 36_000, 300, 6_000, 3_600
CARDS = 2_250

Found = tuple[str, list[str]]
"""The figure in words, and what is wrong."""


@dataclass(frozen=True)
class Attack:
    """Its name, what it does, and the settings of the server that it is for."""

    name: str
    do: Callable[[Server], Found]
    settings: dict[str, str]


def tried(attack: Attack, url: str, folder: Path) -> Found:
    """One attack on a server of its own."""
    with Server(url, folder, **attack.settings) as server:
        return attack.do(server)


# --- memory ---


def made_up_cards(server: Server) -> Found:
    """Claims without a token, with cards that no deck has."""
    words = (
        "".join(letters) for letters in itertools.product("abcdefghijklmnopqrstuvwxyz0123456789", repeat=4)
    )

    def attack(send: Send) -> None:
        for _ in range(60):
            claim = {"claim": "uno.deal", "after": 1, "turned_up": list(itertools.islice(words, CARDS))}
            post(send, "/v1/matches/nothing/claims", claim)

    return _memory_after(server, attack)


def made_up_paths(server: Server) -> Found:
    """Files of the page that are not there, each with a name of its own."""

    def attack(send: Send) -> None:
        for _ in range(MADE_UP_PATHS):
            send("GET", f"/page/x/{secrets.token_hex(8)}{'a' * 3_900}", {}, None)

    return _memory_after(server, attack)


def made_up_words(server: Server) -> Found:
    """Questions of words that no language has."""
    words = ("".join(letters) for letters in itertools.product("abcdefghijklmnopqrstuvwxyz", repeat=3))

    def attack(send: Send) -> None:
        for _ in range(QUESTIONS):
            query = urlencode({"q": " ".join(itertools.islice(words, 75))})
            send("GET", f"/v1/questions?{query}", {}, None)

    return _memory_after(server, attack)


def _memory_after(server: Server, attack: Callable[[Send], None]) -> Found:
    with _line(server) as send:
        Phone.opening(send, "Ann", "Bob")
        send("GET", "/v1/questions?q=may+i+stack", {}, None)
        before = memory(server)
        attack(send)
    grown = memory(server) - before
    return f"memory {grown / 1e6:+.1f} MB", [] if grown <= MAY_GROW else [f"memory grew by {grown:,} bytes"]


def a_finding_of_many_facts(server: Server) -> Found:
    """A forged record with one entry of many megabytes."""
    lines = opened(record_of(told(OPENING + "count Ann: 5\n")))
    finding = lines[-2 if lines[-2]["part"] == "entry" else -3]["ruling"]["findings"][0]
    finding["facts"] |= {f"k{number}": "x" * 100 for number in range(FACTS)}
    with _line(server) as send:
        answer = bring(send, sealed_anew(lines))
    return f"answered {answer.status}", [] if answer.status == 422 else [f"answered {answer.status}"]


def clients_that_do_not_read(server: Server) -> Found:
    """A hundred of them ask for the largest page of a logbook, and a hundred more say nothing."""
    text = OPENING + f"note: {'x' * 500}\n" * 1_500
    with contextlib.ExitStack() as stack:
        send = stack.enter_context(_line(server))
        phone = brought(send, record_of(told(text)))
        phone.get("/logbook", limit=200)
        before = memory(server)
        for _ in range(SILENT):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            deaf = stack.enter_context(socket.socket())
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            deaf.connect(("127.0.0.1", server.port))
            asked = f"GET {phone.path}/logbook?limit=200 HTTP/1.1\r\nHost: x\r\n"
            deaf.sendall(f"{asked}Authorization: Bearer {phone.token}\r\n\r\n".encode())
        waits = _waits_beside(server, lambda: time.sleep(5))
        grown = memory(server) - before
    wrong = [] if grown <= SLOW_MAY_GROW else [f"memory grew by {grown:,} bytes"]
    return f"memory {grown / 1e6:+.1f} MB, longest wait {max(waits):.2f} s", wrong + _too_long(waits)


# --- work ---


def a_stream_that_catches_up(server: Server) -> Found:
    """From the first entry of a very long match."""
    phone = _long_match(server, "".join(f"count Ann: {5 + number % 2}\n" for number in range(ENTRIES)))
    return _beside(server, lambda send: phone(send).get("/stream", after=1, wait=0))


def a_match_of_edits(server: Server) -> Found:
    """Each page of its logbook depends on all later edits."""
    phone = _long_match(
        server, "note: x\n" * 200 + "".join(f"note: y\ntake back to {201 + 2 * n}\n" for n in range(EDITS))
    )

    def attack(send: Send) -> Answer:
        for after in range(1, 200, 20):
            answer = phone(send).get("/logbook", after=after, limit=200)
        return answer

    return _beside(server, attack)


def a_correction_in_a_long_round(server: Server) -> Found:
    """It may be too much to judge, but nobody else waits for it."""
    phone = _long_match(server, "".join(f"count Ann: {5 + number % 2}\n" for number in range(IN_A_ROUND)))
    instead = {"claim": "uno.deal", "turned_up": ["red 6"]}
    correction = {"claim": "match.correct", "entry": 2, "instead": instead}
    return _beside(server, lambda send: phone(send).tell(correction))


def _long_match(server: Server, text: str) -> Callable[[Send], Phone]:
    """The scorekeeper's phone of a match that is imported, over any connection."""
    record = record_of(told(OPENING + text))
    with _line(server) as send:
        phone = brought(send, record)
    return lambda send: Phone(send, phone.match, phone.token, phone.number)


def _beside(server: Server, attack: Callable[[Send], Answer]) -> Found:
    answers: list[Answer] = []

    def work() -> None:
        with _line(server) as send:
            answers.append(attack(send))

    waits = _waits_beside(server, work)
    status = answers[0].status if answers else 0
    wrong = [] if status in (200, 201, 422, 429) else [f"answered {status}"]
    return f"answered {status}, longest wait {max(waits):.2f} s", wrong + _too_long(waits)


def _waits_beside(server: Server, work: Callable[[], object]) -> list[float]:
    """How long the claims of another table wait, in seconds, while this is done."""
    worker, waits = threading.Thread(target=work), []
    with _line(server) as send:
        phone = Phone.opening(send, "Dan", "Eve", target=100_000)
        worker.start()
        while worker.is_alive() or not waits:
            before = time.monotonic()
            phone.claim("match.note", text="on we go")
            waits.append(time.monotonic() - before)
            worker.join(0.05)
    return waits


def _too_long(waits: list[float]) -> list[str]:
    return [] if max(waits) <= LONGEST else [f"a claim waited {max(waits):.2f} s"]


# --- disk ---


def claims_without_end(server: Server) -> Found:
    """One token stores as much as it can: a twentieth of the megabyte that its address may store in a day."""
    with _line(server) as send:
        phone = Phone.opening(send, "Ann", "Bob")
        answers = [phone.tell({"claim": "match.note", "text": "x" * 500}) for _ in range(200)]
    stored = sum(one.status == 201 for one in answers)
    wrong = [] if stored < 100 and answers[-1].status == 429 else [f"{stored} notes were stored"]
    return f"{stored} of 200 notes stored", wrong


# --- doors ---


def back_after_being_sent_away(server: Server) -> Found:
    """By the ticket, which is closed, and along to a rematch."""
    with _line(server) as send:
        keeper = Phone.opening(send, "Ann", "Bob")
        keeper.claim("match.score", winner=0, points=10)
        shown, bob = ticket(keeper), joined(keeper, seat=1)
        (its_id,) = (one["phone"] for one in keeper.get("/phones").json["phones"] if one["seat"] == 1)
        send_away(keeper, its_id, "?close_invitations=true")
        rematch = keeper.post(f"{keeper.path}/rematch").json["id"]
        tries = {
            "a claim": bob.tell({"claim": "match.note", "text": "x"}).status,
            "the ticket": join(send, ticket=shown, seat=1).status,
            "a rematch": join(send, token=bob.token, rematch=rematch).status,
        }
    return str(tries), [f"{how} was answered {status}" for how, status in tries.items() if status < 400]


def codes_of_many_addresses(server: Server) -> Found:
    """Each sends one wrong code, and then somebody else a right one."""
    with _line(server) as send:
        keeper = Phone.opening(send, "Ann", "Bob")
        spoken = code(keeper)
        guessed = [
            knock(forwarded(f"198.18.{n // 256}.{n % 256}", send), f"AAAA-{n:04d}").status
            for n in range(GUESSES)
        ]
        right = knock(forwarded("203.0.113.5", send), spoken)
    wrong = [] if right.status == 201 and set(guessed) <= {404, 429} else [f"a right code: {right.status}"]
    return f"{guessed.count(404)} looked up of {GUESSES}, then {right.status}", wrong


@contextlib.contextmanager
def _line(server: Server) -> Iterator[Line]:
    with contextlib.closing(Line(server)) as line:
        yield line


OFF, ON = {"rates": "off"}, {"rates": "on", "proxy_hops": "1"}
ATTACKS = (
    Attack("cards that no deck has", made_up_cards, OFF),
    Attack("files that are not there", made_up_paths, OFF),
    Attack("words that no language has", made_up_words, OFF),
    Attack("a finding of 72,000 facts", a_finding_of_many_facts, OFF),
    Attack("clients that do not read", clients_that_do_not_read, OFF),
    Attack("a stream that catches up", a_stream_that_catches_up, OFF),
    Attack("a match of edits", a_match_of_edits, OFF),
    Attack("a correction in a long round", a_correction_in_a_long_round, OFF),
    Attack("claims without end", claims_without_end, ON | {"megabytes_a_day": "1"}),
    Attack("back after being sent away", back_after_being_sent_away, OFF),
    Attack("codes of many addresses", codes_of_many_addresses, ON),
)

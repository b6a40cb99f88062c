"""Two servers whose database stands behind a pgbouncer in transaction mode, and which listen beside it."""

import itertools
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.api.phone import Phone, new_key
from tests.live.across import is_soon, seconds_across
from tests.patience import takes
from tests.pgbouncer import POOL
from tests.proofs.claiming import ROUND
from tests.proofs.races import CLIENTS, race_at_one_version, race_with_one_key
from tests.proofs.server import Line, Server

ROUNDS = 10
CLAIMS = 30
"""Of each client, one after the other."""


@pytest.fixture(scope="module")
def direct(postgres):
    """The URL of a database, reached without the pooler."""
    return postgres.new_database()


@pytest.fixture(scope="module")
def pooled(direct, pooler):
    """The same one, reached through it."""
    return pooler.before(direct)


@pytest.fixture(scope="module")
def nodes(direct, pooled, tmp_path_factory):
    """Servers that have migrated it through the pooler."""
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp(name) for name in ("here", "there")]
        servers = [Server(pooled, folder, wakes_url=direct) for folder in folders]
        yield [stack.enter_context(server) for server in servers]


@pytest.fixture
def lines(nodes):
    """As many clients as race, now at this server and now at that."""
    lines = [Line(node) for node, _ in zip(itertools.cycle(nodes), range(CLIENTS), strict=False)]
    yield lines
    for line in lines:
        line.close()


@pytest.mark.parametrize("race", [race_at_one_version, race_with_one_key])
def test_a_race_has_one_winner(lines, race):
    """Clients at both servers share connections, and nothing is mixed up."""
    keeper = Phone.opening(lines[0], "Ann", "Bob", target=100_000)

    assert [] == [text for _ in range(ROUNDS) for text in race(keeper, lines)]


def test_many_clients_are_answered_and_answered_the_same_again(nodes, lines):
    """Each plays a match of its own, and asks everything again of the other server by its keys."""
    with ThreadPoolExecutor(CLIENTS) as clients:
        told = list(clients.map(play, lines, [*lines[1:], lines[0]]))

    assert [CLAIMS] * CLIENTS == told
    assert [] == nodes[0].audited()


def play(here: Line, there: Line) -> int:
    """The number of claims that were answered with 201, and the same again."""
    phone = Phone.opening(Line(here.server), "Ann", "Bob", target=100_000)
    again = Phone(Line(there.server), phone.match, phone.token)
    claims = [
        (new_key(), claim | {"after": number + 1})
        for number, claim in enumerate(itertools.islice(itertools.cycle(ROUND), CLAIMS))
    ]
    answers = [phone.tell(claim, key) for key, claim in claims]
    same = [
        again.tell(claim, key).body == answer.body
        for (key, claim), answer in zip(claims, answers, strict=True)
    ]
    phone.send.close()
    again.send.close()
    return sum(answer.status == 201 and like for answer, like in zip(answers, same, strict=True))


def test_phones_at_another_server_see_it_at_once(nodes):
    """Listening goes around the pooler."""
    assert is_soon(*nodes)


def test_a_match_that_is_locked_is_not_waited_for(nodes, direct):
    """After two seconds, as without a pooler: what limits a transaction goes along with it."""
    line = Line(nodes[0])
    keeper = Phone.opening(line, "Ann", "Bob")
    statuses = []
    with locked(direct, keeper.match):
        assert takes(
            1.5, 4, lambda: statuses.append(keeper.tell({"claim": "match.note", "text": "x"}).status)
        )
    line.close()

    assert {503} == {*statuses}


@contextmanager
def locked(url: str, match: str):
    with psycopg.connect(url.replace("+psycopg", "")) as connection:
        connection.execute("SELECT FROM matches WHERE id = %s FOR UPDATE", [match])
        yield
        connection.rollback()


def test_nothing_is_left_to_others_behind_the_pooler(nodes, pooled):
    """Its connections have PostgreSQL's own settings; no statement is prepared, and nobody listens."""
    seconds_across(*nodes, claims=1)
    with ExitStack() as stack:
        others = [stack.enter_context(psycopg.connect(pooled.replace("+psycopg", ""))) for _ in range(POOL)]
        told = [set(), set(), set(), set()]
        for other in others:  # each keeps its connection of the pool while its transaction is open
            told[0].add(other.execute("SELECT pg_backend_pid()").fetchone())
            told[1].add(other.execute(LIMITS).fetchone())
            told[2].add(other.execute("SELECT count(*) FROM pg_prepared_statements").fetchone())
            told[3].add(other.execute("SELECT count(*) FROM pg_listening_channels()").fetchone())

    assert POOL == len(told[0])
    assert [{("0", "0", "0")}, {(0,)}, {(0,)}] == told[1:]


LIMITS = """
SELECT current_setting('lock_timeout'), current_setting('statement_timeout'),
       current_setting('idle_in_transaction_session_timeout')
"""


def test_whoever_would_listen_through_the_pooler_is_told_so(pooled, nodes, tmp_path):
    """Its streams live by the poll."""
    with Server(pooled, tmp_path) as server:
        delays = seconds_across(nodes[0], server, claims=2)
        said = Path(server.said.name).read_text()

    assert max(delays) < 5
    assert re.search(r"is lost \(listening\): a pooler stands before PostgreSQL: set REFEREE_WAKES_URL", said)


def test_commands_work_through_the_pooler(nodes, tmp_path):
    """As they do without it."""
    line = Line(nodes[0])
    keeper = Phone.opening(line, "Ann", "Bob")
    line.close()
    for arguments in (("backup", str(tmp_path / "saved.sqlite3")), ("keeper", keeper.match), ("migrate",)):
        done = nodes[0].run(*arguments)
        assert done.returncode == 0, done.stdout + done.stderr

"""An upgrade that fails half way, and a release that cannot go back: nothing is changed, and the nodes of the
release before go on without an error; a good upgrade works afterwards.
"""

import signal
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from tests.proofs.claiming import Clients
from tests.proofs.releases import Release
from tests.proofs.server import Server
from tests.proofs.upgrades import replaced

CLIENTS = 3
CLAIMS = 20
"""They are acknowledged before each attempt and after it."""


@dataclass(frozen=True)
class Attempts:
    """The releases of a bad evening: the one that serves, two whose migrations fail, one that is good, and one
    after that with which `before` cannot share a database."""

    before: Release
    raises: Release
    hangs: Release
    good: Release
    apart: Release


def fail_to_upgrade(nodes: Sequence[Server], folder: Path, tried: Attempts, seed: int) -> tuple[int, list[str]]:
    """How many claims were acknowledged meanwhile, and what is wrong. The nodes serve `before` already."""
    url = nodes[0].environ["REFEREE_DATABASE_URL"]
    another, wrong = Server(url, folder), []
    with another.said, Clients(nodes, CLIENTS, seed) as clients:
        for attempt in (_raises, _is_killed):
            clients.wait_for_answers(CLAIMS)
            wrong += attempt(another, tried)
            clients.wait_for_answers(CLAIMS)
    wrong += [f"a claim got {kind}" for kind in clients.answers if kind != "201"]
    wrong += [text for node in nodes for text in clients.wrong(node)]
    with Clients(nodes, CLIENTS, seed) as later:
        wrong += [text for node in nodes for text in replaced(node, tried.good, behind=False)]
        later.wait_for_answers(CLAIMS)
    wrong += later.wrong(nodes[0]) + clients.wrong(nodes[0]) + list(_audited(nodes[0]))
    return clients.acknowledged + later.acknowledged, wrong


def cannot_go_back(node: Server, tried: Attempts) -> list[str]:
    """What is wrong where the database has gone on to a revision that `before` cannot use."""
    node.serve_from(tried.apart.folder)
    node.start()
    node.stop()
    url = node.environ["REFEREE_DATABASE_URL"]
    stands = _schema(url)
    node.serve_from(tried.before.folder)
    run = node.run("serve")
    said = run.stderr.startswith("Error: A newer release has brought") and run.stderr.count("\n") == 1
    wrong = [] if said and run.returncode == 1 else [f"{run.returncode}: {run.stderr!r}"]
    return wrong + ([] if _schema(url) == stands else ["the refused start changed the database"])


def _raises(another: Server, tried: Attempts) -> Iterator[str]:
    """The migration creates a table and raises."""
    url = another.environ["REFEREE_DATABASE_URL"]
    before = _schema(url)
    another.serve_from(tried.raises.folder)
    run = another.run("serve")
    if run.returncode != 1 or "made up" not in run.stderr or run.stdout:
        yield f"the failed migration ended with {run.returncode}: {run.stdout!r} {run.stderr[-300:]!r}"
    if _schema(url) != before:
        yield "the failed migration left something"


def _is_killed(another: Server, tried: Attempts) -> Iterator[str]:
    """The migration creates a table, and its process is killed with -9."""
    url = another.environ["REFEREE_DATABASE_URL"]
    before = _schema(url)
    another.serve_from(tried.hangs.folder)
    command = [*another.command[:-1], "migrate"]
    told = {"env": another.environ, "cwd": another.source, "text": True}
    with subprocess.Popen(command, stdout=subprocess.PIPE, **told) as migrates:
        line = migrates.stdout.readline()
        migrates.kill()
    if (line, migrates.returncode) != ("in the middle\n", -signal.SIGKILL):
        yield f"the migration was not killed in its middle: {line!r}, {migrates.returncode}"
    if _schema(url) != before:
        yield "the killed migration left something"


def _schema(url: str) -> dict[str, list[str]]:
    """All columns and indexes by their tables, and the revision."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    inspector = sa.inspect(engine)
    found = {
        table: sorted(repr(one) for one in (*inspector.get_columns(table), *inspector.get_indexes(table)))
        for table in inspector.get_table_names()
    }
    with engine.connect() as connection:
        found["revision"] = list(connection.scalars(sa.text("SELECT version_num FROM alembic_version")))
    return found


def _audited(node: Server) -> Iterator[str]:
    audit = node.run("audit")
    if audit.returncode:
        yield f"audit: {audit.stdout}{audit.stderr}"

"""An upgrade that fails half way, and a release that cannot go back: nothing is changed, and the nodes of the
release before go on without an error; a good upgrade works afterwards.
"""

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

KILLED = "Error: Signal 9 ended the migration, which does all or nothing. Start again.\n"


@dataclass(frozen=True)
class Attempts:
    """The release that serves, two whose migrations fail, a good one, and one apart: what it has migrated,
    `before` cannot use."""

    before: Release
    raises: Release
    hangs: Release
    good: Release
    apart: Release


def fail_to_upgrade(
    nodes: Sequence[Server], folder: Path, tried: Attempts, seed: int
) -> tuple[int, list[str]]:
    """How many claims were acknowledged meanwhile, and what is wrong. The nodes serve `before` already."""
    url = nodes[0].environ["REFEREE_DATABASE_URL"]
    another, wrong = Server(url, folder), []
    with another.said, Clients(nodes, CLIENTS, seed) as clients:
        for attempt in (_raises, _is_killed):
            clients.wait_for_answers(CLAIMS)
            wrong += attempt(another, tried)
            clients.wait_for_answers(CLAIMS)
    wrong += [f"a claim got {kind}" for kind in clients.answers.keys() - _permitted(url)]
    wrong += [text for node in nodes for text in clients.wrong(node)]
    with Clients(nodes, CLIENTS, seed) as later:
        wrong += [text for node in nodes for text in replaced(node, tried.good, behind=False)]
        later.wait_for_answers(CLAIMS)
    wrong += later.wrong(nodes[0]) + clients.wrong(nodes[0]) + nodes[0].audited()
    return clients.acknowledged + later.acknowledged, wrong


def _permitted(url: str) -> set[str]:
    """What a claim may get while a migration runs: SQLite's file is locked as long as that takes."""
    return {"201", "503 not-applied"} if url.startswith("sqlite") else {"201"}


def cannot_go_back(node: Server, tried: Attempts) -> list[str]:
    """What is wrong once the database is at a revision that `before` cannot use. No node runs meanwhile."""
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
    told = {"env": another.environ, "cwd": another.source, "text": True}
    with subprocess.Popen(another.command, stderr=subprocess.PIPE, **told) as another.process:
        line = another.process.stderr.readline()
        another.kill_a_worker()  # it has none yet: its only child migrates
        said = another.process.stderr.read()
    if line != "in the middle\n" or another.process.returncode != 1 or said != KILLED:
        yield f"the killed migration ended with {another.process.returncode}: {line!r} {said!r}"
    if _schema(url) != before:
        yield "the killed migration left something"


def _schema(url: str) -> dict[str, list[str]]:
    """All columns and indexes by their tables, and the revision."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    inspector = sa.inspect(engine)
    found = {
        table: sorted(
            [
                *(f"{one['name']} {one['type']} {one['nullable']}" for one in inspector.get_columns(table)),
                *(f"{one['name']} {one['column_names']}" for one in inspector.get_indexes(table)),
            ]
        )
        for table in inspector.get_table_names()
    }
    with engine.connect() as connection:
        found["revision"] = list(connection.scalars(sa.text("SELECT version_num FROM alembic_version")))
    return found

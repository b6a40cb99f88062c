"""A rolling upgrade: node after node goes to another release and back, while clients claim and phones listen.

Two nodes of PostgreSQL serve two releases at once in between; SQLite has one node. What was acknowledged is
there, each key gets the same bytes from both releases, and no phone misses an entry.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.proofs.claiming import Clients
from tests.proofs.releases import Release
from tests.proofs.server import Server
from tests.proofs.streams import Evening

CLIENTS = 3
CLAIMS = 20
"""They are acknowledged before a node is stopped, and again after it has started."""
COMPARED = 30
"""So many claims of each client are sent again to a node that has started."""
DOES_NOT_MIGRATE = "This release can use it and does not migrate it."
PERMITTED = {"201", "none", "503 not-applied", "503 newer-release-needed"}
"""What a claim may get on the way; whoever gets no 201 sends it again."""


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none."""

    restarts: int = 0
    acknowledged: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def upgrade_rolling(nodes: Sequence[Server], old: Release, new: Release, seed: int) -> Outcome:
    """From the old release to the new one, back, and forward again. The nodes serve the old one already."""
    outcome = Outcome(wrong=[text for node in nodes for text in old.not_served_by(node)])
    clients, evening = Clients(nodes, CLIENTS, seed), Evening(nodes, 0, seed, 0)
    with clients, evening.going_on():
        for release in (new, old, new):
            for node in nodes:
                clients.wait_for_answers(CLAIMS)
                behind = release is old and old.revisions != new.revisions
                outcome.wrong += replaced(node, release, behind)
                outcome.restarts += 1
                clients.wait_for_answers(CLAIMS)
                outcome.wrong += clients.answered_otherwise(node, COMPARED)
    outcome.acknowledged, outcome.answers = clients.acknowledged + evening.number, clients.answers
    outcome.wrong += [f"a claim got {kind}" for kind in clients.answers.keys() - PERMITTED]
    outcome.wrong += evening.wrong() + _left(clients, nodes[0], old)
    return outcome


def replaced(node: Server, release: Release, behind: bool) -> list[str]:
    """Stop this node and start it with another release; what is wrong with that. A release says at its start
    that it is behind the database, and only then."""
    node.stop()
    said = Path(node.said.name)
    before = said.stat().st_size
    node.serve_from(release.folder)
    node.start()
    told = said.read_bytes()[before:].decode()
    wrong = [] if behind == (DOES_NOT_MIGRATE in told) else [f"{release.version} said at its start: {told!r}"]
    return release.not_served_by(node) + wrong


def _left(clients: Clients, node: Server, old: Release) -> list[str]:
    """What is wrong in the end, as the new release tells it, and then the old one in its place."""
    wrong = clients.wrong(node) + node.audited()
    node.stop()
    node.serve_from(old.folder)
    node.start()
    return wrong + clients.wrong(node)

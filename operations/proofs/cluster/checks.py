"""What must hold after a storm: nothing that was acknowledged is lost or told otherwise."""

from concurrent.futures import ThreadPoolExecutor

from operations.proofs.cluster.clients import Clients, Port, Table
from tests.api.phone import Phone
from tests.proofs.server import Line


def wrong_after(clients: Clients) -> list[str]:
    """Sentences; none when all is well."""
    with ThreadPoolExecutor(len(clients.tables)) as threads:
        found = list(threads.map(lambda table: _wrong_at(table, clients.where), clients.tables))
    return clients.wrong + [f"table {place}: {text}" for place, some in enumerate(found) for text in some]


def _wrong_at(table: Table, where: Port) -> list[str]:
    line = Line(where)
    try:
        return [*_lost(table, Phone(line, table.phone.match, table.phone.token)), *_missed(table)]
    finally:
        line.close()


def _lost(table: Table, phone: Phone) -> list[str]:
    """Whether every acknowledged claim is in the logbook, once, and answers its key with equal bytes."""
    entries = phone.whole_logbook()
    wrong = []
    if sorted(entries) != list(range(1, table.last + 1)):
        wrong.append(f"{len(entries)} entries for {len(table.claims)} acknowledged claims and an opening")
    for number, (key, claim, body) in enumerate(table.claims, start=2):
        if entries.get(number, {}).get("claim", {}).get("claim") != claim["claim"]:
            wrong.append(f"entry {number} is not {claim}")
        if phone.tell(claim, key).body != body:
            wrong.append(f"entry {number} is answered otherwise: {claim}")
    return wrong


def _missed(table: Table) -> list[str]:
    """Whether its phone was told every entry once and in order."""
    if table.state is None:
        return ["its phone was never told how it stands"]
    told, first = [event.id for event in table.entries], table.state.id + 1
    if told == list(range(first, first + len(told))) and table.has_heard_all:
        return []
    return [f"its phone was told {len(told)} of {table.end} entries: {told[:5]} ... {told[-5:]}"]

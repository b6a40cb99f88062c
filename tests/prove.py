"""The long proofs: whole matches against a dealer who knows every card, kills, races, and what a claim costs.

    python -m tests.prove
    python -m tests.prove phones page       only those with one of these words in their names
    python -m tests.prove cluster           a cluster on this machine; `cluster long` takes twenty minutes
    python -m tests.prove scale             what `make scale` predicts, with costs measured just before
    python -m tests.prove installed         a wheel on a fresh Debian, as root; it fetches some 300 MB

Prints a table and exits with 1 if anything failed. It takes several minutes and stops by itself; what it
starts listens on the loopback only, and is ended here.
"""

import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from flask import Flask
from playwright.sync_api import sync_playwright

from operations.proofs.cluster.storm import storm as storm_over_a_cluster
from operations.scale.checking import check
from operations.scale.measuring import measure
from referee import create_app
from referee.config import read_config
from referee.games import GAMES
from referee.storage import db
from tests.api.phone import Phone, through
from tests.browsers import chromium
from tests.page.measuring import measures
from tests.page.phones import FLAGS
from tests.postgres import Postgres
from tests.proofs import faq
from tests.proofs.agreement import compare
from tests.proofs.anything import pairs_of_house_rules, play_pair, play_preset
from tests.proofs.arrivals import violations
from tests.proofs.attacks import ATTACKS, tried
from tests.proofs.backups import back_up_under_load
from tests.proofs.costs import costs_at
from tests.proofs.crashes import storm
from tests.proofs.cuts import send_through_cuts
from tests.proofs.edited import play_edited
from tests.proofs.evenings import play_evenings
from tests.proofs.failed_upgrades import Attempts, cannot_go_back, fail_to_upgrade
from tests.proofs.faults import Campaign, campaign_over, wage_together
from tests.proofs.forged import forge_often
from tests.proofs.forgotten import forget_often
from tests.proofs.hiding import Hidden, hide_some
from tests.proofs.hiding_earlier import hide_some_earlier
from tests.proofs.hostile import hostile_minutes
from tests.proofs.image import CannotBeTried, run_the_image
from tests.proofs.installed import WAYS, install_everywhere
from tests.proofs.installed import CannotBeTried as CannotInstall
from tests.proofs.killed import DURABLE, kill_postgresql, kill_writers
from tests.proofs.lookups import look_up_over_http
from tests.proofs.made_up import Sender, keeps_made_up, resident
from tests.proofs.networks import HOUSES, reached
from tests.proofs.outages import Outcome as Endured
from tests.proofs.outages import (
    Wire,
    can_have_small_disks,
    endure,
    of_a_small_disk,
    of_postgresql,
    of_the_system,
    on_a_small_disk,
)
from tests.proofs.phones_at_random import Found, tap_at_random
from tests.proofs.phrasings import compare_phrasings, every_text
from tests.proofs.power import cut_power
from tests.proofs.pseudo import NAMES, english_in
from tests.proofs.put_right import put_right_often
from tests.proofs.races import CLIENTS, race_at_one_version, race_with_one_key
from tests.proofs.records import keep_and_bring
from tests.proofs.releases import (
    ADDS,
    HANGS,
    RAISES,
    ROOT,
    Release,
    next_release,
    release_before,
    this_release,
)
from tests.proofs.restarts import restart_under_load
from tests.proofs.server import Line, Server
from tests.proofs.shown import ways_to_play
from tests.proofs.situations import answered, compare_some
from tests.proofs.slips import slip_often
from tests.proofs.small import CannotLimit, on_a_small_machine
from tests.proofs.sockets import SLOW, STREAMS, beside_slow_sockets
from tests.proofs.streams import listen_through
from tests.proofs.tables import Played, play
from tests.proofs.upgrades import upgrade_rolling
from tests.proofs.variants import compare_variants
from tests.settings import UNLIMITED, folder_in_memory
from tests.simulated import variants
from tests.simulated_golf import variants as golf_variants
from tools.corpus.chapters import CHAPTERS

SEED = int(os.environ.get("REFEREE_TEST_SEED") or random.SystemRandom().randrange(2**32))
SEEDS = 200
KILLS = 50
KILLS_OF_NODES = 20
KILLS_OF_WRITERS, KILLS_OF_POSTGRESQL = 500, 60
ROUNDS_AT_POWER_CUTS, POWER_CUTS = 4, 1_000
CUTS = 10
BACKUPS = 20
RESTARTS = 10
RECORDS = 500
FORGERIES = 20_000
FORGETFUL_ROUNDS = 1_000
CORRECTIONS = 2_000
ARRIVALS = 100_000
CLAIMS_AT_LEAST = {"uno": 200_000, "golf": 100_000}
CLAIMS_OF_A_PAIR = {"uno": 2_000, "golf": 1_000}
EDITED_TABLES, CLAIMS_OF_AN_EDITED_TABLE = 200, 500
EVENINGS, EVENINGS_TAKE_AT_MOST = 1_000, 600
ROUNDS = 200
POSITIONS, CLAIMS_OF_A_DESCRIBED_TABLE, DESCRIBED_TABLES = 10_000, 480, 70
DESCRIPTIONS = 20_000
HIDDEN, CLAIMS_OF_A_HIDDEN_TABLE, HIDDEN_AT_LEAST = 20_000, 120, 2_000
WARM_UP, MADE_UP, MAY_GROW = 1_000, 10_000, 5_000_000
"""Made-up values for each route, before memory is measured and after it; and the bytes it may grow by."""
HIDING = 2 * (os.cpu_count() or 1)
"""So many processes: a request about what is described pauses as long as it works (services/budget.py)."""
SLIPS = 1_000
RANDOM_TAPS = ((2, "uno", 700), (4, "uno", 700), (2, "golf", 600))
"""So many phones, of a game, and taps."""
ENTRIES = (10, 1_000, 10_000)
# Seconds; the table says how many there were by then.
TABLES_TAKE_AT_MOST = {"uno": 90, "golf": 60}
KILLS_TAKE_AT_MOST = 60
KILLS_OF_WRITERS_TAKE_AT_MOST = 240
FAULTS_AT_LEAST, FAULTS_TAKE_AT_MOST = 1_000, 255
"""On each database."""
CAMPAIGNS = 2
"""So many at a time, which keep two processors busy."""
RECORDS_TAKE_AT_MOST = 480
FORGERIES_TAKE_AT_MOST = 1_800
HIDDEN_TAKE_AT_MOST = 5_400


@dataclass(frozen=True)
class Result:
    """What was proved, how often, and what went wrong."""

    what: str
    many: str
    wrong: list[str]
    seconds: float


class Proofs:
    """The proofs in order; each prints its line as it ends."""

    def __init__(self, folder: Path, postgres: Postgres, wanted: Sequence[str]):
        self.folder, self.postgres, self.wanted = folder, postgres, wanted
        self.results: list[Result] = []

    def prove(self, what: str, proof: Callable[[], tuple[str, list[str]]]) -> None:
        """Run one, if it is wanted; what it raises counts as a failure."""
        if self.wanted and not any(word in what for word in self.wanted):
            return
        began = time.monotonic()
        try:
            many, wrong = proof()
        except Exception as error:
            many, wrong = "", [f"{type(error).__name__}: {error}"]
        self.results.append(Result(what, many, wrong, time.monotonic() - began))
        print(line(self.results[-1]), flush=True)

    def new_folder(self) -> Path:
        return Path(tempfile.mkdtemp(dir=self.folder))

    def new_database(self, kind: str, folder: str | None = None) -> str:
        """The URL of an empty one; a file of SQLite is in this folder, if one is told."""
        if kind == "SQLite":
            return f"sqlite:///{folder or self.new_folder()}/referee.sqlite3"
        return self.postgres.new_database()

    @contextlib.contextmanager
    def database(self, kind: str, folder: str | None = None) -> Iterator[str]:
        """The URL of a new migrated database; a file of SQLite is in this folder, if one is told."""
        url = self.new_database(kind, folder)
        db.migrate_database(read_config({"REFEREE_DATABASE_URL": url}))
        yield url

    @contextlib.contextmanager
    def lasting_database(self, kind: str) -> Iterator[tuple[str, Postgres | None]]:
        """One that survives kills of everything: PostgreSQL as it is by default, alone in a server."""
        if kind == "SQLite":
            with self.database(kind) as url:
                yield url, None
        else:
            with Postgres(**DURABLE) as server:
                url = server.new_database()
                db.migrate_database(read_config({"REFEREE_DATABASE_URL": url}))
                yield url, server

    @contextlib.contextmanager
    def server(self, kind: str) -> Iterator[Server]:
        workers = 1 if kind == "SQLite" else 2
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        with self.database(kind) as url, Server(url, folder, workers) as server:
            yield server

    @contextlib.contextmanager
    def campaign(self, kind: str) -> Iterator[Campaign]:
        """Of faults, over a new database; a file of SQLite is in memory: here nobody waits for a disk."""
        own = Path(tempfile.mkdtemp(dir=self.folder))
        with folder_in_memory() as folder, self.database(kind, folder) as url, campaign_over(url, own) as one:
            yield one

    @contextlib.contextmanager
    def nodes(self, kind: str) -> Iterator[list[Server]]:
        """As many servers over one database as it can have: two of PostgreSQL."""
        with self.database(kind) as url, self.nodes_over(url, kind) as nodes:
            yield nodes

    @contextlib.contextmanager
    def nodes_over(self, url: str, kind: str, release: Release | None = None) -> Iterator[list[Server]]:
        """As many as this kind of database can have, of a release or of what is tested."""
        nodes = [Server(url, self.new_folder()) for _ in range(1 if kind == "SQLite" else 2)]
        with contextlib.ExitStack() as stack:
            for node in nodes:
                node.serve_from(release.folder if release else ROOT)
                stack.enter_context(node)
            yield nodes

    @contextlib.contextmanager
    def app(self, kind: str) -> Iterator[Flask]:
        with self.database(kind) as url:
            app = create_app(read_config({"REFEREE_DATABASE_URL": url, **UNLIMITED}))
            yield app
            with app.app_context():
                db.db.engine.dispose()


def simulated_tables() -> tuple[str, list[str]]:
    """Matches of 2 to 10 seats by the standard rules."""
    seeds = range(SEED, SEED + SEEDS)
    return _played("uno", [(seed, seats) for seed in seeds for seats in range(2, 11)])


def presets_and_scoring_forms() -> tuple[str, list[str]]:
    """Matches of 2 to 10 seats under every preset and every way to score."""
    ways = [*variants.PRESETS.values(), *variants.SCORING.values()]
    tables = [
        (seed, seats, agreed)
        for seed in range(SEED, SEED + SEEDS)
        for seats in range(2, 11)
        for agreed in ways
        if variants.fits(agreed["differences"]["scoring"], seats)
    ]
    return _played("uno", tables)


def rules_that_go_together() -> tuple[str, list[str]]:
    """Matches under a few differences and up to three house rules, other ones each time."""
    rng = random.Random(SEED)
    tables = []
    for seed in range(SEED, SEED + 10 * SEEDS):
        seats = rng.randrange(2, 11)
        tables.append((seed, seats, variants.some_rules(rng, seats)))
    return _played("uno", tables)


def golf_tables() -> tuple[str, list[str]]:
    """Matches of 2 to 8 seats by the standard rules of Golf."""
    seeds = range(SEED, SEED + SEEDS)
    return _played("golf", [(seed, seats) for seed in seeds for seats in range(2, 9)])


def golf_rules_that_go_together() -> tuple[str, list[str]]:
    """Matches of Golf under every preset, option and house rule, and under several of them at once."""
    rng = random.Random(SEED)
    tables = []
    for seed in range(SEED, SEED + SEEDS):
        for agreed in golf_rules_alone():
            seats, others = rng.randrange(2, 9), rng.randrange(2, 9)
            tables += [(seed, seats, agreed), (seed, others, golf_variants.some_rules(rng, others))]
    return _played("golf", tables)


def golf_rules_alone() -> list[dict]:
    """The presets, and every other option and house rule by itself."""
    differences, house_rules = golf_variants.DIFFERENCES, golf_variants.HOUSE_RULES
    options = [{name: option} for name, several in differences.items() for option in several[1:]]
    settled = [{name: one} for name, several in house_rules.items() for one in several]
    agreed = [*map(golf_variants.agree, options), *(golf_variants.agree(house_rules=one) for one in settled)]
    return [*golf_variants.PRESETS.values(), *agreed]


def edited_matches() -> tuple[str, list[str]]:
    """Random claims with take-backs, corrections and corrections of corrections in between."""
    wrong, edits, corrections, as_if_right = [], 0, 0, 0
    with ProcessPoolExecutor() as processes:
        seeds = range(SEED, SEED + EDITED_TABLES)
        for table, found in processes.map(play_edited, seeds, [CLAIMS_OF_AN_EDITED_TABLE] * len(seeds)):
            wrong += found
            edits, corrections = edits + table.edits, corrections + table.corrections
            as_if_right += table.as_if_right
    claims = EDITED_TABLES * CLAIMS_OF_AN_EDITED_TABLE
    return f"{claims:,} claims, {edits:,} edits, {as_if_right:,} of {corrections:,} told right", wrong


def _played(game: str, tables: list[tuple]) -> tuple[str, list[str]]:
    """So many of these matches as there is time for, as many at a time as there are processors."""
    wrong, matches, steps = [], 0, 0
    seconds = TABLES_TAKE_AT_MOST[game]
    until = time.monotonic() + seconds
    with ProcessPoolExecutor() as processes:
        played = [processes.submit(_play_until, until, game, *table) for table in tables]
        for future in as_completed(played):
            if (result := future.result()) is not None:
                matches, steps = matches + 1, steps + result.steps
                wrong += [result.disagreement] if result.disagreement else []
    if steps < CLAIMS_AT_LEAST[game]:
        wrong.append(f"only {steps:,} claims in {seconds} s")
    return f"{matches:,} matches, {steps:,} claims", wrong


def _play_until(until: float, *table: object) -> Played | None:
    return play(*table) if time.monotonic() < until else None


def pairs_of_rules(game: str, seats: int) -> tuple[str, list[str]]:
    """Every two house rules together: refused by name, or everything holds whatever is claimed; so under each
    preset. With at most so many seats."""
    pairs, presets, claims = pairs_of_house_rules(game), list(GAMES[game].presets), CLAIMS_OF_A_PAIR[game]
    with ProcessPoolExecutor() as processes:
        jobs = [
            processes.submit(play_pair, game, pair, SEED + number, 2 + number % (seats - 1), claims)
            for number, pair in enumerate(pairs)
        ]
        under = [
            processes.submit(play_preset, game, preset, SEED, 2 + number % (seats - 1), claims)
            for number, preset in enumerate(presets)
        ]
        told = [job.result() for job in jobs]
        wrong = [text for job in under for text in job.result()]
    live = sum(can_live for can_live, _ in told)
    wrong += [text for _, texts in told for text in texts]
    many = f"{live} pairs, {len(presets)} presets x {claims:,} claims"
    return f"{many}, {len(pairs) - live} refused by name", wrong


def evenings() -> tuple[str, list[str]]:
    """People who come and go, scores under every form, and phones that contradict each other."""
    parts = os.cpu_count() or 1
    share = EVENINGS // parts + 1
    with ProcessPoolExecutor() as processes:
        seconds = [EVENINGS_TAKE_AT_MOST] * parts
        seeds, firsts = [SEED] * parts, range(0, share * parts, share)
        told = [
            one
            for some in processes.map(play_evenings, seeds, firsts, [share] * parts, seconds)
            for one in some
        ]
    wrong = [
        f"evening {one.seed} ({one.form}): {one.disagreement}\n{one.transcript}"
        for one in told
        if one.disagreement
    ]
    few = [f"only {len(told)} of {EVENINGS} evenings"] if len(told) < EVENINGS else []
    return f"{len(told):,} evenings, {sum(one.told for one in told):,} claims", wrong + few


def orders_of_arrival() -> tuple[str, list[str]]:
    """A call, two catches and the next play, in any order and from phones that saw more or less."""
    with ProcessPoolExecutor() as processes:
        parts = processes.map(_violations, range(SEED, SEED + 8), [ARRIVALS // 8] * 8)
    return f"{ARRIVALS:,} orders of arrival", [wrong for part in parts for wrong in part]


def _violations(seed: int, orders: int) -> list[str]:
    return list(violations(seed, orders))


def described_positions() -> tuple[str, list[str]]:
    """Positions of simulated matches of both games, ruled on in their match and as they are described."""
    rng, wrong, positions, later = random.Random(SEED), [], 0, 0
    some = {"uno": variants.some_rules, "golf": golf_variants.some_rules}
    with ProcessPoolExecutor() as processes:
        jobs = []
        for number in range(DESCRIBED_TABLES):
            for name, rules in some.items():
                seats = rng.randrange(2, 9)
                agreed = rules(rng, seats) if number % 2 else None
                table = (name, SEED + number, seats, agreed, CLAIMS_OF_A_DESCRIBED_TABLE)
                jobs.append(processes.submit(compare_some, *table))
        for found in (job.result() for job in jobs):
            positions, later = positions + found.positions, later + found.between_claims
            wrong += found.different
    few = [f"only {positions:,} positions"] if positions < POSITIONS else []
    return f"{positions:,} positions, {later:,} a few claims back", wrong + few


def hidden_positions() -> tuple[str, list[str]]:
    """So many positions of both games as there is time for, each with a part hidden and filled in anew."""
    return _hidden(_hide_until)


def hidden_positions_before_claims() -> tuple[str, list[str]]:
    """The same for UNO, where the part is hidden that was before claims that happened since."""
    return _hidden(_hide_earlier_until)


def _hidden(hide_until: Callable[[float, int], Hidden]) -> tuple[str, list[str]]:
    with ProcessPoolExecutor(HIDING) as processes:
        until = time.monotonic() + HIDDEN_TAKE_AT_MOST
        jobs = [processes.submit(hide_until, until, SEED + part) for part in range(HIDING)]
        found = sum((job.result() for job in jobs), Hidden())
    told = (
        f"{found.positions:,} positions, {found.ruled:,} ruled on, {found.cases:,} in cases,"
        f" {found.assumed:,} under assumptions, seen to be so at {found.as_assumed:,} tables"
    )
    few = [f"only {found.positions:,} positions"] if found.positions < HIDDEN_AT_LEAST else []
    return told, found.untrue + few


def pseudo_language() -> tuple[str, list[str]]:
    """All recorded chapters, asked in a language in which every letter of a message has an accent."""
    with ProcessPoolExecutor(HIDING) as processes:
        parts = [list(CHAPTERS)[part::HIDING] for part in range(HIDING)]
        found = sum(processes.map(english_in, parts, [NAMES] * HIDING), Counter())
    return f"{len(CHAPTERS)} chapters", [f"{member}: {text}" for member, text in found]


def agreement() -> tuple[str, list[str]]:
    """Each yes or no that Ask shows for a play on a card, against the judge on that play."""
    compared, contradictions = compare(ways_to_play())
    return f"{compared:,} texts with yes or no", contradictions


def agreement_of_phrasings() -> tuple[str, list[str]]:
    """Each phrasing of each question under each way to play."""
    found = compare_phrasings(every_text())
    return str(found), found.contradictions


def agreement_of_variants() -> tuple[str, list[str]]:
    """Each question, changed in its text and in its worked example, under each way to play."""
    found = compare_variants()
    return str(found), found.contradictions


def lookups() -> tuple[str, list[str]]:
    """Lookups over HTTP, one after another, from a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        found = look_up_over_http(Path(folder))
    return str(found), found.wrong


def pages() -> tuple[str, list[str]]:
    """The questions of rule pages in the folder that `FAQ` names."""
    asked, wrong = faq.compare_with_pages(Path(str(faq.FOLDER)))
    return f"{asked} questions", wrong


def _hide_until(until: float, seed: int) -> Hidden:
    """This process's share of them, by the standard rules and by rules that go together in turn."""
    rng, found, tables = random.Random(seed), Hidden(), 0
    some = {"uno": variants.some_rules, "golf": golf_variants.some_rules}
    while time.monotonic() < until and found.positions < HIDDEN / HIDING:
        for name, rules in some.items():
            seats = rng.randrange(2, 9)
            agreed = rules(rng, seats) if tables % 2 else None
            found += hide_some(name, rng.randrange(2**32), seats, agreed, CLAIMS_OF_A_HIDDEN_TABLE)
        tables += 1
    return found


def _hide_earlier_until(until: float, seed: int) -> Hidden:
    """This process's share of them, by the standard rules and by rules that go together in turn."""
    rng, found, tables = random.Random(seed), Hidden(), 0
    while time.monotonic() < until and found.positions < HIDDEN / HIDING:
        seats = rng.randrange(2, 9)
        agreed = variants.some_rules(rng, seats) if tables % 2 else None
        found += hide_some_earlier(rng.randrange(2**32), seats, agreed, CLAIMS_OF_A_HIDDEN_TABLE)
        tables += 1
    return found


def any_description() -> tuple[str, list[str]]:
    """Whatever is described is ruled on, asked about, or named as what cannot be."""
    rng, parts = random.Random(SEED), 8
    rules = [None, *(variants.some_rules(rng, 4) for _ in range(20))]
    with ProcessPoolExecutor() as processes:
        seeds = range(SEED, SEED + parts)
        told = list(processes.map(answered, seeds, [DESCRIPTIONS // parts] * parts, [rules] * parts))
    ruled = sum(many for many, _ in told)
    return f"{DESCRIPTIONS:,} descriptions, {ruled:,} answered", [text for _, wrong in told for text in wrong]


def records(proofs: Proofs) -> tuple[str, list[str]]:
    """Matches that leave as records and come in again, on each kind of database; and damaged records."""
    parts = os.cpu_count() or 1
    with contextlib.ExitStack() as stack, ProcessPoolExecutor() as processes:
        jobs = []
        for part in range(parts):
            kinds = ("SQLite", "SQLite", "PostgreSQL")
            source, *targets = (stack.enter_context(proofs.database(kind)) for kind in kinds)
            many = (RECORDS // parts, RECORDS_TAKE_AT_MOST)
            jobs.append(processes.submit(keep_and_bring, SEED + part, *many, source, targets))
        told = [job.result() for job in jobs]
    matches, entries, flips = (
        sum(getattr(one, name) for one in told) for name in ("matches", "entries", "flips")
    )
    few = [f"only {matches} of {RECORDS} matches"] if matches < RECORDS else []
    wrong = [text for one in told for text in one.wrong]
    return f"{matches} matches, {entries:,} entries, {flips:,} flips refused", wrong + few


def forged_records(proofs: Proofs) -> tuple[str, list[str]]:
    """Records of any size with one forged field, sealed anew: each is refused, or is as good as genuine."""
    parts = os.cpu_count() or 1
    with contextlib.ExitStack() as stack, ProcessPoolExecutor() as processes:
        share = (FORGERIES // parts, FORGERIES_TAKE_AT_MOST)
        urls = [stack.enter_context(proofs.database("SQLite")) for _ in range(parts)]
        jobs = [processes.submit(forge_often, SEED + part, *share, url) for part, url in enumerate(urls)]
        found = [job.result() for job in jobs]
    forged, sent = sum(one.forged for one in found), sum(one.sent for one in found)
    accepted = sum(one.accepted.total() for one in found)
    few = [f"only {forged:,} of {FORGERIES:,} forgeries"] if forged < FORGERIES // parts * parts else []
    told = f"{forged:,} forgeries, {accepted:,} as good as genuine, {sent:,} sent"
    return told, [text for one in found for text in one.wrong] + few


def kills(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    with proofs.server(kind) as server:
        outcome = storm(server, KILLS, SEED, KILLS_TAKE_AT_MOST)
    few = [f"only {outcome.kills} of {KILLS} kills"] if outcome.kills < KILLS / 4 else []
    return (
        f"{outcome.kills} kills, {outcome.acknowledged:,} claims, {outcome.resent:,} resent",
        outcome.wrong + few,
    )


def power_cuts(proofs: Proofs) -> tuple[str, list[str]]:
    """The power fails after each step of what SQLite does; several disks that may be left are opened."""
    scratch = Path(tempfile.mkdtemp(dir=proofs.folder))
    with proofs.database("SQLite") as url:
        outcome = cut_power(Path(url.removeprefix("sqlite:///")), scratch, ROUNDS_AT_POWER_CUTS, SEED)
    few = [f"only {outcome.cuts} of {POWER_CUTS} cuts"] if outcome.cuts < POWER_CUTS else []
    told = f"{outcome.cuts:,} cuts, {outcome.images:,} disks, {len(outcome.lost)} lost"
    return f"{told}, {len(outcome.damaged)} damaged", outcome.lost + outcome.damaged + few


def kills_of_writers(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    """In a process of its own: it forks, and nothing that is open here should come along."""
    with proofs.lasting_database(kind) as (url, _), ProcessPoolExecutor(1) as process:
        job = process.submit(kill_writers, url, KILLS_OF_WRITERS, SEED, KILLS_OF_WRITERS_TAKE_AT_MOST)
        outcome = job.result()
    few = [f"only {outcome.kills} of {KILLS_OF_WRITERS}"] if outcome.kills < KILLS_OF_WRITERS else []
    return f"{outcome.kills} kills, {outcome.acknowledged:,} claims", outcome.wrong + few


def kills_of_postgresql(proofs: Proofs) -> tuple[str, list[str]]:
    """Of what serves a connection, and of the whole server."""
    with proofs.lasting_database("PostgreSQL") as (url, server):
        limit = KILLS_OF_WRITERS_TAKE_AT_MOST
        outcome = kill_postgresql(server, url, KILLS_OF_POSTGRESQL, SEED, limit)
    few = [f"only {outcome.kills}"] if outcome.kills < KILLS_OF_POSTGRESQL / 2 else []
    return f"{outcome.kills} kills, {outcome.acknowledged:,} claims", outcome.wrong + few


def outages_of_postgresql(proofs: Proofs) -> tuple[str, list[str]]:
    """It is frozen, silent or gone for a while, and comes back."""
    folder = Path(tempfile.mkdtemp(dir=proofs.folder))
    with (
        proofs.lasting_database("PostgreSQL") as (url, postgres),
        Wire(postgres) as wire,
        Server(wire.through(url), folder, workers=2) as server,
    ):
        return _told_of([endure(server, outage, SEED) for outage in of_postgresql(postgres, wire)])


def outages_of_the_system(proofs: Proofs) -> tuple[str, list[str]]:
    """Limits of a process, and disks that are full or only read, where this machine lets us have some."""
    with proofs.server("SQLite") as server:
        outcomes = [endure(server, outage, SEED) for outage in of_the_system()]
    if not can_have_small_disks():
        told, wrong = _told_of(outcomes)
        return f"{told}, no disks", wrong
    folder = Path(tempfile.mkdtemp(dir=proofs.folder))
    server = Server(f"sqlite:///{folder}/referee.sqlite3", Path(tempfile.mkdtemp(dir=proofs.folder)))
    on_a_small_disk(server, folder)
    with server:
        return _told_of(outcomes + [endure(server, outage, SEED) for outage in of_a_small_disk(folder)])


def _told_of(outcomes: Sequence[Endured]) -> tuple[str, list[str]]:
    noticed, healed = (max(getattr(one, name) or 0 for one in outcomes) for name in ("noticed", "healed"))
    slowest = max(one.slowest for one in outcomes)
    told = f"{len(outcomes)} outages, told in {noticed:.1f} s, well in {healed:.1f} s"
    return f"{told}, slowest {slowest:.1f} s", [text for one in outcomes for text in one.wrong]


def faults(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    """Every system call on the database fails in turn, in a random order."""
    with contextlib.ExitStack() as stack:
        campaigns = [stack.enter_context(proofs.campaign(kind)) for _ in range(CAMPAIGNS)]
        plan = campaigns[0].plan()
        random.Random(SEED).shuffle(plan)
        outcome = wage_together(campaigns, plan, FAULTS_TAKE_AT_MOST)
    few = [f"only {outcome.faults:,} faults"] if outcome.faults < FAULTS_AT_LEAST else []
    return f"{outcome} ({len(plan):,} planned)", outcome.wrong + few


def backups(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    folder = Path(tempfile.mkdtemp(dir=proofs.folder))
    with proofs.server(kind) as server:
        outcome = back_up_under_load(server, folder, BACKUPS)
    return f"{outcome.backups} backups, {outcome.claims:,} claims, {outcome.resent} resent", outcome.wrong


def streams(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    """Two nodes over one PostgreSQL; SQLite can have one."""
    with proofs.nodes(kind) as nodes:
        outcome = listen_through(nodes, KILLS_OF_NODES, SEED, KILLS_TAKE_AT_MOST)
    few = [f"only {outcome.kills} of {KILLS_OF_NODES} kills"] if outcome.kills < KILLS_OF_NODES / 4 else []
    told = f"{outcome.kills} kills, {outcome.claims:,} claims, {outcome.connections:,} connections"
    return told, outcome.wrong + few


def upgrades(proofs: Proofs, kind: str, made_up: bool) -> tuple[str, list[str]]:
    """From the release before to this one, or to this one with a made-up migration that only adds."""
    old = release_before(proofs.new_folder())
    new = next_release(proofs.new_folder(), ADDS) if made_up else this_release(proofs.new_folder())
    with proofs.nodes_over(proofs.new_database(kind), kind, old) as nodes:
        outcome = upgrade_rolling(nodes, old, new, SEED)
    newer = outcome.answers["503 newer-release-needed"]
    told = f"{old.version} and {new.version}, {outcome.restarts} restarts, {outcome.acknowledged:,} claims"
    return f"{told}, {newer} newer", outcome.wrong


def failed_upgrades(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    """A migration that raises, one that is killed, a good one, and the way back from one that adds and from
    one that does more."""
    made_up = ((RAISES, True), (HANGS, True), (ADDS, True), (ADDS, False))
    made = [next_release(proofs.new_folder(), *migration) for migration in made_up]
    tried = Attempts(release_before(proofs.new_folder()), *made)
    with proofs.nodes_over(proofs.new_database(kind), kind, tried.before) as nodes:
        claims, wrong = fail_to_upgrade(nodes, proofs.new_folder(), tried, SEED)
    apart = Server(proofs.new_database(kind), proofs.new_folder())
    with apart.said:
        wrong += cannot_go_back(apart, tried)
    return f"2 failed, 1 good, 1 refused, {claims:,} claims", wrong


def restarts(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    with proofs.server(kind) as server:
        outcome = restart_under_load(server, RESTARTS, SEED)
    most = (max(outcome.stops), max(outcome.starts), max(outcome.waits))
    stop, start, wait = (f"{seconds:.1f}" for seconds in most)
    told = f"{RESTARTS} restarts, stop {stop}, start {start}, wait {wait} s, {outcome.acknowledged:,} claims"
    return told, outcome.wrong + outcome.too_long()


def cuts(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    rng = random.Random(SEED)
    with proofs.server(kind) as server:
        outcomes = [send_through_cuts(server, rng) for _ in range(CUTS)]
    claims, sent = sum(one.claims for one in outcomes), sum(one.sent for one in outcomes)
    return f"{claims} claims, sent {sent} times", [text for one in outcomes for text in one.wrong]


def whole(folder: str) -> tuple[str, list[str]]:
    """All tests of a folder, also those that other runs leave out."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "--whole", folder]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    told = next((line for line in reversed(lines) if " passed" in line), "")
    return told.strip("= ").partition(" in ")[0], [] if done.returncode == 0 else lines[-20:]


def page() -> tuple[str, list[str]]:
    """What is measured in a browser; `python -m tests.page.measuring` prints the figures."""
    found = measures()
    missed = [
        f"{one.goal}, {one.what}: {one.figure}, not {one.threshold}" for one in found if one.holds == "missed"
    ]
    over = sum(one.holds == "over" for one in found)
    return f"{len(found)} measures, {over} of them over on a busy machine", missed


def random_taps(proofs: Proofs) -> tuple[str, list[str]]:
    """Two phones and four, which see the truth whatever is tapped and however bad the network is."""
    found = Found()
    with proofs.server("SQLite") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for place, (phones, game, taps) in enumerate(RANDOM_TAPS):
            found += tap_at_random(browser, server, SEED + place, taps, phones, game)
        browser.close()
    return f"{found.taps:,} taps, looked at {found.looks:,} times", found.wrong


def cluster(is_long: bool) -> tuple[str, list[str]]:
    """Three hosts on this machine, from the files of operations/cluster/."""
    outcome = storm_over_a_cluster(SEED, is_long)
    return f"{outcome.events} events, {outcome.claims:,} claims", outcome.wrong


def scale() -> tuple[str, list[str]]:
    """Small clusters cost what `make scale` predicts of them."""
    compared = check(measure(say=print), say=print)
    wrong = [str(one) for one in compared if one.is_wrong]
    return f"{sum(one.counts for one in compared)} figures", wrong


def races(proofs: Proofs, kind: str, race: Callable) -> tuple[str, list[str]]:
    with proofs.server(kind) as server:
        lines = [Line(server) for _ in range(CLIENTS + 1)]
        keeper = Phone.opening(lines[-1], "Ann", "Bob", target=100_000)
        wrong = [text for _ in range(ROUNDS) for text in race(keeper, lines[:CLIENTS])]
        for connection in lines:
            connection.close()
    return f"{ROUNDS} rounds x {CLIENTS} clients", wrong


def slips() -> tuple[str, list[str]]:
    outcome = slip_often(SEED, SLIPS)
    few = [] if outcome.refused > SLIPS / 2 and outcome.named_later else ["hardly a slip was refused"]
    later = f"{outcome.refused_later} lawful claims refused later, {outcome.named_later} stood and named one"
    told = f"{outcome.many:,} slips, {outcome.refused} refused, {later}"
    return told, outcome.wrong + few


def corrections() -> tuple[str, list[str]]:
    outcome = put_right_often(SEED, CORRECTIONS)
    told = ", ".join(f"{many:,} {kind}" for kind, many in outcome.kinds.most_common())
    few = [] if outcome.kinds.total() >= CORRECTIONS and len(outcome.kinds) == 6 else ["too few corrections"]
    return told, outcome.wrong + few


def forgotten_calls() -> tuple[str, list[str]]:
    outcome = forget_often(SEED, FORGETFUL_ROUNDS)
    few = [] if outcome.rounds >= FORGETFUL_ROUNDS else ["too few rounds"]
    return f"{outcome.rounds:,} rounds, {outcome.calls:,} forgotten calls", outcome.wrong + few


def slow_sockets(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    """Slow and silent sockets, open streams and phones that never read hold nobody up."""
    with proofs.server(kind) as server:
        outcome = beside_slow_sockets(server)
    many = f"{SLOW} slow sockets, {STREAMS} streams, a GET in {1000 * max(outcome.gets):.0f} ms at most"
    return many, outcome.wrong


def hostile(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    """A client that asks for the dearest routes as fast as it can holds up nobody at another address."""
    folder = Path(tempfile.mkdtemp(dir=proofs.folder))
    with proofs.database(kind) as url:
        outcomes = hostile_minutes(url, folder, 1 if kind == "SQLite" else 2)
    for one in outcomes:
        print(f"  {one}", flush=True)
    p99, longest = max(one.p99 for one in outcomes), max(max(one.claims) for one in outcomes)
    many = f"{len(outcomes)} attacks, p99 {1000 * p99:.0f} ms, longest {1000 * longest:.0f} ms"
    return many, [text for one in outcomes for text in one.wrong]


def attacks(proofs: Proofs) -> tuple[str, list[str]]:
    """What has once fallen holds now; each attack prints its figure."""
    wrong = []
    for attack in ATTACKS:
        figure, why = tried(attack, proofs.new_database("SQLite"), proofs.new_folder())
        print(f"  {attack.name:<36} {figure}: {'held' if not why else 'FELL'}", flush=True)
        wrong += [f"{attack.name}: {one}" for one in why]
    return f"{len(ATTACKS)} attacks", wrong


def houses() -> tuple[str, list[str]]:
    """In network namespaces that imitate houses, a phone reaches the address that is shown first."""
    wrong = []
    for house in HOUSES:
        address, is_reached = reached(house)
        print(f"  {house.name:<36} {address}: {'reached' if is_reached else 'NOT REACHED'}", flush=True)
        wrong += [] if is_reached else [f"{house.name}: {address} is not reached"]
    return f"{len(HOUSES)} houses", wrong


def wheels(proofs: Proofs) -> tuple[str, list[str]]:
    """On a fresh Debian a wheel leads to the code on the screen. Without network the scores are the same."""
    wrong = []
    print("  way   installed after   code on the screen after   started without network in   same scores")
    try:
        for one in install_everywhere(proofs.new_folder()):
            seconds = f"{one.installed:>15.1f} s {one.drawn:>24.1f} s {one.without_network:>26.1f} s"
            print(f"  {one.way:<4} {seconds}   {'yes' if one.has_same_scores else 'NO'}", flush=True)
            wrong += [] if one.has_same_scores else [f"{one.way}: {one.scores}, {one.scores_without_network}"]
    except CannotInstall as why:
        print(f"  not proved: {why}", flush=True)
        return "not proved", [str(why)]
    return " and ".join(WAYS), wrong


def image(proofs: Proofs) -> tuple[str, list[str]]:
    """It is built from the Dockerfile, serves with a root that is only read, and stops when it is told."""
    try:
        outcome = run_the_image(proofs.new_folder())
    except CannotBeTried as error:
        return "", [f"not tried. {error}"]
    print(f"  with a volume of root: {outcome.refused}", flush=True)
    return str(outcome), outcome.wrong


def small_machine(proofs: Proofs) -> tuple[str, list[str]]:
    """256 MB and a quarter of a core are enough: see tests/proofs/small.py for the limits of both figures."""
    try:
        figures = on_a_small_machine(lambda: Server(proofs.new_database("SQLite"), proofs.new_folder()))
    except CannotLimit as error:
        return "", [f"not measured, because no control group can be made: {error}"]
    return str(figures), figures.wrong


def made_up_values(proofs: Proofs) -> tuple[str, list[str]]:
    """No cache keeps any of them, and memory does not grow by them."""
    with proofs.app("SQLite") as app:
        sender = Sender(app, SEED)
        sender.to_every_route(WARM_UP)
        memory, before = resident(), sender.made.values
        sender.to_every_route(MADE_UP)
        grown = resident() - memory
    wrong = [f"answered {status}: {many}" for status, many in sender.statuses.items() if status >= 500]
    wrong += [f"{name} keeps what was made up" for name in keeps_made_up()]
    if grown > MAY_GROW:
        wrong.append(f"memory grew by {grown:,} bytes")
    many = sender.made.values - before
    return f"{many:,} values to {len(sender.routes)} routes, memory +{grown / 1e6:.1f} MB", wrong


def costs(proofs: Proofs, kind: str) -> tuple[str, list[str]]:
    """The same statements, one for one, and the same entries read."""
    with proofs.app(kind) as app:
        told = {number: costs_at(app, through(app.test_client()), number) for number in ENTRIES}
    first = told[ENTRIES[0]]
    wrong = [
        f"{name} at entry {number}: {len(cost.statements)} statements and {cost.entries_read} entries read, "
        f"not {len(first[name].statements)} and {first[name].entries_read}"
        for number, at_number in told.items()
        for name, cost in at_number.items()
        if cost != first[name]
    ]
    most = max(len(cost.statements) for cost in first.values())
    return f"at entry {', '.join(f'{number:,}' for number in ENTRIES)}: at most {most} statements", wrong


def line(result: Result) -> str:
    outcome = "holds" if not result.wrong else f"FAILS {len(result.wrong)} times"
    return f"{result.what:<48} {result.many:<56} {outcome:<16} {result.seconds:>7.1f} s"


def main() -> int:
    print(f"seed {SEED}, repeat with REFEREE_TEST_SEED={SEED}", flush=True)
    wanted = [word for word in sys.argv[1:] if word != "long"]
    # Before there are threads and servers, which a forked process would inherit.
    with tempfile.TemporaryDirectory() as folder, Postgres() as postgres:
        proofs = Proofs(Path(folder), postgres, wanted)
        proofs.prove("the referee sees what the table sees", simulated_tables)
        proofs.prove("so under every preset and scoring form", presets_and_scoring_forms)
        proofs.prove("so under rules that go together", rules_that_go_together)
        proofs.prove("any two house rules live together", lambda: pairs_of_rules("uno", 10))
        proofs.prove("the referee sees what the golf table sees", golf_tables)
        proofs.prove("so under all golf rules that go together", golf_rules_that_go_together)
        proofs.prove("any two golf house rules live together", lambda: pairs_of_rules("golf", 8))
        proofs.prove("what is put right is as if told right", edited_matches)
        proofs.prove("slips that nobody notices refuse nothing later", slips)
        proofs.prove("corrections get the verdict of the table's own rules", corrections)
        proofs.prove("a forgotten call reads like a call", forgotten_calls)
        proofs.prove("evenings add up, whoever comes, goes or contradicts", evenings)
        proofs.prove("no order of arrival is unfair", orders_of_arrival)
        proofs.prove("what is described is ruled on as in its match", described_positions)
        proofs.prove("whatever is described is answered", any_description)
        proofs.prove("what is hidden is not made up", hidden_positions)
        proofs.prove("what is hidden before claims is not made up", hidden_positions_before_claims)
        proofs.prove("agreement: no yes or no is shown that the judge refutes", agreement)
        proofs.prove("agreement: each phrasing gets the answer of its question", agreement_of_phrasings)
        proofs.prove("agreement: a changed question gets the answer of its example", agreement_of_variants)
        proofs.prove("lookups over HTTP are quick", lookups)
        if faq.FOLDER:
            proofs.prove("faq: questions of rule pages are answered", pages)
        else:
            print(
                "Left out, as it needs pages that are not ours: the FAQ. Run make prove ARGS=faq FAQ=folder."
            )
        proofs.prove("pseudo: no English word is left in another language", pseudo_language)
        proofs.prove("records come in as they left", lambda: records(proofs))
        proofs.prove("forged records are refused with their line", lambda: forged_records(proofs))
        proofs.prove("every way through the API, on both databases", lambda: whole("tests/api"))
        proofs.prove("every way through the phone page", lambda: whole("tests/page"))
        proofs.prove("the phone page is quick and loses nothing", page)
        proofs.prove("phones tapped at random tell the truth", lambda: random_taps(proofs))
        proofs.prove("phones in the house reach the first address", houses)
        proofs.prove("an installed wheel serves without network", lambda: wheels(proofs))
        if "image" in wanted:
            proofs.prove("the image serves and stops", lambda: image(proofs))
        else:
            print(
                'Left out, as it needs the network and more packages: the image. Run make prove ARGS="image".'
            )
        proofs.prove("a small machine is enough", lambda: small_machine(proofs))
        proofs.prove("hostile clients fail where they once did not", lambda: attacks(proofs))
        proofs.prove("no hostile value is kept", lambda: made_up_values(proofs))
        for kind in ("SQLite", "PostgreSQL"):
            proofs.prove(f"acknowledged is stored, {kind}", lambda kind=kind: kills(proofs, kind))
            proofs.prove(f"faults of calls lose nothing, {kind}", lambda kind=kind: faults(proofs, kind))
            proofs.prove(f"phones miss nothing, {kind}", lambda kind=kind: streams(proofs, kind))
            proofs.prove(f"lost answers change nothing, {kind}", lambda kind=kind: cuts(proofs, kind))
            proofs.prove(f"a backup under load is true, {kind}", lambda kind=kind: backups(proofs, kind))
            for what, made_up in (("a rolling upgrade", False), ("an upgrade that migrates", True)):
                name = f"faults: {what} loses nothing, {kind}"
                proofs.prove(name, lambda kind=kind, made_up=made_up: upgrades(proofs, kind, made_up))
            proofs.prove(
                f"faults: a failed upgrade changes nothing, {kind}",
                lambda kind=kind: failed_upgrades(proofs, kind),
            )
            proofs.prove(
                f"faults: restarts keep nobody waiting, {kind}", lambda kind=kind: restarts(proofs, kind)
            )
            for what, race in (("one version", race_at_one_version), ("one key", race_with_one_key)):
                name = f"{what} has one winner, {kind}"
                proofs.prove(name, lambda kind=kind, race=race: races(proofs, kind, race))
            proofs.prove(
                f"a table plays on beside slow sockets, {kind}", lambda kind=kind: slow_sockets(proofs, kind)
            )
            proofs.prove(f"hostile minutes stop nobody, {kind}", lambda kind=kind: hostile(proofs, kind))
            proofs.prove(f"a claim costs the same late, {kind}", lambda kind=kind: costs(proofs, kind))
            name = f"faults: kills of writers, {kind}"
            proofs.prove(name, lambda kind=kind: kills_of_writers(proofs, kind))
        proofs.prove("faults: power cuts, SQLite", lambda: power_cuts(proofs))
        proofs.prove("faults: kills of PostgreSQL", lambda: kills_of_postgresql(proofs))
        proofs.prove("faults: outages of PostgreSQL", lambda: outages_of_postgresql(proofs))
        proofs.prove("faults: full disks, low limits", lambda: outages_of_the_system(proofs))
        if "cluster" in wanted:
            proofs.prove("a cluster loses nothing", lambda: cluster("long" in sys.argv))
        else:
            print('Left out, as it needs more packages: a cluster. Run make prove ARGS="cluster".')
        if "scale" in wanted:
            proofs.prove("make scale predicts what is measured", scale)
        else:
            print('Left out, as it needs a machine for itself: make scale. Run make prove ARGS="scale".')
    failed = [result for result in proofs.results if result.wrong]
    for result in failed:
        print(f"\n{result.what}:", *result.wrong[:5], sep="\n  ")
    print(f"\n{len(proofs.results) - len(failed)} of {len(proofs.results)} proofs hold.")
    if not proofs.results:
        print(f"No proof has a name with {' or '.join(wanted)}.")
    return 1 if failed or not proofs.results else 0


if __name__ == "__main__":
    sys.exit(main())

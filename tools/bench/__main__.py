"""What a claim costs: `make bench` prints ratios and medians of one run on this machine.

1. The pure core: claims of the simulated table, judged and applied, a second, of each game; and what one of
   UNO costs with stacking, jump-in and seven-zero, as a ratio; with the sentences and the JSON of the answer;
   and all of it beside RLCard, if RLCARD_PYTHON names a Python that has it (tools/bench/rlcard.py).
2. Over HTTP: claims by one client and by eight, beside a bare Flask route that does one durable insert under
   the same server and database settings, and looks at a match beside one SELECT: requests a second, CPU of
   the server, and the ratios of both, which are what counts (tools/bench/over_http.py). How soon a server
   answers, how many bytes a claim takes, and how much memory the server has after 2,000 and 20,000 claims.
   What every request for a match takes at 10, 1,000, 10,000 and 20,000 entries, and how long others wait for
   it meanwhile (tools/bench/long_match.py). And two nodes over one PostgreSQL beside one.
3. The service: the median claim at entry 10, 1,000 and 10,000, with and without `may`, and the median turn of
   Golf at entry 1,000; and the median correction of a play in the open round and of one 50 rounds back, with
   what the referee says of it.
4. Asking, of which no answer may take more than 50 ms: the median and the longest of looking up a question in
   people's words with its answer under new rules, of answering a question at a table where a match is played,
   and of ruling on a described situation of which nothing is told; a lookup over HTTP, also the first of a
   process; and how long the index of all questions takes, which is built once in each process.
5. Streams: from a claim, and from its answer, to the phones of its table, median and 99 of 100, with 4, 100
   and 1,000 streams open, four a table; beside a hub in memory under the same server, which judges and stores
   nothing: so the ratio of the times from the answer is what counts. And reading a match while hundreds of
   sockets are slow or silent.
"""

import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote_plus

from referee import create_app
from referee.ask.answer.answers import answer
from referee.ask.match.answer_in_match import answer_in_match
from referee.ask.match.match_context import MatchContext
from referee.ask.match.suggested_questions import suggest_questions
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import Index, index_of
from referee.ask.situation.ruling_or_question import find_ruling_or_question
from referee.codec import ClaimSchema, schema_for_dataclass, to_json_text
from referee.config import read_config
from referee.games import GAMES
from referee.kit.quantities import Points
from referee.match.help.situation import Situation, complete_description
from referee.match.history.entering import enter_submission
from referee.match.history.reach import WholeHistory
from referee.match.model.position import DescribedMatch
from referee.match.model.state import Rules
from referee.match.table.rounds import Note
from referee.match.text.transcript import Opening, Transcript
from referee.presenters.matches import present_answer
from referee.rulings.submission import Submission
from referee.services import auth, match_views, matches
from referee.services import claims as hearing
from referee.storage.db import migrate_database
from tests.proofs.server import Line, Server
from tests.proofs.sockets import SLOW, beside_slow_sockets
from tests.proofs.sockets import STREAMS as SLOW_STREAMS
from tests.proofs.tables import SIMULATED
from tests.simulated import variants
from tools.bench.long_match import tell_long_match
from tools.bench.over_http import Beside, beside_bare, memory_of, served, two_nodes
from tools.bench.over_http import claims as clients_claims
from tools.bench.streams import latencies

TABLES = [(seed, seats) for seed in range(3) for seats in (2, 4, 7)]
"""Whose claims the core judges."""
CLIENTS = (1, 8)
STORED, HEARD = 2_000, 20_000
THREE_HOUSE_RULES = variants.agree(
    house_rules={"stacking": {"answers": ["2/2", "4/4"]}, "jump-in": {}, "seven-zero": {}}
)
ENTRIES = (10, 1_000, 10_000)
ROUND = 200
"""Entries of a round of a long match."""
SCORED = {"claim": "match.score", "winner": 0, "points": 5}
GOLF_ENTRY = 1_000
OPENED = [{"column": 1, "row": "upper", "card": "red 3"}]
OFTEN = {
    "uno": (
        {"claim": "uno.deal", "turned_up": ["red 5"]},
        {"claim": "uno.draw", "keep": True},
    ),
    "golf": (
        {"claim": "golf.deal", "turned_up": ["red 5"], "opened": {"0": OPENED, "1": OPENED, "2": OPENED}},
        {"claim": "golf.turn", "took": "discard", "place": {"column": 1, "row": "upper"}},
    ),
}
"""A deal among three, and what everybody can do in turn as often as one likes."""
SAMPLES = 60
TESTS = Path(__file__).parents[2] / "tests"
TYPED = [line.partition(" | ")[2] for line in (TESTS / "ask/paraphrases.txt").read_text("utf-8").splitlines()]
STRANGERS = TESTS / "ask/strangers.txt"
ROUNDS_BACK, CORRECTIONS = 50, 15
STREAMS = (4, 100, 1000)
RLCARD_PYTHON = "RLCARD_PYTHON"
BESIDE_RLCARD = Path(__file__).with_name("rlcard.py")


def main() -> None:
    _tell_the_core()
    with tempfile.TemporaryDirectory() as folder:
        _tell_over_http(Path(folder))
        _tell_bytes_and_start(Path(folder))
        _tell_two_nodes(Path(folder))
        tell_long_match(Path(folder))
        for what, plain, with_may in medians(Path(folder)):
            print(f"{f'the service, median {what}: ms':60} {plain:>10.2f}")
            print(f"{f'the service, median {what} with may: ms':60} {with_may:>10.2f}")
        for what, median, told in corrections(Path(folder)):
            print(f"{f'the service, median correction {what}: ms':60} {median:>10.2f}")
            print(f"    {told}")
    for streams in STREAMS:
        _tell_latencies(streams)
    _tell_a_get_beside_slow_sockets()
    with tempfile.TemporaryDirectory() as folder:
        _tell_lookups(Path(folder))
    for what, times in asking():
        print(f"{f'{what}, median: ms':60} {statistics.median(times):>10.2f}")
        print(f"{f'{what}, the longest: ms':60} {max(times):>10.2f}")


# --- the pure core ---


def _tell_the_core() -> None:
    standard, house = claims_a_second("uno"), claims_a_second("uno", THREE_HOUSE_RULES)
    golf, explained = claims_a_second("golf"), claims_a_second("uno", is_explained=True)
    print(f"{'the pure core, claims judged and applied a second':60} {standard:>10,.0f}")
    print(f"{'the same with stacking, jump-in and seven-zero':60} {house:>10,.0f}")
    print(f"{'so a claim costs so many times as much':60} {standard / house:>10.2f}")
    print(f"{'the pure core, golf turns judged and applied a second':60} {golf:>10,.0f}")
    print(f"{'claims judged, explained and told as JSON a second':60} {explained:>10,.0f}")
    python = os.environ.get(RLCARD_PYTHON)
    if python is None:
        print(f"left out, as no {RLCARD_PYTHON} names a Python that has it: RLCard's UNO")
        return
    output = subprocess.run([python, BESIDE_RLCARD], capture_output=True, text=True, check=True).stdout
    print(f"{'steps of RLCard, which judges and explains nothing, a second':60} {float(output):>10,.0f}")
    for what, ours in (("UNO", standard), ("Golf", golf), ("UNO explained", explained)):
        print(f"{f'{what} beside that':60} {ours / float(output):>10.2f}")


def claims_a_second(game: str, agreed: dict | None = None, is_explained: bool = False) -> float:
    games = [_claims(game, seed, seats, agreed) for seed, seats in TABLES]
    rules = schema_for_dataclass(Rules, ())().load(agreed or {})
    _play_all(game, games, rules, is_explained)
    begun = time.perf_counter()
    _play_all(game, games, rules, is_explained)
    return sum(map(len, games)) / (time.perf_counter() - begun)


def _claims(game: str, seed: int, seats: int, agreed: dict | None) -> list[tuple]:
    steps = SIMULATED[game].table(seed, seats, rules=agreed).steps()
    told = [(ClaimSchema().load(dict(step.claim))[0], step.by) for step in steps]
    return [(seats, claim, by) for claim, by in told]


def _play_all(name: str, games: list[list[tuple]], rules: Rules, is_explained: bool) -> None:
    game = GAMES[name]
    for claims in games:
        names = tuple(f"P{seat}" for seat in range(claims[0][0]))
        transcript = Transcript(game, Opening(name, rules, names))
        snapshot, entries = transcript.snapshot, transcript.entries
        for _, claim, by in claims:
            submission = Submission(claim, by, len(entries) + 1, len(entries))
            entry, snapshot = enter_submission(
                game, snapshot, submission, WholeHistory(lambda number, so_far=entries: so_far[number:])
            )
            entries.append(entry)
            if is_explained:
                to_json_text(present_answer(game, transcript.names, entry, snapshot.state, with_may=False))


# --- over HTTP ---


def over_http(folder: Path) -> Iterator[tuple[str, Beside]]:
    """Ours beside the bare route, and what is asked of it."""
    for clients in CLIENTS:
        some = f"{clients} client{'' if clients == 1 else 's'}"
        yield f"a claim beside one durable insert, {some}", beside_bare(folder, "claims", "inserts", clients)
    yield (
        f"the same beside inserts that share a COMMIT, {some}",
        beside_bare(folder, "claims", "grouped", clients),
    )
    yield "GET of a match beside one SELECT, 1 client", beside_bare(folder, "looks", "selects", 1)
    yield "a match that has not changed, 304, beside it", beside_bare(folder, "unchanged", "selects", 1)


def _tell_over_http(folder: Path) -> None:
    for what, found in over_http(folder):
        print(f"{f'{what}: requests a second, ours':60} {found.ours.rate:>10,.0f}")
        print(f"{'  the bare route':60} {found.bare.rate:>10,.0f}")
        print(f"{'  ratio of the rates':60} {found.rate:>10.2f}")
        print(f"{'  CPU a request, ours: ms':60} {found.ours.cpu:>10.2f}")
        print(f"{'  the bare route: ms':60} {found.bare.cpu:>10.2f}")
        print(f"{'  ratio in CPU':60} {found.cpu:>10.2f}")


# --- how large, and how soon ---


def _tell_bytes_and_start(folder: Path) -> None:
    database = folder / "large.sqlite3"
    begun = time.perf_counter()
    with served("referee.cli", database) as server, closing(Line(server)) as line:
        line("GET", "/healthz", {}, None)
        print(f"{'from the start of a server to its first answer: ms':60} {_since(begun):>10,.0f}")
        begun = time.perf_counter()
        line("GET", "/v1/questions?q=can+i+stack+a+draw+two", {}, None)
        print(f"{'the first question that is looked up: ms':60} {_since(begun):>10,.0f}")
        claim = clients_claims(line)
        before = database.stat().st_size
        for _ in range(STORED):
            claim()
        stored = (database.stat().st_size - before) / STORED
        print(f"{f'bytes that a claim takes in the database, of {STORED:,}':60} {stored:>10,.0f}")
        memory = memory_of(server)
        for _ in range(HEARD - STORED):
            claim()
        print(f"{f'memory of the server after {STORED:,} claims: MB':60} {memory:>10,.0f}")
        print(f"{f'memory of the server after {HEARD:,} claims: MB':60} {memory_of(server):>10,.0f}")


def _tell_two_nodes(folder: Path) -> None:
    found = two_nodes(folder, CLIENTS[-1])
    print(f"{'claims a second at one node over PostgreSQL, 8 clients':60} {found.one.rate:>10,.0f}")
    print(f"{'the same at two nodes over the same PostgreSQL':60} {found.two.rate:>10,.0f}")
    print(f"{'  ratio of the rates':60} {found.rate:>10.2f}")
    print(f"{'  CPU of the nodes for a claim, at one: ms':60} {found.one.cpu:>10.2f}")
    print(f"{'  at two: ms':60} {found.two.cpu:>10.2f}")


def _since(begun: float) -> float:
    return 1000 * (time.perf_counter() - begun)


# --- streams ---


def _tell_latencies(streams: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with served("referee.cli", Path(folder) / "ours.sqlite3") as server:
            ours = latencies(server.port, streams, bare=False)
        with served("tools.bench.bare", Path(folder) / "bare.sqlite3") as server:
            bare = latencies(server.port, streams, bare=True)
    for begun, one, other in (
        ("a claim", ours.sent, bare.sent),
        ("its answer", ours.answered, bare.answered),
    ):
        for what in ("median", "p99"):
            here, there = getattr(one, what), getattr(other, what)
            print(f"{f'{streams} streams, from {begun} to a phone, {what}: ms':60} {here:>10.2f}")
            print(f"{'so many times as long as by a hub in memory':60} {here / there:>10.2f}")


def _tell_a_get_beside_slow_sockets() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/a.sqlite3", Path(folder)) as server,
    ):
        outcome = beside_slow_sockets(server)
    if outcome.wrong:
        raise RuntimeError(outcome.wrong)
    milliseconds = [1000 * one for one in outcome.gets]
    what = f"the match read beside {SLOW} slow sockets and {SLOW_STREAMS} streams"
    print(f"{f'{what}, median: ms':60} {statistics.median(milliseconds):>10.2f}")
    print(f"{f'{what}, p99: ms':60} {statistics.quantiles(milliseconds, n=100)[98]:>10.2f}")


# --- the service ---


def medians(folder: Path) -> Iterator[tuple[str, float, float]]:
    """What is claimed, and its median in ms, without and with `may`."""
    config = read_config({"REFEREE_DATABASE_URL": f"sqlite:///{folder}/service.sqlite3"})
    migrate_database(config)
    with create_app(config).app_context():
        for number in ENTRIES:
            yield f"claim at entry {number:,}", *(_median("uno", number, may) for may in (False, True))
        turn = f"golf turn at entry {GOLF_ENTRY:,}"
        yield turn, *(_median("golf", GOLF_ENTRY, may) for may in (False, True))


def _opened(game: str, rules: Rules) -> auth.Caller:
    asked = matches.OpeningIdempotencyKey(os.urandom(16).hex(), "")
    opened = matches.open_match(matches.MatchOpeningData(GAMES[game], ("Ann", "Bob", "Cat"), rules), asked)
    return auth.find_caller(opened.token, opened.match.id)


def _go_on(caller: auth.Caller, upto: int) -> None:
    """More entries up to this number: rounds in which people mostly have something to remark."""
    for number in range(2, upto + 1):
        place = number % ROUND
        if place == 0:
            _hear(caller, SCORED, number - 1, with_may=False)
        elif place == 1 or number == 2:
            _hear(caller, OFTEN["uno"][0], number - 1, with_may=False)
        else:
            hearing.submit_claim(caller, Note("on we go"), None, _new_request(), with_may=False)


def _median(game: str, number: int, with_may: bool) -> float:
    """Of the same claim again and again, by everybody in turn."""
    caller, (deal, claim) = _opened(game, Rules(target=Points(100_000))), OFTEN[game]
    if game == "uno":
        _go_on(caller, ROUND * ((number - 3) // ROUND))
    for _ in range(number - 3 - _last_number(caller) + 1):
        hearing.submit_claim(caller, Note("on we go"), None, _new_request(), with_may=False)
    _hear(caller, deal, number - 2, with_may)
    times = []
    for turn in range(SAMPLES):
        begun = time.perf_counter()
        _hear(caller, claim | {"seat": (turn + 1) % 3}, number - 1 + turn, with_may)
        times.append(time.perf_counter() - begun)
    return statistics.median(times) * 1000


def corrections(folder: Path) -> Iterator[tuple[str, float, str]]:
    """Where the play was that is put right, the median in ms, and what was said of it."""
    config = read_config({"REFEREE_DATABASE_URL": f"sqlite:///{folder}/corrections.sqlite3"})
    migrate_database(config)
    with create_app(config).app_context():
        caller = _opened("uno", Rules(target=100_000))
        plays = _many_rounds(caller)
        last = max(plays)
        for what, number in (("in the open round", last), (f"{ROUNDS_BACK} rounds back", last - ROUNDS_BACK)):
            entry, play = plays[number]
            yield what, *_corrected(caller, entry, play)


def _many_rounds(caller: auth.Caller) -> dict[int, tuple[int, dict]]:
    """Play until enough rounds are over and one is open; by round a number card that was laid in it."""
    plays: dict[int, tuple[int, dict]] = {}
    steps = SIMULATED["uno"].table(1, 3, rules=variants.agree(target=100_000)).steps()
    for step in steps:
        claim, _ = ClaimSchema().load(dict(step.claim))
        number = _last_number(caller)
        told = json.loads(hearing.submit_claim(caller, claim, number, _new_request(), with_may=False).body)
        round = told["state"]["round_number"]
        if step.claim["claim"] == "uno.play" and step.claim["card"][-1].isdigit():
            plays.setdefault(round, (told["number"], dict(step.claim)))
        if round > ROUNDS_BACK + 1 and round in plays:
            break
    return plays


def _corrected(caller: auth.Caller, entry: int, play: dict) -> tuple[float, str]:
    """The median of putting this play right again and again, and what was said the first time."""
    color = play["card"].split()[0]
    times, told = [], {}
    for turn in range(CORRECTIONS):
        instead = play | {"card": f"{color} {turn % 9 + 1}"}
        claim, _ = ClaimSchema().load({"claim": "match.correct", "entry": entry, "instead": instead})
        number = _last_number(caller)
        begun = time.perf_counter()
        reply = hearing.submit_claim(caller, claim, number, _new_request(), with_may=False)
        times.append(time.perf_counter() - begun)
        told = told or json.loads(reply.body)
    said = " ".join(told["consequences"]) or "Nothing else changes."
    return statistics.median(times) * 1000, f"{len(told['changed'])} rulings changed; {said}"


def _last_number(caller: auth.Caller) -> int:
    """The number of the last entry."""
    return match_views.view_match(caller, None, with_may=False).number


def _new_request() -> hearing.IdempotentRequest:
    return hearing.IdempotentRequest(os.urandom(16).hex(), "", 201)


def _hear(caller: auth.Caller, told: dict, after: int, with_may: bool) -> None:
    claim, _ = ClaimSchema().load(told)
    hearing.submit_claim(caller, claim, after, _new_request(), with_may)


# --- asking ---


def asking() -> Iterator[tuple[str, list[float]]]:
    """How long each answer takes, in milliseconds."""
    yield "the index of all questions built", [_milliseconds(partial(Index, QUESTIONS.values()))]
    index = index_of(None)
    # Other rules for each, so that no answer is known already.
    looked_up = [partial(_looked_up, index, one, Rules(target=Points(at))) for at, one in enumerate(TYPED, 1)]
    yield "a dispute looked up", [_milliseconds(work) for work in looked_up]
    yield "a question answered at the table", [_milliseconds(work) for work in _at_the_table()]
    situations = [
        complete_description(
            Situation(GAMES[name], DescribedMatch(), GAMES[name].position.round_type(), (), (claim,))
        )
        for name in GAMES
        for claim in _claims_of_all_kinds(name)
    ]
    yield (
        "a situation ruled on",
        [_milliseconds(partial(find_ruling_or_question, one, {})) for one in situations],
    )


def _tell_lookups(folder: Path) -> None:
    """Of what strangers type, by a process that has answered nothing before."""
    lines = (STRANGERS.read_text(encoding="utf-8")).splitlines()
    typed = [quote_plus(line.partition(" | ")[2]) for line in lines]
    with served("referee.cli", folder / "lookups.sqlite3") as server, closing(Line(server)) as line:
        line("GET", "/healthz", {}, None)  # it answers from now on
        first, *others = [
            _milliseconds(partial(line, "GET", f"/v1/questions?q={one}", {}, None)) for one in typed
        ]
    print(f"{'a lookup over HTTP, the first of a process: ms':60} {first:>10.2f}")
    print(f"{'a lookup over HTTP, median: ms':60} {statistics.median(others):>10.2f}")
    print(f"{'a lookup over HTTP, 99 of 100: ms':60} {statistics.quantiles(others, n=100)[98]:>10.2f}")


def _looked_up(index: Index, typed: str, rules: Rules) -> None:
    for hit in index.look_up(typed, 3)[:1]:
        answer(hit.question, rules)


def _at_the_table() -> Iterator[Callable[[], object]]:
    """Questions that come up when a Wild Draw Four was laid, by rules that nobody has asked by before."""
    rules = Rules(target=Points(600))
    table = Transcript(GAMES["uno"], Opening("uno", rules, ("Ann", "Bob", "Cat", "Dan")))
    for line in ("deal: red 5", "Bob: wild draw four, blue"):
        table.tell(line)
    laid = table.entries[-1].submission
    context = MatchContext(
        table.game, table.state, table.names, laid, None, len(table.entries) + 1, laid.at + 2000
    )
    return (partial(answer_in_match, question, context) for question in suggest_questions(context)[:12])


def _claims_of_all_kinds(name: str) -> Iterator[Any]:
    """Claims of a simulated match, one of each kind in a round and each card."""
    game, found = GAMES[name], {}
    for _, claim, _ in _claims(name, 1, 3, None):
        if not isinstance(claim, game.position.between_rounds):
            found.setdefault((claim.__class__, getattr(claim, "card", None)), claim)
    return iter(found.values())


def _milliseconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begun)


if __name__ == "__main__":
    main()

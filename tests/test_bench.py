"""`make bench` takes each of its measurements; here with few requests, so its figures say nothing."""

import re
from pathlib import Path

import pytest

from tests.proofs import sockets
from tools.bench import __main__ as bench
from tools.bench import long_match, over_http, streams

FIGURE = re.compile(r"(.+?) {2,}([\d,.]+)")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As few requests as each measurement can do with."""
    strangers = tmp_path / "strangers.txt"
    strangers.write_text("".join(bench.STRANGERS.read_text("utf-8").splitlines(keepends=True)[:5]), "utf-8")
    few = {
        bench: {
            "TABLES": bench.TABLES[:1],
            "CLIENTS": (2,),
            "STORED": 50,
            "HEARD": 60,
            "ENTRIES": (10,),
            "GOLF_ENTRY": 10,
            "SAMPLES": 3,
            "ROUNDS_BACK": 1,
            "CORRECTIONS": 2,
            "STREAMS": (4,),
            "TYPED": bench.TYPED[:3],
            "STRANGERS": strangers,
        },
        over_http: {"ALTERNATIONS": 1, "REQUESTS": 20, "WARM_UP": 1},
        long_match: {"ENTRIES": (10,), "TIMES": 2},
        streams: {"CLAIMS": 2},
        sockets: {"SLOW": 3, "STREAMS": 2, "DEAF": 1, "CLAIMS": 2},
    }
    for module, constants in few.items():
        for name, value in constants.items():
            monkeypatch.setattr(module, name, value)
    monkeypatch.delenv(bench.RLCARD_PYTHON, raising=False)


def test_each_measurement_is_taken(short: None, capsys: pytest.CaptureFixture[str]):
    """From the core to streams; each prints a figure that is more than nothing."""
    bench.main()
    output = capsys.readouterr().out
    figures = dict(found.groups() for found in map(FIGURE.fullmatch, output.splitlines()) if found)
    assert {
        "the pure core, golf turns judged and applied a second",
        "a claim beside one durable insert, 2 clients: requests a second, ours",
        "the same beside inserts that share a COMMIT, 2 clients: requests a second, ours",
        "a match that has not changed, 304, beside it: requests a second, ours",
        "from the start of a server to its first answer: ms",
        "the same at two nodes over the same PostgreSQL",
        "memory of the server after 60 claims: MB",
        "the service, median golf turn at entry 10 with may: ms",
        "the service, median correction 1 rounds back: ms",
        "4 streams, from its answer to a phone, p99: ms",
        "a lookup over HTTP, 99 of 100: ms",
        "a situation ruled on, the longest: ms",
    } <= figures.keys(), output
    assert re.search(r"\nthe record, text +[\d.]+ \(\d+\)\n", output), output
    assert [what for what, figure in figures.items() if not float(figure.replace(",", ""))] == []

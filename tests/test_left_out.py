"""What `make test` leaves out is told by tests/left_out.py alone, and nothing is lost."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import conftest, left_out, pgbouncer, redis_server
from tests.browsers import MISSING

TESTS = Path(__file__).parent


class Item(SimpleNamespace):
    """Told apart from others as pytest's are."""

    __hash__ = object.__hash__


def item(place: str, name: str, /, *, says: str = "", browser: bool = False, **params: str) -> Item:
    """As pytest hands over a test, as far as it is looked at."""

    def function() -> None: ...

    function.__doc__ = says
    return Item(
        path=TESTS / place,
        name=f"{name}[{'-'.join(params.values())}]" if params else name,
        originalname=name,
        function=function,
        fixturenames=["browser"] if browser else [],
        **({"callspec": SimpleNamespace(params=params)} if params else {}),
    )


@pytest.fixture(autouse=True)
def there_is_a_chromium(monkeypatch):
    monkeypatch.setattr(left_out, "chromium", lambda: "/here")


@pytest.mark.parametrize(
    ("one", "why"),
    [
        (item("page/test_house.py", "test_a_rule", browser=True), left_out.PAGE),
        (item("page/test_house.py", "test_a_text"), None),
        (item("page/test_house.py", "test_a_journey", says="J4: tapped.", browser=True), None),
        (item("page/test_measured.py", "test_a_rule", says="J4: heard.", browser=True), left_out.PAGE),
        (item("page/test_journeys.py", "test_nine_rounds_of_golf", browser=True), None),
        (item("api/matches/test_rules.py", "test_it", database_url="postgresql"), left_out.DATABASES),
        (item("api/matches/test_rules.py", "test_it", database_url="sqlite"), None),
        (item("api/hostile/test_races.py", "test_it", database_url="postgresql"), None),
        (item("api/people/test_groups.py", "test_it", database_url="postgresql"), None),
        (item("test_types.py", "test_nothing_else_is_complained_of"), left_out.LONG),
        (item("live/test_rules.py", "test_it", database_url="postgresql"), None),
        (item("corpus/test_answers.py", "test_on_sqlite", name="once/names"), None),
        (item("corpus/test_answers.py", "test_on_sqlite", name="once/questions"), left_out.RECORDED),
        (item("corpus/test_answers.py", "test_on_sqlite", name="uno/wilds"), left_out.RECORDED),
        (item("corpus/test_answers.py", "test_on_postgresql", name="once/names"), left_out.RECORDED),
        (item("corpus/test_answers.py", "test_the_snapshot_can_be_read"), None),
        (item("corpus/test_compare.py", "test_it_is_shown", change="a field"), None),
        (item("api/test_contract.py", "test_so_is_all_that_is_asked_by_it"), left_out.LONG),
    ],
    ids=lambda told: f"{told.path.name} {told.name}" if isinstance(told, Item) else told,
)
def test_it_is_told_by_the_test_alone(one, why):
    assert why == left_out.why(one)


def test_every_test_is_in_one_of_the_two_runs():
    """In `make test` or in `make test-all ARGS=--rest`, which together are `--whole`."""
    items = [
        item("page/test_house.py", "test_a_rule", browser=True),
        item("api/matches/test_rules.py", "test_it", database_url="postgresql"),
        item("api/matches/test_rules.py", "test_it", database_url="sqlite"),
    ]

    assert items[2:] == chosen("every run", items)
    assert items[:2] == chosen("the rest", items)
    assert items == chosen("everything", items) == chosen("what is named", items)


def chosen(wanted: str, items: list) -> list:
    """What is run of them."""
    hook = SimpleNamespace(pytest_deselected=lambda items: None)
    remaining = list(items)
    conftest.pytest_collection_modifyitems(
        SimpleNamespace(stash={conftest.WANTED: wanted}, hook=hook), remaining
    )
    return remaining


def test_without_a_chromium_all_that_wants_one_is_left_out(monkeypatch):
    monkeypatch.setattr(left_out, "chromium", lambda: None)
    journey = item("page/test_journeys.py", "test_nine_rounds_of_golf", browser=True)

    assert left_out.NO_BROWSER == left_out.why(journey)
    assert left_out.why(item("page/test_words.py", "test_words")) is None


def test_without_a_compiler_no_call_can_fail(monkeypatch):
    fault = item("test_faults.py", "test_whatever_fails", database_url="sqlite")
    fault.fixturenames.append("compiler")
    assert left_out.why(fault) is None
    monkeypatch.setattr(left_out, "c_compiler", lambda: None)

    assert left_out.NO_COMPILER == left_out.why(fault)


def test_without_haproxy_the_cells_behind_it_are_left_out(monkeypatch):
    monkeypatch.setattr(left_out, "haproxy", lambda: None)
    one = item("operations/test_haproxy_cells.py", "test_a_stream_passes")
    one.fixturenames = ["installed_haproxy"]

    assert left_out.NO_HAPROXY == left_out.why(one)


def test_every_name_is_that_of_a_test():
    """Or it would leave out nothing, or keep nothing in."""
    named = [
        (f"page/{file}", name) for file, names in left_out.OF_THE_PAGE_IN_EVERY_RUN.items() for name in names
    ]
    named += [(file, name) for file, names in left_out.TAKES_LONG.items() for name in names]
    named += [(f"api/{file}", None) for file in left_out.ON_BOTH_DATABASES_IN_EVERY_RUN]
    named += [(file, None) for file in left_out.WHOLE_FILES_THAT_TAKE_LONG]

    for file, name in named:
        defined = functions(TESTS / f"{file}.py")
        assert name is None or name.partition("[")[0] in defined, (file, name)


def functions(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(
    ("fixture", "package", "why"),
    [("redis_server", redis_server, left_out.NO_REDIS), ("pooler", pgbouncer, left_out.NO_POOLER)],
    ids=["redis", "pgbouncer"],
)
def test_without_a_server_of_debian_all_that_wants_one_is_left_out(monkeypatch, fixture, package, why):
    one = item("live/test_redis_bus.py", "test_it")
    one.fixturenames.append(fixture)
    monkeypatch.setattr(package, "binary", lambda: "/here")
    assert left_out.why(one) is None
    monkeypatch.setattr(package, "binary", lambda: None)

    assert why == left_out.why(one)


@pytest.mark.parametrize(
    ("left", "says"),
    [
        ({}, "nothing was left out"),
        ({"the page": 1}, "left to make test-all: the page, 1 test"),
        (
            {"PostgreSQL": 3000, "the page": 279},
            "left to make test-all: PostgreSQL, 3,000 tests; the page, 279 tests; 3,279 tests in all",
        ),
    ],
)
def test_it_is_said_in_plain_words(left, says):
    assert says == left_out.sentence(left)


@pytest.mark.parametrize("option", ["--whole", "--rest"])
def test_whoever_wants_all_tests_needs_a_chromium(option):
    run = pytest_of_its_own(option, REFEREE_TEST_CHROMIUM="/nowhere")

    assert pytest.ExitCode.USAGE_ERROR == run.returncode
    assert f"ERROR: {MISSING}" == run.stderr.strip()


def pytest_of_its_own(*arguments: str, **environ: str) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "-q", *arguments]
    return subprocess.run(
        command, cwd=TESTS.parent, env=os.environ | environ, capture_output=True, text=True, timeout=100
    )

"""Nothing that a client sends grows memory without a bound.

Each cache and each container of the package has a line in tests/caches.py that says why it stays small.
"""

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from flask import Flask

import referee
from referee import addresses, create_app
from referee.config import read_config
from referee.kit import cards
from referee.kit.cards import Card, card_with_printed_name
from referee.storage.db import db
from tests.caches import KEPT
from tests.proofs.made_up import MARK, Sender, caches, keeps_made_up
from tests.settings import UNLIMITED
from tests.storage.databases import migrated_file

PACKAGE = Path(referee.__file__).parent
MOST_KEPT = 4096
"""The maximum number of keys of a bounded cache."""
CONTAINERS = {
    *("dict", "set", "list", "Counter", "defaultdict", "deque", "OrderedDict"),
    *("WeakKeyDictionary", "WeakValueDictionary", "LRUCache", "cache", "lru_cache"),
}


def found_in(file: Path) -> Iterator[str]:
    """The caches and the growing containers of a module, as `module.name`."""
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    module = ".".join(part for part in parts if part != "__init__")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(map(_keeps, node.decorator_list)):
            yield f"{module}.{node.name}"
        if isinstance(node, ast.ClassDef):
            yield from (f"{module}.{node.name}.{name}" for name in _attributes(node))
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and _is_empty_container(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (f"{module}.{one.id}" for one in targets if isinstance(one, ast.Name))


def _keeps(decorator: ast.expr) -> bool:
    name = decorator.func if isinstance(decorator, ast.Call) else decorator
    return getattr(name, "id", getattr(name, "attr", "")) in ("cache", "lru_cache")


def _attributes(owner: ast.ClassDef) -> Iterator[str]:
    """What its objects begin empty with, and fill later."""
    for node in ast.walk(owner):
        if isinstance(node, ast.Assign | ast.AnnAssign) and _is_empty_container(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (one.attr for one in targets if isinstance(one, ast.Attribute))


def _is_empty_container(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Dict | ast.List):
        return not (value.keys if isinstance(value, ast.Dict) else value.elts)
    if not isinstance(value, ast.Call):
        return False
    name = value.func.value if isinstance(value.func, ast.Subscript) else value.func
    return getattr(name, "id", getattr(name, "attr", "")) in CONTAINERS


def test_every_cache_says_why_it_stays_small():
    """A new one needs a line in tests/caches.py."""
    found = sorted({name for file in PACKAGE.rglob("*.py") for name in found_in(file)})

    assert sorted(KEPT) == found
    assert {reason.partition(":")[0] for reason in KEPT.values()} <= {"own", "bounded", "open", "brief"}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    database = migrated_file(tmp_path_factory.mktemp("memory") / "referee.sqlite3")
    app = create_app(read_config({"REFEREE_DATABASE_URL": database, **UNLIMITED}))
    yield app
    with app.app_context():
        db.engine.dispose()


def test_a_cache_without_a_bound_has_keys_of_our_own(app):
    """A bounded one keeps few."""
    kept = {name.removeprefix("referee."): one.cache_info().maxsize for name, one in caches().items()}
    of_ours = {name for name, reason in KEPT.items() if reason.startswith("own")}

    assert {name for name, most in kept.items() if most is None} <= of_ours
    assert kept and all(most <= MOST_KEPT for most in kept.values() if most is not None)


def test_a_card_that_no_deck_has_is_not_kept():
    """A deck keeps its own."""
    before = len(cards._cards_in_use)
    assert [Card(f"made up {number}") for number in range(500)]
    assert [card_with_printed_name(f"red made up {number}") for number in range(500)]
    gc.collect(0)

    assert before == len(cards._cards_in_use)
    assert card_with_printed_name("red 5") is Card("5", "red")


VALUES = 200


def test_no_made_up_value_is_kept(app, fresh_seed):
    """Of 200 for each route."""
    sender = Sender(app, fresh_seed)
    sender.to_every_route(VALUES)

    assert [] == keeps_made_up()
    assert not {status for status in sender.statuses if status >= 500}
    assert {200, 201, 401, 404, 422} <= set(sender.statuses)


def test_a_cache_that_keeps_what_was_made_up_would_be_found(monkeypatch):
    """Of a function, and of a module."""
    kept = cache(str.upper)
    kept(MARK)
    kept.__module__, kept.__qualname__ = "referee.addresses", "made_up"
    monkeypatch.setattr(addresses, "made_up", kept, raising=False)
    monkeypatch.setattr(addresses, "made", {MARK: 1}, raising=False)

    assert {"referee.addresses.made_up", "referee.addresses.made"} <= set(keeps_made_up())

"""Who may import whom, read from the source itself. ARCHITECTURE.md draws the same picture.

Every rule is a function from the package's folder to complaints, so that the end of this file can show each
of them a small package that breaks it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).parent.parent / "referee"

PURE = ("games", "match", "rulings", "languages", "kit")
BESIDE = {"ask": ("rapidfuzz",)}
"""What a part that is as pure as the games may import of others' beside the standard library."""
BELOW = (*PURE, "ask", "live", "records", "storage")
MAY_IMPORT = {
    "kit": (),
    "rulings": ("kit",),
    "languages": ("kit",),
    "match": ("rulings", "languages", "kit"),
    "games": ("match", "rulings", "languages", "kit"),
    "codec": PURE,
    "config": (),
    "addresses": (),
    "machine": (),
    "text_files": (),
    "message_compiler": ("languages",),
    "built_messages": ("languages", "message_compiler"),
    "build_messages": ("built_messages", "message_compiler"),
    "page": ("built_messages",),
    "ask": PURE,
    "live": ("storage",),
    "records": (*PURE, "codec"),
    "storage": (*PURE, "codec", "config", "machine"),
    "presenters": (*PURE, "codec"),
    "services": (*BELOW, "presenters", "codec", "config", "machine"),
    "api": (*BELOW, "presenters", "services", "codec", "config", "addresses"),
    "server": ("config", "live", "addresses", "machine"),
    "cli": (*BELOW, "presenters", "services", "codec", "config", "machine", "server", "referee"),
    "__main__": ("cli",),
}
"""What each part may import beside itself. `referee` puts all parts together and may import everything."""

IMPURE_MODULES = frozenset(
    ["asyncio", "concurrent", "ctypes", "datetime", "fcntl", "fileinput", "glob", "http", "importlib", "io"]
    + ["logging", "mmap", "multiprocessing", "os", "pathlib", "pkgutil", "platform", "random", "secrets"]
    + ["select", "selectors", "shutil", "signal", "socket", "socketserver", "sqlite3", "ssl", "subprocess"]
    + ["tempfile", "threading", "time", "urllib", "uuid", "zipfile", "zoneinfo"]
)
HINT_READERS = frozenset({"get_type_hints", "get_origin", "__metadata__", "__annotations__"})
IMPURE_CALLS = frozenset({"open", "input", "print", "exec", "eval", "__import__"})
ROOMS = {
    "match": ("model", "table", "history", "text", "help"),
    "games.golf": ("model", "rules", "options", "text", "help"),
    "games.uno": ("model", "rules", "scores", "options", "text", "help"),
    "api": ("http", "middleware", "openapi", "resources"),
}
"""The rooms of the larger parts: each imports only those that stand before it."""
SHARED = "referee.games.shared"
"""What games have in common: it stands between match and the games."""
BESIDE_THE_GAMES = ("help", "shared")
"""What is in referee/games beside them: the list of what they have, and what they have in common."""
WITHOUT_FLASK = ("services", "live", "storage")
"""Parts that get the extensions and the context of an application from their caller."""
HAS_FLASK = "referee.storage.db"
"""The one module of these parts that imports Flask."""
HTTP_STATUSES = frozenset(map(int, HTTPStatus))
LAZY = {"referee", "referee.cli"}
"""May import inside a function without being part of a circle: they put the parts together."""


# What we say of referee/


def test_every_part_has_its_place_in_the_layers():
    assert_none(parts_without_a_place(PACKAGE))


def sentence(part: str) -> str:
    others = ", ".join(MAY_IMPORT[part])
    return f"{part} imports itself, {others}" if others else f"{part} imports only itself"


@pytest.mark.parametrize("part", MAY_IMPORT, ids=sentence)
def test_imports_point_downward(part):
    assert_none(upward_imports(PACKAGE, part))


@pytest.mark.parametrize("part", ROOMS)
def test_rooms_import_only_those_before_them(part):
    assert_none(backward_imports(PACKAGE, part))


@pytest.mark.parametrize("part", ROOMS)
def test_the_rooms_of_a_part_are_those_that_are_drawn(part):
    folders = {file.parent.name for file in PACKAGE.joinpath(*part.split(".")).glob("*/__init__.py")}

    assert set(ROOMS[part]) == folders


def test_games_never_import_each_other():
    assert_none(imports_between_games(PACKAGE))


def test_what_games_share_knows_none_of_them():
    assert_none(imports_of_games_by_what_they_share(PACKAGE))


def test_pure_folders_import_only_the_standard_library_and_each_other():
    assert_none(foreign_imports(PACKAGE))


def test_ask_imports_of_others_only_what_compares_spellings():
    assert_none(foreign_imports_beside(PACKAGE))


def test_pure_folders_know_no_clock_no_chance_and_no_files():
    assert_none(impurities(PACKAGE))


def test_pure_code_is_imported_by_module_never_by_package():
    assert_none(imports_by_package(PACKAGE))


def test_no_circle_of_imports():
    assert_none(circles(PACKAGE))


def test_only_the_games_know_their_names():
    assert_none(questions_for_a_game(PACKAGE))


def test_services_streams_and_storage_do_not_import_flask():
    assert_none(imports_of_flask(PACKAGE))


def test_services_know_no_http_status():
    assert_none(http_statuses(PACKAGE))


def test_the_page_imports_nothing_of_games():
    """Each game registers what it brings along, see core/router.js."""
    assert_none(imports_of_games(PACKAGE / "page" / "static"))


@pytest.mark.parametrize(
    "line",
    [
        'import { a } from "../games/uno/a.js";',
        'const { a } = await import("../games/uno/a.js");',
        'load("../games/uno/a.js");',
    ],
)
def test_an_import_of_a_game_is_found(line, tmp_path):
    (tmp_path / "screens").mkdir()
    (tmp_path / "screens" / "a.js").write_text(f"// A screen.\n{line}\n")

    assert [f"screens/a.js:2 names games/uno/a.js: {REGISTER}"] == imports_of_games(tmp_path)


REGISTER = "games register what they bring, see core/router.js"


def imports_of_games(static: Path) -> list[str]:
    """Files of games that other scripts of the page name. Types are no imports."""
    named = re.compile(r'"[./]*(games/\w+/[^"]+)"')
    return [
        f"{file.relative_to(static)}:{number} names {found[1]}: {REGISTER}"
        for folder in ("core", "screens", "ui")
        for file in sorted((static / folder).glob("*.js"))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for found in named.finditer(line)
        if "@import" not in line
    ]


def test_type_hints_are_read_in_one_place():
    assert_none(readers_of_hints(PACKAGE))


def test_only_the_games_know_their_tags():
    assert_none(tags_of_a_game(PACKAGE))


def assert_none(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


# The rules


def parts_without_a_place(package: Path) -> list[str]:
    parts = {part_of(module): module for module in modules(package)}
    return [
        f"{module} belongs to no layer: give '{part}' its place in MAY_IMPORT of tests/test_architecture.py"
        for part, module in parts.items()
        if part != "referee" and part not in MAY_IMPORT
    ]


def upward_imports(package: Path, part: str) -> list[str]:
    allowed = {part, *MAY_IMPORT[part]}
    return [
        f"{each.place} imports {each.target}, but {sentence(part)}"
        for each in imports(package)
        if part_of(each.importer) == part and is_ours(each.target) and part_of(each.target) not in allowed
    ]


def backward_imports(package: Path, part: str) -> list[str]:
    order = ROOMS[part]
    rooms = {f"referee.{part}.{room}": number for number, room in enumerate(order)}
    return [
        f"{each.place} imports {each.target}, but the rooms of {part} stand in this order: {', '.join(order)}"
        for each in imports(package)
        if (room := room_of(each.importer, rooms)) is not None
        and (other := room_of(each.target, rooms)) is not None
        and other > room
    ]


def room_of(module: str, rooms: dict[str, int]) -> int | None:
    return next((number for room, number in rooms.items() if is_in(module, room)), None)


def imports_between_games(package: Path) -> list[str]:
    return [
        f"{each.place} imports {each.target}, but no game imports another"
        for each in imports(package)
        if game_of(each.importer) and game_of(each.target) not in (None, game_of(each.importer))
    ]


def imports_of_games_by_what_they_share(package: Path) -> list[str]:
    """Of the list of the games, too."""
    return [
        f"{each.place} imports {each.target}, but what games have in common knows none of them"
        for each in imports(package)
        if is_in(each.importer, SHARED) and is_in(each.target, "referee.games")
        if not is_in(each.target, SHARED)
    ]


def foreign_imports(package: Path) -> list[str]:
    return [
        f"{each.place} imports {each.target}, but {', '.join(PURE)} import only the standard library and "
        "each other"
        for each in imports(package)
        if is_pure(each.importer) and not is_pure(each.target)
        if top(each.target) not in sys.stdlib_module_names
    ]


def foreign_imports_beside(package: Path) -> list[str]:
    return [
        f"{each.place} imports {each.target}, but {part} imports of others only {', '.join(BESIDE[part])}"
        for each in imports(package)
        if (part := part_of(each.importer)) in BESIDE and not is_ours(each.target)
        if top(each.target) not in {*sys.stdlib_module_names, *BESIDE[part]} - IMPURE_MODULES
    ]


def impurities(package: Path) -> list[str]:
    imported = [
        f"{each.place} imports {each.target}, but {', '.join(PURE)} know no clock, no chance and no files"
        for each in imports(package)
        if is_pure(each.importer) and top(each.target) in IMPURE_MODULES
    ]
    called = [
        f"{source.place(node)} calls {node.func.id}(), but {', '.join(PURE)} touch nothing outside themselves"
        for source in modules(package).values()
        if is_pure(source.name)
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
    ]
    return imported + called


def imports_of_flask(package: Path) -> list[str]:
    return [
        f"{each.place} imports {each.target}, but {', '.join(WITHOUT_FLASK)} get an application passed"
        for each in imports(package)
        if part_of(each.importer) in WITHOUT_FLASK and each.importer != HAS_FLASK
        if top(each.target).startswith("flask")
    ]


def http_statuses(package: Path) -> list[str]:
    """Numbers in `services` that are statuses of HTTP, and imports of `http`. 100, 200, 300 and 500 are also
    ordinary limits, so these count only in a comparison, an argument or a result."""
    numbers = [
        f"{source.place(number)} has {number.value}: only referee/api knows the statuses of HTTP"
        for source in modules(package).values()
        if part_of(source.name) == "services"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call | ast.Compare | ast.Return | ast.keyword)
        for number in ast.iter_child_nodes(node)
        if isinstance(number, ast.Constant) and type(number.value) is int and number.value in HTTP_STATUSES
    ]
    imported = [
        f"{each.place} imports {each.target}: only referee/api knows the statuses of HTTP"
        for each in imports(package)
        if part_of(each.importer) == "services" and top(each.target) == "http"
    ]
    return numbers + imported


def imports_by_package(package: Path) -> list[str]:
    """A game's own record GAME, and their list GAMES, may come from a package."""
    ours = modules(package)
    return [
        f"{each.place} imports {each.name or 'all'} of the package {each.target}: name one of its modules"
        for each in imports(package)
        if is_pure(each.target) and each.target in ours and ours[each.target].is_package
        if each.name not in ("GAME", "GAMES")
    ]


def circles(package: Path) -> list[str]:
    graph = {module: set() for module in modules(package)}
    for each in imports(package):
        if each.target in graph and not (each.in_function and each.importer in LAZY):
            graph[each.importer].add(each.target)
    found = []
    while circle := a_circle(graph):
        found.append("a circle of imports: " + " -> ".join(circle))
        graph[circle[0]].discard(circle[1])  # cut it, and look for the next
    return found


def a_circle(graph: dict[str, set[str]]) -> list[str] | None:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1][::-1]
    return None


def questions_for_a_game(package: Path) -> list[str]:
    games = {"uno", "golf"} | {game_of(module) for module in modules(package)} - {None}
    return [
        f"{source.place(node)} compares with {text!r}: only referee/games knows a game by its name"
        for source in modules(package).values()
        if part_of(source.name) != "games"
        for node in ast.walk(source.tree)
        for text in texts_compared(node)
        if text.split(".")[0] in games
    ]


def readers_of_hints(package: Path) -> list[str]:
    """Modules that read type hints by themselves."""
    return [
        f"{source.place(node)} reads type hints: referee/rulings/shapes.py does, and others use its shapes"
        for source in modules(package).values()
        if source.name != "referee.rulings.shapes"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Attribute | ast.alias | ast.Name)
        if getattr(node, "attr", getattr(node, "name", getattr(node, "id", ""))) in HINT_READERS
    ]


def tags_of_a_game(package: Path) -> list[str]:
    """Tags of claims, events and articles of a game in other parts, whole or in pieces."""
    sources = modules(package).values()
    inside = [
        text.value for source in sources if part_of(source.name) == "games" for text in texts(source.tree)
    ]
    games = sorted({game_of(module) for module in modules(package)} - {None})
    tag = re.compile(rf"\b(?:{'|'.join(games)})(\.[a-z][\w.-]*)") if games else re.compile("(?!)")
    tags = {found[0]: found[1] for text in inside if (found := tag.fullmatch(text))}
    pieces = {*tags.values(), *(f"{game}." for game in games)}
    return [
        f"{source.place(text)} has {text.value!r}: only referee/games knows the tags of a game"
        for source in sources
        if part_of(source.name) != "games"
        for text in texts(source.tree)
        if text.value in pieces or any(found[0] in tags for found in tag.finditer(text.value))
    ]


def texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """Each text of a module that is no docstring."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body
        if isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node


def texts_compared(node: ast.AST) -> list[str]:
    match node:
        case ast.Compare(left=left, comparators=others):
            sides = [left, *others]
        case ast.MatchValue(value=value):
            sides = [value]
        case ast.Call(func=ast.Attribute(attr="startswith" | "removeprefix"), args=args):
            sides = args
        case _:
            return []
    members = [part for side in sides for part in getattr(side, "elts", [side])]
    return [part.value for part in members if isinstance(part, ast.Constant) and isinstance(part.value, str)]


# Reading


class Source(NamedTuple):
    name: str
    path: str
    tree: ast.Module

    @property
    def is_package(self) -> bool:
        return self.path.endswith("__init__.py")

    def place(self, node: ast.AST) -> str:
        return f"{self.path}:{getattr(node, 'lineno', '?')}"


class Import(NamedTuple):
    place: str
    importer: str
    target: str
    """The module, where `from a import b` names one; else the package or module that b comes from."""
    name: str | None
    in_function: bool


@cache
def modules(package: Path) -> dict[str, Source]:
    sources = {}
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package.parent)
        name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        sources[name] = Source(name, path.as_posix(), ast.parse(file.read_text("utf-8"), str(path)))
    return sources


@cache
def imports(package: Path) -> tuple[Import, ...]:
    ours = modules(package)
    return tuple(
        Import(source.place(node), source.name, *target_of(source, node, alias.name, ours), in_function)
        for source in ours.values()
        for node, in_function in import_statements(source.tree)
        for alias in node.names
    )


def import_statements(tree: ast.AST, in_function: bool = False) -> Iterator[tuple[ast.stmt, bool]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node, in_function
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        yield from import_statements(node, in_function or inside)


def target_of(source: Source, node: ast.stmt, name: str, ours: dict[str, Source]) -> tuple[str, str | None]:
    if isinstance(node, ast.Import):
        return name, None
    origin = node.module or ""
    if node.level:
        parents = source.name.split(".")[: None if source.is_package else -1]
        above = parents[: len(parents) - node.level + 1]
        origin = ".".join([*above, *([node.module] if node.module else [])])
    whole = f"{origin}.{name}"
    return (whole, None) if whole in ours else (origin, name)


def top(module: str) -> str:
    return module.split(".")[0]


def is_ours(module: str) -> bool:
    return top(module) == "referee"


def part_of(module: str) -> str:
    return (module.split(".") + ["referee"])[1] if is_ours(module) and module != "referee" else "referee"


def is_pure(module: str) -> bool:
    return is_ours(module) and part_of(module) in PURE


def is_in(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def game_of(module: str) -> str | None:
    parts = module.split(".")
    is_of_one = parts[:2] == ["referee", "games"] and len(parts) > 2 and parts[2] not in BESIDE_THE_GAMES
    return parts[2] if is_of_one else None


# Each rule, shown a package that keeps it and packages that break it

GOOD = {
    "__init__.py": "def create_app():\n    import referee.cli\n    from referee.api.claims import post\n",
    "cli.py": "from referee import create_app\nfrom referee.config import URL\n\ndef main(): ...\n",
    "config.py": "import os\nURL = os.environ.get('URL')\n",
    "codec.py": "import marshmallow\nfrom referee.games import GAMES\n",
    "services.py": "import time\nfrom referee.codec import dump\nfrom referee.storage import journal\n",
    "storage/__init__.py": "",
    "storage/journal.py": "import sqlalchemy\nimport referee.codec\nimport referee.match.history.line\n",
    "live/hub.py": "import threading\n",
    "api/claims.py": "from referee import services\n\ndef post(game):\n    return game.name == 'blue'\n",
    "games/__init__.py": "from referee.games.golf import game\nfrom referee.games.uno import GAME\n",
    "games/uno/__init__.py": "from referee.games.uno.game import GAME\n",
    "games/uno/game.py": "from referee.games.uno.model import rulebook\nGAME = 'uno' == rulebook.NAME\n",
    "games/uno/model/rulebook.py": "import dataclasses\nfrom referee.kit.cards import Card\nNAME = 'uno'\n",
    "games/golf/__init__.py": "",
    "games/golf/game.py": "import referee.match.history.line\nfrom referee.games.shared import calls\n",
    "games/shared/__init__.py": "",
    "games/shared/calls.py": "import referee.match.history.line\n",
    "match/__init__.py": "",
    "match/history/line.py": "from referee.rulings.judge import judge\n",
    "rulings/__init__.py": "",
    "rulings/judge.py": "import functools\nimport referee.kit.cards\n",
    "kit/__init__.py": "",
    "kit/cards.py": "Card = str\n",
}

BAD = {
    "a part nobody knows": (
        parts_without_a_place,
        {"helpers.py": ""},
        "referee.helpers belongs to no layer: give 'helpers' its place",
    ),
    "rulings know matches": (
        lambda package: upward_imports(package, "rulings"),
        {"rulings/judge.py": "from referee.match.history.line import line\n"},
        "referee/rulings/judge.py:1 imports referee.match.history.line, but rulings imports itself, kit",
    ),
    "siblings know each other": (
        lambda package: upward_imports(package, "records"),
        {"records/ndjson.py": "def line():\n    from referee.storage import journal\n"},
        "referee/records/ndjson.py:2 imports referee.storage.journal, but records imports",
    ),
    "streams know the use cases": (
        lambda package: upward_imports(package, "live"),
        {"live/hub.py": "def wake():\n    from referee.services import looking\n"},
        "referee/live/hub.py:2 imports referee.services, but live imports itself, storage",
    ),
    "the application below the command line": (
        lambda package: upward_imports(package, "api"),
        {"api/claims.py": "from referee import create_app\n"},
        "referee/api/claims.py:1 imports referee, but api imports",
    ),
    "a relative import upward": (
        lambda package: upward_imports(package, "kit"),
        {"kit/cards.py": "from ..match.history import line\n"},
        "referee/kit/cards.py:1 imports referee.match.history.line, but kit imports only itself",
    ),
    "plain settings that know the codec": (
        lambda package: upward_imports(package, "config"),
        {"config.py": "import referee.codec\n"},
        "referee/config.py:1 imports referee.codec, but config imports only itself",
    ),
    "a room knows one after it": (
        lambda package: backward_imports(package, "match"),
        {"match/model/state.py": "from referee.match.text import sentences\n", "match/text/sentences.py": ""},
        "referee/match/model/state.py:1 imports referee.match.text.sentences, but the rooms of match",
    ),
    "UNO knows Golf": (
        imports_between_games,
        {"games/uno/model/rulebook.py": "from referee.games.golf import game\n"},
        "referee/games/uno/model/rulebook.py:1 imports referee.games.golf.game, but no game",
    ),
    "what games share knows Golf": (
        imports_of_games_by_what_they_share,
        {"games/shared/calls.py": "from referee.games.golf import game\n"},
        "referee/games/shared/calls.py:1 imports referee.games.golf.game, but what games have in common",
    ),
    "what games share knows their list": (
        imports_of_games_by_what_they_share,
        {"games/shared/calls.py": "def f():\n    from referee.games import GAMES\n"},
        "referee/games/shared/calls.py:2 imports referee.games, but what games have in common knows none",
    ),
    "a match knows what games share": (
        lambda package: upward_imports(package, "match"),
        {"match/history/line.py": "from referee.games.shared import calls\n"},
        "referee/match/history/line.py:1 imports referee.games.shared.calls, but match imports itself",
    ),
    "Flask in a game": (
        foreign_imports,
        {"games/uno/model/rulebook.py": "import flask\n"},
        f"referee/games/uno/model/rulebook.py:1 imports flask, but {', '.join(PURE)} import only",
    ),
    "marshmallow in a match": (
        foreign_imports,
        {"match/history/line.py": "from marshmallow import fields\n"},
        f"referee/match/history/line.py:1 imports marshmallow, but {', '.join(PURE)} import only",
    ),
    "Flask in the lookup": (
        foreign_imports_beside,
        {"ask/lookup.py": "import re\nfrom rapidfuzz import fuzz\nimport flask\n"},
        "referee/ask/lookup.py:3 imports flask, but ask imports of others only rapidfuzz",
    ),
    "a clock in the lookup": (
        foreign_imports_beside,
        {"ask/lookup.py": "import time\n"},
        "referee/ask/lookup.py:1 imports time, but ask imports of others only rapidfuzz",
    ),
    "the use cases below the lookup": (
        lambda package: upward_imports(package, "ask"),
        {"ask/lookup.py": "import referee.services\n"},
        "referee/ask/lookup.py:1 imports referee.services, but ask imports itself, games, match",
    ),
    "a clock in the kit": (
        impurities,
        {"kit/cards.py": "def now():\n    from datetime import datetime\n"},
        f"referee/kit/cards.py:2 imports datetime, but {', '.join(PURE)} know no clock",
    ),
    "chance in a game": (
        impurities,
        {"games/golf/game.py": "import random\n"},
        f"referee/games/golf/game.py:1 imports random, but {', '.join(PURE)} know no clock",
    ),
    "paths in the rulings": (
        impurities,
        {"rulings/judge.py": "import os.path\n"},
        f"referee/rulings/judge.py:1 imports os.path, but {', '.join(PURE)} know no clock",
    ),
    "a file opened in a match": (
        impurities,
        {"match/history/line.py": "text = open('rules').read()\n"},
        f"referee/match/history/line.py:1 calls open(), but {', '.join(PURE)} touch nothing",
    ),
    "Flask in the storage": (
        imports_of_flask,
        {"storage/journal.py": "def now():\n    from flask import current_app\n"},
        "referee/storage/journal.py:2 imports flask, but services, live, storage get",
    ),
    "an extension of Flask in the services": (
        imports_of_flask,
        {"services.py": "import flask_sqlalchemy\n"},
        "referee/services.py:1 imports flask_sqlalchemy, but services, live, storage get",
    ),
    "a status in the services": (
        http_statuses,
        {"services.py": "def f(body):\n    return Reply(201, body)\n"},
        "referee/services.py:2 has 201: only referee/api knows the statuses of HTTP",
    ),
    "a status by its name in the services": (
        http_statuses,
        {"services.py": "from http import HTTPStatus\n"},
        "referee/services.py:1 imports http: only referee/api knows the statuses of HTTP",
    ),
    "a game by package": (
        imports_by_package,
        {"services.py": "from referee.games import uno\n"},
        "referee/services.py:1 imports all of the package referee.games.uno",
    ),
    "a game by package, in the other spelling": (
        imports_by_package,
        {"services.py": "import referee.games.uno\n"},
        "referee/services.py:1 imports all of the package referee.games.uno",
    ),
    "a name that a package passes on": (
        imports_by_package,
        {"match/history/line.py": "from referee.rulings import judge_all\n"},
        "referee/match/history/line.py:1 imports judge_all of the package referee.rulings",
    ),
    "a circle": (
        circles,
        {"kit/cards.py": "import referee.kit.a\n", "kit/a.py": "def f():\n    import referee.kit.cards\n"},
        "a circle of imports: referee.kit.cards -> referee.kit.a -> referee.kit.cards",
    ),
    "a circle through the application": (
        circles,
        {"__init__.py": "from referee.cli import main\n"},
        "a circle of imports: referee -> referee.cli -> referee",
    ),
    "a module that imports itself": (
        circles,
        {"kit/cards.py": "import referee.kit.cards\n"},
        "a circle of imports: referee.kit.cards -> referee.kit.cards",
    ),
    "if game is uno": (
        questions_for_a_game,
        {"services.py": "def f(game):\n    if game == 'uno': ...\n"},
        "referee/services.py:2 compares with 'uno': only referee/games knows a game by its name",
    ),
    "if game is one of": (
        questions_for_a_game,
        {"api/claims.py": "ok = x not in ('golf', 'skat')\n"},
        "referee/api/claims.py:1 compares with 'golf': only referee/games knows a game by its name",
    ),
    "match on a game": (
        questions_for_a_game,
        {"match/history/line.py": "match x:\n    case 'golf' | 'skat': ...\n"},
        "referee/match/history/line.py:2 compares with 'golf': only referee/games knows a game by its name",
    ),
    "if the claim is of a third game": (
        questions_for_a_game,
        {"games/skat/__init__.py": "", "codec.py": "ok = tag.startswith('skat.')\n"},
        "referee/codec.py:1 compares with 'skat.': only referee/games knows a game by its name",
    ),
    "a second reader of type hints": (
        readers_of_hints,
        {"codec.py": "import typing\n\nhints = typing.get_type_hints(int)\n"},
        "referee/codec.py:3 reads type hints: referee/rulings/shapes.py does, and others use its shapes",
    ),
    "a second reader of type hints, by its name": (
        readers_of_hints,
        {"codec.py": "from typing import get_origin\n"},
        "referee/codec.py:1 reads type hints: referee/rulings/shapes.py does, and others use its shapes",
    ),
    "a tag in a constant": (
        tags_of_a_game,
        {
            "games/skat/__init__.py": "BID = 'skat.bid'\n",
            "ask/now.py": "x = 1\nBIDS = frozenset(['skat.bid'])\n",
        },
        "referee/ask/now.py:2 has 'skat.bid': only referee/games knows the tags of a game",
    ),
    "a tag in a longer text": (
        tags_of_a_game,
        {"games/skat/__init__.py": "BID = 'skat.bid'\n", "codec.py": "fields = 'match.note skat.bid'\n"},
        "referee/codec.py:1 has 'match.note skat.bid': only referee/games knows the tags of a game",
    ),
    "the end of a tag": (
        tags_of_a_game,
        {
            "games/skat/__init__.py": "BID = 'skat.bid'\n",
            "ask/now.py": "def f(tag): return tag.endswith(('.bid',))\n",
        },
        "referee/ask/now.py:1 has '.bid': only referee/games knows the tags of a game",
    ),
    "the beginning of a tag": (
        tags_of_a_game,
        {
            "games/skat/__init__.py": "BID = 'skat.bid'\n",
            "ask/now.py": "def f(kind): return f'skat.{kind}'\n",
        },
        "referee/ask/now.py:1 has 'skat.': only referee/games knows the tags of a game",
    ),
}


def grow(folder: Path, files: dict[str, str]) -> Path:
    package = folder / "referee"
    for name, text in files.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return package


@pytest.mark.parametrize(("rule", "files", "complaint"), BAD.values(), ids=BAD)
def test_a_package_that_breaks_a_rule_is_found(rule, files, complaint, tmp_path):
    complaints = rule(grow(tmp_path, GOOD | files))
    assert len(complaints) == 1
    assert complaints[0].startswith(complaint)


def test_a_package_that_keeps_the_rules_is_left_alone(tmp_path):
    package = grow(tmp_path, GOOD)
    upward = [complaint for part in MAY_IMPORT for complaint in upward_imports(package, part)]
    rules = {rule for rule, _, _ in BAD.values() if rule.__name__ != "<lambda>"}
    assert upward + [complaint for rule in rules for complaint in rule(package)] == []

"""Changes the rules one expression at a time and names the changes that no test notices: `make mutants`.

A *point* is a comparison, a Boolean operator or constant, a bare condition or a number of the code in
PLACES. A *mutant* is the code with one point changed. The tests of a mutant are those that run its line, the
quickest first. They stop at the first failure. A survivor needs a reason in tools/survivors.txt.

Results are kept in .mutants/. A run that was stopped goes on where it was, and the next run repeats the
survivors alone. `--fresh` forgets all results. `--trace` measures anew which test runs which line: this is
needed after tests were added.

mutmut and cosmic-ray were not tried. As far as we know, mutmut works on a copy of the tree, and cosmic-ray
starts the test command anew for each mutant, which collects all tests each time. Here pytest imports and
collects once. Each mutant is a fork in which the code objects of one function are replaced. A line that
already runs at import is changed before a fresh import instead.
"""

import argparse
import ast
import copy
import functools
import gc
import importlib.abc
import importlib.machinery
import json
import os
import random
import resource
import signal
import sys
import time
import types
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import coverage
import pytest

HERE = Path(__file__).parent.parent
KEPT = HERE / ".mutants"
REASONS = Path(__file__).with_name("survivors.txt")
PLACES = ("games/uno/rules", "games/golf/rules", "games/uno/scores", "match/table", "rulings")
TESTS = ("tests/games", "tests/match", "tests/rulings", "tests/test_scenarios.py")

SECONDS = 20.0
"""CPU seconds of tests that a mutant gets at most, by the times that the traced run measured."""
AT_ONCE = 2
"""Processes."""
MOST_SURVIVORS = 0.02
OPPOSITE = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
NO_POINTS = ("annotation", "returns", "decorator_list")
CACHE = functools._lru_cache_wrapper
PLAIN_CONDITIONS = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)


@dataclass(frozen=True)
class Mutant:
    """One changed point; `number` is its place among the points of the file, `key` outlives moved lines."""

    file: str
    number: int
    line: int
    function: str | None
    key: str


def points(tree: ast.Module) -> Iterator[tuple[ast.AST, int | str, ast.AST, str | None]]:
    """Each point with what is changed of it, its surroundings, and its outermost function."""

    def walk(node: ast.AST, around: ast.AST, function: str | None, owner: str) -> Iterator[tuple]:
        for name, value in ast.iter_fields(node):
            if name in NO_POINTS:
                continue
            for one in value if isinstance(value, list) else [value]:
                if not isinstance(one, ast.AST):
                    continue
                inside, named = function, owner
                if isinstance(one, (ast.FunctionDef, ast.ClassDef)):
                    named = f"{owner}.{one.name}".lstrip(".")
                    inside = function or (named if isinstance(one, ast.FunctionDef) else None)
                near = node if isinstance(one, ast.Constant) and isinstance(node, ast.expr) else one
                if isinstance(one, ast.Compare):
                    for place in range(len(one.ops)):
                        yield one, place, near, inside or named
                elif isinstance(one, ast.BoolOp):
                    yield one, "op", near, inside or named
                elif isinstance(one, ast.UnaryOp) and isinstance(one.op, ast.Not):
                    yield one, "not", near, inside or named
                elif isinstance(one, ast.Constant) and isinstance(one.value, int):
                    yield one, "value", near, inside or named
                yield from walk(one, near, inside, named)
                if isinstance(one, (ast.If, ast.IfExp, ast.While)) and isinstance(one.test, PLAIN_CONDITIONS):
                    yield one, "test", one.test, inside or named

    yield from walk(tree, tree, None, "")


def mutate(point: tuple) -> None:
    node, what, _, _ = point
    match what:
        case int():
            node.ops[what] = OPPOSITE[type(node.ops[what])]()
        case "op":
            node.op = OPPOSITE[type(node.op)]()
        case "not":  # `not not x` keeps the place and the type
            node.operand = ast.copy_location(ast.UnaryOp(ast.Not(), node.operand), node)
        case "value":
            node.value = not node.value if isinstance(node.value, bool) else node.value + 1
        case "test":
            node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)


def mutants_of(file: str) -> Iterator[Mutant]:
    text = (HERE / file).read_text(encoding="utf-8")
    tree, seen = ast.parse(text), Counter[str]()
    for number, point in enumerate(points(tree)):
        node, what, near, function = point
        before = ast.unparse(near)
        old = copy.copy(vars(node)) | ({"ops": [*node.ops]} if isinstance(what, int) else {})
        mutate(point)
        after = ast.unparse(node.test if what == "test" else near)
        vars(node).update(old)
        if what == "not":
            node.operand = old["operand"]
        key = f"{file.removeprefix('referee/')} {function}: {before} -> {after}".replace("\n", " ")
        seen[key] += 1
        yield Mutant(file, number, node.lineno, function, f"{key} #{seen[key]}" if seen[key] > 1 else key)


def mutated(mutant: Mutant) -> types.CodeType:
    tree = ast.parse((HERE / mutant.file).read_text(encoding="utf-8"))
    mutate(list(points(tree))[mutant.number])
    return compile(tree, str(HERE / mutant.file), "exec", dont_inherit=True)


def every_mutant() -> list[Mutant]:
    files = [
        str(path.relative_to(HERE))
        for place in PLACES
        for path in sorted((HERE / "referee" / place).glob("*.py"))
    ]
    return [mutant for file in files for mutant in mutants_of(file)]


def replaced(mutant: Mutant) -> int:
    """How many functions of this process were replaced by those of a mutant."""
    old = compile(
        (HERE / mutant.file).read_text(encoding="utf-8"), str(HERE / mutant.file), "exec", dont_inherit=True
    )
    pairs = {a: b for a, b in _pairs(old, mutated(mutant)) if a != b}
    changed = 0
    for one in gc.get_objects():
        if not isinstance(one, types.FunctionType) or one.__code__ not in pairs:
            continue
        if one.__code__.co_filename == str(HERE / mutant.file):
            one.__code__ = pairs[one.__code__]
            changed += 1
    return changed


def _pairs(old: types.CodeType, new: types.CodeType) -> Iterator[tuple[types.CodeType, types.CodeType]]:
    yield old, new
    codes = [[one for one in code.co_consts if isinstance(one, types.CodeType)] for code in (old, new)]
    for a, b in zip(*codes, strict=True):
        yield from _pairs(a, b)


class Mutated(importlib.abc.MetaPathFinder):
    """Imports one module as a mutant."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant, self.name = mutant, mutant.file.removesuffix(".py").replace("/", ".")

    def find_spec(self, name, path, target=None):
        if name != self.name:
            return None
        mutant = self.mutant

        class Loader(importlib.machinery.SourceFileLoader):
            def get_code(self, fullname):
                return mutated(mutant)

        file = str(HERE / mutant.file)
        return importlib.util.spec_from_file_location(name, file, loader=Loader(name, file))


def is_of_the_tests(cache: CACHE) -> bool:
    return getattr(cache, "__module__", "").startswith(("tests.", "tools."))


def run(items: list[pytest.Item]) -> str | None:
    """The first test that fails, if any does."""
    from _pytest.runner import runtestprotocol

    for place, item in enumerate(items):
        after = items[place + 1] if place + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return item.nodeid
    return None


def forked(jobs: Iterator[tuple[str, float, object]]) -> Iterator[tuple[str, dict]]:
    """What each of the jobs (key, seconds, function) answers, in a process of its own, some at once."""
    running: dict[int, tuple[str, int, float]] = {}

    def ended() -> tuple[str, dict]:
        while True:
            pid, status, used = os.wait4(-1, os.WNOHANG)
            if pid:
                key, reading, _ = running.pop(pid)
                with os.fdopen(reading) as answer:
                    text = answer.read()
                seconds = used.ru_utime + used.ru_stime
                if text:
                    return key, json.loads(text) | {"cpu": seconds}
                # Ended by a signal it was killed, as after its time. Otherwise the fault is not the mutant's.
                by = f"a process that ended with {status}" if status else None
                return key, {"by": by, "why": "its process answered nothing", "cpu": seconds}
            for pid, (_, _, until) in running.items():
                if time.monotonic() > until:
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.005)

    for key, seconds, job in jobs:
        while len(running) >= AT_ONCE:
            yield ended()
        reading, writing = os.pipe()
        pid = os.fork()
        if not pid:
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            nowhere = os.open(os.devnull, os.O_RDWR)
            for number in (0, 1, 2):
                os.dup2(nowhere, number)
            try:
                os.write(writing, json.dumps(job()).encode())
            finally:
                os._exit(0)
        os.close(writing)
        running[pid] = key, reading, time.monotonic() + 30 + 20 * seconds
    while running:
        yield ended()


class Runner:
    """The plugin that runs mutants in place of tests."""

    def __init__(self, wanted: list[Mutant], chosen: argparse.Namespace, results: dict) -> None:
        self.wanted, self.chosen, self.results = wanted, chosen, results

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.imported.stop()
        gc.disable()
        gc.unfreeze()  # tests/conftest.py froze what was collected, and gc.get_objects() leaves that out
        self.items = {item.nodeid: item for item in session.items if "fresh_seed" not in item.fixturenames}
        self.caches = [one for one in gc.get_objects() if isinstance(one, CACHE) and is_of_the_tests(one)]
        if self.chosen.trace or not (KEPT / "traced.json").exists():
            jobs = [("traced", 3000.0, self._trace)]
            for _, answer in forked(iter(jobs)):
                print(f"traced {len(self.items)} tests: {answer['cpu']:.0f} CPU seconds", flush=True)
        traced = json.loads((KEPT / "traced.json").read_text())
        kept = (key for key in traced["seconds"] if key in self.items and key not in traced["failed"])
        order = sorted(kept, key=lambda key: traced["seconds"][key])
        self.seconds, place = traced["seconds"], {key: number for number, key in enumerate(order)}
        at_import = self.imported.get_data()

        def jobs_of() -> Iterator:
            for mutant in self.wanted:
                lines = traced["lines"].get(mutant.file, {})
                tests = [one for one in lines.get(str(mutant.line), ()) if one in place]
                if mutant.line in (at_import.lines(str(HERE / mutant.file)) or ()):
                    everywhere = {one for several in lines.values() for one in several if one in place}
                    tests = self._affordable(sorted({*tests, *everywhere}, key=place.__getitem__))
                    self.late.append((mutant, tests))
                    continue
                tests = self._affordable(sorted(tests, key=place.__getitem__))
                seconds = sum(self.seconds[one] for one in tests)
                yield mutant.key, seconds, lambda m=mutant, t=tests: self._try(m, t)

        for key, answer in forked(jobs_of()):
            kept_answer(self.results, key, answer)
        (KEPT / "late.json").write_text(json.dumps([(one.key, tests) for one, tests in self.late]))
        return True

    late: list = []

    def _affordable(self, tests: list[str]) -> list[str]:
        some, left = [], SECONDS
        for one in tests:
            left -= self.seconds[one] + 0.001
            if left < 0:
                break
            some.append(one)
        return some

    def _try(self, mutant: Mutant, tests: list[str]) -> dict:
        if not replaced(mutant):
            return {"by": None, "tests": len(tests), "why": "no function was replaced"}
        self._forget()
        why = None if tests else "no test runs its line"
        return {"by": run([self.items[one] for one in tests]), "tests": len(tests), "why": why}

    def _forget(self) -> None:
        """Empties the caches of the tests: what one test has played, the next one plays anew."""
        for one in self.caches:
            one.cache_clear()

    def _trace(self) -> dict:
        watched = coverage.Coverage(data_file=None, config_file=False, source=None, include=[
            str(HERE / "referee" / place / "*.py") for place in PLACES])  # fmt: skip
        watched.start()
        seconds, failed = {}, []
        for key, item in self.items.items():
            self._forget()
            watched.switch_context(key)
            before = time.process_time()
            if run([item]):
                failed.append(key)
            seconds[key] = time.process_time() - before
        watched.stop()
        data, lines = watched.get_data(), defaultdict(dict)
        for file in data.measured_files():
            name = str(Path(file).relative_to(HERE))
            lines[name] = {str(line): tests for line, tests in data.contexts_by_lineno(file).items()}
        (KEPT / "traced.json").write_text(json.dumps({"seconds": seconds, "failed": failed, "lines": lines}))
        return {"failed": failed}


class Late:
    """The plugin that runs the tests of one mutant after a first import of the package."""

    def __init__(self, tests: list[str]) -> None:
        self.tests, self.by = tests, "the import of the package"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        missing = [one for one in self.tests if one not in items]
        self.by = missing[0] if missing else run([items[one] for one in self.tests])
        return True


OPTIONS = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=1"]


def late(mutant: Mutant, tests: list[str]) -> dict:
    """As Runner does, in a process that has not imported the package yet."""
    sys.meta_path.insert(0, Mutated(mutant))
    by = None
    for some in (tests[:200], tests[200:]):  # the first are of few files, as each of them is collected anew
        if by is None and some:
            plugin = Late(some)
            pytest.main([*OPTIONS, *dict.fromkeys(one.split("::")[0] for one in some)], plugins=[plugin])
            by = plugin.by
    return {"by": by, "tests": len(tests), "late": True}


def kept_answer(results: dict, key: str, answer: dict) -> None:
    results[key] = answer
    with (KEPT / "results.jsonl").open("a") as file:
        file.write(json.dumps([key, answer]) + "\n")
    why = answer["by"] or answer.get("why") or ""
    print(f"{'killed  ' if answer['by'] else 'SURVIVED'} {answer['cpu']:5.1f} s  {key}  {why}", flush=True)


def reasons() -> dict[str, str]:
    """The survivors that were looked at: key -> reason. A line that begins with spaces is a reason."""
    found, key = {}, ""
    for line in REASONS.read_text(encoding="utf-8").splitlines() if REASONS.exists() else ():
        if line.startswith("    "):
            found[key] = f"{found.get(key, '')} {line.strip()}".strip()
        elif line and not line.startswith("#"):
            key = line
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description="changes that no test notices")
    parser.add_argument("--sample", type=int, help="only so many mutants, chosen by --seed, judged anew")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="only those whose key begins so: games/uno/rules/calls.py")
    parser.add_argument("--trace", action="store_true", help="look anew which test runs which line")
    parser.add_argument("--fresh", action="store_true", help="forget all results")
    chosen = parser.parse_args()
    os.chdir(HERE)
    os.environ["REFEREE_TEST_SEED"] = "1"
    KEPT.mkdir(exist_ok=True)
    kept = KEPT / "results.jsonl"
    if chosen.fresh:
        kept.unlink(missing_ok=True)
    results = dict(map(json.loads, kept.read_text().splitlines())) if kept.exists() else {}
    everything = [one for one in every_mutant() if one.key.startswith(chosen.only)]
    if chosen.sample:
        everything = random.Random(chosen.seed).sample(everything, min(chosen.sample, len(everything)))
    wanted = [one for one in everything if chosen.sample or not results.get(one.key, {"by": None})["by"]]
    if wanted and not os.fork():
        try:
            runner = Runner(wanted, chosen, results)
            runner.imported = coverage.Coverage(
                data_file=None, config_file=False, include=[f"{HERE}/referee/*"]
            )
            runner.imported.start()
            pytest.main([*OPTIONS, *TESTS], plugins=[runner])
        finally:
            os._exit(0)
    if wanted:
        os.wait()
        by_key = {one.key: one for one in wanted}
        jobs = ((key, SECONDS, lambda k=key, t=tests: late(by_key[k], t)) for key, tests in
                json.loads((KEPT / "late.json").read_text()))  # fmt: skip
        for key, answer in forked(jobs):
            kept_answer(results, key, answer)
        results = dict(map(json.loads, kept.read_text().splitlines()))
    return told(everything, results)


def told(everything: list[Mutant], results: dict) -> int:
    """0 if every survivor has a reason and few survive; prints the numbers of each place."""
    known = reasons()
    survivors = [one for one in everything if one.key in results and not results[one.key]["by"]]
    for place in PLACES:
        here = [one for one in everything if one.file.startswith(f"referee/{place}/")]
        tried = [one for one in here if one.key in results]
        alive = [one for one in survivors if one in here]
        print(f"{place:18} {len(here):5} points {len(tried):5} tried {len(alive):4} survive")
    unknown = [one for one in survivors if one.key not in known]
    print(*(f"survives without a reason: {one.key} (line {one.line})" for one in unknown), sep="\n")
    allowed = max(1, round(MOST_SURVIVORS * len(everything)))
    print(f"{len(survivors)} of {len(everything)} survive, {len(unknown)} lack a reason; {allowed} may")
    return 1 if unknown or len(survivors) > allowed else 0


if __name__ == "__main__":
    sys.exit(main())

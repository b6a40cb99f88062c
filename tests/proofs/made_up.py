"""Made-up values for every field of every route: nobody has sent any of them before.

Bodies and queries have the shape that openapi.yaml says, filled with words and numbers that nobody knows.
"""

import gc
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from urllib.parse import quote, urlencode
from weakref import WeakValueDictionary

import yaml
from flask import Flask
from werkzeug.routing import Rule

from tests.api.phone import Phone, Send, through

DOCUMENT = Path(__file__).parents[2] / "openapi.yaml"
LETTERS = "abcdefghijklmnopqrstuvwxyzäé0123456789 -_.<"
MARK = "qzx"
"""Begins every made-up word."""
CONTAINERS = (dict, set, list, WeakValueDictionary)
DEEPEST = 5
SOMETIMES = 0.6
STREAM = "/v1/matches/{match_id}/stream"
Shape = dict[str, Any]


@dataclass
class MadeUp:
    """Makes values up, and counts them."""

    rng: Random
    shapes: Shape = field(default_factory=dict)
    values: int = 0

    def word(self) -> str:
        self.values += 1
        return MARK + "".join(self.rng.choices(LETTERS, k=self.rng.choice((4, 12, 60))))

    def number(self) -> int:
        self.values += 1
        return self.rng.choice((1, -1)) * self.rng.randrange(10 ** self.rng.choice((1, 3, 12)))

    def value(self, shape: Shape, depth: int = 0) -> Any:
        """A value of this shape of JSON Schema, with made-up words for its strings."""
        if "$ref" in shape:
            return self.value(self.shapes[shape["$ref"].rpartition("/")[2]], depth)
        for several in ("oneOf", "anyOf"):
            if several in shape:
                return self.value(self.rng.choice(shape[several]), depth)
        if "allOf" in shape:
            parts = [self.value(one, depth) for one in shape["allOf"]]
            known = [part for part in parts if isinstance(part, dict)]
            return {name: one for part in known for name, one in part.items()} if known else parts[0]
        known = [shape["const"]] if "const" in shape else shape.get("enum")
        if known and self.rng.random() < 0.9:
            return self.rng.choice(known)
        return self._of_type(shape, depth)

    def _of_type(self, shape: Shape, depth: int) -> Any:
        kind = shape.get("type", "object" if "properties" in shape else "string")
        kind = self.rng.choice(kind) if isinstance(kind, list) else kind
        match kind:
            case "object" if depth < DEEPEST:
                return self._object(shape, depth)
            case "array" if depth < DEEPEST:
                return [self.value(shape.get("items", {}), depth + 1) for _ in range(self.rng.randrange(9))]
            case "integer" | "number":
                return self.number()
            case "boolean":
                return self.rng.random() < 0.5
            case "null":
                return None
        return self.word()

    def _object(self, shape: Shape, depth: int) -> dict[str, Any]:
        required = shape.get("required", ())
        told = {
            name: self.value(one, depth + 1)
            for name, one in shape.get("properties", {}).items()
            if name in required or self.rng.random() < SOMETIMES
        }
        others = shape.get("additionalProperties")
        if others is not None and others is not False:
            inner = others if isinstance(others, dict) else {}
            told |= {self.word(): self.value(inner, depth + 1) for _ in range(self.rng.randrange(4))}
        return told


class Sender:
    """Sends made-up requests to the routes of an app; some of them as the scorekeeper of a match."""

    def __init__(self, app: Flask, seed: int):
        document = yaml.load(DOCUMENT.read_text(encoding="utf-8"), yaml.CSafeLoader)
        self.made = MadeUp(Random(seed), document["components"]["schemas"])
        self.send: Send = through(app.test_client())
        self.paths: Shape = document["paths"]
        self.routes = [(method, rule) for rule in app.url_map.iter_rules() for method in _methods(rule)]
        self.statuses: Counter[int] = Counter()

    def to_every_route(self, values: int) -> None:
        """Send so many made-up values to each route."""
        for method, rule in self.routes:
            keeper = Phone.opening(self.send, "Ann", "Bob", "Cat")
            until = self.made.values + values
            while self.made.values < until:
                self._request(method, rule, keeper)

    def _request(self, method: str, rule: Rule, phone: Phone) -> None:
        made, template = self.made, _template(rule)
        operation = self.paths.get(template, {}).get(method.lower(), {})
        is_keeper = method != "DELETE" and template != STREAM and made.rng.random() < 0.3
        keeper = phone if is_keeper else None
        of = {name: _segment(rule, name, made) for name in rule.arguments}
        if keeper is not None and "match_id" in of:
            of["match_id"] = keeper.match
        query = {one["name"]: made.word() for one in operation.get("parameters", ()) if one["in"] == "query"}
        query |= {made.word(): made.word()} if made.rng.random() < 0.2 else {}
        headers = {
            "Authorization": f"Bearer {keeper.token if keeper else made.word().encode().hex()}",
            "Idempotency-Key": made.word().encode().hex()[:32].ljust(16, "0"),
            "If-None-Match": f'"{made.word().encode().hex()}"',
        }
        _, path = rule.build(of, append_unknown=False) or ("", "")
        body = None
        for kind, content in operation.get("requestBody", {}).get("content", {}).items():
            headers["Content-Type"] = kind
            body = json.dumps(made.value(content["schema"])).encode()
        self.statuses[self.send(method, f"{path}?{urlencode(query)}", headers, body).status] += 1


def _methods(rule: Rule) -> Iterator[str]:
    yield from sorted((rule.methods or set()) - {"HEAD", "OPTIONS"})


def _template(rule: Rule) -> str:
    """The route as openapi.yaml writes it."""
    return re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)


def _segment(rule: Rule, name: str, made: MadeUp) -> Any:
    """A made-up value for this part of a path."""
    converter: Any = rule._converters[name]
    return made.rng.randrange(10**6) if converter.regex.startswith(r"\d") else quote(made.word(), safe="")


# --- what is kept of them ---


def caches() -> dict[str, _lru_cache_wrapper]:
    """Every function of the package with a cache, by its name."""
    found = (one for module in _modules() for one in vars(module).values())
    wrappers = [one for one in found if isinstance(one, _lru_cache_wrapper)]
    return {f"{one.__module__}.{one.__qualname__}": one for one in wrappers if "referee." in one.__module__}


def keeps_made_up() -> list[str]:
    """The caches without a bound and the containers of modules that have a made-up word among their keys."""
    unbounded = [(name, one) for name, one in caches().items() if one.cache_info().maxsize is None]
    kept = [
        (name, keys) for name, one in unbounded for keys in gc.get_referents(one) if isinstance(keys, dict)
    ]
    for module in _modules():
        of_module = vars(module).items()
        kept += [(f"{module.__name__}.{name}", one) for name, one in of_module if isinstance(one, CONTAINERS)]
    return [name for name, keys in kept if any(MARK in repr(key) for key in [*keys])]


def _modules() -> list[ModuleType]:
    return [module for name, module in sys.modules.items() if name.startswith("referee.")]


def resident() -> int:
    """The memory of this process, in bytes."""
    gc.collect()
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return 1024 * int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

"""The differences between two recordings, to be read: each change once, with its request.

comparison = Comparison("3f2a9c1")
comparison.add("uno/wilds", before, after)
print("\\n".join(comparison.lines()))
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import takewhile
from typing import Any

from tools.corpus.whole import Written

CONTEXT = 2
"""Lines shown before and after a change."""
LONGEST = 40
"""Lines shown of each side of a change."""
WIDEST = 400
"""Characters shown of a line."""
ALIKE = 4
"""Changes shown that are the same words in other sentences, or differ in their values alone."""
NAMED = 3
"""Chapters named, and answers of each, that have the same change; also requests that only one side has."""
LONG = 60
"""Words of a line up to which it is searched for those that changed."""
SAME_JSON = "the bytes differ, though not the JSON: the order of members, or spaces"

VALUE = re.compile(r'"(?:[^"\\]|\\.)*"(?!:)|-?\d+(?:\.\d+)?')
IN_A_STREAM = re.compile(r"(?:data: )?(?=[{\[])")


@dataclass(frozen=True)
class Hunk:
    """Neighboring lines that changed in one answer, and the lines around them."""

    was: tuple[str, ...]
    now: tuple[str, ...]
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    path: str = ""

    @property
    def key(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The same for the same change, however deep it stands in the JSON."""
        return tuple(map(_stripped, self.was)), tuple(map(_stripped, self.now))

    @property
    def shape(self) -> Any:
        """The same for changes of the same words, and for changes that differ in their values alone."""
        was, now = self.key
        if len(was) == len(now):
            return tuple(_edit(*pair) for pair in zip(was, now, strict=True))
        return tuple(VALUE.sub("?", line) for line in was), tuple(VALUE.sub("?", line) for line in now)

    def lines(self) -> Iterator[str]:
        yield f"   @@ {self.path}".rstrip()
        yield from (f"    {line}" for line in _narrow(self.before))
        yield from (f"   -{line}" for line in _narrow(self.was))
        yield from (f"   +{line}" for line in _narrow(self.now))
        yield from (f"    {line}" for line in _narrow(self.after))


@dataclass
class Fold:
    """The other answers that have the same change, by chapter."""

    others: dict[str, list[int]] = field(default_factory=dict)

    def add(self, chapter: str, place: int) -> None:
        places = self.others.setdefault(chapter, [])
        if place not in places[-1:]:
            places.append(place)

    def lines(self, first: tuple[str, int], said: str = "the same") -> Iterator[str]:
        chapter, place = first
        others = {
            name: [one for one in places if (name, one) != (chapter, place)]
            for name, places in self.others.items()
        }
        others = {name: places for name, places in others.items() if places}
        if others:
            many = sum(map(len, others.values()))
            yield f"   {said} in {many:,} other answer{'s' * (many > 1)}: {_named(others)}"


@dataclass
class Comparison:
    """Chapters that were compared, each change under the first answer that has it."""

    base: str
    entries: int = 0
    chapters: int = 0
    differing: Counter[str] = field(default_factory=Counter)
    """How many answers differ, by chapter."""
    uncompared: int = 0
    """How many chapters only one side has or has recorded."""
    folds: dict[Any, Fold] = field(default_factory=dict)
    shapes: dict[Any, list[Any]] = field(default_factory=dict)
    """The keys of the changes of each shape."""
    unshown: dict[Any, Fold] = field(default_factory=dict)
    """By shape: where the changes are that are like those shown."""
    parts: list[tuple[str, list[Any]]] = field(default_factory=list)
    """What is printed: for each chapter its lines and its changes."""

    def add(self, chapter: str, before: Sequence[Written], after: Sequence[Written]) -> None:
        """Compare a chapter that both sides have."""
        self.chapters += 1
        self.entries += len(after)
        parts: list[Any] = []
        for kind, first, last, first_now, last_now in _opcodes(
            [one.asked for one in before], [one.asked for one in after]
        ):
            if kind == "equal":
                pairs = zip(before[first:last], after[first_now:last_now], strict=True)
                for place, (was, now) in enumerate(pairs, first_now + 1):
                    parts += self._compared(chapter, place, was, now)
            else:
                parts += self._one_sided(chapter, "-", before[first:last])
                parts += self._one_sided(chapter, "+", after[first_now:last_now])
        if parts:
            self.parts.append((chapter, parts))

    def note(self, chapter: str, said: str) -> None:
        """Say of a chapter that it cannot be compared, and why."""
        self.chapters += 1
        self.uncompared += 1
        self.parts.append((chapter, [f"   {said}"]))

    def _one_sided(self, chapter: str, sign: str, entries: Sequence[Written]) -> Iterator[str]:
        self.differing[chapter] += len(entries)
        for one in entries[:NAMED]:
            yield f"   {sign} {one.asked} -> {one.outcome}" if one.result else f"   {sign} {one.asked}"
        if len(entries) > NAMED:
            which = f"that {self.base} does not have" if sign == "+" else f"that only {self.base} has"
            yield f"   {sign} and {len(entries) - NAMED:,} more requests {which}"

    def _compared(self, chapter: str, place: int, was: Written, now: Written) -> Iterator[Any]:
        if (was.result, was.headers, was.body) == (now.result, now.headers, now.body):
            return
        self.differing[chapter] += 1
        found = [hunk for hunk in hunks_of(was, now) if self._is_shown(hunk, chapter, place)]
        if found:
            yield chapter, place, now, found

    def _is_shown(self, hunk: Hunk, chapter: str, place: int) -> bool:
        """Whether it is a new change, and not the same as others but for its values."""
        alike = self.shapes.setdefault(hunk.shape, [])
        is_new = hunk.key not in self.folds and len(alike) < ALIKE
        if is_new:
            alike.append(hunk.key)
            self.folds[hunk.key] = Fold()
        if hunk.key in self.folds:
            self.folds[hunk.key].add(chapter, place)
        else:
            self.unshown.setdefault(hunk.shape, Fold()).add(chapter, place)
        return is_new

    def lines(self) -> Iterator[str]:
        """The differences by chapter, and a summary in the last line."""
        for chapter, parts in self.parts:
            yield from (chapter, "=" * len(chapter))
            for part in parts:
                yield from [part] if isinstance(part, str) else self._shown(*part)
            yield ""
        yield self.summary()

    def _shown(self, chapter: str, place: int, now: Written, found: list[Hunk]) -> Iterator[str]:
        yield f"{place}  {now.asked}"
        yield from (f"   > {line}" for line in _narrow(now.sent.splitlines()))
        if now.result:
            yield f"   {now.outcome}"
        for hunk in found:
            yield from hunk.lines()
            yield from self.folds[hunk.key].lines((chapter, place))
            if hunk.key == self.shapes[hunk.shape][-1] and hunk.shape in self.unshown:
                yield from self.unshown[hunk.shape].lines((chapter, place), "the like")

    @property
    def is_different(self) -> bool:
        return bool(self.differing) or self.uncompared > 0

    def summary(self) -> str:
        """All in one line."""
        compared = f"{self.entries:,} answers in {_many(self.chapters, 'chapter')}"
        if not self.is_different:
            return f"Nothing differs from {self.base}: {compared}."
        differ = f"{self.differing.total():,} of {compared} differ from {self.base}"
        uncompared = f"{_many(self.uncompared, 'chapter')} could not be compared; " if self.uncompared else ""
        chapters, changes = _many(len(self.differing), "chapter"), _many(len(self.folds), "change")
        return f"{differ}, in {chapters}; {uncompared}{changes} shown."


# --- one answer ---


def hunks_of(was: Written, now: Written) -> list[Hunk]:
    """What differs between two answers; at least one hunk."""
    return list(_hunks(_readable(was, was.body != now.body), _readable(now, was.body != now.body))) or [
        *_hunks(_as_written(was), _as_written(now)),
        *([Hunk((), (SAME_JSON,))] if _as_written(was) == _as_written(now) else []),
    ]


def _readable(entry: Written, is_other_body: bool) -> tuple[str, ...]:
    """The status, the headers and the body, with sorted members. The length follows from another body."""
    headers = (line for line in entry.headers if not (is_other_body and line.startswith("Content-Length:")))
    return (f"status {entry.outcome}", *headers, "", *_readable_body(entry.body))


def _as_written(entry: Written) -> tuple[str, ...]:
    return (entry.outcome, *entry.headers, "", *entry.body.split("\n"))


@lru_cache(512)
def _readable_body(body: str) -> tuple[str, ...]:
    whole = _container(body)
    if whole is not None:
        return tuple(_pretty(whole))
    return tuple(line for written in body.split("\n") for line in _readable_line(written))


def _readable_line(line: str) -> list[str]:
    start = IN_A_STREAM.match(line)
    told = None if start is None else _container(line[start.end() :])
    return [line] if start is None or told is None else [start[0], *_pretty(told)]


def _container(text: str) -> Any:
    """The list or the object that a text is in JSON, if it is one."""
    try:
        return json.loads(text) if text[:1] in ("{", "[") else None
    except ValueError:
        return None


def _pretty(told: Any) -> list[str]:
    return json.dumps(_unfolded(told), indent=2, sort_keys=True, ensure_ascii=False).split("\n")


def _unfolded(told: Any) -> Any:
    """The same with each text that is JSON, as the database has them, read."""
    if isinstance(told, dict):
        return {name: _unfolded(value) for name, value in told.items()}
    if isinstance(told, list):
        return [_unfolded(value) for value in told]
    inner = _container(told) if isinstance(told, str) else None
    return told if inner is None else _unfolded(inner)


@lru_cache(512)
def _hunks(was: tuple[str, ...], now: tuple[str, ...]) -> tuple[Hunk, ...]:
    return tuple(
        Hunk(
            was[first:last],
            now[first_now:last_now],
            now[max(0, first_now - CONTEXT) : first_now],
            now[last_now : last_now + CONTEXT],
            _path(now, first_now),
        )
        for kind, first, last, first_now, last_now in _opcodes(was, now)
        if kind != "equal"
    )


def _opcodes(was: Sequence[str], now: Sequence[str]) -> Iterator[tuple[str, int, int, int, int]]:
    """Those of difflib, which is slow, for what is left between the same beginning and the same end."""
    start = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(was, now, strict=False)))
    rest = zip(reversed(was[start:]), reversed(now[start:]), strict=False)
    end = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], rest))
    if start:
        yield "equal", 0, start, 0, start
    middle = SequenceMatcher(None, was[start : len(was) - end], now[start : len(now) - end])
    for kind, first, last, first_now, last_now in middle.get_opcodes():
        yield kind, first + start, last + start, first_now + start, last_now + start
    if end:
        yield "equal", len(was) - end, len(was), len(now) - end, len(now)


def _path(lines: Sequence[str], place: int) -> str:
    """The keys of the objects around a line of JSON: `ruling > findings`."""
    found: list[str] = []
    depth = _depth(lines[place]) if place < len(lines) else 0
    for line in reversed(lines[:place]):
        if not line.strip():
            break
        if _depth(line) < depth:
            depth = _depth(line)
            found += re.findall(r'^ *"([^"]+)":', line)
    return " > ".join(reversed(found))


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _edit(was: str, now: str) -> tuple[str, str, str]:
    """The words that changed in a line. If it is a value that changed, the line with marks for its values."""
    words, others = was.split(), now.split()
    if max(len(words), len(others)) > LONG:
        return "", VALUE.sub("?", was), VALUE.sub("?", now)
    codes = [code for code in _opcodes(words, others) if code[0] != "equal"]
    gone = " ".join(word for _, first, last, _, _ in codes for word in words[first:last])
    new = " ".join(word for _, _, _, first, last in codes for word in others[first:last])
    if VALUE.sub("", gone) or VALUE.sub("", new):
        return "words", gone.strip('"'), new.strip('"')
    return "values", VALUE.sub("?", was), VALUE.sub("?", now)


def _stripped(line: str) -> str:
    return line.strip().removesuffix(",")


def _many(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' * (number != 1)}"


def _narrow(lines: Sequence[str]) -> Iterator[str]:
    for line in lines[:LONGEST]:
        yield line if len(line) <= WIDEST else f"{line[:WIDEST]} ... {len(line):,} characters"
    if len(lines) > LONGEST:
        yield f"... {len(lines) - LONGEST:,} more lines"


def _named(places: dict[str, list[int]]) -> str:
    """`uno/wilds 3, 5, 8 and 4 more; uno/drawing 2; and 12 more chapters`."""
    parts = [f"{name} {_some(numbers)}" for name, numbers in list(places.items())[:NAMED]]
    more = len(places) - NAMED
    return "; ".join([*parts, *([f"and {more} more chapter{'s' * (more > 1)}"] if more > 0 else [])])


def _some(numbers: list[int]) -> str:
    shown = ", ".join(map(str, numbers[:NAMED]))
    return f"{shown} and {len(numbers) - NAMED} more" if len(numbers) > NAMED else shown

"""Draws the icon of the page as PNG, in the sizes that phones ask for.

The icon consists of the shapes of the four colors. It is drawn line by line.
"""

import math
import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

Color = tuple[int, int, int]
Point = tuple[float, float]

LINES_A_DOT = 4
"""Number of lines that are drawn for each line of dots, so that edges are smooth."""


class Shape(NamedTuple):
    """A polygon of one color. The picture is one unit wide and high, with its middle at (0, 0)."""

    color: Color
    corners: tuple[Point, ...]


def _round(x: float, y: float, radius: float, corners: int = 48) -> tuple[Point, ...]:
    angles = [2 * math.pi * corner / corners for corner in range(corners)]
    return tuple((x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in angles)


def _star(x: float, y: float, radius: float) -> tuple[Point, ...]:
    points, dents = _round(x, y, radius, 10)[::2], _round(x, y, 0.45 * radius, 10)[1::2]
    return tuple(corner for pair in zip(points, dents, strict=True) for corner in pair)


GROUND = (0x11, 0x14, 0x18)
SHAPES = (
    Shape((0xC8, 0x10, 0x2E), _round(-0.17, -0.17, 0.14)),
    Shape((0x0B, 0x5F, 0xC2), ((0.04, -0.3), (0.3, -0.3), (0.3, -0.04), (0.04, -0.04))),
    Shape((0x15, 0x80, 0x3D), ((-0.17, 0.04), (-0.02, 0.31), (-0.32, 0.31))),
    Shape((0xF5, 0xC4, 0x00), _star(0.17, 0.18, 0.16)),
)


def png(size: int, share: float) -> bytes:
    """Return the icon as PNG. `size` is its width and height in dots; `share` scales the shapes."""
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)  # eight bits for each of red, green and blue
    lines = b"".join(b"\0" + line for line in _lines(size, share))
    parts = {b"IHDR": header, b"IDAT": zlib.compress(lines, 9), b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts.items())


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _lines(size: int, share: float) -> Iterator[bytes]:
    shapes = [Shape(color, _on_dots(corners, size, share)) for color, corners in SHAPES]
    for top in range(size):
        dots = bytearray(bytes(GROUND) * size)
        for shape in shapes:
            for x, part in _coverage(shape, top).items():
                mixed = (round(g + (c - g) * part) for g, c in zip(GROUND, shape.color, strict=True))
                dots[3 * x : 3 * x + 3] = bytes(mixed)
        yield bytes(dots)


def _on_dots(corners: tuple[Point, ...], size: int, share: float) -> tuple[Point, ...]:
    return tuple((size * (0.5 + share * x), size * (0.5 + share * y)) for x, y in corners)


def _coverage(shape: Shape, top: int) -> dict[int, float]:
    """Return the covered part of each dot of a line that lies in the shape, from 0 to 1."""
    covered: dict[int, float] = {}
    for subline in range(LINES_A_DOT):
        edges = sorted(_crossings(shape.corners, top + (subline + 0.5) / LINES_A_DOT))
        for left, right in zip(edges[::2], edges[1::2], strict=True):
            for x in range(int(left), math.ceil(right)):
                part = min(right, x + 1) - max(left, x)
                covered[x] = covered.get(x, 0) + part / LINES_A_DOT
    return covered


def _crossings(corners: tuple[Point, ...], y: float) -> Iterator[float]:
    """Yield the x of each edge between these corners that crosses the line at y."""
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y1 <= y) != (y2 <= y):
            yield x1 + (x2 - x1) * (y - y1) / (y2 - y1)

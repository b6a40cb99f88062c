"""Reads the text files of the package for `kit/tables.py`, which reads no files itself."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def content_of(path: str) -> bytes:
    """Return the bytes of the file at this path inside the package, with `/` between folders."""
    return (PACKAGE / path).read_bytes()

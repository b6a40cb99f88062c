"""Reads the text files of the package for `kit/tables.py`, which reads no files itself."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def read_package_file(path: str) -> bytes:
    """Return the bytes of a file of the package. `path` is relative to the package, with `/` between
    folders."""
    return (PACKAGE / path).read_bytes()

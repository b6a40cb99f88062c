"""The function that reads files of the package. `kit/tables.py` uses it for text files with tables."""

from pathlib import Path

PACKAGE_FOLDER = Path(__file__).parent


def read_package_file(path: str) -> bytes:
    """Return the bytes of a file of the package. `path`: the path relative to the package, with `/` between
    folders."""
    return (PACKAGE_FOLDER / path).read_bytes()

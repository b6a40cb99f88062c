"""The files that the message compiler builds: the catalog of the server, and the two modules of the page.

`make` builds them (`referee/build_messages.py`), and git ignores them. Each file contains a digest of its
sources. If a file is missing or does not fit its sources, this module compiles the messages in memory and
logs a warning. Compiling takes about a second.
"""

import hashlib
import json
import logging
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from referee.languages.catalog import Pattern

PACKAGE = Path(__file__).parent
CATALOG = PACKAGE / "languages" / "catalog.json"
PAGE_MODULES = {folder: PACKAGE / "page" / "static" / folder / "messages.js" for folder in ("ui", "screens")}
"""The modules of the page, by the folder of scripts in which they are."""
BUILT_FILES = (CATALOG, *PAGE_MODULES.values())
SOURCES = ("languages/*/*.ftl", "languages/*/page/*.ftl", "message_compiler/*.py")
"""The sources of the built files, as patterns of paths inside the package."""
DIGEST_IN_MODULE = re.compile(r"^// Sources: ([0-9a-f]{64})$", re.MULTILINE)

log = logging.getLogger(__name__)


@cache
def digest_of_sources() -> str:
    """Return the SHA-256 digest of all Fluent files and of the compiler, as hexadecimal digits."""
    digest = hashlib.sha256()
    for path in _source_files():
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\n".encode() + path.read_bytes() + b"\n")
    return digest.hexdigest()


def _source_files() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from sorted(PACKAGE.glob(pattern))


def are_built() -> bool:
    """Return whether all built files exist and fit their sources."""
    return _read_built_catalog() is not None and all(map(_read_built_module, PAGE_MODULES))


def load_catalog() -> Mapping[str, Pattern]:
    """Return the patterns of the messages of the server, by key.

    The compiler is imported here because a server whose messages are built does not need it.
    """
    built = _read_built_catalog()
    if built is not None:
        return built
    from referee.message_compiler.compiling import compile_server_catalog

    _warn_about_compiling(CATALOG)
    return compile_server_catalog()


def _read_built_catalog() -> Mapping[str, Pattern] | None:
    """The patterns in the file of the catalog, or None if the file is missing, damaged or out of date."""
    try:
        content = json.loads(CATALOG.read_bytes())
    except (OSError, ValueError):
        return None
    if not isinstance(content, dict) or content.get("sources") != digest_of_sources():
        return None
    messages: Mapping[str, Pattern] = content["messages"]
    return messages


def load_page_module(folder: str) -> bytes:
    """Return the text of the module of messages in this folder of scripts (`ui` or `screens`)."""
    built = _read_built_module(folder)
    if built is not None:
        return built
    from referee.message_compiler.compiling import compile_module_in_folder

    _warn_about_compiling(PAGE_MODULES[folder])
    return compile_module_in_folder(folder).encode()


def _read_built_module(folder: str) -> bytes | None:
    """The text of a built module, or None if its file is missing, damaged or out of date."""
    try:
        body = PAGE_MODULES[folder].read_bytes()
        found = DIGEST_IN_MODULE.search(body.decode())
    except (OSError, ValueError):
        return None
    return body if found and found[1] == digest_of_sources() else None


def _warn_about_compiling(file: Path) -> None:
    path = file.relative_to(PACKAGE.parent).as_posix()
    command = f"{sys.executable} -P -m referee.build_messages"
    log.warning(
        "%s is missing or out of date, so its messages are compiled now. To build it: %s", path, command
    )

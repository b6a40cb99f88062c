"""Sentences of messages.

This module opens no files. `referee/__init__.py` passes the function that loads the catalog
(`referee/built_messages.py`) to `set_catalog_loader`.
"""

from collections.abc import Callable, Mapping
from functools import cache

from referee.languages import grammar
from referee.languages.catalog import Catalog, Facts, Pattern

_loaders: list[Callable[[], Mapping[str, Pattern]]] = []


def set_catalog_loader(load: Callable[[], Mapping[str, Pattern]]) -> None:
    """Set the function that loads the patterns of all messages."""
    _loaders[:] = [load]
    english.cache_clear()


@cache
def english() -> Catalog:
    """The catalog of the English messages. Raises ValueError if no loader was set."""
    (load,) = _loaders
    return Catalog(load(), grammar.FUNCTIONS, grammar.form)


def tell(key: str, facts: Facts) -> str:
    """The message with this key, as a sentence. Raises KeyError if the message or a fact is missing."""
    return english().format(key, facts)

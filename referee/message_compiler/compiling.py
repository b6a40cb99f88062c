"""Compiles all messages of the server, or all messages of a module of the page."""

from collections.abc import Mapping

from referee.languages.catalog import Pattern
from referee.message_compiler.page import PAGE_MODULES
from referee.message_compiler.page_modules import compile_page_module
from referee.message_compiler.reading import ENGLISH, read_folder
from referee.message_compiler.server_catalog import compile_catalog


def compile_server_catalog() -> Mapping[str, Pattern]:
    """Return the patterns of the messages of the server, by key. Raises FaultyMessages."""
    return compile_catalog(read_folder(ENGLISH))


def compile_module_in_folder(folder: str, language: str = "en") -> str:
    """Return the text of the module of messages in this folder of scripts (`ui` or `screens`).

    Raises FaultyMessages.
    """
    (module,) = (module for module in PAGE_MODULES if module.folder == folder)
    return compile_page_module(module, language)

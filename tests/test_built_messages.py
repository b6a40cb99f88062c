"""The built files of messages: a server without them, or with old ones, says the same."""

import subprocess
import sys

import pytest

from referee import build_messages, built_messages
from referee.built_messages import BUILT_FILES, CATALOG, PAGE_MODULES, load_catalog, load_page_module


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Built files in a folder of their own."""
    paths = {path: tmp_path / path.relative_to(built_messages.PACKAGE) for path in BUILT_FILES}
    for path in paths.values():
        path.parent.mkdir(parents=True, exist_ok=True)
    modules = {folder: paths[path] for folder, path in PAGE_MODULES.items()}
    for module in (built_messages, build_messages):
        monkeypatch.setattr(module, "CATALOG", paths[CATALOG])
        monkeypatch.setattr(module, "PAGE_MODULES", modules)
    monkeypatch.setattr(built_messages, "PACKAGE", built_messages.PACKAGE)
    build_messages.build()
    return paths


def all_texts():
    return load_catalog(), [_without_digest(load_page_module(folder)) for folder in PAGE_MODULES]


def _without_digest(module: bytes) -> bytes:
    lines = module.splitlines()
    return b"\n".join(line for line in lines if not line.startswith(b"// Sources: "))


def test_what_was_built_is_read_and_nothing_is_compiled(built, caplog):
    catalog, modules = all_texts()

    assert built_messages.are_built()
    assert "The match is over: " in str(catalog["match-over-breaks"])
    assert all(b"export const messages" in module for module in modules)
    assert [] == caplog.records


def test_a_server_with_built_messages_imports_no_compiler():
    """The compiler and its parser would take memory that a small machine lacks."""
    code = """
import sys, referee
from referee.languages.speech import tell
from referee.page import assets_by_path
assert tell("match-over-breaks", {"winners": "Ann"}) and "ui/messages.js" in assets_by_path()
print([name for name in sys.modules if "fluent" in name or "message_compiler" in name])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert ("[]\n", "") == (run.stdout, run.stderr)


DAMAGE = {
    "missing": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "cut off": lambda path: path.write_bytes(path.read_bytes()[:-20].replace(b"Sources", b"Source")),
    "of other sources": lambda path: path.write_bytes(
        path.read_bytes().replace(built_messages.digest_of_sources().encode(), b"0" * 64)
    ),
    "no text": lambda path: path.write_bytes(b"\xff\xfe[]"),
    "no object": lambda path: path.write_bytes(b"[]"),
}


@pytest.mark.parametrize("file", BUILT_FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_file_that_does_not_fit_is_compiled_anew(built, file, damage, caplog, monkeypatch):
    """The texts are the same, and the log says which file, and how to build it."""
    expected = all_texts()
    DAMAGE[damage](built[file])
    monkeypatch.setattr(
        built_messages, "PACKAGE", built[CATALOG].parents[1]
    )  # the log names a path inside it

    assert not built_messages.are_built()
    assert expected == all_texts()
    (record,) = caplog.records
    assert built[file].name in record.getMessage()
    assert record.getMessage().endswith(" -P -m referee.build_messages")

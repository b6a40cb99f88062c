"""The indexes of all questions may be built beforehand, and are never those of other phrasings."""

import re
import subprocess
import sys

import pytest

from referee.ask.reading import spellings
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import all_indexes
from referee.kit import tables
from referee.match.help.phrased import phrasings_in
from referee.services import indexes
from referee.text_files import PACKAGE_FOLDER

ASKED = "may i lay a wild draw four on a draw two"


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr(indexes, "INDEX_FILE", tmp_path / "indexes.pickle")
    return indexes.INDEX_FILE


def test_what_is_found_in_kept_indexes_is_what_is_found_in_those_just_built(file):
    """The same questions with the same scores, and they are the questions of this process."""
    indexes.build_index_file()
    kept, built = indexes.load_stored_indexes(), all_indexes()

    assert list(built) == list(kept)
    assert indexes.is_index_file_valid()
    for game, index in built.items():
        hits = index.look_up(ASKED, 50)
        assert hits
        assert hits == kept[game].look_up(ASKED, 50)
        assert all(
            hit.question is one.question for hit, one in zip(hits, kept[game].look_up(ASKED, 50), strict=True)
        )


def test_indexes_that_other_code_made_are_not_those(file, monkeypatch):
    """A release that reads a phrasing otherwise builds all of them anew."""
    indexes.build_index_file()
    monkeypatch.setattr(indexes, "INDEX_SOURCE_FILES", indexes.INDEX_SOURCE_FILES[:-1])

    assert {} == indexes.load_stored_indexes()


@pytest.mark.parametrize("path", [*indexes.INDEX_SOURCE_FILES, *indexes.files_of_questions()])
def test_each_file_that_makes_them_counts_for_the_digest(path, monkeypatch):
    digest, content_of = indexes._digest_of_index_sources(), tables.content_of_text_file
    monkeypatch.setattr(tables, "content_of_text_file", lambda one: content_of(one) + b"#" * (one == path))

    assert digest != indexes._digest_of_index_sources()


def test_the_standard_library_is_enough_to_see_whether_they_are_kept():
    """A wheel is built where no other package is installed."""
    code = (
        "import sys; from referee.services import indexes; indexes.is_index_file_valid(); print(*sys.modules)"
    )
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, '.'); {code}"]
    run = subprocess.run(command, cwd=PACKAGE_FOLDER.parent, capture_output=True, text=True, check=False)

    assert "referee.services.indexes" in run.stdout, run.stderr


@pytest.mark.parametrize(
    "damage", ["missing", "of other phrasings", "cut off", "one bit", "no digest", "empty"]
)
def test_a_file_that_does_not_fit_is_not_read(damage, file):
    """And nothing in it is looked at."""
    indexes.build_index_file()
    whole = file.read_bytes()
    file.unlink()
    made = {
        "of other phrasings": b"0" * 64 + whole[64:],
        "cut off": whole[:-1],
        "one bit": whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:],
        "no digest": whole[130:],
        "empty": b"",
    }
    if damage in made:
        file.write_bytes(made[damage])

    assert {} == indexes.load_stored_indexes()
    assert not indexes.is_index_file_valid()


PHRASED = sorted(
    one.relative_to(PACKAGE_FOLDER).as_posix() for one in PACKAGE_FOLDER.glob("games/*/help/phrasings/*")
)


@pytest.mark.parametrize("path", PHRASED)
def test_each_phrasing_counts_for_the_digest(path):
    """So a file in which one has changed makes other indexes."""
    phrasings = phrasings_in(tables.read_text_table(path), QUESTIONS)

    assert set().union(*phrasings.values()) <= set(indexes._all_phrasings())


@pytest.mark.parametrize("path", spellings.FILES)
def test_indexes_that_other_words_made_are_not_those(path, file, monkeypatch):
    """Each text file that changes what a phrasing means counts."""
    indexes.build_index_file()
    content_of = tables.content_of_text_file
    assert indexes.load_stored_indexes()
    monkeypatch.setattr(tables, "content_of_text_file", lambda one: content_of(one) + b"\n" * (one == path))

    assert {} == indexes.load_stored_indexes()


def test_make_builds_them_anew_for_each_text_file_that_they_are_made_of():
    makefile = (PACKAGE_FOLDER.parent / "Makefile").read_text("utf-8")
    (patterns,) = re.findall(
        r"^\$\(INDEXES\): \$\(RUN\) \$\(wildcard (.*)\) \| \$\(MESSAGES\)$", makefile, re.MULTILINE
    )
    depends_on = {file for pattern in patterns.split() for file in PACKAGE_FOLDER.parent.glob(pattern)}

    assert len(PHRASED) >= 11
    assert {PACKAGE_FOLDER / path for path in PHRASED} | {*PACKAGE_FOLDER.glob("ask/*/*.txt")} <= depends_on
    read = (*indexes.INDEX_SOURCE_FILES, *indexes.files_of_questions())
    assert {PACKAGE_FOLDER / path for path in read} <= depends_on

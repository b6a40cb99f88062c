"""What `make corpus BASE=...` prints, of answers made up here and of two commits of a tiny repository."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.corpus.test_answers import once_each, unlike_sqlite
from tools.corpus import base, digests, whole
from tools.corpus.__main__ import how_to_see
from tools.corpus.book import JSON, Answer, Named
from tools.corpus.compare import SAME_JSON, Comparison
from tools.corpus.digests import Recorded, difference, recorded_of

ROOT = Path(__file__).parents[2]
TEXT = (("Content-Type", "text/plain"),)


def answer(body, asked="POST /v1/claims 3 uno.draw", sent=b'{"claim": "uno.draw"}', status=201, spaces=None):
    written = json.dumps(body, indent=spaces).encode()
    headers = (("Content-Length", str(len(written))), ("Content-Type", JSON))
    return Answer(asked, status, headers, written, sent)


def ruling(sentence, number=3):
    return {"number": number, "ruling": {"findings": [{"article": "uno.draw", "sentence": sentence}]}}


def written(*entries):
    return list(whole.parsed("".join(f"{entry.whole()}\n" for entry in entries)))


def compared(**chapters):
    """What is printed of these chapters: of each the entries before and after."""
    comparison = Comparison("3f2a9c1")
    for name, (before, after) in chapters.items():
        comparison.add(name, written(*before), written(*after))
    return "\n".join(comparison.lines())


# --- what is printed ---


def test_a_changed_answer_is_shown_with_its_request():
    before = [answer({}, "GET /v1/presets", b"", 200), answer(ruling("Bob draws."))]
    after = [answer({}, "GET /v1/presets", b"", 200), answer(ruling("Bob draws one."))]

    assert (
        compared(wilds=(before, after))
        == """\
wilds
=====
2  POST /v1/claims 3 uno.draw
   > {"claim": "uno.draw"}
   201
   @@ ruling > findings
          {
            "article": "uno.draw",
   -        "sentence": "Bob draws."
   +        "sentence": "Bob draws one."
          }
        ]

1 of 2 answers in 1 chapter differ from 3f2a9c1, in 1 chapter; 1 change shown."""
    )


def test_the_same_change_in_many_answers_is_shown_once():
    before, after = ([answer(ruling(said, one)) for one in range(40)] for said in ("It is.", "It is so."))
    deeper = [[answer({"entries": [one.json]}) for one in side] for side in (before, after)]
    printed = compared(wilds=(before, after), names=deeper, drawing=(before, after))

    assert printed.count('+        "sentence": "It is so."') == 1
    assert (
        "   the same in 119 other answers: wilds 2, 3, 4 and 36 more; names 1, 2, 3 and 37 more;" in printed
    )
    assert "names\n=====" not in printed
    assert len(printed.splitlines()) < 20
    assert "120 of 120 answers in 3 chapters differ from 3f2a9c1, in 3 chapters; 1 change shown." in printed


def test_of_changes_that_differ_in_values_a_few_are_shown():
    before = [answer({"number": one}) for one in range(50)]
    after = [answer({"number": one, "key": f"k{one}"}) for one in range(50)]
    printed = compared(wilds=(before, after))

    assert printed.count('+  "key"') == 4
    assert "   the like in 46 other answers: wilds 5, 6, 7 and 43 more" in printed
    assert "50 of 50 answers" in printed


def test_the_same_words_in_other_sentences_are_folded():
    """Also where a transcript has them, which is no JSON; other words are shown."""
    cards = [f"{color} {number}" for color in ("red", "blue") for number in range(10)]
    verbs = ("fits", "does fit")
    before, after = ([answer(ruling(f"The {card} {verb}.")) for card in cards] for verb in verbs)
    text = [[Answer("GET /record.txt", 200, TEXT, f"  The red 77 {verb}.".encode())] for verb in verbs]
    other = [[answer(ruling(said), "POST /v1/rulings")] for said in ("The red 1 is gone.", "The red 1 went.")]
    printed = compared(wilds=(before, after), record=text, names=other)

    assert printed.count("does fit.") == 4
    assert "   the like in 17 other answers: wilds 5, 6, 7 and 13 more; record 1\n" in printed
    assert "The red 1 went." in printed


def test_requests_that_only_one_side_has_are_named():
    before = [answer({}, f"GET /v1/{one}", b"", 200) for one in range(9)]
    after = [*before[:1], *before[6:], answer({}, "GET /v1/new", b"", 404)]
    printed = compared(wilds=(before, after))

    assert "   - GET /v1/1 -> 200\n" in printed
    assert "   - and 2 more requests that only 3f2a9c1 has\n" in printed
    assert "   + GET /v1/new -> 404\n" in printed


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        (answer({"a": 1}), answer({"a": 1}, status=200), ["   -status 201", "   +status 200"]),
        (
            answer({"a": 1}, spaces=1),
            answer({"a": 1}, spaces=2),
            ["-Content-Length: 11", "+Content-Length: 12"],
        ),
        (
            Answer("TABLE x", 1, (), b'[{"a": 1, "b": 2}]'),
            Answer("TABLE x", 1, (), b'[{"b": 2, "a": 1}]'),
            ['-[{"a": 1, "b": 2}]', '+[{"b": 2, "a": 1}]'],
        ),
        (
            Answer("X", 1, (("Content-Type", JSON),), b'{"a":  1}'),
            Answer("X", 1, (("Content-Type", JSON),), b'{ "a": 1}'),
            [SAME_JSON],
        ),
        (
            Answer("X", 1, TEXT, b'id: 1\ndata: {"a": 1, "b": 2}\n'),
            Answer("X", 1, TEXT, b'id: 1\ndata: {"a": 1, "b": 3}\n'),
            ['    "a": 1', '-  "b": 2', '+  "b": 3'],
        ),
        (
            Answer("TABLE x", 1, (), b'[{"claim": "{\\"seat\\":1}"}]'),
            Answer("TABLE x", 1, (), b'[{"claim": "{\\"seat\\":2}"}]'),
            ['-      "seat": 1', '+      "seat": 2'],
        ),
        (Named("route /a: GET"), Named("route /b: GET"), ["- route /a: GET", "+ route /b: GET"]),
    ],
    ids=["status", "spaces", "order", "bytes", "stream", "stored", "name"],
)
def test_whatever_differs_is_shown(before, after, shown):
    printed = compared(wilds=([before], [after]))

    assert all(one in printed for one in shown), printed
    assert recorded_of([before]) != recorded_of([after])


def test_where_nothing_differs_it_says_so():
    same = [answer(ruling("Bob draws.")), Named(""), Named("route /a: GET")]

    assert compared(wilds=(same, same)) == "Nothing differs from 3f2a9c1: 3 answers in 1 chapter."


def test_what_is_written_whole_is_read_again():
    """Also names between answers, and answers of releases that wrote no request."""
    entries = [
        Named("operation GET /"),
        Named(""),
        answer(ruling("Bob draws.")),
        Answer("GET /book.txt", 200, TEXT, b"Title\n=====\n\nText\n"),
        answer({"a": 1}),
        Named("log {}"),
    ]
    read = written(*entries)

    assert [one.asked for one in read] == [
        "operation GET /",
        "",
        *(one.asked for one in entries[2:5]),
        "log {}",
    ]
    assert [one.sent for one in read[2:5]] == ['{"claim": "uno.draw"}', "", '{"claim": "uno.draw"}']
    assert read[3].body == "Title\n=====\n\nText\n"
    assert list(whole.parsed("=== GET / -> 200 2 ab\nA: b\n\n{}\n\n"))[0].headers == ("A: b",)


# --- what is recorded, and what a failed test says ---


def test_a_digest_is_of_every_byte_and_of_the_order():
    one, other = answer({"a": 1}), answer({"b": 2})
    headers = Answer(one.asked, one.status, (*one.headers, ("X", "y")), one.body)
    asked, status = answer({"a": 1}, "POST /v1/x"), answer({"a": 1}, status=200)
    all_records = [[one, other], [other, one], [one], [headers], [asked], [status], [one, Named("x")]]

    assert len({recorded_of(entries).digest for entries in all_records}) == len(all_records)
    assert recorded_of([one]) == recorded_of([answer({"a": 1}, sent=b"another request")])


def test_a_failed_test_has_the_command_that_shows_the_difference():
    entries = [answer({"a": 1})]
    found = difference("uno/wilds", entries, {"uno/wilds": Recorded(2, "ab")})

    assert found.startswith("uno/wilds: 2 answers with the digest ab recorded, 1 answers with the digest ")
    assert f"\n    make corpus BASE={digests.head()} ARGS=uno/wilds\n" in found
    assert "uno/wilds: nothing recorded, 1 answers" in difference("uno/wilds", entries, {})
    assert difference("uno/wilds", entries, {"uno/wilds": recorded_of(entries)}) is None


def test_records_are_replaced_by_chapter(tmp_path):
    file = tmp_path / "digests.txt"
    one, other = Recorded(1, "aa"), Recorded(2, "bb")

    assert digests.write({"b": one, "a": one, "gone": one}, ["a", "b", "gone"], file) == ["a", "b", "gone"]
    assert digests.write({"b": other}, ["a", "b"], file) == ["b", "gone"]
    assert file.read_text() == "a 1 aa\nb 2 bb\n"
    assert digests.read(file) == {"a": one, "b": other}
    assert 'make corpus BASE=HEAD ARGS="a b"' in how_to_see(["a", "b"])
    assert how_to_see([str(one) for one in range(99)]).endswith("make corpus BASE=HEAD")


# --- two commits ---


HARNESS = """
import os, pathlib, signal, sys
import referee
from tools.corpus.chapters import CHAPTERS

def main():
    _, full, folder, *names = sys.argv
    failed = []
    for name in names:
        body = CHAPTERS[name]
        if body == "fails":
            failed.append(name + " was not written:\\nTraceback:\\nAssertionError: no ruling\\n")
            continue
        if body == "interrupts":
            os.kill(os.getppid(), signal.SIGINT)
            signal.pause()
        file = pathlib.Path(folder, name + ".txt")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"=== GET /{name} -> 200 9 abc{body}\\nContent-Type: text/plain\\n\\n{body}\\n\\n")
    sys.exit("\\n".join(failed) or 0)

main()
"""


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """A repository with a service and a corpus in a few lines, committed once."""
    monkeypatch.setattr(base.tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    root = tmp_path / "repository"
    for file, text in {
        "referee/__init__.py": "",
        "tests/__init__.py": "",
        "tools/__init__.py": "",
        "tools/corpus/__init__.py": "",
        "tools/corpus/__main__.py": HARNESS,
    }.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text)
    chapters(root, {"uno/wilds": "red", "once/names": "Ann", "uno/old": "x"})
    git(root, "init", "--quiet")
    git(root, "add", ".")
    git(
        root,
        "-c",
        "user.name=Ann",
        "-c",
        "user.email=ann@example.org",
        "commit",
        "--quiet",
        "--message",
        "One",
    )
    yield root
    assert list((tmp_path / "temporary").iterdir()) == []
    assert len(git(root, "worktree", "list").splitlines()) == 1


def git(root, *arguments):
    return subprocess.run(["git", "-C", root, *arguments], check=True, capture_output=True, text=True).stdout


def chapters(root, told):
    (root / "tools/corpus/chapters.py").write_text(f"CHAPTERS = {told}\n")


def test_two_commits_are_compared_each_by_its_own_code(repository, capsys):
    assert base.main(repository, "HEAD", []) == base.SAME
    assert capsys.readouterr().out.startswith("Nothing differs from ")

    chapters(repository, {"uno/wilds": "blue", "once/names": "fails", "uno/new": "y"})
    assert base.main(repository, "HEAD", []) == base.DIFFERENT
    out, commit = capsys.readouterr().out, git(repository, "rev-parse", "--short", "HEAD").strip()

    assert "uno/wilds\n=========\n1  GET /uno/wilds\n   200\n   @@\n" in out
    assert "   -red\n   +blue\n" in out
    assert "once/names\n==========\n   not recorded by this checkout: AssertionError: no ruling\n" in out
    assert f"uno/old\n=======\n   a chapter that only {commit} has\n" in out
    assert "uno/new\n=======\n   a chapter that only this checkout has\n" in out
    assert out.splitlines()[-1] == (
        f"1 of 1 answers in 4 chapters differ from {commit}, in 1 chapter; 3 chapters could not be compared; "
        "1 change shown."
    )


def test_only_the_named_chapters_are_compared(repository, capsys):
    chapters(repository, {"uno/wilds": "red", "once/names": "Bob"})

    assert base.main(repository, "HEAD", ["uno/wilds"]) == base.SAME
    assert base.main(repository, "HEAD", ["uno/none"]) == base.IMPOSSIBLE
    assert capsys.readouterr().err == "There is no chapter uno/none.\n"


@pytest.mark.parametrize("name", ["nowhere", "--help", ""])
def test_of_an_unknown_commit_one_sentence_is_said(repository, capsys, name):
    assert base.main(repository, name, []) == base.IMPOSSIBLE
    assert capsys.readouterr() == ("", f"BASE: git knows no commit {name!r} here.\n")


def test_a_commit_that_cannot_be_imported_is_named(repository, capsys):
    (repository / "referee/__init__.py").write_text("import nothing_of_this_name\n")

    assert base.main(repository, "HEAD", []) == base.IMPOSSIBLE
    expected = "The answers of this checkout cannot be recorded: ModuleNotFoundError: "
    assert capsys.readouterr().err.startswith(expected)


def test_code_from_elsewhere_is_refused(repository, monkeypatch):
    side = base.Side("this checkout", repository, repository)
    monkeypatch.setattr(side, "_python", lambda *_: (0, json.dumps(["/a/referee.py", "/b.py", []]), ""))

    with pytest.raises(base.Impossible, match="is not imported from its checkout: /a/referee.py"):
        side.probe()


def test_after_an_interruption_nothing_is_left(repository, tmp_path):
    """The fixture looks at what is left."""
    chapters(repository, {"uno/wilds": "interrupts"})
    command = (
        "import sys, pathlib; from tools.corpus import base; base.main(pathlib.Path(sys.argv[1]), 'HEAD', [])"
    )
    done = subprocess.run(
        [sys.executable, "-c", command, repository],
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(tmp_path / "temporary")},
        capture_output=True,
        text=True,
    )

    assert done.returncode == -signal.SIGINT
    assert "KeyboardInterrupt" in done.stderr


# --- PostgreSQL ---


def test_what_differs_between_databases_is_shown(monkeypatch):
    """`make corpus` asks SQLite alone, so a failed test on PostgreSQL shows the rest."""
    ours, others = [answer({"a": 1})], [answer({"a": 2})]
    monkeypatch.setattr("tests.corpus.test_answers.played_on_sqlite", lambda name: others)

    assert '   -  "a": 2\n   +  "a": 1\n' in unlike_sqlite("wilds", ours)
    assert unlike_sqlite("wilds", others) == ""


def test_a_chapter_is_played_once(monkeypatch):
    asked = []
    monkeypatch.setattr("tests.corpus.test_answers.told", lambda house, name: asked.append(name) or Played())
    play = once_each(None)

    assert [play("uno/wilds"), play("uno/wilds")] == [["entry"]] * 2
    assert asked == ["uno/wilds"]


class Played:
    entries = ["entry"]

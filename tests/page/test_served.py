"""What phones fetch: the same programs as the files, without what is written for those who read these."""

import gzip
import json
import subprocess
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
import rcssmin
import rjsmin

from referee import page
from referee.page import STATIC_FOLDER

MOST_BYTES = 183_000
"""Of all screens, compressed."""

Differing = Callable[[Mapping[str, tuple[str, str]]], list[str]]

SCRIPTS = {
    path.relative_to(STATIC_FOLDER).as_posix(): path.read_text("utf-8")
    for path in STATIC_FOLDER.rglob("*.js")
}


STYLES = {
    path.relative_to(STATIC_FOLDER).as_posix(): path.read_text("utf-8")
    for path in STATIC_FOLDER.rglob("*.css")
}

RULES = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const spaces = [[/\\s+/g, " "], [/ ?, ?/g, ","], [/\\( /g, "("], [/ \\)/g, ")"]];
  const bare = (rule) => spaces.reduce((one, [space, less]) => one.replace(space, less), rule.cssText);
  return [...sheet.cssRules].map(bare);
}"""
"""What a style sheet says to a browser. A browser keeps the spaces of a value that has variables."""


@pytest.fixture(scope="session")
def rules_of(browser) -> Iterator[Callable[[str], list[str]]]:
    """Reads a style sheet as a browser does."""
    page = browser.new_page()
    yield lambda text: page.evaluate(RULES, text)
    page.close()


@pytest.fixture
def differing(eslint) -> Differing:
    """Finds the paths of which both texts are not one program; it reads them as eslint does."""

    def find(pairs: Mapping[str, tuple[str, str]]) -> list[str]:
        command = [eslint[0], str(Path(__file__).parents[2] / "tools/page/programs.mjs")]
        run = subprocess.run(command, input=json.dumps(pairs), capture_output=True, text=True, check=True)
        return json.loads(run.stdout)

    return find


def test_every_script_is_served_as_the_program_that_it_is(differing):
    """Regular expressions, templates and imports as they are written, whether rjsmin is compiled or not."""
    served = {path: page.assets_by_path()[path].body.decode() for path in SCRIPTS}

    assert [] == differing({path: (text, served[path]) for path, text in SCRIPTS.items()})
    assert [] == differing({path: (text, rjsmin.jsmin_for_posers(text)) for path, text in SCRIPTS.items()})


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("const told = `${one ? ` in ${one}` : two}`;", "const told=`${one?`in ${one}`:two}`;"),
        ("function f() { return\n1; }", "function f(){return 1;}"),
        ("const a = b / c, d = /e f/;", "const a=b/c,d=/ef/;"),
        ('import { a } from "./a.js";', 'import{a}from"./b.js";'),
    ],
    ids=["a template", "a line that ends", "a regular expression", "an import"],
)
def test_another_program_is_found(differing, text, other):
    assert ["a.js"] == differing({"a.js": (text, other), "b.js": (text, f"// beside\n{text}")})


def test_a_comma_after_the_last_value_is_left_out_and_one_in_a_text_is_not():
    assert b'f("a,)","\\",]",[1,{a}]);' == page.shorten_script(b'f("a,)", "\\",]", [1, { a, },],);')


# rcssmin in Python, for where its compiled half is missing
@pytest.mark.parametrize(
    "shorten", [rcssmin.cssmin, rcssmin._make_cssmin(python_only=True)], ids=["C", "Python"]
)
def test_every_style_sheet_is_served_with_the_rules_that_it_has(rules_of, shorten):
    for path, text in STYLES.items():
        assert rules_of(text) == rules_of(shorten(text)), path


def test_styles_are_served_as_they_are_compared():
    served = {path: page.assets_by_path()[path].body.decode() for path in STYLES}

    assert served == {path: rcssmin.cssmin(text) for path, text in STYLES.items()}


@pytest.mark.parametrize(
    "other",
    [
        ".a .b { top: 0 }",
        ".a:is(.b, .c) { top: 0 }",
        ".a :is(.b, .c) { top: 1px }",
        "@media print {.a :is(.b, .c) { top: 0 }}",
    ],
)
def test_another_rule_is_found(rules_of, other):
    assert rules_of(".a :is(.b,\n  .c) { top: 0 } /* beside */") == rules_of(".a :is(.b,.c){top:0}")
    assert rules_of(".a :is(.b, .c) { top: 0 }") != rules_of(other)


@pytest.mark.parametrize(("path", "opens"), [("core/outbox.js", "/**"), ("styles/tokens.css", "/*")])
def test_comments_are_not_served(path, opens):
    """They are for those who read the files."""
    text = (STATIC_FOLDER / path).read_text("utf-8")
    served = page.assets_by_path()[path].body.decode()

    assert opens in text
    assert opens not in served
    assert len(served) < 0.9 * len(text)


def test_all_screens_are_small():
    """Compressed, the shell and the service worker included: what a phone keeps to play without a network."""
    assets = sum(len(asset.zipped) for asset in page.assets_by_path().values())
    templates = [
        Path(page.__file__).with_name("templates") / name for name in ("shell.html", "marks.svg", "sw.js")
    ]
    shell = sum(len(gzip.compress(template.read_bytes())) for template in templates)

    assert assets + shell <= MOST_BYTES

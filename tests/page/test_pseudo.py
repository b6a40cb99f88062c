"""The page in a pseudo-language, with an accent on every letter and words half as long again.

All text of every screen is in it, except for what the server tells, and long words have room.
"""

import calendar
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from referee.message_compiler.page import PAGE_MODULES, PageModule
from tests.languages.pseudo import pattern, pseudo_module
from tests.page.looks import too_wide
from tests.page.phones import Screen, phones_of
from tests.page.tour import CHAPTERS, EIGHT, Tour
from tests.proofs.server import Server

LISTENS = """
    window.told = new Set();
    const listen = (value) => {
      if (typeof value === "string") told.add(value);
      else if (value && typeof value === "object") Object.values(value).forEach(listen);
    };
    const { parse } = JSON;
    JSON.parse = (...text) => {
      const value = parse(...text);
      listen(value);
      return value;
    };
"""
"""Keeps whatever the server has told the page."""

SHOWN = """() => {
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (isSeen(parentElement) && !parentElement.closest("svg, noscript, input, textarea")) texts.push(data);
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isSeen(element)) texts.push(element.getAttribute(name));
      }
    }
    return { texts, told: [...told] };
}"""

FOR_PEOPLE = re.compile(r"[A-Z]|^(?!red|blue|green|yellow|wild).* ")
"""What the server tells to be read."""
WORD = re.compile(r"[A-Za-z]{2,}")
"""Letters without an accent."""


class PseudoScreen(Screen):
    """Such a phone; who looks for something on it in English finds it."""

    def __init__(self, browser: Browser, server: Server, **options: Any):
        # A service worker would fetch the English messages for itself.
        super().__init__(browser, server, service_workers="block", **options)
        self.context.add_init_script(LISTENS)
        for module in PAGE_MODULES:
            self.context.route(f"**/{module.folder}/messages.js", _answered(module))
        for name in ("get_by_text", "get_by_label", "get_by_role"):
            setattr(self.page, name, _in_either_language(getattr(self.page, name)))

    def is_saved(self) -> None:
        expect(self.page.locator(".standing")).to_have_text(re.compile(f"^{pattern('saved')}$"))


def _answered(module: PageModule) -> Callable[[Route], None]:
    text = pseudo_module(module)
    return lambda route: route.fulfill(body=text, content_type="text/javascript; charset=utf-8")


def _in_either_language(find: Callable[..., Locator]) -> Callable[..., Locator]:
    def found(what: Any, **how: Any) -> Locator:
        exact = how.pop("exact", False)
        if find.__name__ != "get_by_role":
            return find(_either(what, exact), **how)
        return find(
            what, **{name: _either(one, exact) if name == "name" else one for name, one in how.items()}
        )

    return found


def _either(what: str | re.Pattern[str], exact: bool) -> re.Pattern[str]:
    if not isinstance(what, str):
        return re.compile(pattern(what.pattern, is_pattern=True))
    return re.compile(rf"^\s*{pattern(what)}\s*$") if exact else re.compile(pattern(what), re.IGNORECASE)


@pytest.fixture
def pseudo_phone(server: Server, browser: Browser) -> Iterator[Callable[..., Screen]]:
    """Makes a phone whose page is in the pseudo-language."""
    with phones_of(PseudoScreen, server, browser) as make:
        yield make


TYPED = {*EIGHT, "Sundays at Oma’s", "chalenge draw for"}  # sic
"""What people type in, before the server has told it to the page."""
OF_THE_BROWSER = {"and", *calendar.month_name[1:], *calendar.month_abbr[1:]}
"""What it writes in lists and dates: it does not know this language."""
NOT_YET = {"no bluffing"}
"""Answers name the house rules of other tables by their ids, and the page makes words of these."""


def without_message(screen: Screen) -> list[str]:
    """What is shown and is no message.

    What the server says to people has several words or a capital letter. A color, a card or a claim is not to
    be shown as it is told.
    """
    seen = screen.page.evaluate(SHOWN)
    told = {text for text in seen["told"] if FOR_PEOPLE.search(text)}
    # Some are shown in two: of an answer its yes or no is large.
    parts = {part for text in told for end in (": ", ". ") for part in text.partition(end)[::2] if part}
    known = sorted({*told, *parts, *TYPED, *OF_THE_BROWSER, *NOT_YET}, key=len, reverse=True)
    foreign = re.compile("|".join(map(_as_told, known)))
    return [text for text in dict.fromkeys(seen["texts"]) if WORD.search(foreign.sub(" ", text))]


def _as_told(text: str) -> str:
    """A sentence may lose its full stop; a label has names put in."""
    return r"\b" + re.sub(r"\\{\w+\\}", ".*", re.escape(text.rstrip(".")))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_word_is_a_message_and_has_room(server, pseudo_phone, chapter):
    """Sentences, titles and names are the server's, and not of this language."""
    found = {}
    for stop in Tour(server, pseudo_phone).visit(chapter):
        if lines := without_message(stop.phone) + too_wide(stop.phone.page):
            found[stop.name] = lines

    assert {} == found


def test_text_that_is_no_message_is_found(pseudo_phone):
    phone = pseudo_phone().at_home()
    assert [] == without_message(phone)
    phone.page.evaluate("document.querySelector('h1').append(' of mine')")

    assert [" of mine"] == without_message(phone)

"""What settles an argument, what was told and can be put right, and what is shown and taken away.

The journeys are those of docs/journeys.md.
"""

import csv
import io
import json
import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import unquote
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from tests.api.evenings import Circle
from tests.page.looks import too_wide
from tests.page.places import beside

FOUR = ("Ana", "Ben", "Chloé", "Dev")

TELLS = """
    async ([id, token, claims]) => {
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
      for (const [place, claim] of claims.entries()) {
        const { number } = await (await fetch(`/v1/matches/${id}`, { headers })).json();
        const key = `${id.slice(0, 10)}-${number}-${place}-of-the-test`;
        await fetch(`/v1/matches/${id}/claims`, {
          method: "POST",
          headers: { ...headers, "Idempotency-Key": key },
          body: JSON.stringify({ ...claim, after: number }),
        });
      }
    }
"""
"""Claims of another device that keeps the score too."""

ENDS = """(element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left, right }) => [left, right]);
}"""
"""Of every line of its text."""

STACKED = "May I play a Draw Two on a Draw Two, so that the next player draws instead of me?"
STAYS = "You played on. So Chloé's blue 9 stays, although it was Dev's turn, not Chloé's."
CHALLENGED = "Somebody played a Wild Draw Four on me. May I challenge it?"

PLAYS = (
    {"claim": "uno.deal", "turned_up": ["red 5"]},
    {"claim": "uno.play", "seat": 1, "card": "red 9"},
    {"claim": "uno.play", "seat": 2, "card": "blue 9"},
    {"claim": "uno.play", "seat": 3, "card": "wild draw four", "color": "green"},
)


def tell(phone, *claims: dict) -> None:
    kept = phone.kept()
    phone.page.evaluate(TELLS, [kept["id"], kept["token"], list(claims)])


def go_to(phone, screen: str) -> None:
    phone.page.evaluate("(path) => { location.hash = path; }", f"#/match/{phone.kept()['id']}{screen}")


@pytest.fixture
def scored(new_phone):
    """Four people after two rounds."""
    phone = new_phone().at_match(*FOUR)
    phone.score("Ana", "50")
    phone.score("Dev", "87")
    phone.is_saved()
    return phone


@pytest.fixture
def followed(new_phone):
    """Four people in a round that is followed, after a Wild Draw Four."""
    phone = new_phone().at_match(*FOUR)
    phone.is_saved()
    tell(phone, *PLAYS)
    return phone


# --- asking ---


def test_a_ruling_is_two_taps_away(followed):
    """J13: Ask, then a question near what just happened; its yes is larger than all else."""
    go_to(followed, "/ask")
    followed.reads("Just now people ask")
    go_to(followed, "")
    before = followed.taps
    followed.tap("Ask", CHALLENGED)
    verdict = followed.page.locator(".answer")

    expect(verdict).to_have_text(
        re.compile("^Yes. Only the player told to draw may challenge a Wild Draw Four")
    )
    assert 48 <= verdict.locator(".word").evaluate("(word) => parseFloat(getComputedStyle(word).fontSize)")
    assert 2 == followed.taps - before


def test_what_was_asked_about_is_told_with_a_tap_more(followed):
    """J13: the answer names the claim as this match stands, and leads back to the match."""
    go_to(followed, "/ask")
    followed.tap(CHALLENGED)
    told = followed.key("Tell the referee: Ana challenges")
    assert "Tell the referee: Ana challenges" == told.inner_text()
    told.tap()
    followed.is_saved()

    assert ("uno.challenge", 0) == tuple(followed.logbook()[-1]["claim"][name] for name in ("claim", "seat"))


def test_an_answer_tells_why_and_who_says_so(phone):
    """The article, the example, what is otherwise elsewhere, and the sources in words, also new ones."""
    known = {"lists": {}, "nearest": {}, "answers": [], "sources": {"S1": "What an older release told."}}
    phone.page.evaluate("(known) => localStorage.setItem('referee.asked', JSON.stringify(known))", known)
    phone.tap("Ask", STACKED)
    expect(phone.page.locator(".answer")).to_contain_text("No.")

    phone.reads("By the standard rules.")
    phone.reads("Rule: Cards owed")
    for summary, text in (
        ("Why", "A guide to UNO in questions and answers."),
        ("At other tables", "the house rule stacking:"),
        ("For example", "Bob: red draw two"),
    ):
        expect(phone.page.get_by_text(text)).to_be_hidden()
        phone.touch(phone.page.locator("summary", has_text=summary))
        phone.reads(text)


def test_a_child_is_told_the_answer_but_no_ruling_on_the_match(phone, followed):
    """That names the people who play, and may be another word than the answer's."""
    phone.tap("Ask", STACKED)
    phone.reads("For children: No, a Draw Two does not help here. You have to take the cards.")

    go_to(followed, "/ask")
    followed.tap(CHALLENGED)
    followed.reads("As your match stands now.")
    expect(followed.page.get_by_text("For children:")).to_have_count(0)


def test_a_house_rule_of_the_match_decides(new_phone):
    """The same question has another answer at a table that stacks."""
    phone = new_phone().at_home()
    phone.tap("New match")
    phone.touch(phone.page.locator("[data-key=rules]"))
    phone.touch(phone.page.locator("[data-key=stacking]"))
    phone.tap("These are our rules", "Deal the cards")
    phone.sees("Round 1")
    phone.tap("Ask", STACKED)

    expect(phone.page.locator(".answer")).to_contain_text("Yes.")
    phone.reads("By your own house rule.")


def test_a_question_is_found_in_ones_own_words(phone):
    """The field stands above the questions; it forgives what is typed wrong."""
    phone.tap("Ask")
    phone.reads("More questions")
    phone.page.get_by_label("In your own words").fill("chalenge draw for")  # sic
    phone.tap(CHALLENGED)

    expect(phone.page.locator(".answer")).to_contain_text("Yes.")


def type_in(phone, text):
    phone.page.get_by_label("In your own words").fill(text)


def ask_in_words(phone, text):
    """Type it on the Ask screen, and tap Ask."""
    type_in(phone, text)
    phone.touch(phone.page.locator("[data-key=ask]"))


def test_while_it_is_typed_up_to_three_questions_are_offered(phone):
    """Without a verdict; a tap answers."""
    phone.tap("Ask")
    type_in(phone, "draw two on a draw two")
    offered = phone.page.locator(".found a")
    expect(offered).to_have_count(3)
    expect(phone.page.locator(".answer")).to_have_count(0)
    expect(phone.page.locator("[data-key=ask]")).to_be_in_viewport(ratio=1)
    phone.touch(offered.filter(has_text=STACKED))

    expect(phone.page.locator(".answer")).to_contain_text("No.")


def test_what_is_typed_is_answered_where_it_was_typed(phone):
    """By the rules that are named, and yes or no the way round it was asked, with a near question."""
    phone.tap("Ask")
    ask_in_words(phone, "we stack, is it forbidden to put a +2 on a +2")
    verdict = phone.page.locator(".answer")
    expect(verdict).to_have_text(re.compile("^With stacking: ?No. A Draw Two may be played on a Draw Two"))
    expect(phone.page.get_by_role("status")).to_have_text(re.compile("^With stacking: No. "))
    expect(phone.page.locator("[data-key=rules]")).to_have_text("By the rules that you named. Stacking")
    phone.reads("Rule: Stacking")
    expect(phone.page.locator(".questions a")).to_have_count(1)

    type_in(phone, "can i put a +2 on a +2")
    expect(verdict).to_have_count(0)
    phone.page.keyboard.press("Enter")
    expect(verdict).to_have_text(re.compile(f"^{re.escape(STACKED)} ?No. "))
    expect(phone.page.get_by_label("In your own words")).not_to_be_focused()
    phone.tap("Clear")
    phone.reads("More questions")
    expect(phone.page.get_by_label("In your own words")).to_be_focused()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("is it forbidden to put a +2 on a +2", "Yes."),
        ("we stack, can i put a +2 on a +2", "With stacking: Yes."),
    ],
)
def test_what_answers_the_typed_words_alone_is_not_kept_as_the_answer(phone, typed, said):
    """The question itself is answered with no, and without a network by what was kept."""
    phone.tap("Ask")
    ask_in_words(phone, typed)
    expect(phone.page.get_by_role("status")).to_have_text(re.compile(f"^{said}"))
    phone.page.route("**/v1/questions/*", lambda route: route.abort())
    go_to_page(phone, "#/ask/draw-two-on-draw-two")

    phone.reads("this phone has not seen this answer yet")
    expect(phone.page.locator(VERDICT)).to_have_count(0)


UNSURE = "what if i draw"
VERDICT = ".answer.yes, .answer.no"


def test_where_several_may_be_meant_it_asks_which(phone):
    """No verdict before somebody has chosen, and the way back leads there; none of them is none."""
    phone.tap("Ask")
    ask_in_words(phone, UNSURE)
    phone.reads("Which of these do you mean?")
    offered = phone.page.locator(".questions a")
    expect(offered).to_have_count(3)
    expect(phone.page.locator(VERDICT)).to_have_count(0)
    chosen = offered.first.inner_text()
    offered.first.tap()
    phone.sees(chosen)
    expect(phone.page.locator(".answer:not(.which)")).to_be_visible()
    phone.tap("Back")
    phone.reads("Which of these do you mean?")
    phone.tap("None of these")

    phone.reads("I don’t know this one.")
    assert chosen not in offered.all_inner_texts()


def test_another_question_may_have_been_meant(phone):
    """Then it asks which."""
    phone.tap("Ask")
    ask_in_words(phone, "can i put a +2 on a +2")
    expect(phone.page.locator(".answer")).to_contain_text("No.")
    phone.tap("That was not my question")
    phone.reads("Which of these do you mean?")
    expect(phone.page.locator(VERDICT)).to_have_count(0)

    assert STACKED not in phone.page.locator(".questions a").all_inner_texts()


def test_what_it_does_not_know_it_says(phone):
    """With what comes closest, and a way to ask again."""
    phone.tap("Ask")
    ask_in_words(phone, "she looked at my cards when i went to the toilet")
    phone.reads("I don’t know this one.")
    phone.reads("The referee has no answer to that question. These questions come closest.")
    expect(phone.page.locator(VERDICT)).to_have_count(0)
    expect(phone.page.locator(".questions a")).to_have_count(3)
    phone.tap("Ask again")

    expect(phone.page.get_by_label("In your own words")).to_have_value("")
    phone.reads("More questions")


def test_rules_that_were_named_hold_for_the_question_that_is_chosen(phone):
    """It is another question than the best one, so it is asked for without the words."""
    phone.tap("Ask")
    type_in(phone, "we stack, draw two on a draw two")
    phone.touch(phone.page.locator(".found a", has_text=STACKED))

    expect(phone.page.locator(".answer")).to_contain_text("Yes.")
    phone.reads("By the rules that you named.")


def test_the_rules_are_changed_for_questions_alone(followed):
    """One tap away from every answer; the match goes on by its own."""
    go_to(followed, "/ask")
    ask_in_words(followed, "can i put a +2 on a +2")
    expect(followed.page.locator(".answer")).to_contain_text("No.")
    rules = followed.page.locator("[data-key=rules]")
    followed.touch(rules)
    followed.touch(followed.page.locator("[data-key=stacking]"))
    followed.tap("These are our rules")
    expect(followed.page.locator(".answer")).to_contain_text("Yes.")
    expect(rules).to_have_text("By rules chosen just for asking. Stacking")
    assert {} == followed.kept()["answer"]["state"]["rules"]["house_rules"]


def test_the_match_answers_how_it_stands(followed):
    """Whose turn it is, with no tap."""
    go_to(followed, "/ask")
    ask_in_words(followed, "which color counts now")

    expect(followed.page.locator(".answer")).to_have_text(re.compile("counts: the .* lies on top"))


def test_outside_a_match_the_rules_last_played_by_answer(new_phone):
    """A key says so, and leads to other ones."""
    phone = new_phone().at_home()
    phone.tap("New match")
    phone.touch(phone.page.locator("[data-key=rules]"))
    phone.touch(phone.page.locator("[data-key=stacking]"))
    phone.tap("These are our rules", "Deal the cards")
    phone.sees("Round 1")
    go_to_page(phone, "#/ask")
    phone.reads("By the rules of your last game.")
    expect(phone.page.locator("[data-key=rules]")).to_have_text("By the rules of your last game. Stacking")
    ask_in_words(phone, "can i put a +2 on a +2")
    expect(phone.page.locator(".answer")).to_contain_text("Yes.")
    phone.touch(phone.page.locator("[data-key=rules]"))
    phone.tap("None: as printed", "These are our rules")

    expect(phone.page.locator(".answer")).to_contain_text("No.")
    phone.reads("By rules chosen just for asking.")


def test_an_answer_is_shared_with_its_rules(new_phone):
    """Whoever opens the link is answered by the same rules, and sees whose."""
    phone = new_phone().at_home()
    phone.tap("New match")
    phone.touch(phone.page.locator("[data-key=rules]"))
    phone.touch(phone.page.locator("[data-key=stacking]"))
    phone.tap("These are our rules", "Deal the cards")
    phone.sees("Round 1")
    phone.tap("Ask", STACKED)
    expect(phone.page.locator(".answer")).to_contain_text("Yes.")
    link = phone.page.get_by_text("A link to this answer").get_attribute("href")
    other = new_phone().at_home()
    go_to_page(other, link)

    expect(other.page.locator(".answer")).to_contain_text("Yes.")
    other.reads("By the rules of the person who sent this link.")


SPOKEN = """() => {
  window.spoken = [];
  const voice = { cancel() {}, speak: ({ text }) => window.spoken.push(text) };
  Object.defineProperty(window, "speechSynthesis", { value: voice });
  navigator.share = async (told) => { window.shared = told; };
  window.print = () => { window.printed = true; };
}"""


def test_an_answer_is_told_to_others(phone):
    """Sent with its link, read aloud with its reasons, as a picture and on paper."""
    phone.page.evaluate(SPOKEN)
    go_to_page(phone, "#/ask/wild-on-wild")
    phone.reads("Yes.")
    phone.tap("Share", "Read aloud", "Print")
    with phone.page.expect_download() as download:
        phone.tap("Save a picture")

    shared = phone.page.evaluate("window.shared")
    assert shared["url"].endswith("/#/ask/wild-on-wild")
    assert shared["text"].endswith("Yes. A Wild may be played on a Wild, as on every other card.")
    (spoken,) = phone.page.evaluate("window.spoken")
    assert spoken.startswith("Yes. A Wild may be played on a Wild, as on every other card. ")
    assert phone.page.evaluate("window.printed")
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


@contextmanager
def elsewhere(html: str) -> Iterator[str]:
    """Another server, which serves nothing but this."""

    class Serves(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *told: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Serves) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_frame_of_another_page_asks_the_referee(phone, server):
    """It reads nothing that this browser keeps. No other page of ours may be framed, see `test_headers`."""
    kept = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('kept'); } })"
    phone.page.add_init_script(kept)
    with elsewhere(f'<iframe src="http://127.0.0.1:{server.port}/ask/embed"></iframe>') as outer:
        phone.page.goto(outer)
        framed = phone.page.frame_locator("iframe")
        framed.get_by_label("In your own words").fill("can i put a +2 on a +2")

        expect(framed.locator(".answer")).to_contain_text("No.")
        expect(framed.locator(".answer")).to_contain_text("A Draw Two does not help against a Draw Two")
        expect(framed.get_by_role("link").first).to_have_attribute("target", "_blank")


def test_another_game_and_another_language_are_named(phone):
    """The closest questions stand below. No answer is shown."""
    go_to_page(phone, "#/ask")
    ask_in_words(phone, "in uno flip can i put a +2 on a +2")

    phone.reads("I don’t know this one.")
    phone.reads("This is about UNO Flip. I only know UNO and UNO Golf.")
    expect(phone.page.get_by_role("link", name="May I play a Draw Two on a Draw Two")).to_be_visible()
    expect(phone.page.locator(VERDICT)).to_have_count(0)
    phone.tap(STACKED)
    phone.sees(STACKED)  # and not what was typed, which this does not answer
    phone.tap("Back")

    ask_in_words(phone, f"in our house zeros cancel draw twos. {STACKED}")
    phone.reads("The referee does not know the house rule “in our house zeros cancel draw twos”.")
    expect(phone.page.locator(VERDICT)).to_have_count(0)


def test_what_the_referee_cannot_read_is_said_in_its_own_words(phone):
    go_to_page(phone, "#/ask")
    ask_in_words(phone, "x" * 2001)

    phone.reads("The length of 'q' must be between 1 and 2000.")


@pytest.mark.parametrize("rules", ["nonsense", "{}", "null", "%7B%22differences%22%3A1%7D", "%00"])
def test_a_link_whose_rules_cannot_be_read_says_so(phone, rules):
    go_to_page(phone, f"#/ask/draw-two-on-draw-two/{rules}")

    phone.reads("The rules in this link cannot be read.")


def go_to_page(phone, address):
    phone.page.evaluate("(address) => { location.hash = address; }", address)


@pytest.mark.usefixtures("keeps_files")
def test_answers_once_seen_are_there_without_a_network(followed):
    """And so is what people ask just now."""
    go_to(followed, "/ask")
    followed.reads("Just now people ask")
    followed.context.set_offline(True)
    followed.tap(CHALLENGED)

    expect(followed.page.locator(".answer")).to_contain_text("Yes.")


def test_the_way_back_from_a_long_answer_stays_in_reach(phone):
    """However far it was scrolled."""
    phone.tap("Ask", STACKED)
    phone.reads("Near it")
    phone.touch(phone.page.locator("summary", has_text="Why"))
    phone.reads("Who says so")
    phone.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    phone.waits_for("() => scrollY > 300")
    expect(phone.key("Back")).to_be_in_viewport(ratio=1)
    box = phone.key("Back").bounding_box()
    under = "([x, y]) => document.elementFromPoint(x, y).closest('a')?.ariaLabel"
    assert "Back" == phone.page.evaluate(under, [box["x"] + 24, box["y"] + 24])


@pytest.mark.parametrize("lists", ["a chapter", "a search"])
def test_the_way_back_from_an_answer_leads_to_where_it_was_asked(phone, lists):
    """The chapter is open and scrolled to, or what was found is there; who comes anew begins anew."""
    phone.tap("Ask")
    if lists == "a chapter":
        phone.tap("Calling UNO")
        question = phone.page.locator(".questions a").last
    else:
        ask_in_words(phone, UNSURE)
        phone.reads("Which of these do you mean?")
        question = phone.page.locator(".questions a").last
    question.scroll_into_view_if_needed()
    phone.comes_to_rest()
    asks, y = question.inner_text(), question.bounding_box()["y"]
    question.tap()
    phone.sees(asks)
    phone.tap("Back")
    expect(phone.key(asks)).to_be_visible()
    phone.waits_for(
        "([name, y]) => Math.abs([...document.querySelectorAll('.questions a')]"
        ".find((one) => one.textContent === name).getBoundingClientRect().y - y) < 2",
        [asks, y],
    )
    phone.tap("Back", "Ask")

    expect(phone.page.get_by_label("In your own words")).to_have_value("")
    expect(phone.page.locator("[aria-expanded=true]")).to_have_count(0)


# --- history ---


def test_every_entry_is_a_line_with_its_card(followed):
    """Newest first, by rounds; what was refused is struck out and says why."""
    tell(followed, {"claim": "uno.play", "seat": 2, "card": "red 1"})
    go_to(followed, "/history")
    lines = followed.page.locator(".entries li")

    expect(lines).to_have_count(6)
    assert ["6", "5", "4", "3", "2", "1"] == lines.locator(".number").all_inner_texts()
    expect(lines.nth(0)).to_contain_text("refused: ")
    expect(lines.nth(0).locator("s")).to_contain_text("Chloé")
    expect(lines.nth(1)).to_contain_text("→ ▲ green")


def test_a_play_is_changed_in_three_taps(followed):
    """J7: History, its line, the card; it goes at once where nothing else follows from it."""
    tell(followed, {"claim": "uno.draw", "seat": 0, "keep": True})
    tell(followed, {"claim": "uno.play", "seat": 1, "card": "green 3"})
    go_to(followed, "/history")
    before = followed.taps
    followed.tap("Change entry 7", "4, green")
    line = followed.page.locator(".entries li").filter(has_text="changed by entry 8")

    expect(line.locator("s")).to_contain_text("3")
    expect(line.get_by_role("img", name="4, green")).to_be_visible()
    assert 2 == followed.taps - before


def test_what_follows_is_shown_before_it_is_sent(followed):
    """In the referee's own sentences; nothing is sent until somebody agrees."""
    go_to(followed, "/history")
    followed.tap("Change entry 3", "⊘ Skip, red")
    followed.reads(STAYS)
    assert 5 == followed.logbook()[-1]["number"]
    followed.tap("Change it")

    followed.reads("stays by agreement of the table, after entry 6")
    assert "match.correct" == followed.logbook()[-1]["claim"]["claim"]


def test_what_came_after_a_change_stays_or_goes_as_the_table_likes(followed):
    """It stays unless somebody chooses: then it is shown what follows from that, and sent with it."""
    go_to(followed, "/history")
    followed.tap("Change entry 3", "⊘ Skip, red")
    followed.reads(STAYS)
    expect(followed.key("Stays")).to_have_attribute("aria-pressed", "true")
    followed.tap("Is taken out")
    expect(followed.key("Is taken out")).to_have_attribute("aria-pressed", "true")
    expect(followed.page.get_by_text(STAYS)).to_have_count(0)
    assert 5 == followed.logbook()[-1]["number"]
    followed.tap("Change it")
    followed.reads("dropped by entry 6")
    followed.is_saved()

    assert "drop" == followed.logbook()[-1]["claim"]["later"]


def test_where_nothing_came_after_it_nothing_is_asked(followed):
    """Only what follows from the last entry itself is shown."""
    go_to(followed, "/history")
    followed.tap("Change entry 5", "It did not happen")

    expect(followed.key("Is taken out")).to_have_count(0)


def test_a_change_that_is_not_wanted_leaves_no_trace(followed):
    """Cancel leads back to the lines."""
    go_to(followed, "/history")
    followed.tap("Change entry 3", "⊘ Skip, red", "Cancel")

    expect(followed.page.locator(".entries li")).to_have_count(5)
    assert 5 == followed.logbook()[-1]["number"]


def test_what_did_not_happen_is_taken_out(followed):
    """What came after it stays; what follows is shown before, and it may come back."""
    go_to(followed, "/history")
    followed.tap("Change entry 3", "It did not happen")
    followed.reads("You played on. So Chloé's blue 9 stays, although it was Ben's turn, not Chloé's.")
    assert 5 == followed.logbook()[-1]["number"]
    followed.tap("Change it")
    line = followed.page.locator(".entries li").filter(has_text="did not happen, by entry 6")
    expect(line.locator("s")).to_contain_text("Ben")
    followed.tap("Change entry 3", "9, red", "Change it")

    changed = followed.page.locator(".entries li").filter(has_text="changed by entry 7")
    expect(changed.get_by_role("img", name="9, red").last).to_be_visible()


def test_whatever_was_told_is_put_right_where_it_stands(followed):
    """The card turned up, a color, an answer to a challenge, who called, what was left in a hand."""
    tell(
        followed,
        {"claim": "uno.challenge", "seat": 0, "held_color": True},
        {"claim": "uno.play", "seat": 0, "card": "wild"},
        {"claim": "uno.color", "seat": 0, "color": "red"},
    )
    go_to(followed, "/history")
    followed.tap("Change entry 8", "blue")
    expect(followed.page.locator(".entries li").filter(has_text="changed by entry 9")).to_contain_text(
        "→ ■ blue"
    )
    followed.tap("Change entry 2", "7, red")
    changed = followed.page.locator(".entries li").filter(has_text="changed by entry 10")
    expect(changed.get_by_role("img", name="7, red")).to_be_visible()
    followed.tap("Change entry 6", "No, it was not there")
    followed.reads("If you change it")
    followed.tap("Change it")
    followed.is_saved()

    assert {"claim": "uno.challenge", "seat": 0, "held_color": False} == followed.logbook()[-1]["claim"][
        "instead"
    ]


def test_what_can_no_longer_be_stays_readable(followed):
    """Nor does it count: there was no Wild Draw Four to challenge."""
    tell(followed, {"claim": "uno.challenge", "seat": 0, "held_color": True})
    go_to(followed, "/history")
    followed.reads("Ana challenges: the color was there")  # else the phone does not know of it yet
    followed.tap("Change entry 5", "3, blue")
    followed.reads("There is no longer a reason for Ana's challenge, so it no longer counts.")
    followed.tap("Change it")
    line = followed.page.locator(".entries li").filter(has_text="can no longer be, after entry 7")

    expect(line.locator("s")).to_have_text("Ana challenges: the color was there")
    expect(line.get_by_role("button")).to_have_count(0)


def test_what_was_refused_may_count_after_all(followed):
    """One tap; and then it can be changed like all that counts."""
    tell(followed, {"claim": "uno.play", "seat": 1, "card": "yellow 3"})
    go_to(followed, "/history")
    followed.tap("Let it count: entry 6")
    followed.reads("stays by agreement of the table, after entry 7")
    expect(followed.key("Change entry 6")).to_be_visible()

    assert {"claim": "match.allow", "entry": 6} == followed.logbook()[-1]["claim"]


def test_an_undo_is_undone_by_one_tap(followed):
    """As often as there was one; what is told afresh ends that."""

    def gone(*entries: str) -> None:
        expect(followed.page.locator(".entries li.gone .number")).to_have_text([*entries])

    go_to(followed, "/history")
    redo = followed.key("Redo")
    expect(redo).to_be_disabled()
    tell(followed, {"claim": "match.take_back", "to": 4})
    gone("5")
    followed.tap("Undo")
    gone("6", "5", "4")
    followed.tap("Redo")
    gone("7", "5")
    followed.tap("Redo")
    gone("8", "7", "6")
    expect(redo).to_be_disabled()
    tell(followed, {"claim": "match.take_back", "to": 4})
    expect(redo).to_be_enabled()
    tell(followed, {"claim": "uno.play", "seat": 3, "card": "blue 1"})
    expect(redo).to_be_disabled()


def test_what_is_known_of_the_history_is_not_fetched_again(followed):
    """Only what came after it, as long as nobody puts something right."""
    asked = []
    followed.page.on("request", lambda request: "/logbook?" in request.url and asked.append(request.url))
    tell(followed, {"claim": "uno.draw", "seat": 0, "keep": True})
    go_to(followed, "/history")
    followed.reads("draws, passes")
    tell(followed, {"claim": "uno.play", "seat": 1, "card": "green 3"})
    expect(followed.key("Change entry 7")).to_be_visible()

    assert ["after=0", "after=4"] == [url.rpartition("?")[2].partition("&")[0] for url in asked[-2:]]


def test_a_score_is_changed_in_the_history(scored):
    """With the totals that follow, and who would win by them."""
    go_to(scored, "/history")
    scored.tap("Round 1, 2 entries", "Change entry 2", "⌫, erase", "⌫, erase", "5", "0", "0", "Save Ana +500")
    scored.reads("Then it stands: Ana 500, Ben 0, Chloé 0, and Dev 87.")
    scored.reads("Ana wins")
    scored.tap("Change it")
    go_to(scored, "")

    scored.sees("Ana wins")


def test_what_was_told_of_a_hand_is_put_right_as_one_sum(scored):
    """Under the name of whose hand it is, with what has been typed."""
    tell(scored, {"claim": "match.points", "seat": 1, "round": 3, "points": 9})
    go_to(scored, "/history")
    scored.tap("Change entry 4")
    amount = scored.page.locator(".amount")
    expect(amount).to_have_text("Ben 9")
    scored.tap("+, plus", "7")
    expect(amount).to_have_text("Ben 9+7 = 16")
    scored.tap("That is all: 16")
    changed = scored.page.locator(".entries li").filter(has_text="changed by entry 5")

    expect(changed).to_contain_text("has 16 left in round 3")


# --- all rounds, and how it went ---


def test_all_rounds_can_be_looked_at_and_changed(scored):
    """Each with what it gave; a chart, facts, and any round can be changed there."""
    go_to(scored, "/rounds")
    facts = scored.page.locator(".fact")
    expect(facts.nth(0)).to_have_text("87Biggest roundDev, round 2")
    expect(facts.nth(1)).to_have_text("1Most rounds wonAna and Dev")
    scored.tap("1, change this round", "⌫, erase", "5", "Save Ana +55")

    expect(scored.page.locator("tfoot td")).to_have_text(["55", "0", "0", "87"])


def test_a_round_that_was_entered_twice_is_removed_after_a_second_tap(scored):
    go_to(scored, "/rounds")
    scored.tap("1, change this round", "Remove round 1")
    scored.reads("Really remove round 1? Later rounds move up.")
    scored.tap("Really remove round 1? Later rounds move up.")

    expect(scored.page.locator("tfoot td")).to_have_text(["0", "0", "0", "87"])
    assert {"claim": "match.void", "round": 1} == scored.logbook()[-1]["claim"]


@pytest.mark.usefixtures("keeps_files")
def test_a_round_is_put_right_by_the_rules_it_was_played_by(scored):
    """Round 3 counted twice: what was left in the hands is recalled, and counts twice again, at once."""
    doubled = {"claim": "match.rules", "rules": {"house_rules": {"double-score": {}}}}
    tell(scored, doubled, {"claim": "match.score", "winner": 1, "points": 40})
    tell(scored, {"claim": "match.rules", "rules": {}})
    go_to(scored, "/rounds")
    totals = scored.page.locator("tfoot td")
    expect(totals).to_have_text(["50", "80", "0", "87"])
    scored.tap("3, change this round")
    scored.reads("Ben went out and gets")
    expect(scored.key("Save Ben +40")).to_be_visible()
    scored.context.set_offline(True)
    scored.tap("⌫, erase", "5", "Save Ben +45")
    expect(totals).to_have_text(["50", "90", "0", "87"])
    scored.context.set_offline(False)
    scored.is_saved()

    expect(totals).to_have_text(["50", "90", "0", "87"])


def test_a_round_is_put_right_also_for_who_has_gone_home(scored):
    """Ben was in it: with his cards, or as the one who went out."""
    tell(scored, {"claim": "match.leave", "seat": 1})
    go_to(scored, "/rounds")
    scored.tap("2, change this round", "Ben", "Save Ben +87")
    scored.is_saved()

    assert (1, 87) == (scored.logbook()[-1]["claim"]["winner"], scored.logbook()[-1]["claim"]["points"])


def test_who_sits_down_later_has_a_line_from_nothing(scored):
    """The rounds before are not theirs."""
    tell(scored, {"claim": "match.join", "name": "Oma"}, {"claim": "match.score", "winner": 4, "points": 30})
    go_to(scored, "/rounds")

    expect(scored.page.locator("tbody tr").nth(0).locator("td")).to_have_text(["50+50", "0", "0", "0", "–"])
    expect(scored.page.locator("tfoot td")).to_have_text(["50", "0", "0", "87", "30"])


def test_where_somebody_starts_has_a_line_of_its_own(new_phone):
    """Rounds on paper are counted, and who comes late has no part in the rounds before."""
    phone = new_phone().at_match(*FOUR)
    tell(
        phone,
        {"claim": "match.opening", "points": {"0": 30}, "rounds": 4},
        {"claim": "match.score", "winner": 1, "points": 20},
        {"claim": "match.join", "name": "Oma", "points": 12},
        {"claim": "match.score", "winner": 4, "points": 5},
    )
    go_to(phone, "/rounds")

    rows = phone.page.locator("tbody tr")
    expect(rows.locator("th")).to_have_text(["Start", "5", "6"])
    expect(rows.nth(0).locator("td")).to_have_text(["30", "0", "0", "0", "12"])
    expect(rows.nth(1).locator("td")).to_have_text(["30", "20+20", "0", "0", "–"])
    expect(rows.nth(2).locator("td")).to_have_text(["30", "20", "0", "0", "17+5"])
    phone.tap("5, change this round", "⌫, erase", "5", "Save Ben +25")
    expect(phone.page.locator("tfoot td")).to_have_text(["30", "25", "0", "0", "17"])


def test_the_chart_has_room_for_large_totals(new_phone):
    """What stands beside a line is not cut."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.is_saved()
    tell(phone, {"claim": "match.rules", "rules": {"target": 100_000}})
    tell(phone, {"claim": "match.opening", "points": {"0": 98_765, "1": 4}})
    tell(phone, {"claim": "match.score", "winner": 0, "points": 55})
    go_to(phone, "/rounds")
    largest = phone.page.locator(".chart text").filter(has_text=re.compile("000$")).last
    expect(largest).to_have_text("100000")
    chart = phone.page.locator(".chart").bounding_box()

    assert chart["x"] <= largest.bounding_box()["x"]


# --- the table view ---


@pytest.mark.parametrize("number", [3, 4, 10])
def test_the_table_view_seats_people_clockwise(new_phone, number):
    """Round the middle from the top left; the far half reads upside down; nothing has to be scrolled."""
    names = [f"P{place}" for place in range(number)]
    phone = new_phone().at_match(*names)
    go_to(phone, "/table")
    phone.sees("Round 1")
    tiles = phone.page.locator("#screen.table .tile")
    expect(tiles).to_have_count(number)
    for size in ({"width": 360, "height": 640}, {"width": 740, "height": 360}):
        phone.page.set_viewport_size(size)
        boxes = [tile.bounding_box() for tile in tiles.all()]
        angles = [
            math.atan2(
                2 * box["y"] + box["height"] - size["height"], 2 * box["x"] + box["width"] - size["width"]
            )
            for box in boxes
        ]
        following = [*angles[1:], angles[0]]
        steps = [(after - angle) % math.tau for angle, after in zip(angles, following, strict=True)]
        assert 1 == round(sum(steps) / math.tau)  # once round; y goes down, so that this is clockwise
        assert sum(box["width"] * box["height"] for box in boxes) <= size["width"] * size["height"]
        assert all(box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 1 for box in boxes)


def test_the_table_view_is_large(scored):
    """Names of 32 px and scores of 64 px at least, for a phone that stands and for one that lies."""
    go_to(scored, "/table")
    scored.sees("Round 3")
    size = "(text) => parseFloat(getComputedStyle(text).fontSize)"
    for viewport in ({"width": 360, "height": 740}, {"width": 740, "height": 360}):
        scored.page.set_viewport_size(viewport)
        assert all(32 <= name.evaluate(size) for name in scored.page.locator(".lay .name").all())
        assert all(64 <= total.evaluate(size) for total in scored.page.locator(".lay .total").all())


def test_the_table_view_says_whose_turn_it_is(followed):
    """With the top card and the color in force."""
    go_to(followed, "/table")
    middle = followed.page.get_by_role("heading", level=1)

    expect(middle).to_contain_text("▲ green")
    expect(followed.page.locator(".tile.next")).to_have_text(re.compile("^Ana 0 plays"))


def test_a_tap_on_a_tile_of_the_table_view_says_who_went_out(scored):
    """J8: one tap from the sleeping phone to the points of the round, for the seat that it was on."""
    go_to(scored, "/table")
    scored.sees("Round 3")
    before = scored.taps
    scored.touch(scored.page.get_by_role("button", name="Ben 0. Tap when Ben went out"))

    expect(scored.key("Not Ben")).to_be_visible()
    assert 1 == scored.taps - before


def test_where_all_have_points_the_table_view_asks_for_them(new_phone):
    """Nobody is asked who went out, and what it says stays clear of the edge."""
    phone = new_phone().at_match(*FOUR, game="golf")
    go_to(phone, "/table")
    middle = phone.page.get_by_role("heading", level=1)
    expect(middle).to_contain_text("tap to enter points")
    for width in (360, 390):
        phone.page.set_viewport_size({"width": width, "height": 740})
        ends = middle.evaluate(ENDS)
        assert all(6 <= left and right <= width - 8 for left, right in ends)
    phone.touch(phone.page.get_by_role("button", name="Ben 0, starts. Tap to enter the points of all"))

    phone.reads("What lies in each hand?")
    expect(phone.page.locator(".hand[aria-pressed=true]")).to_contain_text("Ben")


def test_what_is_not_to_be_told_is_no_key_of_the_table_view(followed):
    """While plays are followed nobody taps who went out; the middle leads back."""
    go_to(followed, "/table")
    expect(followed.page.locator(".tile")).to_have_count(4)
    expect(followed.page.get_by_role("button")).to_have_count(1)
    followed.tap("Back to the match")

    expect(followed.page.locator(".lay")).to_have_count(0)


def test_a_number_that_is_another_one_upside_down_is_underlined(scored):
    """60 is no 09 and 98 no 86, from whichever side of the table; 87 is nothing else."""
    for winner, points in ((1, 60), (2, 98)):
        tell(scored, {"claim": "match.score", "winner": winner, "points": points})
    go_to(scored, "/table")
    scored.sees("Round 5")
    line = "(all) => all.map((it) => [it.textContent, getComputedStyle(it).textDecorationLine])"
    totals = scored.page.locator(".lay .total")
    expect(totals).to_have_count(4)
    lines = totals.evaluate_all(line)

    assert {"50": "none", "60": "underline", "98": "underline", "87": "none"} == dict(lines)


# --- sharing ---


WAS_SHARED = """async () => {
  while (!window.wasShared) await new Promise((wake) => setTimeout(wake, 20));
  return window.wasShared;
}"""
"""What the phone was given to send, once it was."""


def test_a_result_is_shared_in_two_taps(new_phone):
    """J15: Share opens the phone's own sheet, with a picture where it takes one; the second tap is on it."""
    phone = new_phone()
    phone.context.add_init_script("""
        navigator.canShare = ({ files }) => files.length === 1;
        navigator.share = async ({ text, files: [file] }) => {
            window.wasShared = { text, name: file.name, type: file.type, size: file.size };
        };
    """)
    phone.at_match("Ana", "Ben")
    phone.score("Ana", "500")
    phone.sees("Ana wins")
    before = phone.taps
    phone.tap("Share")
    phone.sees("Share")

    assert 1 == phone.taps - before
    shared = phone.page.evaluate(WAS_SHARED)
    assert "Ana wins with 500. Ben 0. UNO, 1 round." == shared["text"]
    assert ("uno-result.png", "image/png") == (shared["name"], shared["type"])
    assert 10_000 < shared["size"] < 1_000_000


def test_a_phone_that_takes_no_picture_is_given_the_text(new_phone):
    """Without a file, or its sheet would not open."""
    phone = new_phone()
    phone.context.add_init_script("""
        navigator.canShare = undefined;
        navigator.share = async (told) => { window.wasShared = told; };
    """)
    phone.at_match("Ana", "Ben")
    phone.score("Ana", "500")
    phone.tap("Share")

    assert {"text": "Ana wins with 500. Ben 0. UNO, 1 round."} == phone.page.evaluate(WAS_SHARED)


def test_a_match_opens_in_bg_stats(new_phone):
    """Its link tells who played, what they have and who won; the app is opened, and no site."""
    phone = new_phone().at_match("Ana", "Zoë & Co", game="golf")
    phone.score_each("12", "7")
    phone.goes_on()
    phone.page.evaluate("location.hash += '/share'")
    href = phone.key("Open in BG Stats").get_attribute("href")
    opens, told = href.split("?data=")
    play = json.loads(unquote(told))

    assert "bgstats://app.bgstatsapp.com/createPlay.html" == opens
    game = {"name": "UNO Golf", "sourceGameId": "golf", "highestWins": False, "noPoints": False}
    assert game == play["game"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])
    assert [("Zoë & Co", "7", 1), ("Ana", "12", 2)] == [
        (one["name"], one["score"], one["rank"]) for one in play["players"]
    ]
    assert not any(one["winner"] for one in play["players"])  # it is not over


LOOK_AT = """async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const colors = new Set();
  for (let at = 0; at < data.length; at += 4) colors.add(data.slice(at, at + 3).join(" "));
  return { width: canvas.width, height: canvas.height, colors: [...colors] };
}"""
"""How large a picture is, and which colors are on it."""


COLORS = {
    "fox": "255 152 56",
    "octopus": "106 61 184",
    "frog": "99 216 168",
    "crab": "179 36 111",
    "whale": "116 198 251",
    "bear": "125 69 38",
    "rabbit": "255 163 200",
    "owl": "11 107 112",
    "cat": "221 203 160",
    "penguin": "54 67 127",
}


@pytest.mark.parametrize("number", [2, 4, 10])
def test_the_picture_shows_who_won_in_their_colors(new_phone, number):
    """It is drawn from the tokens: the felt, a podium in the colors of the players, gold and paper."""
    names = [f"{place}{'x' * 38}" for place in range(number)]
    phone = new_phone().at_match(*names)
    phone.is_saved()
    tell(phone, *({"claim": "match.score", "winner": seat, "points": 200 - seat} for seat in (0, 1)))
    go_to(phone, "/share")
    # The stream brings one score after the other, and each is drawn.
    picture = phone.page.get_by_role("img", name=re.compile("sent: So far: 0x+ 200, 1x+ 199"))
    seen = phone.page.evaluate(LOOK_AT, picture.get_attribute("src"))

    assert (1080, 1350) == (seen["width"], seen["height"])
    first, second = (COLORS[seat["face"]] for seat in phone.kept()["answer"]["seats"][:2])
    paper, ink = "255 250 240", "29 23 48"
    assert {first, second, paper, ink} <= set(seen["colors"])
    assert "255 201 40" not in seen["colors"]  # nobody has won yet, so nobody wears a crown
    tell(phone, {"claim": "match.score", "winner": 0, "points": 300})
    expect(phone.page.get_by_role("img", name=re.compile("sent: 0x+ wins with 500"))).to_be_visible()
    seen = phone.page.evaluate(LOOK_AT, phone.page.locator(".sharecard img").get_attribute("src"))
    assert "255 201 40" in seen["colors"]


def test_a_result_is_copied_where_nothing_can_be_shared(scored):
    """The text is selected and copied by one tap, which is seen and read out."""
    go_to(scored, "/rounds")
    scored.tap("Share the result")
    scored.pause()
    scored.tap("Copy the text")

    assert "Copied." == scored.submission
    expect(scored.key("Copied")).to_be_visible()
    copied = scored.page.evaluate("getSelection().toString()")
    assert "So far: Dev 87, Ana 50, Ben and Chloé 0. UNO, 2 rounds." == copied
    expect(scored.key("Copy the text")).to_be_visible()


def test_a_picture_is_saved_where_nothing_can_be_shared(scored):
    """As a file of its own, and the key says so."""
    go_to(scored, "/share")
    with scored.page.expect_download() as download:
        scored.tap("Save the picture")

    assert "uno-result.png" == download.value.suggested_filename
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    expect(scored.key("Saved")).to_be_visible()


def test_a_match_is_saved_as_files(scored):
    """Fetched with the token, under the names that the referee gives them."""
    go_to(scored, "/share")
    files = {}
    everything = "Everything, for another Referee (NDJSON)"
    for kind in ("Table (CSV)", "Spreadsheet (XLSX)", "To read (text)", everything):
        with scored.page.expect_download() as download:
            scored.tap(kind)
        name = download.value.suggested_filename
        assert name.startswith("uno-")
        files[name.rpartition(".")[2]] = download.value.path().read_bytes()

    assert 9 == len(list(csv.reader(io.StringIO(files["csv"].decode()))))
    assert ZipFile(io.BytesIO(files["xlsx"])).testzip() is None
    assert b'"match.score"' in files["ndjson"]


def test_what_is_saved_to_be_read_is_what_the_referee_said(followed):
    """Round by round, in sentences for people; what was taken back is left out."""
    tell(followed, {"claim": "match.take_back", "to": 4})
    go_to(followed, "/share")
    with followed.page.expect_download() as download:
        followed.tap("To read (text)")
    lines = download.value.path().read_text("utf-8").splitlines()

    assert "So far: Ana, Ben, Chloé, and Dev 0. UNO, 0 rounds." == lines[0]
    assert ["Round 1", "The match begins.", "Ben plays the red 9."] == [lines[2], lines[3], lines[5]]
    assert "Chloé plays the blue 9." in lines
    assert not any("wild draw four" in line for line in lines if line.startswith("Dev plays"))


def test_on_paper_there_is_the_score_sheet_and_nothing_to_tap(scored):
    """All rounds with their totals."""
    go_to(scored, "/share")
    scored.sees("Share")
    scored.page.emulate_media(media="print")

    expect(scored.page.locator(".on-paper table")).to_be_visible()
    expect(scored.page.get_by_role("button")).to_have_count(0)


# --- evenings ---


def test_a_group_keeps_matches_together(phone):
    """Open it, play in it: its standings count, and its people are offered the next time."""
    phone.tap("Evenings")
    phone.page.get_by_label("Name of the group").fill("Sundays")
    phone.tap("Start the group", "Play tonight", "Fewer", "Fewer")
    phone.type_names("Ana", "Oma")
    phone.tap("Deal the cards")
    phone.score("Oma", "500")
    phone.sees("Oma wins")
    phone.is_saved()
    phone.at_home().tap("Evenings", "Sundays")
    phone.reads("Standings at UNO")

    assert "Oma 1 1 1 500" == " ".join(phone.page.locator("tbody tr").first.inner_text().split())
    with phone.page.expect_download() as download:
        phone.tap("Standings (CSV)")
    assert "Oma" in download.value.path().read_text()
    phone.tap("Play tonight")
    expect(phone.key("Oma")).to_be_visible()


@pytest.mark.usefixtures("keeps_files")
def test_a_match_played_without_the_group_is_brought_in(phone):
    """Once: it counts in the standings, and is offered no more. The match itself stays as it was."""
    phone.tap("New match", "Fewer", "Fewer")
    phone.type_names("Ana", "Oma")
    phone.tap("Deal the cards")
    phone.score("Oma", "500")
    phone.sees("Oma wins")
    phone.is_saved()
    phone.at_home().tap("Evenings")
    phone.page.get_by_label("Name of the group").fill("Sundays")
    phone.tap("Start the group", "Ana and Oma")
    phone.reads("Standings at UNO")

    assert "Oma 1 1 1 500" == " ".join(phone.page.locator("tbody tr").first.inner_text().split())
    expect(phone.page.get_by_text("Played on this phone")).to_have_count(0)
    phone.page.reload()
    phone.reads("Standings at UNO")
    expect(phone.page.get_by_text("Played on this phone")).to_have_count(0)


@pytest.mark.usefixtures("keeps_files")
def test_forty_people_of_a_group_are_told_apart(phone):
    """They share ten faces: each has a name, and nothing is broader than the phone."""
    phone.tap("Evenings")
    phone.page.get_by_label("Name of the group").fill("Everybody")
    phone.tap("Start the group")
    phone.reads("Nothing played yet.")
    group = phone.page.evaluate(
        "() => JSON.parse(localStorage.getItem(`referee.group.${location.hash.split('/')[2]}`))"
    )
    circle = Circle(beside(phone), group["id"], group["token"])
    people = [f"Person {number} {'of a long name ' * 2}".strip() for number in range(40)]
    for first in range(0, 40, 10):
        keeper = circle.evening(*people[first : first + 10], target=100)
        assert 201 == keeper.tell({"claim": "match.score", "winner": 0, "points": 120}).status
    phone.page.reload()
    phone.reads("Standings at UNO")

    names = phone.page.locator("tbody tr").evaluate_all(
        "(rows) => rows.map((row) => row.cells[0].textContent)"
    )
    assert sorted(people) == sorted(names)
    assert [] == too_wide(phone.page)
    phone.tap("Play tonight")
    phone.sees("New match")
    chips = phone.page.locator(".strip .hug").all_inner_texts()
    assert 1 <= len(set(chips)) == len(chips)
    assert set(chips) <= set(people)
    assert [] == too_wide(phone.page)


@pytest.mark.usefixtures("keeps_files")
def test_a_match_of_the_group_can_be_taken_over(phone):
    """The phone that has the group keeps score of any of its matches, also of one it had forgotten."""
    phone.tap("Evenings")
    phone.page.get_by_label("Name of the group").fill("Sundays")
    phone.tap("Start the group", "Play tonight", "Fewer", "Fewer", "Deal the cards")
    phone.score("Player 1", "7")
    phone.is_saved()
    phone.page.evaluate("localStorage.removeItem(`referee.match.${location.hash.split('/')[2]}`)")
    phone.at_home()
    phone.page.reload()
    phone.tap("Evenings", "Sundays")
    phone.touch(phone.page.get_by_role("button", name=re.compile("not over")))

    phone.sees("Round 2")
    assert {"Player 1": 7, "Player 2": 0} == phone.totals

"""Several phones at one table: how they come in, what a player's own phone does, what each does by itself.

The journeys are those of docs/journeys.md.
"""

import contextlib
import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.api.phone import Phone
from tests.page.phones import IN_THE_NETWORK, Screen
from tests.page.places import keeper_of
from tests.page.rounds import in_the_middle
from tests.proofs.server import Line, Server

pytestmark = pytest.mark.usefixtures("keeps_files")

THREE = ("Ana", "Ben", "Chloé")


@pytest.fixture
def at_table(server: Server) -> Iterator[Callable[..., Phone]]:
    """Opens a match whose scorekeeper needs no screen."""
    line = Line(server)
    yield lambda *names: Phone.opening(line, *names)
    line.close()


def claims(keeper: Phone, *told: dict) -> None:
    """What the scorekeeper enters, on whatever screen there is for it, after what others have told."""
    for claim in told:
        answer = keeper.tell({**claim, "after": keeper.look()["number"]})
        assert answer.json["verdict"] in ("upheld", "stands")


def seated(keeper: Phone, new_phone, name: str, **options) -> Screen:
    """A phone that came in by a link."""
    guest = new_phone(**options)
    guest.page.goto(keeper.post(f"{keeper.path}/tickets").json["link"])
    guest.tap(name)
    guest.sees("You watch" if name == "I only watch" else f"You are {name}")
    return guest


DEAL = {"claim": "uno.deal", "turned_up": ["red 5"]}


def link_of(host: Screen) -> str:
    """What the code to scan holds, after the host has tapped Invite."""
    field = host.page.get_by_label("Link", exact=True)
    expect(field).to_have_value(re.compile("#t="))
    return field.input_value()


def joined(host: Screen, new_phone, name: str, **options) -> Screen:
    """Another phone at the match of `host`, which stays at the door."""
    if "/invite" not in host.page.url:
        host.tap("Invite")
    guest = new_phone(**options)
    guest.page.goto(link_of(host))
    guest.tap(name)
    guest.sees("You watch" if name == "I only watch" else f"You are {name}")
    return guest


def scrolls(phone: Screen) -> list[bool]:
    """Whether there is more than fits, across and down."""
    size = phone.page.viewport_size
    root = phone.page.locator(":root")
    return root.evaluate(
        "(root, { width, height }) => [root.scrollWidth > width, root.scrollHeight > height]", size
    )


def becomes_true(phone: Screen, condition: str) -> bool:
    """Whether something that cannot be seen comes true within ten seconds."""
    return phone.page.evaluate(
        f"""async () => {{
          for (let tries = 0; tries < 100 && !({condition}); tries += 1) {{
            await new Promise((wake) => setTimeout(wake, 100));
          }}
          return {condition};
        }}"""
    )


# --- coming in ---


def test_the_host_taps_once_and_the_guest_once_after_the_camera(new_phone):
    """J12: Invite shows the code to scan; the link leads to the names, a name leads in."""
    host = new_phone().at_match(*THREE)
    before = host.taps
    host.tap("Invite")
    expect(host.page.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    assert 1 == host.taps - before
    guest = joined(host, new_phone, "Ben")

    assert 1 == guest.taps
    assert ("seat", 1) == (guest.kept()["role"], guest.kept()["seat"])


def test_the_ticket_leaves_the_address_at_once(new_phone, at_table):
    """And a reload still leads to the names; once in, it leaves the phone."""
    keeper = at_table(*THREE)
    ticket = keeper.post(f"{keeper.path}/tickets").json
    guest = new_phone()
    guest.page.goto(ticket["link"])
    guest.sees("Who are you?")
    assert guest.page.url.endswith("#/join/door")
    guest.page.reload()
    guest.tap("Chloé")

    guest.sees("You are Chloé")
    assert ticket["ticket"] not in guest.page.evaluate("JSON.stringify(localStorage)")


def test_a_phone_that_comes_back_has_its_seat(new_phone, at_table):
    """After a reload it is where it was."""
    guest = seated(at_table(*THREE), new_phone, "Ben")
    guest.page.reload()

    guest.sees("You are Ben")


def test_a_seat_with_a_phone_is_not_offered_again(new_phone, at_table):
    """But to watch is."""
    keeper = at_table(*THREE)
    keeper.at_seat(1)
    other = new_phone()
    other.page.goto(keeper.post(f"{keeper.path}/tickets").json["link"])
    expect(other.key("Ben (has a phone)")).to_be_disabled()
    other.tap("I only watch")

    other.sees("You watch")
    expect(other.key("UNO!")).to_have_count(0)


def test_who_scans_with_the_phone_that_keeps_the_score_keeps_it(new_phone):
    """It does not become a player's phone by mistake."""
    host = new_phone().at_match(*THREE)
    host.tap("Invite")
    host.page.goto(link_of(host))
    host.tap("Ben")
    host.sees("Round 1")

    assert "keeper" == host.kept()["role"]


def test_a_code_that_arrives_after_the_page_has_moved_on_does_no_harm(new_phone):
    """The network is slower than the finger: the match is left by then."""
    host = new_phone().at_match(*THREE)
    late: list[Route] = []
    host.page.route("**/codes", lambda route: late.append(route))
    host.tap("Invite")
    link = link_of(host)
    host.page.evaluate("location.hash = '#/join'")
    host.sees("Join with a code")
    with host.page.expect_response("**/codes"):
        late[0].continue_()
    host.page.goto(link)

    expect(host.page.get_by_role("button", name="Ben", exact=True)).to_be_visible()


def test_a_spoken_code_leads_in_when_the_scorekeeper_says_so(new_phone):
    """Code, name, Ask to join; the host gives the seat in one tap, the one of that name first. Then there is
    another code to read out."""
    host = new_phone().at_match(*THREE)
    host.tap("Invite")
    code = host.page.locator(".code strong").inner_text()
    guest = new_phone().at_home()
    guest.tap("Join")
    guest.page.get_by_label("Code", exact=True).fill(code.lower())
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_label("Your name", exact=True)).to_be_focused()
    guest.page.get_by_label("Your name").fill("chloé")
    guest.tap("Ask to join")
    guest.reads("chloé, you have asked to join.")
    host.reads("chloé asks to join. Who is it?")
    before = host.taps
    host.tap("Chloé")

    assert 1 == host.taps - before
    guest.sees("You are Chloé")
    expect(host.page.locator(".code strong")).not_to_have_text(code)


def test_a_knock_is_heard_wherever_the_scorekeeper_looks(new_phone):
    """For as long as the code is good; once it was answered it is no longer told."""
    host = new_phone().at_match(*THREE)
    host.tap("Invite")
    code = host.page.locator(".code strong").inner_text()
    host.page.go_back()
    host.sees("Round 1")
    guest = new_phone().at_home()
    guest.tap("Join")
    guest.page.get_by_label("Code", exact=True).fill(code)
    guest.page.get_by_label("Your name").fill("Eve")
    guest.tap("Ask to join")
    host.reads("Eve asks to join. Who is it?")
    assert "Eve asks to join. Who is it?" == host.submission
    host.tap("Answer", "Chloé")
    guest.sees("You are Chloé")
    host.page.go_back()

    host.sees("Round 1")
    expect(host.key("Answer")).to_have_count(0)


def test_who_was_answered_is_not_asked_about_again(new_phone):
    """However long the answer is on its way; only if it does not arrive."""
    host, guest = new_phone().at_match(*THREE), new_phone().at_home()
    host.tap("Invite")
    code = host.page.locator(".code strong").inner_text()
    guest.tap("Join")
    guest.page.get_by_label("Code", exact=True).fill(code)
    guest.page.get_by_label("Your name").fill("Eve")
    guest.tap("Ask to join")
    asked = host.page.get_by_text("Eve asks to join. Who is it?")
    expect(asked).to_be_visible()
    answers = []
    host.page.route("**/knocks/*", lambda route: answers.append(route))
    host.tap("Chloé")
    host.page.wait_for_timeout(2500)  # who knocks is looked for every two seconds
    expect(asked).to_have_count(0)
    host.page.go_back()
    host.sees("Round 1")
    host.page.wait_for_timeout(3500)
    expect(asked).to_have_count(0)
    answers[0].abort()
    host.tap("Answer")
    expect(asked).to_be_visible()
    host.page.unroute("**/knocks/*")
    host.tap("Chloé")

    guest.sees("You are Chloé")
    expect(asked).to_have_count(0)


def test_where_nobody_else_can_come_it_is_told_what_to_do(new_phone):
    """Of an address that this machine alone can open."""
    host = new_phone().at_match(*THREE)
    host.tap("Invite")

    host.reads("Other phones cannot open this address.")
    host.reads("Start Referee with HOST=0.0.0.0")


def test_who_is_not_let_in_is_told(new_phone):
    """And can knock again."""
    host = new_phone().at_match(*THREE)
    host.tap("Invite")
    code = host.page.locator(".code strong").inner_text()
    guest = new_phone().at_home()
    guest.tap("Join")
    guest.page.get_by_label("Code", exact=True).fill(code)
    guest.page.get_by_label("Your name").fill("Eve")
    guest.tap("Ask to join")
    host.tap("Not now")

    guest.reads("The scorekeeper does not let you in now.")
    expect(guest.key("Ask to join")).to_be_visible()


def test_a_wrong_code_is_told_in_the_words_of_the_referee(phone):
    """And nothing that was typed is lost."""
    phone.tap("Join")
    phone.page.get_by_label("Code", exact=True).fill("nothing")
    phone.page.get_by_label("Your name").fill("Eve")
    phone.tap("Ask to join")

    expect(phone.page.get_by_role("alert")).not_to_be_empty()
    expect(phone.page.get_by_label("Your name")).to_have_value("Eve")


def test_a_closed_door_lets_nobody_in(new_phone):
    """Until there is a new link; who is in stays in."""
    host = new_phone().at_match(*THREE)
    guest = joined(host, new_phone, "Ben")
    old = link_of(host)
    host.tap("Close the door: no link or code lets anybody in")
    late = new_phone()
    expect(host.key("Make a new link")).to_be_visible()
    late.page.goto(old)
    expect(late.page.get_by_role("alert")).not_to_be_empty()
    host.tap("Make a new link")

    assert old != link_of(host)
    guest.page.reload()
    guest.sees("You are Ben")


def test_a_phone_is_sent_away(new_phone):
    """It is told so, and sees what it remembers."""
    host = new_phone().at_match(*THREE)
    guest = joined(host, new_phone, "Ben")
    host.tap("Send away: Ben", "Send this phone away")

    guest.reads("This phone may no longer look at this match.")
    expect(host.page.locator(".hint", has_text="Ben is out")).to_have_text(
        "Ben is out and comes along to no rematch; links and codes still let phones in."
    )
    expect(host.page.locator(".code strong")).to_be_visible()


def test_a_phone_is_sent_away_and_the_invitations_are_closed(new_phone):
    """In one answer to one question, that may be left as well: neither link nor code is shown any more."""
    host = new_phone().at_match(*THREE)
    guest = joined(host, new_phone, "Ben")
    old = link_of(host)
    host.tap("Send away: Ben", "Let it stay", "Send away: Ben")
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    guest.sees("You are Ben")
    host.tap("Send away: Ben", "Send it away and close the invitations")

    guest.reads("This phone may no longer look at this match.")
    assert "Ben is out and comes along to no rematch, and no link or code lets anybody in now." == (
        host.page.locator(".hint", has_text="Ben is out").inner_text()
    )
    expect(host.page.locator(".code strong")).to_have_count(0)
    expect(host.key("Make a new link")).to_be_visible()
    late = new_phone()
    late.page.goto(old)
    expect(late.page.get_by_role("alert")).not_to_be_empty()


def test_another_phone_may_keep_the_score(new_phone):
    """By a link of its own kind."""
    host = new_phone().at_match(*THREE)
    host.tap("Invite", "To keep the score")
    expect(host.page.get_by_text("within ten minutes")).to_be_visible()
    other = new_phone()
    other.page.goto(link_of(host))
    other.sees("Keep the score")
    other.tap("I keep the score")
    other.sees("Round 1")
    other.score("Ben", "12")

    assert "keeper" == other.kept()["role"]
    other.is_saved()


# --- a player's own phone ---


def test_a_player_reads_what_to_do_now(new_phone, at_table):
    """In the referee's words, also for what others told."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL)

    guest.reads("Play red, a 5 or a wild, or draw.")
    guest.reads("Your turn!")


def test_how_many_cards_somebody_has_is_never_told_in_points(new_phone, at_table):
    """While a round is followed: whose count nobody knows has a question mark."""
    keeper = at_table("Ana", "Ben", "Chloé", "Dev")
    guest = seated(keeper, new_phone, "Ben")
    score = {"claim": "match.score", "winner": 3, "points": 76}
    claims(keeper, score, DEAL, in_the_middle(1, None, 4, 3, None))
    others = guest.page.locator(".others .num")

    expect(others).to_have_text(["3 cards", "? cards", "? cards"])


def test_uno_is_one_tap(new_phone, at_table):
    """J6, as soon as the key is touched; all phones are told."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    guest.reads("1 card")
    before = guest.taps
    guest.tap("UNO!")
    guest.reads("It counts.")

    assert 1 == guest.taps - before
    told = [entry["claim"] for entry in guest.logbook() if entry["claim"]["claim"] == "uno.call"]
    assert [{"claim": "uno.call", "seat": 1}] == told


def test_a_finger_that_slides_off_has_shouted(new_phone, at_table):
    """Once; and what is pressed afterwards, as by keyboard, is a shout again."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    guest.reads("1 card")
    guest.page.clock.install()
    box = guest.key("UNO!").bounding_box()
    finger = {"x": box["x"] + 20, "y": box["y"] + 20}
    session = guest.context.new_cdp_session(guest.page)
    for kind, points in (
        ("touchStart", [finger]),
        ("touchMove", [{**finger, "y": 20}]),
        ("touchEnd", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    guest.reads("It counts.")
    guest.page.clock.run_for(1000)
    with guest.page.expect_response("**/claims*"):
        guest.key("UNO!").press("Enter")

    assert ["uno.call"] * 2 == [entry["claim"]["claim"] for entry in guest.logbook()][-2:]


def test_who_laid_a_seven_says_with_whom_hands_are_swapped(new_phone, server):
    """On the own phone, in one tap; nobody else is asked."""
    with contextlib.closing(Line(server)) as line:
        keeper = Phone.opening(line, *THREE, house_rules={"seven-zero": {"must_swap": True}})
        ben, ana = seated(keeper, new_phone, "Ben"), seated(keeper, new_phone, "Ana")
        claims(keeper, DEAL, in_the_middle(1, 3, 4, 5), {"claim": "uno.play", "seat": 1, "card": "red 7"})
        before = ben.taps
        ben.tap("Swap hands with Ana")
        ben.reads("It counts.")

        assert 1 == ben.taps - before
        assert [3, 3, 5] == keeper.look()["state"]["round"]["hands"]
        expect(ana.page.get_by_label("With whom are hands swapped?")).to_have_count(0)


def test_who_forgot_it_is_caught_in_one_tap(new_phone, at_table):
    """By name. The one who is caught reads it, and may say otherwise."""
    keeper = at_table(*THREE)
    ben = seated(keeper, new_phone, "Ben")
    ana = seated(keeper, new_phone, "Ana")
    claims(keeper, DEAL, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    ben.reads("1 card")
    before = ana.taps
    ana.tap("Caught! Ben")

    ben.reads("Draw 2 cards. Did you say it?")
    assert 1 == ana.taps - before
    ben.tap("UNO!")
    ben.reads("Nobody can tell whether Ben's call or the catch was first")


@pytest.fixture
def caught(new_phone, at_table) -> tuple[Phone, Screen]:
    """The scorekeeper has caught Ben: who tells more, and Ben's own phone."""
    keeper = at_table(*THREE)
    ben = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    claims(keeper, {"claim": "uno.catch", "caught": 1})
    return keeper, ben


def test_what_the_scorekeeper_told_is_the_scorekeepers_to_undo(caught):
    """Who was caught by the scorekeeper is not sent to a key that settles nothing."""
    _, ben = caught

    ben.reads("Draw 2 cards. Did you say it? Tell the scorekeeper.")
    expect(ben.key("UNO!")).to_be_disabled()


def test_cards_that_were_drawn_are_not_asked_for_again(caught):
    """Whoever says so is not told once more to draw them."""
    keeper, ben = caught
    ben.tap("I have drawn 2")

    expect(ben.page.locator(".loud")).to_have_text("You have drawn. Play goes on.")
    claims(keeper, {"claim": "uno.play", "seat": 2, "card": "red 9"})
    ben.reads("Ana plays")
    expect(ben.page.locator(".loud")).not_to_have_text("You have drawn. Play goes on.")


def test_a_name_that_came_while_something_was_told_is_seen(new_phone, at_table):
    """The look that tells of it comes back after the answer to a claim of this phone, which is newer."""
    keeper = at_table(*THREE)
    ben = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL)
    ben.reads("Your turn")
    ben.is_saved()
    looks = []

    def hold(route: Route) -> None:
        route.continue_() if looks is None else looks.append((route, route.fetch()))

    ben.page.route("**/v1/matches/*?may=1", hold)
    claims(keeper, {"claim": "match.rename", "seat": 0, "name": "Anastasia"})
    while not looks:
        ben.page.wait_for_timeout(20)
    ben.tap("Caught! Ana")
    ben.reads("has seven cards")
    held, looks = looks, None
    for route, look in held:
        route.fulfill(response=look)

    expect(ben.page.locator(".others")).to_contain_text("Anastasia")


def test_a_catch_goes_in_one_tap_where_uno_was_said(new_phone):
    """The scorekeeper is the one who is told; what the caught one tapped meanwhile is in nobody's way."""
    phone = new_phone().at_match(*THREE)
    phone.tap("Follow the plays", "5, red")
    phone.is_saved()
    keeper = keeper_of(phone)
    claims(keeper, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    phone.tap("Caught!")
    phone.is_saved()
    keeper.claim("uno.call", seat=1)
    phone.tap("UNO was said: Ben is not caught")
    phone.is_saved()

    told = phone.logbook()[-1]
    assert ("match.correct", "upheld") == (told["claim"]["claim"], told["verdict"])
    state = phone.kept()["answer"]["state"]
    assert (1, None) == (state["round"]["hands"][1], state["round"]["window"]["caught"])
    expect(phone.key("Caught!")).to_be_visible()


def test_one_undo_takes_back_that_uno_was_said(new_phone):
    """The catch stands again: it was another tap."""
    phone = new_phone().at_match(*THREE)
    phone.tap("Follow the plays", "5, red")
    phone.is_saved()
    claims(keeper_of(phone), in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    phone.tap("Caught!", "UNO was said: Ben is not caught", "Undo")
    phone.is_saved()

    assert phone.kept()["answer"]["state"]["round"]["window"]["caught"]
    expect(phone.key("UNO was said: Ben is not caught")).to_be_visible()


def test_a_wrong_catch_costs_a_moment(new_phone, at_table):
    """In which nobody can be caught by this phone; the refusal is read where the finger is."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL)
    guest.reads("Your turn")
    guest.tap("Caught! Ana")
    guest.reads("Ana has seven cards: UNO is called with one card left.")

    expect(guest.key("Caught! Chloé")).to_be_disabled()
    expect(guest.key("UNO!")).to_be_enabled()
    expect(guest.key("Caught! Chloé")).to_be_enabled()
    claims(keeper, {"claim": "match.note", "text": "Somebody looks it up."})
    expect(guest.page.locator(".heard")).to_have_text("")


def test_keys_never_move(new_phone, at_table):
    """Not when it is this seat's turn, and not when somebody may be caught."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    keys = [guest.key(name) for name in ("UNO!", "Caught! Ana", "Play a card", "Challenge +4")]
    places = [key.bounding_box() for key in keys]
    claims(keeper, DEAL, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    guest.reads("1 card")

    assert places == [key.bounding_box() for key in keys]


def test_a_card_is_laid_from_the_own_phone_in_two_taps(new_phone, at_table):
    """As the referee would be told it; before its turn a phone lays nothing, after it the next one does."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    expect(guest.key("Play a card")).to_be_disabled()
    claims(keeper, DEAL)
    guest.reads("Your turn!")
    before = guest.taps
    guest.tap("Play a card", "7, red")
    guest.reads("It counts.")

    assert 2 == guest.taps - before
    assert {"claim": "uno.play", "seat": 1, "card": "red 7"}.items() <= guest.logbook()[-1]["claim"].items()
    guest.reads("Chloé plays")
    expect(guest.key("Play a card")).to_be_disabled()


def test_any_card_can_be_laid(new_phone, at_table):
    """A wild one waits for its color; one that is not offered is two taps more; UNO may be said with it."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL, in_the_middle(1, 3, 4, 3))
    guest.tap("Play a card", "Wild", "green")
    guest.reads("Chloé plays")
    assert ("wild", "green") == tuple(guest.logbook()[-1]["claim"][name] for name in ("card", "color"))
    claims(keeper, in_the_middle(1, 3, 2, 3))
    guest.tap("Play a card", "Other card", "blue", "…and I say UNO!", "5, blue")
    guest.reads("Chloé plays")

    told = guest.logbook()[-1]["claim"]
    assert ("blue 5", True) == (told["card"], told["said_uno"])


def test_what_was_drawn_is_kept_or_laid(new_phone, at_table):
    """Drawn and kept is two taps; what is owed is drawn with one."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL)
    guest.tap("I drew", "I play it", "7, red")
    guest.reads("Chloé plays")
    assert guest.logbook()[-1]["claim"]["drawn"]
    claims(keeper, in_the_middle(1, 3, 3, 3))
    guest.tap("I drew", "I keep it")
    guest.reads("Chloé plays")
    assert guest.logbook()[-1]["claim"]["keep"]
    claims(keeper, in_the_middle(0, 3, 3, 3), {"claim": "uno.play", "seat": 0, "card": "red draw two"})
    guest.tap("I drew 2")
    guest.reads("Chloé plays")

    assert "uno.draw" == guest.logbook()[-1]["claim"]["claim"]


def test_a_card_that_does_not_go_is_answered_where_it_was_laid(new_phone, at_table):
    """In the referee's words; it is still this seat's turn."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL, in_the_middle(1, 3, 4, 3))
    guest.tap("Play a card", "Other card", "blue", "7, blue")

    guest.reads("The blue 7 does not fit on the red 5")
    guest.reads("Your turn!")


def test_the_own_turn_is_felt_and_read_out(new_phone, at_table):
    """Once, as it comes; and being caught is."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    guest.page.evaluate("window.felt = []; navigator.vibrate = (pattern) => window.felt.push(pattern); null")
    claims(keeper, DEAL)
    guest.reads("Your turn!")
    expect(guest.page.get_by_role("status")).to_contain_text("Your turn. Play red")
    claims(keeper, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    guest.reads("Chloé plays")
    claims(keeper, {"claim": "uno.catch", "seat": 0, "caught": 1})
    guest.reads("Draw 2 cards.")

    assert [[20, 60, 20], 60] == guest.page.evaluate("window.felt")


def test_who_is_caught_says_when_the_cards_are_drawn(new_phone, at_table):
    """Then the board is seen again, and UNO! and Caught! are where they were."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    claims(keeper, DEAL, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    guest.reads("Chloé plays")
    before = guest.key("UNO!").bounding_box()
    claims(keeper, {"claim": "uno.catch", "seat": 0, "caught": 1})
    guest.reads("Draw 2 cards.")
    assert before == guest.key("UNO!").bounding_box()
    guest.tap("I have drawn 2")

    guest.reads("Chloé plays")
    assert before == guest.key("UNO!").bounding_box()


def test_who_only_watches_has_a_column_for_everybody_and_no_key(new_phone, at_table):
    """All of them in sight, on a phone, a tablet and a television."""
    keeper = at_table("Ana", "Ben", "Chloé", "Dev", "Eva", "Fay")
    claims(keeper, {"claim": "match.score", "winner": 1, "points": 82})
    watcher = seated(keeper, new_phone, "I only watch")
    columns = watcher.page.locator(".cols > li")
    expect(columns).to_have_count(6)
    expect(columns.nth(1)).to_have_text("Ben82leads")
    expect(watcher.page.get_by_role("button")).to_have_count(0)
    for width, height in ((360, 640), (820, 1180), (1280, 720), (844, 390)):
        watcher.page.set_viewport_size({"width": width, "height": height})
        boxes = [column.bounding_box() for column in columns.all()]
        assert all(box["width"] >= 48 and box["height"] >= 48 for box in boxes)
        assert all(box["x"] + box["width"] <= width and box["y"] + box["height"] <= height for box in boxes)
        assert [False, False] == scrolls(watcher)


def test_a_challenge_is_made_and_answered_by_the_challenger(new_phone, at_table):
    """Only that phone asks what the hand held."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Ben")
    wild = {"claim": "uno.play", "seat": 0, "card": "wild draw four", "color": "blue"}
    claims(keeper, DEAL, in_the_middle(0, 5, 5, 5), wild)
    guest.tap("Challenge +4")
    guest.reads("Look at Ana's hand: does it hold a red card?")
    guest.tap("No red")

    guest.reads("Draw six cards and miss your turn.")
    expect(guest.page.locator(".mine .stamp.yes")).to_have_text("Innocent")
    claims(keeper, {"claim": "uno.draw", "seat": 1})
    expect(guest.page.locator(".mine .stamp")).to_have_count(0)


def test_a_hand_is_counted_on_the_own_phone(new_phone, at_table):
    """J8 in parallel: at most seven taps; zeros need none. With the last hand the round is scored."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Chloé")
    claims(keeper, DEAL, in_the_middle(0, 1, 1, 3), {"claim": "uno.play", "seat": 0, "card": "red 7"})
    guest.reads("Ana has won the round")
    before = guest.taps
    guest.tap("Count my hand", "9", "20 ⊘ ⇄ +2")
    guest.reads("2 of your 3 cards")
    guest.tap("That is all: 29")

    guest.sees("You are Chloé")
    assert guest.taps - before <= 7
    guest.is_saved()
    claims(keeper, {"claim": "uno.count", "seat": 1, "points": 5})
    guest.reads("Round 2")
    assert 34 == int(guest.page.locator(".others li", has_text="Ana").locator("strong").inner_text())


def test_more_cards_than_are_held_are_not_told(new_phone, at_table):
    """The phone says why its key is dead; with one card taken away again it is not."""
    keeper = at_table(*THREE)
    guest = seated(keeper, new_phone, "Chloé")
    claims(keeper, DEAL, in_the_middle(0, 1, 1, 2), {"claim": "uno.play", "seat": 0, "card": "red 7"})
    guest.reads("Ana has won the round")
    guest.tap("Count my hand", "9", "8", "7")
    guest.reads("3 are too many: you hold 2")
    expect(guest.key("That is all: 24")).to_be_disabled()
    guest.tap("7 ×, remove")
    guest.reads("2 of your 2 cards")

    expect(guest.key("That is all: 17")).to_be_enabled()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (740, 360)])
def test_a_players_phone_needs_no_scrolling(new_phone, at_table, width, height):
    """With all the keys on it, for six at the table."""
    keeper = at_table("Ana", "Ben", "Chloé", "Dev", "Eva", "Fay")
    guest = seated(keeper, new_phone, "Ben", width=width, height=height)
    claims(keeper, DEAL)
    guest.reads("Your turn")

    assert [False, False] == scrolls(guest)


# --- this phone ---


def test_cards_can_have_letters(phone):
    """Instead of the shapes, and after a reload as well."""
    card = phone.page.get_by_role("img", name="7, red")
    corner = lambda: card.evaluate("(it) => getComputedStyle(it, '::after').content")  # noqa: E731
    phone.tap("This phone", "Letters R B G Y")
    expect(card).to_have_text("7")
    assert '"R"' == corner()
    phone.page.reload()

    expect(card).to_have_text("7")
    assert '"R"' == corner()


def test_a_match_is_forgotten_only_when_asked_twice(new_phone):
    """Nothing else asks."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.at_home().tap("This phone", "Forget: Ana Ben")
    phone.reads("nobody can go on")
    phone.tap("Keep it", "Forget: Ana Ben", "Yes, forget it")

    expect(phone.key("Forget: Ana Ben")).to_have_count(0)
    assert [] == phone.page.evaluate("Object.keys(localStorage).filter((name) => name.includes('match'))")


def test_the_page_opens_without_a_network(new_phone):
    """Where the browser lets it be kept: reloaded, with the match, and what is entered waits."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.is_saved()
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    phone.context.set_offline(True)
    phone.page.reload()
    phone.sees("Round 1")
    phone.score("Ana", "11")
    assert {"Ana": 11, "Ben": 0} == phone.totals
    phone.context.set_offline(False)

    phone.is_saved()


def test_what_is_kept_is_the_page_and_nothing_that_was_played(new_phone):
    """No answer of the API lies in a cache, nor anything of an older page; and it can be installed."""
    phone = new_phone()
    phone.context.add_init_script("window.caches.open('referee old')")
    phone.at_match("Ana", "Ben")
    assert becomes_true(phone, "!(await caches.has('referee old')) && (await caches.keys()).length === 1")
    kept = phone.page.evaluate(
        """async () => {
          const requests = await (await caches.open((await caches.keys())[0])).keys();
          return requests.map(({ url }) => new URL(url).pathname);
        }"""
    )
    manifest = json.loads(phone.context.request.get("/manifest.webmanifest").text())

    assert "/" in kept
    assert all(path == "/" or path.startswith("/page/") for path in kept)
    assert 200 == phone.context.request.get(manifest["icons"][0]["src"]).status
    assert ("standalone", "/") == (manifest["display"], manifest["start_url"])


def test_a_players_phone_stays_on(new_phone, at_table):
    """As long as it shows the match."""
    guest = new_phone()
    guest.context.add_init_script("""
      Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
        window.isHeld = true;
        return { released: false, release() { window.isHeld = false; } };
      } } });
    """)
    keeper = at_table(*THREE)
    guest.page.goto(keeper.post(f"{keeper.path}/tickets").json["link"])
    guest.tap("Ben")
    assert becomes_true(guest, "window.isHeld")
    guest.tap("Back")

    assert becomes_true(guest, "window.isHeld === false")


def test_a_plain_address_in_the_network_is_enough(new_phone):
    """Without a service worker or a clipboard: a round is scored, the link is copied, a guest is in."""
    host, guest = new_phone(), new_phone()
    host.page.goto(f"http://{IN_THE_NETWORK}:{host.server.port}/")
    assert not host.page.evaluate("isSecureContext || 'serviceWorker' in navigator")
    host.tap("New match", "Fewer", "Fewer", "Deal the cards")
    host.score("Player 1", "12")
    host.goes_on()
    host.is_saved()
    host.tap("Invite", "Copy")
    host.reads("Copied")
    guest.page.goto(link_of(host))
    guest.tap("Player 2")
    guest.sees("You are Player 2")
    guest.page.goto(f"http://{IN_THE_NETWORK}:{host.server.port}/#/phone")

    guest.reads("Some of it needs an address that begins with https.")

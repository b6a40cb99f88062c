"""Following every play of a round of UNO: one tap a play, and what goes wrong is put right.

The journeys are those of docs/journeys.md.
"""

import re

import pytest
from playwright.sync_api import expect

from referee.kit.cards import Card
from tests.page.dealt import turns_of_a_round
from tests.page.looks import LOOKS, empty
from tests.page.places import DEAL, keeper_of, tell
from tests.page.rounds import BOTH_AT_ONE, DOWN_TO_ONE, FOUR, claims, hands, lay, on_turn, says

KNOWS_WHAT_MAY_BE_CLAIMED = """() => {
  const [name] = Object.keys(localStorage).filter((one) => one.startsWith("referee.match."));
  return JSON.parse(localStorage.getItem(name)).answer.may.length > 0;
}"""

MARKED = ".seat-at, .orbit, .way, .plays .icon, .cardkeys .key, .calls .button, .acts .button, .bar > *, .say"
"""What stays where it is while somebody plays: all but the card that is laid."""

TWICE = """(key) => {
  const { x, y, width, height } = key.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2 };
  for (const _ of [1, 2]) {
    const tap = new MouseEvent("click", { ...place, detail: 1, bubbles: true, cancelable: true });
    document.elementFromPoint(place.clientX, place.clientY).dispatchEvent(tap);
  }
}"""
"""At one place and in one moment, whatever comes to lie there."""

# --- how closely ---


@pytest.mark.usefixtures("keeps_files")
def test_following_begins_with_the_card_turned_up(new_phone):
    """One tap on the scorepad and one on the card; one tap leads back, and the choice is remembered."""
    phone = new_phone().at_match(*FOUR)
    before = phone.taps
    phone.tap("Follow the plays", "5, red")
    on_turn(phone, "Ben")
    assert 2 == phone.taps - before
    phone.is_saved()
    phone.page.reload()
    says(phone, "Ben: Play red, a 5 or a wild, or draw.")
    phone.tap("Scores")

    expect(phone.key("Ana went out")).to_be_visible()


def test_a_new_match_can_be_followed_from_its_first_deal(new_phone):
    """One tap more; the card turned up is asked at once."""
    phone = new_phone().at_home()
    phone.tap("New match", "Follow plays One tap a card. It judges and counts.", "Deal the cards")

    phone.sees("Round 1: which card is turned up?")


def test_a_round_is_entered_in_the_middle(new_phone):
    """Already playing: the top card and whose turn it is; nobody knows how many cards are where."""
    phone = new_phone().at_match(*FOUR)
    phone.tap("Follow the plays")
    phone.pause()  # what comes to lie under the finger takes no second half of a double tap
    before = phone.taps
    phone.tap("Already playing", "+4 Wild Draw Four", "green", "Dev")
    on_turn(phone, "Dev")
    phone.is_saved()

    assert 4 == phone.taps - before
    assert {"? cards"} == set(hands(phone).values())
    says(phone, "Dev: Play green or a wild, or draw.")


def test_a_deal_of_another_phone_tells_what_may_be_claimed(new_phone):
    """Without a tap here: keys that do not go are known from the first play on."""
    phone = new_phone().at_match(*FOUR)
    phone.is_saved()
    tell(keeper_of(phone), DEAL)

    phone.waits_for(KNOWS_WHAT_MAY_BE_CLAIMED)


# --- plays ---


def test_a_play_takes_one_tap(table):
    """J2: it is painted before it is sent, and said once."""
    phone = table()
    before = phone.taps
    phone.page.route("**/claims*", lambda route: None)
    phone.tap("7, red")

    on_turn(phone, "Chloé")
    assert 1 == phone.taps - before
    assert {"Ana": "7 cards", "Ben": "6 cards", "Chloé": "7 cards", "Dev": "7 cards"} == hands(phone)
    assert "Ben: 7, red. Chloé is next." == phone.submission


def test_keys_never_move(table):
    """Another color, another face: every key is where it was."""
    phone = table()
    place = """() => [...document.querySelectorAll(".pad .key")].map((key) => {
        const { x, y, width, height } = key.getBoundingClientRect(); return [x, y, width, height]; })"""
    first = phone.page.evaluate(place)
    lay(phone, "⊘ Skip, red", "⊘ Skip, blue", "9, blue", "9, yellow")

    assert first == phone.page.evaluate(place)
    assert all(width >= 48 and height >= 52 for _, _, width, height in first)


def test_a_play_makes_nothing_anew_but_what_it_changes(table):
    """People, keys and earlier plays stay the same elements: what is made anew has to be laid out anew."""
    phone = table(laid=["red 7", "red 2", "red 4", "red 6", "red 9"])
    mark = "(all) => all.forEach((one) => { one.isMarked = true; })"
    fresh = "(all) => all.filter((one) => !one.isMarked).map((one) => one.ariaLabel)"
    phone.is_saved()
    phone.page.locator(MARKED).evaluate_all(mark)
    phone.tap("1, red")
    phone.is_saved()

    assert ["Chloé ●1, change"] == phone.page.locator(MARKED).evaluate_all(fresh)


NOTES_PAINTS = """
    window.setInterval = () => 0; // what is painted every second is of no interest
    addEventListener("DOMContentLoaded", () => {
        window.noted = [];
        const paints = new MutationObserver((titles) => titles.forEach(() => window.noted.push("paint")));
        paints.observe(document.querySelector("title"), { childList: true });
    });
    addEventListener("click", () => {
        window.noted.push("tap");
        requestAnimationFrame(() => window.noted.push("frame"));
    }, true);
"""
"""Whatever is painted, its title is set with it."""


@pytest.mark.usefixtures("keeps_files")
def test_a_play_is_painted_with_its_tap_and_with_its_answer(table):
    """Once each: whatever a referee and its stream tell of it, and however soon, the tap is seen first."""
    phone = table()
    phone.is_saved()
    phone.context.add_init_script(NOTES_PAINTS)
    phone.page.reload()
    phone.sees("Round 1")
    for card in ("1, red", "2, red", "3, red"):
        phone.pause()
        phone.page.evaluate("window.noted.length = 0")
        phone.tap(card)
        phone.is_saved()
        phone.pause()

        assert ["tap", "paint", "frame", "paint"] == phone.page.evaluate("window.noted")


def test_drawing_takes_one_tap_or_two(table):
    """J3: drew and passed; drew and played, and the card, which is asked for."""
    phone = table()
    before = phone.taps
    phone.tap("Drew, passed")
    on_turn(phone, "Chloé")
    phone.is_saved()
    phone.tap("Drew, played it")
    phone.reads("Chloé drew a card and plays it: tap that card.")
    phone.tap("9, red")
    on_turn(phone, "Dev")

    assert 3 == phone.taps - before
    assert ("8 cards", "7 cards") == (hands(phone)["Ben"], hands(phone)["Chloé"])
    phone.is_saved()
    assert {"claim": "uno.play", "seat": 2, "card": "red 9", "drawn": True} == claims(phone)[-1]


def test_a_wild_and_its_color_take_two_taps(table):
    """J4: the colors stand where the cards were."""
    phone = table()
    before = phone.taps
    phone.tap("Wild", "blue")
    on_turn(phone, "Chloé")

    assert 2 == phone.taps - before
    expect(phone.key("3, blue")).to_be_visible()
    phone.is_saved()
    says(phone, "Chloé: Play blue or a wild, or draw.")


def test_a_color_may_be_named_late(table):
    """The wild is told at once, the color when it is shouted."""
    phone = table()
    phone.tap("Wild", "Not named yet")
    phone.is_saved()
    says(phone, "Ben: Name the color of your wild card.")
    phone.tap("yellow")

    expect(phone.key("3, yellow")).to_be_visible()


def test_an_unchallenged_wild_draw_four_takes_two_taps(table):
    """J5: whoever owes is on turn; the next play says that nobody challenged, and that they drew."""
    phone = table()
    before = phone.taps
    phone.tap("+4 Wild Draw Four", "green")
    phone.is_saved()
    assert 2 == phone.taps - before
    says(phone, "Chloé: Draw four cards and miss your turn, or challenge. A wrong challenge costs six cards.")
    on_turn(phone, "Chloé")
    expect(phone.key("Chloé, 7 cards, draws 4: count this hand")).to_be_visible()
    phone.tap("4, green")

    on_turn(phone, "Ana")
    assert "11 cards" == hands(phone)["Chloé"]


@pytest.mark.parametrize(
    ("answer", "stamp", "verdict", "then"),
    [
        ("Yes, red", "Guilty", "Guilty. Ben draws 4. Chloé plays.", "Chloé: Play"),
        (
            "No red",
            "Innocent",
            "Innocent. Chloé draws 6 and misses a turn.",
            "Chloé: Your challenge was wrong",
        ),
    ],
)
def test_a_challenge_takes_two_taps_more(table, answer, stamp, verdict, then):
    """J5: the color before is remembered; what it came to is seen and said as the referee answers it."""
    phone = table()
    before = phone.taps
    phone.tap("+4 Wild Draw Four", "green", "Challenge")
    phone.sees("For Chloé’s eyes only")
    expect(phone.page.get_by_role("img", name="red, the color before the +4")).to_be_visible()
    phone.tap(answer)
    phone.is_saved()

    assert 4 == phone.taps - before
    expect(phone.page.locator(".stamp")).to_have_text(stamp)
    expect(phone.page.get_by_role("status")).to_have_text(verdict)
    phone.tap("Go on")
    says(phone, then)


def test_a_verdict_is_appealed_with_one_tap(table):
    """Not so! tells that it was the other way round, and the other verdict is said. Undo takes that back."""
    phone = table()
    phone.tap("+4 Wild Draw Four", "green", "Challenge", "Yes, red", "Not so!")
    expect(phone.page.locator(".stamp")).to_have_text("Innocent")
    expect(phone.page.get_by_role("status")).to_have_text("Innocent. Chloé draws 6 and misses a turn.")
    assert {"claim": "uno.challenge", "seat": 2, "held_color": False} == claims(phone)[-1]["instead"]
    phone.tap("Undo")
    says(phone, "Chloé: Play")

    assert {"Ben": "10 cards", "Chloé": "7 cards"} == {name: hands(phone)[name] for name in ("Ben", "Chloé")}


def test_a_verdict_stands_in_nobodys_way(table):
    """What another phone tells takes it away; and a challenge that was told without a network has none."""
    phone = table()
    phone.tap("+4 Wild Draw Four", "green", "Challenge", "Yes, red")
    expect(phone.page.locator(".stamp")).to_be_visible()
    tell(keeper_of(phone), {"claim": "uno.play", "seat": 2, "card": "green 3"})
    on_turn(phone, "Dev")
    expect(phone.page.locator(".stamp")).to_have_count(0)


def test_an_illegal_card_is_refused_and_can_stay(table):
    """It can be tapped, the referee says why not and what to do now, and it stays with one tap."""
    phone = table()
    phone.tap("Other card", "3, blue")
    phone.reads("The blue 3 does not fit on the red 5")
    phone.reads("Ben: Take the blue 3 back.")
    on_turn(phone, "Ben")
    phone.tap("It stays on the table")

    on_turn(phone, "Chloé")
    expect(phone.key("7, blue")).to_be_visible()


def test_a_drawn_card_that_does_not_fit_is_kept(table):
    """One tap tells that it was drawn, and who plays next."""
    phone = table()
    phone.tap("Drew, played it", "Other card", "3, blue")
    phone.reads("The blue 3 does not fit on the red 5")
    phone.tap("All right, Ben keeps it")
    on_turn(phone, "Chloé")
    phone.is_saved()

    assert "8 cards" == hands(phone)["Ben"]
    assert {"claim": "uno.draw", "seat": 1, "keep": True} == claims(phone)[-1]


SHEET = "[role=alertdialog]"
FOCUSED = "document.activeElement.textContent"


def test_a_refusal_lies_over_the_board_until_it_is_answered(table):
    """It has the focus, nothing beside it can be tapped; what clashes is shown, who takes it back is said."""
    phone = table()
    phone.key("Other card").focus()
    phone.tap("Other card", "3, blue")
    sheet = phone.page.locator(SHEET)
    expect(sheet).to_be_visible()
    cards = sheet.get_by_role("img").evaluate_all("(cards) => cards.map((card) => card.ariaLabel)")
    assert ["5, red", "3, blue"] == cards
    assert phone.page.evaluate(FOCUSED).startswith("The blue 3 does not fit on the red 5")
    assert phone.page.evaluate("document.querySelector('main').inert")
    status = phone.page.get_by_role("status")
    expect(status).to_have_text("The blue 3 does not fit on the red 5. Ben takes it back.")
    phone.tap("All right, Ben takes it back")
    expect(sheet).to_have_count(0)
    expect(status).to_have_text("Ben takes it back.")
    assert not phone.page.evaluate("document.querySelector('main').inert")
    lay(phone, "4, red")

    on_turn(phone, "Chloé")


def test_escape_means_all_right(table):
    """And never that it stays."""
    phone = table()
    phone.tap("Other card", "3, blue")
    expect(phone.page.locator(SHEET)).to_be_visible()
    phone.page.keyboard.press("Escape")

    expect(phone.page.locator(SHEET)).to_have_count(0)
    phone.is_saved()
    assert "blue 3" == claims(phone)[-1]["card"]


def test_what_stays_is_no_longer_said_to_be_refused(table):
    """The newest sentence is what was decided."""
    phone = table()
    phone.tap("Other card", "3, blue", "It stays on the table")
    phone.is_saved()

    expect(phone.page.get_by_role("status")).to_have_text("It stays on the table.")


def test_why_something_is_refused_is_folded(table):
    """The article comes when somebody wants to read it."""
    phone = table()
    phone.tap("Other card", "3, blue")
    phone.touch(phone.page.locator(f"{SHEET} summary"))

    phone.reads("A card goes on a card of the same color, the same number or the same symbol.")


def test_what_does_not_go_looks_so(table):
    """There is but one red 0: it says so and can be tapped all the same."""
    phone = table("Ana", "Ben", laid=["red 0"])
    phone.tap("0, red, does not go now")

    phone.reads("All right, Ana takes it back")


# --- UNO ---


def test_a_catch_takes_one_tap(table):
    """J6: it costs two cards; where it is not tapped, the next play says that UNO was called."""
    phone = table("Ana", "Ben", laid=DOWN_TO_ONE)
    assert {"Ana": "2 cards", "Ben": "1 card"} == hands(phone)
    before = phone.taps
    phone.tap("Caught!")
    phone.is_saved()

    assert 1 == phone.taps - before
    assert "3 cards" == hands(phone)["Ben"]
    says(phone, "Ben: You did not call UNO: draw two cards.")
    expect(phone.key("Ben, 3 cards, is caught: count this hand")).to_be_visible()
    expect(phone.page.get_by_role("status")).to_have_text("Ben is caught and draws 2.")


def test_uno_that_was_said_protects(table):
    """A catch is refused; before it, the key looks the same as if UNO had not been said."""
    phone = table("Ana", "Ben", laid=DOWN_TO_ONE)
    phone.tap("UNO!")
    phone.is_saved()
    expect(phone.key("Ben, 1 card, said UNO: count this hand")).to_be_visible()
    phone.tap("Caught!")

    phone.reads("Ben has called UNO and cannot be caught.")
    assert {"claim": "uno.catch", "caught": 1} == claims(phone)[-1]
    assert "1 card" == hands(phone)["Ben"]


def test_the_page_does_not_show_that_somebody_forgot_to_call(table):
    """What to do now is in the same words once UNO was said, and no key looks another way."""
    phone = table("Ana", "Ben", laid=DOWN_TO_ONE)

    def shown() -> list:
        phone.page.mouse.move(0, 0)
        keys = [phone.key(name).evaluate(LOOKS) for name in ("UNO!", "Caught!")]
        return [phone.page.locator(".say").all_inner_texts(), *keys]

    before = shown()
    phone.tap("UNO!")
    phone.is_saved()
    expect(phone.key("Ben, 1 card, said UNO: count this hand")).to_be_visible()

    assert before[0] and before == shown()


def test_who_is_caught_is_asked_where_several_have_one_card(table):
    """Also of those who have called: the question does not reveal who has not."""
    phone = table("Ana", "Ben", laid=BOTH_AT_ONE)
    phone.tap("Caught!")
    asked = phone.page.locator(".whom button")
    expect(asked).to_have_text([re.compile("Ana"), re.compile("Ben")])
    phone.tap("Cancel", "Caught!", "Ana")
    phone.is_saved()

    assert {"claim": "uno.catch", "caught": 0} == claims(phone)[-1]


def test_uno_that_is_said_before_the_card_is_seen_at_once(table):
    """With two cards, on their turn; and it still counts when one of them is left."""
    phone = table("Ana", "Ben", laid=DOWN_TO_ONE[:-1])
    phone.tap("UNO!")
    expect(phone.key("Ben, 2 cards, said UNO: count this hand")).to_be_visible()
    phone.tap("3, blue")

    expect(phone.key("Ben, 1 card, said UNO: count this hand")).to_be_visible()


FEELS = "() => { navigator.vibrate = (pattern) => (window.felt ??= []).push(pattern); }"


@pytest.mark.parametrize("is_on", [True, False])
def test_what_happens_is_felt_where_that_is_on(table, is_on):
    """A refusal and a verdict have a beat of their own."""
    phone = table()
    phone.page.evaluate(FEELS)
    phone.page.evaluate(f"localStorage.setItem('referee.haptics', '{str(is_on).lower()}')")
    phone.tap("Other card", "3, blue", "All right, Ben takes it back")
    phone.tap("+4 Wild Draw Four", "green", "Challenge", "Yes, red", "Go on")
    felt = [beat for beat in phone.page.evaluate("window.felt ?? []") if beat != 10]

    assert felt == ([[30, 40, 30], [40, 60, 120]] if is_on else [])


HEARS = """() => {
    const heard = window.heard = [];
    window.OscillatorNode = class extends OscillatorNode {
        constructor(context, options) {
            super(context, options);
            heard.push(options.frequency);
        }
    };
}"""


def test_what_happens_is_heard_once_somebody_switches_sound_on(table):
    """Until then a phone is silent."""
    phone = table()
    phone.page.evaluate(HEARS)
    phone.tap("Other card", "3, blue", "All right, Ben takes it back")
    assert [] == phone.page.evaluate("heard")

    phone.page.evaluate("location.hash = '#/phone'")
    phone.touch(phone.page.get_by_role("group", name="Sounds").get_by_role("button", name="On"))
    phone.waits_for("heard.length === 6")  # three rising tones, each with its octave
    assert sorted(phone.page.evaluate("heard.filter((_, place) => place % 2 === 0)")) == [523, 659, 784]
    phone.page.go_back()
    phone.tap("Other card", "3, blue")
    phone.waits_for("heard.includes(196)")  # a refusal, low


# --- putting things right ---


def test_undo_takes_one_tap(table):
    """J7: it is painted at once."""
    phone = table()
    lay(phone, "7, red")
    before = phone.taps
    phone.tap("Undo")

    phone.reads(" no longer counts.")
    on_turn(phone, "Ben")
    assert 1 == phone.taps - before
    assert {"7 cards"} == set(hands(phone).values())


def test_undo_after_a_refusal_takes_back_the_refusal(table):
    """The last good play stays, and nobody holds the card any more that was shown by mistake. One more takes
    the play back."""
    phone = table()
    lay(phone, "7, red")
    phone.tap("Other card", "3, blue")
    phone.reads("The blue 3 does not fit on the red 7")
    phone.tap("All right, Chloé takes it back", "Undo")
    phone.is_saved()
    assert {"claim": "match.take_back", "to": 3} == claims(phone)[-1]
    on_turn(phone, "Chloé")
    phone.page.wait_for_timeout(400)
    phone.tap("Undo")
    phone.is_saved()

    assert {"claim": "match.take_back", "to": 2} == claims(phone)[-1]
    on_turn(phone, "Ben")


def test_an_old_play_is_put_right_in_two_taps(table):
    """J7: the line, the right card; later plays stay, and what it comes to is told."""
    phone = table()
    lay(phone, "7, red", "8, red", "9, red", "1, red", "2, red")
    before = phone.taps
    phone.tap("Ben ●7, change")
    says(phone, "Change: Ben, 7, red.")
    phone.tap("⊘ Skip, red")
    phone.is_saved()

    assert 2 == phone.taps - before
    assert "match.correct" == claims(phone)[-1]["claim"]
    expect(phone.key("Ben ●⊘, change")).to_be_visible()
    says(phone, "1 later play looks off.")
    phone.tap("Keep")
    says(phone, "You played on. So Chloé's red 8 stays, although it was Dev's turn, not Chloé's.")


def test_a_play_put_right_costs_no_more_where_nothing_looks_off(table):
    """And where something does, one tap shows it among all entries."""
    phone = table()
    lay(phone, "7, red", "8, red", "9, red")
    phone.tap("Ben ●7, change", "6, red")
    phone.is_saved()
    says(phone, "Ana: Play")
    expect(phone.key("Keep")).to_have_count(0)
    phone.tap("Ben ●6, change", "⊘ Skip, red", "Look")

    phone.sees("History")
    phone.reads("stays by agreement of the table")


def test_what_a_play_was_laid_on_is_offered_where_it_is_put_right(table):
    """Key by key as when it was made, whatever card was tapped then; also on a color that was named late."""
    phone = table()
    keys = phone.page.locator(".pad .key")
    lay(phone, "7, red")
    of_chloe = keys.all_text_contents()
    lay(phone, "7, blue", "Wild", "Not named yet", "yellow")
    of_ana = keys.all_text_contents()
    lay(phone, "4, yellow")
    phone.tap("Ana ★4, change")
    assert of_ana == keys.all_text_contents()
    phone.tap("Chloé ■7, change")
    assert of_chloe == keys.all_text_contents()
    phone.tap("8, red")
    phone.is_saved()

    expect(phone.key("Chloé ●8, change")).to_be_visible()


def test_a_draw_is_put_right_too(table):
    """It was a card after all."""
    phone = table()
    lay(phone, "Drew, passed", "8, red")
    phone.tap("Ben drew, change", "6, red")
    phone.is_saved()

    assert "6 cards" == hands(phone)["Ben"]
    expect(phone.key("Ben ●6, change")).to_be_visible()


def test_lost_track_goes_on(table):
    """The top card and whose turn: two taps."""
    phone = table()
    before = phone.taps
    phone.tap("Lost track", "3, blue", "Dev")
    on_turn(phone, "Dev")
    phone.is_saved()

    assert 3 == phone.taps - before
    assert {"? cards"} == set(hands(phone).values())


def test_hands_that_are_kept_outlast_a_lost_track(table):
    """It is said with one tap; who was counted by nobody stays so."""
    phone = table()
    lay(phone, "7, red", "8, red")
    phone.is_saved()
    before = hands(phone)
    phone.tap("Lost track", "3, blue", "Hands kept", "Dev")
    on_turn(phone, "Dev")
    phone.is_saved()

    assert before == hands(phone)
    assert "6 cards" in before.values()
    phone.tap("Lost track", "1, blue", "Ana")
    phone.tap("Ben, ? cards: count this hand", "4", "Lost track", "2, blue", "Hands kept", "Ana")
    phone.is_saved()

    assert {**dict.fromkeys(before, "? cards"), "Ben": "4 cards"} == hands(phone)
    phone.tap("Undo", "Undo", "Undo")
    phone.is_saved()
    assert before == hands(phone)


def test_nobody_is_asked_for_hands_that_nobody_knows(table):
    phone = table()
    phone.tap("Lost track", "3, blue", "Dev", "Lost track", "1, blue")
    phone.reads("Whose turn is it?")

    expect(phone.key("Hands kept")).to_have_count(0)


@pytest.mark.usefixtures("keeps_files")
def test_a_hand_is_counted_anew_in_two_taps(table):
    """Whoever's it is, and how many: painted at once. More than thirty take one tap more."""
    phone = table("Ana", "Ben", "Chloé")
    before = phone.taps
    phone.context.set_offline(True)
    phone.tap("Ana, 7 cards: count this hand", "9")
    assert 2 == phone.taps - before
    assert ("9 cards", "Ana has 9 cards. Ben is next.") == (hands(phone)["Ana"], phone.submission)
    phone.context.set_offline(False)
    phone.tap("Lost track", "3, blue", "Ana", "Ben, ? cards: count this hand", "More than 30", "33")
    phone.is_saved()

    assert {"claim": "match.recount", "seat": 1, "count": 33} == claims(phone)[-1]
    assert {"Ana": "? cards", "Ben": "33 cards", "Chloé": "? cards"} == hands(phone)
    phone.tap("Menu")
    phone.touch(phone.page.get_by_role("link", name="History"))
    phone.reads("has 33 cards, counted anew")


def test_a_double_tap_answers_no_other_question(table):
    """A wild card is tapped: what comes to lie under the finger would lay it without its color."""
    phone = table()
    phone.key("Wild").evaluate(TWICE)

    expect(phone.key("Not named yet")).to_be_enabled()


def test_the_phones_way_back_leaves_a_sheet(table):
    """And not the pad."""
    phone = table()
    phone.tap("Other card")
    phone.sees("All cards")
    phone.page.go_back()

    expect(phone.key("Drew, passed")).to_be_visible()


def test_a_round_that_others_end_takes_its_sheet_along(table):
    """Nothing that lay over the pad asks any more; and the way back leads on."""
    phone = table()
    phone.tap("Other card")
    phone.sees("All cards")
    tell(keeper_of(phone), {"claim": "match.score", "winner": 1, "points": 45})
    phone.goes_on()
    phone.sees("Round 2: which card is turned up?")
    phone.page.go_back()

    phone.sees("Referee")


@pytest.mark.usefixtures("keeps_files")
def test_plays_wait_while_the_server_does_not_answer(table):
    """The first is foreseen, deeper ones are marked; later all are there once, in order."""
    phone = table()
    phone.context.set_offline(True)
    phone.tap("7, red", "8, red", "⊘ Skip, red")
    says(phone, "The referee has not answered yet.")
    on_turn(phone, "Ben")
    phone.context.set_offline(False)
    phone.is_saved()

    assert ["red 7", "red 8", "red skip"] == [claim["card"] for claim in claims(phone)[2:]]


# --- whole rounds ---


def test_a_followed_round_takes_few_taps_a_play(table):
    """At most 1.3: one for a card, two for a wild or for a card that was drawn and laid; who owes cards draws
    them without a tap, as a rule, and UNO that is said is known by the next play."""
    phone, turns = table(), list(turns_of_a_round(9, Card("5", "red")))
    before = phone.taps
    for turn in turns:
        phone.tap(*turn)
    phone.sees(" is out.")
    phone.is_saved()

    assert phone.taps - before <= 1.3 * len(turns)
    assert "refused" not in [entry["verdict"] for entry in phone.logbook()]


def test_a_round_is_played_to_its_score(table):
    """J8: counting opens, goes on and ends by itself; what the round came to is seen and said, and then
    the next deal is asked."""
    phone = table("Ana", "Ben")
    for card in [*DOWN_TO_ONE, "blue 1", "blue 2"]:
        color, number = card.split()
        phone.tap(f"{number}, {color}")
    phone.sees("Ben is out. Ana’s hand")
    phone.tap("9")
    phone.sees("Ben wins round 1")
    expect(phone.page.get_by_role("status")).to_have_text(
        re.compile("^Ben wins round 1 and gets 9. Ben has 9.")
    )
    phone.goes_on()
    phone.sees("Round 2: which card is turned up?")
    phone.reads("Ben +9. Ben leads with 9.")
    phone.is_saved()
    phone.tap("Scores")
    phone.sees("Round 2 to 500")

    assert {"Ana": 0, "Ben": 9} == phone.totals


@pytest.mark.usefixtures("keeps_files")
def test_the_last_round_is_told_above_the_next_deal(table):
    """Who won it with what, and who leads since: here with the fewest points. Also after a reload."""
    phone = table("Ana", "Ben", "Chloé", rules={"differences": {"scoring": "own-lowest-wins"}})
    rows = ({"0": 0, "1": 7, "2": 9}, {"0": 12, "1": 0, "2": 0})
    tell(keeper_of(phone), *({"claim": "match.score", "points": row} for row in rows))
    phone.reads("Ben and Chloé +0. Ben leads with 7.")
    phone.page.reload()

    phone.reads("Ben and Chloé +0. Ben leads with 7.")


def test_hands_are_counted_card_by_card(table):
    """J8: one tap a card, and nothing else."""
    phone = table("Ana", "Ben", laid=[*DOWN_TO_ONE, "blue 1", "blue 2"])
    phone.sees("Ben is out. Ana’s hand")
    before = phone.taps
    phone.tap("20 ⊘ ⇄ +2")
    phone.goes_on()
    phone.sees("Round 2: which card is turned up?")
    phone.is_saved()

    assert phone.taps - before <= 17
    phone.tap("Scores")
    phone.sees("Round 2 to 500")
    assert {"Ana": 0, "Ben": 20} == phone.totals


def test_who_owes_cards_at_the_end_draws_them_first(table):
    """One phone tells it to everybody, where nobody has another one."""
    phone = table("Ana", "Ben", laid=[*DOWN_TO_ONE, "blue 1", "blue draw two"])

    phone.sees("Ben is out. Ana first draws 2, and then counts")


def test_hands_are_counted_by_a_sum(table):
    """J8: digits, and that this is all."""
    phone = table("Ana", "Ben", laid=[*DOWN_TO_ONE, "blue 1", "blue 2"])
    phone.tap("sum: enter the points of the hand", "5", "0", "That is all: 50")
    phone.goes_on()
    phone.sees("Round 2: which card is turned up?")
    phone.tap("Scores")
    phone.sees("Round 2 to 500")

    assert {"Ana": 0, "Ben": 50} == phone.totals


# --- how it looks ---


@pytest.mark.parametrize(("width", "height"), [(360, 640), (740, 360)])
def test_the_pad_needs_no_scrolling(table, width, height):
    """Neither way, nor what is read by itself, nor the next deal; what is tapped in play is large enough."""
    phone = table(laid=["red 7", "red 8", "red 9", "red 1", "red 2"], width=width, height=height)
    expect(phone.key("Ben ●2, change")).to_be_visible()
    size = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"

    assert [width, height] == phone.page.evaluate(size)
    assert phone.page.locator(".reading").evaluate("(part) => part.scrollHeight <= part.clientHeight")
    for target in phone.page.locator(".tapping button:visible").all():
        box = target.bounding_box()
        assert box["width"] >= 48
        assert box["height"] >= 52
    tell(keeper_of(phone), {"claim": "match.score", "winner": 1, "points": 45})
    phone.goes_on()
    phone.reads("Ben leads with 45.")
    assert [width, height] == phone.page.evaluate(size)


GRID = """() => {
  const boxes = [...document.querySelectorAll(".cardkeys > *")].map((key) => key.getBoundingClientRect());
  const many = (side) => new Set(boxes.map((box) => Math.round(box[side]))).size;
  return [many("x"), many("y"), boxes.length];
}"""

CUT = """() => [...document.querySelectorAll("button, a, .face, .card, .ring, .say p")].filter((one) => {
  const { top, left, bottom, right } = one.getBoundingClientRect();
  return top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
}).map((one) => one.outerHTML)"""

TEN = (
    *("Ann", "Ben", "Cat", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida"),
    "Maximiliane-Alexandra v. Hohenstein",
)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (820, 1180), (844, 390)])
@pytest.mark.parametrize("names", [("Ana", "Ben", "Chloé", "Dev"), TEN], ids=["four", "ten"])
def test_the_board_fills_every_screen(table, names, width, height):
    """Twenty keys in five columns and four rows, nothing cut, no empty band higher than a quarter."""
    laid = ["red 7", "red 8", "red 9", "red 1", "red 2"]
    phone = table(*names, laid=laid, width=width, height=height)
    expect(phone.page.locator(".plays button")).to_have_count(5)
    phone.comes_to_rest()

    assert [5, 4, 20] == phone.page.evaluate(GRID)
    assert [] == phone.page.evaluate(CUT)
    assert [] == empty(phone.page)


EDGES = """(key) => {
  const { borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(key);
  const { width, height } = key.getBoundingClientRect();
  return [parseFloat(borderTopWidth) >= 1 && borderTopStyle, boxShadow !== "none", width >= 48, height >= 48];
}"""


def test_the_latest_plays_look_like_keys(table):
    """A border, and an edge below."""
    phone = table(laid=["red 7", "red 8", "red 9", "red 1", "red 2"], width=360, height=640)
    plays = phone.page.locator(".plays button")
    expect(plays).to_have_count(5)

    assert [["solid", True, True, True]] * 5 == [play.evaluate(EDGES) for play in plays.all()]


def test_house_rules_add_a_row_and_move_nothing(table):
    """It stands above the keys, and tells in one tap less; what nobody can tell now says so."""
    where = """() => [...document.querySelectorAll(".cardkeys > *, .acts button")].map((key) => {
      const { x, y } = key.getBoundingClientRect(); return [Math.round(x), Math.round(innerHeight - y)]; })"""
    plain = table().page.evaluate(where)
    phone = table(rules={"house_rules": {"hint": {}, "equal-cards": {}}})
    assert plain == phone.page.evaluate(where)
    lay(phone, "7, red")
    phone.tap("A hint", "Dev")
    phone.is_saved()

    assert "uno.hint" == claims(phone)[-1]["claim"]
    assert plain == phone.page.evaluate(where)


@pytest.mark.parametrize("text", [100, 200])
def test_nothing_is_cut_off_at_the_side(table, text):
    """At 320 px, and with the text twice as large at 360."""
    width = 320 if text == 100 else 360
    phone = table(laid=["red 7", "red 8"], width=width, height=640)
    phone.page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")

    assert width == phone.page.evaluate("document.documentElement.scrollWidth")

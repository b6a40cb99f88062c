"""What a table tells that plays by house rules, or by another answer to a contested question."""

import pytest
from playwright.sync_api import expect

from tests.page.rounds import DOWN_TO_ONE, claims, hands, lay, on_turn, says


def plays_by(**house_rules: dict) -> dict:
    return {"house_rules": {name.replace("_", "-"): chosen for name, chosen in house_rules.items()}}


# --- house rules ---


@pytest.mark.usefixtures("keeps_files")
def test_whole_hands_are_swapped_by_one_more_tap(table):
    """After a 7 the names stand where the keys were, at once; a 0 passes all hands on by itself."""
    phone = table(rules=plays_by(seven_zero={}))
    before = phone.taps
    phone.context.set_offline(True)
    phone.tap("7, red", "Dev")
    assert 2 == phone.taps - before
    assert ("7 cards", "6 cards") == (hands(phone)["Ben"], hands(phone)["Dev"])
    phone.context.set_offline(False)
    says(phone, "Chloé: Play")
    phone.is_saved()
    assert {"claim": "uno.swap", "seat": 1, "with": 3} == claims(phone)[-1]
    lay(phone, "0, red")
    on_turn(phone, "Dev")


def test_a_swap_may_be_left_out_where_the_table_lets_it(table):
    """One key says so, and Undo leads back to the play."""
    phone = table(rules=plays_by(seven_zero={"optional": True}))
    lay(phone, "7, red")
    phone.tap("No swap")
    lay(phone, "8, red")
    on_turn(phone, "Dev")
    phone.tap("Undo")
    phone.is_saved()

    expect(phone.key("No swap")).to_be_visible()


def test_whoever_jumps_in_takes_two_taps(table):
    """Out of turn, with the very same card; play goes on from there. Who is next simply lays it."""
    phone = table(rules=plays_by(jump_in={"wilds": True}), laid=["red 7"])
    before = phone.taps
    phone.tap("Other card", "Ana ●7, out of turn")
    on_turn(phone, "Ben")
    assert 2 == phone.taps - before
    phone.is_saved()
    assert {"claim": "uno.play", "seat": 0, "card": "red 7"} == claims(phone)[-1]
    lay(phone, "Wild", "green")
    phone.tap("Other card", "Dev Wild, out of turn", "blue")
    on_turn(phone, "Ana")


def test_cards_owed_are_stacked_by_one_tap(table):
    """The key of the card, as always; what is owed grows, and only the topmost card is challenged."""
    stacking = {"answers": ["2/2", "4/2", "4/4"], "challenge": "top"}
    phone = table(rules=plays_by(stacking=stacking))
    lay(phone, "+2 Draw Two, red", "+2 Draw Two, red")
    says(phone, "Dev: Draw four cards")
    expect(phone.key("Challenge")).to_be_disabled()
    phone.tap("+4 Wild Draw Four", "green")
    phone.is_saved()
    says(phone, "Ana: Draw eight cards and miss your turn")
    phone.tap("Challenge")
    phone.sees("For Ana’s eyes only")
    phone.tap("Call it off", "Drew 8")
    on_turn(phone, "Ben")
    phone.is_saved()

    assert "15 cards" == hands(phone)["Ana"]


@pytest.mark.usefixtures("keeps_files")
def test_cards_owed_are_sent_on_by_one_tap(table):
    """A skip sends them to the next, a reverse back, also without an answer yet; a wrong card costs cards."""
    rules = plays_by(skip_bounce={}, reverse_bounce={}, illegal_play={}, no_bluffing={}, no_calls={})
    phone = table(rules=rules)
    phone.context.set_offline(True)
    phone.tap("+2 Draw Two, red", "⇄ Reverse, red")
    phone.context.set_offline(False)
    phone.is_saved()
    says(phone, "Ben: Draw two cards")
    lay(phone, "Drew 2", "+2 Draw Two, red", "⊘ Skip, red")
    says(phone, "Chloé: Draw two cards")
    lay(phone, "Drew 2")
    phone.tap("+4 Wild Draw Four", "green")
    phone.is_saved()
    expect(phone.key("Challenge")).to_be_disabled()
    phone.tap("UNO!")
    assert "Nobody is down to one card." == phone.submission
    phone.tap("Other card", "3, red")
    phone.reads("The red 3 does not fit")
    phone.tap("All right, Dev takes it back")

    assert {"Ana": "6 cards", "Ben": "7 cards", "Chloé": "8 cards", "Dev": "8 cards"} == hands(phone)


def test_wild_cards_that_move_hands(table):
    """They are among all cards; whoever lays one says the color, and with whom hands are swapped."""
    phone = table("Ana", "Ben", "Chloé", rules={"differences": {"deck": "112-swap"}})
    phone.tap("Other card", "Wild Swap Hands", "green", "Ana")
    phone.is_saved()
    assert {"Ana": "6 cards", "Ben": "7 cards", "Chloé": "7 cards"} == hands(phone)
    phone = table("Ana", "Ben", "Chloé", rules={"differences": {"deck": "112"}})
    phone.tap("Other card", "Wild Shuffle Hands", "green")
    phone.is_saved()
    says(phone, "Chloé: All hands are put together and dealt again: you get")

    assert ["6 cards", "7 cards", "7 cards"] == sorted(hands(phone).values())


def test_cards_are_drawn_until_one_fits(table):
    """One tap a card, and one for the card that is laid."""
    phone = table(rules=plays_by(draw_until={}))
    lay(phone, "Drew one", "Drew one", "9, red")
    on_turn(phone, "Chloé")
    assert "8 cards" == hands(phone)["Ben"]
    assert ["uno.draw", "uno.draw", "uno.play"] == [claim["claim"] for claim in claims(phone)[2:]]


def test_several_equal_cards_are_laid_at_once(table):
    """One after the other, the last one on top."""
    phone = table(rules=plays_by(equal_cards={}))
    phone.tap("Other card", "Ben: several at once", "7, red", "7, blue")
    expect(phone.key("Play 2 cards")).to_be_enabled()
    phone.tap("7, green", "7, green ×, remove", "Play 2 cards")
    phone.is_saved()

    assert ["red 7", "blue 7"] == claims(phone)[-1]["cards"]
    on_turn(phone, "Chloé")
    expect(phone.key("3, blue")).to_be_visible()


def test_a_table_goes_crazy_for_a_color(table):
    """Sixes and nines out of turn; then whoever may discards of that color, or nothing."""
    sixes = ["red 6", {"claim": "uno.play", "seat": 0, "card": "red 9"}]
    phone = table("Ana", "Ben", "Chloé", laid=sixes, rules=plays_by(sixty_nine={}))
    phone.tap("Other card", "Chloé ●6, out of turn")
    phone.is_saved()
    phone.tap("Other card", "Chloé: red cards, as many as you like", "None")
    phone.is_saved()
    phone.tap("Other card", "Ana: red cards, as many as you like", "1, red", "⊘ Skip, red", "Play 2 cards")
    phone.is_saved()

    assert ["red 1", "red skip"] == claims(phone)[-1]["cards"]
    assert "4 cards" == hands(phone)["Ana"]


def test_what_costs_cards_is_told_in_three_taps(table):
    """A hint, a call and an accusation for nothing: who it was. What is refused costs them all the same."""
    phone = table(rules=plays_by(hint={}, false_call={}, false_accusation={}, silent_uno={}))
    expect(phone.key("Table tapped")).to_be_visible()
    phone.tap("Other card", "A hint", "Dev")
    phone.is_saved()
    phone.tap("Other card", "A wrong UNO call", "Ana")
    phone.reads("Tap the table only when one card is left.")
    phone.tap("All right, it does not count", "Other card", "Wrong catch", "Ben", "Chloé")
    phone.reads("UNO is called with one card left")

    phone.is_saved()
    assert {"Ana": "9 cards", "Ben": "7 cards", "Chloé": "9 cards", "Dev": "11 cards"} == hands(phone)


# --- challenges ---


def test_nobody_challenges_before_the_color_is_named(table):
    """Nor while the card is on its way: the color is asked, and nothing else."""
    phone = table()
    phone.tap("+4 Wild Draw Four", "Not named yet")
    phone.reads("Which color?")
    expect(phone.key("Challenge")).to_have_count(0)
    phone.is_saved()
    expect(phone.key("Challenge")).to_have_count(0)
    phone.tap("green")

    expect(phone.key("Challenge")).to_be_enabled()


def test_anyone_challenges_where_the_table_lets_them(table):
    """Who it is takes one more tap; everybody may look where the table shows the hand to all."""
    differences = {"who-challenges": "anyone", "hand-shown-to": "everybody"}
    phone = table(rules={"differences": differences})
    before = phone.taps
    phone.tap("+4 Wild Draw Four", "green")
    phone.is_saved()
    phone.tap("Challenge", "Ana")
    phone.sees("For everybody’s eyes")
    phone.tap("No red")
    phone.is_saved()

    assert 5 == phone.taps - before
    assert {"claim": "uno.challenge", "seat": 0, "held_color": False} == claims(phone)[-1]


@pytest.mark.parametrize("option", ["fails", "refused"])
def test_a_last_wild_draw_four_is_challenged_where_that_may_be(table, option):
    """While the hands are counted: nobody has to look at a hand that is empty."""
    laid = [*DOWN_TO_ONE, {"claim": "uno.draw", "keep": True}]
    phone = table("Ana", "Ben", laid=laid, rules={"differences": {"challenge-last-card": option}})
    lay(phone, "+4 Wild Draw Four")
    phone.sees("Ben is out. Ana first draws 4, and then counts")
    if option == "refused":
        expect(phone.key("Challenge")).to_have_count(0)
        return
    phone.reads("Ana 7 cards")
    phone.tap("Challenge", "Go on")
    phone.reads("Ana 9 cards")


def test_a_drawn_wild_draw_four_is_challenged_until_somebody_acts(table):
    """Where the table lets it: the color before is still remembered."""
    phone = table(rules={"differences": {"challenge-until": "next-act"}})
    lay(phone, "+4 Wild Draw Four", "green")
    lay(phone, "Drew 4")
    phone.tap("Challenge")
    expect(phone.page.locator(".before")).to_have_attribute("aria-label", "red, the color before the +4")
    phone.tap("Yes, red")
    phone.is_saved()
    phone.tap("Go on")

    assert ("10 cards", "7 cards") == (hands(phone)["Ben"], hands(phone)["Chloé"])


# --- what a deck counts ---


@pytest.mark.parametrize(("points", "key"), [(40, "40 special"), (50, "50 wild")])
def test_a_deck_with_more_cards_has_a_key_for_them(table, points, key):
    """At the values that the table has agreed on."""
    rules = {"differences": {"deck": "112", "special-wild-points": points}}
    phone = table("Ana", "Ben", laid=[*DOWN_TO_ONE, "blue 1", "blue 2"], rules=rules)
    phone.sees("Ben is out. Ana’s hand")
    assert (50 == points) == (phone.key("40 special").count() == 0)
    phone.tap(key)
    phone.goes_on()
    phone.sees("Round 2: which card is turned up?")
    phone.is_saved()

    assert [points] == claims(phone)[-1]["values"]


def test_golf_counts_what_is_printed_in_its_corners(new_phone):
    """Once the table has told it; cards that count alike share a key."""
    phone = new_phone().at_home()
    phone.tap("New match", "Golf, 9 rounds", "Fewer", "Fewer")
    phone.touch(phone.page.locator("[data-key=rules]"))
    phone.touch(phone.page.locator("[data-key=corner-points]"))
    phone.page.get_by_label("How many points are printed on a Skip?").fill("15")
    phone.tap("These are our rules", "Deal the cards")
    phone.sees("Round 1")
    phone.tap("Enter round 1", "cards: enter every card that is left")
    phone.tap("10 ⇄ +2", "15 ⊘", "6", "1", "Next", "20 +2+2", "1", "Save round 1")
    phone.is_saved()

    assert {"Player 1": 32, "Player 2": 21} == phone.totals

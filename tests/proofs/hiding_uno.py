"""What can be hidden of a position of UNO, and how it may be as well: from the rules of the game alone."""

from collections.abc import Callable
from random import Random
from typing import Any

from referee.kit.cards import COLORS

Told = dict[str, Any]
OWES = {"draw two": 2, "wild draw four": 4}
NO_LIMIT = 1000


# --- what is hidden ---


def _leave_out(name: str) -> Callable[[Told], None]:
    return lambda told: told["round"].pop(name, None)


def _dealer(told: Told) -> None:
    told.pop("dealer", None)


def _discards(told: Told) -> None:
    """Only the top card is told."""
    round = told["round"]
    round["top"] = round.pop("discards")[-1]
    round.pop("lost_track", None), round.pop("silent", None)


def _over(told: Told) -> None:
    """The color before a card that is open to a challenge."""
    debt = told["round"].get("debt")
    if debt is not None:
        told["round"]["debt"] = {name: one for name, one in debt.items() if name not in ("over", "under")}


def _debt(told: Told) -> None:
    """What is owed, unless something that is told speaks of it."""
    round = told["round"]
    if not _speaks_of_a_debt(round):
        round.pop("debt", None)


def _speaks_of_a_debt(round: Told) -> bool:
    return any(round.get(name) is not None for name in ("challenged", "color_owed_by", "testimony"))


HIDES: dict[str, Callable[[Told], None]] = {
    "direction": _leave_out("direction"),
    "turn": _leave_out("turn"),
    "dealer": _dealer,
    "discards": _discards,
    "draw_pile": _leave_out("draw_pile"),
    "color": _leave_out("color"),
    "drew": _leave_out("drew"),
    "debt": _debt,
    "over": _over,
    "hands": _leave_out("hands"),
    "window": _leave_out("window"),
    "last_window": _leave_out("last_window"),
}


# --- how it may be as well ---


def _any_direction(rng: Random, filled: Told) -> None:
    """Who owes cards comes after who laid the card."""
    if (filled["round"].get("debt") or {}).get("by") is None:
        filled["round"]["direction"] = rng.choice((1, -1))


def _any_turn(rng: Random, filled: Told) -> None:
    """Who owes cards or a color is on turn, and who called ahead comes next; once somebody has gone out it is
    nobody's turn."""
    round = filled["round"]
    settle_it = ("debt", "color_owed_by", "out", "swap", "called_ahead")
    if not any(round.get(name) is not None for name in settle_it):
        round["turn"] = rng.choice(filled["order"])


def _any_dealer(rng: Random, filled: Told) -> None:
    filled["dealer"] = rng.choice(filled["order"])


def _any_draw(rng: Random, filled: Told) -> None:
    """Not while somebody owes cards, or a color, or has gone out; drawing ends the time to call, and who has
    called ahead takes a card that was drawn to be kept."""
    round = filled["round"]
    settle_it = ("debt", "out", "color_owed_by", "window", "called_ahead")
    if not any(round.get(name) is not None for name in settle_it):
        round["drew"] = rng.random() < 0.5


def _any_hands(rng: Random, filled: Told) -> None:
    """Who is in a time to call holds what that says. Where the pile was counted, other hands are as many
    cards together as they are; else of any size. Nobody holds as many as are too many in a hand."""
    round = filled["round"]
    windows = [round[name] for name in ("window", "last_window") if round.get(name)]
    fixed = {round.get("out"), *(window["seat"] for window in windows)}
    free = [seat for seat, held in round["hands"].items() if held and int(seat) not in fixed]
    if round.get("in_hands"):
        return  # how many cards there are besides those that were seen tells what may be laid
    if "draw_pile" in round:
        anew = _shared_out(rng, sum(round["hands"][seat] for seat in free), len(free))
    else:
        anew = [rng.randint(2, 9) for _ in free]
    limit = (filled["rules"]["house_rules"].get("hand-limit") or {}).get("cards", NO_LIMIT)
    if max(anew, default=0) >= limit:
        return
    round["hands"] = round["hands"] | dict(zip(free, anew, strict=True))


def _shared_out(rng: Random, cards: int, people: int) -> list[int]:
    """Two at least for everybody, if there are as many."""
    held = [min(2, cards // max(1, people))] * people
    for _ in range(cards - sum(held)):
        held[rng.randrange(people)] += 1
    return held


def _any_discards(rng: Random, filled: Told) -> None:
    """Other cards under the same two, as the one under the top card is told with a debt; not those that are
    known to be in hands. As many as there are, where the pile was counted."""
    round, laid = filled["round"], filled["round"]["discards"]
    others = [f"{color} {number}" for color in COLORS for number in (*range(1, 10), "skip", "reverse")] * 2
    elsewhere = {*laid[-2:], *(one["card"] for one in round.get("in_hands", []))}
    others = [card for card in others if card not in elsewhere]
    rng.shuffle(others)
    many = len(laid) - 2 if "draw_pile" in round else rng.randint(0, 5)
    round["discards"] = [*others[: max(0, many)], *laid[-2:]]


def _any_pile(rng: Random, filled: Told) -> None:
    """What is left of the deck."""
    filled["round"].pop("draw_pile", None)


def _any_color(rng: Random, filled: Told) -> None:
    round = filled["round"]
    if round.get("color") is not None and _is_wild(round["discards"][-1]):
        round["color"] = rng.choice(COLORS)


def _any_debt(rng: Random, filled: Told) -> None:
    """For a card that makes somebody draw they have drawn, or who is on turn still owes them; for the last
    one, whoever comes after who has gone out."""
    round = filled["round"]
    face = _face(round["discards"][-1])
    if face not in OWES or _speaks_of_a_debt(round) or round.get("drew"):
        return
    if rng.random() < 0.5:
        if round["debt"] is not None and round.get("out") is None:
            round["turn"] = round["debt"]["seat"]
        round["debt"] = None
        return
    if round["debt"] is not None or round.get("out") is not None or round.get("turn") is None:
        return
    by = seat_before(filled, round["turn"])
    if round.get("window") and round["window"]["seat"] != by:
        return
    under = round["discards"][-2] if len(round["discards"]) > 1 else f"{rng.choice(COLORS)} 3"
    over = rng.choice(COLORS) if _is_wild(under) else under.split()[0]
    is_open = face == "wild draw four" and "no-bluffing" not in filled["rules"]["house_rules"]
    seat, count = round["turn"], OWES[face]
    debt = {"seat": seat, "count": count, "by": by, "over": over, "open_to_challenge": is_open}
    round["debt"] = debt | {"under": under}


def _face(card: str) -> str:
    color, _, face = card.partition(" ")
    return face if color in COLORS else card


def _is_wild(card: str) -> bool:
    """Whether it has no color: also one of a special deck."""
    return _face(card) == card


def seat_before(filled: Told, seat: int) -> int:
    """Who comes before this seat in the direction of play."""
    order = filled["order"]
    return order[(order.index(seat) - filled["round"]["direction"]) % len(order)]


def _any_over(rng: Random, filled: Told) -> None:
    """Another color before, where the card that lay there does not tell it."""
    debt, laid = filled["round"].get("debt"), filled["round"]["discards"]
    if debt is None or debt.get("over") is None:
        return
    if "under" in debt and not laid[-2:-1]:
        color = rng.choice(COLORS)
        filled["round"]["debt"] = debt | {"over": color, "under": f"{color} {rng.randint(1, 9)}"}
    elif laid[-2:-1] and _is_wild(laid[-2]):
        filled["round"]["debt"] = debt | {"over": rng.choice(COLORS)}


def _any_window(rng: Random, filled: Told) -> None:
    """None is open, or that of who laid the last card but one: whoever holds one card and sits before the
    one who is on turn, who has not acted since; where only a draw ends it, that of anybody. Who came
    down to one card has one that is open or past."""
    round = filled["round"]
    if round.get("window") and round.get("last_window") is None:
        return
    if filled["rules"]["house_rules"].keys() & {"no-calls"} or round.get("out") is not None:
        return
    round["window"] = None
    turn, until = round.get("turn"), filled["rules"]["differences"]["catch-until"]
    if turn is None or (round.get("drew") and until != "next-play") or rng.random() < 0.5:
        return
    if until == "next-draw" and rng.random() < 0.5:
        # What was owed for the cards of others has been drawn since.
        seats = [int(seat) for seat, held in round["hands"].items() if held and held != 2]
        round["window"] = _a_window(rng, filled, rng.choice(seats)) if seats else None
        return
    seat = seat_before(filled, turn)
    if until == "next-play" and rng.random() < 0.5:
        # Everybody between has only drawn.
        seat = rng.choice(filled["order"])
    elif round.get("drew"):
        return
    owed_for = (round.get("debt") or {}).get("by", seat)
    is_nobodys = (seat == turn and until != "next-play") or round["hands"].get(str(seat)) != 1
    if is_nobodys or owed_for != seat or round.get("testimony"):
        return
    round["window"] = _a_window(rng, filled, seat)


def _a_window(rng: Random, filled: Told, seat: int) -> Told:
    entry = filled.get("number") or 9
    called = {"entry": entry, "at": 0} if rng.random() < 0.5 else None
    return {"seat": seat, "opened": {"entry": entry, "at": 0}, "called": called}


def _any_last_window(rng: Random, filled: Told) -> None:
    """None, or that of anybody: it was closed, called for, or somebody was caught."""
    round = filled["round"]
    round["last_window"] = None
    if "no-calls" in filled["rules"]["house_rules"] or rng.random() < 0.5:
        return
    seats = [int(seat) for seat, held in round["hands"].items() if held]
    closed = {"closed": {"entry": filled.get("number") or 9, "at": 0}}
    round["last_window"] = _a_window(rng, filled, rng.choice(seats)) | closed


FILL: dict[str, Callable[[Random, Told], None]] = {
    "direction": _any_direction,
    "turn": _any_turn,
    "dealer": _any_dealer,
    "discards": _any_discards,
    "draw_pile": _any_pile,
    "color": _any_color,
    "drew": _any_draw,
    "debt": _any_debt,
    "over": _any_over,
    "hands": _any_hands,
    "window": _any_window,
    "last_window": _any_last_window,
}
"""In an order in which each goes with what was filled in before it."""


def has_had_no_time_to_call(table: Told, told: Told, claim: Told) -> bool:
    """Whether a player calls or is caught with a single card, and the table forgot that there was a time to
    call. Only the last one is remembered. A client that tells of no such time means a card left by a play."""
    seat = claim.get("caught", claim.get("seat")) if claim["claim"] in ("uno.call", "uno.catch") else None
    round = table["round"]
    if seat is None or {"window", "last_window"} & told["round"].keys():
        return False
    remembered = [round[name]["seat"] for name in ("window", "last_window") if round.get(name)]
    return round["hands"].get(str(seat)) == 1 and seat not in remembered


# --- what can be seen of it ---


def _whose_turn(table: Told, claim: Told) -> str:
    return "theirs" if table["round"]["turn"] == claim["seat"] else "another"


def _is_the_last(table: Told, claim: Told) -> str | None:
    """Of the cards of the player who plays it."""
    held = table["round"]["hands"].get(str(claim["seat"]))
    if held is None or claim["claim"] not in ("uno.play", "uno.play_equal"):
        return None
    return "yes" if held <= len(claim.get("cards", [1])) else "no"


SHOWN: dict[str, Callable[[Told, Told], str | None]] = {
    "direction": lambda table, claim: "clockwise" if table["round"]["direction"] == 1 else "counterclockwise",
    "people": lambda table, claim: "two" if len(table["order"]) == 2 else "more",
    "color": lambda table, claim: table["round"]["color"],
    "drew": lambda table, claim: "yes" if table["round"]["drew"] else "no",
    "last": _is_the_last,
    "turn": _whose_turn,
}
"""Which answer to these facts is so at a table that is told whole; None where it does not show that."""

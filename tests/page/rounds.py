"""A round of UNO that is followed on a phone: how it comes to be there, and what is read off its pad."""

import json
import secrets

from playwright.sync_api import expect

from tests.page.phones import Screen
from tests.proofs.server import Line, Server
from tests.refusals import accepted

FOUR = ("Ana", "Ben", "Chloé", "Dev")
DEALT = {"claim": "uno.deal", "turned_up": ["red 5"]}
DOWN_TO_ONE = (
    *("red 6", "blue 6", "blue 7", "red 7", "red 8", "green 8"),
    *("green 9", "yellow 9", "yellow 4", "blue 4", "blue 3"),
)
"""Of two people, after a red 5: the one who began has one card left, the other two."""
BOTH_AT_ONE = (*DOWN_TO_ONE, "green 3")
"""The same once the other one has one card left, too."""
KEEPS = "([name, kept]) => localStorage.setItem(name, JSON.stringify(kept))"


def follow(phone: Screen, server: Server, *names: str, laid=(), rules=None) -> Screen:
    """A red 5 was turned up, the second one began, and this was laid since: cards by whoever was on turn, or
    claims."""
    kept = opened(server, names or FOUR, laid, rules)
    phone.at_home().page.evaluate(KEEPS, [f"referee.match.{kept['id']}", kept])
    phone.page.goto(f"/#/match/{kept['id']}")
    expect(phone.page.locator(".standing")).to_have_text("saved")
    return phone


def opened(server: Server, names, laid, rules) -> dict:
    """What a phone keeps of a match of these people, whose first round was followed so far."""
    line = Line(server)

    def post(path: str, body: dict, **headers: str) -> dict:
        headers = {"Idempotency-Key": secrets.token_hex(16), "Content-Type": "application/json", **headers}
        answer = line("POST", path, headers, json.dumps(body).encode())
        assert 201 == answer.status
        return answer.json

    match = post("/v1/matches", {"game": "uno", "seats": list(names), "rules": rules or {}})
    answer = match
    for claim in [DEALT, *map(claimed, laid)]:
        seat = {} if claim is DEALT else {"seat": answer["state"]["round"]["turn"]}
        told = {**seat, **claim, "after": answer["number"]}
        path = f"/v1/matches/{match['id']}/claims?may=1"
        answer = accepted(claim["claim"], post(path, told, Authorization=f"Bearer {match['token']}"))
    line.close()
    known = {name: answer[name] for name in ("number", "state", "may", "say")} | {"seats": match["seats"]}
    key = {"id": match["id"], "token": match["token"], "role": "keeper", "seat": None, "depth": "referee"}
    return key | {"game": "uno", "used": 1, "answer": known, "marks": [], "claims": {}, "past": {}}


def claimed(laid: str | dict) -> dict:
    return {"claim": "uno.play", "card": laid} if isinstance(laid, str) else laid


def says(phone: Screen, text: str) -> None:
    expect(phone.page.locator(".now")).to_contain_text(text)


def hands(phone: Screen) -> dict[str, str]:
    """What is told of every hand."""
    keys = phone.page.locator(".around .seat-at").all()
    told = [key.get_attribute("aria-label").split(", ") for key in keys]
    return {name: cards.removesuffix(": count this hand") for name, cards, *_ in told}


def on_turn(phone: Screen, name: str) -> None:
    expect(phone.page.locator(".around [aria-current] .name")).to_have_text(name)


def lay(phone: Screen, *cards: str) -> None:
    """One after the other, each answered before the next."""
    for card in cards:
        phone.tap(card)
        phone.is_saved()


def claims(phone: Screen) -> list[dict]:
    return [entry["claim"] for entry in phone.logbook()]


def in_the_middle(turn: int, *hands: int | None) -> dict:
    """A round that goes on with so many cards in each hand."""
    told = {"top": "red 5", "color": "red", "turn": turn, "direction": 1, "hands": dict(enumerate(hands))}
    return {"claim": "uno.resync", **told}

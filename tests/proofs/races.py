"""Eight clients at one moment: of eight claims at one version one counts, of eight copies of one key too."""

from collections.abc import Sequence

from tests.api.phone import Answer, Phone, Send, new_key
from tests.proofs.server import together

CLIENTS = 8
SCORE = {"claim": "match.score", "winner": 1, "points": 1, "round": 1}
"""Exact, and the state has the same size after it."""


def race_at_one_version(phone: Phone, sends: Sequence[Send]) -> list[str]:
    """Claims of as many clients that have all seen the same; what is wrong with their answers."""
    seen = phone.look()["number"]
    phones = [Phone(send, phone.match, phone.token, seen) for send in sends]
    answers = together(*(lambda phone=phone: phone.tell(SCORE) for phone in phones))
    winners = [answer for answer in answers if answer.status == 201]
    losers = [answer for answer in answers if answer.status == 409]
    wrong = []
    if (len(winners), len(losers)) != (1, len(sends) - 1):
        wrong.append(f"statuses {[answer.status for answer in answers]}")
    wrong += [f"the loser was told {answer.body!r}" for answer in losers if not _tells(answer, seen, winners)]
    if phone.look()["number"] != seen + 1:
        wrong.append(f"{phone.look()['number'] - seen} entries")
    return wrong


def _tells(answer: Answer, seen: int, winners: list[Answer]) -> bool:
    """Whether a stale claim was told the one entry that it missed, and the state after it."""
    told, won = answer.json, winners[0].json
    missed = [{name: value for name, value in won.items() if name not in ("say", "state")}]
    return (told["number"], told["missed"], told["state"]) == (seen + 1, missed, won["state"])


def race_with_one_key(phone: Phone, sends: Sequence[Send]) -> list[str]:
    """Copies of one request with one key; what is wrong with their answers."""
    seen, key = phone.look()["number"], new_key()
    phones = [Phone(send, phone.match, phone.token, seen) for send in sends]
    answers = together(*(lambda phone=phone: phone.tell(SCORE, key) for phone in phones))
    wrong = []
    if {answer.status for answer in answers} != {201}:
        wrong.append(f"statuses {[answer.status for answer in answers]}")
    if len({answer.body for answer in answers}) != 1:
        wrong.append("the answers differ")
    if [answer.headers.get("Idempotent-Replayed") for answer in answers].count(None) != 1:
        wrong.append("not exactly one was the first")
    if phone.look()["number"] != seen + 1:
        wrong.append(f"{phone.look()['number'] - seen} entries")
    return wrong

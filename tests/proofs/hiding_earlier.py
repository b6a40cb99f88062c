"""Hide and ask about a position from which some claims have happened since.

A part of the position before these claims is hidden, also the top card. What is presumed then, such as that
these claims were lawful, is named in `assumed`. Rulings must be true in each filling in which all of this is
so. A client that answers "unknown" must get to what is really so.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from referee.match.help.situation import ContradictoryDescription, Table, complete_description
from referee.rulings.judge import is_lawful
from tests.proofs import hiding, hiding_uno
from tests.proofs.hiding import Asked, Hidden, Told
from tests.proofs.situations import anybody, described_whole, positions

MOST_EARLIER = 3
"""Maximum number of claims that happened."""
PLAYS = ("uno.play", "uno.play_equal")
WILDS = ("wild", "wild customizable", "wild shuffle hands", "wild swap hands", "wild draw four")


@dataclass(frozen=True)
class Earlier:
    """A position with all its details, and the claim that followed."""

    whole: Told
    claim: Told


def hide_some_earlier(seed: int, seats: int, agreed: Told | None, limit: int, most: int = 10**6) -> Hidden:
    """At most so many positions of the first `limit` claims of a simulated match, each with claims that
    happened since and a random part hidden."""
    rng, found = Random(seed), Hidden()
    history: list[Earlier] = []
    for before, claims, answer in positions("uno", seed, seats, agreed, limit):
        if len(claims) > 1 or before[1].round is None:
            history = []
            continue
        if history and not rng.randrange(hiding.ONE_IN):
            since = history[-rng.randint(1, MOST_EARLIER) :]
            _compare(rng, found, _asked(rng, since, claims))
        if found.untrue or found.positions == most:
            break
        kept = [*history, Earlier(described_whole(*before), claims[0])]
        history = kept if answer()["verdict"] != "refused" else []
    return found


def _asked(rng: Random, since: list[Earlier], claims: list[Told]) -> Asked:
    whole = since[0].whole | {"happened": [one.claim for one in since]}
    round = whole["round"]
    open_before = any(round.get(one) is not None for one in ("debt", "color_owed_by", "challenged", "swap"))
    open_before = open_before or _is_challenged_before(whole["happened"])
    may_be_hidden = [one for one in HIDES if not (open_before and one in ("top", "debt", "turn", "over"))]
    hidden = [one for one in may_be_hidden if rng.random() < hiding.IS_HIDDEN]
    return AskedEarlier("uno", whole, hidden, claims)


def _is_challenged_before(happened: list[Told]) -> bool:
    """Whether a card is challenged that was played before all of these claims."""
    first = next((one for one in happened if one["claim"] in ("uno.challenge", "uno.show_hand")), None)
    return first is not None and not any(
        one.get("card") == "wild draw four" for one in happened[: happened.index(first)]
    )


class AskedEarlier(Asked):
    """A position before claims that happened, with a part hidden."""

    @property
    def told(self) -> Told:
        told = self.whole | {"round": dict(self.whole["round"])}
        for one in self.hidden:
            HIDES[one](told)
        return told


def _top(told: Told) -> None:
    """Leave out the discards and the top card."""
    for name in ("discards", "top", "color", "lost_track", "silent"):
        told["round"].pop(name, None)


HIDES = {name: hide for name, hide in hiding_uno.HIDES.items() if name != "discards"} | {"top": _top}


def _compare(rng: Random, found: Hidden, asked: Asked) -> None:
    send = anybody()
    found.positions += 1
    answer = asked.answer(send)
    if answer.status == 422:
        found.named += 1
        found.untrue.append(f"{asked.claims}: named {answer.json['errors']}; told {asked.told}")
        return
    assumed = {one["fact"]: one["option"] for one in answer.json["assumed"]}
    if answer.json["asks"] is not None:
        found.asked += 1
        options = [one["option"] for one in answer.json["asks"]["options"]]
        given = [asked.answer(send, {answer.json["asks"]["fact"]: option}) for option in options]
        if wrong := [one.json for one in given if one.status != 200]:
            found.untrue.append(f"{asked.claims}: {answer.json['asks']} leads to {wrong}; told {asked.told}")
            return
    elif answer.json["cases"]:
        found.cases += 1
        if not answer.json["more_cases"]:
            _check(rng, found, [one["rulings"][-1] for one in answer.json["cases"]], asked, assumed)
    else:
        found.ruled += 1
        given = asked.answer(send, assumed).json
        if [given.get("rulings"), given.get("assumed")] != [answer.json["rulings"], []]:
            found.untrue.append(f"{asked.claims}: {assumed} assumed, and given {given}; told {asked.told}")
            return
        _check(rng, found, answer.json["rulings"], asked, assumed)
    if not hiding._may_be_so(send, asked, dict.fromkeys(assumed, "unknown")):
        found.untrue.append(
            f"{asked.claims}: {answer.json} does not lead to {asked.really}; told {asked.told}"
        )


def _check(rng: Random, found: Hidden, said: list[Told], asked: Asked, assumed: dict[str, str]) -> None:
    """Whether one of the rulings is true in each filling in which all that is assumed is so."""
    for table in _fillings(rng, asked):
        really = hiding.ruled_whole(hiding._as_it_is_judged(table, asked.hidden), asked.claims)
        if really is None or hiding.would_be_out(table):
            continue
        found.fillings += 1
        if not all(_is_so(table, asked, fact, option) for fact, option in assumed.items()):
            continue
        found.as_assumed += 1
        if all(untrue := [hiding._untrue(one, really) for one in said]):
            found.untrue.append(
                f"{asked.claims}: {untrue}; assumed {assumed}; filled in {table}; told {asked.told}"
            )
            return
    found.assumed += bool(assumed)


def _fillings(rng: Random, asked: Asked) -> Iterator[Told]:
    yield asked.whole
    for _ in range(hiding.FILLINGS):
        filled = asked.whole | {"round": dict(asked.whole["round"])}
        if "top" in asked.hidden:
            top = rng.choice(["red 5", "blue 3", "green skip", "yellow 7", "blue reverse", "wild"])
            color = rng.choice(["red", "blue", "green", "yellow"]) if top == "wild" else top.split()[0]
            filled["round"] |= {"discards": [top], "color": color, "lost_track": True, "silent": True}
        for one in asked.hidden:
            if one != "top":
                hiding_uno.FILL[one](rng, filled)
        yield filled


# --- what is so ---


def _is_so(table: Told, asked: Asked, fact: str, option: str) -> bool:
    """Whether a table with all its details shows that an assumed answer is right."""
    deeds = [*table["happened"], *asked.claims]
    if fact == "lawful":
        return _are_lawful(table, asked.claims)
    shown = SHOWN.get(fact)
    return shown is not None and shown(table, deeds) == option


def _are_lawful(table: Told, claims: list[Told]) -> bool:
    """Whether each claim before the last one is lawful."""
    judged = Table(complete_description(hiding.situation_of(table, claims)))
    try:
        judged.play()
    except ContradictoryDescription:
        return False
    return all(is_lawful(entry.ruling) for entry in judged.entries[:-1])


def _on_top(table: Told, deeds: list[Told]) -> str | None:
    """How the top card goes with the first play."""
    played = next((one["card"] for one in deeds if one["claim"] == "uno.play"), None)
    top, round = table["round"]["discards"][-1], table["round"]
    if played is None or round.get("debt") or "draw" in top:
        return None
    if played in WILDS:
        return "wild" if top in WILDS else "color"
    color, _, face = played.partition(" ")
    if top in WILDS:
        return "wild" if round["color"] == color else "wild-other"
    if top == played:
        return None
    if top.startswith(color):
        return "color"
    return "face" if top.endswith(f" {face}") else "neither"


def _left(table: Told, deeds: list[Told]) -> str | None:
    """The number of cards of the first player who calls UNO or is caught, then."""
    place = next(
        (place for place, one in enumerate(deeds) if one["claim"] in ("uno.call", "uno.catch")), None
    )
    if place is None:
        return None
    seat = deeds[place].get("caught", deeds[place].get("seat"))
    held = table["round"]["hands"].get(str(seat))
    played = sum(one["claim"] == "uno.play" and one["seat"] == seat for one in deeds[:place])
    if held is None or held - played < 1:
        return None
    return {1: "one", 2: "two" if deeds[place]["claim"] == "uno.call" else "more"}.get(held - played, "more")


def _is_on(table: Told, deeds: list[Told]) -> str | None:
    """Whether nobody has gone out before the last claim."""
    seats = {one["seat"] for one in deeds[:-1] if one["claim"] in PLAYS}
    held = [_held_after(table, deeds[:-1], seat) for seat in seats]
    return None if None in held else ("yes" if all(one > 0 for one in held if one is not None) else "no")


def _is_the_last(table: Told, deeds: list[Told]) -> str | None:
    """Whether the last claim plays the last card of a hand."""
    if deeds[-1]["claim"] not in PLAYS:
        return None
    held = _held_after(table, deeds, deeds[-1]["seat"])
    return None if held is None else ("no" if held > 0 else "yes")


def _held_after(table: Told, deeds: list[Told], seat: int) -> int | None:
    """The number of cards in a hand after these claims; None if it cannot be seen."""
    own = [one for one in deeds if one.get("seat") == seat]
    held = table["round"]["hands"].get(str(seat))
    if held is None or any(one["claim"] not in (*PLAYS, "uno.call", "uno.catch") for one in own):
        return None
    played: int = sum(len(one.get("cards", [1])) for one in own if one["claim"] in PLAYS)
    return held - played


def _shown_of_first(fact: str) -> Any:
    return lambda table, deeds: hiding_uno.SHOWN[fact](table, deeds[0]) if "seat" in deeds[0] else None


SHOWN: dict[str, Any] = {
    **{fact: _shown_of_first(fact) for fact in hiding_uno.SHOWN},
    "before": lambda table, deeds: table["round"]["color"],
    "top": _on_top,
    "left": _left,
    "round-on": _is_on,
    "last": _is_the_last,
}
"""The right answer to a fact at a table with all its details; None if the table does not show it."""

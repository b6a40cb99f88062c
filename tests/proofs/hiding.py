"""Hide and ask: what is ruled and said of a position with a part hidden holds however it is filled in.

The fillings are written from the rules of the games alone; nothing of how the referee asks is read here.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from referee.codec import ClaimSchema, SituationSchema, to_json_value
from referee.languages.speech import tell
from referee.match.help.situation import (
    AnySituation,
    ContradictoryDescription,
    Situation,
    complete_description,
    rule_on_situation,
)
from referee.presenters.rulings import present_instructions, present_ruling
from referee.rulings.shapes import ABSENT
from tests.api.phone import Answer, Send, post
from tests.proofs import hiding_golf, hiding_uno
from tests.proofs.situations import anybody, described_whole, positions

FILLINGS = 20
ONE_IN = 4
"""So many claims are there for one that is asked about."""
IS_HIDDEN = 0.4
Told = dict[str, Any]
HITS = (
    *("uno.debt-laid", "uno.debt-drawn", "uno.penalty-drawn", "uno.penalty-returned", "uno.turn-missed"),
    *("golf.columns-drawn", "golf.columns-returned", "golf.turn-missed", "golf.closed"),
)
"""Events by which somebody draws cards or owes them, or misses a turn."""


@dataclass
class Hidden:
    """How many positions were asked about with a part hidden; how many were ruled on, answered by a question,
    in cases, or by the name of what cannot be; how they were filled in; how many were ruled on under an
    assumption, with how many fillings in which it was seen to be so; and what was untrue."""

    positions: int = 0
    ruled: int = 0
    asked: int = 0
    cases: int = 0
    named: int = 0
    fillings: int = 0
    assumed: int = 0
    as_assumed: int = 0
    untrue: list[str] = field(default_factory=list)

    def __add__(self, other: "Hidden") -> "Hidden":
        return Hidden(*(getattr(self, name) + getattr(other, name) for name in self.__dataclass_fields__))


@dataclass(frozen=True)
class Asked:
    """A position of a game, told `whole`, of which the `hidden` members are left out; and what is claimed."""

    game: str
    whole: Told
    hidden: list[str]
    claims: list
    answered: dict[str, Answer] = field(default_factory=dict)
    """What was told by what was asked, as the same request gets the same answer."""

    @property
    def told(self) -> Told:
        return without(self.game, self.whole, self.hidden)

    def answer(self, send: Send, answers: Mapping[str, str] | None = None) -> Answer:
        told = {"situation": self.told, "claims": self.claims, "answers": answers or {}}
        request = json.dumps(told)
        if request not in self.answered:
            self.answered[request] = post(send, "/v1/rulings", told)
        return self.answered[request]

    def told_more(self, rng: Random) -> "Asked":
        """The same, and one of the hidden members is told after all."""
        told = rng.choice(self.hidden)
        return replace(self, hidden=[one for one in self.hidden if one != told])

    @property
    def really(self) -> Told | None:
        """What it gets told whole."""
        return ruled_whole(_as_it_is_judged(self.whole, self.hidden), self.claims)


def hide_some(name: str, seed: int, seats: int, agreed: Told | None, limit: int, most: int = 10**6) -> Hidden:
    """At most so many positions of the first `limit` claims of a simulated match, each with a random part
    hidden."""
    rng, found = Random(seed), Hidden()
    for before, claims, _ in positions(name, seed, seats, agreed, limit):
        there_is = HIDES[name] if before[1].round is not None else BETWEEN_ROUNDS[name]
        if len(claims) > 1 or rng.randrange(ONE_IN) or not there_is:
            continue
        whole = described_whole(*before)
        hidden = [one for one in there_is if rng.random() < IS_HIDDEN]
        _compare(anybody(), rng, found, Asked(name, whole, hidden, claims))
        if found.untrue or found.positions == most:
            break
    return found


def _compare(send: Send, rng: Random, found: Hidden, asked: Asked) -> None:
    found.positions += 1
    answer = asked.answer(send)
    if answer.status == 422:
        found.named += 1
        found.untrue.append(f"{asked.claims}: named {answer.json['errors']}; told {asked.told}")
    elif answer.json["asks"] is not None:
        found.asked += 1
        _check_the_question(send, found, answer.json["asks"], asked)
    elif answer.json["more_cases"]:
        found.cases += 1
    elif answer.json["cases"]:
        found.cases += 1
        _check(found, [one["rulings"][0] for one in answer.json["cases"]], asked, rng)
    else:
        found.ruled += 1
        if answer.json["assumed"]:
            _check_assumed(send, rng, found, answer.json, asked)
        else:
            _check(found, answer.json["rulings"], asked, rng)
        _check_told_more(send, found, asked.told_more(rng) if asked.hidden else asked)


def _check_assumed(send: Send, rng: Random, found: Hidden, ruled: Told, asked: Asked) -> None:
    """What is ruled where something is assumed: the same as for a client that gives it as an answer, and
    true where it is so. A client that does not know it gets only what is true in any case."""
    assumed = {one["fact"]: one["option"] for one in ruled["assumed"]}
    given = asked.answer(send, assumed).json
    unknown = asked.answer(send, dict.fromkeys(assumed, "unknown")).json
    if [given.get("rulings"), given.get("assumed")] != [ruled["rulings"], []]:
        found.untrue.append(f"{asked.claims}: {assumed} assumed, and given {given}; told {asked.told}")
    elif not unknown.get("rulings"):
        found.untrue.append(f"{asked.claims}: {ruled}, and nothing is known: {unknown}; told {asked.told}")
    else:
        found.assumed += 1
        _check(found, unknown["rulings"], asked, rng)
        _check(found, ruled["rulings"], asked, rng, assumed)


def _check_told_more(send: Send, found: Hidden, asked: Asked) -> None:
    """What was ruled on is answered with one more fact too, and truly: at once, or by what is asked then."""
    if _is_no_table(asked, asked.whole, asked.really):
        return
    if not _may_be_so(send, asked, {}):
        found.untrue.append(f"{asked.claims}: told more, {asked.answer(send).json}; told {asked.told}")


def _check_the_question(send: Send, found: Hidden, asks: Told, asked: Asked) -> None:
    """Its options are no dead ends, they lead to different rulings, and one of them to what is so."""
    options = [one["option"] for one in asks["options"] if one["option"] != "unknown"]
    answers = [asked.answer(send, {asks["fact"]: option}) for option in options]
    if wrong := [answer.json for answer in answers if answer.status != 200]:
        found.untrue.append(f"{asked.claims}: {asks} leads to {wrong}; told {asked.told}")
    elif None not in (so := [_ruled_so(answer.json) for answer in answers]) and len(set(so)) == 1:
        found.untrue.append(f"{asked.claims}: {asks} changes nothing; told {asked.told}")
    elif _is_no_table(asked, asked.whole, asked.really):
        return
    elif not any(_may_be_so(send, asked, {asks["fact"]: option}) for option in options):
        found.untrue.append(f"{asked.claims}: no answer to {asks} is so: {asked.really}; told {asked.told}")


def _ruled_so(answer: Told) -> tuple | None:
    """The verdict, what each seat does then, and of whom it is told; None where more is asked, or what they
    do is left out."""
    if not answer["rulings"]:
        return None
    ruled = answer["rulings"][0]
    if not ruled["say"] and ruled["verdict"] != "refused":
        return None
    hit = json.dumps([one for one in ruled["events"] if one["event"] in HITS])
    of_whom = [(one["article"], one["facts"]["seat"]) for one in ruled["findings"] if "seat" in one["facts"]]
    return (ruled["verdict"], json.dumps(ruled["say"]), hit, json.dumps(of_whom))


def _may_be_so(send: Send, asked: Asked, answers: dict[str, str]) -> bool:
    """Whether what is so comes out by some of the answers that can be given after these."""
    answer = asked.answer(send, answers)
    if answer.status != 200:
        return False
    if assumed := answer.json["assumed"]:
        return _may_be_so(send, asked, answers | {one["fact"]: "unknown" for one in assumed})
    if answer.json["asks"] is None:
        said = answer.json["rulings"] or [one["rulings"][0] for one in answer.json["cases"]]
        return answer.json["more_cases"] > 0 or not all(_untrue(one, asked.really) for one in said)
    options = [one["option"] for one in answer.json["asks"]["options"] if one["option"] != "unknown"]
    return any(_may_be_so(send, asked, answers | {answer.json["asks"]["fact"]: one}) for one in options)


def _check(
    found: Hidden, said: list[Told], asked: Asked, rng: Random, assumed: Mapping[str, str] | None = None
) -> None:
    """Whether one of the rulings that are told is true at each table: all of it where what is `assumed` is
    so, and what everybody has to know also where it is otherwise, or where that cannot be seen."""
    tables: list[Told] = []
    for table in fillings(rng, asked):
        if table in tables:
            continue
        tables.append(table)
        really = ruled_whole(_as_it_is_judged(table, asked.hidden), asked.claims)
        if really is None or _is_no_table(asked, table, really):
            continue
        found.fillings += 1
        is_all_true = not assumed or _is_so(asked, table, assumed)
        found.as_assumed += bool(assumed) and is_all_true
        wrong = _untrue if is_all_true else _otherwise_ruled
        if all(untrue := [wrong(one, really) for one in said]):
            found.untrue.append(
                f"{asked.claims}: {untrue}; assumed {assumed}; filled in {table}; told {asked.told}"
            )
            return


def _is_so(asked: Asked, table: Told, assumed: Mapping[str, str]) -> bool:
    """Whether all that is assumed can be seen at this table, and is so."""
    shown = SHOWN[asked.game]
    return all(
        fact in shown and shown[fact](table, asked.claims[-1]) == is_so for fact, is_so in assumed.items()
    )


def ruled_whole(table: Told, claims: list) -> Told | None:
    """What the last claim gets at a table that is told whole; None where there is no such table."""
    whole = situation_of(table, claims)
    try:
        step = rule_on_situation(complete_description(whole))[-1]
    except ContradictoryDescription:
        return None
    ruling = present_ruling(whole.game, step.names, step.entry.ruling, step.entry.submission)
    return to_json_value(ruling) | {
        "say": to_json_value(present_instructions(whole.game, step.names, step.entry, step.after))
    }


def situation_of(table: Told, claims: list) -> AnySituation:
    """The situation of a table with these claims to judge."""
    told = SituationSchema().load(table)
    first, *others = (claim for claim, _ in map(ClaimSchema().load, claims))
    round = None if told.round is ABSENT else told.round
    return Situation(told.game, told.match, round, told.happened, (first, *others), told.given_members)


def _as_it_is_judged(table: Told, hidden: list[str]) -> Told:
    """Where only the top card is told nothing is deduced from the others."""
    if not {"discards", "top"} & set(hidden):
        return table
    return table | {"round": table["round"] | {"silent": True}}


def _is_no_table(asked: Asked, table: Told, really: Told) -> bool:
    """Whether what is claimed does not go with what was filled in."""
    if asked.game == "golf":
        is_other_grid = hiding_golf.has_columns_in_another_order(table, asked.told, asked.claims[-1])
        return is_other_grid or hiding_golf.is_refused_for_what_is_filled_in(really, asked.hidden)
    if hiding_uno.has_had_no_time_to_call(table, asked.told, asked.claims[-1]):
        return True
    return _lie_there_already(table, asked.claims) or _were_not_held(table, asked) or would_be_out(table)


def _lie_there_already(table: Told, claims: list) -> bool:
    """Whether a card that is laid now cannot be in a hand any more, for those that were filled in."""
    cards = [card for claim in claims for card in (claim.get("card"), *claim.get("cards", ()))]
    lying = table["round"].get("discards", ())
    return any(card in lying and lying.count(card) + cards.count(card) > 2 for card in cards)


def _were_not_held(table: Told, asked: Asked) -> bool:
    """Whether more cards are laid than the hand has that was filled in: what lies on the table was in it."""
    claim = asked.claims[-1]
    held = table["round"].get("hands", {}).get(str(claim.get("seat")))
    return "hands" in asked.hidden and held is not None and len(claim.get("cards", ())) > held


def would_be_out(table: Told) -> bool:
    """Whether somebody plays on with more cards than the table agreed on: who is on turn may have drawn the
    last of them, and may yet lay it."""
    limit = table["rules"]["house_rules"].get("hand-limit")
    round = table["round"]
    if limit is None or round is None or round.get("out") is not None:
        return False
    drawn = {str(round["turn"])} if round["drew"] else set()
    hands = {seat: round["hands"].get(str(seat)) or 0 for seat in table["order"]}
    return any(held - (str(seat) in drawn) >= limit["cards"] for seat, held in hands.items())


def _otherwise_ruled(said: Told, really: Told) -> str | None:
    """What is not so of the part that holds whatever is assumed: the verdict, and who draws or misses a
    turn."""
    bare = {"verdict": said["verdict"], "say": [], "events": [], "findings": said["findings"][:1]}
    if wrong := _untrue(bare, really | {"findings": bare["findings"]}):
        return wrong
    if wrong := _hit(said) - _hit(really):
        return f"hits {wrong}, and really {_hit(really)}"
    return None


def _hit(ruling: Told) -> set[tuple[str, int]]:
    """Who draws or owes cards or misses a turn."""
    hits = [one for one in ruling["events"] if one["event"] in HITS]
    return {(one["event"], one.get("debt", one)["seat"]) for one in hits}


def _untrue(said: Told, really: Told) -> str | None:
    """What of an answer is not so in a position told whole. A hand that nobody counted is unknown, and the
    count of its points stands: how many cards it has speaks neither for it nor against it then."""
    if said["verdict"] == "stands" and said["findings"][0]["article"] == "uno.count.hand":
        return None
    if said["verdict"] != really["verdict"]:
        return f"{said['verdict']}, and it is {really['verdict']}: {really['findings']}"
    parts = {one["seat"]: one["parts"] for one in really["say"]}
    for one in said["say"]:
        if not _are_said(one["parts"], parts.get(one["seat"], [])):
            return f"told {one}, and it is {parts.get(one['seat'])!r}"
    if wrong := [event for event in said["events"] if event not in really["events"]]:
        return f"tells of {wrong}, and really of {really['events']}"
    wrong = [
        one for one in said["findings"] if not any(_is_found(one, found) for found in really["findings"])
    ]
    return f"finds {wrong}, and really {really['findings']}" if wrong else None


def _are_said(said: list[Told], really: list[Told]) -> bool:
    """Whether these are the first sentences for a seat. The last one may be only the beginning of the real
    one, or a shorter message about the same."""
    if not said or len(said) > len(really):
        return False
    is_same = [(one["kind"], one["sentence"]) for one in said[:-1]] == [
        (one["kind"], one["sentence"]) for one in really[: len(said) - 1]
    ]
    last, real = said[-1], really[len(said) - 1]
    is_beginning = real["sentence"].startswith(last["sentence"].removesuffix("."))
    follows = all(one.get("more") in (None, two.get("more")) for one, two in zip(said, really, strict=False))
    return is_same and follows and last["kind"] == real["kind"] and (is_beginning or _is_shorter(last, real))


def _is_shorter(said: Told, really: Told) -> bool:
    """Whether it says only whose turn it is, of a turn that is described in the real position."""
    return said["sentence"] in TURNS and said["article"] == really["article"]


TURNS = tuple(map(tell, ("uno-your-turn-short", "golf-your-turn-short", "golf-your-last-turn-short")))


def _is_found(said: Told, really: Told) -> bool:
    """Of this article, or of no fact at all."""
    is_so = said["article"] == really["article"] and said["facts"].items() <= really["facts"].items()
    return not said["facts"] or is_so


# --- what is hidden ---


def without(name: str, whole: Told, hidden: list[str]) -> Told:
    """The position without what is hidden."""
    told = whole | {"round": None if whole["round"] is None else dict(whole["round"])}
    for one in hidden:
        HIDES[name][one](told)
    return told


HIDES: dict[str, dict[str, Callable[[Told], None]]] = {
    "uno": hiding_uno.HIDES,
    "golf": hiding_golf.HIDES,
}
BETWEEN_ROUNDS = {"uno": (), "golf": hiding_golf.BETWEEN_ROUNDS}


# --- how it may be as well ---


def fillings(rng: Random, asked: Asked) -> Iterator[Told]:
    """The position as it really was, and then with what is hidden filled in anew, as it may be as well."""
    yield asked.whole
    for _ in range(FILLINGS):
        yield FILLED[asked.game](rng, asked)


def _filled_one_by_one(rng: Random, asked: Asked) -> Told:
    filled = asked.whole | {"round": dict(asked.whole["round"])}
    for one in asked.hidden:
        hiding_uno.FILL[one](rng, filled)
    return filled


def _filled_together(rng: Random, asked: Asked) -> Told:
    return hiding_golf.filled(rng, asked.whole, asked.told, asked.claims)


SHOWN: dict[str, dict[str, Callable[[Told, Told], str | None]]] = {
    "uno": hiding_uno.SHOWN,
    "golf": hiding_golf.SHOWN,
}
"""The facts that a table shows which is told whole, by the claim that is asked about: which answer is so."""
FILLED: dict[str, Callable[[Random, Asked], Told]] = {"uno": _filled_one_by_one, "golf": _filled_together}

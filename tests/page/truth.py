"""What a phone shows of a match, and what of it is not so by how the match stands on the server."""

import re
from collections.abc import Iterator

READ = """() => {
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(isSeen);
    const textOf = (element) => element?.textContent.replace(/\\s+/g, " ").trim() ?? null;
    const nameOf = (one) => one?.title || textOf(one);
    const nameIn = (element) => nameOf(element?.querySelector(".name"));
    const [, , id] = location.hash.split("/");
    const kept = JSON.parse(localStorage.getItem(`referee.match.${id}`));
    const isQueued = (name) => name.startsWith(`referee.queue.${id}.`);
    const queue = Object.keys(localStorage).filter(isQueued);
    const main = document.querySelector("main");
    const is = (selector) => document.querySelector(selector) !== null;
    const lastIn = (row, total) => Number(textOf(all(total, row).at(-1)));
    const rows = (selector, total) => all(selector).map((row) => [nameIn(row), lastIn(row, total)]);
    const tops = ".ring .top .card, .hall .headline .card, .mid h1 .card, .mine .now > .card";
    const tagged = (tag) => (tile) => all(".tag", tile).some((one) => textOf(one) === tag);
    const turns = ".around [aria-current], .cols [aria-current], .others [aria-current], .lay .tile.next";
    const known = {
      answer: kept?.answer, queue: queue.length,
      trouble: localStorage.getItem(`referee.trouble.${id}`) !== null,
      hash: location.hash, screen: document.getElementById("screen")?.className, main: main?.className,
      text: textOf(document.body),
      h1: textOf(document.querySelector("main h1")), h2: textOf(document.querySelector(".now h2")),
      standing: textOf(document.querySelector(".standing")),
      isCovered: is(".scrim"), isMoment: is(".moment"),
      isEntry: is(".entry"), actions: all("button:not(:disabled), a[href]").length,
    };
    if (!main) return known;
    return {
      ...known,
      totals: [...rows(".tiles li", ".total"), ...rows(".race li", ".num"), ...rows(".cols li", ".total"),
               ...rows("main:not(.entry) .course tbody tr", "td:last-child"), ...rows(".ranking li", ".num"),
               ...rows(".lay .tile", ".total"), ...rows(".deals .sums li", "b"),
               ...(/You are/.test(textOf(main.querySelector("h1"))) ? rows(".others li", ".num") : [])],
      crowned: all(".tile").filter((tile) => tile.querySelector(".crown")).map(nameIn),
      hasTiles: is(".tiles"),
      turn: all(turns).map(nameIn),
      hands: all(".around .seat-at").map((seat) => seat.ariaLabel),
      others: all(".mine .others li").map((one) => [nameIn(one), textOf(one.querySelector(".num"))]),
      top: document.querySelector(tops)?.ariaLabel ?? null,
      hasRing: is(".ring"),
      says: all(".say.now p").map(textOf),
      loud: textOf(document.querySelector(".mine .loud")),
      deals: all(".tile").filter(tagged("deals")).map(nameIn),
      starts: all(".tile").filter(tagged("starts")).map(nameIn),
      grids: all(".small .name, .big6").length,
    };
}"""
"""All at once, as it is between two paintings."""

FACES = {"skip": "⊘ Skip", "reverse": "⇄ Reverse", "draw two": "+2 Draw Two", "wild": "Wild"}
FACES |= {"wild draw four": "+4 Wild Draw Four", "double draw two": "+2+2 Double Draw Two"}
COLORS = ("red", "blue", "green", "yellow")


def spoken(card: str, named: str | None) -> str:
    """What a card that lies on top is called."""
    color, _, face = card.partition(" ") if card.split()[0] in COLORS else (None, None, card)
    told = FACES.get(face, face)
    if color:
        return f"{told}, {color}"
    return f"{told}: {named} is named" if named else told


def is_quiet(seen: dict) -> bool:
    """Whether it shows nothing but what the referee has answered."""
    return not seen["queue"] and not seen["trouble"] and seen["standing"] in ("saved", None)


def untruths(seen: dict, told: dict) -> Iterator[str]:
    """What a phone without a queue shows otherwise than the match stands, which it has heard of."""
    state, kept = told["state"], seen["answer"]
    if kept["state"] != state:
        yield f"keeps {differences(kept['state'], state)}"
    if kept["seats"] != told["seats"]:
        yield f"keeps {kept['seats']}, not {told['seats']}"
    if seen["queue"] and seen["standing"] == "saved":
        yield f"says saved with {seen['queue']} in the queue"
    if not seen["queue"] and re.match("saving|.*(waiting|to decide)", seen["standing"] or ""):
        yield f"says {seen['standing']} with nothing in the queue"
    if "turn" not in seen:  # between two screens: nothing stands there
        return
    names = {one["seat"]: one["name"] for one in told["seats"]}
    yield from _of_totals(seen, state, names)
    yield from _of_the_round(seen, state, names)
    yield from _of_the_words(seen, state, names, told["say"])


def differences(one: dict, other: dict) -> dict:
    return {
        name: (one.get(name), other.get(name)) for name in {*one, *other} if one.get(name) != other.get(name)
    }


def _of_totals(seen: dict, state: dict, names: dict) -> Iterator[str]:
    totals = {names[seat]: state["totals"][seat] for seat in names}
    in_hands = (state["round"] or {}).get("hands")
    for name, total in seen.get("totals", ()):
        is_of_hands = in_hands and seen["main"].startswith("mine")
        if name in totals and totals[name] != total and not is_of_hands:
            yield f"shows {name} with {total}, not {totals[name]}"
    if seen.get("hasTiles"):
        leads = {
            names[one["seat"]] for one in state["standings"] if one["place"] == 1 and any(state["totals"])
        }
        if set(seen["crowned"]) != leads:
            yield f"crowns {seen['crowned']}, not {leads}"


def _of_the_round(seen: dict, state: dict, names: dict) -> Iterator[str]:
    number, round_ = state["round_number"], state["round"]
    shown = re.match(r"Round (\d+)", seen["h1"] or "") or re.match(r"Round (\d+)", seen["h2"] or "")
    if shown and not seen["isEntry"] and int(shown[1]) != number:
        yield f"says round {shown[1]}, not {number}"
    won = re.search(r"round (\d+)$", seen["h1"] or "")
    if seen["isMoment"] and won and int(won[1]) != number - 1:
        yield f"shows what round {won[1]} came to, in round {number}"
    turn = round_ and names.get(round_["turn"])
    golf = re.match("(.+)’s turn$", seen["h1"] or "")
    if golf and golf[1] != turn:
        yield f"says it is the turn of {golf[1]}, not {turn}"
    if not round_:
        if seen.get("turn") or seen.get("hasRing"):
            yield f"shows a round that is not open: {seen['turn']}"
        return
    may_be = {turn}
    if round_.get("debt"):  # whoever comes after the one who draws may already be shown
        may_be |= set(names.values())
    if not set(seen["turn"]) <= may_be:
        yield f"says it is the turn of {seen['turn']}, not {turn}"
    if seen["top"]:
        top = spoken(round_.get("top") or round_["discard"], round_.get("color"))
        if seen["top"] != top:
            yield f"shows {seen['top']}, not {top}"
    for seat, label in zip(state["order"], seen["hands"], strict=False):
        many = _held(round_["hands"][seat])
        if not label.startswith(f"{names[seat]}, {many}"):
            yield f"shows {label}, not {names[seat]}, {many}"
    if hands := round_.get("hands"):
        held = {names[seat]: _held(hands[seat]) for seat in state["order"]}
        for name, many in seen["others"]:
            if many != held[name]:
                yield f"shows {name} with {many}, not {held[name]}"


def _held(cards: int | None) -> str:
    return "? cards" if cards is None else f"{cards} card{'' if cards == 1 else 's'}"


def _of_the_words(seen: dict, state: dict, names: dict, say: list[dict]) -> Iterator[str]:
    """What the referee says, who leads with how many, who deals and who starts."""
    sentences = {f"{one['name']}: {one['sentence']}" for one in say}
    for one in seen.get("says", ()):
        is_said_to = one.partition(": ")[0] in names.values() and not one.endswith("which color?")
        if is_said_to and one not in sentences:
            yield f"says {one}, not {sentences}"
    seat = next(
        (seat for seat, name in names.items() if (seen["h1"] or "").startswith(f"You are {name}")), None
    )
    own = next((one["sentence"] for one in say if one["seat"] == seat), None)
    if (
        seen.get("loud")
        and seat is not None
        and not re.search("Did you say it|^You have drawn", seen["loud"])
        and seen["loud"] != own
    ):
        yield f"says loud {seen['loud']}, not {own}"
    first = {one["seat"] for one in state["standings"] if one["place"] == 1}
    for leader, total in re.findall(r"(\w+) leads? with (-?\d+)", seen["text"]):
        if leader not in {names[seat] for seat in first} or int(total) != state["totals"][min(first)]:
            yield f"says that {leader} leads with {total}"
    for what, who in (("deals", state["dealer"]), ("starts", state["starter"])):
        if not set(seen.get(what, ())) <= {names.get(who)}:
            yield f"says that {seen[what]} {what}, not {names.get(who)}"
    if (deals := re.search(r"Next round: (\w+) deals", seen["text"])) and deals[1] != names.get(
        state["dealer"]
    ):
        yield f"says that {deals[1]} deals next, not {names.get(state['dealer'])}"

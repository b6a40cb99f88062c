// The end of a round: what is left in each hand, card by card or as a sum. It goes on by itself.

import { h } from "../../ui/dom.js";
import { bar, button, cardKeys, chips, digitKeys, keypad, named, pressed, standing } from "../../ui/parts.js";
import { Tally, valuesOf } from "../../ui/sums.js";
import { words } from "../../screens/words.js";

/** `done(claim, said)` is called with each hand, `undo()` takes the last one back; `more` and `lateKey` make keys to show. */
export function openCounting(match, { redraw, done, undo, more, lateKey }) {
  let way = "cards";
  let tally = new Tally();
  let chosen = null; // a hand that was tapped, out of its turn

  const round = () => match.shown.state.round;
  const hands = () => match.shown.state.order.filter((seat) => seat !== round().out);
  const isCounted = (seat) => round().counted[seat] !== null;

  /** The hand that is counted now. */
  function place() {
    return chosen ?? hands().find((seat) => !isCounted(seat)) ?? null;
  }

  /** How many cards are in a hand, with those it still owes; null where that is not known. */
  function expected(seat) {
    const { hands: known, debt } = round();
    if (known[seat] === null) return null;
    return known[seat] + (debt?.seat === seat ? debt.count : 0);
  }

  function finish() {
    const seat = place();
    const points = tally.points(way === "cards");
    const told = way === "cards" ? { values: tally.cards } : { points };
    begin();
    done({ claim: "uno.count", seat, ...told }, words.referee.told.counted(match.name(seat), points));
  }

  /** Every card of a hand is told here, also one that counts nothing. */
  function values() {
    const { numbers, others } = valuesOf(match.kit, match.shown.state.round_number);
    return { numbers: ["0", ...numbers], others };
  }

  function type(key) {
    if (place() === null) return;
    tally.type(key, way === "cards" ? values() : null);
    if (way === "cards" && tally.cards.length === expected(place())) finish();
    else redraw();
  }

  /** A hand, with nothing told of it yet. */
  function begin(seat = null) {
    chosen = seat;
    tally = new Tally();
  }

  function change(to) {
    way = to;
    begin(chosen);
    redraw();
  }

  function choose(seat) {
    begin(seat);
    redraw();
  }

  function removeCard(at) {
    tally.remove(at);
    redraw();
  }

  function press(key) {
    return pressed(key, type);
  }

  function title() {
    const winner = match.name(round().out);
    return place() === null ? words.referee.count.done(winner) : words.referee.count.title(winner, match.name(place()));
  }

  function view() {
    return h(
      "main",
      { class: "entry" },
      h(
        "div",
        { class: "reading" },
        bar(title(), { back: null, more: [standing(match), more()] }),
        h("div", { class: "hands", role: "group", "aria-label": words.referee.count.hands }, hands().map(handKey)),
        place() !== null && progress(place()),
      ),
      h(
        "div",
        { class: "tapping" },
        keypad(keys()),
        h("div", { class: "row" }, button(words.referee.undo, undo, { disabled: !match.canUndo }), lateKey()),
      ),
    );
  }

  function handKey(seat) {
    const points = round().counted[seat];
    const told = points === null ? words.referee.hand(expected(seat)) : words.referee.count.worth(points);
    return button([named(match.name(seat)), " ", h("strong", null, told)], () => choose(seat), {
      kind: "hand",
      key: `hand ${seat}`,
      "aria-pressed": String(seat === place()),
    });
  }

  function progress(seat) {
    const points = tally.points(way === "cards");
    if (way === "sum") return h("p", { class: "amount" }, words.entry.gets(named(match.name(seat)), tally.text, points));
    return h(
      "div",
      { class: "row wrap cards" },
      h("p", null, words.referee.count.of(tally.cards.length, expected(seat)), words.dot, words.referee.count.worth(points)),
      chips(tally, removeCard),
    );
  }

  function keys() {
    const next = { label: words.referee.count.next, onclick: finish, kind: "word" };
    const { sum: bySum, sumName, cards: byCards, cardsName } = words.referee.count;
    const wayTo = (to, label, name) => ({ label, name, onclick: () => change(to), kind: "word" });
    if (way === "sum") return digitKeys({ type, next, way: wayTo("cards", byCards, cardsName) });
    return cardKeys(values(), { type, next, way: wayTo("sum", bySum, sumName) });
  }

  return { title, view, press };
}

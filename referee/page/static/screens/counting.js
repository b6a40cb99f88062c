// The end of a round: what is left in each hand, card by card or as a sum. It goes on by itself.

import { h } from "../dom.js";
import { sum } from "../foresight.js";
import { bar, button, cardKeys, digitKeys, keypad, standing } from "../parts.js";
import { isWorth, typed, valuesOf, worth } from "../sums.js";
import { words } from "./words.js";

/** `done(claim, said)` is called with each hand, `undo()` takes the last one back; `more` and `lateKey` make keys to show. */
export function openCounting(match, { redraw, done, undo, more, lateKey }) {
  let way = "cards";
  let cards = [];
  let text = "";
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
    const points = way === "cards" ? sum(cards) : worth(text);
    const told = way === "cards" ? { values: cards } : { points };
    [cards, text, chosen] = [[], "", null];
    done({ claim: "uno.count", seat, ...told }, words.referee.told.counted(match.name(seat), points));
  }

  const values = () => valuesOf(match.game, match.shown.state.rules);

  function type(key) {
    if (place() === null) return;
    if (way === "sum") text = typed(text, key);
    else if (key === "⌫") cards = cards.slice(0, -1);
    else if (key === "0" || isWorth(key, values())) cards = [...cards, Number(key)];
    if (way === "cards" && cards.length === expected(place())) finish();
    else redraw();
  }

  function change(to) {
    [way, cards, text] = [to, [], ""];
    redraw();
  }

  function choose(seat) {
    [chosen, cards, text] = [seat, [], ""];
    redraw();
  }

  function removeCard(at) {
    cards = cards.toSpliced(at, 1);
    redraw();
  }

  function press(key) {
    if (/^[0-9+]$/.test(key)) type(key);
    else if (key === "Backspace") type("⌫");
    else return false;
    return true;
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
    return button([h("span", { class: "name" }, match.name(seat)), " ", h("strong", null, told)], () => choose(seat), {
      kind: "hand",
      key: `hand ${seat}`,
      "aria-pressed": String(seat === place()),
    });
  }

  function progress(seat) {
    if (way === "sum") return h("p", { class: "amount" }, words.entry.gets(match.name(seat), text, worth(text)));
    return h(
      "div",
      { class: "row wrap cards" },
      h("p", null, words.referee.count.of(cards.length, expected(seat)), words.dot, words.referee.count.worth(sum(cards))),
      cards.map((value, at) =>
        button(`${value} ×`, () => removeCard(at), { kind: "chip", "aria-label": words.entry.removeCard(value) }),
      ),
    );
  }

  function keys() {
    const next = { label: words.referee.count.next, onclick: finish, kind: "word" };
    const { sum: bySum, sumName, cards: byCards, cardsName } = words.referee.count;
    const wayTo = (to, label, name) => ({ label, name, onclick: () => change(to), kind: "word" });
    if (way === "sum") return digitKeys({ type, next, way: wayTo("cards", byCards, cardsName) });
    return cardKeys(values(), { type, next, zero: true, way: wayTo("sum", bySum, sumName) });
  }

  return { title, view, press };
}

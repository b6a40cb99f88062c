// What is left in the own hand at the end of a round: card by card by its value, or as one sum.

import { h } from "../dom.js";
import { sum } from "../foresight.js";
import { bar, button, cardKeys, digitKeys, keypad } from "../parts.js";
import { isWorth, typed, valuesOf, worth } from "../sums.js";
import { words } from "./words.js";

/** `done(said)` is called once: with what is told of the hand, or with null if it is left. */
export function openHand(match, { redraw, done }) {
  const { seat } = match;
  const held = match.shown.state.round.hands[seat];
  let isByCards = true;
  let values = [];
  let text = "";

  function total() {
    return isByCards ? sum(values) : worth(text);
  }

  function type(key) {
    if (!isByCards) text = typed(text, key);
    else if (key === "⌫") values = values.slice(0, -1);
    else if (isWorth(key, valuesOf(match.game, match.shown.state.rules))) values = [...values, Number(key)];
    redraw();
  }

  function change() {
    isByCards = !isByCards;
    redraw();
  }

  function remove(place) {
    values = values.toSpliced(place, 1);
    redraw();
  }

  function save() {
    const what = isByCards ? { values: [...values, ...zeros()] } : { points: total() };
    match.tell({ claim: "uno.count", seat, ...what });
    done(words.referee.told.counted(match.name(seat), total()));
  }

  /** The cards that are worth nothing need no tap. */
  function zeros() {
    return Array(Math.max(0, (held ?? 0) - values.length)).fill(0);
  }

  function view() {
    return h(
      "main",
      { class: "entry" },
      h(
        "div",
        { class: "reading" },
        bar(title(), { back: null }),
        h("p", { class: "amount" }, isByCards ? words.hand.tally(total(), values.length, held) : words.hand.sum(text, total())),
        isByCards && h("p", { class: "hint" }, words.hand.zeros),
        isByCards && chips(),
      ),
      h(
        "div",
        { class: "tapping" },
        keypad(keys()),
        h(
          "div",
          { class: "row" },
          button(words.entry.cancel, () => done(null)),
          button(words.hand.save(total()), save, { kind: "main grow", disabled: isByCards && held !== null && values.length > held }),
        ),
      ),
    );
  }

  function chips() {
    const chip = (value, place) =>
      button(`${value} ×`, () => remove(place), { kind: "chip", "aria-label": words.entry.removeCard(value) });
    return h("div", { class: "row wrap cards" }, values.map(chip));
  }

  function keys() {
    const same = { type, way: other(), next: { label: "=", disabled: true } };
    return isByCards ? cardKeys(valuesOf(match.game, match.shown.state.rules), same) : digitKeys(same);
  }

  function other() {
    const [label, name] = isByCards ? [words.entry.one, words.hand.oneName] : [words.entry.cards, words.hand.cardsName];
    return { label, name, onclick: change, kind: "word" };
  }

  function press(key) {
    if (/^[0-9+]$/.test(key)) type(key);
    else if (key === "Backspace") type("⌫");
    else if (key === "Escape") done(null);
    else return false;
    return true;
  }

  function title() {
    return words.hand.title(match.name(seat));
  }

  return { title, view, press };
}

// What is left in the own hand at the end of a round: card by card by its value, or as one sum.

import { h } from "../dom.js";
import { sum } from "../foresight.js";
import { bar, button, keypad } from "../parts.js";
import { typed, worth } from "../sums.js";
import { words } from "../words.js";

const VALUES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "20", "50"];

/** `done()` is called once, when it is counted or left. */
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
    else if (VALUES.includes(key)) values = [...values, Number(key)];
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
    done();
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
        keypad(isByCards ? cardKeys() : digitKeys()),
        h(
          "div",
          { class: "row" },
          button(words.entry.cancel, done),
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

  function cardKeys() {
    const key = (label) => ({ label, onclick: () => type(label) });
    const many = (value) => ({ ...key(value), label: words.entry.ofValue[value], kind: "word" });
    const none = (label) => ({ label, disabled: true });
    return [
      key("1"), key("2"), key("3"), erase(),
      key("4"), key("5"), key("6"), none("+"),
      key("7"), key("8"), key("9"), many("20"),
      other(), none("0"), none("="), many("50"),
    ];
  }

  function digitKeys() {
    const key = (label, name) => ({ label, name, onclick: () => type(label) });
    return [
      key("1"), key("2"), key("3"), erase(),
      key("4"), key("5"), key("6"), key("+", words.entry.plus),
      key("7"), key("8"), key("9"), key("20"),
      other(), key("0"), { label: "=", disabled: true }, key("50"),
    ];
  }

  function erase() {
    return { label: "⌫", name: words.entry.erase, onclick: () => type("⌫") };
  }

  function other() {
    const [label, name] = isByCards ? [words.entry.one, words.hand.oneName] : [words.entry.cards, words.hand.cardsName];
    return { label, name, onclick: change, kind: "word" };
  }

  function press(key) {
    if (/^[0-9+]$/.test(key)) type(key);
    else if (key === "Backspace") type("⌫");
    else if (key === "Escape") done();
    else return false;
    return true;
  }

  function title() {
    return words.hand.title(match.name(seat));
  }

  return { title, view, press };
}

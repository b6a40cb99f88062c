// What several screens have: the bar on top, the keypad, and how the record stands.

import { h } from "./dom.js";
import { mark } from "./marks.js";
import { words } from "./words.js";

/** The top of a screen: a way back (null: none), its heading, and what else stands there. */
export function bar(heading, { back = "#/", more = [] } = {}) {
  return h(
    "header",
    { class: "bar" },
    back && iconLink("back", words.back, back),
    h("h1", { tabindex: "-1" }, heading),
    more,
  );
}

export function button(label, onclick, { kind = "", key = null, ...props } = {}) {
  return h("button", { type: "button", class: `button ${kind}`, "data-key": key, onclick, ...props }, label);
}

/** A sign to tap; `name` is what it is called. */
export function iconLink(sign, name, href) {
  return h("a", { class: "icon", href, "aria-label": name, title: name }, mark(sign));
}

export function iconButton(sign, name, onclick, props = {}) {
  return h("button", { type: "button", class: "icon", "aria-label": name, title: name, onclick, ...props }, mark(sign));
}

/** A name that is cut where there is no room for it, and whole for whoever hears it. */
export function named(name) {
  return h("span", { class: "name", title: name }, name);
}

export function link(label, href, { kind = "" } = {}) {
  return h("a", { class: `button ${kind}`, href }, label);
}

/** Keys at fixed places: each {label, onclick}, with `name` where the label does not say it all, a `sign` above it or
 * a `note` below. */
export function keypad(keys) {
  return h(
    "div",
    { class: "pad", role: "group", "aria-label": words.keypad },
    keys.map(({ label, name, sign, note, onclick, disabled, kind = "" }) =>
      h(
        "button",
        { type: "button", class: `button ${kind}`, "data-key": label, "aria-label": name, disabled, onclick },
        sign && mark(sign),
        sign ? label !== ERASE && h("small", null, label) : label,
        note && [" ", h("small", null, note)],
      ),
    ),
  );
}

const ERASE = "⌫";

/** What a keyboard does on a keypad: it types, and Escape leaves where there is a way. Tells whether the key was for it. */
export function pressed(key, type, leave = null) {
  if (/^[0-9+]$/.test(key)) type(key);
  else if (key === "Backspace") type(ERASE);
  else if (key === "Escape" && leave) leave();
  else return false;
  return true;
}

/** The cards of a hand that were told, by their values: a tap takes one away again. */
export function chips({ cards }, remove) {
  const chip = (value, place) =>
    button(`${value} ×`, () => remove(place), { kind: "chip", "aria-label": words.entry.removeCard(value) });
  return cards.map(chip);
}

/** The keys for cards by what they count; one that counts nothing has a key where `numbers` has a "0". */
export function cardKeys({ numbers, others }, { type, way, next }) {
  const key = (label, name) => ({ label, name, onclick: () => type(label) });
  const none = (label) => ({ label, disabled: true });
  const number = (digit) => (numbers.includes(digit) ? key(digit) : none(digit));
  const other = (place, otherwise) => {
    const one = others[place];
    const name = one && words.entry.ofValue(one.value, one.signs);
    return one ? { label: one.value, name, note: one.signs.join(" "), onclick: () => type(one.value), kind: "quick" } : otherwise;
  };
  return [
    number("1"), number("2"), number("3"), { ...key(ERASE, words.entry.erase), sign: "erase" },
    number("4"), number("5"), number("6"), other(0, none("+")),
    other(3, number("7")), number("8"), number("9"), other(1, none("20")),
    way, number("0"), next, other(2, none("50")),
  ];
}

/** The keys for points as they are called out: "20" and "50" are added. */
export function digitKeys({ type, way, next }) {
  const key = (label, name) => ({ label, name, onclick: () => type(label) });
  const quick = (label, note) => ({ ...key(label), note, kind: "quick" });
  return [
    key("1"), key("2"), key("3"), { ...key(ERASE, words.entry.erase), sign: "erase" },
    key("4"), key("5"), key("6"), key("+", words.entry.plus),
    key("7"), key("8"), key("9"), quick("20", words.entry.action),
    way, key("0"), next, quick("50", words.entry.wild),
  ];
}

/** One of several: {value, label} each. */
export function choice(heading, options, chosen, choose, { kind = "" } = {}) {
  return h(
    "div",
    { class: `choice ${kind}`, role: "group", "aria-label": heading },
    options.map(({ value, label }) =>
      h(
        "button",
        {
          type: "button",
          class: "button",
          "data-key": `${value}`,
          "aria-pressed": String(value === chosen),
          onclick: () => choose(value),
        },
        label,
      ),
    ),
  );
}

/** In two or three words how the record stands: saved, waiting, or not to be known; then with what still works. */
export function standing(match) {
  const how = howItStands(match);
  const told = words.standing[how](match.waiting);
  if (how === "saved" || how === "waiting") return h("span", { class: "standing" }, told);
  return h("a", { class: "standing bad", href: `#/match/${match.id}/phone` }, told);
}

/** A name in `words.standing`. */
export function howItStands({ live, outbox, waiting }) {
  if (live.ended) return "ended";
  if (live.standing !== "connected") return live.standing;
  if (outbox.trouble && waiting) return "asked";
  if (outbox.isUnheard) return "late";
  return waiting ? "waiting" : "saved";
}

/** A screen for an address that leads nowhere, with the way `back`. */
export function missing(back) {
  return {
    title: () => words.missing.title,
    view: () => h("main", null, bar(words.missing.title, { back }), h("p", null, words.missing.text)),
  };
}

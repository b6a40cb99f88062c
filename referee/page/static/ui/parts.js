// What several screens have: the bar on top, the keypad, and how the record stands.

/**
 * @import { CardValues, Child, Key, Props, Screen, Typing } from "../../types.js"
 * @import { Match } from "../core/match.js"
 */
import { h } from "./dom.js";
import { mark } from "./marks.js";
import { words } from "./words.js";

/** The top of a screen: a way back (null: none), its heading, and what else stands there.
 * @param {Child} heading @param {{ back?: string | null, more?: Child }} options */
export function bar(heading, { back = "#/", more = [] } = {}) {
  return h(
    "header",
    { class: "bar" },
    back && iconLink("back", words.back, back),
    h("h1", { tabindex: "-1" }, heading),
    more,
  );
}

/** @param {Child} label @param {() => void} onclick @param {Props & { kind?: string, key?: string | null }} options */
export function button(label, onclick, { kind = "", key = null, ...props } = {}) {
  return h("button", { type: "button", class: `button ${kind}`, "data-key": key, onclick, ...props }, label);
}

/** A sign to tap; `name` is what it is called. @param {string} sign @param {string} name @param {string} href */
export function iconLink(sign, name, href) {
  return h("a", { class: "icon", href, "aria-label": name, title: name }, mark(sign));
}

/** @param {string} sign @param {string} name @param {() => void} onclick @param {Props} props */
export function iconButton(sign, name, onclick, props = {}) {
  return h("button", { type: "button", class: "icon", "aria-label": name, title: name, onclick, ...props }, mark(sign));
}

/** A name that is cut where there is no room for it, and whole for whoever hears it. @param {string} name */
export function named(name) {
  return h("span", { class: "name", title: name }, name);
}

/** @param {Child} label @param {string} href @param {{ kind?: string }} options */
export function link(label, href, { kind = "" } = {}) {
  return h("a", { class: `button ${kind}`, href }, label);
}

/** Keys at fixed places, with a `sign` above the label or a `note` below. @param {Key[]} keys */
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

/** What a keyboard does on a keypad: it types, and Escape leaves where there is a way. Tells whether the key was for it.
 * @param {string} key @param {(key: string) => void} type @param {(() => void) | null} [leave] */
export function pressed(key, type, leave = null) {
  if (/^[0-9+]$/.test(key)) type(key);
  else if (key === "Backspace") type(ERASE);
  else if (key === "Escape" && leave) leave();
  else return false;
  return true;
}

/** The cards of a hand that were told, by their values: a tap takes one away again.
 * @param {{ cards: number[] }} hand @param {(place: number) => void} remove */
export function chips({ cards }, remove) {
  const chip = (/** @type {number} */ value, /** @type {number} */ place) =>
    button(`${value} ×`, () => remove(place), { kind: "chip", "aria-label": words.entry.removeCard({ value: `${value}` }) });
  return cards.map(chip);
}

/** The keys for cards by what they count; one that counts nothing has a key where `numbers` has a "0".
 * @param {CardValues} values @param {Typing} typing @returns {Key[]} */
export function cardKeys({ numbers, others }, { type, way, next }) {
  const key = keyThat(type);
  const none = (/** @type {string} */ label) => ({ label, disabled: true });
  const number = (/** @type {string} */ digit) => (numbers.includes(digit) ? key(digit) : none(digit));
  const other = (/** @type {number} */ place, /** @type {Key} */ otherwise) => {
    const one = others[place];
    if (!one) return otherwise;
    return { ...key(one.value, words.entry.ofValue(one.value, one.signs)), note: one.signs.join(" "), kind: "quick" };
  };
  return [
    number("1"), number("2"), number("3"), { ...key(ERASE, words.entry.erase), sign: "erase" },
    number("4"), number("5"), number("6"), other(0, none("+")),
    other(3, number("7")), number("8"), number("9"), other(1, none("20")),
    way, number("0"), next, other(2, none("50")),
  ];
}

/** The keys for points as they are called out: "20" and "50" are added, where cards can be worth that.
 * @param {Typing} typing @param {CardValues | null} [values] @returns {Key[]} */
export function digitKeys({ type, way, next }, values = null) {
  const key = keyThat(type);
  const quick = (/** @type {string} */ value, /** @type {string} */ note) => {
    const isWorth = !values || values.others.some((one) => one?.value === value);
    return isWorth ? { ...key(value), note, kind: "quick" } : { label: value, disabled: true, kind: "blank" };
  };
  return [
    key("1"), key("2"), key("3"), { ...key(ERASE, words.entry.erase), sign: "erase" },
    key("4"), key("5"), key("6"), key("+", words.entry.plus),
    key("7"), key("8"), key("9"), quick("20", words.entry.action),
    way, key("0"), next, quick("50", words.entry.wild),
  ];
}

/** @param {(label: string) => void} type */
function keyThat(type) {
  return (/** @type {string} */ label, /** @type {string | undefined} */ name = undefined) => ({ label, name, onclick: () => type(label) });
}

/** One of several.
 * @template T
 * @param {string} heading @param {{ value: T, label: Child }[]} options @param {T | null} chosen @param {(value: T) => void} choose
 * @param {{ kind?: string }} shown */
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

/** In two or three words how the record stands: saved, waiting, or not to be known; then with what still works. @param {Match} match */
export function standing(match) {
  const how = howItStands(match);
  const told = words.standing[how]({ waiting: match.waiting });
  if (how === "saved" || how === "waiting") return h("span", { class: "standing" }, told);
  return h("a", { class: "standing bad", href: `#/match/${match.id}/phone` }, told);
}

/** A name in `words.standing`. @param {Match} match */
export function howItStands({ live, outbox, waiting }) {
  if (live.ended) return "ended";
  if (live.standing !== "connected") return live.standing;
  if (outbox.trouble && waiting) return "asked";
  if (outbox.isUnheard) return "late";
  return waiting ? "waiting" : "saved";
}

/** A screen for an address that leads nowhere, with the way `back`. @param {string} back @returns {Screen} */
export function missing(back) {
  return {
    title: () => words.missing.title,
    view: () => h("main", null, bar(words.missing.title, { back }), h("p", null, words.missing.text)),
  };
}

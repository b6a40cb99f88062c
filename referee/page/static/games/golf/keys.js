// The keys that answer a question about a round of Golf; none where the answer is a place in the grid.

/**
 * @import { Child, Column, GolfMatch, Props } from "../../../types.js"
 * @import { Answer, Choice, Question, Source } from "./questions.js"
 * @typedef {{ id: number, upper: string, lower: string, onTop: string }} Way
 * @typedef {(given: Answer, how?: { anew?: boolean }) => void} Give
 */
import { partsOf } from "../../core/kit.js";
import { h } from "../../ui/dom.js";
import { cardFace, signOf } from "../../ui/card-faces.js";
import { button, named } from "../../ui/parts.js";
import { colorsAt, faceOf } from "../../ui/people.js";
import { words } from "../../screens/words.js";
import { cardPad } from "./cards.js";

/** `top` lies on the discards, `enter` is where points are entered.
 * @param {GolfMatch} match @param {Question} open @param {Give} answer
 * @param {{ top: string | undefined, enter?: () => void }} table */
export function answerKeys(match, open, answer, { top, enter }) {
  const more = () => open.others && keys(choices(open.others, answer));
  /** @type {{ [Asks in Question["asks"]]: () => Child }} */
  const kinds = {
    card: () => [more(), cardPad(match.kit, answer)],
    clear: () => [waysToClear(open, answer), button(words.golf.leave, () => answer(null), { key: "leave" })],
    seat: () => [keys(people(match, open, answer)), more()],
    direction: () => [keys(choices([1, -1].map((way) => ({ value: way, label: words.golf.way({ direction: way }) })), answer)), more()],
    grid: more,
    points: () => enter && button(words.golf.enterPoints, enter, { kind: "main big" }),
    source: () => [waysToClear(open, answer), sources(match, top, open, answer)],
    place: () => open.source && sources(match, top, open, answer),
  };
  return kinds[open.asks]();
}

/** @param {Choice[]} values @param {Give} answer */
function choices(values, answer) {
  return values.map(({ value, label }) => button(label, () => answer(value), { key: `choice ${value}` }));
}

/** @param {GolfMatch} match @param {Question} open @param {Give} answer */
function people(match, { seats = [] }, answer) {
  return seats.map((seat) =>
    button([faceOf(match, seat), named(match.name(seat))], () => answer(seat), { kind: `who ${colorsAt(match, seat)}`, key: `choice ${seat}` }),
  );
}

/** @param {GolfMatch} match @param {string | undefined} top @param {Question} open @param {Give} answer */
function sources(match, top, { source, seat = 0 }, answer) {
  const key = (/** @type {Source} */ name, /** @type {Child} */ label, /** @type {Props & { kind?: string }} */ props = {}) =>
    button(label, () => answer(name, { anew: true }), { key: `source ${name}`, "aria-pressed": String(name === source), ...props });
  const { discard, kept, flipped } = words.golf.sources;
  return [
    key("discard", [discard, " ", top && cardFace(top)], { kind: `who big ${colorsAt(match, seat)}` }),
    h("div", { class: "row acts" }, key("kept", kept), key("flipped", flipped)),
  ];
}

/** Each column with either of its cards on top. @param {Question} open @param {Give} answer */
function waysToClear({ columns = [] }, answer) {
  const ways = columns.flatMap(waysOf);
  const isOnly = ways.length === 1;
  const onTopOfIt = (/** @type {string} */ card) => [" ", h("span", { class: "on-top" }, cardFace(card), words.golf.onTopOfIt)];
  const key = (/** @type {Way} */ { id, upper, lower, onTop }) =>
    button(
      [h("span", null, words.golf.clear({ column: id, what: alikeIn(upper, lower) })), !isOnly && onTopOfIt(onTop)],
      () => answer({ column: id, on_top: onTop }),
      { key: `clear ${id} ${onTop}`, kind: isOnly ? "main" : "pair" },
    );
  return ways.length > 0 && keys(ways.map(key), "ways");
}

/** @param {Column} column */
function waysOf({ id, upper, lower }) {
  if (upper === null || lower === null) return [];
  return [...new Set([upper, lower])].map((onTop) => ({ id, upper, lower, onTop }));
}

/** What two cards have in common: what is printed on them, or their color.
 * @param {string} upper @param {string} lower */
function alikeIn(upper, lower) {
  const { color, face } = partsOf(upper);
  return !color || face === partsOf(lower).face ? signOf(face) : words.cards.colors[color];
}

/** @param {Child} children @param {string} kind */
function keys(children, kind = "") {
  return h("div", { class: `keys ${kind}` }, children);
}

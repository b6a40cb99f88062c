// The keys that answer a question about a round of Golf; null where the answer is a place in the grid.

import { h } from "../../ui/dom.js";
import { face } from "../../ui/card-faces.js";
import { button, link } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { cardPad } from "./cards.js";

/** `top` lies on the discards, `scorepad` is where points are entered. */
export function answerKeys(match, open, answer, { top, enter }) {
  const kinds = {
    card: () => [open.others && choices(open.others, answer), cardPad(match.kit, answer)],
    clear: () => keys([...waysToClear(open, answer), button(words.golf.leave, () => answer(null), { kind: "wide", key: "leave" })]),
    seat: () => [choices(open.seats.map((seat) => ({ value: seat, label: match.name(seat) })), answer), others(open, answer)],
    direction: () => [choices([1, -1].map((way) => ({ value: way, label: words.golf.ways[way] })), answer), others(open, answer)],
    grid: () => choices(open.others, answer),
    points: () => keys([button(words.golf.enterPoints, enter, { kind: "main" })]),
    source: () => [open.columns.length > 0 && keys(waysToClear(open, answer)), sources(top, open, answer)],
    place: () => open.source && sources(top, open, answer),
  };
  return kinds[open.asks]();
}

function others({ others: more }, answer) {
  return more && choices(more, answer);
}

function choices(values, answer) {
  return keys(values.map(({ value, label }) => button(label, () => answer(value), { key: `choice ${value}` })));
}

function sources(top, { source }, answer) {
  const key = (name, label, kind) =>
    button(label, () => answer(name, { anew: true }), { key: `source ${name}`, kind, "aria-pressed": String(name === source) });
  const { discard, kept, flipped } = words.golf.sources;
  return keys([key("discard", [h("span", null, discard), face(top)], "wide"), key("kept", kept), key("flipped", flipped)]);
}

/** Each column with either of its cards on top. */
function waysToClear({ columns }, answer) {
  return columns.flatMap(({ id, upper, lower }) =>
    [...new Set([upper, lower])].map((card) => {
      const label = [h("span", null, words.golf.clear(id)), " ", h("span", null, face(card), words.golf.onTopOfIt)];
      return button(label, () => answer({ column: id, on_top: card }), { key: `clear ${id} ${card}`, kind: "lit" });
    }),
  );
}

function keys(children) {
  return h("div", { class: "keys" }, children);
}

// The keys that answer a question about a round of Golf; none where the answer is a place in the grid.

import { partsOf } from "../../core/kit.js";
import { h } from "../../ui/dom.js";
import { cardFace, signOf } from "../../ui/card-faces.js";
import { button, named } from "../../ui/parts.js";
import { colorsAt, faceOf } from "../../ui/people.js";
import { words } from "../../screens/words.js";
import { cardPad } from "./cards.js";

/** `top` lies on the discards, `enter` is where points are entered. */
export function answerKeys(match, open, answer, { top, enter }) {
  const more = () => open.others && keys(choices(open.others, answer));
  const kinds = {
    card: () => [more(), cardPad(match.kit, answer)],
    clear: () => [waysToClear(open, answer), button(words.golf.leave, () => answer(null), { key: "leave" })],
    seat: () => [keys(people(match, open, answer)), more()],
    direction: () => [keys(choices([1, -1].map((way) => ({ value: way, label: words.golf.ways[way] })), answer)), more()],
    grid: more,
    points: () => button(words.golf.enterPoints, enter, { kind: "main big" }),
    source: () => [waysToClear(open, answer), sources(match, top, open, answer)],
    place: () => open.source && sources(match, top, open, answer),
  };
  return kinds[open.asks]();
}

function choices(values, answer) {
  return values.map(({ value, label }) => button(label, () => answer(value), { key: `choice ${value}` }));
}

function people(match, { seats }, answer) {
  return seats.map((seat) =>
    button([faceOf(match, seat), named(match.name(seat))], () => answer(seat), { kind: `who ${colorsAt(match, seat)}`, key: `choice ${seat}` }),
  );
}

function sources(match, top, { source, seat }, answer) {
  const key = (name, label, props) =>
    button(label, () => answer(name, { anew: true }), { key: `source ${name}`, "aria-pressed": String(name === source), ...props });
  const { discard, kept, flipped } = words.golf.sources;
  return [
    key("discard", [discard, " ", cardFace(top)], { kind: `who big ${colorsAt(match, seat)}` }),
    h("div", { class: "row acts" }, key("kept", kept), key("flipped", flipped)),
  ];
}

/** Each column with either of its cards on top. */
function waysToClear({ columns }, answer) {
  const ways = columns.flatMap(({ id, upper, lower }) => [...new Set([upper, lower])].map((onTop) => ({ id, upper, lower, onTop })));
  const isOnly = ways.length === 1;
  const onTopOfIt = (card) => [" ", h("span", { class: "on-top" }, cardFace(card), words.golf.onTopOfIt)];
  const key = ({ id, upper, lower, onTop }) =>
    button(
      [h("span", null, words.golf.clear(id, alikeIn(upper, lower))), !isOnly && onTopOfIt(onTop)],
      () => answer({ column: id, on_top: onTop }),
      { key: `clear ${id} ${onTop}`, kind: isOnly ? "main" : "pair" },
    );
  return ways.length > 0 && keys(ways.map(key), "ways");
}

/** What two cards have in common: what is printed on them, or their color. */
function alikeIn(...cards) {
  const [one, other] = cards.map(partsOf);
  return one.face === other.face ? signOf(one.face) : words.cards.colors[one.color];
}

function keys(children, kind = "") {
  return h("div", { class: `keys ${kind}` }, children);
}

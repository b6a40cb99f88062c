// Every card of Golf on one pad: a row of numbers for each color, and the action cards below.

/**
 * @import { GolfKit } from "../../../types.js"
 * @typedef {[card: string, upright: string, onItsSide: string]} Spot
 */
import { isNumber } from "../../core/kit.js";
import { h } from "../../ui/dom.js";
import { COLORS, cardKey } from "../../ui/card-faces.js";
import { words } from "../../screens/words.js";

const THREE = 3;

/** [card, where it lies upright, where on a phone that lies on its side], each as "row / column": the numbers of each
 * color in a row, below them what else there is of each color, at most three; and what is left in the last row.
 * @param {GolfKit} kit @returns {Spot[]} */
function places(kit) {
  const faces = kit.deck.map(({ face }) => face);
  const numbers = faces.filter(isNumber);
  const [first, rare] = [others(faces).slice(0, THREE), others(faces).slice(THREE)];
  return COLORS.flatMap((color, row) => /** @type {Spot[]} */ ([
    ...numbers.map((face, at) => [`${color} ${face}`, `${row + 1} / ${at + 1}`, `${row + 1} / ${at + 1}`]),
    // Three of one color, a gap, and three of the next.
    ...first.map((face, at) => [`${color} ${face}`, `${5 + (row >> 1)} / ${4 * (row % 2) + at + 1}`, `${row + 1} / ${at + 8}`]),
    ...rare.map((face) => [`${color} ${face}`, `7 / ${2 * row + 1}`, `${row + 1} / 11`]),
  ]));
}

/** @param {string[]} faces */
function others(faces) {
  return faces.filter((face) => !isNumber(face));
}

/** @param {GolfKit} kit @param {(card: string) => void} tap */
export function cardPad(kit, tap) {
  return h("div", { class: "cards-pad", role: "group", "aria-label": words.golf.cards }, places(kit).map((place) => key(place, tap)));
}

/** @param {Spot} spot @param {(card: string) => void} tap */
function key([card, upright, onItsSide], tap) {
  const one = cardKey(card, () => tap(card));
  one.style.setProperty("--upright", upright);
  one.style.setProperty("--on-its-side", onItsSide);
  return one;
}

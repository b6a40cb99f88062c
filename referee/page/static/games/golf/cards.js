// Every card of Golf on one pad: a row of numbers for each color, and the action cards below.

import { h } from "../../ui/dom.js";
import { COLORS, faceKey } from "../../ui/card-faces.js";
import { words } from "../../screens/words.js";

const NUMBERS = ["0", "1", "2", "3", "4", "5", "6"];
const ACTIONS = ["skip", "reverse", "draw two"];

/** [card, where it lies upright, where on a phone that lies on its side], each as "row / column". */
const PLACES = COLORS.flatMap((color, row) => [
  ...NUMBERS.map((face, at) => [`${color} ${face}`, `${row + 1} / ${at + 1}`, `${row + 1} / ${at + 1}`]),
  // Three of one color, a gap, and three of the next.
  ...ACTIONS.map((face, at) => [`${color} ${face}`, `${5 + (row >> 1)} / ${4 * (row % 2) + at + 1}`, `${row + 1} / ${at + 8}`]),
  [`${color} double draw two`, `7 / ${2 * row + 1}`, `${row + 1} / 11`],
]);

export function cardPad(tap) {
  return h("div", { class: "cards-pad", role: "group", "aria-label": words.golf.cards }, PLACES.map((place) => key(place, tap)));
}

function key([card, upright, onItsSide], tap) {
  const one = faceKey(card, () => tap(card));
  one.style.setProperty("--upright", upright);
  one.style.setProperty("--on-its-side", onItsSide);
  if (card.endsWith("draw two")) one.classList.add(card.endsWith("double draw two") ? "double" : "single");
  return one;
}

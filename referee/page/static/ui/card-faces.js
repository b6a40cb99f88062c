// A card is always its color, the shape that is printed for it, and words.

import { COLORS, partsOf } from "../core/kit.js";
import { h } from "./dom.js";
import { read } from "../core/store.js";
import { words } from "./words.js";

export { COLORS, partsOf };
/** What stands for a color beside it: the shape that newer decks print, or a letter. */
export const SHAPES = {};
const PRINTED = { red: "●", blue: "■", green: "▲", yellow: "★" };
const SIGNS = { skip: "⊘", reverse: "⇄", "draw two": "+2", "double draw two": "+2+2", "wild draw four": "+4" };

/** Letters instead of shapes from now on, or shapes again. */
export function useLetters(areLetters) {
  Object.assign(SHAPES, areLetters ? words.cards.letters : PRINTED);
}

useLetters(read("letters", false));

/** What is printed on it: "7", "+2", "⇄"; of a wild card its name. */
export function signOf(face) {
  return SIGNS[face] ?? (/^\d$/.test(face) ? face : words.cards.faces[face]);
}

/** What a screen reader says of a card: "+2 Draw Two, blue". What is seen stands in it. */
export function spoken(card) {
  const { color, face } = partsOf(card);
  const name = words.cards.faces[face] ?? face;
  const sign = signOf(face);
  return [sign === name ? name : `${sign} ${name}`, color && words.cards.colors[color]].filter(Boolean).join(", ");
}

/** A card to look at. */
export function face(card) {
  const { color, face: name } = partsOf(card);
  return h(
    "span",
    { class: `face ${color ?? "wild"}`, role: "img", "aria-label": spoken(card) },
    h("span", { "aria-hidden": "true" }, color && SHAPES[color], signOf(name)),
  );
}

/** A card to tap. */
export function faceKey(card, onclick, { disabled = false } = {}) {
  const { color, face: name } = partsOf(card);
  return h(
    "button",
    { class: `key face ${color ?? "wild"}`, type: "button", "data-key": card, "aria-label": spoken(card), onclick, disabled },
    h("span", { "aria-hidden": "true" }, color && SHAPES[color], signOf(name)),
  );
}

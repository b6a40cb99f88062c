// A card is always its color, the shape that is printed for it, and words.

import { COLORS, partsOf } from "../core/kit.js";
import { h } from "./dom.js";
import { mark } from "./marks.js";
import { read } from "../core/store.js";
import { words } from "./words.js";

export { COLORS, partsOf };
/** What stands for a color in a line of text: the shape that newer decks print, or a letter. */
export const SHAPES = {};
const PRINTED = { red: "●", blue: "■", green: "▲", yellow: "★" };
const SIGNS = { skip: "⊘", reverse: "⇄", "draw two": "+2", "double draw two": "+2+2", "wild draw four": "+4" };
const DRAWN = ["skip", "reverse"]; // as a picture

/** Letters instead of shapes from now on, or shapes again. */
export function useLetters(areLetters) {
  Object.assign(SHAPES, areLetters ? words.cards.letters : PRINTED);
  document.documentElement.classList.toggle("letters", areLetters);
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

/** A card to look at; of a wild one also the color that was named for it. */
export function cardFace(name, named = null) {
  const isNamed = named && !partsOf(name).color;
  const told = isNamed ? words.cards.named(spoken(name), words.cards.colors[named]) : spoken(name);
  return h(
    "span",
    { class: `card ${isNamed ? "named " + named : colorOf(name)}`, role: "img", "aria-label": told, "data-letter": letterOf(isNamed ? named : name) },
    printed(name),
  );
}

/** A card to tap. */
export function cardKey(name, onclick, { disabled = false } = {}) {
  return h(
    "button",
    {
      class: `key ${colorOf(name)}`,
      type: "button",
      "data-key": name,
      "data-letter": letterOf(name),
      "aria-label": spoken(name),
      onclick,
      disabled,
    },
    printed(name, true),
  );
}

/** A card that lies facedown, or the place of one that is gone. */
export function back(told, kind = "down") {
  return h("span", { class: `card ${kind}`, role: "img", "aria-label": told }, kind === "down" && mark("whistle", ""));
}

function colorOf(name) {
  return partsOf(name).color ?? "wild";
}

function letterOf(name) {
  return words.cards.letters[partsOf(name).color];
}

/** Its sign; a wild card to look at has its ring alone, a key its name. */
function printed(name, isKey = false) {
  const { face } = partsOf(name);
  if (face === "wild" && !isKey) return null;
  if (DRAWN.includes(face)) return mark(face, "");
  const sign = signOf(face);
  const size = sign.length > 3 ? "long" : sign.length > 2 ? "three" : sign.length > 1 ? "two" : null;
  return h("b", { class: size, "aria-hidden": "true" }, sign);
}

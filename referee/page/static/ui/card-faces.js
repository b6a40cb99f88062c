// A card is always its color, the shape that is printed for it, and words.

/** @import { Color } from "../../types.js" */
import { COLORS, partsOf } from "../core/kit.js";
import { h } from "./dom.js";
import { mark } from "./marks.js";
import { read } from "../core/store.js";
import { words } from "./words.js";

export { COLORS, partsOf };
/** What stands for a color in a line of text: the shape that newer decks print, or a letter. @type {{ [color: string]: string }} */
export const SHAPES = {};
const PRINTED = { red: "●", blue: "■", green: "▲", yellow: "★" };
/** @type {{ [face: string]: string }} */
const SIGNS = { skip: "⊘", reverse: "⇄", "draw two": "+2", "double draw two": "+2+2", "wild draw four": "+4" };
const DRAWN = ["skip", "reverse"]; // as a picture

/** Letters instead of shapes from now on, or shapes again. @param {boolean} areLetters */
export function useLetters(areLetters) {
  Object.assign(SHAPES, areLetters ? words.cards.letters : PRINTED);
  document.documentElement.classList.toggle("letters", areLetters);
}

useLetters(read("letters", false));

/** What is printed on it: "7", "+2", "⇄"; of a wild card its name. @param {string} face */
export function signOf(face) {
  return SIGNS[face] ?? (/^\d$/.test(face) ? face : nameOf(face));
}

/** A face that has no name of its own is called as the referee calls it. @param {string} face */
function nameOf(face) {
  return words.cards.faces[face] ?? face;
}

/** What a screen reader says of a card: "+2 Draw Two, blue". What is seen stands in it. @param {string} card */
export function spoken(card) {
  const { color, face } = partsOf(card);
  const name = nameOf(face);
  const sign = signOf(face);
  return [sign === name ? name : `${sign} ${name}`, color && words.cards.colors[color]].filter(Boolean).join(", ");
}

/** A card to look at; of a wild one also the color that was named for it.
 * @param {string} name @param {Color | null} [named] */
export function cardFace(name, named = null) {
  const isNamed = named && !partsOf(name).color;
  const told = isNamed ? words.cards.named({ card: spoken(name), color: words.cards.colors[named] }) : spoken(name);
  return h(
    "span",
    { class: `card ${isNamed ? "named " + named : colorOf(name)}`, role: "img", "aria-label": told, "data-letter": letterOf(isNamed ? named : name) },
    printed(name),
  );
}

/** A card to tap. @param {string} name @param {() => void} onclick @param {{ disabled?: boolean }} options */
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

/** A card that lies facedown, or the place of one that is gone. @param {string | null} told @param {string} kind */
export function back(told, kind = "down") {
  return h("span", { class: `card ${kind}`, role: "img", "aria-label": told }, kind === "down" && mark("whistle", ""));
}

/** @param {string} name */
function colorOf(name) {
  return partsOf(name).color ?? "wild";
}

/** @param {string} name */
function letterOf(name) {
  const { color } = partsOf(name);
  return color && words.cards.letters[color];
}

/** Its sign; a wild card to look at has its ring alone, a key its name. @param {string} name */
function printed(name, isKey = false) {
  const { face } = partsOf(name);
  if (face === "wild" && !isKey) return null;
  if (DRAWN.includes(face)) return mark(face, "");
  const sign = signOf(face);
  const size = sign.length > 3 ? "long" : sign.length > 2 ? "three" : sign.length > 1 ? "two" : null;
  return h("b", { class: size, "aria-hidden": "true" }, sign);
}

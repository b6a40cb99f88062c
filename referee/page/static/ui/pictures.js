// A picture of cards, faces and signs, as the referee names them: "red draw two", "facedown", "bolt".

import { back, cardFace } from "./card-faces.js";
import { partsOf } from "../core/kit.js";
import { h } from "./dom.js";
import { mark } from "./marks.js";

/** To look at beside words that say the same. @param {string[]} names */
export function pictureOf(names) {
  return h("span", { class: "pic", "aria-hidden": "true" }, names.map(part));
}

/** @param {string} name */
function part(name) {
  if (name === "facedown") return back(null);
  const isCard = partsOf(name).color !== null || name.startsWith("wild");
  return isCard ? cardFace(name) : mark(name);
}

// What lies over a screen until it is closed, and the choice of a face, which is always made on one.

/** @import { Child, Face } from "../../types.js" */
import { h } from "./dom.js";
import { ANIMALS, face } from "./people.js";
import { words } from "./words.js";

/** A tap beside it closes it. @param {string} title @param {() => void} close @param {Child[]} content */
export function sheet(title, close, ...content) {
  return [
    h("div", { class: "scrim", onclick: close }),
    h("section", { class: "sheet", role: "dialog", "aria-modal": "true", "aria-label": title }, h("h1", { tabindex: "-1" }, title), content),
  ];
}

/** All faces for whoever has `mine`; `ownerOf(animal)` names who else has it, or is null. Two can trade.
 * @param {Face} mine @param {(animal: Face) => string | null} ownerOf @param {(animal: Face) => void} take */
export function facePicker(mine, ownerOf, take) {
  const pick = (/** @type {Face} */ animal) => {
    const owner = ownerOf(animal);
    const props = {
      type: "button",
      class: owner === null ? "icon" : "icon taken",
      "aria-pressed": String(animal === mine),
      "aria-label": words.opening.isTaken({ animal: words.animals[animal], name: owner }),
      onclick: () => take(animal),
    };
    return h("button", props, face(animal));
  };
  return [h("div", { class: "picks" }, ANIMALS.map(pick)), h("p", { class: "soft" }, words.opening.trade)];
}

// Every card there is, to be tapped: for what the pad does not offer, and for what lies on the table.

import { h } from "../../ui/dom.js";
import { coloredFaces, wildCards } from "../../core/kit.js";
import { COLORS, SHAPES, faceKey, partsOf } from "../../ui/card-faces.js";
import { words } from "../../screens/words.js";

export function isWild(card) {
  return partsOf(card).color === null;
}

/** The cards of the deck, color by color. */
export function allFaces(kit, tap) {
  const colors = COLORS.map((color) => coloredFaces(kit).map((face) => `${color} ${face}`));
  return faces([...colors, wildCards(kit)], tap);
}

/** These cards, in rows. */
export function faces(rows, tap) {
  return h(
    "div",
    { class: "faces", role: "group", "aria-label": words.referee.allFaces },
    rows.map((cards) => h("div", { class: cards.some(isWild) && "wilds" }, cards.map((card) => faceKey(card, () => tap(card))))),
  );
}

/** Four big fields, one a color. */
export function colorBlocks(tap) {
  return h(
    "div",
    { class: "colors", role: "group", "aria-label": words.referee.colors },
    COLORS.map((color) =>
      h(
        "button",
        { type: "button", class: `key ${color}`, "data-key": `color ${color}`, onclick: () => tap(color) },
        h("span", { "aria-hidden": "true" }, SHAPES[color]),
        words.cards.colors[color],
      ),
    ),
  );
}

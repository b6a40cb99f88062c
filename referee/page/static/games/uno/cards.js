// Every card there is, to be tapped: for what the pad does not offer, and for what lies on the table.

import { h } from "../../ui/dom.js";
import { COLORS, SHAPES, faceKey } from "../../ui/card-faces.js";
import { words } from "../../screens/words.js";

export const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
export const FACES = [...NUMBERS, "skip", "reverse", "draw two"];
const WILDS = ["wild", "wild draw four"];
const SPECIAL = {
  112: ["wild shuffle hands", "wild customizable"],
  "112-swap": ["wild swap hands", "wild customizable"],
  "112-blank": ["wild customizable"],
  "112-themed": ["wild customizable"],
};

export function isWild(card) {
  return card.startsWith("wild");
}

/** The cards of this edition of the deck, color by color. */
export function allFaces(edition, tap) {
  const colors = COLORS.map((color) => FACES.map((face) => `${color} ${face}`));
  return faces([...colors, [...WILDS, ...(SPECIAL[edition] ?? [])]], tap);
}

/** These cards, in rows. */
export function faces(rows, tap) {
  return h(
    "div",
    { class: "faces", role: "group", "aria-label": words.referee.allFaces },
    rows.map((cards) => h("div", { class: isWild(cards[0]) && "wilds" }, cards.map((card) => faceKey(card, () => tap(card))))),
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

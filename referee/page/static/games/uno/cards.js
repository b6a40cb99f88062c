// Every card there is, to be tapped: for what the pad does not offer, and for what lies on the table.

/** @import { Color, Kit } from "../../../types.js" */
import { h } from "../../ui/dom.js";
import { coloredFaces, wildCards } from "../../core/kit.js";
import { COLORS, cardKey, partsOf } from "../../ui/card-faces.js";
import { words } from "../../screens/words.js";

/** @param {string} card */
export function isWild(card) {
  return partsOf(card).color === null;
}

/** The cards of the deck, color by color; each color ends with a wild card, as far as there are any.
 * @param {Pick<Kit, "deck">} kit @param {(card: string) => void} tap */
export function allFaces(kit, tap) {
  const wilds = wildCards(kit);
  const rows = COLORS.map((color, at) => [...coloredFaces(kit).map((face) => `${color} ${face}`), ...wilds.slice(at, at + 1)]);
  return faces([...rows, wilds.slice(COLORS.length)], tap);
}

/** These cards, in rows. @param {string[][]} rows @param {(card: string) => void} tap */
export function faces(rows, tap) {
  return h(
    "div",
    { class: "all-cards", role: "group", "aria-label": words.referee.allFaces },
    rows.map((cards) => h("div", null, cards.map((card) => cardKey(card, () => tap(card))))),
  );
}

/** Four big fields, one a color: each has its shape and its word. @param {(color: Color) => void} tap */
export function colorBlocks(tap) {
  return h(
    "div",
    { class: "fields", role: "group", "aria-label": words.referee.colors },
    COLORS.map((color) =>
      h(
        "button",
        { type: "button", class: `key ${color}`, "data-key": `color ${color}`, "data-letter": words.cards.letters[color], onclick: () => tap(color) },
        h("b", null, words.cards.colors[color]),
      ),
    ),
  );
}

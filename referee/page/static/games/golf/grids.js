// The cards in front of a seat: large for whoever acts, small for the others.

import { h } from "../../ui/dom.js";
import { face, spoken } from "../../ui/card-faces.js";
import { facedown } from "./round.js";
import { words } from "../../screens/words.js";

const ROWS = ["upper", "lower"];

/** The cards an open question is about: `lit` columns may be cleared; `choose(place)` makes keys of the cards. */
export function grid(name, { grid: columns, columns: lit = [], place, onlyFacedown }, choose) {
  return h(
    "section",
    { class: "grid", "aria-label": words.golf.gridOf(name) },
    h("p", { class: "whose" }, words.golf.down(name, facedown(columns))),
    columns.map((column) =>
      h(
        "div",
        { class: lit.some(({ id }) => id === column.id) ? "column lit" : "column", "data-key": `column ${column.id}` },
        h("span", { class: "hint" }, `${column.id}`),
        ROWS.map((row) => slot(column, row, place, choose && !(onlyFacedown && column[row]) ? choose : null)),
      ),
    ),
  );
}

function slot(column, row, place, choose) {
  const isAsked = place?.column === column.id && place.row === row;
  const card = cardOf(column[row]);
  if (!choose) return h("span", { class: isAsked ? "slot asked" : "slot", "data-key": row }, card);
  const where = words.golf.place(column.id, row, column[row] && spoken(column[row]));
  const onclick = () => choose({ column: column.id, row });
  return h("button", { type: "button", class: "slot", "data-key": row, "aria-label": where, onclick }, card);
}

function cardOf(name) {
  if (name) return face(name);
  const sign = h("span", { "aria-hidden": "true" }, "?");
  return h("span", { class: "face back-side", role: "img", "aria-label": words.golf.facedown }, sign);
}

export function smallGrid(name, columns) {
  return h(
    "li",
    null,
    h("span", null, words.golf.down(name, facedown(columns))),
    h("span", { class: "small" }, columns.map((column) => h("span", null, ROWS.map((row) => cardOf(column[row]))))),
  );
}

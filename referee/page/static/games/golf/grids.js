// The cards in front of the seats: large for whoever acts, small for the others; and the two piles.

/**
 * @import { Child, Column, Match, Place, Row } from "../../../types.js"
 * @import { Question } from "./questions.js"
 * @typedef {{ seat: number, columns: Column[] }} Grid
 * @typedef {((place: Place) => void) | null} Choose
 */
import { sum } from "../../core/optimistic.js";
import { h } from "../../ui/dom.js";
import { back, cardFace, spoken } from "../../ui/card-faces.js";
import { named } from "../../ui/parts.js";
import { faceOf } from "../../ui/people.js";
import { facedown } from "./round.js";
import { words } from "../../screens/words.js";

/** @type {Row[]} */
const ROWS = ["upper", "lower"];
const MOST_COLUMNS = 6; // side by side; as large as a finger they fit no phone if there are more
const LONG = 4; // columns, with which there is no room for the piles beside them
const MOST_SMALL = 4; // grids in a row
const MOST_LARGE = 3; // of those that are looked at one by one
const MOST_ROWS = 4; // of those; the styles choose with how many of them the cards are largest
const MANY = 11; // columns in a row, with which there is room for little more than the cards

/** The cards an open question is about, and what lies `beside` them: `columns` are those that may be cleared, `place` is
 * what it asks for, and `choose(place)` makes keys of the cards.
 * @param {string} name @param {Column[]} columns @param {Question} open @param {Choose} choose @param {Child} beside */
export function lying(name, columns, open, choose = null, beside = null) {
  const { length } = columns;
  const bands = Math.ceil(length / MOST_COLUMNS) || 1; // one below the other, where a grid has become too long
  const sizes = { "--bands": bands, "--across": Math.ceil(length / bands) || 1 };
  return h(
    "div",
    { class: `lying felt ${length > LONG ? "long" : ""} ${bands > 1 ? "double" : ""} ${choose ? "tapped" : ""}`, style: sizes },
    h("div", { class: "spread" }, beside, grid(name, columns, open, choose)),
  );
}

/** @param {string} name @param {Column[]} columns @param {Question} open @param {Choose} choose */
function grid(name, columns, { columns: pairs = [], place, onlyFacedown }, choose) {
  const isPair = (/** @type {number} */ id) => pairs.some((one) => one.id === id);
  return h(
    "section",
    { class: "big6", "aria-label": words.golf.gridOf({ name, facedown: facedown(columns) }) },
    columns.map((column) =>
      h(
        "div",
        { class: `column ${isPair(column.id) ? "pair" : ""}`, "data-key": `column ${column.id}` },
        h("span", { class: "number" }, `${column.id}`),
        ROWS.map((row) => slot(column, row, place, choose && !(onlyFacedown && column[row]) ? choose : null)),
      ),
    ),
  );
}

/** @param {Column} column @param {Row} row @param {Place | undefined} place @param {Choose} choose */
function slot(column, row, place, choose) {
  const isAsked = place?.column === column.id && place.row === row;
  const name = column[row];
  const card = cardOf(name);
  if (!choose) return h("span", { class: `slot ${isAsked ? "asked" : ""}`, "data-key": row }, card);
  const where = words.golf.place({ column: column.id, row, card: name && spoken(name) });
  const onclick = () => choose({ column: column.id, row });
  return h("button", { type: "button", class: "slot", "data-key": row, "aria-label": where, onclick }, card);
}

/** @param {string | null} name */
function cardOf(name) {
  return name ? cardFace(name) : back(words.golf.facedown);
}

/** So many grids, {seat, columns}, with what is told below each: `note(seat)`, or how many cards lie facedown.
 * @param {Match} match @param {Grid[]} grids
 * @param {{ note?: ((seat: number) => string) | null, isLarge?: boolean }} shown */
export function smallGrids(match, grids, { note, isLarge }) {
  const each = grids.length > (isLarge ? MOST_LARGE : MOST_SMALL) ? Math.ceil(grids.length / 2) : grids.length;
  const across = acrossOf(grids, each);
  const isInTwo = each < grids.length;
  const isTight = across > MANY || (isInTwo && !isLarge);
  const one = (/** @type {Grid} */ { seat, columns }) =>
    h(
      "li",
      { class: "mini", "data-key": `grid ${seat}`, style: { "--columns": widthOf(columns) } },
      h("span", { class: "six" }, columns.map((column) => h("span", null, ROWS.map((row) => cardOf(column[row]))))),
      h("span", { class: "owner" }, faceOf(match, seat), h("span", null, named(match.name(seat)), " ", note ? h("b", null, note(seat)) : left(columns))),
    );
  return h(
    "ol",
    { class: `grids ${isTight ? "many" : ""} ${isLarge ? "large" : ""} ${isInTwo ? "in-two" : ""}`, style: { "--each": each, "--across": across, ...(isLarge ? inRows(grids) : {}) } },
    grids.map(one),
  );
}

/** How many columns there are in the fullest row. @param {Grid[]} grids @param {number} each */
function acrossOf(grids, each) {
  const rows = Array.from({ length: Math.ceil(grids.length / each) }, (_, row) => grids.slice(row * each, (row + 1) * each));
  return Math.max(...rows.map((row) => sum(row.map(({ columns }) => widthOf(columns)))));
}

/** In one row, in two and so on: how many grids stand in each, and how many columns in the fullest.
 * @param {Grid[]} grids */
function inRows(grids) {
  const ways = Array.from({ length: MOST_ROWS }, (_, more) => [more + 1, Math.ceil(grids.length / (more + 1))]);
  return Object.fromEntries(ways.flatMap(([rows, each]) => [[`--each-${rows}`, each], [`--across-${rows}`, acrossOf(grids, each)]]));
}

/** In columns; a grid of which little is left has as much room for its name. @param {Column[]} columns */
function widthOf({ length }) {
  return Math.max(2, length);
}

/** How many lie facedown. @param {Column[]} columns */
function left(columns) {
  return h("small", null, `${facedown(columns)}`, h("span", { class: "word" }, " ", words.golf.facedown));
}

/** The draw pile and the discards; in the place of one of them the card that is about to be laid.
 * @param {string} top @param {Question} open */
export function piles(top, { source, card }) {
  const taken = card ?? top;
  const pile = (/** @type {Child} */ face, /** @type {string} */ label, isNext = false) => h("span", { class: `pile ${isNext ? "asked" : ""}` }, face, h("span", null, label));
  return h(
    "div",
    { class: "piles" },
    source === "kept" ? pile(cardFace(taken), words.golf.drawnCard, true) : pile(back(words.golf.facedown), words.golf.pile),
    pile(cardFace(source === "flipped" ? taken : top), words.golf.discards, source === "discard"),
  );
}

/** The cards of one seat in a line, beside the sum of what they count.
 * @param {string} name @param {Column[]} columns */
export function inALine(name, columns) {
  const cards = columns.flatMap((column) => ROWS.map((row) => cardOf(column[row])));
  const told = words.golf.gridOf({ name, facedown: facedown(columns) });
  return h("div", { class: "felt inline-cards", role: "group", "aria-label": told, style: { "--across": cards.length || 1 } }, cards);
}

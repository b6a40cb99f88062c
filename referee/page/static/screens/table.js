// The phone in the middle of the table, to be read from every seat. A touch on somebody's tile says who went out, or
// opens the points of all where all have some, if that is what comes next; the middle leads back.

/** @import { Child, Match, Page, Round, State } from "../../types.js" */
import { h } from "../ui/dom.js";
import { winnerTakesAll } from "../core/optimistic.js";
import { SHAPES, cardFace } from "../ui/card-faces.js";
import { mark } from "../ui/marks.js";
import { animalAt, colorsOf, face } from "../ui/people.js";
import { share } from "./television.js";
import { words } from "./words.js";

/**
 * @typedef {{ row: number, column: string, isUp: boolean }} Spot  as CSS has it
 * @typedef {{ of: (facts: { name: string, score: string, told: string | null }) => string }} Asks
 * @typedef {{ seat: number, tall: Spot, wide: Spot, tap: ((seat: number) => void) | null, asks: Asks }} Tile
 */

const SHIFT = 60_000; // ms between two places, so that nothing burns in
const FEWEST_DIGITS = 3;
const FEWEST_LETTERS = 5;
const TURNED = /^[01689]*[69][01689]*$/; // another number for who reads it upside down

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  const cameBySelf = page.route.rest[0] === "rest";

  function goBack() {
    if (cameBySelf) history.back();
    else page.go(`#/match/${match.id}`);
  }

  /** To the keypad of the round that somebody has ended; the way back from there leads past this view. @param {number} seat */
  function isOut(seat) {
    const path = `#/match/${match.id}/scorepad/out/${seat}`;
    if (cameBySelf) location.replace(path);
    else page.go(path);
  }

  function view() {
    const { state } = match.shown;
    const { order } = state;
    const tall = standing(order.length);
    const wide = lying(order.length);
    const shift = `${Math.floor(performance.now() / SHIFT) % 3}px`;
    const tap = isScored(match) ? isOut : null;
    const asks = words.table.asks[winnerTakesAll(match, state.round_number) ? "winner" : "each"];
    return h(
      "main",
      { class: "lay still", style: { "--rows": tall.rows, "--middle": tall.middle, "--columns": wide.columns, "--shift": shift } },
      order.map((seat, place) => tile(match, state, { seat, tall: tall.places[place], wide: wide.places[place], tap, asks })),
      middle(state, { hint: tap && asks.hint, goBack }),
    );
  }

  /** @param {string} key */
  function press(key) {
    if (key !== "Escape") return false;
    goBack();
    return true;
  }

  return { title: () => words.table.title, view, press };
}

/** Whether what comes next is the points of a round. @param {Match} match */
function isScored({ role, isOver, shown }) {
  return role === "keeper" && !isOver && !shown.state.round;
}

/** What belongs to a seat, turned towards it: to tap where that tells something. @param {Match} match @param {State} state @param {Tile} tile */
function tile(match, state, { seat, tall, wide, tap, asks }) {
  const name = match.name(seat);
  const total = `${state.totals[seat]}`;
  const animal = animalAt(match, seat);
  const isTurn = state.round?.turn === seat;
  const ways = [tall.isUp && "far", wide.isUp && "far-lying", isTurn && "next"].filter(Boolean).join(" ");
  const places = { "--row": tall.row, "--column": tall.column, "--lying-row": wide.row, "--lying-column": wide.column };
  const sizes = { "--digits": Math.max(FEWEST_DIGITS, total.length), "--letters": Math.max(FEWEST_LETTERS, [...name].length) };
  const told = markOf(state, seat);
  return h(
    tap ? "button" : "section",
    {
      "data-key": `${seat}`,
      class: `tile ${colorsOf(animal)} ${ways}`,
      style: { ...places, ...sizes, "--share": share(match, state, seat) },
      ...(tap ? { type: "button", onclick: () => tap(seat), "aria-label": asks.of({ name, score: total, told: told || null }) } : { "aria-label": name }),
    },
    h(
      "span",
      { class: "in" },
      face(animal),
      h("span", { class: "name" }, name),
      " ",
      h("strong", { class: `total num${TURNED.test(total) ? " upright" : ""}` }, total),
      " ",
      told && h("span", { class: "tag" }, told),
    ),
  );
}

/** What one asks most about a seat: is it on turn, and whose deal is it. @param {State} state @param {number} seat */
function markOf({ round, dealer, starter }, seat) {
  if (round) return [round.turn === seat && words.table.turn, handOf(round, seat)].filter(Boolean).join(words.dot);
  return [dealer === seat && words.table.deals, starter === seat && words.table.starts].filter(Boolean).join(words.dot);
}

/** @param {Round} round @param {number} seat */
function handOf(round, seat) {
  const count = "hands" in round ? round.hands[seat] : null;
  return typeof count === "number" && words.table.cards({ cards: count });
}

/** What concerns everybody, once for each side of the table, and between them the way back.
 * @param {State} state @param {{ hint: Child, goBack: () => void }} told */
function middle(state, { hint, goBack }) {
  return h(
    "div",
    { class: "mid" },
    h("div", { class: "up", "aria-hidden": "true" }, inForce(state)),
    h("button", { type: "button", class: "icon", "aria-label": words.table.back, title: words.table.back, onclick: goBack }, mark("menu")),
    h("h1", { tabindex: "-1" }, inForce(state), hint && h("small", null, " ", hint)),
  );
}

/** @param {State} state */
function inForce({ round, round_number: number }) {
  if (!round?.top) return words.scorepad.title({ round: number });
  const { top, direction } = round;
  const color = "color" in round ? round.color : null;
  return [
    cardFace(top, color),
    " ",
    color && h("span", { class: `in-force ${color}` }, `${SHAPES[color]} ${words.cards.colors[color]}`),
    direction && h("span", { class: "way" }, direction > 0 ? "↻" : "↺"),
  ];
}

// Places run clockwise, as the seats do, seen from above. The far half of them reads upside down, and what concerns
// everybody lies between the halves: it has a row of its own there.

/** On a phone that stands: two columns, down on the right and up on the left; an odd first one has both. @param {number} number */
function standing(number) {
  const height = number === 2 ? 2 : Math.ceil(number / 2);
  const far = Math.floor(height / 2);
  /** @type {(row: number, column: string) => Spot} */
  const at = (row, column) => ({ row: row < far ? row + 1 : row + 2, column, isUp: row < far });
  const isAlone = number % 2 === 1 || number === 2;
  const down = number === 2 ? [] : range(isAlone ? 1 : 0, height).map((row) => at(row, "2"));
  const up = range(1, height).map((row) => at(row, number === 2 ? "1 / -1" : "1"));
  const rows = `repeat(${far}, minmax(0, 1fr)) auto repeat(${height - far}, minmax(0, 1fr))`;
  return { rows, middle: far + 1, places: [at(0, isAlone ? "1 / -1" : "1"), ...down, ...up.reverse()] };
}

/** On a phone that lies on its side: one row for each half. @param {number} number */
function lying(number) {
  const far = Math.floor(number / 2);
  const near = number - far;
  const columns = far === near ? near : Math.max(1, far) * near; // both halves fill the width
  const spans = (/** @type {number} */ first, /** @type {number} */ count) => `${first + 1} / span ${columns / count}`;
  const top = range(0, far).map((place) => ({ row: 1, column: spans((place * columns) / far, far), isUp: true }));
  const bottom = range(0, near).map((place) => ({ row: 3, column: spans((place * columns) / near, near), isUp: false }));
  return { columns, places: [...top, ...bottom.reverse()] };
}

/** @param {number} from @param {number} to */
function range(from, to) {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
}

// The phone in the middle of the table, to be read from every seat. The first touch wakes it, the second goes back;
// where it came up by itself, the first one does.

import { h } from "../ui/dom.js";
import { face, SHAPES } from "../ui/card-faces.js";
import { words } from "./words.js";

const AWAKE = 5000; // ms
const SHIFT = 60_000; // ms between two places, so that nothing burns in
const FEWEST_DIGITS = 3;
const FEWEST_LETTERS = 5;

export function open(page) {
  const { match } = page;
  const cameBySelf = page.route.rest[0] === "rest";
  let isAwake = false;
  let hint = cameBySelf ? words.table.once : words.table.twice; // how to go back, as long as it is to be seen
  let timer = setTimeout(sleep, AWAKE);
  if (!cameBySelf) page.say(hint);

  function touch() {
    clearTimeout(timer);
    if (isAwake || cameBySelf) {
      goBack();
      return;
    }
    isAwake = true;
    hint = words.table.again;
    timer = setTimeout(sleep, AWAKE);
    page.redraw();
  }

  function goBack() {
    if (cameBySelf) history.back();
    else page.go(`#/match/${match.id}`);
  }

  function sleep() {
    isAwake = false;
    hint = null;
    page.redraw();
  }

  function view() {
    const { state } = match.shown;
    const { order } = state;
    const tall = standing(order.length);
    const wide = lying(order.length);
    const shift = `${Math.floor(performance.now() / SHIFT) % 3}px`;
    return h(
      "main",
      { class: "seen", style: { "--rows": tall.rows, "--middle": tall.middle, "--columns": wide.columns, "--shift": shift } },
      order.map((seat, place) => tile(match, state, seat, tall.places[place], wide.places[place])),
      middle(match, state, hint),
      h("button", { type: "button", class: "wake", "aria-label": labelNow(), onclick: touch }),
    );
  }

  function labelNow() {
    if (cameBySelf) return words.table.wakeAtOnce;
    return isAwake ? words.table.again : words.table.wake;
  }

  function press(key) {
    if (key !== "Escape") return false;
    goBack();
    return true;
  }

  return { title: () => words.table.title, view, press, close: () => clearTimeout(timer) };
}

function tile(match, state, seat, tall, wide) {
  const name = match.name(seat);
  const total = `${state.totals[seat]}`;
  const ways = [tall.isUp && "far", wide.isUp && "far-lying", state.round?.turn === seat && "turn"];
  const places = { "--row": tall.row, "--column": tall.column, "--lying-row": wide.row, "--lying-column": wide.column };
  const sizes = { "--digits": Math.max(FEWEST_DIGITS, total.length), "--letters": Math.max(FEWEST_LETTERS, [...name].length) };
  return h(
    "section",
    { "data-key": `${seat}`, class: `tile ${ways.filter(Boolean).join(" ")}`, style: { ...places, ...sizes } },
    h(
      "div",
      { class: "facing" },
      h("p", { class: "who" }, name),
      h("p", { class: "total" }, total),
      h("p", { class: "mark" }, markOf(state, seat)),
    ),
  );
}

/** What one asks most about a seat: is it on turn, and whose deal is it. */
function markOf({ round, dealer, starter }, seat) {
  if (round) return [round.turn === seat && words.table.turn, handOf(round, seat)].filter(Boolean).join(words.dot);
  return [dealer === seat && words.table.deals, starter === seat && words.table.starts].filter(Boolean).join(words.dot);
}

function handOf({ hands }, seat) {
  const count = hands?.[seat];
  return typeof count === "number" && words.table.cards(count);
}

/** What concerns everybody, once for each side of the table; over it, for a while, how to go back. */
function middle(match, state, hint) {
  return h(
    "div",
    { class: "middle" },
    h("div", { class: "turned", "aria-hidden": "true" }, inForce(state)),
    h("h1", { tabindex: "-1" }, inForce(state)),
    hint && h("p", { class: "how" }, hint),
  );
}

function inForce({ round, round_number: number }) {
  const top = round?.top ?? round?.discard;
  if (typeof top !== "string") return words.scorepad.title(number);
  const { color, direction } = round;
  return [
    face(top),
    " ",
    color && !top.startsWith(color) ? h("span", { class: `color ${color}` }, `${SHAPES[color]} ${words.cards.colors[color]}`) : null,
    direction && words.table.direction(direction),
  ];
}

// Places run clockwise, as the seats do, seen from above. The far half of them reads upside down, and what concerns
// everybody lies between the halves: it has a row of its own there.

/** On a phone that stands: two columns, down on the right and up on the left; an odd first one has both. */
function standing(number) {
  const height = number === 2 ? 2 : Math.ceil(number / 2);
  const far = Math.floor(height / 2);
  const at = (row, column) => ({ row: row < far ? row + 1 : row + 2, column, isUp: row < far });
  const isAlone = number % 2 === 1 || number === 2;
  const down = number === 2 ? [] : range(isAlone ? 1 : 0, height).map((row) => at(row, "2"));
  const up = range(1, height).map((row) => at(row, number === 2 ? "1 / -1" : "1"));
  const rows = `repeat(${far}, minmax(0, 1fr)) auto repeat(${height - far}, minmax(0, 1fr))`;
  return { rows, middle: far + 1, places: [at(0, isAlone ? "1 / -1" : "1"), ...down, ...up.reverse()] };
}

/** On a phone that lies on its side: one row for each half. */
function lying(number) {
  const far = Math.floor(number / 2);
  const near = number - far;
  const columns = far === near ? near : Math.max(1, far) * near; // both halves fill the width
  const spans = (first, count) => `${first + 1} / span ${columns / count}`;
  const top = range(0, far).map((place) => ({ row: 1, column: spans((place * columns) / far, far), isUp: true }));
  const bottom = range(0, near).map((place) => ({ row: 3, column: spans((place * columns) / near, near), isUp: false }));
  return { columns, places: [...top, ...bottom.reverse()] };
}

function range(from, to) {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
}

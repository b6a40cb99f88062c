// The totals by round as lines. They are told apart without color: by dashes, by the shape at the end, and by a name.

import { totalsByRound } from "./match-stats.js";
import { words } from "./words.js";

const WIDTH = 360;
const HEIGHT = 220;
const RIGHT = 92; // room for the names
const TOP = 12;
const BOTTOM = 24;
const LINE = 17; // between two names
const LONGEST_NAME = 9; // letters
const MOST_TICKS = 10;
const DIGIT = 8; // as wide as one of a total
const BESIDE = 6; // between a total and its line

const DASHES = ["", "8 4", "2 4", "12 3 2 3", "5 2", "1 3", "14 5", "8 3 2 3 2 3", "4 6", "10 2"];
/** Five outlines around a point; whoever comes after the fifth has them filled with the ground. */
const SHAPES = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
  "M-4.5 -4.5h9v9h-9z",
  "M0 -5.5L5.5 4.5H-5.5z",
  "M0 -6L6 0L0 6L-6 0z",
  "M0 5.5L5.5 -4.5H-5.5z",
];

/** `marked` are the seats that won. */
export function chart(match, state, marked) {
  const course = totalsByRound(state);
  const ticks = steps(Math.min(0, ...course.flat()), Math.max(1, ...course.flat()));
  const last = course.length - 1;
  const left = BESIDE + DIGIT * Math.max(...ticks.map((tick) => `${tick}`.length));
  const x = (round) => left + (round / last) * (WIDTH - left - RIGHT);
  const y = (total) => TOP + (1 - (total - ticks[0]) / (ticks.at(-1) - ticks[0])) * (HEIGHT - TOP - BOTTOM);
  const ends = spread(state.seating.map((seat) => ({ seat, at: y(course[last][seat]) })));
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "chart", role: "img", "aria-label": words.board.chart },
    ticks.map((tick) => [
      svg("line", { x1: left, x2: WIDTH - RIGHT, y1: y(tick), y2: y(tick), class: "level" }),
      text(tick, { x: left - BESIDE, y: y(tick) + 4, "text-anchor": "end" }),
    ]),
    roundsShown(last).map((round) => text(state.round_number - 1 - last + round, { x: x(round), y: HEIGHT - 6, "text-anchor": "middle" })),
    state.seating.map((seat, place) => {
      const points = course.map((totals, round) => `${x(round)},${y(totals[seat])}`).join(" ");
      const isMarked = marked.includes(seat);
      return svg(
        "g",
        { class: `tone${place % 5}${isMarked ? " marked" : ""}` },
        svg("polyline", { points, "stroke-dasharray": DASHES[place % DASHES.length] }),
        shape(place, x(last), y(course[last][seat])),
        svg("path", { class: "lead", d: `M${x(last) + 7} ${y(course[last][seat])}L${x(last) + 17} ${ends[seat]}` }),
        shape(place, x(last) + 24, ends[seat]),
        text(short(match.name(seat)), { x: x(last) + 33, y: ends[seat] + 4.5, class: "of" }),
      );
    }),
  );
}

/** Round values from at most `low` to at least `high`, three or four of them. */
function steps(low, high) {
  const rough = (high - low) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, unit * [1, 2, 5, 10].find((times) => unit * times >= rough));
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, place) => first + place * step);
}

/** Where the names stand: as near to their lines as can be without touching each other. */
function spread(ends) {
  const sorted = ends.toSorted((one, other) => one.at - other.at);
  let free = TOP;
  for (const end of sorted) {
    end.at = Math.max(end.at, free);
    free = end.at + LINE;
  }
  let bottom = HEIGHT - 6;
  for (const end of sorted.toReversed()) {
    end.at = Math.min(end.at, bottom);
    bottom = end.at - LINE;
  }
  return Object.fromEntries(sorted.map(({ seat, at }) => [seat, at]));
}

function roundsShown(last) {
  const every = Math.ceil(last / MOST_TICKS);
  return Array.from({ length: last }, (_, place) => place + 1).filter((round) => round % every === 0);
}

function shape(place, x, y) {
  return svg("path", { d: SHAPES[place % SHAPES.length], class: place < SHAPES.length ? "end" : "end hollow", transform: `translate(${x} ${y})` });
}

function short(name) {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : name;
}

function text(content, props) {
  return svg("text", props, document.createTextNode(`${content}`));
}

function svg(tag, props, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, `${value}`);
  element.append(...children.flat(Infinity));
  return element;
}

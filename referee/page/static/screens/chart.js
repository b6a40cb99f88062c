// The totals by round as lines, each in the color of its player and with the player's face at its end.

/** @import { Child, Face, Match, State } from "../../types.js" */
import { everybody } from "../core/past-rounds.js";
import { totalsByRound } from "./match-stats.js";
import { ANIMALS, animalAt } from "../ui/people.js";
import { words } from "./words.js";

const WIDTH = 338;
const TOP = 16;
const BOTTOM = 26; // room for the numbers of the rounds
const FEWEST = 168; // high
const MOST_TICKS = 9;
const DIGIT = 8; // as wide as one of a total
const BESIDE = 6; // between a total and its line
const LARGE = 13; // half a face
const SMALL = 10; // of one of many
const MANY = 6;

/** What a picture cannot tell to who listens stands in a table beside it. @param {Match} match @param {State} state */
export function chart(match, state) {
  const course = totalsByRound(state);
  const people = everybody(state);
  const goal = match.kit.target_in === "points" ? (state.rules.target ?? 0) : 0;
  const ticks = steps(Math.min(0, ...course.flat()), Math.max(1, goal, ...course.flat()));
  const last = course.length - 1;
  const half = people.length > MANY ? SMALL : LARGE;
  const height = Math.max(FEWEST, TOP + BOTTOM + (2 * half + 1) * (people.length - 1));
  const left = BESIDE + DIGIT * Math.max(...ticks.map((tick) => `${tick}`.length));
  const right = WIDTH - 4 * half;
  const x = (/** @type {number} */ round) => left + (round / last) * (right - left);
  const y = (/** @type {number} */ total) => TOP + (1 - (total - ticks[0]) / (ticks[ticks.length - 1] - ticks[0])) * (height - TOP - BOTTOM);
  const ends = spread(people.map((seat) => ({ seat, at: y(course[last][seat]) })), 2 * half + 1, height - BOTTOM);
  const told = people.map((seat) => words.home.standing({ name: match.name(seat), total: state.totals[seat] }));
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${height}`, class: "chart", role: "img", "aria-label": words.board.chart({ standings: told }) },
    ticks.map((tick) => [
      svg("path", { class: "grid", d: `M${left} ${y(tick)}H${right}` }),
      text(tick, { x: left - BESIDE, y: y(tick) + 4, "text-anchor": "end" }),
    ]),
    goal ? svg("path", { class: "goal", d: `M${left} ${y(goal)}H${right}` }) : [],
    roundsShown(last).map((round) => text(state.round_number - 1 - last + round, { x: x(round), y: height - 4, "text-anchor": "middle" })),
    people.map((seat) => {
      const points = course.map((totals, round) => `${x(round)},${y(totals[seat])}`).join(" ");
      return run(animalAt(match, seat), { points, end: [right, y(course[last][seat])], face: [WIDTH - half - 2, ends[seat]], half });
    }),
  );
}

/** @param {Face} animal @param {{ points: string, end: number[], face: number[], half: number }} line */
function run(animal, { points, end, face: [x, y], half }) {
  const broken = ANIMALS.indexOf(animal) < ANIMALS.length / 2 ? "" : " broken"; // whose colors come near to others
  const size = 1.4 * half;
  return svg(
    "g",
    { class: `${animal}${broken}` },
    svg("polyline", { class: "run", points }),
    svg("path", { class: "lead", d: `M${end}L${x} ${y}` }),
    svg(
      "g",
      { class: "end" },
      svg("circle", { cx: x, cy: y, r: half }),
      svg("use", { href: `#${animal}`, x: x - size / 2, y: y - size / 2, width: size, height: size }),
    ),
  );
}

/** Round values from at most `low` to at least `high`, three or four of them. @param {number} low @param {number} high */
function steps(low, high) {
  const rough = (high - low) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, unit * ([1, 2, 2.5, 5, 10].find((times) => unit * times >= rough) ?? 10));
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, place) => first + place * step);
}

/** Where the faces stand: as near to their lines as can be without touching each other.
 * @param {{ seat: number, at: number }[]} ends @param {number} apart @param {number} low */
function spread(ends, apart, low) {
  const sorted = ends.toSorted((one, other) => one.at - other.at);
  let free = TOP;
  for (const end of sorted) {
    end.at = Math.max(end.at, free);
    free = end.at + apart;
  }
  let bottom = low;
  for (const end of sorted.toReversed()) {
    end.at = Math.min(end.at, bottom);
    bottom = end.at - apart;
  }
  return Object.fromEntries(sorted.map(({ seat, at }) => [seat, at]));
}

/** @param {number} last */
function roundsShown(last) {
  const every = Math.ceil(last / MOST_TICKS);
  return Array.from({ length: last }, (_, place) => place + 1).filter((round) => round % every === 0);
}

/** @param {number} content @param {{ [attribute: string]: string | number }} props */
function text(content, props) {
  return svg("text", props, document.createTextNode(`${content}`));
}

/** @param {string} tag @param {{ [attribute: string]: string | number }} props @param {Child[]} children */
function svg(tag, props, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, `${value}`);
  element.append(.../** @type {Node[]} */ (/** @type {unknown[]} */ (children).flat(Infinity)));
  return element;
}

// The result as a picture to be sent: who won, with their faces, drawn from the colors and signs of the page.

/**
 * @import { Match, Standing, State } from "../../types.js"
 * @typedef {CanvasRenderingContext2D} Pen
 */
import { animalAt } from "../ui/people.js";
import { placesOf } from "./podium.js";
import { words } from "./words.js";

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 70;
const FLOOR = 1060; // on which the podium stands
const FOOT = 250; // high: what is written on paper
const STRIPES = 44; // high: the referee's jersey
/** Of the steps. @type {{ [place: number]: number }} */
const HEIGHTS = { 1: 400, 2: 300, 3: 230 };
const ONE_LINE = 3; // people
const INK = "#1d1730";
const PAPER = "#fffaf0";
const GOLD = "#ffc928";
const BOLD = "900";

/** A canvas with the result of a match; nothing on it leads anywhere.
 * @param {Match} match @param {State} state @param {{ title: string, foot: string }} said */
export function drawResult(match, state, { title, foot }) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("canvas");
  drawFelt(pen);
  drawMark(pen, "whistle", { x: EDGE, y: 66, size: 84, color: PAPER });
  write(pen, title, { x: EDGE + 110, y: 124, room: WIDTH - 2 * EDGE - 110, size: 76, color: PAPER });
  drawPodium(pen, match, state);
  drawFoot(pen, [foot, ...lineUp(match, state)]);
  return canvas;
}

/** @param {Pen} pen */
function drawFelt(pen) {
  const light = pen.createRadialGradient(WIDTH / 2, HEIGHT * 0.45, 80, WIDTH / 2, HEIGHT * 0.45, WIDTH);
  light.addColorStop(0, "#3a2d6b");
  light.addColorStop(1, colorOf(":root", "--felt"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The first in the middle, as on the screen. @param {Pen} pen @param {Match} match @param {State} state */
function drawPodium(pen, match, state) {
  const { up } = placesOf(state);
  const order = up.reduce((/** @type {Standing[]} */ row, one, at) => (at % 2 ? [one, ...row] : [...row, one]), []);
  const wide = (WIDTH - 2 * EDGE) / Math.max(2, order.length);
  const start = (WIDTH - wide * order.length) / 2;
  order.forEach((one, at) => drawStep(pen, match, state, { ...one, x: start + at * wide, wide }));
}

/** @param {Pen} pen @param {Match} match @param {State} state @param {Standing & { x: number, wide: number }} step */
function drawStep(pen, match, state, { place, seat, x, wide }) {
  const animal = animalAt(match, seat);
  const [ground, on] = [colorOf(`.${animal}`, "--p"), colorOf(`.${animal}`, "--on-p")];
  const high = HEIGHTS[place] ?? HEIGHTS[3];
  const top = FLOOR - high;
  const middle = x + wide / 2;
  const size = Math.min(wide * 0.62, place === 1 ? 230 : 180);
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(x + 8, top, wide - 16, high + 40, [34, 34, 0, 0]);
  pen.fill();
  const center = { align: /** @type {const} */ ("center"), room: wide - 30 };
  write(pen, `${state.totals[seat]}`, { ...center, x: middle, y: top + 110, size: place === 1 ? 110 : 84, color: on });
  write(pen, words.final.place(place), { ...center, x: middle, y: top + 166, size: 42, color: on });
  write(pen, match.name(seat), { ...center, x: middle, y: top - 24, size: 50, color: PAPER });
  const y = top - 92 - size;
  pen.fillStyle = ground;
  pen.beginPath();
  pen.arc(middle, y + size / 2, size / 2, 0, 2 * Math.PI);
  pen.fill();
  drawMark(pen, animal, { x: middle - size * 0.36, y: y + size * 0.14, size: size * 0.72, color: on });
  if (state.winners.includes(seat)) drawMark(pen, "crown", { x: middle - 52, y: y - 88, size: 104, color: GOLD });
}

/** Who does not stand on the podium, in two lines at most; last who left, with a mark.
 * @param {Pick<Match, "name">} match @param {State} state */
export function lineUp(match, state) {
  const { rest, left } = placesOf(state);
  const others = [
    ...rest.map(({ place, seat }) => `${words.final.place(place)} ${match.name(seat)} ${state.totals[seat]}`),
    ...left.map((seat) => words.final.leftLine({ name: match.name(seat), total: state.totals[seat] })),
  ];
  const half = Math.ceil(others.length / 2);
  const lines = others.length > ONE_LINE ? [others.slice(0, half), others.slice(half)] : [others];
  return lines.map((names) => names.join(words.dot));
}

/** When it was, on paper, and the stripes of the jersey under it. @param {Pen} pen @param {string[]} lines */
function drawFoot(pen, lines) {
  const top = HEIGHT - FOOT;
  pen.fillStyle = PAPER;
  pen.fillRect(0, top, WIDTH, FOOT);
  lines.forEach((line, at) => write(pen, line, { x: EDGE, y: top + 76 + 58 * at, room: WIDTH - 2 * EDGE, size: 42, color: INK, weight: at ? "600" : "800" }));
  pen.fillStyle = INK;
  for (let x = 0; x < WIDTH; x += 2 * STRIPES) pen.fillRect(x, HEIGHT - STRIPES, STRIPES, STRIPES);
}

/** One line, smaller where it would not fit, and cut where it would be too small.
 * @param {Pen} pen @param {string} text
 * @param {{ x: number, y: number, room: number, size: number, color: string, align?: CanvasTextAlign, weight?: string }} look */
function write(pen, text, { x, y, room, size, color, align = "left", weight = BOLD }) {
  const family = getComputedStyle(document.body).fontFamily;
  const use = (/** @type {number} */ pixels) => (pen.font = `${weight} ${pixels}px ${family}`);
  use(size);
  const fitting = Math.max(size * 0.6, Math.min(size, (size * room) / pen.measureText(text).width));
  use(fitting);
  Object.assign(pen, { fillStyle: color, textAlign: align });
  pen.fillText(cut(pen, text, room), x, y);
}

/** @param {Pen} pen @param {string} text @param {number} room */
function cut(pen, text, room) {
  const letters = [...text];
  if (pen.measureText(text).width <= room + 1) return text;
  while (letters.length && pen.measureText(`${letters.join("")}…`).width > room) letters.pop();
  return `${letters.join("")}…`;
}

/** A sign or a face of the shell, by its outlines.
 * @param {Pen} pen @param {string} name @param {{ x: number, y: number, size: number, color: string }} look */
function drawMark(pen, name, { x, y, size, color }) {
  /** @type {SVGSymbolElement | null} */
  const symbol = document.querySelector(`#${name}`);
  if (!symbol) return;
  pen.save();
  pen.translate(x, y);
  pen.scale(size / symbol.viewBox.baseVal.width, size / symbol.viewBox.baseVal.height);
  pen.fillStyle = color;
  for (const path of symbol.querySelectorAll("path")) pen.fill(new Path2D(path.getAttribute("d") ?? ""), path.getAttribute("fill-rule") === "evenodd" ? "evenodd" : "nonzero");
  pen.restore();
}

/** What a token is where this class is worn. @param {string} where @param {string} token */
function colorOf(where, token) {
  if (where === ":root") return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const worn = Object.assign(document.createElement("span"), { className: where.slice(1), hidden: true });
  document.body.append(worn);
  const color = getComputedStyle(worn).getPropertyValue(token).trim();
  worn.remove();
  return color;
}

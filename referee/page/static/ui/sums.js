// What is left in a hand, as people type it: a sum such as 12+11+7, or cards by what they count.

/** @import { CardValues, Kit } from "../../types.js" */
import { signOf } from "./card-faces.js";
import { sum } from "../core/optimistic.js";
import { countingOf, isNumber, wildCards } from "../core/kit.js";
import { words } from "./words.js";

const LONGEST = 24; // characters
const MOST_DIGITS = 4;
const PLACES = 4; // on the keypad, for cards that are no numbers
/** @type {{ [value: string]: number }} */
const FIXED = { 20: 1, 50: 2 };
const FREE = [0, 2, 1, 3];

/** What `12+11+` is worth. @param {string} text */
export function worth(text) {
  return sum(text.split("+").map(Number));
}

/** These points as somebody would type them, or as one number where that leaves no room for more. @param {number[]} points */
export function asTyped(points) {
  const text = points.join("+");
  return text.length <= LONGEST / 2 ? text : `${sum(points)}`;
}

/** What was typed of one hand. Its sum and its cards are two ways to tell it; what stands in the one stays there
 * while the other is shown. */
export class Tally {
  text = "";
  /** Their values. @type {number[]} */
  cards = [];

  /** One more key: of a sum, or of cards that can be worth `values`. @param {string} key @param {CardValues | null} [values] */
  type(key, values = null) {
    if (!values) this.text = typed(this.text, key);
    else if (key === "⌫") this.cards = this.cards.slice(0, -1);
    else if (isWorth(key, values)) this.cards = [...this.cards, Number(key)];
  }

  /** @param {number} place */
  remove(place) {
    this.cards = this.cards.toSpliced(place, 1);
  }

  /** @param {boolean} isByCards */
  points(isByCards) {
    return isByCards ? sum(this.cards) : worth(this.text);
  }
}

/** The text after one more key: a digit, "+", "⌫", or a card such as "20", which is added, and then the next.
 * @param {string} text @param {string} key */
export function typed(text, key) {
  if (key === "⌫") return text.slice(0, -1);
  if (key === "+") return text === "" || text.endsWith("+") ? text : within(text, `${text}+`);
  if (key.length > 1) return within(text, `${text === "" || text.endsWith("+") ? text : text + "+"}${key}+`);
  const last = text.split("+").at(-1) ?? "";
  if (last === "0") return text.slice(0, -1) + key;
  return last.length < MOST_DIGITS ? within(text, text + key) : text;
}

/** What the cards of a round count: its numbers, and what counts otherwise, in up to four places.
 * 20 and 50 have theirs on every keypad; all others take those that are left, the first one first.
 * @param {Kit} kit @param {number} round @returns {CardValues} */
export function valuesOf(kit, round) {
  const { points } = countingOf(kit, round);
  const numbers = Object.keys(points).filter((face) => isNumber(face) && face !== "0");
  const wilds = wildCards(kit);
  const others = Array(PLACES).fill(null);
  const besides = Object.keys(points).filter((face) => !isNumber(face));
  const values = [...new Set(besides.map((face) => points[face]))].map(String).filter((value) => !(value in points));
  for (const value of values.toSorted((one, other) => Number(one) - Number(other))) {
    const signs = signsOf(besides.filter((face) => `${points[face]}` === value), wilds);
    const place = placeFor(value, others);
    if (place !== undefined) others[place] = { value, signs };
  }
  return { numbers, others };
}

/** Undefined where none is left. @param {string} value @param {CardValues["others"]} others */
function placeFor(value, others) {
  return FIXED[value] ?? FREE.find((place) => !others[place]);
}

/** All wild cards have one sign, those among them that count otherwise than the first one another. @param {string[]} faces @param {string[]} wilds */
function signsOf(faces, wilds) {
  const { all, special } = words.entry.wilds;
  const colored = faces.filter((face) => !wilds.includes(face)).map(signOf);
  if (colored.length === faces.length) return colored;
  return [...colored, faces.includes(wilds[0]) ? all : special];
}

/** Whether a card can be worth as much. @param {string} key @param {CardValues} values */
function isWorth(key, { numbers, others }) {
  return numbers.includes(key) || others.some((other) => other?.value === key);
}

/** @param {string} before @param {string} after */
function within(before, after) {
  return after.length <= LONGEST ? after : before;
}

// What is left in a hand, as people type it: a sum such as 12+11+7, or cards by what they count.

import { signOf } from "./card-faces.js";
import { sum } from "../core/foresight.js";
import { words } from "./words.js";

const LONGEST = 24; // characters
const MOST_DIGITS = 4;

/** What `12+11+` is worth. */
export function worth(text) {
  return sum(text.split("+").map(Number));
}

/** What was typed of one hand. Its sum and its cards are two ways to tell it; what stands in the one stays there
 * while the other is shown. */
export class Tally {
  text = "";
  cards = []; // values

  /** One more key: of a sum, or of cards that can be worth `values`. */
  type(key, values = null) {
    if (!values) this.text = typed(this.text, key);
    else if (key === "⌫") this.cards = this.cards.slice(0, -1);
    else if (isWorth(key, values)) this.cards = [...this.cards, Number(key)];
  }

  remove(place) {
    this.cards = this.cards.toSpliced(place, 1);
  }

  points(isByCards) {
    return isByCards ? sum(this.cards) : worth(this.text);
  }
}

/** The text after one more key: a digit, "+", "⌫", or a card such as "20", which is added, and then the next. */
export function typed(text, key) {
  if (key === "⌫") return text.slice(0, -1);
  if (key === "+") return text === "" || text.endsWith("+") ? text : within(text, `${text}+`);
  if (key.length > 1) return within(text, `${text === "" || text.endsWith("+") ? text : `${text}+`}${key}+`);
  const last = text.split("+").at(-1);
  if (last === "0") return text.slice(0, -1) + key;
  return last.length < MOST_DIGITS ? within(text, text + key) : text;
}

/** What is on the cards of a match: its numbers, and what counts otherwise as [{value, signs}], in up to four places. */
export function valuesOf(game, { differences, house_rules: house }) {
  if (game === "golf") return { numbers: [..."123456"], others: inTheCorners(house["corner-points"] ?? {}) };
  const { all, special } = words.entry.wilds;
  const isSpecial = differences.deck !== "108" && differences["special-wild-points"] === 40;
  const actions = { value: "20", signs: ["skip", "reverse", "draw two"].map(signOf) };
  return {
    numbers: [..."123456789"],
    others: [isSpecial ? { value: "40", signs: [special] } : null, actions, { value: "50", signs: [all] }],
  };
}

/** The action cards of Golf by their points, where the table has told them. */
function inTheCorners(points) {
  const values = [...new Set(Object.values(points).map(String))].filter((value) => !/^[0-6]$/.test(value));
  const faces = (value) => Object.keys(points).filter((face) => String(points[face]) === value);
  return values.map((value) => ({ value, signs: faces(value).map((face) => signOf(face.replaceAll("_", " "))) }));
}

/** Whether a card can be worth as much. */
function isWorth(key, { numbers, others }) {
  return numbers.includes(key) || others.some((other) => other?.value === key);
}

function within(before, after) {
  return after.length <= LONGEST ? after : before;
}

// Points as people type them: 12+11+7.

import { sum } from "./foresight.js";

const LONGEST = 24; // characters
const MOST_DIGITS = 4;

/** What `12+11+` is worth. */
export function worth(text) {
  return sum(text.split("+").map(Number));
}

/** The text after one more key: a digit, "+", "⌫", or a value of a card such as "20", which is added. */
export function typed(text, key) {
  if (key === "⌫") return text.slice(0, -1);
  if (key === "+") return text === "" || text.endsWith("+") ? text : within(text, `${text}+`);
  if (key.length > 1) return within(text, text === "" || text.endsWith("+") ? text + key : `${text}+${key}`);
  const last = text.split("+").at(-1);
  if (last === "0") return text.slice(0, -1) + key;
  return last.length < MOST_DIGITS ? within(text, text + key) : text;
}

function within(before, after) {
  return after.length <= LONGEST ? after : before;
}

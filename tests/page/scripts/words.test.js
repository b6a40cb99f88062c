// Words that depend on what they tell of.

import assert from "node:assert/strict";
import test from "node:test";
import { words } from "../../../referee/page/static/ui/words.js";

test("one leads, several lead", () => {
  assert.equal(words.home.leads({ names: ["Ann"], total: 40 }), "Ann leads with 40");
  assert.equal(words.home.leads({ names: ["Ann", "Bob"], total: 40 }), "Ann and Bob lead with 40");
});

test("house rules are counted", () => {
  assert.deepEqual([0, 1, 2].map((number) => words.opening.chosen({ number })), ["House rules: none", "1 house rule", "2 house rules"]);
});

test("how many claims wait is told where any do", () => {
  assert.deepEqual([0, 2].map((waiting) => words.standing.offline({ waiting })), ["offline", "offline, 2 waiting"]);
});

test("a sum is told with what it comes to, a number alone as it is", () => {
  assert.deepEqual([words.entry.row("", 0), words.entry.row("12", 12), words.entry.row("12+7", 19)], ["0", "12", "12+7 = 19"]);
});

test("why a request failed is told in the referee's words, where it had any", () => {
  assert.equal(words.request("The seat is taken."), "The seat is taken.");
  assert.equal(words.request(undefined), "The referee does not answer. Try again in a moment.");
});

test("a day is the same day everywhere, a moment is on a day of this phone", () => {
  const zone = process.env.TZ;
  const told = ["America/Los_Angeles", "Asia/Tokyo"].map((there) => {
    process.env.TZ = there;
    return [words.day("2026-11-28"), words.day(Date.UTC(2026, 10, 28, 3))].map((day) => /\b2[78]\b/.exec(day)?.[0]);
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  assert.deepEqual(told, [["28", "27"], ["28", "28"]]);
});

// What is left in a hand, as people type it.

import assert from "node:assert/strict";
import test from "node:test";
import { KIT } from "./people.js";
import "./browser.js";

const { Tally, asTyped, typed, valuesOf, worth } = await import("../../../referee/page/static/ui/sums.js");

const type = (...keys) => keys.reduce(typed, "");

test("a sum is worth what it adds up to, also while it is typed", () => {
  assert.deepEqual(["", "12", "12+11+", "12+11+7"].map(worth), [0, 12, 23, 30]);
});

test("digits make a number, and a plus begins the next", () => {
  assert.equal(type("1", "2", "+", "7"), "12+7");
});

test("a plus is typed once, and not first", () => {
  assert.equal(type("+", "5", "+", "+"), "5+");
});

test("a zero that leads is replaced", () => {
  assert.equal(type("0", "7"), "7");
});

test("a number has four digits at most", () => {
  assert.equal(type("1", "2", "3", "4", "5"), "1234");
});

test("a card is added to what stands there, and then the next can be typed", () => {
  assert.equal(type("7", "20", "50"), "7+20+50+");
});

test("the last sign is erased", () => {
  assert.equal(type("7", "20", "⌫", "⌫"), "7+2");
});

test("a text takes no more signs than fit", () => {
  const full = type(...Array(20).fill("20"));

  assert.ok(full.length <= 24);
  assert.equal(typed(full, "20"), full);
});

test("points that would fill the text stand there as one number", () => {
  assert.equal(asTyped([20, 7]), "20+7");
  assert.equal(asTyped([20, 20, 20, 20, 20]), "100");
});

test("20 and 50 have fixed places, and numbers are keys of their own", () => {
  const { numbers, others } = valuesOf(KIT, 1);

  assert.deepEqual(numbers, ["7"]);
  assert.deepEqual(others.map((other) => other?.value ?? null), [null, "20", "50", null]);
});

test("cards are told by what they count, and no others", () => {
  const tally = new Tally();
  for (const key of ["7", "50", "9"]) tally.type(key, valuesOf(KIT, 1));

  assert.deepEqual(tally.cards, [7, 50]);
  assert.equal(tally.points(true), 57);
});

test("a card is erased, or taken away from its place", () => {
  const tally = new Tally();
  for (const key of ["7", "20", "50", "⌫"]) tally.type(key, valuesOf(KIT, 1));
  tally.remove(0);

  assert.deepEqual(tally.cards, [20]);
});

test("the sum and the cards of a hand do not touch each other", () => {
  const tally = new Tally();
  tally.type("5");
  tally.type("7", valuesOf(KIT, 1));

  assert.deepEqual([tally.points(false), tally.points(true)], [5, 7]);
});

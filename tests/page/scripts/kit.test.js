// What the kit tells of the cards.

import assert from "node:assert/strict";
import test from "node:test";
import { KIT } from "./people.js";
import { NO_KIT, coloredFaces, countingOf, deckSize, effectOf, partsOf, wildCards } from "../../../referee/page/static/core/kit.js";

test("a printed name is a color and a face, of a wild card only a face", () => {
  assert.deepEqual(partsOf("blue draw two"), { color: "blue", face: "draw two" });
  assert.deepEqual(partsOf("wild draw four"), { color: null, face: "wild draw four" });
});

test("a colored face is in the deck four times as often as it is told", () => {
  assert.equal(deckSize(KIT), 4 * (1 + 9 * 2 + 2) + 4);
});

test("numbers stand first on a pad, zero after them, then all others", () => {
  assert.deepEqual(coloredFaces(KIT), [..."1234567890", "skip"]);
  assert.deepEqual(wildCards(KIT), ["wild"]);
});

test("a round is counted by the last change before it", () => {
  const counting = [{ from_round: 1, times: 1 }, { from_round: 4, times: 2 }];

  assert.deepEqual([1, 3, 4, 9].map((round) => countingOf({ counting }, round).times), [1, 1, 2, 2]);
});

test("before the referee has told a kit, no card does anything", () => {
  assert.equal(effectOf(NO_KIT, "red skip"), undefined);
  assert.equal(deckSize(NO_KIT), 0);
});

// Who calls UNO and who may be caught, as the keys on the page have it.

import assert from "node:assert/strict";
import test from "node:test";
import { KIT, stateWith } from "./people.js";
import "./browser.js";

const { whoCalls, whoMayBeCaught } = await import("../../../referee/page/static/core/calls.js");

const HELD = [5, 1, 1];
const UNO = { ...KIT, call: { due_with: 1, early_with: 2, tapped: false } };
const TOLD = { 3: { claim: "uno.play", seat: 1, card: "red 7" }, 2: { claim: "uno.play", seat: 2, card: "red 3" }, 1: { claim: "uno.deal" } };
const MAY = [{ claim: { claim: "uno.call", seat: [1, 2] } }, { claim: { claim: "uno.catch", caught: [1, 2] } }];

/** Bob has played down to one card, and Cat before him. `window` is all that the state says of the time to call. */
function matchWith(window, { waiting = false } = {}) {
  const round = { turn: 0, hands: HELD, window };
  return { kit: UNO, shown: { state: stateWith({ round }) }, answer: { may: MAY }, waiting, counted: () => [3, 2, 1], claimOf: (number) => TOLD[number] };
}

const opened = { entry: 3 };
const WINDOWS = [null, { seat: 1, opened, called: null, caught: null }, { seat: 1, opened, called: opened, caught: null }];

for (const waiting of [false, true]) {
  test(`who may be caught does not depend on who has called, ${waiting ? "while the referee is asked" : "as the referee offers it"}`, () => {
    for (const window of WINDOWS) assert.deepEqual(whoMayBeCaught(matchWith(window, { waiting }), HELD), [1, 2]);
  });

  test(`the key to call is for the same player, whether or not the referee heard a call, ${waiting ? "while it is asked" : "as it offers it"}`, () => {
    for (const window of WINDOWS) assert.equal(whoCalls(matchWith(window, { waiting }), HELD), 1);
  });
}

test("who was caught is not asked to call any more", () => {
  assert.equal(whoCalls(matchWith({ seat: 1, opened, called: null, caught: { entry: 4 } }), HELD), 2);
});

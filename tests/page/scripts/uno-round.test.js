// A round of UNO once a claim is upheld, where the referee has not foreseen it.

import assert from "node:assert/strict";
import test from "node:test";
import { foresee } from "../../../referee/page/static/core/optimistic.js";
import "../../../referee/page/static/games/uno/round.js";
import { KIT, pictureWith } from "./people.js";

const SKIP = { steps: 2, turns: false, owes: 0, open_to_challenge: false, hands: null, may_be_left_out: false, names_somebody: false };
const UNO = {
  ...KIT,
  hand_size: 7,
  call: { due_with: 1, early_with: 2, tapped: false },
  first_card: { passed_over: [], plainly: ["7"] },
  effects: { skip: SKIP },
  answers: [],
  draws_plainly: true,
};
const ROUND = {
  ...{ hands: [5, 5, 5], discards: ["red 7"], top: "red 7", color: "red", turn: 0, direction: 1, deck: 24, out: null },
  ...{ drew: false, debt: null, window: null, swap: null, color_owed_by: null, counted: [null, null, null] },
};

const roundAfter = (claim, changes = {}, kit = UNO) => foresee(pictureWith({ round: { ...ROUND, ...changes } }, kit), claim, [], () => undefined);

test("a deal gives everybody a hand, and whoever starts is on turn", () => {
  const { state } = foresee(pictureWith({}, UNO), { claim: "uno.deal", turned_up: ["blue 7"] }, [], () => undefined);

  assert.deepEqual(state.round.hands, [7, 7, 7]);
  assert.deepEqual([state.round.turn, state.round.color, state.round.top], [1, "blue", "blue 7"]);
});

test("a card that is laid lies on top, and its hand has one less", () => {
  const { state, unsure } = roundAfter({ claim: "uno.play", seat: 0, card: "blue 7" });

  assert.deepEqual([state.round.top, state.round.color, state.round.turn], ["blue 7", "blue", 1]);
  assert.deepEqual(state.round.hands, [4, 5, 5]);
  assert.equal(unsure, true); // guessed
});

test("a skip passes somebody over", () => {
  assert.equal(roundAfter({ claim: "uno.play", seat: 0, card: "red skip" }).state.round.turn, 2);
});

test("of a call that is due nothing is foreseen", () => {
  assert.equal(roundAfter({ claim: "uno.play", seat: 0, card: "red 7" }, { hands: [2, 5, 5] }).state.round.window, null);
});

test("a card that was drawn and kept ends the turn", () => {
  const { state } = roundAfter({ claim: "uno.draw", seat: 0, keep: true });

  assert.deepEqual([state.round.turn, state.round.hands[0]], [1, 6]);
});

test("with the last hand that is counted the round is scored", () => {
  const before = { out: 0, hands: [0, 2, 1], counted: [null, 27, null] };

  const { state } = roundAfter({ claim: "uno.count", seat: 2, values: [20] }, before);

  assert.deepEqual(state.totals, [47, 0, 0]);
  assert.equal(state.round, null);
});

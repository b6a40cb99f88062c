// What a match will look like once a claim that is on its way has been upheld.

import assert from "node:assert/strict";
import test from "node:test";
import { foresee, placeAfter, rowOf } from "../../../referee/page/static/core/optimistic.js";
import { KIT, pictureWith, stateWith } from "./people.js";

const nothingBefore = () => undefined;
const counting = (changes) => ({ counting: [{ ...KIT.counting[0], ...changes }] });
const foreseen = (claim, changes, { kit = KIT, may = null, past = nothingBefore } = {}) => foresee(pictureWith(changes, kit), claim, may, past);

test("a score goes to the winner, and the next round begins", () => {
  const { state, unsure } = foreseen({ claim: "match.score", winner: 1, points: 57 });

  assert.deepEqual(state.totals, [0, 57, 0]);
  assert.deepEqual(state.points, [[0, 57, 0]]);
  assert.equal(state.round_number, 2);
  assert.equal(unsure, false);
});

test("the dealer passes left, and whoever sits left of the dealer starts", () => {
  const { state } = foreseen({ claim: "match.score", winner: 1, points: 57 });

  assert.deepEqual([state.dealer, state.starter], [1, 2]);
});

test("whether a match is over only the referee can tell", () => {
  assert.equal(foreseen({ claim: "match.score", winner: 1, points: 57 }, { totals: [0, 443, 0] }).unsure, true);
});

test("without a target only the referee can tell what a score comes to", () => {
  assert.equal(foreseen({ claim: "match.score", winner: 1, points: 57 }, { rules: { target: null } }).unsure, true);
});

test("a corrected round changes its points and the totals", () => {
  const played = { round_number: 3, points: [[20, 0, 0], [0, 9, 0]], totals: [20, 9, 0] };

  const { state } = foreseen({ claim: "match.score", winner: 2, points: 30, round: 1 }, played);

  assert.deepEqual(state.points, [[0, 0, 30], [0, 9, 0]]);
  assert.deepEqual(state.totals, [0, 9, 30]);
});

test("a round that has no points here cannot be corrected, only waited for", () => {
  const { state, unsure } = foreseen({ claim: "match.score", winner: 2, points: 30, round: 4 });

  assert.deepEqual(state.points, []);
  assert.equal(unsure, true);
});

test("a claim that nothing is known of leaves the picture and makes it unsure", () => {
  const { state, unsure } = foreseen({ claim: "match.play_on", target: 700 });

  assert.deepEqual(state, stateWith());
  assert.equal(unsure, true);
});

test("what `may` foresaw is sure, and is handed on", () => {
  const claim = { claim: "match.finish" };
  const then = { turn: 2 };

  const { next, unsure } = foreseen(claim, {}, { may: [{ claim, then }] });

  assert.equal(next, then);
  assert.equal(unsure, false);
});

test("an undo shows what stood then", () => {
  const then = { state: stateWith({ totals: [5, 0, 0] }), seats: [] };

  const { state, seats } = foreseen({ claim: "match.take_back", to: 4 }, {}, { past: (number) => (number === 4 ? then : undefined) });

  assert.equal(state, then.state);
  assert.equal(seats, then.seats);
});

test("a new name is seen at once, a new face once the referee has told whose it was", () => {
  const named = foreseen({ claim: "match.rename", seat: 1, name: "Bea" });
  const faced = foreseen({ claim: "match.rename", seat: 1, face: "owl" });

  assert.equal(named.seats[1].name, "Bea");
  assert.equal(named.unsure, false);
  assert.equal(faced.unsure, true);
});

test("points that are told for the round that is played count for nothing yet", () => {
  const { state } = foreseen({ claim: "match.points", seat: 2, round: 1, points: 31 });

  assert.deepEqual(state.told_points, [null, null, 31]);
  assert.deepEqual(state.totals, [0, 0, 0]);
});

test("a play of no round is not foreseen", () => {
  assert.equal(foreseen({ claim: "uno.play", seat: 1, card: "red 7" }).unsure, true);
});

test("the winner gets what the others hold", () => {
  assert.deepEqual(rowOf(stateWith(), KIT, { winner: 0, values: { 1: [20, 7], 2: [50] } }), [77, 0, 0]);
});

test("where each counts the own hand, everybody gets what is in it", () => {
  assert.deepEqual(rowOf(stateWith(), counting({ to: "each" }), { values: { 1: [20, 7], 2: [50] } }), [0, 27, 50]);
});

test("where rounds count, a win is one", () => {
  assert.deepEqual(rowOf(stateWith(), counting({ wins_only: true }), { winner: 2 }), [0, 0, 1]);
});

test("points by seat are taken as they are, doubled where the round counts double", () => {
  assert.deepEqual(rowOf(stateWith(), counting({ to: "each", times: 2 }), { points: { 0: 3, 2: 4 } }), [6, 0, 8]);
});

test("what teams get, only the referee tells", () => {
  assert.equal(rowOf(stateWith(), counting({ teams: true }), { winner: 0, points: 5 }), null);
});

test("what cards count that are told by their names, only the referee tells", () => {
  assert.equal(rowOf(stateWith(), KIT, { winner: 0, left: { 1: ["red 7"] } }), null);
});

test("places are counted around the table, in either direction", () => {
  assert.deepEqual([placeAfter([2, 0, 1], 1, 1), placeAfter([2, 0, 1], 2, -1), placeAfter([2, 0, 1], 0, 5)], [2, 1, 2]);
});

// Who stands where, and which rounds are whose.

import assert from "node:assert/strict";
import test from "node:test";
import { KIT, stateWith } from "./people.js";
import "./browser.js";

const { isOver, ranking } = await import("../../../referee/page/static/core/match.js");
const rounds = await import("../../../referee/page/static/core/past-rounds.js");
const { placesOf, resultOf } = await import("../../../referee/page/static/screens/podium.js");
const { lineUp } = await import("../../../referee/page/static/screens/picture.js");
const stats = await import("../../../referee/page/static/screens/match-stats.js");

const THREE = { points: [[20, 0, 0], [0, 9, 0], [0, 0, 50]], totals: [20, 9, 50], round_number: 4 };

/** Ann had 500 first, by a correction; Bob has 510. Dan left with 300. */
const CORRECTED = {
  ...{ order: [0, 1, 2], seating: [0, 1, 2], circle: [0, 1, 2, 3], winners: [0], totals: [500, 510, 0, 300], round_number: 5 },
  ...{ points: [[500, 0, 0, 0], [0, 0, 0, 300], [0, 490, 0], [0, 20, 0]], start: [0, 0, 0, 0] },
  ...{ standings: [{ place: 1, seat: 0 }, { place: 2, seat: 1 }, { place: 3, seat: 2 }] },
  ...{ away: [{ seat: 3, first: 3, last: null, target: null, during: null }] },
};
const TABLE = { name: (seat) => ["Ann", "Bob", "Cat", "Dan"][seat] };

test("the places are those of the referee, and nobody else is first", () => {
  const state = stateWith(CORRECTED);
  const { up, rest } = placesOf(state);

  assert.deepEqual(ranking(state), state.standings);
  assert.deepEqual([...up, ...rest], state.standings);
});

test("the page makes no places of its own", () => {
  const standings = [{ place: 1, seat: 1 }, { place: 2, seat: 0 }, { place: 3, seat: 2 }]; // as earlier releases may have kept it
  const { up } = placesOf(stateWith({ standings, winners: [0], totals: [500, 510, 0] }));

  assert.deepEqual(up, standings);
});

test("who lost a tie-break stands on the second step", () => {
  const standings = [{ place: 1, seat: 0 }, { place: 2, seat: 1 }, { place: 3, seat: 2 }];
  const { up } = placesOf(stateWith({ standings, winners: [0], totals: [12, 12, 26] }));

  assert.deepEqual(up.map(({ place }) => place), [1, 2, 3]);
});

test("a leader who left keeps a row on the final board, in the picture and in the text, with a mark", () => {
  const state = stateWith(CORRECTED);

  assert.deepEqual(placesOf(state).left, [3]);
  assert.equal(resultOf(TABLE, state), "Ann wins with 500. Bob 510, Cat 0. Dan left with 300.");
  assert.deepEqual(lineUp(TABLE, state), ["Dan 300 (left)"]);
});

test("who left has a column in the round table, and who never played has none", () => {
  const state = stateWith({ ...CORRECTED, circle: [0, 1, 2, 3, 4], totals: [500, 510, 0, 300, 0] });
  const gone = { seat: 4, first: 1, last: null, target: null, during: null };

  assert.deepEqual(rounds.everybody({ ...state, away: [...state.away, gone] }), [0, 1, 2, 3]);
});

test("who left is told of in the facts of the match", () => {
  const state = stateWith({ ...CORRECTED, winners: [], points: [[0, 0, 0, 300], [0, 20, 0], [0, 30, 0]], totals: [0, 50, 0, 300], away: [{ ...CORRECTED.away[0], first: 2 }] });

  assert.deepEqual(stats.factsOf(state, KIT)[0], { kind: "biggest", seats: [3], number: 300, round: 1 });
});

test("who shares a place is named together", () => {
  const standings = [{ place: 1, seat: 0 }, { place: 1, seat: 2 }, { place: 3, seat: 1 }];

  assert.equal(resultOf(TABLE, stateWith({ standings, winners: [0, 2], totals: [5, 9, 5] })), "Ann and Cat win with 5. Bob 9.");
});

test("an answer from before places were told has people in the order in which they sit", () => {
  assert.deepEqual(ranking(stateWith({ standings: undefined, seating: [2, 0, 1] })), [
    { place: 1, seat: 2 },
    { place: 2, seat: 0 },
    { place: 3, seat: 1 },
  ]);
});

test("a match is over with a winner, or when it was finished", () => {
  assert.equal(isOver({ state: stateWith({ winners: [1] }) }), true);
  assert.equal(isOver({ state: stateWith({ finished: true }) }), true);
  assert.ok(!isOver({ state: stateWith() }));
});

test("rounds on paper have numbers, and no row of points", () => {
  const state = stateWith({ ...THREE, paper_rounds: 4 });

  assert.equal(rounds.firstRound(state), 5);
  assert.deepEqual(rounds.pointsOf(state, 6), [0, 9, 0]);
  assert.equal(rounds.pointsOf(state, 2), undefined);
});

test("whoever was away did not play those rounds", () => {
  const away = [{ seat: 1, first: 2, last: 3, target: null, during: null }, { seat: 2, first: 3, last: null, target: null, during: 3 }];
  const state = stateWith({ ...THREE, away, circle: [0, 1, 2] });

  assert.deepEqual([1, 2, 3, 4].map((round) => rounds.whoPlayed(state, round)), [[0, 1, 2], [0, 2], [0], [0, 1]]);
});

test("what people had at the start is told where anybody had something", () => {
  assert.equal(rounds.startOf(stateWith({ start: [0, 0, 0] })), null);
  assert.deepEqual(rounds.startOf(stateWith({ start: [0, 40, 0] })), [0, 40, 0]);
});

test("the totals begin with what no round explains", () => {
  const state = stateWith({ ...THREE, totals: [20, 49, 50] });

  assert.deepEqual(stats.totalsByRound(state), [[0, 40, 0], [20, 40, 0], [20, 49, 0], [20, 49, 50]]);
});

test("the biggest round is told first", () => {
  const [first] = stats.factsOf(stateWith(THREE), KIT);

  assert.deepEqual(first, { kind: "biggest", seats: [2], number: 50, round: 3 });
});

test("where the fewest points win, the best round has fewest", () => {
  const state = stateWith({ ...THREE, points: [[20, 5, 9]], totals: [20, 5, 9] });

  assert.deepEqual(stats.factsOf(state, { ...KIT, fewest_win: true })[0], { kind: "fewest", seats: [1], number: 5, round: 1 });
});

test("what was taken back in the logbook is not told", () => {
  const draw = (number, superseded) => ({ number, superseded, events: [{ event: "uno.cards-drawn", seat: 1, count: 3 }] });
  const facts = stats.factsOf(stateWith(THREE), KIT, [draw(2, null), draw(3, { now: "taken back" })]);

  assert.deepEqual(facts.find(({ kind }) => kind === "drawn"), { kind: "drawn", seats: [1], number: 3 });
});

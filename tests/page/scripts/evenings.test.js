// How two people of a group stand against each other.

import assert from "node:assert/strict";
import test from "node:test";
import { answering } from "./browser.js";
import "./drawn.js";

const { open } = await import("../../../referee/page/static/screens/evenings.js");
const store = await import("../../../referee/page/static/core/store.js");

const PEOPLE = ["Ann", "Bob"].map((name, seat) => ({ person: name, seat, name, face: null }));
const GROUP = { id: "g", token: "t", name: "Sundays", role: "reader" };

/** What stands on the screen of a group in which these matches were played. `places` and `totals` are Ann's and Bob's. */
async function groupAfter(...matches) {
  const played = matches.map(({ places, totals }, at) => ({
    ...{ id: `m${at}`, game: "uno", day: "2026-11-28", over: true, winners: [places.indexOf(1)] },
    people: PEOPLE.map((one) => ({ ...one, place: places[one.seat], total: totals[one.seat] })),
  }));
  const standings = PEOPLE.map(({ person, name }) => ({ person, name, face: "fox", game: "uno", played: 1, won: 0, rounds_won: 0, points: 0 }));
  store.write("group.g", GROUP);
  answering([200, { name: GROUP.name, people: PEOPLE }], [200, { matches: played, next: null }], [200, { standings }]);
  let screen = null;
  await new Promise((redraw) => {
    screen = open({ route: { rest: ["g"] }, redraw, go() {}, say() {} });
  });
  return screen.view().textContent;
}

test("the winner of a corrected match was ahead in it", async () => {
  const corrected = { places: [1, 2], totals: [500, 510] }; // Ann had 500 first, by the correction

  assert.match(await groupAfter(corrected), /Ann was ahead of Bob in 1 of 1 match\./);
});

test("a match that somebody did not play to its end is not counted", async () => {
  const left = { places: [1, null], totals: [500, 300] };

  assert.match(await groupAfter(left, { places: [2, 1], totals: [0, 500] }), /Bob was ahead of Ann in 1 of 1 match\./);
});

// The picture of a result that people send to each other.

import assert from "node:assert/strict";
import process from "node:process";
import test from "node:test";
import { KIT, stateWith } from "./people.js";
import { onCanvas } from "./drawn.js";

const { open } = await import("../../../referee/page/static/screens/share.js");

const EVENING = Date.UTC(2026, 10, 29, 1, 38); // Saturday the 28th in Los Angeles, Sunday the 29th in Tokyo

/** What is written on the picture of a match that Ann has won, on a phone in this time zone. */
function pictureIn(zone, kept) {
  const state = stateWith({ winners: [0], totals: [500, 0, 0], points: [[500, 0, 0]], standings: [{ place: 1, seat: 0 }] });
  const seats = ["Ann", "Bob", "Cat"].map((name, seat) => ({ seat, name, face: null }));
  const match = { id: "x", game: "uno", role: "reader", token: "t", kit: KIT, kept, shown: { state, seats }, answer: {}, name: (seat) => seats[seat].name };
  const before = process.env.TZ;
  process.env.TZ = zone;
  onCanvas.length = 0;
  open({ match, redraw() {}, say() {} }).view();
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
  return onCanvas.join("\n");
}

for (const zone of ["America/Los_Angeles", "Asia/Tokyo"]) {
  test(`the picture of a Saturday says Saturday, on a phone in ${zone} too`, () => {
    assert.match(pictureIn(zone, { day: "2026-11-28", since: EVENING }), /\bSaturday\b.*\b28\b/);
  });
}

test("where no day of the match is kept, the picture has the day of this phone", () => {
  const days = ["America/Los_Angeles", "Asia/Tokyo"].map((zone) => /Saturday|Sunday/.exec(pictureIn(zone, { since: EVENING }))?.[0]);

  assert.deepEqual(days, ["Saturday", "Sunday"]);
});

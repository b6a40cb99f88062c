// A match as the referee tells it, for tests of what the page makes of it: Ann, Bob and Cat, seats 0 to 2.

import { NO_KIT } from "../../../referee/page/static/core/kit.js";

/** Of UNO as it is printed, as far as a score needs it. */
export const KIT = {
  ...NO_KIT,
  counting: [{ from_round: 1, to: "winner", wins_only: false, times: 1, teams: false, points: { 7: 7, skip: 20, wild: 50 } }],
  deck: [
    { face: "0", colored: true, copies: 1 },
    ...Array.from("123456789", (face) => ({ face, colored: true, copies: 2 })),
    { face: "skip", colored: true, copies: 2 },
    { face: "wild", colored: false, copies: 4 },
  ],
  dealer_passes_left: true,
  left_of_dealer_starts: true,
};

export function stateWith(changes = {}) {
  return {
    ...{ game: "uno", order: [0, 1, 2], seating: [0, 1, 2], totals: [0, 0, 0], points: [], round: null, round_number: 1 },
    ...{ dealer: 0, starter: 1, winners: [], standings: [], rules: { target: 500 }, told_points: [] },
    ...changes,
  };
}

export function pictureWith(changes = {}, kit = KIT) {
  const seats = ["Ann", "Bob", "Cat"].map((name, seat) => ({ seat, name, face: null }));
  return { number: 1, state: stateWith(changes), seats, kit, unsure: false, next: null };
}

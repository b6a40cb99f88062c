// Rounds that are over: their numbers, their points, and who played them; and what is told of the one that is not.

/** @import { State } from "../../types.js" */

/** The number of the round in the first row of points: rounds that were played on paper have no row. @param {State} state */
export function firstRound({ paper_rounds: paper = 0 }) {
  return paper + 1;
}

/** The place of a round among the rows of points. @param {State} state @param {number} round */
export function placeOf(state, round) {
  return round - firstRound(state);
}

/**
 * What a round gave each seat; undefined where it has no points.
 * @param {State} state
 * @param {number} round
 * @returns {number[] | undefined}
 */
export function pointsOf(state, round) {
  return state.points[placeOf(state, round)];
}

/** Whether somebody played a round: who sat down later, or was away, did not.
 * @param {State} state @param {number} seat @param {number} round */
export function played({ away = [] }, seat, round) {
  return !away.some((one) => one.seat === seat && one.first <= round && (one.last === null || round <= one.last));
}

/** Everybody whose points a round has, clockwise: also who has gone home since; not who left in the middle of it.
 * @param {State} state @param {number} round */
export function whoPlayed(state, round) {
  const { away = [], circle = state.seating } = state;
  const left = away.filter(({ during }) => during === round).map(({ seat }) => seat);
  return circle.filter((seat) => played(state, seat, round) && !left.includes(seat));
}

/** Everybody who sits there or has played a round, clockwise: also who has gone home. @param {State} state */
export function everybody(state) {
  const { circle = state.seating, seating, points } = state;
  const hasPlayed = (/** @type {number} */ seat) => points.some((_, place) => played(state, seat, firstRound(state) + place));
  return circle.filter((seat) => seating.includes(seat) || hasPlayed(seat));
}

/** Whether somebody has gone home. @param {State} state @param {number} seat */
export function hasLeft({ seating }, seat) {
  return !seating.includes(seat);
}

/** What each seat has beside its rounds, where anybody has something. @param {State} state */
export function startOf({ start = [] }) {
  return start.some((points) => points !== 0) ? start : null;
}

/** What somebody has told of the own hand before the round is scored; null where nothing was.
 * @param {State} state @param {number} seat */
export function toldBy({ told_points: told = [] }, seat) {
  return told[seat] ?? null;
}

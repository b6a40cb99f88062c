// How a match went, round by round: totals, and what people like to be told afterwards.

import { firstRound, played } from "../core/past-rounds.js";

/** What each round gave each seat: nothing to whoever sat down later. */
function rowsOf({ points, totals }) {
  return points.map((row) => totals.map((_, seat) => row[seat] ?? 0));
}

/** The totals by seat before the first round and after every one. */
export function totalsByRound(state) {
  const { totals } = state;
  const points = rowsOf(state);
  // What was written down before the first round counts too: totals are told, so it is what they do not explain.
  const scored = totals.map((_, seat) => points.reduce((sum, row) => sum + row[seat], 0));
  const course = [totals.map((total, seat) => total - scored[seat])];
  for (const row of points) course.push(course.at(-1).map((total, seat) => total + row[seat]));
  return course;
}

/** {biggest: {seat, points, round}, lead: {seat, rounds}, won: [{seat, rounds}]}, or null before the first round. */
export function factsOf(state, fewest) {
  const { seating } = state;
  const points = rowsOf(state);
  if (!points.length) return null;
  return { biggest: biggest(points, seating, firstRound(state)), lead: longestLead(state, fewest), won: roundsWon(state, points, fewest) };
}

function biggest(points, seating, first) {
  const cells = points.flatMap((row, place) => seating.map((seat) => ({ seat, points: row[seat], round: first + place })));
  return cells.reduce((best, cell) => (cell.points > best.points ? cell : best));
}

/** Who was alone in front for most rounds in a row; null where nobody ever was. */
function longestLead(state, fewest) {
  let best = null;
  let run = null;
  for (const totals of totalsByRound(state).slice(1)) {
    const [leader, ...others] = bestOf(totals, state.seating, fewest);
    run = others.length ? null : { seat: leader, rounds: leader === run?.seat ? run.rounds + 1 : 1 };
    if (run && run.rounds > (best?.rounds ?? 0)) best = run;
  }
  return best;
}

/** How many rounds each has won, the most first; a tied round is won by all of them. */
function roundsWon(state, points, fewest) {
  const { seating } = state;
  const were = (round) => seating.filter((seat) => played(state, seat, round));
  const winners = points.flatMap((row, place) => bestOf(row, were(firstRound(state) + place), fewest));
  const counted = seating.map((seat) => ({ seat, rounds: winners.filter((winner) => winner === seat).length }));
  return counted.sort((one, other) => other.rounds - one.rounds);
}

/** Whoever of these seats is in front; several where they are level. */
export function bestOf(row, seating, fewest) {
  const amounts = seating.map((seat) => row[seat]);
  const best = fewest ? Math.min(...amounts) : Math.max(...amounts);
  return seating.filter((seat) => row[seat] === best);
}

// What a match will look like if the referee upholds a claim that is still on its way: by what `may` foresaw, or by
// the kit. One claim is foreseen exactly or not at all: then `unsure` is set, and the picture stays as it was.

import { countingOf } from "./kit.js";
import { placeOf, pointsOf, toldBy } from "./past-rounds.js";

/** `picture` = {state, seats, kit, unsure, next}; `past` tells {state, seats} after an entry, where it is known. */
export function foresee(picture, claim, may, past) {
  const foreseen = isOfNoRound(picture, claim) ? null : guessed(picture, claim, past, may);
  const next = may?.find((one) => isSame(one.claim, claim))?.then ?? null;
  return { ...picture, ...foreseen, next, unsure: picture.unsure || (foreseen ? Boolean(foreseen.unsure) : !next) };
}

/** What was told of cards and columns that others have changed meanwhile may fit nowhere any more. */
function guessed(picture, claim, past, may) {
  try {
    return { ...OF_ANY_GAME, ...GAMES[picture.state.game] }[claim.claim]?.(picture, claim, past, may);
  } catch {
    return null;
  }
}

/** Whether it was told of a round that others have ended meanwhile. */
function isOfNoRound({ state }, { claim }) {
  return !state.round && !claim.startsWith("match.") && !/\.(deal|resync)$/.test(claim);
}

const OF_ANY_GAME = {
  "match.score": ({ state, kit }, claim) => {
    const row = rowOf(state, kit, claim);
    return row && whatFollows(kit, claim.round ? corrected(state, row, claim.round) : scored(state, kit, row));
  },
  "match.points": ({ state }, { seat, round, points }) =>
    round === state.round_number && !state.round
      ? { state: { ...state, told_points: state.totals.map((_, at) => (at === seat ? points : toldBy(state, at))) } }
      : {},
  "match.take_back": (_picture, { to }, past) => past(to),
  "match.rename": ({ seats }, { seat, name, face }) => ({ seats: seats.map((one) => (one.seat === seat ? renamed(one, name, face) : one)), unsure: Boolean(face) }),
};

/** What can be foreseen of the rounds of each game that was fetched: functions by claim. */
const GAMES = {};

export function foretells(game, foreseen) {
  GAMES[game] = foreseen;
}

export function isForetold(game) {
  return game in GAMES;
}

/** The points that a score claim gives each seat; null where only the referee can tell. */
export function rowOf(state, kit, { winner, points, values, round = state.round_number }) {
  const { teams, to, times, wins_only: winsOnly } = countingOf(kit, round);
  if (teams) return null;
  const places = state.totals.map((_, seat) => seat);
  if (values) return places.map((seat) => times * (to === "winner" ? taken(seat, values) : sum(values[seat] ?? [])));
  if (typeof points === "object") return places.map((seat) => times * (points[seat] ?? 0));
  return places.map((seat) => (seat === winner ? (winsOnly ? 1 : times * points) : 0));
}

function taken(seat, values) {
  return seat in values ? 0 : sum(Object.values(values).flat());
}

/** Whether a round gives points to nobody but who went out. */
export function winnerTakesAll({ kit }, round) {
  return countingOf(kit, round).to === "winner";
}

/** What a round gave, name by name: only to who has won it, where nobody else gets anything. */
export function gainsOf(match, round, state = match.shown.state) {
  const row = pointsOf(state, round);
  const isShown = (seat) => !winnerTakesAll(match, round) || row[seat] > 0;
  return state.seating.filter(isShown).map((seat) => ({ name: match.name(seat), points: row[seat] ?? 0 }));
}

/** Who has the face that somebody takes gets another one: which, the referee tells. */
function renamed(seat, name, face) {
  return { ...seat, name: name ?? seat.name, face: face ?? seat.face };
}

export function scored(state, kit, row) {
  const { order, dealer } = state;
  const left = (seat) => order[(order.indexOf(seat) + 1) % order.length];
  const next = kit.dealer_passes_left ? left(dealer) : null;
  return {
    ...added(state, row),
    points: [...state.points, row],
    round: null,
    told_points: [],
    round_number: state.round_number + 1,
    dealer: next,
    starter: kit.left_of_dealer_starts && next !== null ? left(next) : null,
  };
}

/** Whether it is over by that, and what then, only the referee can tell. */
export function whatFollows({ target_in: measure }, state) {
  const { rules, totals, round_number: next } = state;
  const isDecided = measure === "rounds" ? next > rules.target : totals.some((total) => total >= rules.target);
  return { state, unsure: isDecided || state.winners.length > 0 };
}

function corrected(state, row, round) {
  const before = pointsOf(state, round);
  const at = placeOf(state, round);
  const points = state.points.map((old, place) => (place === at ? row.slice(0, old.length) : old));
  return { ...added(state, row.map((amount, seat) => (seat < before.length ? amount - before[seat] : 0))), points };
}

function added(state, row) {
  return { ...state, totals: state.totals.map((total, seat) => total + row[seat]) };
}

export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

export function isSame(one, other) {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}

/** Who sits so many places after a seat; clockwise if that is more than none. */
export function placeAfter(order, seat, places) {
  return order.at((order.indexOf(seat) + places) % order.length);
}

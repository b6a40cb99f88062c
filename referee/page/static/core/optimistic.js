// What a match will look like if the referee upholds a claim that is still on its way: by what `may` foresaw, or by
// the kit. One claim is foreseen exactly or not at all: then `unsure` is set, and the picture stays as it was.

/**
 * @import { Claim, ClaimOf, Face, Foreseen, Foresights, Game, Kit, May, Past, Picture, Round,
 *   Seat, State } from "../../types.js"
 * @import { Match } from "./match.js"
 */
import { countingOf } from "./kit.js";
import { everybody, placeOf, played, pointsOf, toldBy } from "./past-rounds.js";

/**
 * `past` tells what stood after an entry, where it is known.
 * @param {Picture} picture
 * @param {Claim} claim
 * @param {May[] | null} may
 * @param {Past} past
 * @returns {Picture}
 */
export function foresee(picture, claim, may, past) {
  const foreseen = isOfNoRound(picture, claim) ? null : guessed(picture, claim, past, may);
  const next = may?.find((one) => isSame(one.claim, claim))?.then ?? null;
  return { ...picture, ...foreseen, next, unsure: picture.unsure || (foreseen ? Boolean(foreseen.unsure) : !next) };
}

/**
 * What was told of cards and columns that others have changed meanwhile may fit nowhere any more.
 * @template {Claim["claim"]} T
 * @param {Picture} picture
 * @param {ClaimOf<T>} claim
 * @param {Past} past
 * @param {May[] | null} may
 * @returns {Foreseen}
 */
function guessed(picture, claim, past, may) {
  try {
    /** @type {Foresights} */
    const foresights = { ...OF_ANY_GAME, ...GAMES[picture.state.game] };
    return foresights[claim.claim]?.(picture, claim, past, may);
  } catch {
    return null;
  }
}

/** Whether it was told of a round that others have ended meanwhile. @param {Picture} picture @param {Claim} told */
function isOfNoRound({ state }, { claim }) {
  return !state.round && !claim.startsWith("match.") && !/\.(deal|resync)$/.test(claim);
}

/** @type {Foresights} */
const OF_ANY_GAME = {
  "match.score": ({ state, kit }, claim) => {
    const row = rowOf(state, kit, claim);
    const then = row && (claim.round ? corrected(state, row, claim.round) : scored(state, kit, row));
    return then && whatFollows(kit, then);
  },
  "match.points": ({ state }, { seat, round, points }) =>
    round === state.round_number && !state.round
      ? { state: { ...state, told_points: state.totals.map((_, at) => (at === seat ? points : toldBy(state, at))) } }
      : {},
  "match.take_back": (_picture, { to }, past) => past(to),
  "match.rename": ({ seats }, { seat, name, face }) => ({ seats: seats.map((one) => (one.seat === seat ? renamed(one, name, face) : one)), unsure: Boolean(face) }),
};

/** What can be foreseen of the rounds of each game that was fetched. @type {{ [G in Game]?: Foresights }} */
const GAMES = {};

/** @template {Round} R @template {Kit} K @param {Game} game @param {Foresights<R, K>} foreseen */
export function foretells(game, foreseen) {
  GAMES[game] = foreseen;
}

/** @param {Game} game */
export function isForetold(game) {
  return game in GAMES;
}

/**
 * The points that a score gives each seat; null where only the referee can tell.
 * @param {State} state
 * @param {Pick<Kit, "counting">} kit
 * @param {Omit<ClaimOf<"match.score">, "claim">} score
 */
export function rowOf(state, kit, { winner, points, values, round }) {
  const { teams, to, times, wins_only: winsOnly } = countingOf(kit, round ?? state.round_number);
  if (teams) return null;
  const places = state.totals.map((_, seat) => seat);
  if (values) return places.map((seat) => times * (to === "winner" ? taken(seat, values) : sum(values[seat] ?? [])));
  if (points && typeof points === "object") return places.map((seat) => times * (points[seat] ?? 0));
  if (!winsOnly && typeof points !== "number") return null;
  return places.map((seat) => (seat === winner ? (winsOnly ? 1 : times * Number(points)) : 0));
}

/** @param {number} seat @param {{ [seat: number]: number[] }} values */
function taken(seat, values) {
  return seat in values ? 0 : sum(Object.values(values).flat());
}

/** Whether a round gives points to nobody but who went out. @param {{ kit: Pick<Kit, "counting"> }} match @param {number} round */
export function winnerTakesAll({ kit }, round) {
  return countingOf(kit, round).to === "winner";
}

/** What a round gave, name by name: only to who has won it, where nobody else gets anything.
 * @param {Match} match @param {number} round @param {State} state */
export function gainsOf(match, round, state = match.shown.state) {
  const row = pointsOf(state, round) ?? [];
  const isShown = (/** @type {number} */ seat) => !winnerTakesAll(match, round) || row[seat] > 0;
  return everybody(state)
    .filter((seat) => played(state, seat, round) && isShown(seat))
    .map((seat) => ({ name: match.name(seat), points: row[seat] ?? 0 }));
}

/** Who has the face that somebody takes gets another one: which, the referee tells.
 * @param {Seat} seat @param {string | null} [name] @param {Face | null} [face]
 * @returns {Seat} */
function renamed(seat, name, face) {
  return { ...seat, name: name ?? seat.name, face: face ?? seat.face };
}

/**
 * @template {State} S
 * @param {S} state
 * @param {Pick<Kit, "dealer_passes_left" | "left_of_dealer_starts">} kit
 * @param {number[]} row
 */
export function scored(state, kit, row) {
  const { order, dealer } = state;
  const left = (/** @type {number} */ seat) => order[(order.indexOf(seat) + 1) % order.length];
  const next = kit.dealer_passes_left && dealer !== null ? left(dealer) : null;
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

/** Whether it is over by that, and what then, only the referee can tell.
 * @template {State} S @param {Pick<Kit, "target_in">} kit @param {S} state */
export function whatFollows({ target_in: measure }, state) {
  const { rules, totals, round_number: next } = state;
  const { target } = rules;
  const isDecided = target === null || (measure === "rounds" ? next > target : totals.some((total) => total >= target));
  return { state, unsure: isDecided || state.winners.length > 0 };
}

/** Null where the round has no points. @param {State} state @param {number[]} row @param {number} round */
function corrected(state, row, round) {
  const before = pointsOf(state, round);
  if (!before) return null;
  const at = placeOf(state, round);
  const points = state.points.map((old, place) => (place === at ? row.slice(0, old.length) : old));
  return { ...added(state, row.map((amount, seat) => (seat < before.length ? amount - before[seat] : 0))), points };
}

/** @template {State} S @param {S} state @param {number[]} row @returns {S} */
function added(state, row) {
  return { ...state, totals: state.totals.map((total, seat) => total + row[seat]) };
}

/** @param {number[]} numbers */
export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {{ [field: string]: unknown }} one @param {{ [field: string]: unknown }} other */
export function isSame(one, other) {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}

/** Who sits so many places after a seat; clockwise if that is more than none.
 * @param {number[]} order @param {number} seat @param {number} places */
export function placeAfter(order, seat, places) {
  const place = (order.indexOf(seat) + places) % order.length;
  return order[place < 0 ? place + order.length : place];
}

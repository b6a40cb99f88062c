// Who may do what next, as the referee foresees it in `may`; by the state alone while an answer is on its way.

/** @import { LegalOf, May, Tag, UNOMatch, UNORound } from "../../../types.js" */
import { placeAfter } from "../../core/optimistic.js";
import { openRound } from "../../core/match.js";
import { answerTo } from "./round.js";

/** Whoever is on turn: somebody is, as long as nobody is out. @param {UNORound} round */
export function turnOf({ turn }) {
  if (turn === null) throw new Error("turn");
  return turn;
}

/** @template {Tag} T @param {May["claim"]} claim @param {T} tag @returns {claim is LegalOf<T>} */
function isA(claim, tag) {
  return claim.claim === tag;
}

/** The claims of a kind that are offered now; what is on its way is not answered yet.
 * @template {Tag} T @param {UNOMatch} match @param {T} kind @returns {LegalOf<T>[]} */
export function offered(match, kind) {
  return match.waiting ? [] : match.answer.may.flatMap(({ claim }) => (isA(claim, kind) ? [claim] : []));
}

/** Whoever is on turn, and the next one where an act of theirs closes what is open. @param {UNOMatch} match */
export function whoGoesOn(match) {
  const { order } = match.shown.state;
  const round = openRound(match);
  const turn = turnOf(round);
  return round.drew || round.debt ? [turn, placeAfter(order, turn, round.direction)] : [turn];
}

/** Who plays next: whoever is on turn, or the one after if it can but draw what it owes. @param {UNOMatch} match */
export function actor(match) {
  const round = openRound(match);
  const turn = turnOf(round);
  const answers = offered(match, "uno.play").some(({ seat }) => seat === turn);
  return round.debt && !answers ? placeAfter(match.shown.state.order, turn, round.direction) : turn;
}

/** Who lays this card: whoever may. @param {UNOMatch} match @param {string} card */
export function seatOf(match, card) {
  const round = openRound(match);
  const turn = turnOf(round);
  const { debt } = round;
  // What is on its way is not in `may` yet.
  if (match.waiting && debt && answerTo(round, match.kit, debt.seat, card)) return debt.seat;
  const seats = offered(match, "uno.play").filter((claim) => claim.card === card).map(({ seat }) => seat);
  return seats.includes(turn) ? turn : (seats[0] ?? actor(match));
}

/** Whether a card goes now; while an answer is on its way, every card may.
 * @param {UNOMatch} match @param {string} card */
export function mayGo(match, card) {
  const { may } = match.answer;
  return match.waiting > 0 || may.length === 0 || may.some(({ claim }) => "card" in claim && claim.card === card);
}

/** Who may challenge what was laid last, whoever has to draw first; nobody before its color is named.
 * @param {UNOMatch} match */
export function challengersOf(match) {
  const { order } = match.shown.state;
  const { debt, color_owed_by: owed } = openRound(match);
  if (!match.waiting) {
    const seats = offered(match, "uno.challenge").map(({ seat }) => seat);
    return seats.toSorted((one, other) => Number(other === debt?.seat) - Number(one === debt?.seat));
  }
  const { by } = match.kit.challenge;
  if (!debt?.open_to_challenge || owed !== null || by === "nobody") return []; // what is on its way is not in `may` yet
  return by === "anybody" ? order.filter((seat) => seat !== debt.by) : [debt.seat];
}

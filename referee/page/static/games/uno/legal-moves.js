// Who may do what next, as the referee foresees it in `may`; by the state alone while an answer is on its way.

import { placeAfter } from "../../core/foresight.js";
import { answerTo } from "./round.js";

/** The claims of a kind that are offered now; what is on its way is not answered yet. */
export function offered(match, kind) {
  return match.waiting ? [] : match.answer.may.map(({ claim }) => claim).filter(({ claim }) => claim === kind);
}

/** Whoever is on turn, and the next one where an act of theirs closes what is open. */
export function whoGoesOn({ order, round }) {
  const next = placeAfter(order, round.turn, round.direction);
  return round.drew || round.debt ? [round.turn, next] : [round.turn];
}

/** Who plays next: whoever is on turn, or the one after if it can but draw what it owes. */
export function actor(match) {
  const { order, round } = match.shown.state;
  const answers = offered(match, "uno.play").some(({ seat }) => seat === round.turn);
  return round.debt && !answers ? placeAfter(order, round.turn, round.direction) : round.turn;
}

/** Who lays this card: whoever may. */
export function seatOf(match, card) {
  const { round } = match.shown.state;
  const { turn, debt } = round;
  // What is on its way is not in `may` yet.
  if (match.waiting && debt && answerTo(round, match.kit, debt.seat, card)) return debt.seat;
  const seats = offered(match, "uno.play").filter((claim) => claim.card === card).map(({ seat }) => seat);
  return seats.includes(turn) ? turn : (seats[0] ?? actor(match));
}

/** Whether a card goes now; while an answer is on its way, every card may. */
export function mayGo(match, card) {
  const { may } = match.answer;
  return match.waiting > 0 || may.length === 0 || may.some(({ claim }) => claim.card === card);
}

/** Who owes a call, or may call before the last card but one is laid; null where nobody does. */
export function callerOf(match) {
  const { window, turn, hands } = match.shown.state.round;
  if (window && !window.caught && !window.called) return window.seat;
  const isHeard = match.waiting > 0 || offered(match, "uno.call").some(({ seat }) => seat === turn);
  return hands[turn] !== null && hands[turn] === match.kit.call.early_with && isHeard ? turn : null;
}

/** Who may challenge what was laid last, whoever has to draw first; nobody before its color is named. */
export function challengersOf(match) {
  const { order, round } = match.shown.state;
  const { debt, color_owed_by: owed } = round;
  if (!match.waiting) {
    const seats = offered(match, "uno.challenge").map(({ seat }) => seat);
    return seats.toSorted((one, other) => (other === debt?.seat) - (one === debt?.seat));
  }
  const { by } = match.kit.challenge;
  if (!debt?.open_to_challenge || owed !== null || by === "nobody") return []; // what is on its way is not in `may` yet
  return by === "anybody" ? order.filter((seat) => seat !== debt.by) : [debt.seat];
}

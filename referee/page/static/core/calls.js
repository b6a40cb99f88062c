// Who may call UNO, and who may be caught: as the referee offers it, which does not reveal whether somebody has called.

/** @import { Claim, ClaimParts, Match } from "../../types.js" */
import { openRound } from "./match.js";

const ACTS = ["uno.play", "uno.draw", "golf.turn"];

/** What was told in this round as it counts, newest first, down to its deal or as far as this phone knows it.
 * @param {Match} match @returns {Generator<{ number: number, claim: Claim }, void>} */
export function* toldInRound(match) {
  /** @type {{ [entry: number]: Claim }} */
  const instead = {};
  for (const number of match.counted()) {
    const claim = match.claimOf(number);
    if (!claim || claim.claim === "match.score") return;
    if (claim.claim === "match.correct") instead[claim.entry] ??= claim.instead;
    const entry = claim.claim === "match.allow" ? claim.entry : number;
    const told = instead[entry] ?? match.claimOf(entry);
    if (told) yield { number: entry, claim: told };
    if (claim.claim.endsWith(".deal")) return;
  }
}

/** Whatever is claimed. @param {Claim} claim @returns {ClaimParts} */
export function partly(claim) {
  return claim;
}

/** Whether a seat has called since so many of its acts ago, as far as this phone knows.
 * @param {Match} match @param {number} seat @param {number} most acts */
export function saidUno(match, seat, most) {
  let acts = 0;
  for (const { claim } of toldInRound(match)) {
    const { seat: who, said_uno: isSaid } = partly(claim);
    if (who !== seat) continue;
    if (claim.claim.endsWith(".call") || isSaid) return true;
    if (ACTS.includes(claim.claim) && ++acts === most) return false;
  }
  return false;
}

/** The seats that may be caught: those with one card left, as long as there is time.
 * @param {Match} match @param {(number | null)[]} held cards, or facedown ones */
export function whoMayBeCaught(match, held) {
  const seats = withOneLeft(match, held);
  return offeredTo(match, "catch")?.toSorted((one, other) => seats.indexOf(one) - seats.indexOf(other)) ?? seats;
}

/** Who calls: the first of those who may and have not called yet, as far as this phone knows; null for nobody.
 * @param {Match} match @param {(number | null)[]} held cards, or facedown ones */
export function whoCalls(match, held) {
  const { turn, window } = openRound(match);
  const { early_with: early } = match.kit.call;
  const next = turn !== null && held[turn] === early ? [turn] : [];
  const expected = [...withOneLeft(match, held), ...next];
  const offered = offeredTo(match, "call");
  const seats = offered ? expected.filter((seat) => offered.includes(seat)) : expected;
  const acts = (/** @type {number} */ seat) => (held[seat] === 1 ? 2 : 1);
  return seats.find((seat) => !(window?.caught && window.seat === seat) && !saidUno(match, seat, acts(seat))) ?? null;
}

/** The seats of the calls or catches that are offered; null while an answer is on its way.
 * @param {Match} match @param {"call" | "catch"} kind */
function offeredTo(match, kind) {
  if (match.waiting) return null;
  return match.answer.may.flatMap(({ claim: one }) => {
    if (kind === "call") return one.claim === "uno.call" || one.claim === "golf.call" ? (one.seat ?? []) : [];
    return one.claim === "uno.catch" || one.claim === "golf.catch" ? (one.caught ?? []) : [];
  });
}

/** Those with one card left, first who acted last. @param {Match} match @param {(number | null)[]} held */
function withOneLeft(match, held) {
  const acts = [...toldInRound(match)].filter(({ claim }) => ACTS.includes(claim.claim));
  const last = acts[0] && partly(acts[0].claim).seat;
  return match.shown.state.order.filter((seat) => held[seat] === 1).toSorted((one, other) => Number(other === last) - Number(one === last));
}

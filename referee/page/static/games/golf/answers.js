// The answers given so far, and the question that is open after them.

import { NONE, asked, nextClaim, whatLies } from "./questions.js";

const LIE_THERE = ["golf.deal", "golf.reveal"]; // of cards that only lie there: where one cannot be, the others still are

export function openAnswers(match) {
  let given = [];
  let isLost = false; // whether people are telling how the round stands
  let about = null; // what the answers are about
  let told = null; // what the last of these was made of, {given, about}, until the referee has answered

  /** The open question. Answers that were given of other cards are forgotten. */
  function question() {
    const { state } = match.shown;
    const { round } = state;
    const now = JSON.stringify([state.round_number, round?.turn, round && (round.grids[round.turn] ?? round.grids)]);
    if (about !== now) forget();
    about = now;
    takeBackRefused();
    return asked(questions(state), given);
  }

  function questions(state) {
    const name = (seat) => match.name(seat);
    return isLost ? whatLies(state, name) : nextClaim(state, match.kit, name);
  }

  function forget() {
    given = [];
    isLost = false;
  }

  /** Of cards that were turned up and refused all are kept but the one that cannot be. */
  function takeBackRefused() {
    if (!told || match.waiting) return;
    const { trouble } = match.outbox;
    const isRefused = trouble?.kind === "refused" && LIE_THERE.includes(trouble.claim.claim) && about === told.about;
    const wrong = isRefused ? told.given.lastIndexOf(trouble.answer.findings[0].facts.card) : -1;
    if (wrong >= 0) given = told.given.with(wrong, NONE);
    told = null;
  }

  /** One answer more: of what is asked, or of what was taken back in between. */
  function give(answer) {
    const gap = given.indexOf(NONE);
    given = gap < 0 ? [...given, answer] : given.with(gap, answer);
  }

  /** The claim that the answers make is told now. */
  function tell({ claim }) {
    told = LIE_THERE.includes(claim) ? { given, about } : null;
    forget();
  }

  /** Forget the last answer; tells whether there was one. */
  function undo() {
    const wasAny = !isNone();
    const gap = given.indexOf(NONE);
    if (given.length) given = gap < 0 ? given.slice(0, -1) : given.slice(0, Math.max(0, gap - 1));
    else isLost = false;
    return wasAny;
  }

  function isNone() {
    return !given.length && !isLost;
  }

  function loseTrack() {
    given = [];
    isLost = true;
  }

  return { question, give, tell, undo, isNone, loseTrack, forget, lost: () => isLost };
}

// The answers given so far, and the question that is open after them.

/**
 * @import { Claim, GolfMatch, GolfRound } from "../../../types.js"
 * @import { Answer } from "./questions.js"
 * @import { GolfState } from "./round.js"
 * @typedef {(Answer | typeof NONE)[]} Given
 */
import { NONE, asked, nextClaim, whatLies } from "./questions.js";

const LIE_THERE = ["golf.deal", "golf.reveal"]; // of cards that only lie there: where one cannot be, the others still are

/** @param {GolfMatch} match */
export function openAnswers(match) {
  /** @type {Given} */
  let given = [];
  let isLost = false; // whether people are telling how the round stands
  /** What the answers are about. @type {string | null} */
  let about = null;
  /** What the last of these was made of, until the referee has answered. @type {{ given: Given, about: string | null } | null} */
  let told = null;

  /** The open question. Answers that were given of other cards are forgotten. */
  function question() {
    const { state } = match.shown;
    const { round } = state;
    const now = JSON.stringify([state.round_number, round?.turn, round && gridsOf(round)]);
    if (about !== now) forget();
    about = now;
    takeBackRefused();
    return asked(questions(state), given);
  }

  /** What is asked now: a claim that is complete was told. */
  function openNow() {
    const open = question();
    if (open.claim) throw new Error("question");
    return open;
  }

  /** @param {GolfState} state */
  function questions(state) {
    const name = (/** @type {number} */ seat) => match.name(seat);
    return isLost && state.round ? whatLies(state, state.round, name) : nextClaim(state, match.kit, name);
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
    const card = isRefused && trouble.answer.findings[0].facts.card;
    const wrong = card ? told.given.lastIndexOf(card) : -1;
    if (wrong >= 0) given = told.given.with(wrong, NONE);
    told = null;
  }

  /** One answer more: of what is asked, or of what was taken back in between. @param {Answer} answer */
  function give(answer) {
    const gap = given.indexOf(NONE);
    given = gap < 0 ? [...given, answer] : given.with(gap, answer);
  }

  /** The claim that the answers make is told now. @param {Claim} claim */
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

  return { question, open: openNow, give, tell, undo, isNone, loseTrack, forget, lost: () => isLost };
}

/** @param {GolfRound} round */
function gridsOf({ turn, grids }) {
  return turn === null ? grids : grids[turn];
}

// A round of Golf followed turn by turn: the felt with everybody's cards, and the keys that answer the open question.

/**
 * @import { Claim, ClaimOf, ClaimParts, GolfMatch, GolfRound, GolfWords, Page, Score,
 *   Screen, Tag } from "../../../types.js"
 * @import { Answer } from "./questions.js"
 * @import { Call } from "../../screens/whom.js"
 */
import { whoCalls, whoMayBeCaught } from "../../core/calls.js";
import { openRound } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { feel } from "../../ui/feel.js";
import { mark } from "../../ui/marks.js";
import { caughtKey, openWhom } from "../../screens/whom.js";
import { openEntry } from "../../screens/round-entry.js";
import { bar, button, link } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { openAnswers } from "./answers.js";
import { board } from "./board.js";
import { inALine } from "./grids.js";
import { answerKeys } from "./keys.js";
import { isCleared } from "./questions.js";

const ON_THE_GRID = ["place", "grid"]; // questions that are answered by a tap on a card

/** @typedef {ReturnType<typeof openAnswers>} Answers */
/** @typedef {ReturnType<typeof noteOf>} Note */
/** @typedef {ReturnType<typeof tellingOf>} Telling */

/** @param {Page<GolfMatch>} page */
export function open(page) {
  const { match } = page;
  const isKeeper = match.role === "keeper";
  const answers = openAnswers(match);
  const note = noteOf(page);
  const telling = tellingOf(page);
  const sheets = openSheets(page);
  const answer = answering(page, { answers, note, telling });
  const acts = actsOf(page, { answers, note, telling, sheets });

  function view() {
    telling.leaveTheDeal();
    const { round } = match.shown.state;
    if (match.isOver) return over(match);
    const sheet = sheets.view();
    if (sheet) return sheet;
    const asked = answers.open();
    const isOnTheGrid = isKeeper && ON_THE_GRID.includes(asked.asks);
    return h(
      "main",
      { class: `ref golf still asks-${asked.asks}` },
      board(match, asked, { note: note.text(), choose: isOnTheGrid ? answer : null }),
      isKeeper && h("div", { class: "tapping" }, answerKeys(match, asked, answer, { top: round?.top, enter: sheets.enter }), acts(round)),
    );
  }

  function title() {
    if (match.isOver) return words.golf.over;
    return sheets.title() ?? answers.open().text;
  }

  return { title, view, back: sheets.back, press: sheets.press };
}

/** Why a tap has told nothing, as long as nothing else has happened. @param {Page<GolfMatch>} page */
function noteOf(page) {
  const { match } = page;
  /** @type {{ text: string, number: number } | null} */
  let note = null;

  /** Nothing is told to the referee; whoever tapped sees why. @param {string} text */
  function reply(text) {
    note = { text, number: match.shown.number };
    page.say(text);
    page.redraw();
  }

  function clear() {
    note = null;
  }

  return { reply, clear, text: () => (note?.number === match.shown.number ? note.text : null) };
}

/** What is told to the referee, and said aloud. @param {Page<GolfMatch>} page */
function tellingOf(page) {
  const { match } = page;
  let isDealt = false; // whether a deal was told that the referee has not answered yet

  /** A call or a catch leaves the answers alone: it may come in the middle of a turn. @param {Claim} claim */
  function tell(claim) {
    match.tell(claim);
    const { round } = match.shown.state;
    if (claim.claim === "golf.clear" || (claim.claim === "golf.turn" && claim.cleared)) feel("cleared");
    const isKnown = !match.shown.unsure && round && round.turn !== null;
    const counting = claim.claim === "match.correct" ? claim.instead : claim;
    page.say(said(match, counting, isKnown ? match.name(round.turn) : null));
    isDealt ||= claim.claim === "golf.deal";
  }

  /** Once a deal is upheld the match itself says which screen fits it: the totals when the round is over. A refused one
   * is asked again here. */
  function leaveTheDeal() {
    if (!isDealt || match.waiting) return;
    isDealt = false;
    if (match.shown.state.round && page.route.name === "golf") page.go(`#/match/${match.id}`);
  }

  return { tell, leaveTheDeal };
}

/** A function that takes the answer to the open question.
 * @param {Page<GolfMatch>} page @param {{ answers: Answers, note: Note, telling: Telling }} parts */
function answering(page, { answers, note, telling }) {
  const { match } = page;
  /** @param {Answer} given */
  function take(given) {
    note.clear();
    if (isCleared(given)) fadeAway(document.querySelector(`.big6 [data-key="column ${given.column}"]`));
    answers.give(given);
    const asked = answers.question();
    if (asked.claim) {
      answers.tell(asked.claim);
      telling.tell(asked.claim);
    } else page.say(asked.text);
    page.redraw();
  }

  /** Nothing is asked of a round of which this phone cannot know how it stands. Some answers begin `anew`.
   * @param {Answer} given @param {{ anew?: boolean }} how */
  return function answer(given, { anew = false } = {}) {
    if (anew) answers.forget();
    if (match.shown.unsure) page.say(words.golf.unsure);
    else take(given);
  };
}

/** What lies over the round: the points, where only people can add them up, or the question who was caught.
 * @param {Page<GolfMatch>} page */
function openSheets(page) {
  const { match } = page;
  /** @type {Screen | null} */
  let sheet = null;

  /** @param {Screen} opened */
  function lift(opened) {
    sheet = opened;
    page.cover();
    page.redraw();
  }

  /** @template T @param {(answer: T) => void} then called with the answer, unless there is none */
  function lowered(then) {
    return (/** @type {T | null} */ answer) => {
      history.back();
      if (answer === null) return;
      sheet = null;
      then(answer);
    };
  }

  /** What the referee can count stands there already; the cards that are counted stay in sight. */
  function enter() {
    const { points, grids } = openRound(match);
    const beside = (/** @type {number | "together"} */ seat) => seat !== "together" && grids[seat] && inALine(match.name(seat), grids[seat]);
    lift(openEntry(match, null, { redraw: page.redraw, done: lowered(finish), known: points, beside }));
  }

  /** @param {number[]} seats @param {(seat: number) => void} caught */
  function askWhom(seats, caught) {
    lift(openWhom(match, { label: words.referee.whoIsCaught, seats, done: lowered(caught) }));
  }

  /** @param {Score} claim */
  function finish(claim) {
    const { round_number: round } = match.shown.state;
    match.tell(claim);
    page.say(words.scorepad.said.entered({ round }));
  }

  function back() {
    sheet = null;
    page.redraw();
  }

  return {
    enter,
    askWhom,
    back,
    view: () => sheet?.view() ?? null,
    title: () => sheet?.title() ?? null,
    press: (/** @type {string} */ key) => sheet?.press?.(key),
  };
}

/** The keys at the foot: at the same place always, and the same whoever may have forgotten something.
 * @param {Page<GolfMatch>} page
 * @param {{ answers: Answers, note: Note, telling: Telling, sheets: ReturnType<typeof openSheets> }} parts */
function actsOf(page, { answers, note, telling: { tell }, sheets }) {
  const { match } = page;

  function called() {
    const seat = whoCalls(match, openRound(match).facedown);
    if (seat === null) note.reply(words.golf.nobodyCalls);
    else tell({ claim: "golf.call", seat });
  }

  function caught() {
    const seats = whoMayBeCaught(match, openRound(match).facedown);
    const made = (/** @type {number} */ seat) => tell({ claim: "golf.catch", caught: seat });
    if (!seats.length) note.reply(words.referee.told.nobodyCaught);
    else if (seats.length > 1) sheets.askWhom(seats, made);
    else made(seats[0]);
  }

  /** @param {number} entry @param {Call} call */
  function change(entry, call) {
    tell({ claim: "match.correct", entry, instead: call });
  }

  function undo() {
    note.clear();
    if (!answers.undo()) match.undo();
    feel("undo");
    page.say(words.golf.undone);
    page.redraw();
  }

  function loseTrack() {
    note.clear();
    answers.loseTrack();
    page.say(words.golf.onTop);
    page.redraw();
  }

  return function acts(/** @type {GolfRound | null} */ round) {
    const isPlayed = round && round.turn !== null;
    return h(
      "div",
      { class: "row acts last" },
      button([mark("undo"), words.golf.undo], undo, { key: "undo", disabled: answers.isNone() && !match.canUndo }),
      button(words.golf.call, called, { key: "call", kind: "callout", disabled: !round }),
      caughtKey(match, { label: words.golf.catch, catchOut: caught, change, disabled: !round }),
      button(words.golf.lost, loseTrack, { key: "lost", disabled: !isPlayed, "aria-pressed": answers.lost() ? "true" : null }),
    );
  };
}

/** A claim as it is said aloud; `next` is who plays next, where that is known.
 * @template {Tag} T @param {GolfMatch} match @param {ClaimOf<T>} claim @param {string | null} next */
function said(match, claim, next) {
  /** @type {GolfWords} */
  const told = words.golf.said;
  /** @type {ClaimParts} */
  const { seat, caught } = claim;
  return told[claim.claim]?.(match.name(seat ?? caught), claim, next) ?? "";
}

/** The match was decided by the last round. @param {GolfMatch} match */
function over(match) {
  return h("main", null, bar(words.golf.over), link(words.golf.result, `#/match/${match.id}`, { kind: "main" }));
}

/** A column that goes: its frame flashes once and its cards fade, where they lay. The next touch cuts it short, and who
 * wants no motion sees none. Called before the picture changes: the grid without the
 * column is painted first.
 * @param {Element | null} column */
function fadeAway(column) {
  if (!column || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const cards = [...column.querySelectorAll(".card")];
  const [upper, lower] = cards.map((card) => card.getBoundingClientRect());
  const px = (/** @type {number} */ length) => `${length}px`;
  const style = { "--x": px(upper.x), "--y": px(upper.y), "--w": px(upper.width), "--apart": px(lower.y - upper.bottom) };
  const ghost = h("div", { class: "cleared", "aria-hidden": "true", style }, cards.map((card) => card.cloneNode(true)));
  const remove = () => ghost.remove();
  ghost.addEventListener("animationend", ({ target, pseudoElement }) => target === ghost && !pseudoElement && remove());
  document.addEventListener("pointerdown", remove, { once: true, capture: true });
  document.body.append(ghost);
}

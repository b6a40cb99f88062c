// What lies over the pad until it is answered or left: all cards, a challenge, how to get back on track, a hand's size.

/**
 * @import { Claim, ClaimOf, Page, Screen, UNOMatch } from "../../../types.js"
 * @import { Doubt } from "./challenge.js"
 * @import { Entered } from "./draft-play.js"
 * @import { Question } from "./extra-plays.js"
 * @import { openTelling } from "./actions.js"
 * @typedef {ReturnType<typeof besides>[number]} Besides
 * How a sheet comes, goes, and makes place for another one.
 * @typedef {{
 *   lift: (sheet: Screen) => void, turnTo: (sheet: Screen) => void, lower: () => void,
 *   finish: <C extends Claim>(claim: C | null, said: (claim: C) => string) => void,
 * }} Ways
 * @typedef {{ page: Page<UNOMatch>, entered: Entered, telling: ReturnType<typeof openTelling>, ways: Ways }} Lifting
 */
import { whoMayBeCaught } from "../../core/calls.js";
import { openRound } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { bar, button, choice } from "../../ui/parts.js";
import { openWhom } from "../../screens/whom.js";
import { words } from "../../screens/words.js";
import { besides, openQuestion } from "./extra-plays.js";
import { allFaces } from "./cards.js";
import { openDoubt } from "./challenge.js";
import { challengersOf } from "./legal-moves.js";
import { openLost } from "./start.js";

const AT_ONCE = 30; // numbers; few hands are larger

/** @param {Page<UNOMatch>} page @param {Entered} entered @param {ReturnType<typeof openTelling>} telling */
export function openSheets(page, entered, telling) {
  const { match, redraw, cover } = page;
  /** @type {Screen | null} */
  let sheet = null;
  /** In which it was opened. @type {number | null} */
  let round = null;

  /** @param {Screen} opened */
  function lift(opened) {
    cover();
    round = roundNow();
    turnTo(opened);
  }

  /** In the place of the sheet that lies there, so that the way back still leads to the pad.
   * @param {Screen | null} opened */
  function turnTo(opened) {
    sheet = opened;
    redraw();
  }

  function lower() {
    sheet = null;
    history.back();
  }

  /** Leave it, with what is to be told; null leaves all as it is.
   * @template {Claim} C @param {C | null} claim @param {(claim: C) => string} said */
  function finish(claim, said) {
    lower();
    if (claim) telling.tell(claim, said(claim));
  }

  function back() {
    turnTo(null);
  }

  /** Its number, or null between two rounds. */
  function roundNow() {
    const { state } = match.shown;
    return state.round && state.round_number;
  }

  /** What lies there now, or null. A round that others have ended takes its sheet along. */
  function lying() {
    if (sheet && roundNow() !== round) lower();
    const { challenged: accused, challenger } = match.shown.state.round ?? {};
    return sheet ?? (accused == null || challenger == null ? null : challenges.answering(challenger));
  }

  const table = { page, entered, telling, ways: { lift, turnTo, lower, finish } };
  const challenges = openChallenges(table);

  /** Who did not call: first who it is, where several have one card left. */
  function catchOut() {
    const seats = whoMayBeCaught(match, openRound(match).hands);
    /** @param {number | null} seat */
    const done = (seat) => {
      lower();
      if (seat !== null) telling.caught(seat);
    };
    if (!seats.length) telling.answer(words.referee.told.nobodyCaught);
    else if (seats.length > 1) lift(openWhom(match, { label: words.referee.whoIsCaught, seats, done }));
    else telling.caught(seats[0]);
  }

  return { lying, back, ...openTracks(table), ...openOthers(table), challenge: challenges.challenge, catchOut };
}

/** What is told of the hands where track of them was lost. @param {Lifting} lifting */
function openTracks({ page: { match, redraw, say }, telling, ways: { lift, lower } }) {
  function lost() {
    const done = (/** @type {Claim[] | null} */ claims, /** @type {string | undefined} */ said = undefined) => {
      lower();
      claims?.forEach((claim) => match.tell(claim));
      if (said) say(said);
    };
    lift(openLost(match, { redraw, done }));
  }

  /** How many cards are in a hand, whether track of it was lost or not. @param {number} seat */
  function count(seat) {
    const done = (/** @type {ClaimOf<"match.recount"> | null} */ claim) => {
      lower();
      if (claim) telling.recount(claim);
    };
    lift(openHeld(match, seat, { redraw, done }));
  }

  return { lost, count };
}

/** What the pad does not offer. @param {Lifting} lifting */
function openOthers({ page: { match, redraw }, entered, telling, ways: { lift, turnTo, lower, finish } }) {
  function showAll() {
    const choose = (/** @type {string} */ card, /** @type {number | null} */ seat = null) => {
      lower();
      entered.jumpIn(seat);
      telling.tap(card);
    };
    const take = (/** @type {Besides} */ one) => {
      if ("claim" in one) choose(one.claim.card, one.claim.seat);
      else turnTo(openQuestion(match, one.ask, { redraw, done: settle }));
    };
    const view = () =>
      h(
        "main",
        { class: "laid" },
        bar(words.referee.allFaces, { back: null }),
        !entered.change && besidesIt(take),
        allFaces(match.kit, (card) => choose(card)),
        h("div", { class: "foot" }, button(words.referee.cancel, lower)),
      );
    lift({ title: () => words.referee.allFaces, view });
  }

  /** What else can be told now; cards that are laid out of turn come first. @param {(one: Besides) => void} take */
  function besidesIt(take) {
    const found = besides(match);
    const title = found.some((one) => "claim" in one) && h("p", { class: "hint" }, words.besides.title);
    const key = (/** @type {Besides} */ one) =>
      button(one.label, () => take(one), { key: one.key, kind: "chip", "aria-label": "name" in one ? one.name : null });
    return h("div", { class: "row wrap" }, title, found.map(key));
  }

  /** @param {Claim | null} claim */
  function settle(claim) {
    finish(claim, (told) => words.besides.told({ name: match.name("seat" in told ? told.seat : null) }));
  }

  /** One thing that a house rule lets people tell; null where nobody can do it now. @param {Question | null} ask */
  function tellExtra(ask) {
    if (ask) lift(openQuestion(match, ask, { redraw, done: settle }));
    else telling.answer(words.besides.nobody);
  }

  return { showAll, tellExtra };
}

/** A challenge, and who makes it. @param {Lifting} lifting */
function openChallenges({ page: { match }, telling: { tell }, ways: { lift, turnTo, finish } }) {
  /** First who it is, where several may challenge. Whoever is out has no hand that could be looked at. */
  function challenge() {
    const seats = challengersOf(match);
    /** @type {(seat: number) => ClaimOf<"uno.challenge">} */
    const made = (seat) => ({ claim: "uno.challenge", seat });
    const isOut = openRound(match).out !== null;
    const look = (/** @type {number} */ seat) => openDoubt(match, seat, { done: challenged });
    const done = (/** @type {number | null} */ seat) => {
      if (seat !== null && !isOut) turnTo(look(seat));
      else challenged(seat === null ? null : made(seat));
    };
    if (seats.length > 1) lift(openWhom(match, { label: words.referee.whoChallenges, seats, done }));
    else if (isOut) tell(made(seats[0]), challenges(seats[0]));
    else lift(look(seats[0]));
  }

  /** @param {Doubt | null} claim */
  function challenged(claim) {
    finish(claim, ({ seat }) => challenges(seat));
  }

  /** @param {number} seat */
  function challenges(seat) {
    return words.referee.told.challenged({ name: match.name(seat) });
  }

  /** A challenge that another phone has made waits for its answer. @param {number} challenger */
  function answering(challenger) {
    return openDoubt(match, challenger, { done: (claim) => claim && tell(claim, challenges(challenger)) });
  }

  return { challenge, answering };
}

/** How many cards are in a hand, as they were counted at the table: one tap for a number. `done(claim)` is called once, with null if nobody counts after all.
 * @param {UNOMatch} match @param {number} seat
 * @param {{ redraw: () => void, done: (claim: ClaimOf<"match.recount"> | null) => void }} page */
function openHeld(match, seat, { redraw, done }) {
  const { hands, deck = Infinity } = openRound(match);
  let least = 1;
  const title = () => words.referee.held({ name: match.name(seat) });

  function goOn() {
    least += AT_ONCE;
    redraw();
  }

  function view() {
    const numbers = Array.from({ length: AT_ONCE }, (_, place) => ({ value: least + place, label: `${least + place}` }));
    const tell = (/** @type {number} */ count) => done({ claim: "match.recount", seat, count });
    const last = least + AT_ONCE - 1;
    return h(
      "main",
      { class: "laid" },
      bar(title(), { back: null }),
      choice(title(), numbers, hands[seat], tell, { kind: "numbers" }),
      h(
        "div",
        { class: "foot" },
        h(
          "div",
          { class: "row" },
          button(words.referee.cancel, () => done(null)),
          button(words.referee.heldMore({ most: last }), goOn, { kind: "grow", disabled: last >= deck }),
        ),
      ),
    );
  }

  return { title, view };
}

// What the referee answers gets its moment, once: it is said as it is, felt where the person left that on, and lies over
// the board until somebody goes on: the verdict on a challenge, and what a round came to.

/**
 * @import { Answer, Claim, Hands, UNOMatch, UNORound } from "../../../types.js"
 * @import { Table } from "./pad.js"
 * @import { Verdict } from "./verdict.js"
 * @typedef {ReturnType<typeof openResult>} Result
 * @typedef {{ number: number, winner: number | null, counted: UNORound["counted"] }} Followed
 * @typedef {{ goOn: () => void, undo: () => void, press: (key: string) => boolean }} Ways
 */
import { feel } from "../../ui/feel.js";
import { sum } from "../../core/optimistic.js";
import { openResult } from "../../screens/round-result.js";
import { words } from "../../screens/words.js";
import { toldOf, verdictOf, verdictView } from "./verdict.js";

/** `table` = {page, match, telling}. @param {Table} table */
export function openMoments(table) {
  const ways = { goOn, undo, press };
  const verdicts = openVerdicts(table, ways);
  const ends = openEnds(table, ways);

  /** What lies over the board now, or null. */
  function lying() {
    verdicts.hear();
    ends.follow();
    return verdicts.judged() ?? ends.lying();
  }

  function goOn() {
    leave();
    table.page.redraw();
  }

  function undo() {
    leave();
    table.telling.undo();
  }

  function leave() {
    verdicts.leave();
    ends.leave();
  }

  /** @param {string} key */
  function press(key) {
    if (key !== "Escape") return false;
    goOn();
    return true;
  }

  return { lying };
}

/** What the referee answers. @param {Table} table @param {Ways} ways */
function openVerdicts(table, { goOn, undo, press }) {
  const { page, match, telling } = table;
  let heard = match.ruling?.number ?? 0;
  /** @type {Verdict | null} */
  let verdict = null;

  /** The answer that came last, if it was not looked at yet. */
  function hear() {
    const { ruling } = match;
    if (!ruling || ruling.number <= heard) return;
    heard = ruling.number;
    verdict = verdictOf(ruling);
    if (match.waiting) return; // somebody has gone on
    if (verdict) tell(toldOf(match, verdict), verdict.guilty ? "guilty" : "innocent");
    else catches(ruling);
  }

  /** @param {Answer} ruling */
  function catches({ events }) {
    const caught = events.find((one) => one.event === "uno.caught");
    if (caught) tell(words.referee.told.caughtDraws({ name: match.name(caught.seat), cards: caught.drawn }), "caught");
  }

  /** @param {string} sentence @param {Parameters<typeof feel>[0]} moment */
  function tell(sentence, moment) {
    page.say(sentence);
    feel(moment);
  }

  /** @param {Claim} claim */
  function appeal(claim) {
    verdict = null;
    telling.tell(claim, words.referee.told.appealed);
  }

  /** The verdict; it goes when play goes on, here or elsewhere. */
  function judged() {
    if (match.waiting || !match.shown.state.round || match.answer.number !== heard) verdict = null;
    if (!verdict) return null;
    const shown = verdict;
    return { title: () => words.referee.verdict.title, view: () => verdictView(table, shown, { done: goOn, undo, appeal }), press };
  }

  function leave() {
    verdict = null;
  }

  return { hear, judged, leave };
}

/** What a round came to. @param {Table} table @param {Ways} ways */
function openEnds({ page, match }, { goOn, undo, press }) {
  /** The open round. @type {Followed | null} */
  let followed = null;
  /** Of the last round that was followed here. @type {(Result & Pick<Ways, "press">) | null} */
  let result = null;

  /** What a round comes to that was open here, as soon as it has points. */
  function follow() {
    const { round, round_number: number } = match.shown.state;
    if (round) {
      followed = { number, winner: round.out ?? null, counted: round.counted ?? [] };
      result = null;
    } else if (followed) {
      if (number === followed.number + 1) show(followed);
      followed = null;
    }
    if (result && !result.isStill()) result = null;
  }

  /** @param {Followed} round */
  function show({ number, winner, counted }) {
    const shown = openResult(match, number, { winner, hands: handsOf(match, counted), undo, goOn });
    result = { ...shown, press };
    requestAnimationFrame(() => {
      if (result?.view !== shown.view) return;
      page.say(shown.spoken());
      shown.move();
    });
  }

  function leave() {
    result = null;
  }

  return { follow, lying: () => result, leave };
}

/** The points of each hand; the last one is in what was told last.
 * @param {UNOMatch} match @param {UNORound["counted"]} counted @returns {Hands} */
function handsOf(match, counted) {
  const claim = match.claimOf(match.shown.number);
  const last = claim?.claim === "uno.count" ? { [claim.seat]: claim.points ?? sum(claim.values ?? []) } : {};
  return { ...Object.fromEntries(counted.flatMap((left, at) => (left === null ? [] : [[at, left]]))), ...last };
}

// What a challenge came to, as the referee answered it: who is right, who draws how many, and the way to appeal.

/**
 * @import { Answer, Claim, ClaimOf, UNOMatch } from "../../../types.js"
 * @import { Table } from "./pad.js"
 * @import { Doubt } from "./challenge.js"
 * @typedef {NonNullable<ReturnType<typeof verdictOf>>} Verdict
 */
import { openRound, reason } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { back, cardFace } from "../../ui/card-faces.js";
import { mark } from "../../ui/marks.js";
import { button } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { person } from "./challenge.js";
import { head } from "./board.js";
import { settledBy, stamp } from "./settled.js";

const MOST_BACKS = 6;

/** The verdict in an answer to a challenge, or to its correction; null where it settles none. @param {Answer} ruling */
export function verdictOf(ruling) {
  const ruled = ruledAnew(ruling) ?? { ...ruling, entry: ruling.number };
  const settled = settledBy(ruled);
  if (!settled?.finding || !("count" in settled.finding.facts)) return null;
  const { entry, claim } = ruled;
  const { accused, guilty, finding } = settled;
  const { seat = accused, count = 0, misses } = finding.facts;
  const challenger = claim.claim === "uno.challenge" ? claim.seat : seat;
  const drawer = guilty ? accused : seat;
  return { entry, claim, guilty, accused, challenger, drawer, count, misses: !guilty && Boolean(misses), why: reason(finding) };
}

/** The entry that was put right, as it is ruled on now. @param {Answer} ruling */
function ruledAnew({ claim, changed }) {
  if (claim.claim !== "match.correct") return null;
  const again = changed.find(({ entry }) => entry === claim.entry);
  return again?.ruling && { ...again.ruling, entry: claim.entry, claim: claim.instead };
}

/** What follows, in one sentence or two. @param {UNOMatch} match @param {Verdict} verdict */
function follows(match, { guilty, drawer, count, misses }) {
  const { round } = match.shown.state;
  const said = words.referee.verdict;
  const next = guilty && round?.out === null ? match.name(round.turn) : null;
  return [said.draws({ name: match.name(drawer), number: count, misses }), next && said.plays({ name: next })].filter(Boolean);
}

/** The verdict as it is read out. @param {UNOMatch} match @param {Verdict} verdict */
export function toldOf(match, verdict) {
  const said = words.referee.verdict;
  return [verdict.guilty ? said.guilty : said.innocent, ...follows(match, verdict)].join(" ");
}

/** The screen: `done()` goes on, `undo()` takes the challenge back, `appeal(claim)` says that it was the other way.
 * @param {Table} table @param {Verdict} verdict
 * @param {{ done: () => void, undo: () => void, appeal: (claim: Claim) => void }} ways */
export function verdictView(table, verdict, { done, undo, appeal }) {
  const { match } = table;
  const { guilty, accused, challenger, count, claim } = verdict;
  const said = words.referee.verdict;
  const { top, color } = openRound(match);
  const loser = verdict.drawer;
  const side = (/** @type {number} */ seat) => person(match, seat, seat === loser ? "lose" : "win");
  const word = "held_color" in claim ? claim : null;
  return h(
    "main",
    { class: `judged felt lit still ${guilty ? "guilty" : "innocent"}` },
    head(table, said.title),
    h(
      "div",
      { class: "scene" },
      h("div", { class: "duo" }, side(accused), cardFace(top, color), side(challenger)),
      stamp(guilty),
      h("p", { class: "to" }, follows(match, verdict).join(" ")),
      h("div", { class: "drawn", "aria-hidden": "true" }, backs(count)),
    ),
    h(
      "div",
      { class: "stack" },
      h("details", { class: "why" }, h("summary", null, said.why), h("p", null, verdict.why)),
      button(said.goOn, done, { kind: "main big" }),
      h(
        "div",
        { class: "row" },
        button([mark("undo"), words.referee.undo], undo, { kind: "quiet", key: "undo", disabled: !match.canUndo }),
        word && button([mark("hand"), said.notSo], () => appeal(turned(verdict.entry, word)), { kind: "quiet" }),
      ),
    ),
  );
}

/** What is told where the people say that it was the other way round.
 * @param {number} entry @param {Doubt} word @returns {ClaimOf<"match.correct">} */
function turned(entry, word) {
  return { claim: "match.correct", entry, instead: { ...word, held_color: !word.held_color } };
}

/** @param {number} count */
function backs(count) {
  return Array.from({ length: Math.min(count, MOST_BACKS) }, () => back(words.referee.verdict.facedown));
}

// What a challenge came to, as the referee answered it: who is right, who draws how many, and the way to appeal.

import { h } from "../../ui/dom.js";
import { back, cardFace } from "../../ui/card-faces.js";
import { mark } from "../../ui/marks.js";
import { button } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { person } from "./challenge.js";
import { head } from "./board.js";

const MOST_BACKS = 6;

/** The verdict in an answer to a challenge, or to its correction; null where it settles none. */
export function verdictOf(ruling) {
  const { entry, claim, events, findings } = ruledAnew(ruling) ?? { ...ruling, entry: ruling.number };
  const settled = events.find(({ event }) => event === "uno.challenge-settled");
  const finding = findings.find(({ facts }) => "accused" in facts && "count" in facts);
  if (!settled || !finding) return null;
  const { accused, guilty } = settled;
  const { seat, count, misses } = finding.facts;
  const challenger = claim.claim === "uno.challenge" ? claim.seat : seat;
  return { entry, claim, guilty, accused, challenger, drawer: guilty ? accused : seat, count, misses: !guilty && misses, why: finding.sentence };
}

/** The entry that was put right, as it is ruled on now. */
function ruledAnew({ claim, changed }) {
  const again = claim.claim === "match.correct" && changed.find(({ entry }) => entry === claim.entry);
  return again?.ruling && { ...again.ruling, entry: claim.entry, claim: claim.instead };
}

/** What follows, in one sentence or two. */
function follows(match, { guilty, drawer, count, misses }) {
  const { round } = match.shown.state;
  const said = words.referee.verdict;
  const next = guilty && round?.out === null ? match.name(round.turn) : null;
  return [said.draws(match.name(drawer), count, misses), next && said.plays(next)].filter(Boolean);
}

/** The verdict as it is read out. */
export function toldOf(match, verdict) {
  const said = words.referee.verdict;
  return [verdict.guilty ? said.guilty : said.innocent, ...follows(match, verdict)].join(" ");
}

/** The screen: `done()` goes on, `undo()` takes the challenge back, `appeal(claim)` says that it was the other way. */
export function verdictView(table, verdict, { done, undo, appeal }) {
  const { match } = table;
  const { guilty, accused, challenger, count, claim } = verdict;
  const said = words.referee.verdict;
  const { top, color } = match.shown.state.round;
  const loser = verdict.drawer;
  const side = (seat) => person(match, seat, seat === loser ? "lose" : "win");
  const isWord = "held_color" in claim;
  return h(
    "main",
    { class: `judged felt lit still ${guilty ? "guilty" : "innocent"}` },
    head(table, said.title),
    h(
      "div",
      { class: "scene" },
      h("div", { class: "duo" }, side(accused), cardFace(top, color), side(challenger)),
      h("p", { class: `stamp ${guilty ? "no" : "yes"}` }, mark(guilty ? "cross" : "check"), guilty ? said.stampGuilty : said.stampInnocent),
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
        isWord && button([mark("hand"), said.notSo], () => appeal(turned(verdict)), { kind: "quiet" }),
      ),
    ),
  );
}

/** What is told where the people say that it was the other way round. */
function turned({ entry, claim }) {
  return { claim: "match.correct", entry, instead: { ...claim, held_color: !claim.held_color } };
}

function backs(count) {
  return Array.from({ length: Math.min(count, MOST_BACKS) }, () => back(words.referee.verdict.facedown));
}

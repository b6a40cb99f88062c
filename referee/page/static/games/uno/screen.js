// The referee's pad: one tap a play. What can be laid now stands at fixed places; everything else is one tap further.

/** @import { Page, Screen, UNOMatch } from "../../../types.js" */
import { h } from "../../ui/dom.js";
import { button } from "../../ui/parts.js";
import { faceOf } from "../../ui/people.js";
import { words } from "../../screens/words.js";
import { head } from "./board.js";
import { openCounting } from "./counting.js";
import { Entered } from "./draft-play.js";
import { challengersOf } from "./legal-moves.js";
import { openMoments } from "./moments.js";
import { challengeKey, pad, undoKey } from "./pad.js";
import { openSheets } from "./sheets.js";
import { lastRound, openDeal } from "./start.js";
import { openTelling } from "./actions.js";

/** @param {Page<UNOMatch>} page */
export function open(page) {
  const { match, redraw } = page;
  const entered = new Entered(match, redraw);
  const telling = openTelling(page, entered);
  const sheets = openSheets(page, entered, telling);
  const table = { page, match, entered, telling, sheets };
  const { tell } = telling;
  const deal = openDeal(match, { redraw, done: tell });
  // A last card can be challenged while the hands are counted; mostly there is none.
  const lateKey = () => challengersOf(match).length > 0 && challengeKey(table);
  const counting = openCounting(table, { done: tell, lateKey });
  const moments = openMoments(table);

  /** What has to be answered before the pad can be used. @returns {Screen | null} */
  function covering() {
    const out = match.shown.state.round?.out ?? null;
    return sheets.lying() ?? moments.lying() ?? (out === null ? null : counting);
  }

  function view() {
    return covering()?.view() ?? (match.shown.state.round ? pad(table) : start());
  }

  function start() {
    const { dealer } = match.shown.state;
    return h(
      "main",
      { class: "ref still turning" },
      h(
        "section",
        { class: "board felt" },
        head(table, null),
        h("h1", { tabindex: "-1" }, title()),
        h(
          "div",
          { class: "deals" },
          dealer !== null && h("p", null, faceOf(match, dealer), words.scorepad.deals(match.name(dealer))),
          h("p", { class: "hint" }, lastRound(match)),
        ),
      ),
      h(
        "div",
        { class: "tapping" },
        deal.faces(),
        h("div", { class: "row" }, undoKey(table), button(words.referee.inTheMiddle, sheets.lost, { kind: "grow" })),
      ),
    );
  }

  function title() {
    const { round, round_number: number } = match.shown.state;
    return covering()?.title() ?? (round ? words.scorepad.title({ round: number }) : deal.title());
  }

  return { title, view, back: sheets.back, press: (/** @type {string} */ key) => covering()?.press?.(key) };
}

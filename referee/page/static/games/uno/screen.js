// The referee's pad: one tap a play. What can be laid now stands at fixed places; everything else is one tap further.

import { h } from "../../ui/dom.js";
import { bar, button, link, standing } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { openCounting } from "./counting.js";
import { Entered } from "./draft-play.js";
import { challengersOf } from "./legal-moves.js";
import { challengeKey, pad, toScores } from "./pad.js";
import { openSheets } from "./sheets.js";
import { lastRound, openDeal } from "./start.js";
import { openTelling } from "./actions.js";

export function open(page) {
  const { match, redraw } = page;
  const entered = new Entered(match, redraw);
  const telling = openTelling(page, entered);
  const sheets = openSheets(page, entered, telling);
  const table = { page, match, entered, telling, sheets };
  const { tell, undo } = telling;
  const deal = openDeal(match, { redraw, done: tell });
  // A last card can be challenged while the hands are counted; mostly there is none.
  const lateKey = () => challengersOf(match).length > 0 && challengeKey(table);
  const counting = openCounting(match, { redraw, done: tell, undo, more: () => toScores(table), lateKey });

  /** What has to be answered before the pad can be used. */
  function covering() {
    const out = match.shown.state.round?.out ?? null;
    return sheets.lying() ?? (out === null ? null : counting);
  }

  function view() {
    return covering()?.view() ?? (match.shown.state.round ? pad(table) : start());
  }

  function start() {
    const invite = link(words.scorepad.invite, `#/match/${match.id}/invite`, { kind: "quiet" });
    return h(
      "main",
      { class: "laid" },
      bar(title(), { more: [standing(match), toScores(table), invite] }),
      h("p", { class: "hint" }, lastRound(match)),
      deal.faces(),
      h(
        "div",
        { class: "foot" },
        h(
          "div",
          { class: "row" },
          button(words.referee.undo, undo, { disabled: !match.canUndo }),
          button(words.referee.inTheMiddle, sheets.lost, { kind: "grow" }),
        ),
      ),
    );
  }

  function title() {
    const { round, round_number: number } = match.shown.state;
    return covering()?.title() ?? (round ? words.scorepad.title(number) : deal.title());
  }

  return { title, view, back: sheets.back, press: (key) => covering()?.press?.(key) };
}

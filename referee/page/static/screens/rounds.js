// All rounds of a match that goes on, and the ways to put one right, to share them or to save them.

/** @import { Match, Page, Removal, Score } from "../../types.js" */
import { h } from "../ui/dom.js";
import { mark } from "../ui/marks.js";
import { bar, link, standing } from "../ui/parts.js";
import { words } from "./words.js";
import { openEntry } from "./round-entry.js";
import { board } from "./board.js";

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  /** The sheet for the points of a round, while one is open. @type {ReturnType<typeof openEntry> | null} */
  let entry = null;
  const at = (/** @type {string} */ screen) => `#/match/${match.id}/${screen}`;

  /** @param {number} round */
  function change(round) {
    entry = openEntry(match, round, { redraw: page.redraw, done: (claim) => finish(claim, round) });
    page.cover();
    page.redraw();
  }

  /** @param {Score | Removal | null} claim @param {number} round */
  function finish(claim, round) {
    history.back();
    if (!claim) return;
    match.tell(claim);
    const { said } = words.scorepad;
    page.say(claim.claim === "match.void" ? said.removed({ round }) : said.corrected({ round }));
  }

  function back() {
    entry = null;
    page.redraw();
  }

  function view() {
    if (entry) return entry.view();
    return h(
      "main",
      { class: "rounds-of" },
      bar(words.scorepad.allRounds, { back: `#/match/${match.id}`, more: standing(match) }),
      board(match, match.shown.state, { change: match.role === "keeper" ? change : null }),
      h(
        "div",
        { class: "row wrap" },
        match.answer.state.plays_on && link([mark("crown"), words.final.board], at("final")),
        link([mark("clock"), words.history.title], at("history")),
        link([mark("share"), words.share.title], at("share")),
      ),
    );
  }

  return { title: () => entry?.title() ?? words.scorepad.allRounds, view, back, press: (/** @type {string} */ key) => entry?.press(key) };
}

// The match is over: who won, and how it went.

/** @import { Child, LoggedEntry, Match, OpenedMatch, Page, Reply, State } from "../../types.js" */
import { ask, detailOf, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { isOver, keepMatch } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { bar, button, link, standing } from "../ui/parts.js";
import { words } from "./words.js";
import { board } from "./board.js";
import { entriesOf } from "./logbook.js";
import { isIn } from "./notices.js";
import { feel } from "../ui/feel.js";
import { others, placesOf, podium, resultOf } from "./podium.js";

/** Matches. @type {Set<string>} */
const cheered = new Set();
const MINUTE = 60_000; // ms
const MOST_MINUTES = 8 * 60; // of one evening

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  const key = newKey(); // one rematch, however often its reply is lost
  /** @type {string | null} */
  let problem = null;
  /** @type {LoggedEntry[]} */
  let entries = [];
  let loaded = 0; // the number of the match when they were asked for
  /** The result that was read out. @type {string | null} */
  let told = null;

  async function load() {
    loaded = match.answer.number;
    entries = (await entriesOf(match, [])) ?? entries;
    page.redraw();
  }

  /** Who has won, once, and again if that changes. */
  function tell() {
    const result = resultOf(match, match.shown.state);
    if (!isDecided() || result === told) return;
    told = result;
    page.say(result);
    if (!cheered.has(match.id)) feel("match");
    cheered.add(match.id);
  }

  /** By what the referee has said, less what is undone here since: who is only about to win has not won. */
  function isDecided() {
    return match.isOver && isOver(match.shown);
  }

  async function rematch() {
    /** @type {Reply<OpenedMatch>} */
    const answer = await ask("POST", `/v1/matches/${match.id}/rematch`, { token: match.token, key });
    if (answer.status === 201) {
      keepMatch(answer.json, { depth: match.kept.opened ?? match.depth, seat: answer.json.seat });
      page.go(`#/match/${answer.json.id}`);
      return;
    }
    problem = words.request(detailOf(answer));
    page.redraw();
  }

  function playOn() {
    match.tell({ claim: "match.play_on" });
    page.say(words.final.playsOn);
  }

  function undo() {
    match.undo();
    page.say(words.scorepad.said.undone);
  }

  function view() {
    const { state } = match.shown;
    if (loaded !== match.answer.number) load();
    tell();
    const places = placesOf(state);
    return h(
      "main",
      { class: "final still" },
      h("section", { class: "stagefelt felt" }, top(state), podium(match, state, places)),
      h(
        "div",
        { class: "scroll", tabindex: "0", role: "region", "aria-label": words.final.howItWent },
        match.shown.unsure && h("p", { class: "hint" }, words.scorepad.unsure),
        problem && h("p", { class: "problem", role: "alert" }, problem),
        others(match, state, places),
        board(match, state, { entries }),
        besides(),
      ),
      h("div", { class: "row roomy last" }, link([mark("share"), words.final.share], `#/match/${match.id}/share`), onceMore()),
    );
  }

  /** @param {State} state */
  function top({ points }) {
    const heading = [title(), h("small", null, words.final.rounds(points.length, playedFor(), isEarly()))];
    return bar(heading, { back: isDecided() ? "#/" : wayBack(), more: standing(match) });
  }

  /** Whether the table has called it a day before anybody was there. */
  function isEarly() {
    const { finished, plays_on: playsOn } = match.shown.state;
    return finished && !playsOn;
  }

  /** Minutes from the first to the last entry; null where they are not known, or are those of several evenings. */
  function playedFor() {
    const minutes = entries.length ? Math.round((entries[entries.length - 1].at - entries[0].at) / MINUTE) : 0;
    return minutes > 0 && minutes < MOST_MINUTES ? minutes : null;
  }

  /** What can be done beside the two things that people do next. */
  function besides() {
    const isKeeper = match.role === "keeper";
    return h(
      "nav",
      { class: "dock", "aria-label": words.final.more },
      isKeeper && dockKey("undo", words.final.undo, undo, !match.canUndo),
      isKeeper && dockKey("plus", words.final.playOn, playOn, !isDecided()),
      h("a", { href: `#/match/${match.id}/history` }, mark("clock"), words.history.title),
    );
  }

  /** One rematch for all: once it is open, the way there. Other phones are told above how to come along. */
  function onceMore() {
    const { rematch: opened } = match.answer;
    if (!isDecided()) return link(words.final.backToMatch, wayBack(), { kind: "main big wide" });
    if (opened) return isIn(opened) && link(words.rematch.goThere, `#/match/${opened}`, { kind: "main big wide" });
    return match.role === "keeper" && button(words.final.rematch, rematch, { kind: "main big wide" });
  }

  /** Where the match goes on; as long as the referee knows of no undo, that is the scorepad. */
  function wayBack() {
    return `#/match/${match.id}${match.isOver ? "/scorepad" : ""}`;
  }

  function title() {
    const names = match.shown.state.winners.map((seat) => match.name(seat));
    return isDecided() ? words.final.title({ names }) : words.final.goesOn;
  }

  return { title, view };
}

/** @param {string} sign @param {Child} label @param {() => void} onclick @param {boolean} disabled */
function dockKey(sign, label, onclick, disabled) {
  return h("button", { type: "button", onclick, disabled }, mark(sign), label);
}

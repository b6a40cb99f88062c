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
  const { rematch, problem } = rematchOf(page);
  const tell = tellsWhoWon(page);
  /** @type {LoggedEntry[]} */
  let entries = [];
  let loaded = 0; // the number of the match when they were asked for

  async function load() {
    loaded = match.answer.number;
    entries = (await entriesOf(match, [])) ?? entries;
    page.redraw();
  }

  function view() {
    const { state } = match.shown;
    if (loaded !== match.answer.number) load();
    tell();
    const places = placesOf(state);
    return h(
      "main",
      { class: "final still" },
      h("section", { class: "stagefelt felt" }, top(match, entries), podium(match, state, places)),
      h(
        "div",
        { class: "scroll", tabindex: "0", role: "region", "aria-label": words.final.howItWent },
        match.shown.unsure && h("p", { class: "hint" }, words.scorepad.unsure),
        problem(),
        others(match, state, places),
        board(match, state, { entries }),
        besides(page),
      ),
      h("div", { class: "row roomy last" }, link([mark("share"), words.final.share], `#/match/${match.id}/share`), onceMore(match, rematch)),
    );
  }

  return { title: () => title(match), view };
}

/** Opens one rematch, however often its reply is lost; where that fails, the problem is shown. @param {Page<Match>} page */
function rematchOf(page) {
  const { match } = page;
  const key = newKey();
  /** @type {string | null} */
  let wrong = null;

  async function rematch() {
    /** @type {Reply<OpenedMatch>} */
    const answer = await ask("POST", `/v1/matches/${match.id}/rematch`, { token: match.token, key });
    if (answer.status === 201) {
      keepMatch(answer.json, { depth: match.kept.opened ?? match.depth, seat: answer.json.seat });
      page.go(`#/match/${answer.json.id}`);
      return;
    }
    wrong = words.request(detailOf(answer));
    page.redraw();
  }

  return { rematch, problem: () => wrong && h("p", { class: "problem", role: "alert" }, wrong) };
}

/** Who has won is read out once, and again if that changes. @param {Page<Match>} page */
function tellsWhoWon(page) {
  const { match } = page;
  /** The result that was read out. @type {string | null} */
  let told = null;

  return function tell() {
    const result = resultOf(match, match.shown.state);
    if (!isDecided(match) || result === told) return;
    told = result;
    page.say(result);
    if (!cheered.has(match.id)) feel("match");
    cheered.add(match.id);
  };
}

/** By what the referee has said, less what is undone here since: who is only about to win has not won. @param {Match} match */
function isDecided(match) {
  return match.isOver && isOver(match.shown);
}

/** Where the match goes on; as long as the referee knows of no undo, that is the scorepad. @param {Match} match */
function wayBack(match) {
  return `#/match/${match.id}${match.isOver ? "/scorepad" : ""}`;
}

/** @param {Match} match */
function title(match) {
  const names = match.shown.state.winners.map((seat) => match.name(seat));
  return isDecided(match) ? words.final.title({ names }) : words.final.goesOn;
}

/** @param {Match} match @param {LoggedEntry[]} entries */
function top(match, entries) {
  const { state } = match.shown;
  const heading = [title(match), h("small", null, words.final.rounds(state.points.length, playedFor(entries), isEarly(state)))];
  return bar(heading, { back: isDecided(match) ? "#/" : wayBack(match), more: standing(match) });
}

/** Whether the table has called it a day before anybody was there. @param {State} state */
function isEarly({ finished, plays_on: playsOn }) {
  return finished && !playsOn;
}

/** Minutes from the first to the last entry; null where they are not known, or are those of several evenings. @param {LoggedEntry[]} entries */
function playedFor(entries) {
  const minutes = entries.length ? Math.round((entries[entries.length - 1].at - entries[0].at) / MINUTE) : 0;
  return minutes > 0 && minutes < MOST_MINUTES ? minutes : null;
}

/** What can be done beside the two things that people do next. @param {Page<Match>} page */
function besides(page) {
  const { match } = page;
  const isKeeper = match.role === "keeper";
  function playOn() {
    match.tell({ claim: "match.play_on" });
    page.say(words.final.playsOn);
  }
  function undo() {
    match.undo();
    page.say(words.scorepad.said.undone);
  }
  return h(
    "nav",
    { class: "dock", "aria-label": words.final.more },
    isKeeper && dockKey("undo", words.final.undo, undo, !match.canUndo),
    isKeeper && dockKey("plus", words.final.playOn, playOn, !isDecided(match)),
    h("a", { href: `#/match/${match.id}/history` }, mark("clock"), words.history.title),
  );
}

/** One rematch for all: once it is open, the way there. Other phones are told above how to come along.
 * @param {Match} match @param {() => void} rematch */
function onceMore(match, rematch) {
  const { rematch: opened } = match.answer;
  if (!isDecided(match)) return link(words.final.backToMatch, wayBack(match), { kind: "main big wide" });
  if (opened) return isIn(opened) && link(words.rematch.goThere, `#/match/${opened}`, { kind: "main big wide" });
  return match.role === "keeper" && button(words.final.rematch, rematch, { kind: "main big wide" });
}

/** @param {string} sign @param {Child} label @param {() => void} onclick @param {boolean} disabled */
function dockKey(sign, label, onclick, disabled) {
  return h("button", { type: "button", onclick, disabled }, mark(sign), label);
}

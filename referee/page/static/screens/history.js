// Everything that was told, newest first; and what was told wrong is put right where it stands.

/** @import { Answer, Claim, ClaimOf, ClaimParts, LoggedEntry, Match, Page, Reply, Screen,
 *   State } from "../../types.js" */
import { ask } from "../core/api.js";
import { reason } from "../core/match.js";
import { everybody } from "../core/past-rounds.js";
import { fetchChanges } from "../core/router.js";
import { h } from "../ui/dom.js";
import { openEntry } from "./round-entry.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice, iconButton, link, standing } from "../ui/parts.js";
import { faceOf } from "../ui/people.js";
import { words } from "./words.js";
import { openChange } from "./change.js";
import { byRounds, claimOf, counts, entriesOf, isEdit, isTakenOut, inWords, redoOf } from "./logbook.js";

/** What is put right elsewhere, or is no deed of the table. */
const FIXED = ["match.open", "match.phone", "match.rename", "match.note"];

/** @type {NonNullable<ClaimOf<"match.correct">["later"]>[]} */
const LATER = ["keep", "fitting", "drop"];

/** @typedef {{ claim: Claim, ruling: Answer | null, isAsked?: boolean }} Plan */

/** @typedef {ReturnType<typeof logOf>} Log */
/** @typedef {ReturnType<typeof planOf>} Planning */
/** What can be done with an entry. @typedef {{ change: (entry: LoggedEntry) => void, plan: (claim: Claim) => void }} Deeds */

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  const log = logOf(page);
  const planning = planOf(page, log);
  const sheet = sheetOf(page, planning);
  const lines = linesOf(page, log, { change: sheet.change, plan: planning.plan });
  const foot = footOf(page, log);

  function view() {
    const shown = sheet.view();
    if (shown) return shown;
    if (!log.isNow()) log.load();
    const planned = planning.view();
    return h(
      "main",
      { class: "history still" },
      bar([words.history.title, match.role === "keeper" && h("small", null, words.history.how)], { back: `#/match/${match.id}`, more: [standing(match), link(words.scorepad.allRounds, `#/match/${match.id}/rounds`, { kind: "quiet" })] }),
      h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": words.history.title }, planned ?? lines()),
      match.role === "keeper" && !planned && foot(),
    );
  }

  return { title: () => sheet.title() ?? words.history.title, view, back: sheet.back, press: sheet.press };
}

/** What was told, as far as the referee has answered for it. @param {Page<Match>} page */
function logOf(page) {
  const { match } = page;
  /** @type {LoggedEntry[]} */
  let entries = [];
  let loaded = 0; // the number of the match when the entries were asked for
  let isMissing = false;

  async function load() {
    const { number } = match.answer;
    loaded = number;
    const found = await entriesOf(match, entries);
    if (loaded !== number) return; // meanwhile more was told, and asked for
    isMissing = !found && !entries.length;
    entries = found ?? entries;
    page.redraw();
  }

  return { load, entries: () => entries, isMissing: () => isMissing, isNow: () => loaded === match.answer.number };
}

/** What would follow from a change, before it is sent. @param {Page<Match>} page @param {Log} log */
function planOf(page, log) {
  const { match } = page;
  /** @type {Plan | null} */
  let planned = null;

  /** Ask what would follow; where nothing does, it is sent at once, unless `waits`. @param {Claim} claim */
  async function plan(claim, waits = false) {
    planned = { claim, ruling: null };
    const body = { match: match.id, claims: [{ ...claim, after: match.answer.number }] };
    /** @type {Reply<{ rulings: Answer[] }> | null} */
    const answer = match.waiting ? null : await ask("POST", "/v1/rulings", { token: match.token, body });
    const ruling = answer?.status === 200 ? answer.json.rulings[0] : null;
    if (ruling && !waits && changesNothingElse(ruling, match.answer.state)) send(claim);
    else planned = { claim, ruling, isAsked: true };
    page.redraw();
  }

  /** @param {Claim} claim */
  function send(claim) {
    planned = null;
    match.tell(claim);
    page.say(words.history.changed);
  }

  function drop() {
    planned = null;
    page.redraw();
  }

  /** @param {Plan} plan */
  function follows({ claim, ruling, isAsked = false }) {
    if (!isAsked) return h("p", null, words.history.asking);
    return h(
      "section",
      { class: "panel", "aria-labelledby": "plan" },
      h("h2", { id: "plan" }, words.history.plan),
      h("p", { class: "instead" }, inWords(match, claim.claim === "match.correct" ? claim.instead : claim)),
      h("ul", { class: "told" }, consequences(match, ruling).map((sentence) => h("li", null, sentence))),
      ruling && later(claim),
      h(
        "div",
        { class: "row" },
        button(words.entry.cancel, drop),
        button(words.history.send, () => send(claim), { kind: "main grow" }),
      ),
    );
  }

  /** What becomes of what was told after an entry that is changed. @param {Claim} claim */
  function later(claim) {
    if (claim.claim !== "match.correct" || !log.entries().some((one) => one.number > claim.entry && counts(one))) return null;
    const { title, ways } = words.history.later;
    const options = LATER.map((value) => ({ value, label: ways[value] }));
    return [h("p", null, title), choice(title, options, claim.later ?? "keep", (how) => plan({ ...claim, later: how }, true))];
  }

  return { plan, view: () => planned && follows(planned) };
}

/** The sheet on which an entry is changed: the cards, or the keypad. @param {Page<Match>} page @param {Planning} planning */
function sheetOf(page, { plan }) {
  const { match } = page;
  const changes = fetchChanges(match);
  /** @type {Screen | null} */
  let sheet = null;

  /** @param {LoggedEntry} entry */
  async function change(entry) {
    const opened = await opens(entry);
    if (!opened) return;
    sheet = opened;
    page.cover();
    page.redraw();
  }

  /** The sheet of an entry; null where the network has failed. @param {LoggedEntry} entry @returns {Promise<Screen | null>} */
  async function opens(entry) {
    const claim = claimOf(entry);
    if (claim.claim === "match.score") return openEntry(match, roundOf(entry), { redraw: page.redraw, done: finish });
    const game = await changes;
    return game && openChange(match, entry.number, claim, game, {
      redraw: page.redraw,
      done: (instead) => finish(instead && { claim: "match.correct", entry: entry.number, instead }),
    });
  }

  /** @param {Claim | null} claim */
  function finish(claim) {
    history.back();
    if (claim) plan(claim);
  }

  function back() {
    sheet = null;
    page.redraw();
  }

  return {
    change,
    back,
    view: () => sheet?.view() ?? null,
    title: () => sheet?.title() ?? null,
    press: (/** @type {string} */ key) => sheet?.press?.(key),
  };
}

/** All rounds, of which some are unfolded. @param {Page<Match>} page @param {Log} log @param {Deeds} deeds */
function linesOf(page, log, deeds) {
  const { match } = page;
  /** The rounds that are unfolded; null: the newest alone. @type {number[] | null} */
  let opened = null;

  /** @param {number} round */
  function toggle(round) {
    const now = opened ?? newest();
    opened = now.includes(round) ? now.filter((other) => other !== round) : [...now, round];
    page.redraw();
  }

  function newest() {
    return byRounds(log.entries()).slice(0, 1).map(({ round }) => round);
  }

  return function lines() {
    if (log.isMissing()) return [h("p", null, words.history.missing), button(words.trouble.retry, log.load)];
    if (!log.entries().length) return h("p", null, words.history.loading);
    const unfolded = opened ?? newest();
    return byRounds(log.entries()).map(({ round, entries: of }) => {
      const isOpen = unfolded.includes(round);
      return h(
        "section",
        { "data-key": `${round}` },
        h("h2", null, button(words.history.round({ round, entries: of.length }), () => toggle(round), { kind: "round-fold", "aria-expanded": String(isOpen) })),
        isOpen && h("ol", { class: "entries", "aria-label": words.history.ofRound({ round }) }, of.map((entry) => line(match, entry, deeds))),
      );
    });
  };
}

/** Undo and its way back, as long as nothing else was told. @param {Page<Match>} page @param {Log} log */
function footOf(page, log) {
  const { match } = page;

  function undo() {
    match.undo();
    page.say(words.scorepad.said.undone);
  }

  function redo() {
    const to = redoOf(log.entries());
    if (to === null) return;
    match.tell({ claim: "match.take_back", to });
    page.say(words.history.redone);
  }

  return function foot() {
    const isKnown = log.isNow() && log.entries().at(-1)?.number === match.answer.number && !match.waiting;
    return h(
      "div",
      { class: "foot" },
      h(
        "div",
        { class: "row" },
        button([mark("undo"), words.scorepad.undo], undo, { disabled: !match.canUndo }),
        button([mark("lost"), words.history.redo], redo, { disabled: !isKnown || redoOf(log.entries()) === null }),
      ),
    );
  };
}

/** @param {Match} match @param {LoggedEntry} entry @param {Deeds} deeds */
function line(match, entry, deeds) {
  return h(
    "li",
    { "data-key": `${entry.number}`, class: counts(entry) ? null : "gone" },
    whose(match, entry),
    h("span", { class: "said" }, superseded(match, entry), became(entry)),
    h("span", { class: "number" }, `${entry.number}`),
    match.role === "keeper" && way(match, entry, deeds),
  );
}

/** The face of whom it is about; the referee's whistle where that is everybody. @param {Match} match @param {LoggedEntry} entry */
function whose(match, entry) {
  /** @type {ClaimParts} */
  const { seat, caught, winner } = claimOf(entry);
  const who = seat ?? caught ?? winner ?? null;
  return who === null ? h("span", { class: "face whistled", "aria-hidden": "true" }, mark("whistle")) : faceOf(match, who);
}

/** The whole line changes what counts, or takes it out; what was refused at the table may be let count after all.
 * @param {Match} match @param {LoggedEntry} entry @param {Deeds} deeds */
function way(match, entry, { change, plan }) {
  const { number, claim, verdict, superseded: edit } = entry;
  if (isEdit(claim) || FIXED.includes(claim.claim)) return null;
  if (match.outbox.trouble?.kind === "stale") return null; // what waits here has taken the same numbers
  if (counts(entry)) return iconButton("edit", words.history.changeEntry({ number }), () => change(entry));
  const allow = () => plan({ claim: "match.allow", entry: number });
  return verdict === "refused" && !edit && button(words.history.allow, allow, { "aria-label": words.history.allowEntry({ number }) });
}

/** Its own words; struck out, with what stands instead, where it was put right. @param {Match} match @param {LoggedEntry} entry */
function superseded(match, entry) {
  const own = inWords(match, entry.claim, entry);
  if (entry.superseded?.claim && !isTakenOut(entry)) return [h("s", null, own), " ", inWords(match, entry.superseded.claim, entry)];
  return counts(entry) && !isTakenOut(entry) ? own : h("s", null, own);
}

/** @param {LoggedEntry} entry */
function became(entry) {
  const { superseded: edit, outcome, verdict, findings } = entry;
  const notes = [
    verdict === "refused" && words.history.refused({ sentence: reason(findings[0]) }),
    edit && (isTakenOut(entry) ? words.history.takenOut({ by: edit.by }) : words.history.superseded[edit.now](edit.by, edit.verdict)),
    outcome && words.history.outcome[outcome.outcome](outcome.entry),
    verdict === "contested" && words.history.contested,
  ];
  const kind = verdict === "refused" ? "mark-no" : verdict === "contested" ? "mark-open" : null;
  return notes.filter(Boolean).map((note) => h("small", { class: edit ? null : kind }, note));
}

/** The round that a score gave points to. @param {LoggedEntry} entry */
function roundOf({ claim, events }) {
  const told = claim.claim === "match.score" ? claim.round : null;
  return told ?? events.find((one) => one.event === "match.round-scored")?.round ?? null;
}

/** Nothing is to be shown where it is upheld and touches neither another entry nor who has won.
 * @param {Answer} ruling @param {State} before */
function changesNothingElse({ verdict, changed, consequences: sentences, state, claim }, before) {
  if (verdict !== "upheld" || claim.claim === "match.score") return false;
  return (changed.length <= 1 || !sentences?.length) && `${state.totals}` === `${before.totals}`;
}

/** What would follow, in sentences: the referee's own, or for a score what comes of the totals.
 * @param {Match} match @param {Answer | null} ruling */
function consequences(match, ruling) {
  if (!ruling) return [words.history.cannotTell];
  const { verdict, findings, consequences: told, state } = ruling;
  if (verdict === "refused") return [words.history.wouldBeRefused({ sentence: reason(findings[0]) })];
  if (told) return told;
  const standings = everybody(state).map((seat) => words.home.standing({ name: match.name(seat), total: state.totals[seat] }));
  const winners = state.winners.map((seat) => match.name(seat));
  const were = match.answer.state.winners.length;
  return [words.history.totals({ standings }), winners.length ? words.final.title({ names: winners }) : were && words.history.goesOn].filter(Boolean);
}

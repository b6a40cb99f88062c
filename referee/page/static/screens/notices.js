// What stands above a match while there is something to know or to decide.

/** @import { Child, Claim, ClaimParts, Joined, Knock, Match, Reply, Trouble } from "../../types.js" */
import { ask, detailOf, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { spoken } from "../ui/card-faces.js";
import { gainsOf } from "../core/optimistic.js";
import { keepMatch, knownMatches } from "../core/match.js";
import { button, link } from "../ui/parts.js";
import { keepsNothing } from "../core/store.js";
import { dress } from "../core/router.js";
import { contests, dispute } from "./contests.js";
import { refusal } from "./refusal.js";
import { told } from "./logbook.js";
import { isAtDoor, waitingAt } from "./waiting.js";
import { words } from "./words.js";

const MISSED = 2; // the latest entries of others; all of them are in the history

dress("../styles/sheets.css");

/** What a person has to know or to decide before going on: `above` the screen, null where there is nothing, and `over`
 * it a sheet or null, beside which nothing can be tapped.
 * @param {Match} match */
export function notices(match) {
  return { above: above(match), over: refusal(match) ?? dispute(match) };
}

/** @param {Match} match */
function above(match) {
  const found = [match.live.ended ? ended(match) : trouble(match)];
  if (keepsNothing()) found.push(notice(words.keepsNothing));
  found.push(...contests(match));
  found.push(...waitingAt(match).map((one) => knock(match, one)));
  if (match.answer.rematch && match.role !== "reader" && !isIn(match.answer.rematch)) found.push(rematch(match));
  return found.some(Boolean) ? h("section", { class: "notices", "aria-label": words.notices }, found) : null;
}

/** @param {Child} text @param {Child[]} actions */
function notice(text, ...actions) {
  const paragraphs = [text].flat().map((one) => h("p", null, one));
  return h("div", { class: "notice" }, paragraphs, actions.length ? h("div", { class: "row" }, actions) : null);
}

/** Whether this phone is in that match. @param {string} id */
export function isIn(id) {
  return knownMatches().some((kept) => kept.id === id);
}

/** Others play on in another match, and this phone may go along as what it is here. @param {Match} match */
function rematch(match) {
  const how = match.answer.rematch === refused.id ? refused.why : words.rematch.isOpen;
  return notice(how, button(words.rematch.comeAlong, () => goAlong(match), { key: "along" }));
}

/** @type {{ id: string | null, why: string }} */
let refused = { id: null, why: "" };

/** @param {Match} match */
async function goAlong(match) {
  const id = match.answer.rematch;
  /** @type {Reply<Joined>} */
  const answer = await ask("POST", "/v1/joins", { token: match.token, key: newKey(), body: { rematch: id } });
  if (answer.status === 201) {
    const { json } = answer;
    keepMatch(json, { role: json.role, seat: json.seat, depth: match.depth });
    location.hash = `#/match/${id}`;
  } else {
    refused = { id: id ?? null, why: words.request(detailOf(answer)) };
    match.changed();
  }
}

/** Somebody waits to be let in, and nobody looks at the door. @param {Match} match @param {Knock} somebody */
function knock(match, { name, watch }) {
  if (isAtDoor()) return null;
  return notice(words.invite.knocks({ name, watches: watch }), link(words.invite.answer, `#/match/${match.id}/invite`));
}

/** Nothing can be sent any more: the only thing to do is elsewhere. @param {Match} match */
function ended({ live, waiting }) {
  if (!live.ended) return null;
  const way = { gone: link(words.ended.forget, "#/phone"), revoked: link(words.home.join, "#/join") }[live.ended];
  return notice([words.ended[live.ended], waiting && words.ended.lost({ waiting })].filter(Boolean).join(" "), way);
}

/** @param {Match} match */
function trouble(match) {
  const { outbox } = match;
  if (!outbox.trouble) return null;
  const { kind, answer } = outbox.trouble;
  const waits = outbox.entries.length;
  const drop = (/** @type {string} */ label) => button(label, () => outbox.drop());
  const again = (/** @type {string} */ label) => button(label, () => outbox.sendAgain(match.answer.number));
  const retry = button(words.trouble.retry, () => outbox.retry());
  if (kind === "stale" && outbox.undoesMore) return notice(words.trouble.lateUndo, drop(words.trouble.drop({ waits })));
  if (kind === "stale" && outbox.scoresBefore(match.answer.state.round_number).length) return sameRound(match, drop);
  if (kind === "stale") return notice(whatCameFirst(match, outbox.trouble), again(words.trouble.enterAnyway), drop(words.trouble.drop({ waits })));
  if (kind === "stopped") return notice(words.trouble.stopped(answer && "detail" in answer ? answer.detail : undefined), retry, drop(words.trouble.drop({ waits })));
  return null; // a refusal has a sheet of its own
}

/** Two phones have scored a round: it is the same one, or it is not, and only a person knows.
 * @param {Match} match @param {(label: string) => HTMLElement} drop */
function sameRound(match, drop) {
  const { answer, outbox } = match;
  const { number, state } = answer;
  const next = state.round_number;
  const late = outbox.scoresBefore(next).map(({ round }) => round ?? next);
  const taken = late.map((round) => words.trouble.taken({ round, gained: gainsOf(match, round, state).map(words.entry.gained) }));
  const own = outbox.entries.filter(({ round }) => round).map(({ claim }) => inWords(match, claim));
  return notice(
    words.trouble.sameRound(taken, own),
    button(words.trouble.replaceRounds({ rounds: late }), () => outbox.replaceBefore(next, number), { key: "replace" }),
    button(words.trouble.anotherRound({ round: next }), () => outbox.scoreFrom(next, number), { key: "another" }),
    drop(words.trouble.drop({ waits: outbox.entries.length })),
  );
}

/** What others have entered that this phone had not seen, and what it would enter after that. @param {Match} match @param {Trouble} trouble */
function whatCameFirst(match, { answer, claim }) {
  const missed = answer && "missed" in answer ? (answer.missed ?? []) : [];
  const changes = missed.filter((entry) => entry.verdict !== "refused" && entry.claim.claim !== "match.phone");
  const entries = changes.slice(-MISSED).map((entry) => inWords(match, entry.claim));
  return words.trouble.stale({ told: entries, own: inWords(match, claim) });
}

/** @param {Match} match @param {Claim} claim */
function inWords(match, claim) {
  /** @type {ClaimParts} */
  const { seat, caught, card, color } = claim;
  const name = (/** @type {number | null | undefined} */ number) => (number == null ? "" : match.name(number));
  const who = seat ?? caught;
  const parts = [
    who != null && name(who),
    card && spoken(card),
    color && !card?.startsWith(color) && words.cards.colors[color],
    told(claim, name),
  ];
  return parts.filter(Boolean).join(" ") || words.trouble.somethingElse;
}

// The entries of a match as its rounds, and each of them as a line that can be read.

/** @import { Claim, ClaimOf, ClaimParts, ClaimWords, Logbook, LoggedEntry, Match, Reply, Tag } from "../../types.js" */
import { ask } from "../core/api.js";
import { h } from "../ui/dom.js";
import { SHAPES, cardFace } from "../ui/card-faces.js";
import { words } from "./words.js";

const PAGE = 200; // entries

/** Every entry of a match, of which these are known; null where the referee does not answer. @param {Match} match @param {LoggedEntry[]} known */
export async function entriesOf(match, known) {
  const kept = known.slice(0, firstUnsettled(known));
  const news = await entriesAfter(match, kept.at(-1)?.number ?? 0);
  // What edits the line may have made something else of any entry before it.
  const isEdited = news?.slice(known.length - kept.length).some(({ claim }) => isEdit(claim));
  return isEdited && kept.length ? entriesAfter(match, 0) : news && [...kept, ...news];
}

/** Where the entries begin of which something may become known later on: how a Wild Draw Four came out. @param {LoggedEntry[]} entries */
function firstUnsettled(entries) {
  const place = entries.findLastIndex(({ events }) => events.some(({ event }) => event === "match.round-scored")) + 1;
  const open = entries.slice(place).findIndex(({ verdict }) => verdict === "stands" || verdict === "contested");
  return open < 0 ? entries.length : place + open;
}

/** @param {Match} match @param {number} number */
async function entriesAfter(match, number) {
  /** @type {LoggedEntry[]} */
  const entries = [];
  for (let more = true; more; ) {
    const after = entries.at(-1)?.number ?? number;
    /** @type {Reply<Logbook>} */
    const answer = await ask("GET", `/v1/matches/${match.id}/logbook?after=${after}&limit=${PAGE}`, { token: match.token });
    if (answer.status !== 200) return null;
    entries.push(...answer.json.entries);
    more = answer.json.more;
  }
  return entries;
}

/** @param {{ claim: string }} claim */
export function isEdit({ claim }) {
  return ["match.take_back", "match.correct", "match.allow"].includes(claim);
}

/** The entry to go back to so that the last undo is undone; null where something else was told since. @param {LoggedEntry[]} entries */
export function redoOf(entries) {
  /** Where each undo came from. @type {number[]} */
  const undone = [];
  for (const { number, claim, verdict } of entries) {
    if (verdict === "refused" || claim.claim === "match.phone") continue;
    if (claim.claim !== "match.take_back") undone.length = 0;
    else if (undone.at(-1) === claim.to) undone.pop();
    else undone.push(number - 1);
  }
  return undone.at(-1) ?? null;
}

/** Entries by rounds, the newest first in both. A take-back leads back to the round that it goes on with. @param {LoggedEntry[]} entries */
export function byRounds(entries) {
  const after = [1]; // the round in which the entry after this one is made
  /** @type {Map<number, LoggedEntry[]>} */
  const rounds = new Map();
  for (const entry of entries) {
    const round = after[entry.number - 1] ?? 1;
    after[entry.number] = nextRound(entry, round, after);
    rounds.set(round, [entry, ...(rounds.get(round) ?? [])]);
  }
  return [...rounds].sort(([one], [other]) => other - one).map(([round, of]) => ({ round, entries: of }));
}

/** @param {LoggedEntry} entry @param {number} round @param {number[]} after */
function nextRound({ claim, events, verdict }, round, after) {
  if (verdict !== "refused" && claim.claim === "match.take_back") return after[claim.to] ?? round;
  const scored = events.find(({ event }) => event === "match.round-scored");
  return scored && "round" in scored && scored.round ? Math.max(round, scored.round + 1) : round;
}

/** What an entry says now: the claim that it was put right with, or its own; its own also if it was taken out.
 * @param {Pick<LoggedEntry, "claim" | "superseded">} entry */
export function claimOf({ claim, superseded }) {
  return superseded?.claim && !isTakenOut({ superseded }) ? superseded.claim : claim;
}

/** Whether nothing but a remark stands in its place. @param {Pick<LoggedEntry, "superseded">} entry */
export function isTakenOut({ superseded }) {
  return superseded?.claim?.claim === "match.note";
}

/** Whether it counts, by the ruling that is in force now. @param {Pick<LoggedEntry, "verdict" | "superseded">} entry */
export function counts({ verdict, superseded }) {
  return (superseded?.verdict ?? verdict) !== "refused" && !["taken back", "dropped", "fallen"].includes(superseded?.now ?? "");
}

/** A claim in words; null where the referee's are better. @template {Tag} T @param {ClaimOf<T>} claim @param {(seat?: number | null) => string} name */
export function told(claim, name) {
  /** @type {ClaimWords} */
  const said = words.history.claims;
  return said[claim.claim]?.(claim, name);
}

/** A claim in words, with its cards to look at. @param {Match} match @param {Claim} claim @param {Pick<LoggedEntry, "findings">} [entry] */
export function inWords(match, claim, entry) {
  /** @type {ClaimParts} */
  const { seat, caught, color, card: one, cards: all, turned_up: turnedUp } = claim;
  const who = seat ?? caught ?? null;
  const several = turnedUp ?? (claim.claim === "uno.count" ? [] : all);
  const cards = one ? [one] : [several ?? []].flat().filter((card) => typeof card === "string");
  const isNamed = color && !one?.startsWith(color);
  const spoken = told(claim, (number) => (number == null ? "" : match.name(number)));
  return [
    who !== null && h("strong", null, match.name(who), " "),
    cards.map((card) => [cardFace(card), " "]),
    isNamed && words.history.color({ shape: SHAPES[color], color: words.cards.colors[color] }),
    spoken ?? (cards.length ? null : entry?.findings[0]?.sentence),
  ];
}

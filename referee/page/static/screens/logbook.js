// The entries of a match as its rounds, and each of them as a line that can be read.

import { ask } from "../api.js";
import { h } from "../dom.js";
import { face, SHAPES } from "../faces.js";
import { words } from "../words.js";

const PAGE = 200; // entries

/** Every entry of a match; null where the referee does not answer. */
export async function entriesOf(match) {
  const entries = [];
  for (let more = true; more; ) {
    const after = entries.at(-1)?.number ?? 0;
    const answer = await ask("GET", `/v1/matches/${match.id}/logbook?after=${after}&limit=${PAGE}`, { token: match.token });
    if (answer.status !== 200) return null;
    entries.push(...answer.json.entries);
    more = answer.json.more;
  }
  return entries;
}

/** [{round, entries}], the newest first in both. A take-back leads back to the round that it goes on with. */
export function byRounds(entries) {
  const after = [1]; // the round in which the entry after this one is made
  const rounds = new Map();
  for (const entry of entries) {
    const round = after[entry.number - 1] ?? 1;
    after[entry.number] = nextRound(entry, round, after);
    rounds.set(round, [entry, ...(rounds.get(round) ?? [])]);
  }
  return [...rounds].sort(([one], [other]) => other - one).map(([round, of]) => ({ round, entries: of }));
}

function nextRound({ claim, events, verdict }, round, after) {
  if (verdict !== "refused" && claim.claim === "match.take_back") return after[claim.to] ?? round;
  const scored = events.find(({ event }) => event === "match.round-scored");
  return scored ? Math.max(round, scored.round + 1) : round;
}

/** What an entry says now: the claim that it was put right with, or its own. */
export function claimOf({ claim, superseded }) {
  return superseded?.claim ?? claim;
}

/** Whether it still counts in some way. */
export function counts({ verdict, superseded }) {
  return verdict !== "refused" && !["taken back", "dropped", "fallen"].includes(superseded?.now);
}

/** A claim in words, with its cards to look at. */
export function told(match, claim, entry) {
  const { seat, caught, color } = claim;
  const who = seat ?? caught ?? null;
  const cards = claim.card ? [claim.card] : (claim.turned_up ?? []).filter((card) => typeof card === "string");
  const isNamed = color && !claim.card?.startsWith(color);
  const spoken = words.history.claims[claim.claim]?.(claim, (number) => match.name(number));
  return [
    who !== null && h("strong", null, match.name(who), " "),
    cards.map((card) => [face(card), " "]),
    isNamed && words.history.color(SHAPES[color], words.cards.colors[color]),
    spoken ?? (cards.length ? null : entry?.findings[0]?.sentence),
  ];
}

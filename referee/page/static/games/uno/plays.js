// The latest plays, as lines to look at and to put right.

import { SHAPES, partsOf, signOf } from "../../ui/card-faces.js";
import { words } from "../../screens/words.js";

/** The latest plays and draws of the round as they count, newest last: {number, claim}. */
export function latestPlays(match, most) {
  const found = [];
  for (const told of toldInRound(match)) {
    if (found.length === most) break;
    if (isPlay(told.claim)) found.unshift(told);
  }
  return found;
}

function isPlay({ claim }) {
  return claim === "uno.play" || claim === "uno.draw";
}

/** What a play was laid on, as {color, face}; null where this phone does not know it any more. */
export function laidOn(match, number) {
  const earlier = [...toldInRound(match)]
    .filter((told) => told.number < number)
    .sort((one, other) => other.number - one.number) // one that was allowed late counts where it was made
    .map(({ claim }) => claim);
  const at = earlier.findIndex(topOf);
  if (at < 0) return null;
  const { color: printed, face } = partsOf(topOf(earlier[at]));
  const named = earlier.slice(0, at).find(({ claim }) => claim === "uno.color");
  const color = printed ?? earlier[at].color ?? named?.color;
  return color ? { color, face } : null;
}

/** The card that a claim has put on top; of several the last one. */
function topOf({ card, cards, top, turned_up: turned }) {
  return card ?? top ?? (cards ?? turned)?.at(-1);
}

/** What was told in this round as it counts, newest first, down to its deal or as far as this phone knows it. */
function* toldInRound(match) {
  const instead = {};
  for (const number of match.counted()) {
    const claim = match.claimOf(number);
    if (!claim || claim.claim === "match.score") return;
    if (claim.claim === "match.correct") instead[claim.entry] ??= claim.instead;
    const entry = claim.claim === "match.allow" ? claim.entry : number;
    const told = instead[entry] ?? match.claimOf(entry);
    if (told) yield { number: entry, claim: told };
    if (claim.claim === "uno.deal") return;
  }
}

/** Whether a seat has called since the act before its last one, as far as this phone knows. */
export function saidUno(match, seat) {
  let acts = 0;
  for (const { claim } of toldInRound(match)) {
    if (claim.seat !== seat) continue;
    if (claim.claim === "uno.call" || claim.said_uno) return true;
    if (isPlay({ claim }) && ++acts === 2) return false;
  }
  return false;
}

/** "Ben ■7", "Ana +4 ▲", "Dev drew". */
export function lineOf(match, { claim }) {
  const name = match.name(claim.seat);
  return claim.claim === "uno.draw" ? words.referee.drew(name) : words.referee.played(name, nameOfCard(claim));
}

/** A card in a few signs: "■7", "+4 ▲". */
export function nameOfCard({ card, color }) {
  const parts = partsOf(card);
  if (parts.color) return `${SHAPES[parts.color]}${signOf(parts.face)}`;
  return [signOf(card), SHAPES[color]].filter(Boolean).join(" ");
}

// The latest plays, as lines to look at and to put right.

import { SHAPES, partsOf, signOf } from "../faces.js";
import { words } from "./words.js";

/** The latest plays and draws of the round as they count, newest last: {number, claim}. */
export function latestPlays(match, most) {
  const instead = {};
  const found = [];
  for (const number of match.counted()) {
    const claim = match.claimOf(number);
    if (!claim || claim.claim === "uno.deal" || claim.claim === "match.score" || found.length === most) break;
    if (claim.claim === "match.correct") instead[claim.entry] ??= claim.instead;
    const entry = claim.claim === "match.allow" ? claim.entry : number;
    const told = instead[entry] ?? match.claimOf(entry);
    if (told && isPlay(told)) found.unshift({ number: entry, claim: told });
  }
  return found;
}

function isPlay({ claim }) {
  return claim === "uno.play" || claim === "uno.draw";
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

// The latest plays, as lines to look at and to put right.

/**
 * @import { Claim, ClaimOf, ClaimParts, Color, UNOMatch } from "../../../types.js"
 * @typedef {ClaimOf<"uno.play"> | ClaimOf<"uno.draw">} Act
 * @typedef {{ number: number, claim: Act }} Play
 */
import { partly, toldInRound } from "../../core/calls.js";
import { SHAPES, partsOf, signOf } from "../../ui/card-faces.js";
import { words } from "../../screens/words.js";

/** The latest plays and draws of the round as they count, newest last: {number, claim}.
 * @param {UNOMatch} match @param {number} most */
export function latestPlays(match, most) {
  /** @type {Play[]} */
  const found = [];
  for (const told of toldInRound(match)) {
    if (found.length === most) break;
    if (isPlay(told.claim)) found.unshift({ number: told.number, claim: told.claim });
  }
  return found;
}

/** @param {Claim} claim @returns {claim is Act} */
function isPlay(claim) {
  return claim.claim === "uno.play" || claim.claim === "uno.draw";
}

/** What a play was laid on, as {color, face}; null where this phone does not know it any more.
 * @param {UNOMatch} match @param {number} number */
export function laidOn(match, number) {
  const earlier = [...toldInRound(match)]
    .filter((told) => told.number < number)
    .sort((one, other) => other.number - one.number) // one that was allowed late counts where it was made
    .map(({ claim }) => partly(claim));
  const at = earlier.findIndex(topOf);
  const top = at < 0 ? null : topOf(earlier[at]);
  if (!top) return null;
  const { color: printed, face } = partsOf(top);
  const named = earlier.slice(0, at).find(({ claim }) => claim === "uno.color");
  const color = printed ?? earlier[at].color ?? named?.color;
  return color ? { color, face } : null;
}

/** The card that a claim has put on top; of several the last one. @param {ClaimParts} claim */
function topOf({ card, cards, top, turned_up: turned }) {
  const several = cards ?? turned;
  const last = Array.isArray(several) ? several.at(-1) : null;
  return card ?? top ?? (typeof last === "string" ? last : null);
}

/** "Ben ■7", "Ana +4 ▲", "Dev drew". @param {UNOMatch} match @param {{ claim: Act }} play */
export function lineOf(match, { claim }) {
  const name = match.name(claim.seat);
  return claim.claim === "uno.draw" ? words.referee.drew({ name }) : words.referee.played({ name, sign: nameOfCard(claim) });
}

/** A card in a few signs: "■7", "+4 ▲". @param {{ card: string, color?: Color | null }} play */
export function nameOfCard({ card, color }) {
  const parts = partsOf(card);
  if (parts.color) return `${SHAPES[parts.color]}${signOf(parts.face)}`;
  return [signOf(card), color && SHAPES[color]].filter(Boolean).join(" ");
}

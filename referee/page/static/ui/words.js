// The words of the first screens; those of all others stand in screens/words.js. They are messages, see languages/en/page;
// here is what chooses one of them.
// A list is one sentence, in parts: the name among them may be cut where there is no room for it.

/** @import { Child, Game } from "../../types.js" */
/** @import { Told } from "./grammar.js" */

import { messages } from "./messages.js";

const { cards, standing, home, scorepad, card, entry } = messages;
const GAP = "\u0000";
/** A message in parts, one of which is more than text. @param {(text: string) => string} tell @param {Child} one @returns {Child[]} */
const around = (tell, one) => tell(GAP).split(GAP).flatMap((text, place) => [place ? one : "", text]).filter((part) => part !== "");

/** A day such as 2026-11-28 is the same day everywhere; a moment in ms is on a day of this phone.
 * @param {string | number} at */
export const zoneOf = (at) => (typeof at === "string" ? "UTC" : undefined);

export const words = {
  ...messages,

  /** @param {string} title */
  titled: (title) => (title === home.title ? title : messages.titled({ title })),
  /** @param {string | number} at */
  day: (at) => new Date(at).toLocaleDateString([], { dateStyle: "medium", timeZone: zoneOf(at) }), // in the language of the phone

  cards: {
    ...cards,
    /** @type {{ [face: string]: string | undefined }} */
    faces: {
      skip: cards.faces.skip,
      reverse: cards.faces.reverse,
      "draw two": cards.faces.drawTwo,
      "double draw two": cards.faces.doubleDrawTwo,
      wild: cards.faces.wild,
      "wild draw four": cards.faces.wildDrawFour,
      "wild shuffle hands": cards.faces.wildShuffleHands,
      "wild swap hands": cards.faces.wildSwapHands,
      "wild customizable": cards.faces.wildCustomizable,
    },
  },

  standing: {
    ...standing,
    saved: () => standing.saved,
    /** @type {{ [wrong: string]: string | undefined }} */
    said: standing.said,
  },

  /** @param {string} [detail] */
  request: (detail) => detail ?? messages.request,

  scorepad: {
    ...scorepad,
    /** @param {string} name */
    deals: (name) => around((text) => scorepad.deals({ name: text }), name),
    /** @param {number} round @param {number[]} points */
    roundGolf: (round, points) => scorepad.roundGolf({ round, gained: points.join(" ") }),
  },

  card: {
    ...card,
    /** @param {number} points @param {string | null} name @param {boolean} isLow */
    ahead: (points, name, isLow) => [name && card.ahead({ points, name }), isLow ? card.lowWins : null].filter(Boolean).join(" "),
  },

  entry: {
    ...entry,
    /** @param {Child} name */
    not: (name) => around((text) => entry.not({ name: text }), name),
    /** @param {Child} name */
    missing: (name) => around((text) => entry.missing({ name: text }), name),
    /** @param {string} text @param {number} total */
    row: (text, total) => `${text || "0"}${text.includes("+") ? " = " + total : ""}`,
    /** @param {string} value @param {string[]} signs */
    ofValue: (value, signs) => `${value} ${signs.join(" ")}`,
    /** @param {Child} name @param {number} points */
    saveFor: (name, points) => around((text) => entry.saveFor({ name: text, points }), name),
  },
};

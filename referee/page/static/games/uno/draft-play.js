// What is entered on the pad and not told yet: a play, piece by piece. And what was settled without telling the
// referee anything, which holds until something else is told.

/**
 * @import { ClaimOf, Color, UNOMatch } from "../../../types.js"
 * @import { Play } from "./plays.js"
 */
import { seatOf } from "./legal-moves.js";

/**
 * What is entered so far.
 * @typedef {{ wild: string | null, isDrawn: boolean, jumper: number | null, change: Play | null }} Entry
 * What holds after entry `number`.
 * @typedef {{ number: number, answer?: string, keepsOdd?: boolean, leavesHands?: boolean }} Settled
 */

/** @type {Entry} */
const NOTHING = { wild: null, isDrawn: false, jumper: null, change: null };

export class Entered {
  #play = NOTHING;
  /** @type {Settled} */
  #settled = { number: 0 };

  /** `redraw()` is called by every transition that a tap ends with.
   * @param {UNOMatch} match @param {() => void} redraw */
  constructor(match, redraw) {
    this.match = match;
    this.redraw = redraw;
  }

  // --- the next play ---

  /** A wild card that was tapped, until its color is. */
  get wild() {
    return this.#play.wild;
  }

  /** Whether the card that is tapped next was drawn just now. */
  get isDrawn() {
    return this.#play.isDrawn;
  }

  /** Who lays the next card out of turn; null where nobody does. */
  get jumper() {
    return this.#play.jumper;
  }

  /** An earlier play that is put right: {number, claim}. */
  get change() {
    return this.#play.change;
  }

  get isNothing() {
    const { wild, isDrawn, jumper, change } = this.#play;
    return wild === NOTHING.wild && isDrawn === NOTHING.isDrawn && jumper === NOTHING.jumper && change === NOTHING.change;
  }

  /** The play that a card makes of what was entered so far.
   * @param {string} card @param {Color | null} [color] @returns {ClaimOf<"uno.play">} */
  playOf(card, color = null) {
    const { isDrawn, jumper, change } = this.#play;
    const seat = change ? change.claim.seat : (jumper ?? seatOf(this.match, card));
    const wasDrawn = isDrawn || (change?.claim.claim === "uno.play" && change.claim.drawn);
    return { claim: "uno.play", seat, card, ...(color && { color }), ...(wasDrawn && { drawn: true }) };
  }

  /** @param {string} wild */
  waitForColor(wild) {
    this.#enter({ wild });
  }

  toggleDrawn() {
    this.#enter({ isDrawn: !this.isDrawn });
  }

  /** Tapped once it is put right, and tapped once more it is left as it is. @param {Play} play */
  putRight(play) {
    const isOpen = this.change?.number === play.number;
    this.#play = NOTHING;
    this.#enter({ change: isOpen ? null : play });
  }

  /** Who lays the card that follows at once, and is painted with it; null for whoever is on turn.
   * @param {number | null} seat */
  jumpIn(seat) {
    this.#play = { ...this.#play, jumper: seat };
  }

  /** It is told now, or left. */
  clear() {
    this.#play = NOTHING;
  }

  /** @param {Partial<Entry>} piece */
  #enter(piece) {
    this.#play = { ...this.#play, ...piece };
    this.redraw();
  }

  // --- what holds until something else is told ---

  /** Why a tap told nothing. */
  get answer() {
    return this.#now.answer;
  }

  /** Whether later plays that look odd stay as they are. */
  get keepsOdd() {
    return this.#now.keepsOdd;
  }

  /** Whether nobody swaps hands, where that may be left out. */
  get leavesHands() {
    return this.#now.leavesHands;
  }

  /** @param {string} sentence */
  answerWith(sentence) {
    this.#settle({ answer: sentence });
  }

  keepOdd() {
    this.#settle({ keepsOdd: true });
  }

  leaveHands() {
    this.#settle({ leavesHands: true });
  }

  /** @returns {Settled} */
  get #now() {
    const { number } = this.match.shown;
    return this.#settled.number === number ? this.#settled : { number };
  }

  /** @param {Partial<Settled>} what */
  #settle(what) {
    this.#settled = { ...this.#now, ...what };
    this.redraw();
  }
}

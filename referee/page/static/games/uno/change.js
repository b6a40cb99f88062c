// What is asked of the claims of UNO that are put right.

/**
 * @import { Child, ClaimOf, Color } from "../../../types.js"
 * @import { Changing } from "../../screens/change.js"
 * @typedef {ClaimOf<"uno.play"> | ClaimOf<"uno.draw">} Act
 */
import { h } from "../../ui/dom.js";
import { button } from "../../ui/parts.js";
import { chooses, peopleOf, sumOf } from "../../screens/change.js";
import { words } from "../../screens/words.js";
import { allFaces, colorBlocks, isWild } from "./cards.js";

/** People, and what is asked below them, of each kind of claim. @param {Changing} changing
 * @returns {{ [claim: string]: (claim: never) => Child }} */
export function kinds(changing) {
  const { match, draft, done } = changing;
  const said = words.change;
  const points = sumOf(changing);
  const choose = chooses(changing);
  const act = actOf(changing);
  const people = peopleOf(changing);

  return {
    "uno.play": act,
    "uno.draw": act,
    "uno.deal": (/** @type {ClaimOf<"uno.deal">} */ deal) => [
      people(said.dealer, deal.dealer, (dealer) => done({ ...deal, dealer })),
      allFaces(match.kit, (card) => done({ ...deal, turned_up: [...deal.turned_up.slice(0, -1), card] })),
    ],
    "uno.color": (/** @type {ClaimOf<"uno.color">} */ naming) => colorBlocks((color) => done({ ...naming, color })),
    "uno.call": (/** @type {ClaimOf<"uno.call">} */ call) => people(said.who, call.seat, (seat) => done({ ...call, seat })),
    "uno.catch": (/** @type {ClaimOf<"uno.catch">} */ told) => people(said.who, told.caught, (caught) => done({ ...told, caught })),
    "uno.swap": (/** @type {ClaimOf<"uno.swap">} */ swap) => people(said.who, swap.with, (other) => done({ ...swap, with: other })),
    "uno.challenge": (/** @type {ClaimOf<"uno.challenge">} */ told) =>
      "held_color" in told
        ? [people(said.who, draft.who, choose), held((held_color) => done({ ...told, seat: draft.who ?? told.seat, held_color }))]
        : people(said.who, told.seat, (seat) => done({ ...told, seat })),
    "uno.show_hand": (/** @type {ClaimOf<"uno.show_hand">} */ told) => held((held_color) => done({ ...told, held_color })),
    "uno.count": (/** @type {ClaimOf<"uno.count">} */ { seat }) => points(seat, (amount) => done({ claim: "uno.count", seat, points: amount })),
  };
}

/** That a card was drawn in place of what was told. @param {Changing} changing */
export function more({ claim, draft, done }) {
  if (claim.claim !== "uno.play" && claim.claim !== "uno.draw") return null;
  const { seat } = claim;
  return button(words.change.drew, () => done({ claim: "uno.draw", seat: draft.who ?? seat, keep: true }));
}

/** A play or a draw is put right as a play: by whom, and of which card. @param {Changing} changing */
function actOf(changing) {
  const { match, claim, draft, redraw, done } = changing;

  /** It was drawn just before, if the other one was. @param {number} seat @param {string} card @param {Color | null} [color] */
  function play(seat, card, color = null) {
    const wasDrawn = claim.claim === "uno.play" && claim.drawn;
    return done({ claim: "uno.play", seat, card, ...(color && { color }), ...(wasDrawn && { drawn: true }) });
  }

  /** @param {number} seat @param {string} card */
  function take(seat, card) {
    if (!isWild(card)) return play(seat, card);
    draft.wild = card;
    return redraw();
  }

  return function act(/** @type {Act} */ { seat: told }) {
    const [seat, card] = [draft.who ?? told, draft.wild];
    const cards = card ? colorBlocks((color) => play(seat, card, color)) : allFaces(match.kit, (one) => take(seat, one));
    return [peopleOf(changing)(words.change.who, seat, chooses(changing)), cards];
  };
}

/** @param {(held: boolean) => void} tell */
function held(tell) {
  const answer = (/** @type {string} */ label, /** @type {boolean} */ isHeld) => button(label, () => tell(isHeld), { kind: "big" });
  return h("div", { class: "row" }, answer(words.change.held, true), answer(words.change.heldNot, false));
}


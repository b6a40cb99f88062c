// The sheet on which an entry is put right where it stands: what really happened, or that it did not happen.

/**
 * @import { Child, Claim, ClaimOf, ClaimParts, Color, Match, Tag, Tellable } from "../../types.js"
 * @import { Draft as Extra } from "../games/uno/extra-plays.js"
 * @typedef {ClaimOf<"uno.play"> | ClaimOf<"uno.draw">} Act
 */
/**
 * How a claim is changed.
 * @template {Tag} T
 * @typedef {{ changes(claim: ClaimOf<T>): Child }} Changes
 */
import { isGolf } from "../core/match.js";
import { h } from "../ui/dom.js";
import { bar, button, choice, digitKeys, keypad, named } from "../ui/parts.js";
import { typed, worth } from "../ui/sums.js";
import { words } from "./words.js";
import { allFaces, colorBlocks, isWild } from "../games/uno/cards.js";
import { whole } from "../games/uno/extra-plays.js";
import { ASKED_ANEW, openAnew } from "../games/golf/change.js";

/** What really happened, as far as it was put right: `who` it was, and a `wild` card whose color has not been told yet.
 * @typedef {{ who: number | null, wild: string | null }} Draft
 * @typedef {(claim: Tellable | null) => void} Done */
/** An entry that is being changed. @typedef {{ match: Match, claim: Claim, order: number[], draft: Draft, redraw: () => void, done: Done }} Changing */

/** A remark in the place of an entry takes it out, and leaves what came after it. @type {ClaimOf<"match.note">} */
const NOTHING = { claim: "match.note", text: words.change.nothing };

/** The claim of entry `number`; `done(claim)` is called once with what really happened, or with null.
 * @param {Match} match @param {number} number @param {Claim} claim @param {{ redraw: () => void, done: Done }} page */
export function openChange(match, number, claim, { redraw, done }) {
  const said = words.change;
  /** @type {ClaimParts} */
  const { seat: was } = claim;
  /** @type {Draft} */
  const draft = { who: was ?? null, wild: null };
  const isAnew = isGolf(match) && ASKED_ANEW.includes(claim.claim);
  const anew = isAnew ? openAnew(match, number, draft.who, { redraw, done }) : null;
  const changes = changesOf({ match, claim, order: match.shown.state.order, draft, redraw, done });

  /** @param {string} key */
  function press(key) {
    if (key !== "Escape") return false;
    done(null);
    return true;
  }

  function view() {
    const { seat } = claim.claim === "uno.play" || claim.claim === "uno.draw" ? claim : { seat: null };
    return h(
      "main",
      { class: "change" },
      bar(said.title, { back: null }),
      anew ? anew.view() : changes(claim),
      h(
        "div",
        { class: "foot" },
        seat !== null && button(said.drew, () => done({ claim: "uno.draw", seat: draft.who ?? seat, keep: true })),
        h("div", { class: "row" }, button(words.entry.cancel, () => done(null)), button(said.nothing, () => done(NOTHING), { kind: "grow" })),
      ),
    );
  }

  return { title: () => said.title, view, press };
}

/** What each kind of claim can be changed in: people, and what is asked below them. @param {Changing} changing */
function changesOf(changing) {
  const { match, draft, done } = changing;
  const said = words.change;
  const points = sumOf(changing);
  const choose = chooses(changing);
  const act = actOf(changing);
  const people = peopleOf(changing);

  /** @type {{ [T in Tag]?: Changes<T>["changes"] }} */
  const kinds = {
    "uno.play": act,
    "uno.draw": act,
    "uno.deal": (deal) => [
      people(said.dealer, deal.dealer, (dealer) => done({ ...deal, dealer })),
      allFaces(match.kit, (card) => done({ ...deal, turned_up: [...deal.turned_up.slice(0, -1), card] })),
    ],
    "uno.color": (naming) => colorBlocks((color) => done({ ...naming, color })),
    "uno.call": (call) => people(said.who, call.seat, (seat) => done({ ...call, seat })),
    "uno.catch": (told) => people(said.who, told.caught, (caught) => done({ ...told, caught })),
    "golf.call": (call) => people(said.who, call.seat, (seat) => done({ ...call, seat })),
    "golf.catch": (told) => people(said.who, told.caught, (caught) => done({ ...told, caught })),
    "uno.swap": (swap) => people(said.who, swap.with, (other) => done({ ...swap, with: other })),
    "uno.challenge": (told) =>
      "held_color" in told
        ? [people(said.who, draft.who, choose), held((held_color) => done({ ...told, seat: draft.who ?? told.seat, held_color }))]
        : people(said.who, told.seat, (seat) => done({ ...told, seat })),
    "uno.show_hand": (told) => held((held_color) => done({ ...told, held_color })),
    "uno.count": ({ seat }) => points(seat, (amount) => done({ claim: "uno.count", seat, points: amount })),
    "match.points": (told) => points(told.seat, (amount) => done({ ...told, points: amount })),
  };

  /** @template {Tag} T @param {ClaimOf<T>} told @returns {Child} */
  return function changes(told) {
    const kind = kinds[told.claim];
    return kind ? kind(told) : whoOfAnExtra(changing);
  };
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

/** It was this seat, whatever else is to be told. @param {Changing} changing */
function chooses({ draft, redraw }) {
  return (/** @type {number} */ seat) => {
    draft.who = seat;
    redraw();
  };
}

/** Of what a house rule lets people tell: who it was. @param {Changing} changing */
function whoOfAnExtra(changing) {
  const { match, claim, done } = changing;
  /** @type {Extra} */
  const draft = claim;
  const asks = match.kit.extras.find((extra) => extra.claim === claim.claim)?.asks ?? [];
  const fields = asks.filter(({ faces: cards }) => !cards.length).map(({ field }) => field);
  return fields.map((field) => peopleOf(changing)(words.change.who, draft[field], (seat) => done(whole({ ...draft, [field]: seat }))));
}

/** Keys for who it was. @param {Changing} changing */
function peopleOf({ match, order }) {
  /** @param {string} heading @param {unknown} chosen @param {(seat: number) => void} pick */
  return function people(heading, chosen, pick) {
    const seats = order.map((seat) => ({ value: seat, label: match.name(seat) }));
    return choice(heading, seats, typeof chosen === "number" ? chosen : null, pick);
  };
}

/** @param {(held: boolean) => void} tell */
function held(tell) {
  const answer = (/** @type {string} */ label, /** @type {boolean} */ isHeld) => button(label, () => tell(isHeld), { kind: "big" });
  return h("div", { class: "row" }, answer(words.change.held, true), answer(words.change.heldNot, false));
}

/** However a hand was counted, it is put right as one sum. @param {Changing} changing */
function sumOf({ match, claim, redraw }) {
  let text = "points" in claim && typeof claim.points === "number" ? `${claim.points}` : "";

  /** @param {string} key */
  function type(key) {
    text = typed(text, key);
    redraw();
  }

  return function points(/** @type {number} */ seat, /** @type {(points: number) => void} */ tell) {
    const none = (/** @type {string} */ label) => ({ label, disabled: true });
    return [
      h("p", { class: "amount" }, named(match.name(seat)), " ", words.entry.row(text, worth(text))),
      keypad(digitKeys({ type, way: none("way"), next: none("next") })),
      button(words.hand.save({ points: worth(text) }), () => tell(worth(text)), { kind: "main big" }),
    ];
  };
}

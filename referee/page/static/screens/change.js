// The sheet on which an entry is put right where it stands: what really happened, or that it did not happen. What is
// asked of the claims of a game, the game says.

/**
 * @import { Child, Claim, ClaimOf, ClaimParts, Match, Tellable } from "../../types.js"
 * @import { Changes } from "../core/router.js"
 * @typedef {{ claim: string, seat?: number | null, [field: string]: unknown }} Draft  a claim of a house rule
 */
import { h } from "../ui/dom.js";
import { bar, button, choice, digitKeys, keypad, named } from "../ui/parts.js";
import { typed, worth } from "../ui/sums.js";
import { words } from "./words.js";

/** What really happened, as far as it was put right: `who` it was, and a `wild` card whose color has not been told yet.
 * @typedef {{ who: number | null, wild: string | null }} Putting
 * @typedef {(claim: Tellable | null) => void} Done */
/** An entry that is being changed. @typedef {{ match: Match, claim: Claim, order: number[], draft: Putting, redraw: () => void, done: Done }} Changing */

/** A remark in the place of an entry takes it out, and leaves what came after it. @type {ClaimOf<"match.note">} */
const NOTHING = { claim: "match.note", text: words.change.nothing };

/** The claim of entry `number`; `done(claim)` is called once with what really happened, or with null.
 * @param {Match} match @param {number} number @param {Claim} claim @param {Changes} game
 * @param {{ redraw: () => void, done: Done }} page */
export function openChange(match, number, claim, game, { redraw, done }) {
  const said = words.change;
  /** @type {ClaimParts} */
  const { seat: was } = claim;
  /** @type {Putting} */
  const draft = { who: was ?? null, wild: null };
  const changing = { match, claim, order: match.shown.state.order, draft, redraw, done };
  const anew = game.anew?.(changing, number);
  const changes = changesOf(changing, game);

  /** @param {string} key */
  function press(key) {
    if (key !== "Escape") return false;
    done(null);
    return true;
  }

  function view() {
    return h(
      "main",
      { class: "change" },
      bar(said.title, { back: null }),
      anew ? anew.view() : changes(),
      h(
        "div",
        { class: "foot" },
        game.more?.(changing),
        h("div", { class: "row" }, button(words.entry.cancel, () => done(null)), button(said.nothing, () => done(NOTHING), { kind: "grow" })),
      ),
    );
  }

  return { title: () => said.title, view, press };
}

/** What a claim can be changed in: people, and what is asked below them. @param {Changing} changing @param {Changes} game */
function changesOf(changing, game) {
  const { claim, done } = changing;
  const points = sumOf(changing);
  /** @type {{ [claim: string]: (claim: never) => Child }} */
  const kinds = {
    ...game.kinds(changing),
    "match.points": (/** @type {ClaimOf<"match.points">} */ told) => points(told.seat, (amount) => done({ ...told, points: amount })),
  };

  return function changes() {
    const kind = kinds[claim.claim];
    return kind ? kind(/** @type {never} */ (claim)) : whoOfAnExtra(changing);
  };
}

/** It was this seat, whatever else is to be told. @param {Changing} changing */
export function chooses({ draft, redraw }) {
  return (/** @type {number} */ seat) => {
    draft.who = seat;
    redraw();
  };
}

/** Of what a house rule lets people tell: who it was. @param {Changing} changing */
function whoOfAnExtra(changing) {
  const { match, claim, done } = changing;
  /** @type {Draft} */
  const draft = claim;
  const asks = match.kit.extras.find((extra) => extra.claim === claim.claim)?.asks ?? [];
  const fields = asks.filter(({ faces: cards }) => !cards.length).map(({ field }) => field);
  // The kit says which fields a claim of a house rule has.
  const put = (/** @type {string} */ field, /** @type {number} */ seat) => done(/** @type {Tellable} */ ({ ...draft, [field]: seat }));
  return fields.map((field) => peopleOf(changing)(words.change.who, draft[field], (seat) => put(field, seat)));
}

/** Keys for who it was. @param {Changing} changing */
export function peopleOf({ match, order }) {
  /** @param {string} heading @param {unknown} chosen @param {(seat: number) => void} pick */
  return function people(heading, chosen, pick) {
    const seats = order.map((seat) => ({ value: seat, label: match.name(seat) }));
    return choice(heading, seats, typeof chosen === "number" ? chosen : null, pick);
  };
}

/** However a hand was counted, it is put right as one sum. @param {Changing} changing */
export function sumOf({ match, claim, redraw }) {
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

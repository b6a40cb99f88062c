// How many cards are in a hand, as they were counted at the table: one tap for a number.

/** @import { ClaimOf, UNOMatch } from "../../../types.js" */
import { openRound } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { bar, button, choice } from "../../ui/parts.js";
import { words } from "../../screens/words.js";

const AT_ONCE = 30; // numbers; few hands are larger

/** `done(claim)` is called once, with null if nobody counts after all.
 * @param {UNOMatch} match @param {number} seat
 * @param {{ redraw: () => void, done: (claim: ClaimOf<"match.recount"> | null) => void }} page */
export function openHeld(match, seat, { redraw, done }) {
  const { hands, deck = Infinity } = openRound(match);
  let least = 1;
  const title = () => words.referee.held({ name: match.name(seat) });

  function goOn() {
    least += AT_ONCE;
    redraw();
  }

  function view() {
    const numbers = Array.from({ length: AT_ONCE }, (_, place) => ({ value: least + place, label: `${least + place}` }));
    const tell = (/** @type {number} */ count) => done({ claim: "match.recount", seat, count });
    const last = least + AT_ONCE - 1;
    return h(
      "main",
      { class: "laid" },
      bar(title(), { back: null }),
      choice(title(), numbers, hands[seat], tell, { kind: "numbers" }),
      h(
        "div",
        { class: "foot" },
        h(
          "div",
          { class: "row" },
          button(words.referee.cancel, () => done(null)),
          button(words.referee.heldMore({ most: last }), goOn, { kind: "grow", disabled: last >= deck }),
        ),
      ),
    );
  }

  return { title, view };
}

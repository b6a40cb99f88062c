// People to tap: which of them it was, and who was caught.

/**
 * @import { Child, ClaimOf, Match, Screen } from "../../types.js"
 * @typedef {ClaimOf<"uno.call"> | ClaimOf<"golf.call">} Call
 */
import { h } from "../ui/dom.js";
import { bar, button, named } from "../ui/parts.js";
import { colorsAt, faceOf } from "../ui/people.js";
import { words } from "./words.js";

/** Somebody to tap: a face in its color, with the name. @param {Match} match @param {number} seat @param {() => void} onclick @param {string} key */
export function personKey(match, seat, onclick, key) {
  return button([faceOf(match, seat), named(match.name(seat))], onclick, { kind: `who ${colorsAt(match, seat)}`, key });
}

/** Several people to tap. @param {Match} match @param {number[]} seats @param {(seat: number) => void} tapped */
export function people(match, seats, tapped) {
  return h("div", { class: "whom" }, seats.map((seat) => personKey(match, seat, () => tapped(seat), `who ${seat}`)));
}

/** `done(seat)` is called once, with null where it was nobody.
 * @param {Match} match @param {{ label: string, seats: number[], done: (seat: number | null) => void }} asked @returns {Screen} */
export function openWhom(match, { label, seats, done }) {
  const view = () =>
    h(
      "main",
      { class: "laid" },
      bar(label, { back: null }),
      people(match, seats, done),
      h("div", { class: "foot" }, h("div", { class: "row" }, button(words.referee.cancel, () => done(null)))),
    );
  return { title: () => label, view };
}

/** The key Caught! of a round that is followed. Right after a catch it takes that back, as UNO was said: who was caught by
 * the scorekeeper can only say so at the table. `catchOut` tells a catch. `change` puts an entry right, and says what was told instead: one tap, which one Undo takes
 * back.
 * @param {Match} match
 * @param {{ label: Child, catchOut: () => void, change: (entry: number, call: Call) => void, disabled?: boolean }} key */
export function caughtKey(match, { label, catchOut, change, disabled = false }) {
  const caught = justCaught(match);
  if (!caught) return button(label, catchOut, { key: "caught", disabled });
  const { seat } = caught;
  const wasSaid = () => {
    const { entry } = justCaught(match) ?? caught; // its number may have moved
    change(entry, { claim: `${match.game}.call`, seat });
  };
  return button(words.caught.saidAfterAll, wasSaid, { key: "caught", "aria-label": words.caught.wasSaid({ name: match.name(seat) }) });
}

/** Who was caught by the scorekeeper, and in which entry, while nothing that counts was told since; else null. @param {Match} match */
function justCaught(match) {
  const window = match.shown.state.round?.window;
  if (!window?.caught || !window.by_keeper || window.disputed) return null;
  const [last] = match.counted();
  const { entry } = window.caught;
  return entry === last ? { seat: window.seat, entry } : null;
}

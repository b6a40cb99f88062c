// One question: which of these people it was.

/** @import { Match, Screen } from "../../types.js" */
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

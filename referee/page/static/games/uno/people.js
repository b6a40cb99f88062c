// Somebody to tap: a face in its color, with the name.

/** @import { Match } from "../../../types.js" */
import { button, named } from "../../ui/parts.js";
import { colorsAt, faceOf } from "../../ui/people.js";

/** @param {Match} match @param {number} seat @param {() => void} onclick @param {string} key */
export function personKey(match, seat, onclick, key) {
  return button([faceOf(match, seat), named(match.name(seat))], onclick, { kind: `who ${colorsAt(match, seat)}`, key });
}

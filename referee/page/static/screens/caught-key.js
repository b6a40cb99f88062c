// The key Caught! of a round that is followed. Right after a catch it takes that back, as UNO was said: who was caught by
// the scorekeeper can only say so at the table.

/** @import { Child, ClaimOf, Match } from "../../types.js" */
import { button } from "../ui/parts.js";
import { words } from "./words.js";

/** @typedef {ClaimOf<"uno.call"> | ClaimOf<"golf.call">} Call */

/** `catchOut` tells a catch. `change` puts an entry right, and says what was told instead: one tap, which one Undo takes
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

// The key Caught! of a round that is followed. Right after a catch it takes that back, as UNO was said: who was caught by
// the scorekeeper can only say so at the table.

/** @import { Child, ClaimOf, Match } from "../../types.js" */
import { button } from "../ui/parts.js";
import { words } from "./words.js";

/** `catchOut` tells a catch, and `tell` any claim, with its sentence.
 * @param {Match} match @param {{ label: Child, catchOut: () => void, tell: (claim: ClaimOf<"uno.call"> | ClaimOf<"golf.call">) => void, disabled?: boolean }} key */
export function caughtKey(match, { label, catchOut, tell, disabled = false }) {
  const caught = justCaught(match);
  if (!caught) return button(label, catchOut, { key: "caught", disabled });
  const { seat } = caught;
  const wasSaid = () => {
    const { entry } = justCaught(match) ?? caught; // its number may have moved
    match.tell({ claim: "match.take_back", to: entry - 1 });
    tell({ claim: `${match.game}.call`, seat });
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

// The key Caught! of a round that is followed. Right after a catch it takes that back, as UNO was said: who was caught by
// the scorekeeper can only say so at the table.

import { button } from "../ui/parts.js";
import { words } from "./words.js";

/** `catchOut` tells a catch, and `tell` any claim, with its sentence. */
export function caughtKey(match, { label, catchOut, tell, disabled = false }) {
  const seat = justCaught(match);
  if (seat === null) return button(label, catchOut, { key: "caught", disabled });
  const wasSaid = () => {
    match.tell({ claim: "match.take_back", to: match.shown.state.round.window.caught.entry - 1 });
    tell({ claim: `${match.game}.call`, seat });
  };
  return button(words.caught.saidAfterAll, wasSaid, { key: "caught", "aria-label": words.caught.wasSaid(match.name(seat)) });
}

/** Who was caught by the scorekeeper, while nothing that counts was told since; else null. */
function justCaught(match) {
  const window = match.shown.state.round?.window;
  if (!window?.caught || !window.by_keeper || window.disputed) return null;
  const [last] = match.counted();
  return window.caught.entry === last ? window.seat : null;
}

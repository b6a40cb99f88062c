// The felt of a round of Golf: everybody's cards, the piles, and what the referee says.

/**
 * @import { GolfMatch, GolfRound, Place } from "../../../types.js"
 * @import { Question } from "./questions.js"
 * @import { GolfState } from "./round.js"
 */
import { h } from "../../ui/dom.js";
import { bar, iconLink, named, standing } from "../../ui/parts.js";
import { faceOf } from "../../ui/people.js";
import { words } from "../../screens/words.js";
import { lying, piles, smallGrids } from "./grids.js";

const LONG = 80; // letters
const LONG_HEADING = 30;
const OF_A_TURN = ["source", "place"]; // questions

/** `note` is what the page itself answers; `choose(place)` makes keys of the large cards.
 * @param {GolfMatch} match @param {Question} open
 * @param {{ note: string | null, choose: ((place: Place) => void) | null }} tapping */
export function board(match, open, { note, choose }) {
  const { state } = match.shown;
  const { round } = state;
  const isReading = open.asks === "card"; // then the cards to choose from take all the room there is
  return h(
    "section",
    { class: "board felt" },
    head(match, state, open, isReading ? note : null),
    !round && standings(match, state),
    round && !isReading && everybody(match, state, round, open),
    open.grid && lying(match.name(open.seat), open.grid, open, choose, round && !isReading && piles(round.top, open)),
    round && !isReading && says(match, open, note),
  );
}

/** Beside a question there is no room for anything but trouble.
 * @param {GolfMatch} match @param {GolfState} state @param {Question} open @param {string | null} note */
function head(match, { round_number: number, rules }, { text, asks }, note) {
  const at = (/** @type {string} */ screen) => `#/match/${match.id}/${screen}`;
  const isTurn = asks === "source";
  const below = note || (isTurn && words.golf.round({ round: number, rounds: rules.target ?? 0 }));
  return bar([h("span", { class: `what ${text.length > LONG_HEADING ? "long" : ""}` }, text), below && [" ", h("small", null, below)]], {
    back: at("scorepad"),
    more: [
      standing(match),
      isTurn && iconLink("ask", words.golf.ask, at("ask")),
      isTurn && iconLink("more", words.scorepad.menu, at("menu")),
    ],
  });
}

/** Every other grid, small, in the order in which they sit; larger where it is about none of them.
 * @param {GolfMatch} match @param {GolfState} state @param {GolfRound} round @param {Question} open */
function everybody(match, { order }, round, { seat, asks, grids }) {
  if (asks === "grid") return null;
  const after = seat === undefined ? 0 : order.indexOf(seat) + 1;
  const around = [...order.slice(after), ...order.slice(0, after)].filter((one) => one !== seat);
  const isAboutAll = seat === undefined;
  return smallGrids(
    match,
    around.map((one) => ({ seat: one, columns: grids?.[one] ?? round.grids[one] })),
    { isLarge: isAboutAll, note: asks === "points" ? (one) => words.golf.points({ points: round.points?.[one] ?? null }) : null },
  );
}

/** Between two rounds: who deals, and how everybody stands. @param {GolfMatch} match @param {GolfState} state */
function standings(match, { dealer, order, totals }) {
  const total = (/** @type {number} */ seat) => h("li", null, faceOf(match, seat), named(match.name(seat)), " ", h("b", { class: "num" }, `${totals[seat]}`));
  return h(
    "div",
    { class: "deals" },
    dealer !== null && h("p", null, faceOf(match, dealer), words.scorepad.deals(match.name(dealer))),
    h("ul", { class: "sums" }, order.map(total)),
  );
}

/** What everybody does now. In a turn it takes the same room whatever it says, so that nothing moves when an answer
 * comes.
 * @param {GolfMatch} match @param {Question} open @param {string | null} note */
function says(match, open, note) {
  const told = sentences(match, open, note);
  if (!told.length && !OF_A_TURN.includes(open.asks)) return null;
  if (!told.length) return h("div", { class: "say now silent" });
  const isLong = told.join("").length > LONG;
  return h(
    "div",
    { class: `say now ${isLong ? "long" : ""}`, tabindex: "0", role: "group", "aria-label": words.referee.says },
    told.map((sentence) => h("p", null, sentence)),
  );
}

/** @param {GolfMatch} match @param {Question} open @param {string | null} note */
function sentences(match, { asks, keepsGrids }, note) {
  if (note) return [note];
  if (match.shown.unsure) return [words.golf.unsure];
  if (keepsGrids) return [words.golf.asShown];
  if (asks !== "source" || match.waiting) return [];
  return match.answer.say.map(({ name, sentence }) => words.golf.says({ name, sentence }));
}

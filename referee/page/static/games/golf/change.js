// What really happened in Golf: asked anew, of the grids as they lay before it.

/**
 * @import { Changing } from "../../screens/change.js"
 * @import { Child, ClaimOf, Tellable, GolfKit, GolfMatch, GolfTold, Reply } from "../../../types.js"
 * @import { Answer } from "./questions.js"
 * @import { GolfState } from "./round.js"
 */
import { ask } from "../../core/api.js";
import { isGolf } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { button } from "../../ui/parts.js";
import { peopleOf } from "../../screens/change.js";
import { words } from "../../screens/words.js";
import { asked, nextClaim } from "./questions.js";
import { lying } from "./grids.js";
import { answerKeys } from "./keys.js";

const ASKED_ANEW = ["golf.deal", "golf.turn", "golf.clear", "golf.reveal"];

/** @param {Changing} changing @returns {{ [claim: string]: (claim: never) => Child }} */
export function kinds(changing) {
  const { done } = changing;
  const people = peopleOf(changing);
  return {
    "golf.call": (/** @type {ClaimOf<"golf.call">} */ call) => people(words.change.who, call.seat, (seat) => done({ ...call, seat })),
    "golf.catch": (/** @type {ClaimOf<"golf.catch">} */ told) => people(words.change.who, told.caught, (caught) => done({ ...told, caught })),
  };
}

/** The questions of a claim that moves cards; null for any other. @param {Changing} changing @param {number} number */
export function anew({ match, claim, draft, redraw, done }, number) {
  if (!isGolf(match) || !ASKED_ANEW.includes(claim.claim)) return null;
  return openAnew(match, number, draft.who, { redraw, done });
}

/** The questions of the claim in entry `number`; `done(claim)` is called with the answers as a claim.
 * @param {GolfMatch} match @param {number} number @param {number | null} seat
 * @param {{ redraw: () => void, done: (claim: Tellable) => void }} page */
function openAnew(match, number, seat, { redraw, done }) {
  /** As it was, and what was in force then, once the referee has told it. @type {{ state: GolfState, kit: GolfKit } | null} */
  let before = null;
  let isMissing = false;
  /** @type {Answer[]} */
  let answers = [];
  load();

  async function load() {
    /** @type {Reply<GolfTold>} */
    const told = await ask("GET", `/v1/matches/${match.id}?at=${number - 1}&kit=1`, { token: match.token });
    if (told.status === 200) before = { state: asOf(told.json.state), kit: told.json.kit };
    isMissing = !before;
    redraw();
  }

  /** As if whoever told was the one to be asked. @param {GolfState} state @returns {GolfState} */
  function asOf(state) {
    const { order, round } = state;
    if (!round) return state;
    if (round.turn !== null) return { ...state, round: { ...round, turn: seat ?? round.turn } };
    return { ...state, order: seat === null ? order : [seat, ...order.filter((one) => one !== seat)] };
  }

  /** @param {{ state: GolfState, kit: GolfKit }} then */
  function question({ state, kit }) {
    return asked(nextClaim(state, kit, (one) => match.name(one)), answers);
  }

  /** @param {Answer} given @param {{ anew?: boolean }} how */
  function answer(given, { anew: isAnew = false } = {}) {
    answers = isAnew ? [given] : [...answers, given];
    const claim = before && question(before).claim;
    if (claim) done(claim);
    else redraw();
  }

  function undo() {
    answers = answers.slice(0, -1);
    redraw();
  }

  function view() {
    if (!before) return h("p", null, isMissing ? words.history.missing : words.history.asking);
    const open = question(before);
    if (open.claim) return null;
    const isPlace = open.asks === "place";
    return h(
      "div",
      { class: `anew asks-${open.asks}` },
      h("h2", null, open.text),
      open.grid && lying(match.name(open.seat), open.grid, open, isPlace ? answer : null),
      answerKeys(match, open, answer, { top: before.state.round?.top }),
      button(words.golf.undo, undo, { disabled: !answers.length }),
    );
  }

  return { view };
}

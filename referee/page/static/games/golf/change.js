// What really happened in Golf: asked anew, of the grids as they lay before it.

import { ask } from "../../core/api.js";
import { h } from "../../ui/dom.js";
import { button } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { asked, nextClaim } from "./questions.js";
import { lying } from "./grids.js";
import { answerKeys } from "./keys.js";

export const ASKED_ANEW = ["golf.deal", "golf.turn", "golf.clear", "golf.reveal"];

/** The questions of the claim in entry `number`; `done(claim)` is called with the answers as a claim. */
export function openAnew(match, number, { seat }, { redraw, done }) {
  let before = null; // the state as it was, once the referee has told it
  let kit = null; // what was in force then
  let isMissing = false;
  let answers = [];
  load();

  async function load() {
    const told = await ask("GET", `/v1/matches/${match.id}?at=${number - 1}&kit=1`, { token: match.token });
    isMissing = told.status !== 200;
    if (!isMissing) {
      before = asOf(told.json.state);
      kit = told.json.kit;
    }
    redraw();
  }

  /** As if whoever told was the one to be asked. */
  function asOf(state) {
    const { order, round } = state;
    if (!round) return state;
    if (round.turn !== null) return { ...state, round: { ...round, turn: seat } };
    return { ...state, order: [seat, ...order.filter((one) => one !== seat)] };
  }

  function question() {
    return asked(nextClaim(before, kit, (one) => match.name(one)), answers);
  }

  function answer(given, { anew = false } = {}) {
    answers = anew ? [given] : [...answers, given];
    const { claim } = question();
    if (claim) done(claim);
    else redraw();
  }

  function undo() {
    answers = answers.slice(0, -1);
    redraw();
  }

  function view() {
    if (!before) return h("p", null, isMissing ? words.history.missing : words.history.asking);
    const open = question();
    const isPlace = open.asks === "place";
    return h(
      "div",
      { class: `anew asks-${open.asks}` },
      h("h2", null, open.text),
      open.grid && lying(match.name(open.seat), open, isPlace ? answer : null),
      answerKeys(match, open, answer, { top: before.round?.top }),
      button(words.golf.undo, undo, { disabled: !answers.length }),
    );
  }

  return { view };
}

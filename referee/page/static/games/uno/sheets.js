// What lies over the pad until it is answered or left: all cards, a challenge, how to get back on track, a hand's size.

import { h } from "../../ui/dom.js";
import { bar, button } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { besides, openQuestion } from "./extra-plays.js";
import { allFaces } from "./cards.js";
import { openDoubt } from "./challenge.js";
import { openHeld } from "./hand-count.js";
import { challengersOf } from "./legal-moves.js";
import { openLost } from "./start.js";

export function openSheets({ match, redraw, say, cover }, entered, { tell, tap, recount, answer }) {
  let sheet = null;
  let round = null; // in which it was opened

  function lift(opened) {
    cover();
    round = openRound();
    turnTo(opened);
  }

  /** In the place of the sheet that lies there, so that the way back still leads to the pad. */
  function turnTo(opened) {
    sheet = opened;
    redraw();
  }

  function lower() {
    sheet = null;
    history.back();
  }

  /** Leave it, with what is to be told; null leaves all as it is. */
  function finish(claim, said) {
    lower();
    if (claim) tell(claim, said);
  }

  function back() {
    turnTo(null);
  }

  /** Its number, or null between two rounds. */
  function openRound() {
    const { state } = match.shown;
    return state.round && state.round_number;
  }

  // --- back on track ---

  function lost() {
    const done = (claims, said) => {
      lower();
      claims?.forEach((claim) => match.tell(claim));
      if (said) say(said);
    };
    lift(openLost(match, { redraw, done }));
  }

  /** How many cards are in a hand, whether track of it was lost or not. */
  function count(seat) {
    const done = (claim) => {
      lower();
      if (claim) recount(claim);
    };
    lift(openHeld(match, seat, { redraw, done }));
  }

  // --- what the pad does not offer ---

  function showAll() {
    const choose = (card, seat = null) => {
      lower();
      entered.jumpIn(seat);
      tap(card);
    };
    const take = ({ claim, ask }) => {
      if (claim) choose(claim.card, claim.seat);
      else turnTo(openQuestion(match, ask, { redraw, done: settle }));
    };
    const view = () =>
      h(
        "main",
        { class: "laid" },
        bar(words.referee.allFaces, { back: null }),
        !entered.change && ways(take),
        allFaces(match.kit, (card) => choose(card)),
        h("div", { class: "foot" }, button(words.referee.cancel, lower)),
      );
    lift({ title: () => words.referee.allFaces, view });
  }

  /** What else can be told now; cards that are laid out of turn come first. */
  function ways(take) {
    const found = besides(match);
    const title = found.some(({ claim }) => claim) && h("p", { class: "hint" }, words.besides.title);
    const key = (one) => button(one.label, () => take(one), { key: one.key, kind: "chip", "aria-label": one.name });
    return h("div", { class: "row wrap" }, title, found.map(key));
  }

  function settle(claim) {
    finish(claim, claim && words.besides.told(match.name(claim.seat)));
  }

  /** One thing that a house rule lets people tell; null where nobody can do it now. */
  function tellExtra(ask) {
    if (ask) lift(openQuestion(match, ask, { redraw, done: settle }));
    else answer(words.besides.nobody);
  }

  // --- challenges ---

  /** First who it is, where several may challenge. Whoever is out has no hand that could be looked at. */
  function challenge() {
    const seats = challengersOf(match);
    const made = (seat) => ({ claim: "uno.challenge", seat });
    const isOut = match.shown.state.round.out !== null;
    const look = (seat) => openDoubt(match, seat, { done: challenged });
    const chosen = (claim) => (claim && !isOut ? turnTo(look(claim.seat)) : challenged(claim));
    const who = { label: words.referee.whoChallenges, seats, told: made };
    if (seats.length > 1) lift(openQuestion(match, who, { redraw, done: chosen }));
    else if (isOut) tell(made(seats[0]), challenges(seats[0]));
    else lift(look(seats[0]));
  }

  function challenged(claim) {
    finish(claim, claim && challenges(claim.seat));
  }

  function challenges(seat) {
    return words.referee.told.challenged(match.name(seat));
  }

  /** A challenge that another phone has made waits for its answer. */
  function answering() {
    const { challenger } = match.shown.state.round;
    return openDoubt(match, challenger, { done: (claim) => tell(claim, challenges(challenger)) });
  }

  /** What lies there now, or null. A round that others have ended takes its sheet along. */
  function lying() {
    if (sheet && openRound() !== round) lower();
    return sheet ?? (match.shown.state.round?.challenged == null ? null : answering());
  }

  return { lying, back, lost, count, showAll, challenge, tellExtra };
}

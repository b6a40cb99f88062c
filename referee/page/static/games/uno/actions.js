// What the pad tells the referee, each with the one sentence that is said of it.

import { spoken } from "../../ui/card-faces.js";
import { words } from "../../screens/words.js";
import { feel } from "../../ui/feel.js";
import { isWild } from "./cards.js";
import { actor, callerOf } from "./legal-moves.js";

export function openTelling({ match, redraw, say }, entered) {
  const said = words.referee.told;

  function tell(claim, sentence) {
    match.tell(claim);
    say(sentence);
  }

  /** Told after it was painted, so that it can say who draws now, or who is next. */
  function tellPlay(claim, sentence) {
    entered.clear();
    match.tell(claim);
    say(sentence());
  }

  function follows() {
    const { state, unsure } = match.shown;
    const { round } = state;
    if (unsure) return "";
    if (round?.debt) return words.referee.owes(match.name(round.debt.seat), round.debt.count);
    return round && round.turn !== null ? said.next(match.name(round.turn)) : "";
  }

  /** A card was tapped: a wild one waits for its color, unless it is the last one. */
  function tap(card) {
    const { hands } = match.shown.state.round;
    const isLast = hands[entered.jumper ?? actor(match)] === 1 && !entered.change;
    if (isWild(card) && !isLast) entered.waitForColor(card);
    else lay(card);
  }

  /** A card was laid, or really was in the play that is put right. */
  function lay(card, color = null) {
    const claim = entered.playOf(card, color);
    if (entered.change) return correct(claim);
    const what = [spoken(card), color && words.cards.colors[color]].filter(Boolean).join(", ");
    const name = match.name(claim.seat);
    const isOut = () => match.shown.state.round?.out === claim.seat;
    return tellPlay(claim, () => (isOut() ? said.out(name) : said.played(name, what, follows())));
  }

  function passed() {
    const { debt, turn } = match.shown.state.round;
    if (entered.change) return correct({ claim: "uno.draw", seat: entered.change.claim.seat, keep: true });
    const claim = debt ? { claim: "uno.draw", seat: debt.seat } : { claim: "uno.draw", seat: turn, keep: true };
    return tellPlay(claim, () => said.drew(match.name(claim.seat), follows()));
  }

  /** One card more, where the table draws until one fits; the card that is laid then is the last one drawn. */
  function drewOne() {
    const { turn } = match.shown.state.round;
    tellPlay({ claim: "uno.draw", seat: turn }, () => said.drewOne(match.name(turn)));
  }

  function correct(instead) {
    const { number, claim } = entered.change;
    tellPlay({ claim: "match.correct", entry: number, instead }, () => said.changed(match.name(claim.seat)));
  }

  /** Of the wild card that was tapped, or of one that was told without it. */
  function nameColor(color) {
    const { color_owed_by: seat } = match.shown.state.round;
    if (entered.wild) lay(entered.wild, color);
    else tell({ claim: "uno.color", seat, color }, said.color(words.cards.colors[color]));
  }

  function swap(other) {
    const { seat } = match.shown.state.round.swap;
    tell({ claim: "uno.swap", seat, with: other }, said.swapped(match.name(seat), match.name(other)));
  }

  function called() {
    const seat = callerOf(match);
    const { hands } = match.shown.state.round;
    if (seat === null) answer(hands.includes(null) ? said.unknownHands : hands.includes(1) ? said.saidOrLate : said.nobodyCalls);
    else {
      feel("uno");
      tell({ claim: "uno.call", seat }, said.called(match.name(seat)));
    }
  }

  function caught() {
    const { window, hands } = match.shown.state.round;
    if (!window || window.called || window.caught) answer(hands.includes(1) ? said.calledOrLate : said.nobodyCaught);
    else tell({ claim: "uno.catch", caught: window.seat }, said.caught(match.name(window.seat)));
  }

  /** A hand was counted at the table; what else is entered waits. */
  function recount(claim) {
    match.tell(claim);
    say(said.held(match.name(claim.seat), claim.count, follows()));
  }

  /** Nothing is told to the referee; whoever tapped sees why. */
  function answer(sentence) {
    say(sentence);
    entered.answerWith(sentence);
  }

  function undo() {
    if (entered.isNothing) match.undo();
    else entered.clear();
    feel("undo");
    say(said.undone);
    redraw();
  }

  return { tell, tap, lay, passed, drewOne, nameColor, swap, called, caught, recount, answer, undo };
}

// What the pad tells the referee, each with the one sentence that is said of it.

/**
 * @import { Claim, ClaimOf, Color, Page, UNOMatch } from "../../../types.js"
 * @import { Entered } from "./draft-play.js"
 * @import { Play } from "./plays.js"
 * @typedef {(claim: Claim, sentence: string) => void} Tell
 */
import { spoken } from "../../ui/card-faces.js";
import { whoCalls } from "../../core/calls.js";
import { openRound } from "../../core/match.js";
import { words } from "../../screens/words.js";
import { feel } from "../../ui/feel.js";
import { isWild } from "./cards.js";
import { actor, turnOf } from "./legal-moves.js";

/** @param {Page<UNOMatch>} page @param {Entered} entered */
export function openTelling(page, entered) {
  const { match, redraw, say } = page;
  const said = words.referee.told;

  /** @param {Claim} claim @param {string} sentence */
  function tell(claim, sentence) {
    match.tell(claim);
    say(sentence);
  }

  /** Nothing is told to the referee; whoever tapped sees why. @param {string} sentence */
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

  return { tell, answer, undo, ...openPlays(page, entered, tell), ...openCalls(page, tell, answer) };
}

/** What is told of plays, and of an earlier one that is put right.
 * @param {Page<UNOMatch>} page @param {Entered} entered @param {Tell} tell */
function openPlays({ match, say }, entered, tell) {
  const said = words.referee.told;
  const opened = () => openRound(match);

  /** Told after it was painted, so that it can say who draws now, or who is next.
   * @param {Claim} claim @param {() => string} sentence */
  function tellPlay(claim, sentence) {
    entered.clear();
    match.tell(claim);
    say(sentence());
  }

  /** A card was tapped: a wild one waits for its color, unless it is the last one. @param {string} card */
  function tap(card) {
    const { hands } = opened();
    const isLast = hands[entered.jumper ?? actor(match)] === 1 && !entered.change;
    if (isWild(card) && !isLast) entered.waitForColor(card);
    else lay(card);
  }

  /** A card was laid, or really was in the play that is put right. @param {string} card @param {Color | null} color */
  function lay(card, color = null) {
    const claim = entered.playOf(card, color);
    if (entered.change) return correct(entered.change, claim);
    const what = [spoken(card), color && words.cards.colors[color]].filter(Boolean).join(", ");
    const name = match.name(claim.seat);
    const isOut = () => match.shown.state.round?.out === claim.seat;
    return tellPlay(claim, () => (isOut() ? said.out({ name }) : said.played({ name, card: what, follows: followsIn(match) })));
  }

  function passed() {
    const round = opened();
    if (entered.change) return correct(entered.change, { claim: "uno.draw", seat: entered.change.claim.seat, keep: true });
    /** @type {ClaimOf<"uno.draw">} */
    const claim = round.debt ? { claim: "uno.draw", seat: round.debt.seat } : { claim: "uno.draw", seat: turnOf(round), keep: true };
    return tellPlay(claim, () => said.drew({ name: match.name(claim.seat), follows: followsIn(match) }));
  }

  /** One card more, where the table draws until one fits; the card that is laid then is the last one drawn. */
  function drewOne() {
    const turn = turnOf(opened());
    tellPlay({ claim: "uno.draw", seat: turn }, () => said.drewOne({ name: match.name(turn) }));
  }

  /** @param {Play} play @param {Play["claim"]} instead */
  function correct({ number, claim }, instead) {
    tellPlay({ claim: "match.correct", entry: number, instead }, () => said.changed({ name: match.name(claim.seat) }));
  }

  /** Of the wild card that was tapped, or of one that was told without it. @param {Color} color */
  function nameColor(color) {
    const { color_owed_by: seat } = opened();
    if (entered.wild) lay(entered.wild, color);
    else if (seat !== null) tell({ claim: "uno.color", seat, color }, said.color({ color: words.cards.colors[color] }));
  }

  return { tap, lay, passed, drewOne, nameColor };
}

/** What is told beside the plays: hands that are swapped or counted, calls, and who did not call.
 * @param {Page<UNOMatch>} page @param {Tell} tell @param {(sentence: string) => void} answer */
function openCalls({ match, say }, tell, answer) {
  const said = words.referee.told;
  const opened = () => openRound(match);

  /** @param {number} other */
  function swap(other) {
    const seat = opened().swap?.seat;
    if (seat !== undefined) tell({ claim: "uno.swap", seat, with: other }, said.swapped({ name: match.name(seat), other: match.name(other) }));
  }

  function called() {
    const { hands } = opened();
    const seat = whoCalls(match, hands);
    if (seat === null) answer(hands.includes(null) ? said.unknownHands : hands.includes(1) ? said.saidOrLate : said.nobodyCalls);
    else {
      feel("uno");
      tell({ claim: "uno.call", seat }, said.called({ name: match.name(seat) }));
    }
  }

  /** @param {number} seat */
  function caught(seat) {
    tell({ claim: "uno.catch", caught: seat }, said.caught({ name: match.name(seat) }));
  }

  /** A hand was counted at the table; what else is entered waits. @param {ClaimOf<"match.recount">} claim */
  function recount(claim) {
    match.tell(claim);
    say(said.held({ name: match.name(claim.seat), cards: claim.count ?? 0, follows: followsIn(match) }));
  }

  return { swap, called, caught, recount };
}

/** What follows from what was told, as far as it is known. @param {UNOMatch} match */
function followsIn(match) {
  const { state, unsure } = match.shown;
  const { round } = state;
  if (unsure) return "";
  if (round?.debt) return words.referee.owes({ name: match.name(round.debt.seat), number: round.debt.count });
  return round && round.turn !== null ? words.referee.told.next({ name: match.name(round.turn) }) : "";
}

// How a round begins to be followed: with the card that is turned up, or in the middle, where track was lost.

/** @import { Claim, ClaimOf, Color, UNOMatch } from "../../../types.js" */
import { ranking } from "../../core/match.js";
import { everybody, played } from "../../core/past-rounds.js";
import { h } from "../../ui/dom.js";
import { partsOf, spoken } from "../../ui/card-faces.js";
import { bar, button, choice } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { allFaces, colorBlocks, isWild } from "./cards.js";
import { personKey } from "../../screens/whom.js";
import { bestOf } from "../../screens/match-stats.js";

/** Who won the last round with what, and who leads since; nothing before the first. @param {UNOMatch} match */
export function lastRound(match) {
  const { state } = match.shown;
  const { points, totals, round_number: number } = state;
  const last = points.at(-1);
  if (!last) return null;
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => match.name(seat));
  const won = bestOf(last, everybody(state).filter((seat) => played(state, seat, number - 1)), match.kit.fewest_win);
  const lead = ranking(state).filter(({ place }) => place === 1).map(({ seat }) => seat);
  const told = [words.referee.won({ names: names(won), points: last[won[0]] }), words.referee.leads({ names: names(lead), points: totals[lead[0]] })];
  return told.join(" ");
}

/** The deal: `done(claim)` with what was turned up, card by card until one begins.
 * @param {UNOMatch} match
 * @param {{ redraw: () => void, done: (claim: ClaimOf<"uno.deal">, said: string) => void }} page */
export function openDeal(match, { redraw, done }) {
  /** @type {string[]} */
  const turned = [];

  /** @param {string} card */
  function turnUp(card) {
    turned.push(card);
    if (match.kit.first_card.passed_over.includes(partsOf(card).face)) redraw();
    else done({ claim: "uno.deal", turned_up: turned.splice(0) }, words.referee.told.dealt({ card: spoken(card) }));
  }

  const title = () => (turned.length ? words.referee.again : words.referee.turnedUp({ round: match.shown.state.round_number }));
  const faces = () => allFaces(match.kit, turnUp);

  return { title, faces };
}

/** Lost track: the top card, its color if it has none, whose turn; `done(claims, said)`, or null to leave it. The hands
 * are forgotten, unless somebody says that they are as they were known.
 * @param {UNOMatch} match
 * @param {{ redraw: () => void, done: (claims: Claim[] | null, said?: string) => void }} page */
export function openLost(match, { redraw, done }) {
  const { round, order } = match.shown.state;
  /** @type {string | null} */
  let top = null;
  /** @type {Color | null} */
  let color = null;
  let direction = round?.direction ?? 1;
  const known = Object.fromEntries(order.flatMap((seat) => (round?.hands[seat] ? [[seat, round.hands[seat]]] : [])));
  let isKnown = false; // whether those still hold
  const title = () => words.referee.lost;

  /** @param {() => void} change */
  function set(change) {
    change();
    redraw();
  }

  /** @param {string} card @param {number} turn */
  function finish(card, turn) {
    const named = isWild(card) ? { color } : {};
    /** @type {ClaimOf<"uno.resync">} */
    const how = { claim: "uno.resync", top: card, turn, direction, ...named, ...(isKnown && { hands: known }) };
    done(round ? [how] : [deal(card), how], words.referee.told.back({ name: match.name(turn) }));
  }

  /** Nothing can be looked at in the middle before it was dealt. What is put down then hardly matters.
   * @param {string} card @returns {ClaimOf<"uno.deal">} */
  function deal(card) {
    const inForce = color ?? partsOf(card).color;
    return { claim: "uno.deal", turned_up: [/\d$/.test(card) ? card : `${inForce} 0`] };
  }

  function view() {
    return h("main", { class: "laid" }, bar(asked(), { back: null }), answers(), h("div", { class: "foot" }, button(words.referee.cancel, () => done(null))));
  }

  function asked() {
    if (!top) return words.referee.topCard;
    return isWild(top) && !color ? words.referee.whichColor : words.referee.whoseTurn;
  }

  function answers() {
    const card = top;
    if (!card) return allFaces(match.kit, (one) => set(() => (top = one)));
    if (isWild(card) && !color) return colorBlocks((one) => set(() => (color = one)));
    const counts = [false, true].map((value) => ({ value, label: value ? words.referee.stillKnown.true : words.referee.stillKnown.false }));
    const ways = [1, -1].map((value) => ({ value, label: words.referee.direction({ direction: value }) }));
    return h(
      "div",
      { class: "whose-turn" },
      h("div", { class: "whom" }, order.map((seat) => personKey(match, seat, () => finish(card, seat), `turn ${seat}`))),
      choice(words.referee.way, ways, direction, (way) => set(() => (direction = way))),
      Object.keys(known).length > 0 && choice(words.referee.counts, counts, isKnown, (told) => set(() => (isKnown = told))),
    );
  }

  return { title, view };
}

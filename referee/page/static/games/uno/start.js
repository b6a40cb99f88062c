// How a round begins to be followed: with the card that is turned up, or in the middle, where track was lost.

import { h } from "../../ui/dom.js";
import { partsOf, spoken } from "../../ui/card-faces.js";
import { bar, button, choice } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { allFaces, colorBlocks, isWild } from "./cards.js";
import { personKey } from "./people.js";
import { bestOf } from "../../screens/match-stats.js";

/** Who won the last round with what, and who leads since; nothing before the first. */
export function lastRound(match) {
  const { state } = match.shown;
  const { points, totals, order } = state;
  if (!points.length) return null;
  const best = (say, amounts) => {
    const had = order.filter((seat) => seat in amounts); // nobody who sat down later
    const seats = bestOf(amounts, had, match.kit.fewest_win);
    return say(seats.map((seat) => match.name(seat)), amounts[seats[0]]);
  };
  return `${best(words.referee.won, points.at(-1))} ${best(words.referee.leads, totals)}`;
}

/** The deal: `done(claim)` with what was turned up, card by card until one begins. */
export function openDeal(match, { redraw, done }) {
  const turned = [];

  function turnUp(card) {
    turned.push(card);
    if (match.kit.first_card.passed_over.includes(partsOf(card).face)) redraw();
    else done({ claim: "uno.deal", turned_up: turned.splice(0) }, words.referee.told.dealt(spoken(card)));
  }

  const title = () => (turned.length ? words.referee.again : words.referee.turnedUp(match.shown.state.round_number));
  const faces = () => allFaces(match.kit, turnUp);

  return { title, faces };
}

/** Lost track: the top card, its color if it has none, whose turn; `done(claims, said)`, or null to leave it. The hands
 * are forgotten, unless somebody says that they are as they were known. */
export function openLost(match, { redraw, done }) {
  const { round, order } = match.shown.state;
  let top = null;
  let color = null;
  let direction = round?.direction ?? 1;
  const known = Object.fromEntries(order.map((seat) => [seat, round?.hands[seat]]).filter(([, cards]) => cards));
  let isKnown = false; // whether those still hold
  const title = () => words.referee.lost;

  function set(change) {
    change();
    redraw();
  }

  function finish(turn) {
    const named = isWild(top) ? { color } : {};
    const how = { claim: "uno.resync", top, turn, direction, ...named, ...(isKnown && { hands: known }) };
    done(round ? [how] : [deal(), how], words.referee.told.back(match.name(turn)));
  }

  /** Nothing can be looked at in the middle before it was dealt. What is put down then hardly matters. */
  function deal() {
    const inForce = color ?? partsOf(top).color;
    return { claim: "uno.deal", turned_up: [/\d$/.test(top) ? top : `${inForce} 0`] };
  }

  function view() {
    return h("main", { class: "laid" }, bar(asked(), { back: null }), answers(), h("div", { class: "foot" }, button(words.referee.cancel, () => done(null))));
  }

  function asked() {
    if (!top) return words.referee.topCard;
    return isWild(top) && !color ? words.referee.whichColor : words.referee.whoseTurn;
  }

  function answers() {
    if (!top) return allFaces(match.kit, (card) => set(() => (top = card)));
    if (isWild(top) && !color) return colorBlocks((one) => set(() => (color = one)));
    const counts = [false, true].map((value) => ({ value, label: words.referee.stillKnown[value] }));
    const ways = ["1", "-1"].map((value) => ({ value: Number(value), label: words.referee.directions[value] }));
    return h(
      "div",
      { class: "whose-turn" },
      h("div", { class: "whom" }, order.map((seat) => personKey(match, seat, () => finish(seat), `turn ${seat}`))),
      choice(words.referee.way, ways, direction, (way) => set(() => (direction = way))),
      Object.keys(known).length > 0 && choice(words.referee.counts, counts, isKnown, (told) => set(() => (isKnown = told))),
    );
  }

  return { title, view };
}

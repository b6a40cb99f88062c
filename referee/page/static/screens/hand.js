// What is left in the own hand at the end of a round: card by card by its value, or as one sum.

/** @import { Match } from "../../types.js" */
import { h } from "../ui/dom.js";
import { bar, button, cardKeys, chips, digitKeys, keypad, pressed } from "../ui/parts.js";
import { animalAt, colorsOf, face } from "../ui/people.js";
import { Tally, valuesOf } from "../ui/sums.js";
import { words } from "./words.js";

/** `done(said)` is called once: with what is told of the hand, or with null if it is left. Where no round is followed
 * it is told for the one that is being played as the sheet opens, whatever is scored meanwhile.
 * @param {Match} match @param {{ redraw: () => void, done: (said: string | null) => void }} page */
export function openHand(match, { redraw, done }) {
  const { own: seat } = match;
  const { round, round_number: number } = match.shown.state;
  const held = round && "hands" in round ? round.hands[seat] : null;
  const values = valuesOf(match.kit, number);
  const tally = new Tally();
  const hasCards = match.game === "uno"; // in Golf they lie in columns, and are added up there
  let isByCards = hasCards;

  function total() {
    return tally.points(isByCards);
  }

  /** @param {string} key */
  function type(key) {
    tally.type(key, isByCards ? values : null);
    redraw();
  }

  function change() {
    isByCards = !isByCards;
    redraw();
  }

  /** @param {number} place */
  function remove(place) {
    tally.remove(place);
    redraw();
  }

  function save() {
    if (!round) {
      match.tell({ claim: "match.points", seat, round: number, points: total() });
      return done(words.hand.told({ points: total() }));
    }
    const what = isByCards ? { values: [...tally.cards, ...zeros(held, tally)] } : { points: total() };
    match.tell({ claim: "uno.count", seat, ...what });
    return done(words.referee.told.counted({ name: match.name(seat), points: total() }));
  }

  function view() {
    const cards = tally.cards.length;
    const isTooMany = isByCards && held !== null && cards > held;
    const told = isTooMany ? words.hand.tooMany({ cards, held }) : words.hand.tally({ cards, held });
    return h(
      "main",
      { class: "own-hand still" },
      bar([words.hand.title, h("small", null, isByCards ? told : words.hand.together)], { back: null }),
      sumOf(match, seat, total(), isByCards ? tally.cards.join(" + ") : tally.text.replaceAll("+", " + ")),
      isByCards && h("div", { class: "row wrap cards" }, cards ? chips(tally, remove) : h("p", { class: "soft" }, words.hand.zeros)),
      keypad(keys()),
      h(
        "div",
        { class: "row" },
        button(words.entry.cancel, () => done(null), { kind: "hug" }),
        button(words.hand.save({ points: total() }), save, { kind: `who big wide ${colorsOf(animalAt(match, seat))}`, disabled: isTooMany }),
      ),
    );
  }

  function keys() {
    const same = { type, way: otherWay(isByCards, change, !hasCards), next: { label: "=", disabled: true } };
    return isByCards ? cardKeys(values, same) : digitKeys(same, values);
  }

  /** @param {string} key */
  function press(key) {
    return pressed(key, type, () => done(null));
  }

  return { title: () => words.hand.title, view, press };
}

/** The cards that are worth nothing need no tap. @param {number | null} held @param {Tally} tally */
function zeros(held, tally) {
  return Array(Math.max(0, (held ?? 0) - tally.cards.length)).fill(0);
}

/** To the other way to tell it. @param {boolean} isByCards @param {() => void} onclick @param {boolean} disabled */
function otherWay(isByCards, onclick, disabled) {
  const [label, name] = isByCards ? [words.entry.one, words.hand.oneName] : [words.entry.cards, words.hand.cardsName];
  return { label, name, onclick, kind: "word", disabled };
}

/** What somebody has in the hand, with its parts. @param {Match} match @param {number} seat @param {number} total @param {string} parts */
function sumOf(match, seat, total, parts) {
  const animal = animalAt(match, seat);
  return h(
    "section",
    { class: `gets ${colorsOf(animal)}` },
    face(animal),
    h("p", null, words.hand.of({ name: match.name(seat) })),
    h("strong", { class: "sum num" }, `${total}`),
    h("p", { class: "parts" }, parts),
  );
}

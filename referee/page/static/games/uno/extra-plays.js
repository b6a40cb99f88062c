// What happens at a table beside one play after the other: cards laid out of turn, as `may` offers them, and what
// else the house rules let people tell, as the kit describes it.

/**
 * @import { Claim, Color, Tellable, UNOKit, UNOMatch } from "../../../types.js"
 * @typedef {UNOKit["extras"][number]} Extra
 * @typedef {{ claim: string, seat?: number | null, [field: string]: unknown }} Draft
 * What follows from an answer.
 * @typedef {{ ask: Question, claim?: undefined } | { claim: Claim }} Next
 * @typedef {{ label: string, seats: number[], rows?: undefined, next: (seat: number) => Next }} Whom
 * @typedef {{ label: string, rows: string[][], seats?: undefined, least: number, next: (cards: string[]) => Next }} Which
 * @typedef {Whom | Which} Question
 */
import { openRound } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { COLORS, cardFace, spoken } from "../../ui/card-faces.js";
import { bar, button } from "../../ui/parts.js";
import { people } from "../../screens/whom.js";
import { words } from "../../screens/words.js";
import { coloredFaces } from "../../core/kit.js";
import { faces } from "./cards.js";
import { offered, whoGoesOn } from "./legal-moves.js";
import { nameOfCard } from "./plays.js";

/** What a table can tell now, each a key {key, label, name} with its `claim`, or with the question to `ask`.
 * @param {UNOMatch} match */
export function besides(match) {
  return [...outOfTurn(match), ...extras(match)];
}

/** Plays of those whose turn it is not. @param {UNOMatch} match */
function outOfTurn(match) {
  const regular = whoGoesOn(match);
  const plays = offered(match, "uno.play").filter(({ seat }) => !regular.includes(seat));
  return plays.map((claim) => {
    const label = words.referee.played({ name: match.name(claim.seat), sign: nameOfCard(claim) });
    return { key: `jump ${claim.seat} ${claim.card}`, label, name: words.besides.outOfTurn({ play: label }), claim };
  });
}

/** What the house rules let people tell: some of it always, some only while `may` offers it. @param {UNOMatch} match */
function extras(match) {
  return match.kit.extras.flatMap((extra) => openOf(match, extra));
}

/** @param {UNOMatch} match @param {Extra} extra */
function openOf(match, extra) {
  if (!extra.offered) return [extraOf(match, extra, { claim: { claim: extra.claim } })];
  const { may } = match.answer;
  return match.waiting ? [] : may.filter(({ claim }) => claim.claim === extra.claim).map((one) => extraOf(match, extra, one));
}

/** A key for each of them, which stays where it is: {key, label} with the question to `ask`, null while nobody can.
 * @param {UNOMatch} match */
export function houseKeys(match) {
  const { color } = openRound(match);
  return match.kit.extras.map((extra) => {
    const open = openOf(match, extra);
    const label = words.besides.house(extra.label, nameOf(color));
    return { key: `house ${extra.label}`, label, ask: open.length > 1 ? whoOf(label, open) : (open[0]?.ask ?? null) };
  });
}

/** Which of those who can tell it. @param {string} label @param {ReturnType<typeof openOf>} open @returns {Question} */
function whoOf(label, open) {
  const asks = new Map(open.flatMap(({ seat, ask }) => (seat == null ? [] : [[seat, ask]])));
  return { label, seats: [...asks.keys()], next: (seat) => ({ ask: asks.get(seat) ?? open[0].ask }) };
}

/** @param {Color | null | undefined} color */
function nameOf(color) {
  return color ? words.cards.colors[color] : "";
}

/** @param {UNOMatch} match @param {Extra} extra @param {{ claim: Draft, color?: Color }} may */
function extraOf(match, { label, asks }, { claim, color }) {
  const fill = (/** @type {string} */ gap) => (gap === "{name}" ? match.name(claim.seat) : nameOf(color));
  const filled = (/** @type {string} */ text) => text.replace(/{name}|{color}/g, fill);
  const key = [claim.claim, claim.seat].join(" ").trim();
  return { key, seat: claim.seat, label: filled(label), ask: questionOf(match, claim, color, asks, filled) };
}

/** The first of these questions; after the last one the claim is told.
 * @param {UNOMatch} match @param {Draft} claim @param {Color | undefined} color @param {Extra["asks"]} asks
 * @param {(text: string) => string} filled @returns {Question} */
function questionOf(match, claim, color, [{ field, question, faces: asked, least }, ...later], filled) {
  const next = (/** @type {number | string[]} */ answer) => {
    const told = { ...claim, [field]: answer };
    return later.length ? { ask: questionOf(match, told, color, later, filled) } : { claim: whole(told) };
  };
  const label = filled(question);
  if (!asked.length) return { label, seats: match.shown.state.order.filter((seat) => !Object.values(claim).includes(seat)), next };
  const order = coloredFaces(match.kit).filter((face) => asked.includes(face));
  const rows = (color ? [color] : COLORS).map((one) => order.map((face) => `${one} ${face}`));
  return { label, rows, least, next };
}

/** The kit says which fields a claim of a house rule has. @param {Draft} draft */
export function whole(draft) {
  return /** @type {Tellable} */ (draft);
}

/** One question after the other: who of the `seats` it was, or which cards of the `rows`, at `least` so many.
 * `done(claim)` is called once with what is to be told, or with null.
 * @param {UNOMatch} match @param {Question} asked
 * @param {{ redraw: () => void, done: (claim: Claim | null) => void }} page */
export function openQuestion(match, asked, { redraw, done }) {
  let question = asked;
  /** @type {string[]} */
  let cards = [];

  /** @param {Next} next */
  function goOn(next) {
    if (next.claim) return done(next.claim);
    question = next.ask;
    return redraw();
  }

  /** @param {string} card */
  function take(card) {
    cards = [...cards, card];
    redraw();
  }

  /** @param {number} at */
  function putBack(at) {
    cards = cards.toSpliced(at, 1);
    redraw();
  }

  function view() {
    return h(
      "main",
      { class: "laid" },
      bar(question.label, { back: null }),
      question.seats ? whom(question) : laid(question),
      h("div", { class: "foot" }, h("div", { class: "row" }, button(words.referee.cancel, () => done(null)), question.rows && layKey(question))),
    );
  }

  /** @param {Which} which */
  function layKey({ least, next }) {
    return button(words.besides.lay({ cards: cards.length }), () => goOn(next(cards)), { kind: "main grow", disabled: cards.length < least });
  }

  /** @param {Whom} whom */
  function whom({ seats, next }) {
    return people(match, seats, (seat) => goOn(next(seat)));
  }

  /** In the order in which they lie; the last one on top. @param {Which} which */
  function laid({ rows }) {
    const chip = (/** @type {string} */ card, /** @type {number} */ at) =>
      button([cardFace(card), words.besides.takeAway], () => putBack(at), { kind: "chip", "aria-label": words.entry.removeCard({ value: spoken(card) }) });
    const order = h("p", { class: "hint" }, words.besides.lastOnTop);
    return [h("div", { class: "row wrap" }, order, cards.map(chip)), faces(rows, take)];
  }

  return { title: () => question.label, view };
}

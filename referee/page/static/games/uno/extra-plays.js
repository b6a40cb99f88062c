// What happens at a table beside one play after the other: cards laid out of turn, as `may` offers them, and what
// else the house rules let people tell, as the kit describes it.

import { h } from "../../ui/dom.js";
import { COLORS, cardFace, spoken } from "../../ui/card-faces.js";
import { bar, button } from "../../ui/parts.js";
import { personKey } from "./people.js";
import { words } from "../../screens/words.js";
import { coloredFaces } from "../../core/kit.js";
import { faces } from "./cards.js";
import { offered, whoGoesOn } from "./legal-moves.js";
import { nameOfCard } from "./plays.js";

/** What a table can tell now, each a key {key, label, name} with its `claim`, or with the question to `ask`. */
export function besides(match) {
  return [...outOfTurn(match), ...extras(match)];
}

/** Plays of those whose turn it is not. */
function outOfTurn(match) {
  const regular = whoGoesOn(match.shown.state);
  const plays = offered(match, "uno.play").filter(({ seat }) => !regular.includes(seat));
  return plays.map((claim) => {
    const label = words.referee.played(match.name(claim.seat), nameOfCard(claim));
    return { key: `jump ${claim.seat} ${claim.card}`, label, name: words.besides.outOfTurn(label), claim };
  });
}

/** What the house rules let people tell: some of it always, some only while `may` offers it. */
function extras(match) {
  return match.kit.extras.flatMap((extra) => openOf(match, extra));
}

function openOf(match, extra) {
  if (!extra.offered) return [extraOf(match, extra, { claim: { claim: extra.claim } })];
  const { may } = match.answer;
  return match.waiting ? [] : may.filter(({ claim }) => claim.claim === extra.claim).map((one) => extraOf(match, extra, one));
}

/** A key for each of them, which stays where it is: {key, label} with the question to `ask`, null while nobody can. */
export function houseKeys(match) {
  const color = words.cards.colors[match.shown.state.round.color];
  return match.kit.extras.map((extra) => {
    const open = openOf(match, extra);
    const label = words.besides.house(extra.label, color);
    const who = { label, seats: open.map(({ seat }) => seat), then: (seat) => open.find((one) => one.seat === seat).ask };
    return { key: `house ${extra.label}`, label, ask: open.length > 1 ? who : (open[0]?.ask ?? null) };
  });
}

function extraOf(match, { label, asks }, { claim, color }) {
  const told = { "{name}": match.name(claim.seat), "{color}": words.cards.colors[color] };
  const filled = (text) => text.replace(/{name}|{color}/g, (gap) => told[gap]);
  const key = [claim.claim, claim.seat].join(" ").trim();
  return { key, seat: claim.seat, label: filled(label), ask: questionOf(match, claim, color, asks, filled) };
}

/** The first of these questions; after the last one the claim is told. */
function questionOf(match, claim, color, [{ field, question, faces: asked, least }, ...later], filled) {
  const next = (answer) => questionOf(match, { ...claim, [field]: answer }, color, later, filled);
  const goesOn = later.length ? { then: next } : { told: (answer) => ({ ...claim, [field]: answer }) };
  const label = filled(question);
  if (!asked.length) return { label, seats: match.shown.state.order.filter((seat) => !Object.values(claim).includes(seat)), ...goesOn };
  const order = coloredFaces(match.kit).filter((face) => asked.includes(face));
  const rows = (color ? [color] : COLORS).map((one) => order.map((face) => `${one} ${face}`));
  return { label, rows, least, ...goesOn };
}

/** One question after the other: who of the `seats` it was, or which cards of the `rows`, at `least` so many.
 * `done(claim)` is called once with what is to be told, or with null. */
export function openQuestion(match, asked, { redraw, done }) {
  let question = asked;
  let cards = [];

  function choose(seat) {
    if (!question.then) return done(question.told(seat));
    question = question.then(seat);
    return redraw();
  }

  function take(card) {
    cards = [...cards, card];
    redraw();
  }

  function putBack(at) {
    cards = cards.toSpliced(at, 1);
    redraw();
  }

  function view() {
    return h(
      "main",
      { class: "laid" },
      bar(question.label, { back: null }),
      question.seats ? people() : laid(),
      h("div", { class: "foot" }, h("div", { class: "row" }, button(words.referee.cancel, () => done(null)), question.rows && layKey())),
    );
  }

  function layKey() {
    const lay = () => done(question.told(cards));
    return button(words.besides.lay(cards.length), lay, { kind: "main grow", disabled: cards.length < question.least });
  }

  function people() {
    return h(
      "div",
      { class: "whom" },
      question.seats.map((seat) => personKey(match, seat, () => choose(seat), `who ${seat}`)),
    );
  }

  /** In the order in which they lie; the last one on top. */
  function laid() {
    const chip = (card, at) =>
      button([cardFace(card), words.besides.takeAway], () => putBack(at), { kind: "chip", "aria-label": words.entry.removeCard(spoken(card)) });
    const order = h("p", { class: "hint" }, words.besides.lastOnTop);
    return [h("div", { class: "row wrap" }, order, cards.map(chip)), faces(question.rows, take)];
  }

  return { title: () => question.label, view };
}

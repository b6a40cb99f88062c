// What happens at a table beside one play after the other: cards laid out of turn, several at once, a color gone
// crazy, and what costs cards. What `may` offers is offered here; the rest stands here where a house rule knows it.

import { h } from "../../ui/dom.js";
import { COLORS, face, spoken } from "../../ui/card-faces.js";
import { bar, button } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { FACES, NUMBERS, faces } from "./cards.js";
import { offered, whoGoesOn } from "./legal-moves.js";
import { nameOfCard } from "./plays.js";

/** What a table can tell now, each a key {key, label, name} with its `claim`, or with the question to `ask`. */
export function besides(match) {
  return [...outOfTurn(match), ...several(match), ...crazy(match), ...fines(match)];
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

function several(match) {
  return offered(match, "uno.play_equal").map(({ claim, seat }) => {
    const rows = COLORS.map((color) => NUMBERS.map((face) => `${color} ${face}`));
    const label = words.besides.several(match.name(seat));
    return { key: "several", label, ask: { label, rows, least: 2, told: (cards) => ({ claim, seat, cards }) } };
  });
}

/** Whoever may still discard cards of the color; also none. */
function crazy(match) {
  const { house } = match.shown.state.round;
  return offered(match, "uno.color_crazy").map(({ claim, seat }) => {
    const { color } = house.find(({ event }) => event === "uno.house.color-crazy");
    const rows = [FACES.map((face) => `${color} ${face}`)];
    const label = words.besides.crazy(match.name(seat), words.cards.colors[color]);
    return { key: `crazy ${seat}`, label, ask: { label, rows, least: 0, told: (cards) => ({ claim, seat, cards }) } };
  });
}

/** What costs cards and moves nothing, so that `may` does not tell of it. */
function fines(match) {
  const { order, rules } = match.shown.state;
  const accuser = (caught) => ({
    label: words.besides.accuser,
    seats: order.filter((seat) => seat !== caught),
    told: (seat) => ({ claim: "uno.catch", caught, seat }),
  });
  const known = {
    hint: { told: (seat) => ({ claim: "uno.hint", seat }) },
    "false-call": { told: (seat) => ({ claim: "uno.call", seat }) },
    "false-accusation": { then: accuser },
  };
  const agreed = Object.keys(known).filter((rule) => rule in rules.house_rules);
  return agreed.map((rule) => {
    const { label, asks } = words.besides.fines[rule];
    return { key: rule, label, ask: { ...known[rule], label: asks, seats: order } };
  });
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
      { class: "stack names" },
      question.seats.map((seat) => button(match.name(seat), () => choose(seat), { kind: "big", key: `who ${seat}` })),
    );
  }

  /** In the order in which they lie; the last one on top. */
  function laid() {
    const chip = (card, at) =>
      button([face(card), words.besides.takeAway], () => putBack(at), { kind: "chip", "aria-label": words.entry.removeCard(spoken(card)) });
    const order = h("p", { class: "hint" }, words.besides.lastOnTop);
    return [h("div", { class: "row wrap" }, order, cards.map(chip)), faces(question.rows, take)];
  }

  return { title: () => question.label, view };
}

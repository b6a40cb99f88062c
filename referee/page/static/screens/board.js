// How a match went: a chart, facts, and the same in numbers.

/** @import { Child, Fact, LoggedEntry, Match, State } from "../../types.js" */
import { h } from "../ui/dom.js";
import { mark } from "../ui/marks.js";
import { button, named } from "../ui/parts.js";
import { animalAt, face } from "../ui/people.js";
import { everybody, firstRound, hasLeft, played, startOf } from "../core/past-rounds.js";
import { words } from "./words.js";
import { chart } from "./chart.js";
import { bestOf, factsOf, totalsByRound } from "./match-stats.js";

/** @typedef {{ [kind: string]: { title: string, about: (facts: { names: string[], round: number }) => string } }} FactWords */

const FACTS = 4;

/** `entries` of the logbook tell more, where they are known; `change(round)` puts one right, where it may be.
 * @param {Match} match @param {State} state @param {{ entries?: LoggedEntry[], change?: ((round: number) => void) | null }} options */
export function board(match, state, { entries = [], change = null } = {}) {
  if (!state.points.length) return h("p", null, words.board.nothing);
  return [h("section", { class: "panel" }, chart(match, state)), facts(match, state, entries), numbers(match, state, change)];
}

/** @param {Match} match @param {State} state @param {LoggedEntry[]} entries */
function facts(match, state, entries) {
  return h("ul", { class: "facts-of" }, factsOf(state, match.kit, entries).slice(0, FACTS).map((fact) => told(match, fact)));
}

/** @param {Match} match @param {Fact} fact */
function told(match, { kind, seats, number, round }) {
  /** @type {FactWords} */
  const titles = words.board.facts;
  const { title, about } = titles[kind];
  return h(
    "li",
    { class: "fact", "data-key": kind },
    face(animalAt(match, seats[0])),
    h("strong", { class: "num" }, `${number}`),
    h("span", { class: "grow" }, h("strong", null, title), h("small", null, about({ names: seats.map((seat) => match.name(seat)), round: round ?? 0 }))),
  );
}

/** Every round in numbers: as a score card where so many rounds are played, else round by round.
 * @param {Match} match @param {State} state @param {((round: number) => void) | null} [change] */
export function numbers(match, state, change = null) {
  return match.kit.target_in === "rounds" ? card(match, state, change) : table(match, state, change);
}

/** Every round with what it gave, and the total after it.
 * @param {Match} match @param {State} state @param {((round: number) => void) | null} change */
function table(match, state, change) {
  const { points, totals } = state;
  const people = everybody(state);
  const course = totalsByRound(state);
  const start = startOf(state);
  const cell = (/** @type {number} */ gained, /** @type {number} */ total) => h("td", null, `${total}`, gained ? h("small", null, words.board.gained({ points: gained })) : null);
  const was = (/** @type {number} */ seat, /** @type {number} */ round, /** @type {number} */ gained, /** @type {number} */ total) => (played(state, seat, round) ? cell(gained, total) : h("td", null, words.board.away));
  return across(
    "rounds-table",
    words.board.caption,
    h("thead", null, h("tr", null, head(words.board.roundHead), people.map((seat) => head(who(match, state, seat))))),
    h(
      "tbody",
      null,
      start && h("tr", { class: "start" }, head(words.board.startHead, "row"), people.map((seat) => h("td", null, `${start[seat]}`))),
      points.map((row, place) => {
        const round = firstRound(state) + place;
        return h("tr", null, head(numberOf(round, change), "row"), people.map((seat) => was(seat, round, row[seat], course[place + 1][seat])));
      }),
    ),
    h("tfoot", null, h("tr", null, head(words.board.totalHead, "row"), people.map((seat) => h("td", null, `${totals[seat]}`)))),
  );
}

/** A line for each player, a column for each round, and a ring around the best of it.
 * @param {Match} match @param {State} state @param {((round: number) => void) | null} change */
function card(match, state, change) {
  const { points, totals } = state;
  const people = everybody(state);
  const start = startOf(state);
  const rounds = points.map((row, place) => ({ row, round: firstRound(state) + place }));
  const best = rounds.map(({ row, round }) => bestOf(row, people.filter((seat) => played(state, seat, round)), match.kit.fewest_win));
  return across(
    "course",
    words.board.card,
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        head(words.board.playerHead),
        start && head(words.board.startHead),
        rounds.map(({ round }) => head(numberOf(round, change))),
        head(words.board.sumHead),
      ),
    ),
    h(
      "tbody",
      null,
      people.map((seat) =>
        h(
          "tr",
          { class: animalAt(match, seat) },
          head(who(match, state, seat), "row"),
          start && h("td", null, `${start[seat]}`),
          rounds.map(({ row, round }, place) => hole(played(state, seat, round) ? row[seat] : words.board.away, best[place].includes(seat))),
          h("td", { class: "sum" }, `${totals[seat]}`),
        ),
      ),
    ),
  );
}

/** @param {number | string} points @param {boolean} isBest */
function hole(points, isBest) {
  return h("td", { class: isBest ? "best" : null }, `${points}`, isBest && h("span", { class: "vh" }, words.board.best));
}

/** What is broader than the phone is moved sideways. @param {string} kind @param {string} caption @param {Child[]} parts */
function across(kind, caption, ...parts) {
  return h(
    "div",
    { class: "across", tabindex: "0", role: "region", "aria-label": caption },
    h("table", { class: kind }, h("caption", null, caption), parts),
  );
}

/** With a mark if they have left. @param {Match} match @param {State} state @param {number} seat */
function who(match, state, seat) {
  return h("span", { class: "who-is" }, face(animalAt(match, seat)), named(match.name(seat)), hasLeft(state, seat) && h("small", null, words.board.left));
}

/** @param {number} round @param {((round: number) => void) | null} change */
function numberOf(round, change) {
  return change ? button([`${round}`, mark("edit")], () => change(round), { "aria-label": words.board.change({ round }) }) : `${round}`;
}

/** @param {Child} text @param {string} [scope] */
function head(text, scope = "col") {
  return h("th", { scope }, text);
}

// A score card as golfers have it: a row for everybody, a column a round, the best of each with a ring.

/** @import { Match, State } from "../../types.js" */
import { everybody, hasLeft, played, pointsOf, startOf, toldBy } from "../core/past-rounds.js";
import { ranking } from "../core/match.js";
import { h } from "../ui/dom.js";
import { animalAt, colorsOf, face, person } from "../ui/people.js";
import { words } from "../ui/words.js";

/** @param {Match} match */
export function card(match) {
  const { state } = match.shown;
  return h("div", { class: "scroll" }, state.points.length > 0 && leader(match, state), course(match, state), h("p", { class: "soft" }, words.card.hint));
}

/** @param {Match} match @param {State} state */
function leader(match, state) {
  const places = ranking(state);
  const first = places.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const next = places.find(({ place }) => place > 1);
  const total = state.totals[first[0]];
  const better = match.kit.fewest_win ? -1 : 1;
  const ahead = next ? better * (total - state.totals[next.seat]) : 0; // a tie-break or a correction may leave nothing
  return h(
    "section",
    { class: `leads ${colorsOf(animalAt(match, first[0]))}` },
    face(animalAt(match, first[0])),
    h(
      "div",
      { class: "grow" },
      h("h2", null, words.card.leads({ names: first.map((seat) => match.name(seat)) })),
      h("p", null, words.card.ahead(ahead, next && ahead > 0 ? match.name(next.seat) : null, match.kit.fewest_win)),
    ),
    h("strong", { class: "num" }, `${total}`),
  );
}

/** @param {Match} match @param {State} state */
function course(match, state) {
  const numbers = Array.from({ length: Math.max(state.rules.target ?? 0, state.round_number - 1) }, (_, at) => at + 1);
  const head = (/** @type {string} */ text) => h("th", { scope: "col" }, text);
  const start = startOf(state);
  return h(
    "div",
    { class: "coursewrap", tabindex: "0", role: "region", "aria-label": words.card.title },
    h(
      "table",
      { class: "course" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null, h("span", { class: "vh" }, words.card.player)),
          start && head(words.card.start),
          numbers.map((round) => head(`${round}`)),
          head(words.card.sum),
        ),
      ),
      h("tbody", null, everybody(state).map((seat) => row(match, state, seat, numbers, start))),
    ),
  );
}

/** @param {Match} match @param {State} state @param {number} seat @param {number[]} numbers @param {number[] | null} start */
function row(match, state, seat, numbers, start) {
  const left = toldBy(state, seat);
  const cell = (/** @type {number} */ round) => {
    if (round === state.round_number && left !== null) return h("td", { class: "in-hand" }, h("span", { class: "vh" }, words.card.told), `${left}`);
    const points = pointsOf(state, round);
    if (points?.[seat] === undefined || !played(state, seat, round)) return h("td", { class: "todo-h" }, "·");
    const best = (match.kit.fewest_win ? Math.min : Math.max)(...everybody(state).filter((one) => played(state, one, round)).map((one) => points[one]));
    return h("td", { class: points[seat] === best ? "best" : null }, `${points[seat]}`);
  };
  return h(
    "tr",
    { class: animalAt(match, seat), "data-key": `${seat}` },
    h("th", { scope: "row" }, h("span", null, person(match, seat), hasLeft(state, seat) && [" ", h("small", null, words.card.left)])),
    start && h("td", null, `${start[seat]}`),
    numbers.map(cell),
    h("td", null, `${state.totals[seat]}`),
  );
}

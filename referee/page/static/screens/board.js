// How a match went: a chart, three facts, and the same in numbers.

import { h } from "../ui/dom.js";
import { button } from "../ui/parts.js";
import { firstRound, played, startOf } from "../core/past-rounds.js";
import { words } from "./words.js";
import { chart } from "./chart.js";
import { factsOf, totalsByRound } from "./match-stats.js";

export function board(match, state, change = null) {
  if (!state.points.length) return h("p", null, words.board.nothing);
  return [chart(match, state, state.winners), facts(match, state), table(match, state, change)];
}

function facts(match, state) {
  const { biggest, lead, won } = factsOf(state, match.kit.fewest_win);
  const told = [
    words.board.biggest(match.game, match.name(biggest.seat), biggest.points, biggest.round),
    lead && words.board.lead(match.name(lead.seat), lead.rounds),
    words.board.won(won.filter(({ rounds }) => rounds > 0).map(({ seat, rounds }) => ({ name: match.name(seat), rounds }))),
  ];
  return h("ul", { class: "told" }, told.filter(Boolean).map((fact) => h("li", null, fact)));
}

/** Every round with what it gave, and the total after it; `change(round)` is called to put one right, where it may be. */
export function table(match, state, change = null) {
  const { points, seating, totals } = state;
  const course = totalsByRound(state);
  const start = startOf(state);
  const cell = (gained, total) => h("td", null, `${total}`, gained ? h("small", null, words.board.gained(gained)) : null);
  const was = (seat, round, gained, total) => (played(state, seat, round) ? cell(gained, total) : h("td", null, words.board.away));
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": words.board.caption },
    h(
      "table",
      { class: "rounds-table" },
      h("caption", null, words.board.caption),
      h("thead", null, h("tr", null, head(words.board.roundHead), seating.map((seat) => head(match.name(seat))))),
      h(
        "tbody",
        null,
        start && h("tr", { class: "start" }, head(words.board.startHead, "row"), seating.map((seat) => h("td", null, `${start[seat]}`))),
        points.map((row, place) => {
          const round = firstRound(state) + place;
          return h("tr", null, head(numberOf(round, change), "row"), seating.map((seat) => was(seat, round, row[seat], course[place + 1][seat])));
        }),
      ),
      h("tfoot", null, h("tr", null, head(words.board.totalHead, "row"), seating.map((seat) => h("td", null, `${totals[seat]}`)))),
    ),
  );
}

function numberOf(round, change) {
  return change ? button(`${round}`, () => change(round), { "aria-label": words.board.change(round) }) : `${round}`;
}

function head(text, scope = "col") {
  return h("th", { scope }, text);
}

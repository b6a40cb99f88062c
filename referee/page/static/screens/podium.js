// Who won and who came next, with their faces; and the same in a sentence to be read out.

/** @import { Match, Standing, State } from "../../types.js" */
import { h } from "../ui/dom.js";
import { ranking } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { named } from "../ui/parts.js";
import { animalAt, colorsOf, face } from "../ui/people.js";
import { words } from "./words.js";

/**
 * @typedef {{ up: Standing[], rest: Standing[] }} Places
 * @typedef {Pick<State, "seating" | "winners" | "totals"> & Partial<Pick<State, "standings">>} Ranked
 */

const STEPS = 3;
const MOST = 5; // who fit beside each other

/**
 * Who stands on the podium and who beside it: level ones are on one step, whoever won on the first.
 * @param {State} state
 * @returns {Places}
 * @param {State} state
 */
export function placesOf(state) {
  const all = ranking(state).map(({ place, seat }) => ({ seat, place: state.winners.includes(seat) ? 1 : place }));
  const upTo = [STEPS, 2, 1].find((step) => all.filter(({ place }) => place <= step).length <= MOST) ?? 1;
  return { up: all.filter(({ place }) => place <= upTo), rest: all.filter(({ place }) => place > upTo) };
}

/** The first in the middle, the others beside them by turns; to who listens, in the order of the places.
 * @param {Match} match @param {State} state @param {Pick<Places, "up">} places */
export function podium(match, state, { up } = placesOf(state)) {
  return h(
    "ol",
    { class: `podium ranking${up.length > MOST ? " crowd" : ""}`, "aria-label": words.final.ranking },
    up.map(({ place, seat }) => {
      const animal = animalAt(match, seat);
      const step = ["first", "second", "third"][place - 1];
      return h(
        "li",
        { "data-key": `${seat}`, class: step },
        state.winners.includes(seat) && mark("crown", "crown"),
        face(animal),
        named(match.name(seat)),
        h("span", { class: `block ${colorsOf(animal)}` }, h("strong", { class: "num" }, `${state.totals[seat]}`), h("small", null, words.final.place(place))),
      );
    }),
  );
}

/** All others, by their places. @param {Match} match @param {State} state @param {Pick<Places, "rest">} places */
export function others(match, state, { rest } = placesOf(state)) {
  if (!rest.length) return null;
  return h(
    "ol",
    { class: "rest-of ranking" },
    rest.map(({ place, seat }) =>
      h(
        "li",
        { "data-key": `${seat}` },
        h("span", { class: "place" }, words.final.place(place)),
        face(animalAt(match, seat)),
        named(match.name(seat)),
        h("strong", { class: "num" }, `${state.totals[seat]}`),
      ),
    ),
  );
}

/** "Dev wins with 508. Ben 185, Ana 158, Chloé 52." Who is level is named together; who has not won yet, wins nothing.
 * @param {Match} match @param {Ranked} state */
export function resultOf(match, { winners, ...state }) {
  /** @type {{ total: number, has: boolean, names: string[] }[]} */
  const groups = [];
  for (const { seat } of ranking({ ...state, winners })) {
    const total = state.totals[seat];
    const has = winners.includes(seat);
    const last = groups.at(-1);
    if (last && last.total === total && last.has === has) last.names.push(match.name(seat));
    else groups.push({ total, has, names: [match.name(seat)] });
  }
  const told = (/** @type {{ names: string[], total: number }} */ { names, total }) => words.final.has({ names, total });
  const first = groups.filter(({ has }) => has);
  const without = groups.filter(({ has }) => !has).map(told);
  return words.final.result(first.map(({ names, total }) => ({ names, total })), without);
}

// Who won and who came next, with their faces; and the same in a sentence to be read out.

/** @import { Match, Standing, State } from "../../types.js" */
import { h } from "../ui/dom.js";
import { ranking } from "../core/match.js";
import { everybody, hasLeft } from "../core/past-rounds.js";
import { mark } from "../ui/marks.js";
import { named } from "../ui/parts.js";
import { animalAt, colorsOf, face } from "../ui/people.js";
import { words } from "./words.js";

/**
 * @typedef {{ up: Standing[], rest: Standing[], left: number[] }} Places
 */

const STEPS = 3;
const MOST = 5; // who fit beside each other

/**
 * Who stands on the podium and who beside it, by the places that the referee gives; and who left without one.
 * @param {State} state
 * @returns {Places}
 */
export function placesOf(state) {
  const all = ranking(state);
  const left = everybody(state).filter((seat) => hasLeft(state, seat) && !all.some((one) => one.seat === seat));
  const upTo = [STEPS, 2, 1].find((step) => all.filter(({ place }) => place <= step).length <= MOST) ?? 1;
  return { up: all.filter(({ place }) => place <= upTo), rest: all.filter(({ place }) => place > upTo), left };
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

/** All others, by their places; last who left, with a mark. @param {Match} match @param {State} state @param {Pick<Places, "rest" | "left">} places */
export function others(match, state, { rest, left } = placesOf(state)) {
  if (!rest.length && !left.length) return null;
  const row = (/** @type {number} */ seat, /** @type {string} */ place) =>
    h(
      "li",
      { "data-key": `${seat}` },
      h("span", { class: "place" }, place),
      face(animalAt(match, seat)),
      named(match.name(seat)),
      h("strong", { class: "num" }, `${state.totals[seat]}`),
    );
  return h(
    "ol",
    { class: "rest-of ranking" },
    rest.map(({ place, seat }) => row(seat, words.final.place(place))),
    left.map((seat) => row(seat, words.final.left)),
  );
}

/** "Dev wins with 508. Ben 185, Ana 158, Chloé 52. Eve left with 30." Who shares a place is named together; who has not
 * won yet, wins nothing. @param {Pick<Match, "name">} match @param {State} state */
export function resultOf(match, state) {
  /** @type {{ place: number, total: number, has: boolean, names: string[] }[]} */
  const groups = [];
  for (const { place, seat } of ranking(state)) {
    const last = groups.at(-1);
    if (last && last.place === place) last.names.push(match.name(seat));
    else groups.push({ place, total: state.totals[seat], has: state.winners.includes(seat), names: [match.name(seat)] });
  }
  const told = (/** @type {{ names: string[], total: number }} */ { names, total }) => words.final.has({ names, total });
  const first = groups.filter(({ has }) => has);
  const without = groups.filter(({ has }) => !has).map(told);
  const left = placesOf(state).left.map((seat) => ({ name: match.name(seat), total: state.totals[seat] }));
  return words.final.result(first.map(({ names, total }) => ({ names, total })), without, left);
}

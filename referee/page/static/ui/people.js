// Everybody has a face: an animal on its color, the same on every phone.

import { h } from "./dom.js";
import { mark } from "./marks.js";

export const ANIMALS = ["fox", "octopus", "frog", "crab", "whale", "bear", "rabbit", "owl", "cat", "penguin"];
const LIGHT = ["fox", "frog", "whale", "rabbit", "cat"]; // dark text on their color

/** Of a seat as the referee tells it, {seat, name, face}. What was kept before it told faces has those of the seats. */
export function animalOf({ seat, face: animal }) {
  return animal ?? ANIMALS[seat % ANIMALS.length];
}

/** To look at; a name stands beside it. */
export function face(animal, kind = "") {
  return h("span", { class: `face ${animal} ${kind}`, "aria-hidden": "true" }, mark(animal, ""));
}

/** The styles of whatever wears somebody's color. */
export function colorsOf(animal) {
  return LIGHT.includes(animal) ? `${animal} light` : animal;
}

/** The animal of somebody in a match, also of who has left it. */
export function animalAt(match, seat) {
  const known = [...match.shown.seats, ...(match.answer.gone ?? [])];
  return animalOf(known.find((one) => one.seat === seat) ?? { seat });
}

/** A name with its face before it. */
export function person(match, seat) {
  return [face(animalAt(match, seat)), h("span", { class: "name", title: match.name(seat) }, match.name(seat))];
}

/** The face of a seat of this match. */
export function faceOf(match, seat, kind = "") {
  return face(animalAt(match, seat), kind);
}

/** The styles of whatever wears the color of a seat of this match. */
export function colorsAt(match, seat) {
  return colorsOf(animalAt(match, seat));
}

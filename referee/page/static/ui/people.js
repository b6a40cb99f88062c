// Everybody has a face: an animal on its color, the same on every phone.

/**
 * @import { Face, Somebody } from "../../types.js"
 * @import { Match } from "../core/match.js"
 */
import { h } from "./dom.js";
import { mark } from "./marks.js";

/** @type {Face[]} */
export const ANIMALS = ["fox", "octopus", "frog", "crab", "whale", "bear", "rabbit", "owl", "cat", "penguin"];
/** @type {Face[]} */
const LIGHT = ["fox", "frog", "whale", "rabbit", "cat"]; // dark text on their color

/** Of a seat as the referee tells it. What was kept before it told faces has those of the seats. @param {Somebody} somebody */
export function animalOf({ seat, face: animal }) {
  return animal ?? ANIMALS[seat % ANIMALS.length];
}

/** To look at; a name stands beside it. @param {Face} animal @param {string} kind */
export function face(animal, kind = "") {
  return h("span", { class: `face ${animal} ${kind}`, "aria-hidden": "true" }, mark(animal, ""));
}

/** The styles of whatever wears somebody's color. @param {Face} animal */
export function colorsOf(animal) {
  return LIGHT.includes(animal) ? `${animal} light` : animal;
}

/** The animal of somebody in a match, also of who has left it. @param {Match} match @param {number} seat */
export function animalAt(match, seat) {
  const known = [...match.shown.seats, ...(match.answer.gone ?? [])];
  return animalOf(known.find((one) => one.seat === seat) ?? { seat });
}

/** A name with its face before it. @param {Match} match @param {number} seat */
export function person(match, seat) {
  return [face(animalAt(match, seat)), h("span", { class: "name", title: match.name(seat) }, match.name(seat))];
}

/** The face of a seat of this match. @param {Match} match @param {number} seat @param {string} kind */
export function faceOf(match, seat, kind = "") {
  return face(animalAt(match, seat), kind);
}

/** The styles of whatever wears the color of a seat of this match. @param {Match} match @param {number} seat */
export function colorsAt(match, seat) {
  return colorsOf(animalAt(match, seat));
}

// What follows from the rules in force, as the referee tells it (`kit` of a match), and how to read it.

/** @import { Color, GolfKit, Kit, UNOKit } from "../../types.js" */

/** Of a match that was kept before the referee told one, until it does: nothing is known of its cards. @type {UNOKit & GolfKit} */
export const NO_KIT = {
  ...{ deck: [], effects: {}, answers: [], extras: [] },
  counting: [{ from_round: 1, to: "each", wins_only: false, times: 1, teams: true, points: {} }],
  ...{ fewest_win: false, target_in: "points", dealer_passes_left: false, left_of_dealer_starts: false },
  call: { due_with: null, early_with: null, tapped: false },
  ...{ hand_size: 0, draws_one_by_one: false, draws_plainly: false, first_card: { passed_over: [], plainly: [] } },
  challenge: { by: "nobody", bars: "color", shown_to_everybody: false },
  ...{ columns: 0, opened: 0, ignored_stay: false, alike: { by_color: false, faces: [] }, new_columns_left: false },
  ...{ every_card_on_top_acts: false, thrown_acts: false, closing_acts: false },
};

/** @type {Color[]} */
export const COLORS = ["red", "blue", "green", "yellow"];

/**
 * The two parts of a card's printed name, such as "blue" and "draw two".
 * @param {string} card
 * @returns {{ color: Color | null, face: string }}
 */
export function partsOf(card) {
  const [first, ...rest] = card.split(" ");
  const color = COLORS.find((one) => one === first);
  return color ? { color, face: rest.join(" ") } : { color: null, face: card };
}

/** How the points of a round are counted. @param {Pick<Kit, "counting">} kit @param {number} round */
export function countingOf({ counting }, round) {
  return counting.findLast(({ from_round: first }) => first <= round) ?? counting[0];
}

/** How many cards the deck has. @param {Pick<Kit, "deck">} kit */
export function deckSize({ deck }) {
  return deck.reduce((size, { colored, copies }) => size + copies * (colored ? COLORS.length : 1), 0);
}

/** The faces that there are in each color, as they stand on a pad: numbers from 1 on, then 0, then all others.
 * @param {Pick<Kit, "deck">} kit */
export function coloredFaces({ deck }) {
  const faces = deck.filter(({ colored }) => colored).map(({ face }) => face);
  const place = (/** @type {string} */ face) => (isNumber(face) ? (Number(face) || faces.length) : 2 * faces.length);
  return faces.toSorted((one, other) => place(one) - place(other));
}

/** The cards without a color. @param {Pick<Kit, "deck">} kit */
export function wildCards({ deck }) {
  return deck.filter(({ colored }) => !colored).map(({ face }) => face);
}

/** @param {string} face */
export function isNumber(face) {
  return /^\d+$/.test(face);
}

/**
 * What a card does; nothing where the kit does not tell it.
 * @template Effect
 * @param {{ effects: { [face: string]: Effect } }} kit
 * @param {string} card
 * @returns {Effect | undefined}
 */
export function effectOf({ effects }, card) {
  return effects[partsOf(card).face];
}

// What follows from the rules in force, as the referee tells it (`kit` of a match), and how to read it.

/** Of a match that was kept before the referee told one, until it does: nothing is known of its cards. */
export const NO_KIT = {
  ...{ deck: [], effects: {}, answers: [], extras: [] },
  counting: [{ from_round: 1, to: "each", times: 1, teams: true, points: {} }],
  ...{ call: {}, first_card: { passed_over: [], plainly: [] }, challenge: { by: "nobody", bars: "color" } },
  ...{ columns: 0, opened: 0, alike: { faces: [] } },
};

export const COLORS = ["red", "blue", "green", "yellow"];

/** The two parts of a card's printed name: {color: "blue" or null, face: "draw two"}. */
export function partsOf(card) {
  const [first, ...rest] = card.split(" ");
  return COLORS.includes(first) ? { color: first, face: rest.join(" ") } : { color: null, face: card };
}

/** How the points of a round are counted. */
export function countingOf({ counting }, round) {
  return counting.findLast(({ from_round: first }) => first <= round) ?? counting[0];
}

/** How many cards the deck has. */
export function deckSize({ deck }) {
  return deck.reduce((size, { colored, copies }) => size + copies * (colored ? COLORS.length : 1), 0);
}

/** The faces that there are in each color, as they stand on a pad: numbers from 1 on, then 0, then all others. */
export function coloredFaces({ deck }) {
  const faces = deck.filter(({ colored }) => colored).map(({ face }) => face);
  const place = (face) => (isNumber(face) ? (Number(face) || faces.length) : 2 * faces.length);
  return faces.toSorted((one, other) => place(one) - place(other));
}

/** The cards without a color. */
export function wildCards({ deck }) {
  return deck.filter(({ colored }) => !colored).map(({ face }) => face);
}

export function isNumber(face) {
  return /^\d+$/.test(face);
}

/** What a card does; nothing where the kit does not tell it. */
export function effectOf({ effects }, card) {
  return effects[partsOf(card).face];
}

// The referee's pad as it is seen: the board above, and the keys below, which never move. It keeps nothing itself.

/**
 * @import { Child, Color, Page, Picture, State, UNOKit, UNOMatch, UNORound } from "../../../types.js"
 * @import { Call } from "../../screens/whom.js"
 * @import { Entered } from "./draft-play.js"
 * @import { Play } from "./plays.js"
 * @import { openSheets } from "./sheets.js"
 * @import { openTelling } from "./actions.js"
 * @typedef {ReturnType<typeof openTelling>} Telling
 * @typedef {ReturnType<typeof openSheets>} Sheets
 * @typedef {{ page: Page<UNOMatch>, match: UNOMatch, entered: Entered, telling: Telling, sheets: Sheets }} Table
 * @typedef {Omit<Picture<UNORound, UNOKit>, "state"> & { state: State<UNORound> & { round: UNORound } }} Open
 * Beside the table what is shown while a round is open. @typedef {Table & Open} Board
 */
import { openRound } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { COLORS, cardFace, cardKey, partsOf, signOf, spoken } from "../../ui/card-faces.js";
import { mark } from "../../ui/marks.js";
import { button } from "../../ui/parts.js";
import { caughtKey, personKey } from "../../screens/whom.js";
import { words } from "../../screens/words.js";
import { coloredFaces, wildCards } from "../../core/kit.js";
import { board, head, now } from "./board.js";
import { colorBlocks } from "./cards.js";
import { houseKeys } from "./extra-plays.js";
import { actor, challengersOf, mayGo } from "./legal-moves.js";
import { laidOn } from "./plays.js";

const WILDS = 2; // keys

/** `open` = {page, match, entered, telling, sheets}; beside them every part is given what `match.shown` tells.
 * @param {Table} open */
export function pad(open) {
  const { shown } = open.match;
  const round = openRound(open.match);
  const table = { ...open, ...shown, state: { ...shown.state, round } };
  if (table.entered.wild || round.color_owed_by !== null) return asking(table, "asks-color", naming(table));
  const { leavesHands, change } = table.entered;
  if (round.swap && !leavesHands && !change) return asking(table, "asks-swap", swapping(table, round.swap));
  return h("main", { class: "ref still following" }, board(table), h("div", { class: "tapping" }, house(table), strip(table), cardKeys(table), acts(table)));
}

/** @param {Pick<Table, "match" | "sheets">} table */
export function challengeKey({ match, sheets }) {
  return button(words.referee.challenge, sheets.challenge, { key: "challenge", disabled: !challengersOf(match).length });
}

/** @param {Pick<Table, "match" | "telling" | "entered">} table */
export function undoKey({ match, telling, entered }) {
  return button([mark("undo"), words.referee.undo], telling.undo, { kind: "hug", key: "undo", disabled: !match.canUndo && entered.isNothing });
}

// --- one thing that has to be told before anything else ---

/** The question above, with the card it is about; what answers it fills the rest of the screen.
 * @param {Board} table @param {string} kind
 * @param {{ card: string, who: Child, question: string, answers: Child, last: Child }} asked */
function asking(table, kind, { card, who, question, answers, last }) {
  return h(
    "main",
    { class: `ref still asking ${kind}` },
    h(
      "section",
      { class: "board felt" },
      head(table, words.scorepad.title({ round: table.state.round_number })),
      h("div", { class: "asked" }, cardFace(card), h("div", null, h("div", { class: "now" }, who), h("h2", null, question))),
    ),
    h("div", { class: "tapping" }, answers, h("div", { class: "row" }, undoKey(table), last)),
  );
}

/** Of a wild card that was tapped, or of one that was told without it. @param {Board} table */
function naming(table) {
  const { match, state, entered, telling } = table;
  const { wild, jumper, change } = entered;
  const lays = (/** @type {string} */ card) => words.referee.lays({ name: match.name(change?.claim.seat ?? jumper ?? actor(match)), sign: signOf(card) });
  return {
    card: wild ?? state.round.top,
    who: wild ? h("p", null, lays(wild)) : now(table),
    question: words.referee.named,
    answers: colorBlocks(telling.nameColor),
    last: button(words.referee.notNamed, () => entered.wild && telling.lay(entered.wild), { disabled: !wild }),
  };
}

/** With whom whole hands are swapped. Where that may be left out, one key says so.
 * @param {Board} table @param {NonNullable<UNORound["swap"]>} swap */
function swapping({ match, state, entered, telling }, { seat, may_be_left_out: isFree }) {
  const others = state.order.filter((one) => one !== seat);
  const key = (/** @type {number} */ one) => personKey(match, one, () => telling.swap(one), `swap ${one}`);
  return {
    card: state.round.top,
    who: h("p", null, words.referee.swaps({ name: match.name(seat) })),
    question: words.referee.whom,
    answers: h("div", { class: "whom", role: "group", "aria-label": words.referee.swapWith }, others.map(key)),
    last: isFree && button(words.referee.noSwap, () => entered.leaveHands(), { key: "unswapped" }),
  };
}

// --- the keys ---

/** What the house rules let people tell, in one row that is always there. @param {Board} table */
function house({ match, sheets }) {
  const found = houseKeys(match);
  if (!found.length) return null;
  const keys = found.map(({ label, key, ask }) => button(label, () => sheets.tellExtra(ask), { key, kind: ask ? "" : "off" }));
  return h("div", { class: "houserow", role: "group", "aria-label": words.referee.house }, keys);
}

/** @param {Board} table */
function strip(table) {
  const { kit, match, telling, sheets } = table;
  const change = (/** @type {number} */ entry, /** @type {Call} */ call) =>
    telling.tell({ claim: "match.correct", entry, instead: call }, words.referee.told.called({ name: match.name(call.seat) }));
  return h(
    "div",
    { class: "calls", role: "group", "aria-label": words.referee.strip },
    button(kit.call.tapped ? words.referee.tapped : words.referee.said, telling.called, { kind: "callout" }),
    caughtKey(match, { label: words.referee.caught, catchOut: sheets.catchOut, change }),
    challengeKey(table),
  );
}

/** All faces of one color, the first two wilds, one face in the other colors: 19 of 20 plays are among them.
 * @param {Board} table */
function cardKeys(table) {
  const { color, face: same } = around(table);
  const cards = [
    ...coloredFaces(table.kit).map((one) => `${color} ${one}`),
    ...wildCards(table.kit).slice(0, WILDS),
    ...COLORS.filter((other) => other !== color).map((other) => (wildCards(table.kit).includes(same) ? null : `${other} ${same}`)),
  ];
  return h(
    "div",
    { class: "cardkeys pad", role: "group", "aria-label": words.referee.pad },
    cards.map((card, place) => keyAt(table, card, place)),
    button(words.referee.other, table.sheets.showAll, { kind: "key plain", key: "other" }),
    button(words.referee.lost, table.sheets.lost, { kind: "key plain", key: "lost" }),
  );
}

/** What the keys stand around, as {color, face}: what lies on top, or lay there when the play was made that is put right.
 * @param {Board} table */
function around({ match, state, entered: { change } }) {
  const { top, color } = state.round;
  const lies = { color, face: partsOf(top).face };
  return change ? (laidOn(match, change.number) ?? insteadOf(change.claim, lies)) : lies;
}

/** A card that was tapped wrongly often has the color or the face of the right one.
 * @param {Play["claim"]} claim @param {{ color: Color | null, face: string }} lies */
function insteadOf(claim, lies) {
  if (claim.claim !== "uno.play") return lies;
  const { color, face: same } = partsOf(claim.card);
  return { color: color ?? claim.color ?? lies.color, face: same };
}

/** The key at a place, which stays there whatever card it stands for; one that does not go now can be tapped.
 * @param {Board} table @param {string | null} card @param {number} place */
function keyAt({ match, entered, telling }, card, place) {
  if (!card) return h("span", { class: "key none", "data-key": `no ${place}` });
  const key = cardKey(card, () => telling.tap(card));
  key.dataset.key = `place ${place}`;
  if (!entered.change && !mayGo(match, card)) {
    key.classList.add("off");
    key.setAttribute("aria-label", words.referee.oddly({ card: spoken(card) }));
  }
  return key;
}

/** @param {Board} table */
function acts(table) {
  const { kit, state, entered, telling } = table;
  const { debt } = state.round;
  const { change, isDrawn } = entered;
  const passes = debt && !change ? words.referee.drewOwed({ number: debt.count }) : words.referee.drewPassed;
  return h(
    "div",
    { class: "row acts" },
    undoKey(table),
    button(passes, telling.passed, { key: "passed", kind: debt && !change ? "main" : "" }),
    kit.draws_one_by_one && !change
      ? button(words.referee.drewOne, telling.drewOne, { key: "played", disabled: Boolean(debt) })
      : button(words.referee.drewPlayed, () => entered.toggleDrawn(), { key: "played", "aria-pressed": String(isDrawn) }),
  );
}

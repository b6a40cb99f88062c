// The felt: the card on top in the middle, people around it as they sit, the latest plays, and what the referee says.

/**
 * @import { Child, Color, Page, UNOMatch, UNORound } from "../../../types.js"
 * @import { Board, Table } from "./pad.js"
 * @import { Entered } from "./draft-play.js"
 * @import { Play } from "./plays.js"
 */
import { saidUno } from "../../core/calls.js";
import { sum } from "../../core/optimistic.js";
import { h } from "../../ui/dom.js";
import { back, cardFace, spoken } from "../../ui/card-faces.js";
import { mark } from "../../ui/marks.js";
import { iconButton, iconLink, standing } from "../../ui/parts.js";
import { faceOf } from "../../ui/people.js";
import { words } from "../../screens/words.js";
import { actor, turnOf } from "./legal-moves.js";
import { latestPlays, lineOf } from "./plays.js";

const PLAYS = 5;
const IN_A_ROW = 5; // people beside the card, where the felt is too low for a ring
const MANY = 7; // people, who need a higher ring
const LONG = 80; // letters

/** `table` is that of the pad. @param {Board} table */
export function board(table) {
  const { color } = table.state.round;
  // The light is an element of its own: what the board knows of the color, everything on it would inherit.
  const light = h("span", { class: `lit ${color ?? ""}` });
  return h("section", { class: "board felt reading" }, light, head(table), around(table), trail(table), says(table));
}

/** The top of every screen of a round that is followed: the way to the scorepad, and what is asked beside the play.
 * A heading of null stands below it.
 * @param {Pick<Table, "page" | "match">} table @param {Child} heading */
export function head({ page, match }, heading = titleOf(match)) {
  return h(
    "header",
    { class: "bar" },
    iconButton("back", words.referee.scores, () => toScores(page)),
    heading === null ? h("span", { class: "grow" }) : h("h1", { tabindex: "-1" }, heading),
    standing(match),
    iconLink("ask", words.scorepad.ask, `#/match/${match.id}/ask`),
    iconLink("more", words.scorepad.menu, `#/match/${match.id}/menu`),
  );
}

/** The way to the scorepad is remembered. @param {Page<UNOMatch>} page */
function toScores({ match, go }) {
  match.depth = "scorepad";
  go(`#/match/${match.id}`);
}

/** @param {UNOMatch} match */
function titleOf({ shown: { state } }) {
  const color = nameOf(state.round?.color ?? null);
  return [words.scorepad.title({ round: state.round_number }), color && h("small", null, words.referee.inForce({ color }))];
}

/** @param {Color | null} color */
function nameOf(color) {
  return color && words.cards.colors[color];
}

// --- who sits there ---

/** Places run clockwise from below; an arrow leads from whoever is on turn to the one after that.
 * @param {Board} table */
function around(table) {
  const { order, round } = table.state;
  const many = order.length;
  const sizes = { "--n": many, "--columns": many > IN_A_ROW ? Math.ceil(many / 2) : many };
  return h(
    "div",
    { class: `around ${many < MANY ? "" : "many"}` },
    h(
      "div",
      { class: "ring", "data-way": round.direction, style: sizes },
      h("span", { class: "orbit" }),
      way(table),
      // Another element for another card: so it is seen to land.
      h("div", { class: "top", "data-key": `top ${round.discards.length} ${round.top}` }, cardFace(round.top, round.color)),
      h(
        "ol",
        { "aria-label": words.referee.seats({ direction: words.referee.direction(round) }) },
        order.map((seat, place) => h("li", { "data-key": `${seat}`, style: { "--i": place } }, hand(table, seat))),
      ),
    ),
  );
}

/** The arrow alone knows its place: what the ring knows, everybody in it inherits, to be styled anew at each turn.
 * @param {Board} table */
function way({ state: { order, round } }) {
  const arrow = mark("arrow", "way");
  arrow.style.setProperty("--at", `${order.indexOf(turnOf(round))}`);
  return arrow;
}

/** Somebody's hand, to look at; it is tapped to tell how many cards were counted in it.
 * @param {Board} table @param {number} seat */
function hand({ match, state: { round }, sheets }, seat) {
  const cards = round.hands[seat];
  const flag = flagOf(match, round, seat);
  const name = match.name(seat);
  return h(
    "button",
    {
      type: "button",
      class: "seat-at",
      "aria-label": words.referee.recount(name, words.referee.hand({ cards }), flag?.told ?? null),
      "aria-current": seat === turnOf(round) ? "true" : null,
      onclick: () => sheets.count(seat),
    },
    faceOf(match, seat),
    // What the key is called says all of it in words: these are painted by the styles.
    h("span", { class: "plate" }, h("span", { class: "name" }, name), h("span", { class: "cnt num", "data-count": `${cards ?? "?"}` })),
    flag && h("span", { class: `flag ${flag.kind}`, "data-key": flag.kind, "data-told": flag.text }),
  );
}

/** What hangs at a face: cards that are owed, UNO that was said, or a catch until somebody acts.
 * @param {UNOMatch} match @param {UNORound} round @param {number} seat */
function flagOf(match, round, seat) {
  const { debt, window } = round;
  if (debt?.seat === seat) return flagged("owes", words.referee.owed({ number: debt.count }));
  const open = window?.seat === seat && !window.disputed ? window : null;
  const kind = open?.caught ? "caught" : hasCalled(match, round, seat) ? "called" : null;
  return kind && flagged(kind, words.referee.flags[kind], words.referee.flagged[kind]);
}

/** Whether UNO that was said counts for the hand as it is: of the last card, or before the last but one is played.
 * @param {UNOMatch} match @param {UNORound} round @param {number} seat */
function hasCalled(match, round, seat) {
  const cards = round.hands[seat];
  if (cards === 1) return saidUno(match, seat, 2);
  return cards !== null && cards === match.kit.call.early_with && seat === turnOf(round) && saidUno(match, seat, 1);
}

/** @param {string} kind @param {string} text @param {string} told */
function flagged(kind, text, told = text) {
  return { kind, text, told };
}

// --- what was done ---

/** @param {Board} table */
function trail({ match, entered }) {
  const line = (/** @type {Play} */ play) =>
    h(
      "button",
      {
        type: "button",
        class: "icon",
        "data-key": `play ${play.number}`,
        "aria-label": words.referee.changePlay({ label: lineOf(match, play) }),
        "aria-pressed": entered.change?.number === play.number ? "true" : null,
        onclick: () => entered.putRight(play),
      },
      faceOf(match, play.claim.seat),
      play.claim.claim === "uno.play" ? cardFace(play.claim.card, play.claim.color) : back(words.referee.drawnInstead),
    );
  return h("div", { class: "plays", role: "group", "aria-label": words.referee.plays }, latestPlays(match, PLAYS).map(line));
}

// --- what the referee says ---

/** What everybody does now: painted at once as far as it is known, then in the referee's words. It takes the same
 * room whatever it says, so that nothing moves when an answer comes.
 * @param {Board} table */
function says(table) {
  const told = now(table);
  const letters = sum(told.map(({ textContent }) => textContent.length));
  const size = letters > LONG ? "long" : "";
  return h("div", { class: `say now ${size}`, tabindex: "0", role: "group", "aria-label": words.referee.says }, told);
}

/** Paragraphs. @param {Board} table */
export function now({ match, state, unsure, entered }) {
  const own = asked(match, entered);
  if (own) return [h("p", null, own)];
  if (!match.waiting && match.answer.odd && !entered.keepsOdd) return looksOff(match, entered);
  const sentences = match.waiting ? foretold(match, state.round, unsure) : toldByReferee(match);
  return sentences.map((text) => h("p", null, text));
}

/** What the pad itself asks or answers; nothing where the referee has the word.
 * @param {UNOMatch} match @param {Entered} entered */
function asked(match, { change, wild, jumper, isDrawn, answer }) {
  if (change) return words.referee.change({ name: match.name(change.claim.seat), what: saidOf(change.claim) });
  if (wild) return words.referee.colorOwed({ name: match.name(jumper ?? actor(match)) });
  return isDrawn ? words.referee.whichDrawn({ name: match.name(actor(match)) }) : answer;
}

/** @param {Play["claim"]} claim */
function saidOf(claim) {
  return claim.claim === "uno.play" ? spoken(claim.card) : words.referee.drawnInstead;
}

/** In a few words, before the referee says it better.
 * @param {UNOMatch} match @param {UNORound} round @param {boolean} unsure */
function foretold(match, round, unsure) {
  return [next(match, round), ...(unsure ? [words.referee.waits] : [])];
}

/** @param {UNOMatch} match @param {UNORound} round */
function next(match, { turn, color, debt, color_owed_by: owed }) {
  if (owed !== null) return words.referee.colorOwed({ name: match.name(owed) });
  if (debt) return words.referee.owes({ name: match.name(debt.seat), number: debt.count });
  return words.referee.turn({ name: match.name(turn), color: nameOf(color) });
}

/** What was taken back just now, by this phone, and what everybody does now. @param {UNOMatch} match */
function toldByReferee(match) {
  const { ruling } = match;
  const { say, consequences, number } = match.answer;
  const kind = match.claimOf(number)?.claim ?? "";
  const undone = kind === "match.take_back" && ruling?.number === number ? [ruling.findings[0].sentence] : [];
  // How the round stands after those is what this screen shows anyway.
  const isShown = ["match.take_back", "match.allow"].includes(kind);
  return [...undone, ...say.map(({ name, sentence }) => words.referee.now({ name, sentence })), ...(isShown ? [] : (consequences ?? []))];
}

/** Later plays that an older one, put right, has left in an odd light stay as they are, or are looked at.
 * @param {UNOMatch} match @param {Entered} entered */
function looksOff(match, entered) {
  return [
    h("p", null, words.referee.looksOff({ odd: match.answer.odd ?? 0 })),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "button", onclick: () => entered.keepOdd() }, words.referee.keepOdd),
      h("a", { class: "button", href: `#/match/${match.id}/history` }, words.referee.lookAtOdd),
    ),
  ];
}

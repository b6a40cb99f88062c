// What two people tell in opposite ways: whoever is no party to it says who was right, and a party may give in.

/** @import { Contest, Event, Match, Over } from "../../types.js" */
import { h } from "../ui/dom.js";
import { say } from "../ui/announcer.js";
import { mark } from "../ui/marks.js";
import { button, named } from "../ui/parts.js";
import { colorsAt, faceOf } from "../ui/people.js";
import { feel } from "../ui/feel.js";
import { words } from "./words.js";

/** What was put off here, until somebody is out. @type {Set<string>} */
const later = new Set();

/** The contest that was said last. @type {string | null} */
let announced = null;

/** What lies over the scorekeeper's screen while something is contested: or null. @param {Match} match @returns {Over | null} */
export function dispute(match) {
  if (match.role !== "keeper") return null;
  const [contest] = openContests(match);
  if (!contest) return null;
  const key = keyOf(match, contest.entry, isOver(match));
  if (announced !== key) {
    announced = key;
    say(story(match, contest));
    feel("dispute");
  }
  const props = { class: "sheet contest", role: "alertdialog", "aria-labelledby": "contested", "data-key": key };
  const heading = h("h1", { id: "contested", tabindex: "-1" }, story(match, contest));
  return { key, view: h("section", props, heading, choices(match, contest)), leave: () => putOff(match, contest) };
}

/** The same for the phone of a player, who goes on to play: a card for each. @param {Match} match */
export function contests(match) {
  if (match.role !== "seat") return [];
  return openContests(match).map((contest) =>
    h(
      "div",
      { class: "notice contest", "data-key": `contest ${contest.entry}` },
      h("p", { class: "story" }, story(match, contest)),
      choices(match, contest),
    ),
  );
}

/** What is contested and was neither put off here nor decided already. @param {Match} match */
function openContests(match) {
  const { contests: open = [] } = match.answer.state;
  return open.filter(({ entry }) => !later.has(keyOf(match, entry, isOver(match))) && !isOnItsWay(match, entry));
}

/** @param {Match} match */
function isOver({ answer }) {
  const { round } = answer.state;
  return round !== null && "out" in round && round.out !== null;
}

/** @param {Match} match @param {number} entry @param {boolean} isOut */
function keyOf({ id }, entry, isOut) {
  return `${id} ${entry} ${isOut}`;
}

/** @param {Match} match @param {number} entry */
function isOnItsWay({ outbox }, entry) {
  return outbox.entries.some(({ claim }) => claim.claim === "match.decide" && claim.entry === entry);
}

/** @param {Match} match @param {Contest} contest */
function putOff(match, { entry }) {
  later.add(keyOf(match, entry, isOver(match)));
  say(words.contest.putOff);
  match.changed();
}

/** Both sides with what follows from choosing them; a party can only give in. @param {Match} match @param {Contest} contest */
function choices(match, contest) {
  const { entry, seat, parties } = contest;
  const isParty = match.seat !== null && parties.includes(match.seat);
  const other = otherOf(contest);
  // Of a catch by nobody in particular only who was caught is a party: anybody else stands for the table.
  const sides = [seat, other ?? match.answer.state.order.find((one) => one !== seat)].filter((side) => side !== undefined);
  const offered = isParty ? sides.filter((side) => side !== match.seat) : sides;
  return [
    h("div", { class: "sides" }, offered.map((side) => sideKey(match, contest, side, isParty))),
    h("p", { class: "say" }, isParty ? words.contest.notForYourself : words.contest.elseSafe[kindOf(match, contest)]({ name: match.name(seat) })),
    button(words.contest.later, () => putOff(match, contest), { kind: "quiet", key: `later ${entry}` }),
  ];
}

/** The party that stands against the seat whose fate hangs on it; null where nobody in particular does. @param {Contest} contest */
function otherOf({ seat, parties }) {
  return parties.find((party) => party !== seat) ?? null;
}

/** @param {Match} match @param {Contest} contest @param {number} side @param {boolean} isParty */
function sideKey(match, contest, side, isParty) {
  const { entry, seat, in_favor: inFavor, otherwise } = contest;
  const isTable = side !== seat && otherOf(contest) === null;
  const says = words.contest.says[kindOf(match, contest)][side === seat ? "seat" : "other"];
  const name = match.name(side);
  const label = isTable ? words.contest.table : name;
  return button(
    [
      isTable ? mark("whistle", "face") : faceOf(match, side),
      named(isParty ? words.contest.giveIn({ name: isTable ? null : name }) : label),
      h("small", null, says, h("br"), follows(match, side === seat ? (inFavor ?? []) : otherwise)),
    ],
    () => decide(match, entry, side, label),
    { key: `for ${entry} ${side}`, kind: isTable ? "side" : `side who ${colorsAt(match, side)}` },
  );
}

/** @param {Match} match @param {number} entry @param {number} side @param {string} label */
function decide(match, entry, side, label) {
  match.tell({ claim: "match.decide", entry, for: side });
  say(words.contest.decided({ name: label }));
}

/** Who draws what or puts it back, by the events that the referee holds ready. @param {Match} match @param {Event[]} events */
function follows(match, events) {
  const { draws, putsBack, nothing } = words.contest;
  /** @type {{ [kind: string]: (facts: { name: string, cards: number }) => string }} */
  const kinds = { drawn: draws, returned: putsBack };
  const told = events.map((one) => {
    if (!("seat" in one && "count" in one) || one.seat == null || one.count == null) return null;
    return kinds[one.event.split("-").at(-1) ?? ""]?.({ name: match.name(one.seat), cards: one.count });
  });
  return told.filter(Boolean).join(" ") || (events.length ? "" : nothing[match.game]);
}

/** "hand", of a challenge; "late", where play went on meanwhile; or "call". @param {Match} match @param {Contest} contest */
function kindOf(match, { entry, against, about }) {
  if (about != null) return "hand";
  const kinds = [entry, against].map((number) => match.claimOf(number)?.claim.split(".")[1]);
  return kinds.some((kind) => kind && !["call", "catch"].includes(kind)) ? "late" : "call";
}

/** What the two say, in a sentence each, and what is asked. @param {Match} match @param {Contest} contest */
function story(match, contest) {
  const other = otherOf(contest);
  const tell = words.contest.story[kindOf(match, contest)];
  return tell({ name: match.name(contest.seat), other: other === null ? null : match.name(other) });
}

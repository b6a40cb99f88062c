// What two people tell in opposite ways: whoever is no party to it says who was right, and a party may give in.

import { h } from "../ui/dom.js";
import { button } from "../ui/parts.js";
import { words } from "./words.js";

const later = new Set(); // what was put off here, until somebody is out

/** A card for each thing that is contested and that this phone may decide, in full or against itself. */
export function contests(match) {
  if (match.role === "watcher") return [];
  const { contests: open = [], round } = match.answer.state;
  const isOver = (round?.out ?? null) !== null;
  return open
    .filter(({ entry }) => !later.has(keyOf(match, entry, isOver)) && !isOnItsWay(match, entry))
    .map((contest) => card(match, contest, isOver));
}

function keyOf({ id }, entry, isOver) {
  return `${id} ${entry} ${isOver}`;
}

function isOnItsWay({ outbox }, entry) {
  return outbox.entries.some(({ claim }) => claim.claim === "match.decide" && claim.entry === entry);
}

function card(match, contest, isOver) {
  const { entry, seat, parties } = contest;
  const isParty = parties.includes(match.seat);
  const other = parties.find((party) => party !== seat) ?? null;
  // Of a catch by nobody in particular only who was caught is a party: anybody else stands for the table.
  const sides = [seat, other ?? match.answer.state.order.find((one) => one !== seat)];
  const offered = isParty ? sides.filter((side) => side !== match.seat) : sides;
  const decide = (side) => match.tell({ claim: "match.decide", entry, for: side });
  const putOff = () => {
    later.add(keyOf(match, entry, isOver));
    match.changed();
  };
  const label = (side) => {
    if (isParty) return words.contest.giveIn(other === null ? null : match.name(side));
    return side === seat || other !== null ? words.contest.right(match.name(side)) : words.contest.notSaid;
  };
  return h(
    "div",
    { class: "notice contest", "data-key": `contest ${entry}` },
    h("p", null, story(match, contest, other)),
    h("p", { class: "hint" }, isParty ? words.contest.notForYourself : words.contest.playOn),
    h(
      "div",
      { class: "row even" },
      offered.map((side) => button(label(side), () => decide(side), { key: `for ${entry} ${side}`, kind: "main" })),
    ),
    button(words.contest.later, putOff, { kind: "quiet", key: `later ${entry}` }),
  );
}

/** What the two say, in a sentence each, and what is asked. */
function story(match, { entry, against, seat, about }, other) {
  const name = match.name(seat);
  if (about != null) return words.contest.hand(name, match.name(other));
  const kinds = [entry, against].map((number) => match.claimOf(number)?.claim.split(".")[1]);
  const isWithAct = kinds.some((kind) => kind && !["call", "catch"].includes(kind));
  const tell = isWithAct ? words.contest.tooLate : words.contest.call;
  return tell(name, other === null ? null : match.name(other));
}

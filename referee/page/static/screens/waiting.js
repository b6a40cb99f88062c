// Who knocks while the scorekeeper looks at something else: asked as long as a code that was read out here is good.

/** @import { Knock, Match, Reply } from "../../types.js" */
import { ask } from "../core/api.js";
import { say } from "../ui/announcer.js";
import { words } from "./words.js";

const LOOK = 3000; // ms between two looks
const LASTS = 10 * 60_000; // ms that a code is good

/** @typedef {{ match: Match, until: number, knocks: Knock[] }} Door  until: ms */

/** @type {Set<string>} */
const answered = new Set(); // knocks that this phone has answered, whether the server has heard it or not
/** Of the match where a code was read out last. @type {Door | null} */
let door = null;

/** Somebody may knock from now on. @param {Match} match */
export function expectKnocks(match) {
  const until = performance.now() + LASTS;
  if (door?.match.id === match.id) return Object.assign(door, { match, until });
  door = { match, until, knocks: [] };
  watch(door);
}

/** Who waits before this match to be let in. @param {Match} match */
export function waitingAt(match) {
  if (door?.match.id !== match.id) return [];
  door.match = match; // another object, where somebody left it and came back
  return unanswered(door.knocks);
}

/** Whether the door is looked at, where who waits is seen anyway. */
export function isAtDoor() {
  return location.hash.split("/")[3] === "invite";
}

/** Those among the knocks to whom nobody has said anything yet. @param {Knock[]} knocks */
export function unanswered(knocks) {
  return knocks.filter(({ knock, status }) => status === "waiting" && !answered.has(knock));
}

/** Nobody is asked about it again, unless the answer did not arrive. @param {string} knock @param {boolean} [hasArrived] */
export function setAnswered(knock, hasArrived = true) {
  if (hasArrived) answered.add(knock);
  else answered.delete(knock);
}

/** @param {Door} at */
async function watch(at) {
  while (door === at && performance.now() < at.until && !at.match.live.ended) {
    await new Promise((wake) => setTimeout(wake, LOOK));
    if (document.visibilityState === "visible" && !isAtDoor()) await look(at);
  }
  if (door === at) door = null;
}

/** @param {Door} at */
async function look(at) {
  /** @type {Reply<{ knocks: Knock[] }>} */
  const answer = await ask("GET", `/v1/matches/${at.match.id}/knocks`, { token: at.match.token });
  if (answer.status !== 200) return;
  const before = at.knocks;
  at.knocks = unanswered(answer.json.knocks);
  const came = at.knocks.find(({ knock }) => before.every((one) => one.knock !== knock));
  if (came) say(words.invite.knocks({ name: came.name, watches: came.watch }));
  if (came || before.length !== at.knocks.length) at.match.changed();
}

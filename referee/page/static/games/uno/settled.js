// A challenge that is settled: who is guilty, as the referee answered it, and the stamp that shows it.

/** @import { Answer } from "../../../types.js" */
import { h } from "../../ui/dom.js";
import { mark } from "../../ui/marks.js";
import { words } from "../../screens/words.js";

/** What a ruling says of the challenge that it settled; null where it settled none.
 * @param {Pick<Answer, "events" | "findings">} ruling */
export function settledBy({ events, findings }) {
  const settled = events.find((one) => one.event === "uno.challenge-settled");
  if (!settled) return null;
  const { accused, guilty } = settled;
  return { accused, guilty, finding: findings.find(({ facts }) => "accused" in facts) };
}

/** @param {boolean} isGuilty */
export function stamp(isGuilty) {
  const { stampGuilty, stampInnocent } = words.referee.verdict;
  return h("span", { class: `stamp ${isGuilty ? "no" : "yes"}` }, mark(isGuilty ? "cross" : "check"), isGuilty ? stampGuilty : stampInnocent);
}

/** What a ruling says of a challenge to a phone that shows no more than that; null where it settled none.
 * @param {Answer} ruling */
export function verdictOf(ruling) {
  const settled = settledBy(ruling);
  return settled && { sentence: (settled.finding ?? ruling.findings[0]).sentence, stamp: () => stamp(settled.guilty) };
}

// What the referee refuses, as a sheet over the screen: the cards that clash, why, what to do now, and who decides.

import { ask } from "../core/api.js";
import { h } from "../ui/dom.js";
import { say } from "../ui/announcer.js";
import { cardFace, partsOf } from "../ui/card-faces.js";
import { mark } from "../ui/marks.js";
import { button } from "../ui/parts.js";
import { faceOf } from "../ui/people.js";
import { feel } from "../ui/feel.js";
import { words } from "./words.js";

const articles = new Map(); // their texts by their links; null while one is asked for

let announced = null; // the refusal that was said last

/** What lies over the screen while something is refused: {key, view, leave}; null where nothing is. */
export function refusal(match) {
  const { trouble } = match.outbox;
  const isOne = !match.live.ended && trouble?.kind === "refused";
  if (!isOne) return null;
  const key = `refusal ${match.id} ${trouble.answer.number}`;
  announce(match, trouble.answer, key);
  const ways = decisions(match, trouble.answer);
  return { key, view: sheet(match, trouble.answer, key, ways), leave: ways.leave };
}

/** Said and felt once, as it rises. */
function announce(match, answer, key) {
  if (announced === key) return;
  announced = key;
  const who = takesBack(answer) ? words.trouble.takesBack(match.name(answer.claim.seat)) : "";
  say(words.trouble.heard(answer.findings[0].sentence, who));
  feel("refusal");
}

/** Whether it is a card that lies on the table and goes back. */
function takesBack({ claim }) {
  return Boolean(claim.card) && isAct(claim);
}

/** Whether cards were moved at the table, where they may stay whatever the rules say. */
function isAct({ claim }) {
  return ["uno.play", "uno.draw", "golf.turn", "golf.clear"].includes(claim);
}

/** The ways on; each says at once what it came to, so that the refusal is no longer what was said last. */
function decisions(match, answer) {
  const { outbox } = match;
  const { claim } = answer;
  const mend = answer.fix ?? (isAct(claim) ? { claim: "match.allow", entry: answer.number } : null);
  const fix = match.role === "keeper" ? mend : null; // nobody else lets count what was refused
  const { said } = words.trouble;
  const then = (sentence, act) => () => {
    say(sentence);
    act();
  };
  const leave = takesBack(answer) ? words.trouble.takesBack(match.name(claim.seat)) : said.left;
  return {
    leave: then(leave, () => outbox.drop()),
    goOn: then(leave, () => outbox.sendAgain(match.answer.number)),
    stays: fix && then(said.stays, () => outbox.sendAgain(match.answer.number, mending(fix, claim))),
  };
}

/** What puts a refusal right; a card for which something else is taken back is laid again after that. */
function mending(fix, claim) {
  return fix.claim === "match.take_back" && isAct(claim) ? [fix, claim] : [fix];
}

function sheet(match, answer, key, ways) {
  const { claim, findings } = answer;
  const waits = match.outbox.entries.length;
  const what = ways.stays && claim.claim === "match.score" && words.trouble.allowSum(words.trouble.allow);
  const fine = takesBack(answer) ? words.trouble.fineBack(match.name(claim.seat)) : words.trouble.fine;
  return h(
    "section",
    { class: "sheet", role: "alertdialog", "aria-labelledby": "refused", "data-key": key },
    clash(answer),
    h("h1", { id: "refused", tabindex: "-1" }, findings[0].sentence),
    h("ol", { class: "todo" }, answer.say.map((one) => todo(match, one))),
    what && h("p", null, what),
    waits ? button(words.trouble.goOn(waits), ways.goOn, { kind: "main big" }) : button(fine, ways.leave, { kind: "main big" }),
    ways.stays && button([mark("hand"), words.trouble.allow], ways.stays),
    waits > 0 && button(words.trouble.drop(waits), ways.leave),
    why(match, findings[0]),
  );
}

/** The card below and the one that does not go on it; where it is not the card that is wrong, that alone. */
function clash({ claim, findings }) {
  const { card, top, color } = findings[0].facts;
  const isClash = card && top;
  if (!isClash && !claim.card) return null;
  const ground = color ?? partsOf(claim.card ?? card).color ?? "";
  return h(
    "div",
    { class: `clash felt lit ${ground}` },
    isClash && cardFace(top, color),
    h("span", { class: "x" }, mark("cross")),
    cardFace(claim.card ?? card, claim.color),
  );
}

function todo(match, { seat, name, sentence }) {
  return h("li", null, faceOf(match, seat), h("span", null, words.trouble.now(name, sentence)));
}

/** The article that was broken, asked for when somebody wants to read it. */
function why(match, { link }) {
  const text = articles.get(link);
  return h(
    "details",
    { class: "why", "data-key": `why ${link}` },
    h("summary", { onclick: () => read(match, link) }, words.trouble.why),
    h("p", null, text ?? words.trouble.reading),
  );
}

async function read(match, link) {
  if (articles.has(link)) return;
  articles.set(link, null);
  const { json } = await ask("GET", link, { token: match.token });
  if (json?.text) articles.set(link, json.text);
  else articles.delete(link);
  match.changed();
}

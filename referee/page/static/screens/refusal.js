// What the referee refuses, as a sheet over the screen: the cards that clash, why, what to do now, and who decides.

/** @import { Answer, Article, Claim, ClaimParts, Finding, Match, Over, Reply, Say } from "../../types.js" */
import { ask } from "../core/api.js";
import { h } from "../ui/dom.js";
import { say } from "../ui/announcer.js";
import { cardFace, partsOf } from "../ui/card-faces.js";
import { mark } from "../ui/marks.js";
import { button } from "../ui/parts.js";
import { faceOf } from "../ui/people.js";
import { feel } from "../ui/feel.js";
import { words } from "./words.js";

/** Their texts by their links; null while one is asked for. @type {Map<string, string | null>} */
const articles = new Map();

/** The refusal that was said last. @type {string | null} */
let announced = null;

/** What lies over the screen while something is refused: null where nothing is. @param {Match} match @returns {Over | null} */
export function refusal(match) {
  const { trouble } = match.outbox;
  if (match.live.ended || trouble?.kind !== "refused") return null;
  const key = `refusal ${match.id} ${trouble.answer.number}`;
  announce(match, trouble.answer, key);
  const ways = decisions(match, trouble.answer);
  return { key, view: sheet(match, trouble.answer, key, ways), leave: ways.leave };
}

/** Said and felt once, as it rises. @param {Match} match @param {Answer} answer @param {string} key */
function announce(match, answer, key) {
  if (announced === key) return;
  announced = key;
  const who = takesBack(answer) ? words.trouble.takesBack({ name: ownerOf(match, answer) }) : "";
  say(words.trouble.heard(answer.findings[0].sentence, who));
  feel("refusal");
}

/** Whether it is a card that lies on the table and goes back. @param {Pick<Answer, "claim">} answer */
function takesBack({ claim }) {
  return "card" in claim && Boolean(claim.card) && isAct(claim);
}

/** A card that was drawn and does not fit is kept: that it was drawn is told instead; of anything else, nothing.
 * @param {Pick<Answer, "claim" | "findings">} answer @returns {Claim | null} */
function keeps({ claim, findings }) {
  const isDrawn = claim.claim === "uno.play" && "drawn" in claim && claim.drawn === true;
  return isDrawn && findings[0].article === "uno.match" ? { claim: "uno.draw", seat: claim.seat, keep: true } : null;
}

/** The name of who told it. @param {Match} match @param {Pick<Answer, "claim">} answer */
function ownerOf(match, { claim }) {
  return "seat" in claim && claim.seat != null ? match.name(claim.seat) : "";
}

/** Whether cards were moved at the table, where they may stay whatever the rules say. @param {{ claim: string }} claim */
function isAct({ claim }) {
  return ["uno.play", "uno.draw", "golf.turn", "golf.clear"].includes(claim);
}

/** The ways on; each says at once what it came to, so that the refusal is no longer what was said last.
 * @param {Match} match @param {Answer} answer */
function decisions(match, answer) {
  const { outbox } = match;
  const { claim } = answer;
  /** @type {Claim | null} */
  const mend = answer.fix ?? (isAct(claim) ? { claim: "match.allow", entry: answer.number } : null);
  const fix = match.role === "keeper" ? mend : null; // nobody else lets count what was refused
  const { said } = words.trouble;
  const then = (/** @type {string} */ sentence, /** @type {() => void} */ act) => () => {
    say(sentence);
    act();
  };
  const owner = ownerOf(match, answer);
  const kept = keeps(answer);
  if (kept) {
    const keep = then(words.trouble.keeps({ name: owner }), () => outbox.sendAgain(match.answer.number, [kept]));
    return { leave: keep, goOn: keep, stays: fix && then(said.stays, () => outbox.sendAgain(match.answer.number, mending(fix, claim))) };
  }
  const leave = takesBack(answer) ? words.trouble.takesBack({ name: owner }) : said.left;
  return {
    leave: then(leave, () => outbox.drop()),
    goOn: then(leave, () => outbox.sendAgain(match.answer.number)),
    stays: fix && then(said.stays, () => outbox.sendAgain(match.answer.number, mending(fix, claim))),
  };
}

/** What puts a refusal right; a card for which something else is taken back is laid again after that.
 * @param {Claim} fix @param {Claim} claim @returns {Claim[]} */
function mending(fix, claim) {
  return fix.claim === "match.take_back" && isAct(claim) ? [fix, claim] : [fix];
}

/** @param {Match} match @param {Answer} answer @param {string} key @param {ReturnType<typeof decisions>} ways */
function sheet(match, answer, key, ways) {
  const { claim, findings } = answer;
  const waits = match.outbox.entries.length;
  const what = ways.stays && claim.claim === "match.score" && words.trouble.allowSum({ key: words.trouble.allow });
  const back = keeps(answer) ? words.trouble.fineKeeps : words.trouble.fineBack;
  const fine = takesBack(answer) ? back({ name: ownerOf(match, answer) }) : words.trouble.fine;
  return h(
    "section",
    { class: "sheet", role: "alertdialog", "aria-labelledby": "refused", "data-key": key },
    clash(answer),
    h("h1", { id: "refused", tabindex: "-1" }, findings[0].sentence),
    findings[0].more && h("p", null, findings[0].more),
    h("ol", { class: "todo" }, answer.say.map((one) => todo(match, one))),
    what && h("p", null, what),
    waits ? button(words.trouble.goOn({ waits }), ways.goOn, { kind: "main big" }) : button(fine, ways.leave, { kind: "main big" }),
    ways.stays && button([mark("hand"), words.trouble.allow], ways.stays),
    waits > 0 && button(words.trouble.drop({ waits }), ways.leave),
    why(match, findings[0]),
  );
}

/** The card below and the one that does not go on it; where it is not the card that is wrong, that alone. @param {Answer} answer */
function clash({ claim, findings }) {
  const { card: laid, top, color } = findings[0].facts;
  /** @type {ClaimParts} */
  const { card: own, color: named } = claim;
  const card = own ?? laid;
  const isClash = laid && top;
  if (!card || (!isClash && !own)) return null;
  const ground = color ?? partsOf(card).color ?? "";
  return h(
    "div",
    { class: `clash felt lit ${ground}` },
    isClash && cardFace(top, color),
    h("span", { class: "x" }, mark("cross")),
    cardFace(card, named),
  );
}

/** @param {Match} match @param {Say[number]} say */
function todo(match, { seat, name, sentence }) {
  return h("li", null, faceOf(match, seat), h("span", null, words.trouble.now({ name, sentence })));
}

/** The article that was broken, asked for when somebody wants to read it. @param {Match} match @param {Finding} finding */
function why(match, { link }) {
  const text = articles.get(link);
  return h(
    "details",
    { class: "why", "data-key": `why ${link}` },
    h("summary", { onclick: () => read(match, link) }, words.trouble.why),
    h("p", null, text ?? words.trouble.reading),
  );
}

/** @param {Match} match @param {string} link */
async function read(match, link) {
  if (articles.has(link)) return;
  articles.set(link, null);
  /** @type {Reply<Article>} */
  const answer = await ask("GET", link, { token: match.token });
  if (answer.status === 200) articles.set(link, answer.json.text);
  else articles.delete(link);
  match.changed();
}

// Ask the referee, in a frame of somebody else's page. It has no token, knows no match, and reads nothing that this browser
// keeps.

/** @import { Article, Question, Reply } from "../types.js" */
import { ask } from "./core/api.js";
import { h, typedIn } from "./ui/dom.js";
import { mark } from "./ui/marks.js";
import { bigAnswer } from "./screens/big-answer.js";
import { words } from "./screens/words.js";

const TYPING = 250; // ms without a key, until it is looked up

/** @typedef {{ hits: (Question & { is_good: boolean })[], said: string | null }} Answer */

const place = /** @type {HTMLElement} */ (document.querySelector("#screen"));
const found = h("div", { class: "stack", "aria-live": "polite" });
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let latest = ""; // what was looked up last

const field = h("input", {
  type: "search",
  enterkeyhint: "search",
  autocomplete: "off",
  "aria-label": words.ask.field,
  placeholder: words.ask.field,
  oninput: (event) => type(typedIn(event)),
});

/** @param {string} text */
function type(text) {
  clearTimeout(timer);
  timer = setTimeout(() => find(text.trim()), TYPING);
}

/** @param {string} text */
async function find(text) {
  latest = text;
  /** @type {Reply<Answer> | null} */
  const answer = text ? await ask("GET", `/v1/questions?q=${encodeURIComponent(text)}&most=4`) : null;
  if (latest === text) found.replaceChildren(...(answer ? shown(answer) : []));
}

/** @param {Reply<Answer>} answer */
function shown(answer) {
  if (answer.status !== 200) return [h("p", { class: "hint" }, words.request())];
  const { hits, said } = answer.json;
  const [best] = hits;
  const line = best?.is_good && best.line;
  return [
    ...(said ? [h("p", { class: "hint" }, said)] : []),
    ...(line ? [bigAnswer(line), h("p", { class: "hint" }, words.ask.rule({ article: best.article.title }))] : []),
    h("ul", { class: "qs questions" }, hits.map(({ id, asks }) => h("li", null, h("a", { class: "button q", href: `/#/ask/${encodeURIComponent(id)}`, target: "_blank", rel: "noopener" }, asks)))),
  ];
}

place.replaceChildren(h("main", { class: "ask" }, h("h1", null, words.ask.title), h("label", { class: "findbox" }, mark("search"), field), found));

// What people argue about, and what the referee says: in one line first, then why, then who says so.
// The answers last seen are kept, so that an argument can be settled without a network.

/**
 * @import { Asked, Child, Claim, ClaimParts, Game, Listed, Match, Page, Question, Reply, Rules, Source } from "../../types.js"
 */
import { ask } from "../core/api.js";
import { h, typedIn } from "../ui/dom.js";
import { knownMatches } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice, link } from "../ui/parts.js";
import * as store from "../core/store.js";
import { words } from "./words.js";
import { bigAnswer } from "./big-answer.js";
import { inWords } from "./logbook.js";
import { waysToTell } from "./tell-answer.js";

/**
 * @typedef {Pick<Rules, "differences" | "house_rules">} Chosen
 * An answer, whose `here` holds of a match as it stood when it was asked.
 * @typedef {Question} Answer
 * What was found: its line is there, and it is good, only where the referee has answered.
 * @typedef {Asked & { line?: string, is_good?: boolean }} Found
 * `stands` is what the match itself answers.
 * @typedef {{ text: string, hits: Found[] | null, said: string | null, stands?: string }} Search
 * What the referee answers to a text.
 * @typedef {{ hits: (Question & { is_good: boolean })[], said: string | null, right_now?: { line: string } }} Searched
 * @typedef {{ match: Match | null, game: Game, chapter: string | null, search: Search, scrolled: number }} Left
 * What is kept: `nearest` by match, `sources` by their letters, the latest answers first.
 * @typedef {{
 *   lists: { [game: string]: Listed[] }, nearest: { [match: string]: Asked[] }, sources: { [key: string]: string } | null,
 *   answers: { at: string | null, number: number | null, answer: Answer }[],
 * }} Kept
 */

/** @type {Game[]} */
const GAMES = ["uno", "golf"];
const BIG = 12; // quarrels that the referee lists first, which stand first where no match tells what is near
const KEPT = 60; // answers
/** @type {Search} */
const NOTHING = { text: "", hits: null, said: null };
const TYPING = 250; // ms without a key, until it is looked up

/** How the list looked when an answer was opened from it, to come back to. @type {Left | null} */
let left = null;
/** Whether outside a match the printed rules answer, and not those that this phone last played by. */
let isStandard = false;

/** @param {Page} page */
export function open(page) {
  const [id, rules] = page.route.rest;
  return id ? openAnswer(page, id, rules ? rulesIn(rules) : null) : openList(page);
}

/** @param {Page} page */
function openList(page) {
  const { match } = page;
  const before = left?.match === match ? left : null;
  left = null;
  const list = listingOf(page, before);
  const search = searchOf(page, list, before?.search ?? NOTHING);
  if (before) requestAnimationFrame(() => scrollTo(0, before.scrolled));

  function view() {
    const { hits } = search.now();
    return h(
      "main",
      { class: "ask" },
      bar([words.ask.title, match && h("small", null, words.ask.byYours)], { back: homeOf(match) }),
      search.field(),
      search.rulesKey(),
      hits ? answered(match, search.now(), hits) : list.view(),
    );
  }

  function close() {
    left = isAtQuestions(match) ? { match, ...list.now(), search: search.now(), scrolled: scrollY } : null;
  }

  return { title: () => words.ask.title, view, close };
}

/** All questions of a game, and those near what just happened. @param {Page} page @param {Left | null} before */
function listingOf(page, before) {
  const { match } = page;
  /** @type {Game} */
  let game = before?.game ?? match?.game ?? "uno";
  let nearest = match ? (kept().nearest[match.id] ?? []) : [];
  let chapter = before?.chapter ?? null; // the one whose questions are shown
  load();

  async function load() {
    const number = lastHeard(match);
    /** @type {[Promise<Reply<{ questions: Listed[] }>>, Promise<Reply<{ answers: Question[] }>> | null]} */
    const asked = [ask("GET", `/v1/questions?game=${game}`), match && request(match, game, "")];
    const [list, near] = await Promise.all(asked);
    if (list.status === 200) keep({ lists: { ...kept().lists, [game]: list.json.questions } });
    if (match && near?.status === 200) {
      nearest = near.json.answers.map(({ id, asks }) => ({ id, asks }));
      keep({ nearest: { [match.id]: nearest } }); // of the match that is played, and of no other
      keepAnswers(match, number, near.json.answers);
    }
    page.redraw();
  }

  /** @param {Game} to */
  function chooseGame(to) {
    game = to;
    chapter = null;
    load();
    page.redraw();
  }

  /** @param {string} title */
  function toggle(title) {
    chapter = title === chapter ? null : title;
    page.redraw();
  }

  function listed() {
    return kept().lists[game] ?? [];
  }

  function view() {
    const all = listed();
    if (!all.length && !nearest.length) return h("p", null, words.ask.loading);
    return [
      !match && choice(words.opening.game, GAMES.map((value) => ({ value, label: words.ask.games[value] })), game, chooseGame),
      nearest.length ? [h("h2", null, words.ask.nearest), links(match, nearest)] : links(match, all.slice(0, BIG)),
      h("h2", null, words.ask.more),
      [...new Set(all.map((question) => question.chapter))].map((title) => chapterOf(match, title, all, { isOpen: title === chapter, toggle })),
    ];
  }

  return { view, listed, now: () => ({ game, chapter }) };
}

/** A chapter of questions, that unfolds.
 * @param {Match | null} match @param {string} title @param {Listed[]} all
 * @param {{ isOpen: boolean, toggle: (title: string) => void }} fold */
function chapterOf(match, title, all, { isOpen, toggle }) {
  return h(
    "section",
    { "data-key": title, class: "stack" },
    button(title, () => toggle(title), { kind: "unfold", "aria-expanded": String(isOpen) }),
    isOpen && links(match, all.filter((question) => question.chapter === title)),
  );
}

/** What is typed, and what was found for it. @param {Page} page @param {ReturnType<typeof listingOf>} list @param {Search} search */
function searchOf(page, list, search) {
  const { match } = page;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} text */
  function type(text) {
    search = { ...search, text };
    clearTimeout(timer);
    timer = setTimeout(() => find(text.trim()), TYPING);
    page.redraw();
  }

  /** @param {string} text */
  async function find(text) {
    const number = lastHeard(match);
    const { game } = list.now();
    /** @type {Reply<Searched> | null} */
    const answer = text ? await request(match, game, `q=${encodeURIComponent(text)}&most=10`) : null;
    if (search.text.trim() !== text) return; // meanwhile somebody typed on
    search = { text: search.text, ...resultOf(answer, text) };
    keepAnswers(match, number, answer?.status === 200 ? answer.json.hits : []);
    page.redraw();
  }

  /** Without an answer, it is what this phone finds itself.
   * @param {Reply<Searched> | null} answer @param {string} text @returns {Omit<Search, "text">} */
  function resultOf(answer, text) {
    if (!answer) return { hits: null, said: null };
    if (answer.status === 200) return { ...answer.json, stands: answer.json.right_now?.line };
    if (text.length > 2000) return { hits: [], said: words.ask.long };
    return { hits: among(list.listed(), text), said: words.ask.offline };
  }

  function changeRules() {
    isStandard = !isStandard;
    find(search.text.trim());
    page.redraw();
  }

  /** By which rules it is answered, where this phone last played by others than the printed ones. */
  function rulesKey() {
    if (match || !lastRules(list.now().game)) return null;
    return button(isStandard ? words.ask.standard : words.ask.byLast, changeRules, { kind: "chip quiet", key: "rules" });
  }

  function field() {
    const input = h("input", {
      type: "search",
      value: search.text,
      enterkeyhint: "search",
      autocomplete: "off",
      "aria-label": words.ask.field,
      placeholder: words.ask.field,
      oninput: (event) => type(typedIn(event)),
    });
    return h("label", { class: "findbox" }, mark("search"), input);
  }

  return { field, rulesKey, now: () => search };
}

/** The best answer at once, in its one line, and below it what else may have been meant.
 * @param {Match | null} match @param {Search} search @param {Found[]} hits */
function answered(match, search, hits) {
  const [best] = hits;
  if (search.stands) return [bigAnswer(search.stands), h("h2", null, words.ask.more), links(match, hits)];
  return [
    search.said && h("p", { class: "hint" }, search.said),
    best?.is_good && best.line && bigAnswer(best.line),
    links(match, hits),
  ];
}

/** `shared` are the rules of a link by which somebody else was answered, null of any other way here.
 * @param {Page} page @param {string} id @param {Chosen | null} shared */
function openAnswer(page, id, shared) {
  const { match } = page;
  /** @type {Answer | null} */
  let answer = shared ? null : keptAnswer(match, id);
  let isMissing = false;
  let isUnreadable = false; // the rules of the link
  let number = lastHeard(match); // of the entry after which the referee was asked
  const isBest = left?.match === match && left.search.hits?.[0]?.id === id;
  const typed = (isBest && left?.search.text.trim()) || ""; // which this answers; yes and no go by these words
  load();

  async function load() {
    if (answer) answer = asOf(match, number, answer);
    const asked = lastHeard(match);
    number = asked;
    const rules = shared ? queryOf(shared) : rulesQuery(gameOf(id));
    const query = [match ? `match=${match.id}` : rules, typed && `q=${encodeURIComponent(typed)}`];
    const path = `/v1/questions/${encodeURIComponent(id)}?${query.filter(Boolean).join("&")}`;
    /** @type {Reply<Question>} */
    const question = await ask("GET", path, { token: match?.token });
    if (number !== asked) return; // meanwhile the match has gone on, and it was asked anew
    // What the list told of the match as it stood when it was asked is nearer than an example.
    if (question.status === 200) answer = { here: answer?.here, ...question.json };
    isMissing = !answer;
    isUnreadable = question.status === 422;
    if (question.status === 200 && answer && !shared) keepAnswers(match, number, [answer]);
    page.redraw();
    if (answer) learnSources(answer.article.sources, page.redraw);
  }

  function view() {
    const now = lastHeard(match);
    if (now !== null && now !== number) load();
    const shown = answer && asOf(match, number, answer);
    return h(
      "main",
      { class: "ask" },
      bar(typed || (answer?.asks ?? words.ask.title), { back: listOf(match) }),
      shown ? [explained(match, shown, toTell(shown), groundOf(match, shown, shared)), forOthers(shown, addressOf(match, shown, shared), typed)] : h("p", null, whyNot()),
    );
  }

  function whyNot() {
    if (isUnreadable) return words.ask.unreadable;
    return isMissing ? words.ask.notKept : words.ask.loading;
  }

  /** What was asked about is done: it is told from here, and the match is shown again. @param {Answer} answer */
  function toTell({ here }) {
    const claim = here?.claim;
    if (!match || !claim || !mayTell(match, claim)) return null;
    const tell = () => {
      match.tell(claim);
      page.say(words.ask.told);
      page.go(homeOf(match));
    };
    const label = h("span", null, words.ask.tell, " ", inWords(match, claim));
    return button(label, tell, { kind: "main big" });
  }

  function close() {
    if (!isAtQuestions(match)) left = null;
  }

  return { title: () => answer?.asks ?? words.ask.title, view, close };
}

/** The ways to tell it to others. @param {Answer} answer @param {string} address @param {string} typed */
function forOthers({ here, asks, line, why, article }, address, typed) {
  const told = { asks: typed || asks, line, why, ...here, article: article.title, address };
  return [waysToTell(told), link(words.ask.link, address)];
}

/** What is meant by their letters, where one of them is new to this phone. @param {string[]} keys @param {() => void} redraw */
async function learnSources(keys, redraw) {
  if (keys.every((key) => kept().sources?.[key])) return;
  /** @type {Reply<{ sources: Source[] }>} */
  const told = await ask("GET", "/v1/sources");
  if (told.status === 200) keep({ sources: Object.fromEntries(told.json.sources.map(({ key, what }) => [key, what])) });
  redraw();
}

/** A ruling in one line, then why, then who says so.
 * @param {Match | null} match @param {Answer} answer @param {Child} toTell @param {string} ground */
function explained(match, answer, toTell, ground) {
  const { line, why } = answer.here ?? answer;
  const more = why.filter((sentence) => !line.endsWith(sentence));
  const sources = answer.article.sources.map((key) => kept().sources?.[key]).filter(Boolean); // letters alone say nothing
  return [
    answer.note && h("p", { class: "hint" }, answer.note),
    bigAnswer(line),
    h("p", { class: "soft" }, ground),
    !answer.here && answer.for_children && h("p", { class: "soft" }, h("strong", null, words.ask.forChildren), " ", answer.for_children),
    toTell,
    h(
      "section",
      { class: "panel" },
      more.length ? [h("h2", null, words.ask.why), more.map((sentence) => h("p", null, sentence))] : null,
      h("h2", null, answer.article.title),
      h("p", null, answer.article.text),
    ),
    answer.otherwise.length ? h("section", { class: "panel" }, h("h2", null, words.ask.otherwise), h("ul", { class: "tables" }, answer.otherwise.map(other))) : null,
    answer.example && h("section", { class: "panel" }, example(answer.example)),
    sources.length ? [h("h2", null, words.ask.sources), h("ul", { class: "plain hint" }, sources.map((one) => h("li", null, one)))] : null,
    answer.follow_ups.length ? [h("h2", null, words.ask.followUps), links(match, answer.follow_ups)] : null,
  ];
}

/** Whether this phone may tell it. @param {Match} match @param {Claim} claim */
function mayTell(match, claim) {
  /** @type {ClaimParts} */
  const { seat } = claim;
  return match.role === "keeper" || (match.role === "seat" && seat === match.seat);
}

/** By whose rules the line holds. @param {Match | null} match @param {Answer} answer @param {Chosen | null} shared */
function groundOf(match, { here, article, id, named }, shared) {
  if (named && !named.clash) return words.ask.named;
  if (shared) return words.ask.shared;
  if (here) return words.ask.here;
  if (!match) return rulesHere(gameOf(id)) ? words.ask.byLast : words.ask.standard;
  return article.id.includes(".house.") ? words.ask.houseRule : words.ask.yourRules;
}

/** Where it opens for anybody, and answers by the rules that answered here.
 * @param {Match | null} match @param {Answer} answer @param {Chosen | null} shared */
function addressOf(match, { id, named }, shared) {
  const rules = withNamed(shared ?? match?.answer.state.rules ?? rulesHere(gameOf(id)), named);
  const coded = rules ? `/${encodeURIComponent(JSON.stringify({ differences: rules.differences, house_rules: rules.house_rules }))}` : "";
  return `#/ask/${encodeURIComponent(id)}${coded}`;
}

/** The rules with those that the question named. @param {Chosen | null} agreed @param {Answer["named"]} named
 * @returns {Chosen | null} */
function withNamed(agreed, named) {
  if (!named || named.clash) return agreed;
  return {
    differences: { ...agreed?.differences, ...named.differences },
    house_rules: { ...agreed?.house_rules, ...named.house_rules },
  };
}

/** What cannot be read is no rules: the referee says so. @param {string} text @returns {Chosen} */
function rulesIn(text) {
  try {
    return JSON.parse(text) ?? text;
  } catch {
    return /** @type {any} */ (text);
  }
}

/** @param {NonNullable<Answer["example"]>} example */
function example({ people, lines }) {
  return [
    h("h2", null, words.ask.example),
    h("p", { class: "hint" }, words.ask.people({ names: people })),
    h("ol", { class: "example" }, lines.map((line) => h("li", null, line))),
  ];
}

/** @param {Answer["otherwise"][number]} answer */
function other({ house_rules: house, differences, line }) {
  const names = Object.keys(house).map((id) => id.replaceAll("-", " "));
  return h("li", null, h("strong", null, words.ask.under({ houseRules: names, differences: Object.keys(differences).length })), " ", line);
}

/** @param {Match | null} match @param {Asked[]} questions */
function links(match, questions) {
  return h(
    "ul",
    { class: "qs questions" },
    questions.map(({ id, asks }) => h("li", { "data-key": id }, link(asks, `${listOf(match)}/${encodeURIComponent(id)}`, { kind: "q" }))),
  );
}

/** @param {Match | null} match */
function homeOf(match) {
  return match ? `#/match/${match.id}` : "#/";
}

/** @param {Match | null} match */
function listOf(match) {
  return match ? `#/match/${match.id}/ask` : "#/ask";
}

/** Whether the page goes from question to question. @param {Match | null} match */
function isAtQuestions(match) {
  return location.hash.startsWith(listOf(match));
}

/** @template Body @param {Match | null} match @param {Game} game @param {string} query
 * @returns {Promise<Reply<Body>>} */
function request(match, game, query) {
  const where = match ? [`match=${match.id}`] : [`game=${game}`, rulesQuery(game)];
  return ask("GET", `/v1/questions?${[...where, query].filter(Boolean).join("&")}`, { token: match?.token });
}

/** A question's id tells its game. @param {string} id @returns {Game} */
function gameOf(id) {
  return id.startsWith("golf-") ? "golf" : "uno";
}

/** The rules this phone last played that game by, where those are not the printed ones.
 * @param {Game} game @returns {Rules | null} */
function lastRules(game) {
  const last = knownMatches().find((one) => one.game === game)?.answer.state.rules;
  return last && Object.keys(last.house_rules).length ? last : null;
}

/** Those that answer outside a match. @param {Game} game */
function rulesHere(game) {
  return isStandard ? null : lastRules(game);
}

/** @param {Game} game */
function rulesQuery(game) {
  const rules = rulesHere(game);
  return rules ? queryOf(rules) : "";
}

/** @param {Chosen} rules */
function queryOf({ differences, house_rules: house }) {
  return `differences=${encodeURIComponent(JSON.stringify(differences))}&house_rules=${encodeURIComponent(JSON.stringify(house))}`;
}

/** The questions that have all the words in them: what can be found without the referee.
 * @param {Listed[]} list @param {string} text */
function among(list, text) {
  const sought = text.toLowerCase().split(/\s+/);
  return list.filter(({ asks }) => sought.every((word) => asks.toLowerCase().includes(word)));
}

/** @returns {Kept} */
function kept() {
  return store.read("asked") ?? { lists: {}, nearest: {}, answers: [], sources: null };
}

/** @param {Partial<Kept>} changes */
function keep(changes) {
  store.write("asked", { ...kept(), ...changes });
}

/** The same question has another answer at another table; these were given there after entry `number`.
 * @param {Match | null} match @param {number | null} number @param {Answer[]} answers */
function keepAnswers(match, number, answers) {
  const at = match?.id ?? null;
  const isNew = (/** @type {Kept["answers"][number]} */ { at: where, answer }) => where !== at || !answers.some(({ id }) => id === answer.id);
  keep({ answers: [...answers.map((answer) => ({ at, number, answer })), ...kept().answers.filter(isNew)].slice(0, KEPT) });
}

/** @param {Match | null} match @param {string} id */
function keptAnswer(match, id) {
  const found = kept().answers.find(({ at, answer }) => at === (match?.id ?? null) && answer.id === id);
  return found ? asOf(match, found.number, found.answer) : null;
}

/** As it was told; but how the match stood then is of no use once something else was told there.
 * @param {Match | null} match @param {number | null} number @param {Answer} answer @returns {Answer} */
function asOf(match, number, answer) {
  if (number !== null && number === lastHeard(match)) return answer;
  const { here, ...lasting } = answer;
  return lasting;
}

/** The last entry of a match that the referee has heard; null while something is on its way to it.
 * @param {Match | null} match */
function lastHeard(match) {
  return match && !match.waiting ? match.answer.number : null;
}

// What people argue about, and what the referee says: in one line first, then why, then who says so.
// The answers last seen are kept, so that an argument can be settled without a network.

/**
 * @import { Asked, Child, Claim, ClaimParts, Game, Listed, Match, Page, Question, Reply, Rules } from "../../types.js"
 */
import { ask, detailOf } from "../core/api.js";
import { h, typedIn } from "../ui/dom.js";
import { knownMatches } from "../core/match.js";
import { dress, load } from "../core/router.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice, iconButton, link } from "../ui/parts.js";
import * as store from "../core/store.js";
import { words } from "./words.js";
import { bigAnswer } from "./big-answer.js";
import { inWords } from "./logbook.js";
import { waysToTell } from "./tell-answer.js";

/**
 * @typedef {Pick<Rules, "differences" | "house_rules"> & { preset?: string }} Chosen
 * An answer, whose `here` holds of a match as it stood when it was asked.
 * @typedef {Question} Answer
 * What the referee answers to a text.
 * @typedef {{
 *   hits: (Question & { is_good: boolean })[], said: string | null, asks_back?: Asked[], right_now?: { line: string },
 * }} Searched
 * What is typed and what was found for it: `hits` without answers where the referee did not answer. It is an answer once
 * somebody has `asked`; the first `passed` hits were not meant.
 * @typedef {{
 *   text: string, hits: (Asked & Partial<Searched["hits"][number]>)[] | null, asked?: boolean, passed?: number, number?: number | null,
 *   said?: string | null, failed?: boolean, asks_back?: Asked[], right_now?: { line: string },
 * }} Search
 * @typedef {ReturnType<typeof searchOf>} Finding
 * @typedef {ReturnType<typeof rulesOf>} Ruling
 * @typedef {{ match: Match | null, game: Game, chapter: string | null, search: Search, scrolled: number }} Left
 * What is kept: `nearest` by match, `sources` by their letters and rules by their ids, the latest answers first.
 * @typedef {{
 *   lists: { [game: string]: Listed[] }, nearest: { [match: string]: Asked[] }, sources: { [key: string]: string } | null,
 *   answers: { at: string | null, number: number | null, answer: Answer }[],
 * }} Kept
 */

/** @type {Game[]} */
const GAMES = ["uno", "golf"];
const BIG = 12; // quarrels that the referee lists first, which stand first where no match tells what is near
const KEPT = 60; // answers
const OFFERED = 3; // questions at once
const TYPING = 250; // ms without a key, until it is looked up
const PRINTED = "standard";

/** How the list looked when an answer was opened from it, to come back to. @type {Left | null} */
let left = null;
/** Whether this screen has asked what letters and ids mean. */
let hasLearned = false;
/** The rules that somebody has chosen for questions alone, by the match or the game. @type {{ [place: string]: Rules }} */
const chosen = {};

/** @param {Page} page */
export function open(page) {
  const [id, rules] = page.route.rest;
  hasLearned = false;
  return id ? openAnswer(page, id, rules ? rulesIn(rules) : null) : openList(page);
}

/** @param {Page} page */
function openList(page) {
  const { match } = page;
  const before = left?.match === match ? left : null;
  left = null;
  const list = listingOf(page, before);
  const rules = rulesOf(page, () => list.now().game, () => search.again());
  const search = searchOf(page, list, before?.search);
  if (before) requestAnimationFrame(() => scrollTo(0, before.scrolled));

  function view() {
    return (
      rules.view() ??
      h(
        "main",
        { class: "ask" },
        bar(words.ask.title, { back: homeOf(match) }),
        field(search),
        found(page, search, rules) ?? [rules.key(), list.view()],
      )
    );
  }

  function close() {
    left = isAtQuestions(match) ? { match, ...list.now(), search: search.now(), scrolled: scrollY } : null;
  }

  return { title: () => words.ask.title, view, close, back: rules.back };
}

/** All questions of a game, and those near what just happened. @param {Page} page @param {Left | null} before */
function listingOf(page, before) {
  const { match } = page;
  /** @type {Game} */
  let game = before?.game ?? match?.game ?? "uno";
  let nearest = match ? (kept().nearest[match.id] ?? []) : [];
  let chapter = before?.chapter ?? null; // the one whose questions are shown
  renew();

  async function renew() {
    const number = lastHeard(match);
    /** @type {[Promise<Reply<{ questions: Listed[] }>>, Promise<Reply<{ answers: Question[] }>> | null]} */
    const asked = [ask("GET", `/v1/questions?game=${game}`), match && ask("GET", `/v1/questions?match=${match.id}`, { token: match.token })];
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
    renew();
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
      !match && choice(words.opening.game, GAMES.map((value) => ({ value, label: words.share.game({ game: value }) })), game, chooseGame),
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

/** What is typed, what may be meant by it, and the answer.
 * @param {Page} page @param {ReturnType<typeof listingOf>} list @param {Search} [search] */
function searchOf(page, list, search = { text: "", hits: null }) {
  const { match } = page;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let asking = 0; // what was looked up last, by its number

  /** @param {Partial<Search>} changes */
  function set(changes) {
    search = { ...search, ...changes };
    page.redraw();
  }

  /** @param {string} text */
  function type(text) {
    clearTimeout(timer);
    asking += 1;
    timer = setTimeout(find, TYPING);
    set({ text, asked: false, ...(!text.trim() && { hits: null }) });
  }

  async function find(asked = false) {
    clearTimeout(timer);
    const text = search.text.trim();
    if (!text) return;
    const number = lastHeard(match);
    const { game } = list.now();
    const latest = (asking += 1);
    /** @type {Reply<Searched>} */
    const answer = await request(match, game, `q=${encodeURIComponent(text)}&most=${asked ? 3 * OFFERED : OFFERED}`);
    if (latest !== asking) return; // meanwhile somebody typed on
    const told = answer.status === 200 ? answer.json : { hits: among(list.listed(), text), said: detailOf(answer) ?? words.ask.offline };
    if (asked && answer.status === 200 && !chosenAt(match, game)) keepAnswers(match, number, answer.json.hits.filter(isOfTheQuestion));
    set({ text: search.text, asked, passed: 0, number, failed: answer.status !== 200, asks_back: undefined, right_now: undefined, ...told });
    if (asked) page.say(best()?.line ?? search.right_now?.line ?? search.said ?? words.ask.which);
  }

  /** The one that is meant, where the referee is sure. */
  function best() {
    const [first] = search.hits ?? [];
    return first?.is_good && !search.passed && !search.right_now ? /** @type {Answer} */ (first) : null;
  }

  function clear() {
    type("");
    document.querySelector("input")?.focus();
  }

  return { type, find, best, set, clear, again: () => find(search.asked), now: () => search };
}

/** Where it is typed. @param {Finding} finding */
function field({ now, type, find, clear }) {
  const { text } = now();
  const input = h("input", {
    value: text,
    enterkeyhint: "search",
    autocomplete: "off",
    "aria-label": words.ask.field,
    placeholder: words.ask.field,
    oninput: (event) => type(typedIn(event)),
    onkeydown: ({ key, target }) => {
      if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
      target.blur(); // the keyboard goes away, and the answer is seen
      find(true);
    },
  });
  return h("div", { class: "findbox" }, mark("search"), input, text && iconButton("cross", words.ask.clear, clear));
}

/** What was found; null where nothing is typed. @param {Page} page @param {Finding} finding @param {Ruling} rules @returns {Child} */
function found(page, finding, rules) {
  const { match } = page;
  const { text, hits, asked, failed, said, number = null } = finding.now();
  if (!text.trim()) return null;
  if (!asked) return [suggestions(match, hits ?? []), rules.key(), button(words.home.toAsk, () => finding.find(true), { kind: "main big last", key: "ask" })];
  if (failed) return [h("p", { class: "problem" }, said), links(match, hits ?? [])];
  const now = lastHeard(match);
  if (now !== null && now !== number) finding.find(true);
  const answer = finding.best();
  return answer ? sure(page, finding, rules, asOf(match, number, answer)) : unsure(match, finding, rules);
}

/** @param {Page} page @param {Finding} finding @param {Ruling} rules @param {Answer} answer */
function sure(page, { now, set }, rules, answer) {
  const { hits, text } = now();
  const others = hits?.slice(1, 1 + OFFERED);
  // A yes or no has a line for children only where these words ask the same way round as the question.
  const asked = (answer.yes === null || answer.for_children) && !answer.note?.includes(answer.asks) ? answer.asks : null;
  return [
    explained(page, answer, rules.key(answer), asked),
    button(words.ask.notMine, () => set({ passed: 1, asks_back: others, said: null }), { kind: "quiet", key: "not" }),
    forOthers(answer, addressOf(page.match, answer, null), text.trim()),
  ];
}

/** Whether it answers the question itself, and not only the words that were typed: these may ask the other way round, and then
 * it has no line for children, or name rules. @param {Answer} answer */
function isOfTheQuestion({ for_children: forChildren, named }) {
  return Boolean(forChildren) && !named;
}

/** Which of them is meant, or none: without yes or no. @param {Match | null} match @param {Finding} finding @param {Ruling} rules */
function unsure(match, { now, set, clear }, rules) {
  const { hits, passed = 0, said, asks_back: which, right_now: stands } = now();
  const none = () => set({ passed: passed + OFFERED, asks_back: undefined, said: null });
  if (stands) return [bigAnswer(stands.line), nearIt(match, hits ?? [])];
  if (which?.length) return [card(said ?? words.ask.which), links(match, which), button(words.ask.none, none, { key: "none" }), rules.key()];
  return [
    card(words.ask.unknown, said),
    nearIt(match, hits?.slice(passed, passed + OFFERED) ?? []),
    rules.key(),
    button(words.ask.again, clear, { kind: "main big last", key: "again" }),
  ];
}

/** The questions that may be meant while somebody types. @param {Match | null} match @param {Asked[]} hits */
function suggestions(match, hits) {
  return h(
    "ol",
    { class: "found", "aria-label": words.ask.which },
    hits.slice(0, OFFERED).map(({ id, asks }) => h("li", { "data-key": id }, h("a", { href: `${listOf(match)}/${encodeURIComponent(id)}` }, asks))),
  );
}

/** What the referee asks back, or that it does not know. @param {string} word @param {string | null} [because] */
function card(word, because) {
  return h("section", { class: "answer which" }, h("p", { class: "word" }, word), because && h("p", { class: "because" }, because));
}

/** @param {Match | null} match @param {Asked[]} questions */
function nearIt(match, questions) {
  return questions.length > 0 && h("section", { class: "stack" }, h("h2", { class: "soft" }, words.ask.near), links(match, questions));
}

/** The key that says by which rules it is answered, and the form that changes them for these questions alone.
 * `given` are others than those in force here, until they are changed.
 * @param {Page} page @param {() => Game} gameHere @param {() => void} changed @param {Chosen | null} [given] */
function rulesOf(page, gameHere, changed, given = null) {
  const { match } = page;
  /** @type {((rules: Rules) => HTMLElement) | null} */
  let form = null;

  function inForce() {
    const game = gameHere();
    return { preset: PRINTED, target: null, differences: {}, house_rules: {}, ...(given ?? rulesHere(match, game)) };
  }

  async function start() {
    const game = gameHere();
    /** @type {[typeof import("./rules.js") | null, unknown]} */
    const [module] = await Promise.all([load("../screens/rules.js"), dress("../styles/opening.css")]);
    const change = (/** @type {Partial<Rules>} */ changes) => {
      chosen[placeOf(match, game)] = { ...inForce(), ...changes };
      given = null;
      page.redraw();
    };
    form = (await module?.openRules(game, { change, done: () => history.back(), usual: lastRules(game) })) ?? null;
    if (form) page.cover();
    else page.say(words.request());
    page.redraw();
  }

  function back() {
    if (form) changed();
    form = null;
    page.redraw();
  }

  /** @param {Answer} [answer] @param {string} [ground] */
  function key(answer, ground = groundOf(match, gameHere(), answer)) {
    const rules = withNamed(inForce(), answer?.named);
    const names = namesOf(rules, page.redraw);
    const named = h("span", { class: "grow" }, ground, " ", names.length > 0 && h("small", null, names.join(", ")));
    return button([named, mark("edit")], start, { kind: "chip by", key: "rules" });
  }

  return { key, back, given: () => given, view: () => form?.(inForce()) ?? null };
}

/** `shared` are the rules of a link by which somebody else was answered, null of any other way here.
 * @param {Page} page @param {string} id @param {Chosen | null} shared */
function openAnswer(page, id, shared) {
  const { match } = page;
  const game = gameOf(id);
  // The rules that were named in the words by which it was found hold here as well.
  const named = left?.match === match ? left.search.hits?.find((one) => one.id === id)?.named : undefined;
  const given = shared ?? (named ? withNamed(rulesHere(match, game), named) : null);
  const rules = rulesOf(page, () => game, renew, given);
  const isUsual = () => !rules.given() && !chosenAt(match, game);
  /** @type {Answer | null} */
  let answer = isUsual() ? keptAnswer(match, id) : null;
  let isMissing = false;
  let isUnreadable = false; // the rules of the link
  let number = lastHeard(match); // of the entry after which the referee was asked
  renew();

  async function renew() {
    const asked = lastHeard(match);
    answer = answer && asOf(match, isUsual() ? number : null, answer);
    number = asked;
    const by = rules.given();
    const path = `/v1/questions/${encodeURIComponent(id)}?${by ? queryOf(by) : rulesQuery(match, game)}`;
    /** @type {Reply<Question>} */
    const question = await ask("GET", path, { token: match?.token });
    if (number !== asked || by !== rules.given()) return; // it was asked anew meanwhile
    // What the list told of the match as it stood when it was asked is nearer than an example.
    if (question.status === 200) answer = { here: answer?.here, ...question.json };
    isMissing = !answer;
    isUnreadable = question.status === 422;
    if (question.status === 200 && answer && isUsual()) keepAnswers(match, number, [answer]);
    page.redraw();
  }

  function view() {
    const now = lastHeard(match);
    if (now !== null && now !== number) renew();
    const shown = answer && asOf(match, number, answer);
    const ground = rules.given() ? (shared ? words.ask.shared : words.ask.named) : undefined;
    return (
      rules.view() ??
      h(
        "main",
        { class: "ask" },
        bar(answer?.asks ?? words.ask.title, { back: listOf(match) }),
        shown ? [explained(page, shown, rules.key(shown, ground)), forOthers(shown, addressOf(match, shown, rules.given()))] : h("p", null, whyNot()),
      )
    );
  }

  function whyNot() {
    if (isUnreadable) return words.ask.unreadable;
    return isMissing ? words.ask.notKept : words.ask.loading;
  }

  function close() {
    if (!isAtQuestions(match)) left = null;
  }

  return { title: () => answer?.asks ?? words.ask.title, view, close, back: rules.back };
}

/** What was asked about is done: it is told from here, and the match is shown again. @param {Page} page @param {Answer} answer */
function toTell(page, { here }) {
  const { match } = page;
  const claim = here?.claim;
  if (!match || !claim || !mayTell(match, claim)) return null;
  const tell = () => {
    match.tell(claim);
    page.say(words.ask.told);
    page.go(homeOf(match));
  };
  return button(h("span", null, words.ask.tell, " ", inWords(match, claim)), tell, { kind: "main big" });
}

/** The ways to tell it to others, who `asked` in these words. @param {Answer} answer @param {string} address @param {string} [asked] */
function forOthers({ here, asks, line, why, article }, address, asked = asks) {
  const told = { asks: asked, line, why, ...here, article: article.title, address };
  return h("div", { class: "row wrap" }, waysToTell(told), link(words.ask.link, address));
}

/** What is meant by the letters of sources and the ids of rules, as far as this phone knows; what is new to it, it asks for.
 * @param {string[]} keys @param {() => void} redraw @returns {(string | undefined)[]} */
function meanings(keys, redraw) {
  const { sources } = kept();
  if (!hasLearned && keys.some((key) => !sources?.[key])) learn(redraw);
  return keys.map((key) => sources?.[key]);
}

/** @param {() => void} redraw */
async function learn(redraw) {
  hasLearned = true;
  /** @type {Reply<{ [list: string]: { key?: string, what?: string, id?: string, title?: string }[] }>[]} */
  const lists = await Promise.all(["sources", "presets", "house-rules"].map((what) => ask("GET", `/v1/${what}`)));
  const told = lists.flatMap(({ status, json }) => (status === 200 ? Object.values(json).flat() : []));
  keep({ sources: { ...kept().sources, ...Object.fromEntries(told.map(({ key, id, what, title }) => [key ?? id, what ?? title])) } });
  redraw();
}

/** A ruling in one line, `by` which rules, then what to do, why, and who says so.
 * @param {Page} page @param {Answer} answer @param {Child} by @param {string | null} [asked] */
function explained(page, answer, by, asked) {
  const { line, why } = answer.here ?? answer;
  const { note, article, for_children: forChildren, otherwise, example: played } = answer;
  const more = why.filter((sentence) => !line.endsWith(sentence));
  const sources = meanings(article.sources, page.redraw).filter(Boolean); // letters alone say nothing
  return [
    note && h("p", { class: "hint" }, note),
    bigAnswer(line, asked),
    by,
    !answer.here && forChildren && h("p", { class: "soft" }, h("strong", null, words.ask.forChildren), " ", forChildren),
    toTell(page, answer),
    fold(
      [words.ask.why, " ", h("small", { class: "soft" }, words.ask.rule({ article: article.title }))],
      [...more, article.text].map((sentence) => h("p", null, sentence)),
      sources.length > 0 && [h("h2", null, words.ask.sources), sources.map((one) => h("p", { class: "hint" }, one))],
    ),
    otherwise.length > 0 && fold(words.ask.otherwise, h("ul", { class: "tables" }, otherwise.map((one) => other(one, page.redraw)))),
    played && fold(words.ask.example, h("p", { class: "hint" }, words.ask.people({ names: played.people })), h("ol", { class: "tables" }, played.lines.map((one) => h("li", null, one)))),
    nearIt(page.match, answer.follow_ups.slice(0, 1)),
  ];
}

/** @param {Child} title @param {Child[]} content */
function fold(title, ...content) {
  return h("details", { class: "fold" }, h("summary", null, h("span", null, title)), h("div", { class: "stack" }, content));
}

/** Whether this phone may tell it. @param {Match} match @param {Claim} claim */
function mayTell(match, claim) {
  /** @type {ClaimParts} */
  const { seat } = claim;
  return match.role === "keeper" || (match.role === "seat" && seat === match.seat);
}

/** By whose rules it is answered. @param {Match | null} match @param {Game} game @param {Answer} [answer] */
function groundOf(match, game, answer) {
  if (answer?.named && !answer.named.clash) return words.ask.named;
  if (chosenAt(match, game)) return words.ask.chosen;
  if (answer?.here) return words.ask.here;
  if (!match) return lastRules(game) ? words.ask.byLast : words.ask.standard;
  return answer?.article.id.includes(".house.") ? words.ask.houseRule : words.ask.yourRules;
}

/** Where it opens for anybody, and answers by the rules that answered here.
 * @param {Match | null} match @param {Answer} answer @param {Chosen | null} given */
function addressOf(match, { id, named }, given) {
  const rules = withNamed(given ?? rulesHere(match, gameOf(id)), named);
  const coded = rules ? `/${encodeURIComponent(JSON.stringify({ differences: rules.differences, house_rules: rules.house_rules }))}` : "";
  return `#/ask/${encodeURIComponent(id)}${coded}`;
}

/** The rules with those that the question named. @param {Chosen | null} agreed @param {Answer["named"]} named
 * @returns {Chosen | null} */
function withNamed(agreed, named) {
  if (!named || named.clash) return agreed;
  return {
    ...agreed,
    differences: { ...agreed?.differences, ...named.differences },
    house_rules: { ...agreed?.house_rules, ...named.house_rules },
  };
}

/** The ruleset and the house rules by their titles, without those that are printed.
 * @param {Partial<Rules> | null} rules @param {() => void} redraw */
function namesOf(rules, redraw) {
  const { preset = PRINTED, house_rules: house = {} } = rules ?? {};
  const ids = [preset, ...Object.keys(house)].filter((id) => id !== PRINTED);
  return meanings(ids, redraw).map((name, place) => name ?? ids[place].replaceAll("-", " "));
}

/** What cannot be read is no rules: the referee says so. @param {string} text @returns {Chosen} */
function rulesIn(text) {
  try {
    return JSON.parse(text) ?? text;
  } catch {
    return /** @type {any} */ (text);
  }
}

/** @param {Answer["otherwise"][number]} answer @param {() => void} redraw */
function other({ house_rules: house, differences, line }, redraw) {
  const names = namesOf({ house_rules: house }, redraw);
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
  return ask("GET", `/v1/questions?game=${game}&${rulesQuery(match, game)}&${query}`, { token: match?.token });
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

/** @param {Match | null} match @param {Game} game */
function placeOf(match, game) {
  return match?.id ?? game;
}

/** The rules that were chosen here for questions alone. @param {Match | null} match @param {Game} game @returns {Rules | undefined} */
function chosenAt(match, game) {
  return chosen[placeOf(match, game)];
}

/** Those that answer here; null: the printed ones. @param {Match | null} match @param {Game} game */
function rulesHere(match, game) {
  return chosenAt(match, game) ?? (match ? match.answer.state.rules : lastRules(game));
}

/** A match answers by its rules itself. @param {Match | null} match @param {Game} game */
function rulesQuery(match, game) {
  if (match && !chosenAt(match, game)) return `match=${match.id}`;
  const rules = rulesHere(match, game);
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
  const one = kept().answers.find(({ at, answer }) => at === (match?.id ?? null) && answer.id === id);
  return one ? asOf(match, one.number, one.answer) : null;
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

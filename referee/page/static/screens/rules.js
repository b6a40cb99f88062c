// What a table may change in the rules before the first deal: a ruleset by its name, single questions, house rules.

/**
 * @import { Difference, Game, HouseRule, Preset, Reply, Rules, Source } from "../../types.js"
 * @typedef {HouseRule["parameters"][number]} Parameter
 * @typedef {Parameter["default"]} Plain
 * @typedef {{ change: (changes: Partial<Rules>) => void, done: () => void, usual?: Rules | null }} Wishes
 * @typedef {{ presets: Preset[], houseRules: HouseRule[], differences: Difference[], sources: Source[] }} Offers
 * @typedef {Offers & Wishes & { game: Game, rules: Rules }} Form
 */
import { ask } from "../core/api.js";
import { h, isTicked, typedIn } from "../ui/dom.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice } from "../ui/parts.js";
import { pictureOf } from "../ui/pictures.js";
import { words } from "./words.js";

/** What families argue about, and so stands first; the rest is one tap away. @type {{ [G in Game]: string[] }} */
const CONTESTED = {
  uno: ["late-uno-penalty", "catch-until", "first-card", "wild-draw-four", "drawn-card", "scoring"],
  golf: ["opened-places", "next-starter", "action-timing"],
};

/** What changes the rules of `game`, as `view(rules)`; `change(changes)` is called with what is chosen, `done()` once that
 * is all. `usual` is what was agreed on last time, or null. Null without an answer of the referee.
 * @param {Game} game @param {Wishes} wishes @returns {Promise<((rules: Rules) => HTMLElement) | null>} */
export async function openRules(game, { change, done, usual = null }) {
  const offered = await offers(game);
  return offered && ((rules) => view({ ...offered, game, change, done, usual, rules }));
}

/** @param {Form} form */
function view(form) {
  const { rules, houseRules, usual, change, done } = form;
  const number = Object.keys(rules.house_rules).length;
  return h(
    "main",
    { class: "still" },
    bar([words.opening.rules, h("small", null, words.rules.chosen({ number }))], { back: null }),
    h(
      "div",
      { class: "scroll" },
      h(
        "div",
        { class: "row" },
        usual && button([mark("star"), words.opening.usual], () => change(asRules(usual)), { kind: isAs(usual, rules) ? "main" : "", key: "usual" }),
        button(words.rules.printed, () => change(asRules({})), { kind: number ? "" : "main", key: "printed" }),
      ),
      h("div", { class: "house" }, houseRules.map((rule) => [picture(form, rule), rule.id in rules.house_rules && parametersOf(form, rule)])),
      h("details", { class: "fold", "data-key": "more" }, h("summary", null, words.rules.more), more(form)),
    ),
    button(words.rules.these, done, { kind: "main big" }),
  );
}

/** @param {Partial<Rules>} rules @returns {Rules} */
function asRules({ preset = "standard", target = null, differences: answers = {}, house_rules: house = {} }) {
  return { preset, target, differences: { ...answers }, house_rules: { ...house } };
}

/** @param {Rules} usual @param {Rules} rules */
function isAs({ house_rules: house }, rules) {
  return Object.keys(house).sort().join() === Object.keys(rules.house_rules).sort().join();
}

/** @param {Form} form @param {HouseRule} rule */
function picture({ rules, change }, { id, title, line, picture: names }) {
  const isOn = id in rules.house_rules;
  const { [id]: _, ...others } = rules.house_rules;
  return button(
    [pictureOf(names), h("span", { class: "txt" }, title, " ", h("small", null, line)), isOn && h("span", { class: "on", "aria-hidden": "true" }, mark("check"))],
    () => change({ house_rules: isOn ? others : { ...others, [id]: {} } }),
    { kind: "rule mode", key: id, "aria-pressed": String(isOn) },
  );
}

/** @param {Form} form @param {HouseRule} rule */
function parametersOf(form, { id, title, text, parameters }) {
  if (!parameters.length) return null;
  return h("div", { class: "panel", "data-key": `of ${id}` }, h("h2", null, title), h("p", { class: "hint" }, text), parameters.map((one) => parameterField(form, id, one)));
}

/** A ruleset by its name, the goal, and what families argue about. @param {Form} form */
function more(form) {
  const { game, presets, differences, rules, change } = form;
  const contested = CONTESTED[game].flatMap((id) => differences.find((one) => one.id === id) ?? []);
  const others = differences.filter((one) => !contested.includes(one));
  return h(
    "div",
    { class: "stack" },
    choice(words.rules.preset, presets.map((preset) => ({ value: preset.id, label: preset.title })), rules.preset, (id) => change(presetOf(form, id))),
    presets.filter(({ id }) => id === rules.preset).map(({ lines }) => h("p", { class: "hint" }, lines.join(" "))),
    targetField(form),
    contested.map((one) => difference(form, one)),
    h("details", null, h("summary", null, words.rules.everything), h("div", { class: "stack" }, others.map((one) => difference(form, one)))),
  );
}

/** What the match is played to. An option may have a target of its own, in rounds won. @param {Form} form */
function targetField({ game, presets, differences, rules, change }) {
  const chosen = differences.flatMap(({ id, default: usual, options }) =>
    options.filter(({ option }) => option === (rules.differences[id] ?? usual)),
  );
  const own = chosen.find(({ target }) => target !== null)?.target ?? null;
  const label = own === null ? words.rules.target[game] : words.rules.target.rounds;
  return numberField(label, rules.target ?? own ?? presets[0].target, (target) => change({ target }));
}

/** @param {Form} form @param {string} id */
function presetOf({ presets }, id) {
  const { differences, house_rules: house } = presets.find((preset) => preset.id === id) ?? presets[0];
  return { preset: id, differences: { ...differences }, house_rules: { ...house } };
}

/** @param {Form} form @param {Difference} difference */
function difference({ rules, change, sources }, { id, question, options, default: usual }) {
  const chosen = rules.differences[id] ?? usual;
  const choose = (/** @type {Event} */ event) => {
    const found = options.find(({ option }) => `${option}` === typedIn(event));
    if (found) change({ differences: { ...rules.differences, [id]: found.option } });
  };
  const texts = options.map(({ option, text }) => h("option", { value: `${option}` }, text));
  return h(
    "div",
    { "data-key": id },
    h("label", { class: "question" }, question, h("select", { value: `${chosen}`, onchange: choose }, texts)),
    legend(sources, options.map(({ text }) => text)),
  );
}

/** @param {Form} form @param {string} id @param {Parameter} parameter */
function parameterField({ rules, change }, id, { name, question, default: usual, among, several, text, longest }) {
  const chosen = rules.house_rules[id] ?? {};
  const value = chosen[name] ?? usual;
  const choose = (/** @type {Plain} */ to) => change({ house_rules: { ...rules.house_rules, [id]: { ...chosen, [name]: to } } });
  if (text) return textField(question, `${value}`, choose, longest);
  if (typeof usual === "number") return numberField(question, Number(value), choose, among.map(Number));
  if (typeof usual === "boolean") return checkField(question, Boolean(value), choose);
  /** @type {{ [rule: string]: { [parameter: string]: { [value: string]: string } } }} */
  const told = words.rules.parameters;
  const inWords = (/** @type {Plain} */ one) => told[id]?.[name]?.[`${one}`] ?? `${one}`;
  return h(
    "fieldset",
    null,
    h("legend", null, question),
    several && Array.isArray(value)
      ? among.filter((one) => typeof one === "string" || typeof one === "number").map((one) => checkField(inWords(one), value.includes(one), (isOn) => choose(isOn ? [...value, one] : value.filter((other) => other !== one))))
      : choice(question, among.map((one) => ({ value: one, label: inWords(one) })), value, choose),
  );
}

/** Who is meant by the letters in these texts. @param {Source[]} sources @param {string[]} texts */
function legend(sources, texts) {
  const letters = texts.flatMap((text) => text.split(/[^A-Z0-9-]+/));
  const named = sources.filter(({ key }) => letters.includes(key));
  if (!named.length) return null;
  return h(
    "details",
    null,
    h("summary", null, words.rules.whoIs({ keys: named.map(({ key }) => key) })),
    h("ul", { class: "plain hint" }, named.map(({ key, what }) => h("li", null, words.rules.source({ key, what })))),
  );
}

/** @param {Game} game @returns {Promise<Offers | null>} */
async function offers(game) {
  /** @type {[Promise<Reply<{ presets: Preset[] }>>, Promise<Reply<{ house_rules: HouseRule[] }>>, Promise<Reply<{ differences: Difference[] }>>, Promise<Reply<{ sources: Source[] }>>]} */
  const asked = [ask("GET", "/v1/presets"), ask("GET", "/v1/house-rules"), ask("GET", `/v1/rulebooks/${game}/differences`), ask("GET", "/v1/sources")];
  const [presets, houseRules, differences, sources] = await Promise.all(asked);
  if (presets.status !== 200 || houseRules.status !== 200 || differences.status !== 200 || sources.status !== 200) return null;
  return {
    presets: presets.json.presets.filter((one) => one.game === game),
    houseRules: houseRules.json.house_rules.filter((one) => one.game === game),
    differences: differences.json.differences,
    sources: sources.json.sources,
  };
}

/** @param {string} label @param {string} value @param {(to: string) => void} choose @param {number | null} maxlength */
function textField(label, value, choose, maxlength) {
  const onchange = (/** @type {Event} */ event) => choose(typedIn(event).trim());
  return h("label", { class: "question" }, label, h("input", { type: "text", maxlength, value, onchange }));
}

/** @param {string} label @param {number} value @param {(to: number) => void} choose @param {number[]} among */
function numberField(label, value, choose, among = [0, 100_000]) {
  const [min, max] = [Math.min(...among), Math.max(...among)];
  const onchange = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLInputElement && target.checkValidity()) choose(target.valueAsNumber);
  };
  return h("label", { class: "question" }, label, h("input", { type: "number", inputmode: "numeric", min, max, required: true, value: `${value}`, onchange }));
}

/** @param {string} label @param {boolean} checked @param {(isOn: boolean) => void} choose */
function checkField(label, checked, choose) {
  return h("label", { class: "check" }, h("input", { type: "checkbox", checked, onchange: (event) => choose(isTicked(event)) }), label);
}

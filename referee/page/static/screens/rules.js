// What a table may change in the rules before the first deal: a ruleset by its name, single questions, house rules.

import { ask } from "../core/api.js";
import { h } from "../ui/dom.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice } from "../ui/parts.js";
import { pictureOf } from "../ui/pictures.js";
import { words } from "./words.js";

/** What families argue about, and so stands first; the rest is one tap away. */
const CONTESTED = {
  uno: ["late-uno-penalty", "catch-until", "first-card", "wild-draw-four", "drawn-card", "scoring"],
  golf: ["opened-places", "next-starter", "action-timing"],
};

/** What changes the rules of `game`, as `view(rules)`; `change(changes)` is called with what is chosen, `done()` once that
 * is all. `usual` is what was agreed on last time, or null. Null without an answer of the referee. */
export async function openRules(game, { change, done, usual = null }) {
  const offered = await offers(game);
  if (!offered) return null;
  const { presets, houseRules, differences, sources } = offered;
  let rules = null; // as they are now

  function view(now) {
    rules = now;
    const number = Object.keys(rules.house_rules).length;
    const chosen = houseRules.filter(({ id }) => id in rules.house_rules);
    return h(
      "main",
      { class: "still" },
      bar([words.opening.rules, h("small", null, words.rules.chosen(number))], { back: null }),
      h(
        "div",
        { class: "scroll" },
        h(
          "div",
          { class: "row" },
          usual && button([mark("star"), words.opening.usual], () => change(asRules(usual)), { kind: isAs(usual) ? "main" : "", key: "usual" }),
          button(words.rules.printed, () => change(asRules({})), { kind: number ? "" : "main", key: "printed" }),
        ),
        h("div", { class: "house" }, houseRules.map(picture)),
        chosen.some(({ parameters }) => parameters.length) && h("section", { class: "stack" }, h("h2", null, words.rules.how), chosen.map(parametersOf)),
        h("details", { class: "fold", "data-key": "more" }, h("summary", null, words.rules.more), more()),
      ),
      button(words.rules.these, done, { kind: "main big" }),
    );
  }

  function asRules({ preset = "standard", target = null, differences: answers = {}, house_rules: house = {} }) {
    return { preset, target, differences: { ...answers }, house_rules: { ...house } };
  }

  function isAs({ house_rules: house }) {
    return Object.keys(house).sort().join() === Object.keys(rules.house_rules).sort().join();
  }

  function picture({ id, title, line, picture: names }) {
    const isOn = id in rules.house_rules;
    return button(
      [pictureOf(names), h("span", { class: "txt" }, title, " ", h("small", null, line)), isOn && h("span", { class: "on", "aria-hidden": "true" }, mark("check"))],
      () => toggle(id, !isOn),
      { kind: "rule mode", key: id, "aria-pressed": String(isOn) },
    );
  }

  function toggle(id, isOn) {
    const { [id]: _, ...others } = rules.house_rules;
    change({ house_rules: isOn ? { ...others, [id]: {} } : others });
  }

  function parametersOf({ id, title, text, parameters }) {
    if (!parameters.length) return null;
    const chosen = rules.house_rules[id];
    return h("div", { class: "panel", "data-key": id }, h("h3", null, title), h("p", { class: "hint" }, text), parameters.map((one) => parameterField(id, chosen, one)));
  }

  /** A ruleset by its name, the goal, and what families argue about. */
  function more() {
    const contested = CONTESTED[game].map((id) => differences.find((one) => one.id === id));
    const others = differences.filter((one) => !contested.includes(one));
    return h(
      "div",
      { class: "stack" },
      choice(words.rules.preset, presets.map(({ id, title }) => ({ value: id, label: title })), rules.preset, choosePreset),
      presets.filter(({ id }) => id === rules.preset).map(({ lines }) => h("p", { class: "hint" }, lines.join(" "))),
      numberField(words.rules.target[game], rules.target ?? presets[0].target, (target) => change({ target })),
      contested.map(difference),
      h("details", null, h("summary", null, words.rules.everything), h("div", { class: "stack" }, others.map(difference))),
    );
  }

  function choosePreset(id) {
    const { differences: chosen, house_rules: house } = presets.find((preset) => preset.id === id);
    change({ preset: id, differences: { ...chosen }, house_rules: { ...house } });
  }

  function difference({ id, question, options, default: usual }) {
    const chosen = rules.differences[id] ?? usual;
    const choose = ({ target }) => {
      const { option } = options.find((one) => `${one.option}` === target.value);
      change({ differences: { ...rules.differences, [id]: option } });
    };
    const texts = options.map(({ option, text }) => h("option", { value: `${option}` }, text));
    return h(
      "div",
      { "data-key": id },
      h("label", { class: "question" }, question, h("select", { value: `${chosen}`, onchange: choose }, texts)),
      legend(sources, options.map(({ text }) => text)),
    );
  }

  function parameterField(id, chosen, { name, question, default: usual, among, several, text, longest }) {
    const value = chosen[name] ?? usual;
    const choose = (to) => change({ house_rules: { ...rules.house_rules, [id]: { ...chosen, [name]: to } } });
    if (text) return textField(question, value, choose, longest);
    if (typeof usual === "number") return numberField(question, value, choose, among);
    if (typeof usual === "boolean") return checkField(question, value, choose);
    const inWords = (one) => words.rules.parameters[id]?.[name]?.[one] ?? one;
    const toggled = (one, isOn) => (isOn ? [...value, one] : value.filter((other) => other !== one));
    return h(
      "fieldset",
      null,
      h("legend", null, question),
      several
        ? among.map((one) => checkField(inWords(one), value.includes(one), (isOn) => choose(toggled(one, isOn))))
        : choice(question, among.map((one) => ({ value: one, label: inWords(one) })), value, choose),
    );
  }

  return view;
}

/** Who is meant by the letters in these texts. */
function legend(sources, texts) {
  const letters = texts.flatMap((text) => text.split(/[^A-Z0-9-]+/));
  const named = sources.filter(({ key }) => letters.includes(key));
  if (!named.length) return null;
  return h(
    "details",
    null,
    h("summary", null, words.rules.whoIs(named.map(({ key }) => key))),
    h("ul", { class: "plain hint" }, named.map(({ key, what }) => h("li", null, words.rules.source(key, what)))),
  );
}

async function offers(game) {
  const paths = ["/v1/presets", "/v1/house-rules", `/v1/rulebooks/${game}/differences`, "/v1/sources"];
  const answers = await Promise.all(paths.map((path) => ask("GET", path)));
  if (answers.some(({ status }) => status !== 200)) return null;
  const [presets, houseRules, differences, sources] = answers.map(({ json }) => json);
  const ofGame = (one) => one.game === game;
  return {
    presets: presets.presets.filter(ofGame),
    houseRules: houseRules.house_rules.filter(ofGame),
    differences: differences.differences,
    sources: sources.sources,
  };
}

function textField(label, value, choose, maxlength) {
  const onchange = ({ target }) => choose(target.value.trim());
  return h("label", { class: "question" }, label, h("input", { type: "text", maxlength, value, onchange }));
}

function numberField(label, value, choose, among = [0, 100_000]) {
  const [min, max] = [Math.min(...among), Math.max(...among)];
  const onchange = ({ target }) => target.checkValidity() && choose(target.valueAsNumber);
  return h("label", { class: "question" }, label, h("input", { type: "number", inputmode: "numeric", min, max, required: true, value: `${value}`, onchange }));
}

function checkField(label, checked, choose) {
  return h("label", { class: "check" }, h("input", { type: "checkbox", checked, onchange: ({ target }) => choose(target.checked) }), label);
}

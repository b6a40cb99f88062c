// This phone: what works on it here, how it looks and feels, and the matches that it remembers.

/** @import { Kept, Page } from "../../types.js" */
import { h } from "../ui/dom.js";
import { cardFace, useLetters } from "../ui/card-faces.js";
import { forgetMatch, knownMatches } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice, howItStands } from "../ui/parts.js";
import { animalOf, face } from "../ui/people.js";
import * as store from "../core/store.js";
import { words } from "./words.js";
import { feel } from "../ui/feel.js";

const CARDS = ["red 7", "blue skip", "green draw two", "yellow 0"];

/** At the address of a match it also says how that one stands. @param {Page} page */
export function open(page) {
  const { match } = page;
  let worksOffline = false;
  /** The id of a match, while it is asked whether to forget it. @type {string | null} */
  let toForget = null;
  navigator.serviceWorker?.getRegistration().then((registration) => {
    worksOffline = Boolean(registration?.active);
    page.redraw();
  });

  /** @param {string} id */
  function forget(id) {
    forgetMatch(id);
    toForget = null;
    page.say(words.device.forgotten);
    page.redraw();
  }

  /** @param {string | null} id */
  function ask(id) {
    toForget = id;
    page.redraw();
  }

  function view() {
    const matches = match ? [] : knownMatches();
    return h(
      "main",
      { class: "device" },
      bar(words.home.phone, { back: match ? `#/match/${match.id}` : "#/" }),
      match && [h("h2", null, words.device.now), h("p", null, words.device.stands[howItStands(match)])],
      choices(page.redraw),
      h("h2", null, words.device.works),
      h("ul", { class: "plain" }, Object.entries(abilities(worksOffline)).map(([name, can]) => ability(name, can))),
      !isSecureContext && h("p", { class: "hint" }, words.device.insecure),
      matches.length ? h("h2", null, words.device.matches) : null,
      h("ul", { class: "plain" }, matches.map((kept) => remembered(kept, toForget === kept.id, { ask, forget }))),
    );
  }

  return { title: () => words.home.phone, view };
}

/** How the page looks and feels here, each kept as soon as it is chosen. @param {() => void} redraw */
function choices(redraw) {
  /** @param {string} name @param {(value: boolean) => void} [atOnce] */
  const keep = (name, atOnce) => (/** @type {boolean} */ value) => {
    store.write(name, value);
    atOnce?.(value);
    redraw();
  };
  return [
    h("h2", null, words.device.cards),
    choice(words.device.cards, bothWays(words.device.signs), store.read("letters", false), keep("letters", useLetters)),
    h("p", { class: "row wrap" }, CARDS.map((card) => cardFace(card))),
    "vibrate" in navigator && [
      h("h2", null, words.device.haptics),
      choice(words.device.haptics, bothWays(words.device.onOff), store.read("haptics", true), keep("haptics", () => feel())),
    ],
    window.AudioContext && [
      h("h2", null, words.device.sound),
      choice(words.device.sound, bothWays(words.device.onOff), store.read("sound", false), keep("sound", () => feel("round"))),
    ],
    h("h2", null, words.device.rests),
    choice(words.device.rests, bothWays(words.device.onOff), store.read("rests", true), keep("rests")),
  ];
}

/** Each thing by its name, and whether this phone can do it at this address. @param {boolean} worksOffline */
function abilities(worksOffline) {
  return {
    keeps: !store.keepsNothing(),
    offline: worksOffline,
    installed: matchMedia("(display-mode: standalone)").matches,
    awake: "wakeLock" in navigator,
    share: "share" in navigator,
    haptics: "vibrate" in navigator,
  };
}

/** @param {string} name @param {boolean} can */
function ability(name, can) {
  /** @type {{ [ability: string]: string }} */
  const about = words.device.can;
  return h("li", { class: "able" }, mark(can ? "check" : "cross", `ic${can ? " can" : ""}`), h("strong", null, can ? words.device.yes : words.device.no), h("span", null, about[name]));
}

/** A match that this phone remembers, and the way to forget it.
 * @param {Kept} kept @param {boolean} isAsked
 * @param {{ ask: (id: string | null) => void, forget: (id: string) => void }} ways */
function remembered({ id, role, game, answer }, isAsked, { ask, forget }) {
  const names = answer.seats.map(({ name }) => name).join(" ");
  return h(
    "li",
    { class: "row wrap", "data-key": id },
    h("span", { class: "faces" }, answer.seats.map((seat) => face(animalOf(seat)))),
    h("p", null, isAsked ? words.device.ask({ role }) : words.device.match({ game, names })),
    isAsked
      ? [button(words.device.forgetIt, () => forget(id), { key: "yes" }), button(words.device.keepIt, () => ask(null), { key: "no" })]
      : button(words.device.forget, () => ask(id), { key: "ask", "aria-label": words.device.forgetName({ names }) }),
  );
}

/** The answers to a question with yes and no. @param {{ yes: string, no: string }} words */
function bothWays({ yes, no }) {
  return [
    { value: false, label: no },
    { value: true, label: yes },
  ];
}

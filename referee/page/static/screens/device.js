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

  /** @param {boolean} value */
  function chooseSigns(value) {
    store.write("letters", value);
    useLetters(value);
    page.redraw();
  }

  /** @param {boolean} value */
  function chooseHaptics(value) {
    store.write("haptics", value);
    feel();
    page.redraw();
  }

  /** @param {boolean} value */
  function chooseSound(value) {
    store.write("sound", value);
    feel("round");
    page.redraw();
  }

  /** @param {boolean} value */
  function chooseRests(value) {
    store.write("rests", value);
    page.redraw();
  }

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

  /** Each thing by its name, and whether this phone can do it at this address. */
  function abilities() {
    return {
      keeps: !store.keepsNothing(),
      offline: worksOffline,
      installed: matchMedia("(display-mode: standalone)").matches,
      awake: "wakeLock" in navigator,
      share: "share" in navigator,
      haptics: "vibrate" in navigator,
    };
  }

  function view() {
    /** @type {{ [ability: string]: string }} */
    const about = words.device.can;
    const matches = match ? [] : knownMatches();
    return h(
      "main",
      { class: "device" },
      bar(words.home.phone, { back: match ? `#/match/${match.id}` : "#/" }),
      match && [h("h2", null, words.device.now), h("p", null, words.device.stands[howItStands(match)])],
      h("h2", null, words.device.cards),
      choice(words.device.cards, bothWays(words.device.signs), store.read("letters", false), chooseSigns),
      h("p", { class: "row wrap" }, CARDS.map((card) => cardFace(card))),
      "vibrate" in navigator && [
        h("h2", null, words.device.haptics),
        choice(words.device.haptics, bothWays(words.device.onOff), store.read("haptics", true), chooseHaptics),
      ],
      window.AudioContext && [
        h("h2", null, words.device.sound),
        choice(words.device.sound, bothWays(words.device.onOff), store.read("sound", false), chooseSound),
      ],
      h("h2", null, words.device.rests),
      choice(words.device.rests, bothWays(words.device.onOff), store.read("rests", true), chooseRests),
      h("h2", null, words.device.works),
      h(
        "ul",
        { class: "plain" },
        Object.entries(abilities()).map(([name, can]) =>
          h("li", { class: "able" }, mark(can ? "check" : "cross", `ic${can ? " can" : ""}`), h("strong", null, can ? words.device.yes : words.device.no), h("span", null, about[name])),
        ),
      ),
      !isSecureContext && h("p", { class: "hint" }, words.device.insecure),
      matches.length ? h("h2", null, words.device.matches) : null,
      h("ul", { class: "plain" }, matches.map(remembered)),
    );
  }

  /** @param {Kept} kept */
  function remembered(kept) {
    const { id } = kept;
    const names = kept.answer.seats.map(({ name }) => name).join(" ");
    const isAsked = toForget === id;
    return h(
      "li",
      { class: "row wrap", "data-key": id },
      h("span", { class: "faces" }, kept.answer.seats.map((seat) => face(animalOf(seat)))),
      h("p", null, isAsked ? words.device.ask({ role: kept.role }) : words.device.match({ game: kept.game, names })),
      isAsked
        ? [button(words.device.forgetIt, () => forget(id), { key: "yes" }), button(words.device.keepIt, () => ask(null), { key: "no" })]
        : button(words.device.forget, () => ask(id), { key: "ask", "aria-label": words.device.forgetName({ names }) }),
    );
  }

  return { title: () => words.home.phone, view };
}

/** The answers to a question with yes and no. @param {{ yes: string, no: string }} words */
function bothWays({ yes, no }) {
  return [
    { value: false, label: no },
    { value: true, label: yes },
  ];
}

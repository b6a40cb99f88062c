// The sheet on which an entry is put right where it stands: what really happened, or that it did not happen.

import { h } from "../ui/dom.js";
import { bar, button, choice, digitKeys, keypad, named } from "../ui/parts.js";
import { typed, worth } from "../ui/sums.js";
import { words } from "./words.js";
import { allFaces, colorBlocks, isWild } from "../games/uno/cards.js";
import { ASKED_ANEW, openAnew } from "../games/golf/change.js";

/** A remark in the place of an entry takes it out, and leaves what came after it. */
const NOTHING = { claim: "match.note", text: words.change.nothing };

/** The claim of entry `number`; `done(claim)` is called once with what really happened, or with null. */
export function openChange(match, number, claim, { redraw, done }) {
  const { order } = match.shown.state;
  const said = words.change;
  let corrected = claim; // as far as it was put right
  let wild = null; // a wild card whose color has not been told yet
  let text = `${claim.points ?? ""}`;
  const anew = ASKED_ANEW.includes(claim.claim) ? openAnew(match, number, claim, { redraw, done }) : null;

  function set(part) {
    corrected = { ...corrected, ...part };
    redraw();
  }

  /** It was drawn just before, if the other one was. */
  function play(card, color = null) {
    return { claim: "uno.play", seat: corrected.seat, card, ...(color && { color }), ...(claim.drawn && { drawn: true }) };
  }

  function take(card) {
    if (!isWild(card)) return done(play(card));
    wild = card;
    return redraw();
  }

  function type(key) {
    text = typed(text, key);
    redraw();
  }

  /** What each kind of claim can be changed in: people, and what is asked below them. */
  const kinds = {
    "uno.play": () => [who("seat"), wild ? colors((color) => play(wild, color)) : faces(take)],
    "uno.draw": () => kinds["uno.play"](),
    "uno.deal": () => [
      people(said.dealer, "dealer", (dealer) => done({ ...claim, dealer })),
      faces((card) => done({ ...claim, turned_up: [...claim.turned_up.slice(0, -1), card] })),
    ],
    "uno.color": () => colors((color) => ({ ...claim, color })),
    "uno.call": () => who("seat", done),
    "uno.catch": () => who("caught", done),
    "golf.call": () => who("seat", done),
    "golf.catch": () => who("caught", done),
    "uno.swap": () => who("with", done),
    "uno.challenge": () => ("held_color" in claim ? [who("seat"), held()] : who("seat", done)),
    "uno.show_hand": () => held(),
    "uno.count": () => points({ claim: "uno.count", seat: claim.seat }),
    "match.points": () => points(claim),
  };

  /** Of what a house rule lets people tell: who it was. */
  function whoOfAnExtra() {
    const asks = match.kit.extras.find((extra) => extra.claim === claim.claim)?.asks ?? [];
    return asks.filter(({ faces: cards }) => !cards.length).map(({ field }) => who(field, done));
  }

  /** Who it was: chosen for good where nothing else can be changed. */
  function who(part, chosen = null) {
    return people(said.who, part, (seat) => (chosen ? chosen({ ...claim, [part]: seat }) : set({ [part]: seat })));
  }

  function people(heading, part, choose) {
    return choice(heading, order.map((seat) => ({ value: seat, label: match.name(seat) })), corrected[part], choose);
  }

  function faces(tap) {
    return allFaces(match.kit, tap);
  }

  function colors(make) {
    return colorBlocks((color) => done(make(color)));
  }

  function held() {
    const answer = (label, held_color) => button(label, () => done({ ...corrected, held_color }), { kind: "big" });
    return h("div", { class: "row" }, answer(said.held, true), answer(said.heldNot, false));
  }

  /** However it was counted, it is put right as one sum; `of` tells of which hand. */
  function points(of) {
    const none = (label) => ({ label, disabled: true });
    const save = () => done({ ...of, points: worth(text) });
    return [
      h("p", { class: "amount" }, named(match.name(claim.seat)), " ", words.entry.row(text, worth(text))),
      keypad(digitKeys({ type, way: none("way"), next: none("next") })),
      button(words.hand.save(worth(text)), save, { kind: "main big" }),
    ];
  }

  function press(key) {
    if (key !== "Escape") return false;
    done(null);
    return true;
  }

  function view() {
    const draws = claim.claim === "uno.play" || claim.claim === "uno.draw";
    return h(
      "main",
      { class: "change" },
      bar(said.title, { back: null }),
      anew ? anew.view() : (kinds[claim.claim] ?? whoOfAnExtra)(),
      h(
        "div",
        { class: "foot" },
        draws && button(said.drew, () => done({ claim: "uno.draw", seat: corrected.seat, keep: true })),
        h("div", { class: "row" }, button(words.entry.cancel, () => done(null)), button(said.nothing, () => done(NOTHING), { kind: "grow" })),
      ),
    );
  }

  return { title: () => said.title, view, press };
}

// The referee's pad: one tap a play. What can be laid now stands at fixed places; everything else is one tap further.

import { h } from "../dom.js";
import { COLORS, face, faceKey, partsOf, spoken } from "../faces.js";
import { bar, button, link, standing } from "../parts.js";
import { words } from "./words.js";
import { besides, openQuestion } from "./besides.js";
import { FACES, allFaces, colorBlocks, isWild } from "./cards.js";
import { openCounting } from "./counting.js";
import { openDoubt } from "./doubt.js";
import { actor, callerOf, challengersOf, mayGo, seatOf } from "./moves.js";
import { latestPlays, lineOf } from "./plays.js";
import { openDeal, openLost } from "./start.js";

const PLAYS = 5;

export function open(page) {
  const { match } = page;
  let sheet = null; // what lies over the pad until it is answered or left
  let drew = false; // the next card that is tapped was drawn just now
  let answered = null; // to a tap that told nothing: {number, sentence}, until something else is told
  let wild = null; // a wild card that was tapped, until its color is
  let jumper = null; // who lays the next card out of turn
  let seen = null; // the number of the edit whose odd plays were kept or looked at
  let unswapped = null; // the number of the entry after which nobody swaps hands
  let change = null; // an earlier play that is put right: {number, claim}
  const deal = openDeal(match, { redraw: page.redraw, done: tell });
  const counting = openCounting(match, { redraw: page.redraw, done: tell, undo, more: toScores, lateKey });

  // --- what is told ---

  function tell(claim, said) {
    match.tell(claim);
    page.say(said);
  }

  /** Who draws now, or who is next. */
  function follows() {
    const { state, unsure } = match.shown;
    const { round } = state;
    if (unsure) return "";
    if (round?.debt) return words.referee.owes(match.name(round.debt.seat), round.debt.count);
    return round && round.turn !== null ? words.referee.told.next(match.name(round.turn)) : "";
  }

  function tap(card) {
    const { round } = match.shown.state;
    const isLast = round.hands[jumper ?? actor(match)] === 1 && !change;
    wild = isWild(card) && !isLast ? card : null;
    if (wild) page.redraw();
    else lay(card);
  }

  /** A card was laid, or really was in the play that is put right. */
  function lay(card, color = null) {
    const seat = change ? change.claim.seat : (jumper ?? seatOf(match, card));
    const wasDrawn = drew || change?.claim.drawn;
    const claim = { claim: "uno.play", seat, card, ...(color && { color }), ...(wasDrawn && { drawn: true }) };
    const what = [spoken(card), color && words.cards.colors[color]].filter(Boolean).join(", ");
    if (change) return correct(claim);
    reset();
    match.tell(claim);
    const isOut = match.shown.state.round?.out === seat;
    page.say(isOut ? words.referee.told.out(match.name(seat)) : words.referee.told.played(match.name(seat), what, follows()));
  }

  function passed() {
    const { debt } = match.shown.state.round;
    const seat = change ? change.claim.seat : (debt?.seat ?? match.shown.state.round.turn);
    const claim = debt && !change ? { claim: "uno.draw", seat } : { claim: "uno.draw", seat, keep: true };
    if (change) return correct(claim);
    reset();
    match.tell(claim);
    page.say(words.referee.told.drew(match.name(seat), follows()));
  }

  function correct(instead) {
    const { number, claim } = change;
    reset();
    tell({ claim: "match.correct", entry: number, instead }, words.referee.told.changed(match.name(claim.seat)));
  }

  function nameColor(color) {
    if (wild) return lay(wild, color);
    tell({ claim: "uno.color", seat: match.shown.state.round.color_owed_by, color }, words.referee.told.color(words.cards.colors[color]));
  }

  /** One card more, where the table draws until one fits; the card that is laid then is the last one drawn. */
  function drewOne() {
    const { turn } = match.shown.state.round;
    reset();
    tell({ claim: "uno.draw", seat: turn }, words.referee.told.drewOne(match.name(turn)));
  }

  function swap(other) {
    const { seat } = match.shown.state.round.swap;
    tell({ claim: "uno.swap", seat, with: other }, words.referee.told.swapped(match.name(seat), match.name(other)));
  }

  function called() {
    const seat = callerOf(match);
    const { hands } = match.shown.state.round;
    if (seat === null) answer(hands.includes(null) ? words.referee.told.unknownHands : words.referee.told.nobodyCalls);
    else tell({ claim: "uno.call", seat }, words.referee.told.called(match.name(seat)));
  }

  /** Nothing is told to the referee; whoever tapped sees why. */
  function answer(sentence) {
    answered = { number: match.shown.number, sentence };
    page.say(sentence);
    page.redraw();
  }

  function caught() {
    const { window } = match.shown.state.round;
    if (!window || window.called || window.caught) answer(words.referee.told.nobodyCaught);
    else tell({ claim: "uno.catch", caught: window.seat }, words.referee.told.caught(match.name(window.seat)));
  }

  function undo() {
    if (wild || drew || change || jumper !== null) reset();
    else match.undo();
    page.say(words.referee.told.undone);
    page.redraw();
  }

  /** Tap a line to put it right, and once more to leave it as it is. */
  function putRight(play) {
    const isOpen = change?.number === play.number;
    reset();
    change = isOpen ? null : play;
    page.redraw();
  }

  function reset() {
    drew = false;
    wild = null;
    change = null;
    jumper = null;
  }

  // --- what lies over the pad ---

  function lift(opened) {
    sheet = opened;
    history.pushState(null, ""); // so that the phone's own way back leaves the sheet and not the pad
    page.redraw();
  }

  function lower() {
    sheet = null;
    history.back();
  }

  function lost() {
    const done = (claims, said) => {
      lower();
      claims?.forEach((claim) => match.tell(claim));
      if (said) page.say(said);
    };
    lift(openLost(match, { redraw: page.redraw, done }));
  }

  /** In the place of the sheet that lies there, so that the way back still leads to the pad. */
  function turnTo(opened) {
    sheet = opened;
    page.redraw();
  }

  function showAll() {
    const choose = (card, seat = null) => {
      lower();
      jumper = seat;
      tap(card);
    };
    const take = ({ claim, ask }) => {
      if (claim) choose(claim.card, claim.seat);
      else turnTo(openQuestion(match, ask, { redraw: page.redraw, done: settle }));
    };
    const { edition } = match.shown.state.round;
    const view = () =>
      h(
        "main",
        { class: "laid" },
        bar(words.referee.allFaces, { back: null }),
        !change && beside(take),
        allFaces(edition, (card) => choose(card)),
        h("div", { class: "foot" }, button(words.referee.cancel, lower)),
      );
    lift({ title: () => words.referee.allFaces, view });
  }

  /** What else can be told now; cards that are laid out of turn come first. */
  function beside(take) {
    const ways = besides(match);
    const key = (one) => button(one.label, () => take(one), { key: one.key, kind: "chip", "aria-label": one.name });
    const title = ways.some(({ claim }) => claim) && h("p", { class: "hint" }, words.besides.title);
    return h("div", { class: "row wrap" }, title, ways.map(key));
  }

  /** An answer to a question that was asked beside the plays; null leaves it. */
  function settle(claim) {
    lower();
    if (claim) tell(claim, words.besides.told(match.name(claim.seat)));
  }

  /** First who it is, where several may challenge. Whoever is out has no hand that could be looked at. */
  function challenge() {
    const seats = challengersOf(match);
    const made = (seat) => ({ claim: "uno.challenge", seat });
    const isOut = match.shown.state.round.out !== null;
    const look = (seat) => openDoubt(match, seat, { done: challenged });
    const chosen = (claim) => (claim && !isOut ? turnTo(look(claim.seat)) : challenged(claim));
    const who = { label: words.referee.whoChallenges, seats, told: made };
    if (seats.length > 1) lift(openQuestion(match, who, { redraw: page.redraw, done: chosen }));
    else if (isOut) tell(made(seats[0]), words.referee.told.challenged);
    else lift(look(seats[0]));
  }

  function challenged(claim) {
    lower();
    if (claim) tell(claim, words.referee.told.challenged);
  }

  /** A challenge that another phone has made waits for its answer. */
  function answering() {
    const { challenger } = match.shown.state.round;
    return openDoubt(match, challenger, { done: (claim) => tell(claim, words.referee.told.challenged) });
  }

  function toScores() {
    const go = () => {
      match.depth = "scorepad";
      page.go(`#/match/${match.id}`);
    };
    return button(words.referee.scores, go, { kind: "quiet" });
  }

  // --- what is seen ---

  function covering() {
    const { round } = match.shown.state;
    if (sheet) return sheet;
    if (round?.challenged != null) return answering();
    return round && round.out !== null ? counting : null;
  }

  function view() {
    return covering()?.view() ?? (match.shown.state.round ? pad() : start());
  }

  function start() {
    return h(
      "main",
      { class: "laid" },
      bar(title(), { more: [standing(match), toScores(), link(words.scorepad.invite, `#/match/${match.id}/invite`, { kind: "quiet" })] }),
      deal.faces(),
      h(
        "div",
        { class: "foot" },
        h(
          "div",
          { class: "row" },
          button(words.referee.undo, undo, { disabled: !match.canUndo }),
          button(words.referee.inTheMiddle, lost, { kind: "grow" }),
        ),
      ),
    );
  }

  function pad() {
    const { state, unsure } = match.shown;
    return h(
      "main",
      { class: wild || state.round.color_owed_by !== null ? "following asks-color" : "following" },
      h(
        "div",
        { class: "reading" },
        bar(title(), { more: [standing(match), toScores(), link(words.scorepad.ask, `#/match/${match.id}/ask`, { kind: "quiet" })] }),
        seats(match, state),
        h("div", { class: "now" }, face(state.round.top), h("div", null, now(state, unsure))),
        plays(),
      ),
      h("div", { class: "tapping" }, strip(), answers(state), foot(state)),
    );
  }

  function title() {
    const over = covering();
    if (over) return over.title();
    return match.shown.state.round ? words.scorepad.title(match.shown.state.round_number) : deal.title();
  }

  /** What everybody does now: painted at once as far as it is known, then in the referee's words. */
  function now({ round }, unsure) {
    if (change) return h("p", null, words.referee.change(match.name(change.claim.seat), saidOf(change.claim)));
    if (wild) return h("p", null, words.referee.colorOwed(match.name(jumper ?? actor(match))));
    if (answered?.number === match.shown.number) return h("p", null, answered.sentence);
    const { say, consequences, odd, number } = match.answer;
    if (match.waiting) return [foretold(match, round), unsure && words.referee.waits].filter(Boolean).map((text) => h("p", null, text));
    if (odd && seen !== number) return looksOff(odd);
    // How the round stands after those is what this screen shows anyway.
    const isShown = ["match.take_back", "match.allow"].includes(match.claimOf(number)?.claim);
    const told = say.map(({ name, sentence }) => words.referee.now(name, sentence));
    return [...told, ...(isShown ? [] : (consequences ?? []))].map((text) => h("p", null, text));
  }

  /** Later plays that an older one, put right, has left in an odd light stay as they are, or are looked at. */
  function looksOff(odd) {
    const keep = () => {
      seen = match.answer.number;
      page.redraw();
    };
    return [
      h("p", null, words.referee.looksOff(odd)),
      h("div", { class: "row" }, button(words.referee.keepOdd, keep), link(words.referee.lookAtOdd, `#/match/${match.id}/history`)),
    ];
  }

  function plays() {
    return h(
      "div",
      { class: "plays", role: "group", "aria-label": words.referee.plays },
      latestPlays(match, PLAYS).map((play) =>
        button(lineOf(match, play), () => putRight(play), {
          kind: "chip",
          key: `play ${play.number}`,
          "aria-label": words.referee.changePlay(lineOf(match, play)),
          "aria-pressed": change?.number === play.number ? "true" : null,
        }),
      ),
      link(words.referee.history, `#/match/${match.id}/history`, { kind: "chip quiet" }),
      link(words.scorepad.invite, `#/match/${match.id}/invite`, { kind: "chip quiet" }),
    );
  }

  function strip() {
    const { house_rules: house } = match.shown.state.rules;
    return h(
      "div",
      { class: "strip", role: "group", "aria-label": words.referee.strip },
      button("silent-uno" in house ? words.referee.tapped : words.referee.said, called),
      button(words.referee.caught, caught),
      challengeKey(),
    );
  }

  /** A last card can be challenged while the hands are counted; mostly there is none. */
  function lateKey() {
    return challengersOf(match).length > 0 && challengeKey();
  }

  function challengeKey() {
    return button(words.referee.challenge, challenge, { key: "challenge", disabled: !challengersOf(match).length });
  }

  /** The keys, or what has to be told before anything else. */
  function answers(state) {
    const { color_owed_by: owed, swap: due } = state.round;
    if (wild || owed !== null) return colors();
    return due && unswapped !== match.shown.number && !change ? swapping(state, due) : keys(state);
  }

  /** Thirteen faces of one color, one face in the three others, and the wilds: 19 of 20 plays are among them. */
  function keys({ round }) {
    const { color, same } = change ? aroundOf(change.claim, round) : { color: round.color, same: partsOf(round.top).face };
    const cards = [
      ...FACES.map((one) => `${color} ${one}`),
      ...COLORS.filter((other) => other !== color).map((other) => (isWild(same) ? null : `${other} ${same}`)),
      "wild",
      "wild draw four",
    ];
    return h(
      "div",
      { class: "pad", role: "group", "aria-label": words.referee.pad },
      cards.map(cardKey),
      button(words.referee.other, showAll, { kind: "key word", key: "other" }),
      button(words.referee.lost, lost, { kind: "key word", key: "lost" }),
    );
  }

  /** The key at a place, which stays there whatever card it stands for; one that does not go now can be tapped. */
  function cardKey(card, place) {
    const key = faceKey(card ?? "wild", () => tap(card), { disabled: card === null });
    key.dataset.key = `place ${place}`;
    if (card && !change && !mayGo(match, card)) {
      key.classList.add("odd");
      key.setAttribute("aria-label", words.referee.oddly(spoken(card)));
    }
    return key;
  }

  function colors() {
    return h(
      "div",
      { class: "naming" },
      colorBlocks(nameColor),
      button(words.referee.notNamed, () => lay(wild), { disabled: !wild }),
    );
  }

  /** With whom whole hands are swapped. Where that may be left out, one key says so. */
  function swapping({ order }, { seat, may_be_left_out: isFree }) {
    const leave = () => {
      unswapped = match.shown.number;
      page.redraw();
    };
    const others = order.filter((one) => one !== seat);
    return h(
      "div",
      { class: "naming", role: "group", "aria-label": words.referee.swapWith },
      h("div", { class: "stack names" }, others.map((one) => button(match.name(one), () => swap(one), { key: `swap ${one}` }))),
      isFree && button(words.referee.noSwap, leave, { key: "unswapped" }),
    );
  }

  function foot({ round: { debt }, rules }) {
    const toggle = () => {
      drew = !drew;
      page.redraw();
    };
    const canUndo = match.canUndo || Boolean(wild || drew || change) || jumper !== null;
    const passes = debt && !change ? words.referee.drewOwed(debt.count) : words.referee.drewPassed;
    return h(
      "div",
      { class: "acts" },
      button(words.referee.undo, undo, { key: "undo", disabled: !canUndo }),
      button(passes, passed, { key: "passed", disabled: wild !== null }),
      "draw-until" in rules.house_rules && !change
        ? button(words.referee.drewOne, drewOne, { key: "played", disabled: Boolean(debt) })
        : button(words.referee.drewPlayed, toggle, { key: "played", "aria-pressed": String(drew) }),
    );
  }

  function back() {
    sheet = null;
    page.redraw();
  }

  return { title, view, back, press: (key) => covering()?.press?.(key) };
}

/** The keys around a card that was tapped wrongly: its own color and its own face. */
function aroundOf({ card, color }, round) {
  if (!card) return { color: round.color, same: partsOf(round.top).face };
  const { color: own, face: same } = partsOf(card);
  return { color: own ?? color ?? round.color, same };
}

function saidOf({ card }) {
  return card ? spoken(card) : words.referee.drawnInstead;
}

/** In a few words, before the referee says it better. */
function foretold(match, { turn, color, debt, color_owed_by: owed }) {
  if (owed !== null) return words.referee.colorOwed(match.name(owed));
  if (debt) return words.referee.owes(match.name(debt.seat), debt.count);
  return words.referee.turn(match.name(turn), words.cards.colors[color]);
}

function seats(match, { order, round, totals }) {
  const turn = actor(match);
  return h(
    "ol",
    { class: "around", "aria-label": words.referee.seats },
    order.map((seat) =>
      h(
        "li",
        { "data-key": `${seat}`, "aria-current": seat === turn ? "true" : null },
        h("strong", { class: "name" }, match.name(seat)),
        h("span", null, words.referee.hand(round.hands[seat])),
        h("span", { class: "points" }, words.referee.points(totals[seat])),
      ),
    ),
    h("li", { class: "way", "data-key": "way", "aria-label": words.referee.directions[round.direction] }, words.referee.direction[round.direction]),
  );
}

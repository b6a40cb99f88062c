// To tell others how it went: a picture and a text to be sent, files to be kept, and all of it on paper.

/** @import { LoggedEntry, Match, Page } from "../../types.js" */
import { h } from "../ui/dom.js";
import { mark } from "../ui/marks.js";
import { bar, button, link } from "../ui/parts.js";
import { words } from "./words.js";
import { bgStatsLink } from "./bg-stats.js";
import { numbers } from "./board.js";
import { copied, fileKeys, saveAs } from "./files.js";
import { byRounds, counts, entriesOf } from "./logbook.js";
import { lookLink } from "./look.js";
import { drawResult } from "./picture.js";
import { resultOf } from "./podium.js";

const SEEN = 4000; // ms in which a key says that it is done
const PICTURE = "image/png";

/** @typedef {{ result: string, url: string, blob: Promise<Blob | null> }} Picture */

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  /** @type {string | null} */
  let problem = null;
  const picture = pictureOfMatch(match);
  const { isDone, key } = keysThatSayDone(page);
  const looking = match.role === "keeper" ? lookLink(page, `/v1/matches/${match.id}`, match.token, words.look.match) : null;
  // The tap that led here is the wish to share: the phone's own sheet opens with it.
  if (canShare() && navigator.userActivation?.isActive) send();

  /** With the picture where the phone takes one; whoever closes its sheet without a choice is asked nothing. */
  async function send() {
    const files = [await picture.file()];
    const told = navigator.canShare?.({ files }) ? { files, text: textOf(match) } : { text: textOf(match) };
    await navigator.share(told).catch(() => null);
  }

  async function savePicture() {
    saveAs(await picture.file(), words.share.fileName(match.game));
    isDone("picture", words.share.saved);
  }

  function copy() {
    const isCopied = copied("shared");
    isDone(isCopied ? "copy" : null, isCopied ? words.share.copied : words.share.copyYourself);
  }

  /** @param {string | null} wrong */
  function saved(wrong) {
    problem = wrong;
    page.say(problem ?? words.share.saved);
    page.redraw();
  }

  /** Everything that counts, round by round, as the referee said it to people. */
  async function saveToRead() {
    const entries = await entriesOf(match, []);
    if (!entries) return saved(words.request());
    saveAs(new Blob([wholeText(match, entries)], { type: "text/plain" }), words.share.fileName(match.game, "txt"));
    return saved(null);
  }

  function view() {
    return h(
      "main",
      { class: "share" },
      bar(words.share.title, { back: `#/match/${match.id}` }),
      h("figure", { class: "sharecard" }, h("img", { src: picture.drawn().url, alt: words.share.picture({ text: textOf(match) }), width: "1080", height: "1350" })),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h(
        "div",
        { class: "row wrap" },
        canShare() && button([mark("share"), words.share.send], send, { kind: "main big", key: "send" }),
        key("picture", words.share.savePicture, words.share.isSaved, savePicture, { isFirst: !canShare() }),
      ),
      h("textarea", { id: "shared", readonly: true, rows: 3, "aria-label": words.share.result, value: textOf(match) }),
      key("copy", words.share.copy, words.share.isCopied, copy),
      fileKeys(words.share.kinds, { at: `/v1/matches/${match.id}/record.`, token: match.token, tell: saved }),
      h("div", { class: "stack" }, looking?.(), button(words.share.toRead, saveToRead, { key: "to-read" }), link(words.share.bgStats, bgStatsLink(match)), button(words.share.print, () => print(), { key: "print" })),
      h("section", { class: "on-paper" }, h("p", null, textOf(match)), numbers(match, match.shown.state)),
    );
  }

  return { title: () => words.share.title, view };
}

/** The picture of the result, drawn once for each result. @param {Match} match */
function pictureOfMatch(match) {
  /** @type {Picture | null} */
  let picture = null;

  /** Drawn anew where it is another one. */
  function drawn() {
    const result = JSON.stringify([resultOf(match, match.shown.state), match.shown.seats]);
    if (picture?.result !== result) picture = { result, ...pictureOf(match) };
    return picture;
  }

  async function file() {
    const blob = await drawn().blob;
    return new File(blob ? [blob] : [], words.share.fileName(match.game), { type: PICTURE });
  }

  return { drawn, file };
}

/** Keys of which one says for a while that its work is done. @param {Page<Match>} page */
function keysThatSayDone(page) {
  /** The key that has just done its work. @type {string | null} */
  let done = null;

  /** It is seen on the key for a while, and read out. @param {string | null} name @param {string} said */
  function isDone(name, said) {
    done = name;
    page.say(said);
    page.redraw();
    setTimeout(() => {
      if (done !== name) return;
      done = null;
      page.redraw();
    }, SEEN);
  }

  /** A key that says when its work is done.
   * @param {string} name @param {string} label @param {string} afterwards @param {() => void} onclick
   * @param {{ isFirst?: boolean }} place */
  function key(name, label, afterwards, onclick, { isFirst = false } = {}) {
    const isNow = done === name;
    return button(isNow ? [mark("check"), afterwards] : label, onclick, { kind: `${isFirst ? "main" : ""} big`, key: name });
  }

  return { isDone, key };
}

/** Whether this phone has a sheet of its own to share with. */
function canShare() {
  return typeof navigator.share === "function";
}

/** @param {Match} match */
function textOf(match) {
  const { state } = match.shown;
  return words.share.text({ game: match.game, result: resultOf(match, state), rounds: state.points.length });
}

/** Everything that counts, round by round, below the result. @param {Match} match @param {LoggedEntry[]} entries */
function wholeText(match, entries) {
  const told = byRounds(entries.filter(counts))
    .toReversed()
    .map(({ round, entries: of }) => [words.scorepad.title({ round }), ...of.toReversed().map(({ findings }) => findings[0]?.sentence)].filter(Boolean).join("\n"));
  return `${[textOf(match), ...told].join("\n\n")}\n`;
}

/** @param {Match} match */
function pictureOf(match) {
  const { state } = match.shown;
  const winners = state.winners.map((seat) => match.name(seat));
  const canvas = drawResult(match, state, words.share.onPicture(winners, match.game, state.points.length, match.kept.day ?? match.kept.since));
  /** @type {Promise<Blob | null>} */
  const blob = new Promise((made) => canvas.toBlob(made, PICTURE));
  return { url: canvas.toDataURL(PICTURE), blob };
}

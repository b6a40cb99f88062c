// An answer for others: sent, as a picture, read aloud, or on paper.

import { mark } from "../ui/marks.js";
import { button } from "../ui/parts.js";
import { saveAs } from "./files.js";
import { partsOf } from "./big-answer.js";
import { words } from "./words.js";

/** `address` is where it opens for anybody.
 * @typedef {{ asks: string, line: string, why: string[], article: string, address: string }} Told
 * @typedef {CanvasRenderingContext2D} Pen */

const WIDTH = 1080;
const EDGE = 80;
const INK = "#1d1730";
/** Of the word and the edge. @type {{ [kind: string]: string }} */
const COLORS = { yes: "#0b6b46", no: "#a81532", open: INK };

/** Only what this browser can do is offered. @param {Told} told */
export function waysToTell(told) {
  const canShare = typeof navigator.share === "function";
  return [
    canShare && button([mark("share"), words.ask.share], () => share(told), { key: "share" }),
    button(words.ask.picture, () => savePicture(told), { key: "picture" }),
    "speechSynthesis" in window && button(words.ask.aloud, () => readAloud(told), { key: "aloud" }),
    button(words.ask.print, printAll, { key: "print" }),
  ];
}

/** On paper nothing unfolds. */
function printAll() {
  document.querySelectorAll("details").forEach((one) => Object.assign(one, { open: true }));
  print();
}

/** @param {Told} told */
async function share({ asks, line, address }) {
  const url = new URL(address, location.href).href;
  await navigator.share({ text: `${asks}\n${line}`, url }).catch(() => null); // whoever closes the sheet wants nothing
}

/** The line, and then why; what is being read is read no further. @param {Told} told */
function readAloud({ line, why }) {
  speechSynthesis.cancel();
  const sentences = [line, ...why.filter((sentence) => !line.endsWith(sentence))];
  speechSynthesis.speak(new SpeechSynthesisUtterance(sentences.join(" ")));
}

/** @param {Told} told */
function savePicture(told) {
  drawAnswer(told).toBlob((blob) => blob && saveAs(blob, "referee.png"), "image/png");
}

/** A canvas with the question, the answer in large letters, and the rule that decides. @param {Told} told */
export function drawAnswer({ asks, line, article }) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: WIDTH });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("canvas");
  const { under, word, because, kind } = partsOf(line);
  pen.fillStyle = "#fffaf0";
  pen.fillRect(0, 0, WIDTH, WIDTH);
  pen.fillStyle = COLORS[kind];
  pen.fillRect(0, 0, WIDTH, 24);
  let y = write(pen, asks, { y: 120, size: 44, color: INK });
  if (under) y = write(pen, under, { y: y + 30, size: 38, color: INK });
  if (word) y = write(pen, `${word}.`, { y: y + 200, size: 190, color: COLORS[kind] });
  write(pen, because ?? "", { y: y + 90, size: 58, color: INK, weight: 800 });
  write(pen, words.ask.rule({ article }), { y: WIDTH - EDGE, size: 34, color: INK });
  return canvas;
}

/** Writes line below line, and tells where the last one stands.
 * @param {Pen} pen @param {string} text @param {{ y: number, size: number, color: string, weight?: number }} style */
function write(pen, text, { y, size, color, weight = 600 }) {
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillStyle = color;
  const lines = broken(text, (part) => pen.measureText(part).width <= WIDTH - 2 * EDGE);
  lines.forEach((part, place) => pen.fillText(part, EDGE, y + place * size * 1.25));
  return y + (lines.length - 1) * size * 1.25;
}

/** The lines of a text, of which each has room. @param {string} text @param {(line: string) => boolean} hasRoom */
export function broken(text, hasRoom) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length && hasRoom(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

// What goes to others: files, and what is copied. Files are asked for with the token: a token stands in no address.

import { askForFile } from "../core/api.js";
import { h } from "../ui/dom.js";
import { button } from "../ui/parts.js";
import { words } from "./words.js";

/** Keys that save files, {path: label} each; `tell(problem)` is called with what went wrong, or with null.
 * @param {{ [path: string]: string }} labels @param {{ at: string, token: string, tell: (problem: string | null) => void, kind?: string }} files */
export function fileKeys(labels, { at, token, tell, kind = "" }) {
  const save = async (/** @type {string} */ file) => {
    const answer = await saveFile(`${at}${file}`, token);
    tell(answer.status === 200 ? null : words.request(answer.json?.detail));
  };
  const keys = Object.entries(labels).map(([file, label]) => button(label, () => save(file), { key: file }));
  return [h("h2", null, words.share.files), h("div", { class: `stack ${kind}` }, keys)];
}

/** Save what stands at `path` under the name that the referee gives it; the answer is {status, json}. @param {string} path @param {string} token */
async function saveFile(path, token) {
  const answer = await askForFile(path, token);
  if (answer.status !== 200) return answer;
  saveAs(answer.blob, answer.name);
  return answer;
}

/** Save what this phone has made or fetched. @param {Blob} blob @param {string} name */
export function saveAs(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some phones ask where to, and read it then
}

/** Selects what stands in a field, and tells whether it was copied. @param {string} id */
export function copied(id) {
  /** @type {HTMLInputElement | HTMLTextAreaElement | null} */
  const field = document.querySelector(`#${id}`);
  field?.select();
  // The only way on plain http, and one that works everywhere: where it does not, what is selected can be copied by hand.
  return document.execCommand("copy");
}

// An answer that is read across a table.

import { h } from "../ui/dom.js";
import { mark } from "../ui/marks.js";

/** @type {{ [word: string]: string | undefined }} */
const KINDS = { Yes: "yes", No: "no" };

/** The line, its yes or no so large that it is read across a table; where it has neither, nothing is made up. Above it what
 * was `asked`, as it was understood. @param {string} line @param {string | null} [asked] */
export function bigAnswer(line, asked) {
  const { under, word, because, kind } = partsOf(line);
  return h(
    "section",
    { class: `answer ${kind}` },
    asked && h("p", { class: "soft" }, asked),
    under && h("p", { class: "soft" }, under),
    word && h("p", { class: "word" }, mark(kind === "yes" ? "check" : "cross"), `${word}.`),
    " ",
    h("p", { class: "because" }, because),
  );
}

/** The rules that a line names, its yes or no, and what follows. @param {string} line */
export function partsOf(line) {
  const [, under, word, because] = line.match(/^(With [^:]+: )?(?:(Yes|No)\. )?(.*)$/s) ?? [null, null, null, line];
  return { under, word, because, kind: (word && KINDS[word]) ?? "open" };
}

// Names the scripts of which two texts are not the same program. Reads {"path": [text, other]} and writes their paths.
import { json } from "node:stream/consumers";
import { Linter } from "eslint";

const MODULES = { languageOptions: { ecmaVersion: 2023, sourceType: "module" } };
const PLACES = ["range", "loc", "start", "end", "parent", "tokens", "comments"];
/** Where something stands, or what is not of the program: all else has to be equal, strings and templates as they are written. */

function program(text) {
  const linter = new Linter();
  const [wrong] = linter.verify(text, MODULES);
  if (wrong?.fatal) throw new Error(wrong.message);
  const asText = (key, value) => (typeof value === "bigint" ? String(value) : value);
  return JSON.stringify(linter.getSourceCode().ast, (key, value) => (PLACES.includes(key) ? undefined : asText(key, value)));
}

const scripts = Object.entries(await json(process.stdin));
const others = scripts.filter(([, [text, other]]) => program(text) !== program(other));
console.log(JSON.stringify(others.map(([path]) => path)));

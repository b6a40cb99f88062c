// Tells messages of the page: reads {"module": path, "calls": [[steps, facts]]}, and writes the texts as a list.
import { json } from "node:stream/consumers";

const { module, calls } = await json(process.stdin);
const { messages } = await import(module);
const tell = ([steps, facts]) => {
  const message = steps.reduce((inside, step) => inside[step], messages);
  return typeof message === "function" ? message(facts) : message;
};
console.log(JSON.stringify(calls.map(tell)));

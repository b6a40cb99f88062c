// Files are asked for with the token and then saved: a token stands in no address.

import { askForFile } from "../api.js";

/** Save what stands at `path` under the name that the referee gives it; the answer is {status, json}. */
export async function saveFile(path, token) {
  const answer = await askForFile(path, token);
  if (answer.status !== 200) return answer;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(answer.blob);
  link.download = answer.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some phones ask where to, and read it then
  return answer;
}

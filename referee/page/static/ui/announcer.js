// One short sentence to whoever listens instead of looking: the newest wins.

/** At most twelve words: who, what, who next. @param {string} sentence */
export function say(sentence) {
  status().textContent = sentence;
}

/** What is no longer so is not read any more, unless something newer is said already. @param {string} sentence */
export function unsay(sentence) {
  if (status().textContent === sentence) status().textContent = "";
}

/** The shell has it. */
function status() {
  return /** @type {HTMLElement} */ (document.getElementById("status"));
}

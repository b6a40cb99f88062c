// One short sentence to whoever listens instead of looking: the newest wins.

/** At most twelve words: who, what, who next. */
export function say(sentence) {
  document.getElementById("status").textContent = sentence;
}

/** What is no longer so is not read any more, unless something newer is said already. */
export function unsay(sentence) {
  const status = document.getElementById("status");
  if (status.textContent === sentence) status.textContent = "";
}

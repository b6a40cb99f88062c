// One short sentence to whoever listens instead of looking: the newest wins.

/** At most twelve words: who, what, who next. */
export function say(sentence) {
  document.getElementById("status").textContent = sentence;
}

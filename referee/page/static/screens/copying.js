// What stands in a field, to be copied.

/** Selects it, and tells whether it was copied. @param {string} id */
export function copied(id) {
  /** @type {HTMLInputElement | HTMLTextAreaElement | null} */
  const field = document.querySelector(`#${id}`);
  field?.select();
  // The only way on plain http, and one that works everywhere: where it does not, what is selected can be copied by hand.
  return document.execCommand("copy");
}

// What messages are made of beside their own words: lists, and the plural forms of a language.

/** @typedef {string | number} Told What stands in a message as it is. */

/** @param {string} language */
export function grammarOf(language) {
  const all = new Intl.ListFormat(language, { type: "conjunction" });
  const several = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const cardinal = new Intl.PluralRules(language);
  const ordinal = new Intl.PluralRules(language, { type: "ordinal" });
  return {
    /** Ann, Bob and Cleo. @param {readonly Told[]} items */
    list: (items) => all.format(items.map(String)),
    /** Ann, Bob, Cleo. @param {readonly Told[]} items */
    series: (items) => several.format(items.map(String)),
    /** The plural category of a number. @param {number} number */
    form: (number) => cardinal.select(number),
    /** That of a place in a row. @param {number} number */
    placeForm: (number) => ordinal.select(number),
  };
}

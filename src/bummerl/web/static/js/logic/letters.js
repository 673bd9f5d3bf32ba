/** Which letters the corners of the cards carry. */

/** Languages with letters of their own; the others have the English ones. */
const OWN = ["de", "ru", "pl"];

/** Those that were chosen, else those of the language. @param {string} chosen or nothing @param {string} lang @returns {"en" | "de" | "ru" | "pl"} */
export const lettersOf = (chosen, lang) => /** @type {any} */ (chosen || (OWN.includes(lang) ? lang : "en"));

/** Copying a text, also where the browser lets no page do it. */

import { t } from "./words.js";

/** Puts the text where it can be pasted from; else shows it, selected, to be copied by hand. @param {string} text @returns {Promise<boolean>} whether it was copied */
export async function copied(text) {
  try {
    // Pages without TLS have no clipboard.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt(t("copy-by-hand"), text);
    return false;
  }
}

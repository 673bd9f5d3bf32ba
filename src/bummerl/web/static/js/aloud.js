/** What screen readers say: moves when they have time, one's own turn and errors at once. */

import { langOf } from "./dom.js";
import { lang } from "./words.js";

/** @param {"polite" | "assertive"} how @param {string} text */
export function say(how, text) {
  const region = document.getElementById(how);
  if (!region || !text) return;
  region.lang = langOf(text) ?? lang();
  // The same sentence twice is heard twice only if the text changes.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** The beginning of every page. */

import { follow, show } from "./route.js";
import { dress } from "./store.js";
import { learn } from "./words.js";

dress();
const root = /** @type {HTMLElement} */ (document.getElementById("page"));

// After four seconds people want to know that something is still being done.
const late = setTimeout(() => root.classList.add("late"), 4000);
try {
  await learn();
  follow(root);
  await show(root);
} catch {
  root.classList.add("failed");
} finally {
  clearTimeout(late);
}

/** The beginning of every page. */

import { follow, show } from "./route.js";
import { dress } from "./store.js";
import { learn } from "./words.js";

dress();
const root = /** @type {HTMLElement} */ (document.getElementById("page"));

/** Between tries to reach the server, in milliseconds. */
const AGAIN = 3000;

/** The first words, again and again until they are there. */
async function words() {
  for (;;) {
    try {
      await learn();
      return root.classList.remove("failed");
    } catch {
      root.classList.add("failed");
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

await words();
follow(root);
await show(root);

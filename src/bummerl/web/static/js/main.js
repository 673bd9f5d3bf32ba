/** The beginning of every page. */

import { seatInAddress, takeSeat } from "./own.js";
import { follow, show } from "./route.js";
import { dress } from "./store.js";
import { learn, t } from "./words.js";

const brought = seatInAddress();
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

const sure = () => confirm(t("device-ask"));

await words();
takeSeat(brought, sure);
addEventListener("hashchange", () => {
  const seat = seatInAddress();
  if (!seat) return;
  takeSeat(seat, sure);
  void show(root, true);
});
follow(root);
await show(root);

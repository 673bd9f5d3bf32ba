/** What is played, by whom, in which trump, for how much; and how much of it is made. */

import { sign } from "../card.js";
import { classes, h } from "../dom.js";

/** @typedef {import("./ui.js").Shown} Shown */

/** @param {Shown} shown */
export function contract(shown) {
  const { contract: played, trump } = shown;
  if (!played) return null;
  const { title, lines, so_far: soFar, of } = played;
  const isMade = soFar !== null && of !== null && soFar >= of;
  return h(
    "section",
    { key: "contract", class: "contract panel" },
    h("h2", { class: "display" }, trump?.suit && sign(trump.suit, 17), title),
    of !== null &&
      h(
        "p",
        { class: "progress" },
        h("b", { class: "display" }, soFar ?? "–"),
        h("span", null, ` / ${of}`),
        h("span", {
          class: classes("bar", isMade && "made"),
          style: { "--part": Math.max(0, Math.min(1, (soFar ?? 0) / of)) },
        }),
      ),
    lines.length > 0 &&
      h(
        "ul",
        null,
        lines.map((line) => h("li", { key: line }, line)),
      ),
  );
}

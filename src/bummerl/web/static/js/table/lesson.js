/** What the learner at a table with a lesson is told, beside the felt so that no card is hidden. */

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** @param {Shown} shown @param {Ui} ui */
export function lesson(shown, ui) {
  const { lesson: told, ways, ended } = shown;
  if (!told) return null;
  // Off the path of the lesson there is nothing to try: one can go back to it.
  const isOff = ui.live && told.action === null && !ended && ways.includes("takeback");
  return h(
    "section",
    { key: "lesson", class: "lesson panel", "aria-label": t("lesson"), tabindex: 0 },
    icon("bulb", 20),
    h("p", { role: "status" }, told.text),
    isOff && h("button", { class: "btn call", onclick: () => ui.send("takeback") }, t("way-takeback")),
  );
}

/** The seats that who made the table gives to the computer, or takes back, before the match. */

import { h } from "../dom.js";
import { botsFor, lastChoice } from "../quick.js";
import { t } from "../words.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** What can be done with this seat, if anything. @param {Shown} shown @param {number} seat @param {Ui} ui */
export function filling({ places, table }, seat, ui) {
  if (places?.computer.includes(seat)) return back(seat, ui);
  return places?.free.includes(seat) ? give(table.preset, seat, ui) : null;
}

/** @param {number} seat @param {Ui} ui */
const back = (seat, ui) =>
  h("button", { key: "back", class: "btn", onclick: () => ui.send("fill", { seat, bot: "" }) }, t("fill-back"));

/** @param {string} preset @param {number} seat @param {Ui} ui */
function give(preset, seat, ui) {
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.target));
    ui.send("fill", { seat, bot: String(given.get("bot")) });
  };
  const usual = lastChoice().bot;
  return h(
    "form",
    { key: "give", class: "fill", onsubmit: send },
    h(
      "select",
      { name: "bot", "aria-label": `${t("fill-bot")}, ${t("seat")} ${seat + 1}` },
      botsFor(preset).map(({ key, name }) => h("option", { key, value: key, selected: key === usual }, name)),
    ),
    h("button", { class: "btn" }, t("fill")),
  );
}

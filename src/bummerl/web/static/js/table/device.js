/** Going on on another device: the link that carries the seat, drawn here so that no server sees it. */

import { copied } from "../copied.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { seatLink } from "../own.js";
import { t } from "../words.js";
import { code } from "./code.js";

/** @typedef {import("../types.js").Shown} Shown */

let done = "";

/** @param {Shown} shown @param {() => void} redraw */
export function device({ table }, redraw) {
  const link = seatLink(table.id);
  const copy = async () => {
    done = (await copied(link)) ? link : "";
    redraw();
  };
  return h(
    "div",
    { class: "device" },
    h("p", null, t("device-more")),
    h("p", { class: "banner warn" }, icon("lock", 20), t("device-warning")),
    h(
      "p",
      { class: "invite" },
      h("input", {
        type: "text",
        readonly: true,
        value: link,
        "aria-label": t("device-link"),
        onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select(),
      }),
      h(
        "button",
        { class: "btn call", onclick: () => void copy() },
        icon(done === link ? "check" : "link", 18),
        t(done === link ? "copied" : "copy"),
      ),
    ),
    code(link, t("device-qr")),
  );
}

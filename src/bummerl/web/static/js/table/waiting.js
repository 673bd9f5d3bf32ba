/** Before the match: who sits where, the link for friends, and a seat to take. */

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { change, settings } from "../store.js";
import { t } from "../words.js";
import { filling } from "./filling.js";
import { avatar } from "./seats.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** Names by which a machine calls itself alone. */
const HERE = /^(localhost|127\..*|\[::1\])$/;

/** @type {typeof import("./code.js").code | null} what draws codes: it comes when the first is wanted */
let drawn = null;

/** @type {Promise<void> | null} */
let coming = null;

/** The place of the code until it is there. @param {Ui} ui */
function room(ui) {
  coming ??= import("./code.js").then(
    ({ code }) => ((drawn = code), ui.set({})),
    () => undefined, // the link stands above
  );
  return h("div", { key: "room", class: "qr" });
}

/** @param {Shown} shown @param {Ui & {copied: boolean, copy: () => void}} ui */
export function waiting(shown, ui) {
  const { table, seats, me } = shown;
  const address = `${location.origin}/t/${table.id}`;
  return h(
    "section",
    { key: "waiting", class: "waiting panel" },
    h("h1", null, table.game),
    h("p", { class: "note" }, table.rules.join(" · ")),
    h(
      "ul",
      { class: "places" },
      seats.map((seat) =>
        h(
          "li",
          { key: seat.seat },
          avatar(seat, false),
          h("b", null, seat.kind === "free" ? t("free") : seat.label),
          seat.about && h("span", { class: "note" }, seat.about),
          filling(shown, seat.seat, ui),
        ),
      ),
    ),
    me === null && seats.some(({ kind }) => kind === "free") && enter(shown, ui),
    h("h2", { class: "label" }, t("invite")),
    h(
      "p",
      { class: "invite" },
      h("input", {
        type: "text",
        readonly: true,
        value: address,
        "aria-label": t("invite"),
        onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select(),
      }),
      h(
        "button",
        { class: "btn call", onclick: ui.copy },
        icon(ui.copied ? "check" : "link", 18),
        t(ui.copied ? "copied" : "copy"),
      ),
    ),
    // What works here alone no camera has to read.
    HERE.test(location.hostname)
      ? h("p", { key: "here", class: "note" }, t("only-here"))
      : drawn
        ? drawn(address, t("qr"))
        : room(ui),
    h("p", { class: "note" }, t("waiting")),
  );
}

/** @param {Shown} shown @param {Ui} ui */
function enter(shown, ui) {
  const sit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = String(given.get("name")).trim();
    change({ name });
    ui.send("sit", { seat: Number(given.get("seat")), name });
  };
  const free = shown.seats.filter(({ kind }) => kind === "free");
  return h(
    "form",
    { class: "enter", onsubmit: sit },
    h(
      "label",
      { class: "field" },
      h("span", null, t("your-name")),
      h("input", {
        type: "text",
        name: "name",
        value: settings.name,
        required: true,
        maxlength: 24,
        autocomplete: "nickname",
      }),
    ),
    free.length > 1
      ? h(
          "label",
          { class: "field" },
          h("span", null, t("seat")),
          h(
            "select",
            { name: "seat" },
            free.map(({ seat }) => h("option", { key: seat, value: seat }, seat + 1)),
          ),
        )
      : h("input", { type: "hidden", name: "seat", value: free[0]?.seat }),
    h("button", { class: "btn main" }, t("sit")),
  );
}

/** The other seats around the table, with what they say. */

import { card as face, row } from "../card.js";
import { classes, h } from "../dom.js";
import { placeOf } from "../logic/fan.js";
import { t } from "../words.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */
/** @typedef {import("../types.js").Seat} Seat */

/** @param {Shown} shown @param {Ui} ui */
export function seats(shown, ui) {
  return shown.seats.filter(({ seat }) => seat !== shown.below).map((seat) => one(seat, shown, ui));
}

/** @param {Seat} seat @param {Shown} shown @param {Ui} ui */
function one(seat, shown, ui) {
  const turns = shown.turn?.seat === seat.seat && !shown.ended;
  const place = placeOf(seat.seat, shown.below, shown.table.seats);
  return h(
    "section",
    {
      key: `seat-${seat.seat}`,
      class: classes(
        "seat",
        `at-${place}`,
        !seat.online && seat.kind === "person" && "offline",
        seat.resting && "resting",
      ),
      "data-seat": seat.seat,
      "aria-label": seat.label,
    },
    h(
      "div",
      { class: "who" },
      avatar(seat, turns),
      h(
        "div",
        null,
        h(
          "b",
          { class: "name" },
          h("bdi", { class: "called", title: seat.label }, seat.label),
          seat.computer && seat.kind === "person" && h("span", { title: t("computer-plays") }, "*"),
          roles(seat),
        ),
        h("p", { class: "line" }, turns && seat.kind !== "free" ? h("span", null, t("thinking")) : seat.line),
      ),
    ),
    cards(seat, shown, ui),
    speech(seat, ui, "up"),
  );
}

/** @param {Seat} seat @param {boolean} turns */
export function avatar(seat, turns) {
  return h(
    "span",
    { class: classes("avatar", turns && "turns"), "aria-hidden": "true" },
    [...(seat.name || "?")][0]?.toUpperCase(),
    clock(seat),
  );
}

/** The time that is left, a thin ring; the last 15 s in numerals. @param {Seat} seat */
function clock({ deadline }) {
  if (deadline === null || deadline === undefined) return null;
  const left = Math.max(0, Math.ceil(deadline - Date.now() / 1000));
  return h(
    "span",
    { class: classes("clock", left <= 15 && "short"), style: { "--left": Math.min(left / 60, 1) } },
    left <= 15 && left,
  );
}

/** @param {Seat} seat */
function roles({ roles: all }) {
  return all.map(({ is, text }) => h("span", { key: is, class: "role" }, text));
}

/** @param {Seat} seat @param {Shown} shown @param {Ui} ui */
function cards(seat, shown, ui) {
  const width = ui.size.back;
  const open = shown.ended?.hands[seat.seat] ?? seat.known;
  const all = [...open, ...Array(Math.max(0, (shown.ended ? 0 : seat.held) - open.length)).fill(null)];
  const isOpen = open.length > 0 && open.length === all.length;
  const step = width * (isOpen ? (all.length > 5 ? 0.62 : 0.8) : shown.table.seats > 2 ? 0.36 : 0.6);
  return h(
    "div",
    { class: classes("held-there", isOpen && "open") },
    row(all, isOpen ? Math.round(width * 1.25) : width, isOpen ? step * 1.25 : step),
  );
}

/** What a seat has said: one bubble a seat. @param {Seat} seat @param {Ui} ui @param {"up" | "down"} tail */
export function speech({ seat, says }, ui, tail) {
  if (!says || ui.heard.get(seat) === says.n) return null;
  return h(
    "div",
    { key: `says-${says.n}`, class: `bubble ${tail}`, "data-says": says.n },
    h("b", { class: "display" }, says.text),
    says.cards.length > 0 &&
      h(
        "span",
        { class: "shown-cards" },
        says.cards.map((card) => face(card, ui.size.back < 40 ? 32 : 44)),
      ),
  );
}

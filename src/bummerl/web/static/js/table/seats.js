/** The other seats around the table, with what they say. */

import { card as face, names, row } from "../card.js";
import { classes, h } from "../dom.js";
import { placeOf } from "../logic/fan.js";
import { settings } from "../store.js";
import { t } from "../words.js";
import { left, ring } from "./clock.js";

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
        h("p", { class: "line" }, doing(seat, turns)),
      ),
    ),
    cards(seat, shown, ui),
    speech(seat, ui, "up"),
  );
}

/** @param {Seat} seat @param {boolean} turns */
function doing({ kind, online, deadline, line }, turns) {
  if (kind === "person" && !online && deadline !== null) return `${t("away")} · ${left(deadline)} s`;
  return turns && kind !== "free" ? h("span", null, t("thinking")) : line;
}

/** @param {Seat} seat @param {boolean} turns */
export function avatar(seat, turns) {
  return h(
    "span",
    { class: classes("avatar", turns && "turns"), "aria-hidden": "true" },
    [...(seat.name || "?")][0]?.toUpperCase(),
    ring(seat),
  );
}

/** @param {Seat} seat */
export function roles({ roles: all }) {
  return all.map(({ is, text }) => h("span", { key: is, class: "role" }, text));
}

/** @param {Seat} seat @param {Shown} shown @param {Ui} ui */
function cards(seat, shown, ui) {
  const width = ui.size.back;
  const open = shown.ended?.hands[seat.seat] ?? seat.known;
  const all = [...open, ...Array(Math.max(0, (shown.ended ? 0 : seat.held) - open.length)).fill(null)];
  const isOpen = open.length > 0 && open.length === all.length;
  if (settings.text)
    return h(
      "p",
      { class: "in-words" },
      !shown.ended && `${t("held")} ${seat.held}`,
      open.length > 0 && ` (${names(open)})`,
    );
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
        settings.text ? names(says.cards) : says.cards.map((card) => face(card, ui.size.back < 40 ? 32 : 44)),
      ),
  );
}

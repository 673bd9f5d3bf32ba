/** The time that a person has left: the computer plays when it is over. */

import { now } from "../api.js";
import { classes, h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("./ui.js").Shown} Shown */
/** @typedef {import("../types.js").Seat} Seat */

/** The ring is full with so many seconds; the last ones are numerals at the other seats. */
const [FULL, LAST] = [60, 15];

/** One's own warning comes with so many seconds left, or with half of the time where there is less. */
const WARNING = 30;

/** Whole seconds until then. @param {number} deadline */
export const left = (deadline) => Math.max(0, Math.ceil(deadline - now()));

/** At another seat: a thin ring, the last seconds in numerals. @param {Seat} seat */
export function ring({ deadline }) {
  if (deadline === null || deadline === undefined) return null;
  const rest = left(deadline);
  return h(
    "span",
    { class: classes("clock", rest <= LAST && "short"), style: { "--left": Math.min(rest / FULL, 1) } },
    rest <= LAST && rest,
  );
}

/** At one's own: always in numerals. @param {Shown} shown */
export function own(shown) {
  const deadline = mine(shown);
  if (deadline === null) return null;
  const isShort = warning(shown) !== "";
  return h(
    "span",
    { class: classes("time", isShort && "short"), role: "timer", "aria-label": t("clock"), title: t("takes-over") },
    written(left(deadline)),
  );
}

/** What is said when the time gets short; "" before. @param {Shown} shown */
export function warning(shown) {
  const deadline = mine(shown);
  if (deadline === null) return "";
  const [rest, since] = [left(deadline), shown.turn?.since];
  const short = shown.turn?.mine && since ? Math.min(WARNING, (deadline - since) / 2) : WARNING;
  return rest <= short ? `${rest} ${t("clock-warning")}` : "";
}

/** When the reader's time is over. @param {Shown} shown */
export const mine = ({ me, seats }) => (me === null ? null : (seats[me]?.deadline ?? null));

/** @param {number} seconds */
const written = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

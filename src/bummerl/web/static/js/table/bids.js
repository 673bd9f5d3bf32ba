/** Bidding: the ladder of what was bid, and minus and plus for what comes next. */

import { classes, h } from "../dom.js";
import { icon } from "../icons.js";
import { settings } from "../store.js";
import { t } from "../words.js";
import { isMine } from "./ui.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */
/** @typedef {import("../types.js").Bids} Bids */
/** @typedef {import("../types.js").Call} Call */

/** So many steps of the ladder are shown. */
const STEPS = 4;

/** @param {Shown} shown @param {Ui} ui */
export function ladder(shown, ui) {
  const { bids } = shown;
  if (!bids?.ladder.length && !bids?.values.length) return null;
  const rungs = bids.ladder.slice(-STEPS);
  const top = rungs.findLastIndex(({ value }) => value !== null);
  return h(
    "div",
    { key: "ladder", class: "ladder", role: "list", "aria-label": t("bidding") },
    rungs.map(({ seat, value, text }, place) =>
      h(
        "span",
        {
          key: place,
          class: classes("rung", place === top && "standing", value === null && "passed"),
          style: { "--rise": place / Math.max(rungs.length - 1, 1) },
          role: "listitem",
        },
        value !== null && h("b", null, value),
        h("bdi", { class: "called" }, value === null ? text : shown.seats[seat]?.label),
      ),
    ),
    bids.safe !== null &&
      settings.safe &&
      isMine(shown) &&
      ui.live &&
      h("p", { key: "safe", class: "safe" }, icon("bulb", 18), t("safe"), " ", h("b", null, bids.safe)),
  );
}

/** The number that is bid next. @param {Bids} bids @param {Ui} ui */
const bidNow = ({ values }, ui) => (ui.bid !== null && values.includes(ui.bid) ? ui.bid : (values[0] ?? 0));

/** So many bids up or down from it, as far as there are any. @param {Bids} bids @param {Ui} ui @param {number} by */
export const stepped = (bids, ui, by) =>
  bids.values[Math.max(0, Math.min(bids.values.length - 1, bids.values.indexOf(bidNow(bids, ui)) + by))] ?? null;

/** What is called by a digit while no card can be played: the bid, and the contracts, which have no letter.
 * @param {Shown} shown @param {Ui} ui @returns {Call[]} */
export function numbered({ bids, calls, hand }, ui) {
  if (hand.some(({ play }) => play.length)) return [];
  const bid = bids?.values.length ? [bidCall(bids, ui)] : [];
  return [...bid, ...calls.filter(({ key }) => key && key.length > 1)];
}

/** @param {Bids} bids @param {Ui} ui @returns {Call} */
function bidCall(bids, ui) {
  const now = bidNow(bids, ui);
  const text = bids.texts[bids.values.indexOf(now)] ?? "";
  // To keep what one has said is the usual thing.
  return { action: `${bids.verb}:${now}`, text, sub: null, kind: bids.verb === "raise" ? "call" : "main", key: null, confirm: null };
}

/** @param {Bids} bids @param {Ui} ui */
export function stepper(bids, ui) {
  const now = bidNow(bids, ui);
  const place = bids.values.indexOf(now);
  const { action, text, kind } = bidCall(bids, ui);
  const to = (/** @type {number} */ by) => () => ui.set({ bid: stepped(bids, ui, by) });
  return [
    h(
      "div",
      { key: "stepper", class: "stepper", role: "group", "aria-label": t("bidding") },
      h("button", { class: "tool", "aria-label": t("less"), disabled: place <= 0, onclick: to(-1) }, icon("minus")),
      h("output", { class: "display" }, now),
      h(
        "button",
        { class: "tool", "aria-label": t("more"), disabled: place >= bids.values.length - 1, onclick: to(1) },
        icon("plus"),
      ),
    ),
    h(
      "button",
      { key: "bid", class: `btn ${kind} bid`, onclick: () => ui.act(action) },
      text,
      h("kbd", { class: "key", "aria-hidden": "true" }, "1"),
    ),
  ];
}

/** The felt: all parts of the table in the order in which they are read. */

import { classes, h } from "../dom.js";
import { calls, isMany } from "./calls.js";
import { contract } from "./contract.js";
import { ladder } from "./bids.js";
import { ended } from "./ended.js";
import { hand } from "./hand.js";
import { own } from "./clock.js";
import { roles, seats, speech } from "./seats.js";
import { talon } from "./talon.js";
import { trick } from "./trick.js";
import { isMine, lower } from "./ui.js";
import { last, piles } from "./won.js";
import { t } from "../words.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** @param {Shown} shown @param {Ui} ui @param {any} [more] what else lies on it */
export function felt(shown, ui, more) {
  const isBidding = bids(shown);
  return h(
    "main",
    {
      key: "felt",
      class: classes(
        "felt board",
        `seats-${shown.table.seats}`,
        shown.talon ? "has-talon" : "no-talon",
        isBidding && "bidding",
        shown.ended && "is-ended",
      ),
      lang: shown.lang,
      style: { "--back": `${ui.size.back}px`, "--hand": `${ui.size.hand}px`, "--table": `${ui.size.table}px` },
    },
    turn(shown, ui),
    hand(shown, ui),
    calls(shown, ui),
    h(
      "div",
      { key: "middle", class: "middle" },
      shown.ended || (isMany(shown, ui) && ui.live) ? null : isBidding ? ladder(shown, ui) : trick(shown, ui),
    ),
    talon(shown, ui),
    h("div", { key: "won", class: "won" }, last(shown, ui)),
    piles(shown, ui),
    seats(shown, ui),
    contract(shown),
    ended(shown, ui),
    more,
  );
}

/** Whether the ladder is what the middle shows: until the first card can be led. @param {Shown} shown */
function bids({ bids: all, trick: laid, ended: end, seats: around, hand: held }) {
  if (!all || laid.length || end || around.some(({ won }) => won > 0)) return false;
  const leads = held.some(({ card, play }) => play.some(({ action }) => action === card));
  return all.values.length > 0 || (all.ladder.length > 0 && !leads);
}

/** @param {Shown} shown @param {Ui} ui */
function turn(shown, ui) {
  const me = lower(shown);
  if (!me) return null;
  const mine = isMine(shown);
  // One's own name nobody needs; whose cards a watcher sees is not plain without it.
  const isWatched = shown.me !== shown.below;
  const turns = shown.turn?.seat === me.seat && !shown.ended;
  return h(
    "div",
    { key: "turn", class: classes("turn", mine && "mine") },
    speech(me, ui, "down"),
    h(
      "p",
      { class: "whose" },
      isWatched && !turns && h("b", { key: "name", class: "name" }, me.label),
      shown.turn &&
        !shown.ended && [
          h("i", { class: "dot", "aria-hidden": "true" }),
          h("b", { key: "turn" }, isPicked(shown, ui) ? t("tap-again") : shown.turn.text),
          shown.trick.length > 0 && mine && shown.turn.question && h("span", null, ` · ${shown.turn.question}`),
        ],
    ),
    !shown.ended && own(shown),
    h("p", { key: "roles", class: "my-roles" }, roles(me)),
    h("p", { class: classes("mine-so-far", me.pending ? "and-pending" : null) }, counted(me.line, me.points)),
  );
}

/** Whether a second tap plays the chosen card. @param {Shown} shown @param {Ui} ui */
const isPicked = ({ hand: held }, { picked }) =>
  picked !== null && held.some(({ card, play }) => card === picked && play.length === 1);

/** The points in the line stand out: they come after the tricks, and before what is pending. @param {string} line @param {number | null} points */
function counted(line, points) {
  const number = String(points);
  const after = line.indexOf("·") + 1;
  const found = points === null ? -1 : line.slice(after).search(new RegExp(`(?<![0-9])${number}(?![0-9])`));
  const at = after + found;
  return found < 0 ? line : [line.slice(0, at), h("b", { key: "points" }, number), line.slice(at + number.length)];
}

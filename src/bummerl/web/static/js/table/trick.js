/** The middle of the table: the cards of the trick, each before its seat, and what is to be done there. */

import { card as face, outline } from "../card.js";
import { classes, h } from "../dom.js";
import { placeOf, TALL, zone } from "../logic/fan.js";
import { settings } from "../store.js";
import { cardName, t } from "../words.js";
import { isMine } from "./ui.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** @type {Record<string, number>} degrees: cards that are laid, not printed */
const TURNED = { left: -4, right: 3, top: 0, below: 0 };

/** @param {Shown} shown @param {Ui} ui */
export function trick(shown, ui) {
  const width = ui.size.table;
  const { wide, high, at } = zone(shown.table.seats);
  const where = (/** @type {number} */ seat) => placeOf(seat, shown.below, shown.table.seats);
  const spot = (/** @type {number} */ seat) => {
    const [x, y] = at[where(seat)] ?? [0, 0];
    return {
      left: `${x * width}px`,
      top: `${y * width}px`,
      rotate: shown.table.seats > 2 ? `${TURNED[where(seat)]}deg` : "0deg",
    };
  };
  const size = { width: `${wide * width}px`, height: `${high * width}px` };
  if (!shown.trick.length) {
    const text = isMine(shown) && shown.turn?.question;
    const isPlaying = shown.table.stage === "playing" && !shown.ended;
    return h(
      "div",
      { key: "trick", class: classes("trick", isPlaying && "empty"), style: size },
      text && h("p", null, text),
    );
  }
  const leading = shown.trick.find(({ ahead }) => ahead);
  const waits =
    shown.turn?.seat !== null &&
    shown.turn?.seat !== undefined &&
    !shown.trick.some(({ seat }) => seat === shown.turn?.seat);
  return h(
    "div",
    { key: "trick", class: "trick", style: size, role: "list", "aria-label": t("trick") },
    waits &&
      h(
        "span",
        { key: "waits", class: `laid for-${where(/** @type {number} */ (shown.turn?.seat))}`, style: spot(/** @type {number} */ (shown.turn?.seat)) },
        outline(width, h("bdi", { class: "called" }, shown.seats[/** @type {number} */ (shown.turn?.seat)]?.label)),
      ),
    shown.trick.map(({ seat, card, ahead }) =>
      h(
        "span",
        { key: card, "data-laid": card, class: "laid", style: spot(seat), role: "listitem" },
        h("span", { class: "away" }, `${shown.seats[seat]?.label}: `),
        face(card, width),
        h("span", { class: "away" }, !settings.text && cardName(card), ahead && ` (${t("ahead")})`),
      ),
    ),
    // Above all cards: the next card must not cover it.
    leading &&
      shown.table.seats > 2 &&
      h(
        "span",
        {
          key: "leads",
          class: `leads at-${where(leading.seat)}`,
          style: { ...spot(leading.seat), width: `${width}px`, height: `${width * TALL}px` },
          "aria-hidden": "true",
        },
        h("span", { class: "tag" }, t("ahead")),
      ),
  );
}

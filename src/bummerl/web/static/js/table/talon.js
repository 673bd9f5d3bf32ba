/** The talon with its crosswise trump, open, closed or used up; the stocks of Thousand lie in the same place. */

import { back, card as face, outline, sign } from "../card.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { TALL } from "../logic/fan.js";
import { t } from "../words.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** So much of the turned trump's length can be seen. */
const VISIBLE = 0.47;

/** @param {Shown} shown @param {Ui} ui */
export function talon(shown, ui) {
  const { talon: there, stocks, trump } = shown;
  return h(
    "div",
    { key: "talon", class: "talon", "data-talon": true, role: "group", "aria-label": t("talon") },
    there &&
      (there.closed ? closed(Math.round(ui.size.talon * (ui.size.narrow ? 0.8 : 1))) : lying(there, ui.size.talon)),
    stocks.length > 0 &&
      h(
        "div",
        { class: "stocks" },
        stocks.map(({ cards, text }, place) =>
          h("figure", { key: place }, stock(cards, Math.min(ui.size.talon, 64)), h("figcaption", null, text)),
        ),
      ),
    trump &&
      (there || !shown.contract) &&
      h("p", { class: "trump" }, trump.suit && sign(trump.suit, 20), h("b", null, trump.text)),
    there?.closed &&
      h(
        "div",
        { class: "closed-note" },
        h("b", null, there.closed.text),
        there.closed.lines.map((line) => h("p", { key: line }, line)),
      ),
  );
}

/** More cards face down than these lie on one another. */
const MOST_BESIDE = 4;

/** @param {(string | null)[]} cards @param {number} width */
function stock(cards, width) {
  const isHidden = cards.every((card) => card === null);
  if (isHidden && cards.length > MOST_BESIDE) return lying({ count: cards.length, turnup: null }, width);
  return h(
    "span",
    { class: "stock" },
    cards.map((card) => face(card, width)),
  );
}

/** @param {{count: number, turnup: string | null}} talon @param {number} width */
function lying({ count, turnup }, width) {
  const [tall, seen] = [width * TALL, width * TALL * VISIBLE];
  const box = { width: `${width + seen}px`, height: `${tall + 4}px` };
  if (!count) return h("div", { class: "stack", style: box }, outline(width));
  const layers = Math.min(3, Math.ceil((count - (turnup ? 1 : 0)) / 2));
  return h(
    "div",
    { class: "stack", style: box },
    turnup &&
      h(
        "span",
        {
          key: "turnup",
          class: "across",
          "data-turnup": turnup,
          style: { left: `${width + seen}px`, top: `${(tall - width) / 2}px` },
        },
        face(turnup, width),
      ),
    Array.from({ length: layers }, (_, layer) =>
      h(
        "span",
        { key: layer, class: "layer", style: { left: `${(layers - 1 - layer) * 1.5}px`, top: `${-1.5 * layer}px` } },
        back(width),
      ),
    ),
    layers > 0 &&
      h(
        "b",
        { key: "count", class: "count", style: { left: `${width / 2}px`, top: `${tall / 2}px` } },
        h("span", { class: "away" }, `${t("talon-count")} `),
        count,
      ),
  );
}

/** The turn-up is turned over and laid across the top, under a seal. @param {number} width */
function closed(width) {
  const tall = width * TALL;
  const seal = Math.max(34, width * 0.42);
  return h(
    "div",
    { class: "stack is-closed", style: { width: `${tall}px`, height: `${tall + 6}px` } },
    [0, 1, 2].map((layer) =>
      h(
        "span",
        {
          key: layer,
          class: "layer",
          style: { left: `${(tall - width) / 2 - layer * 1.5}px`, top: `${3 - layer * 1.5}px` },
        },
        back(width),
      ),
    ),
    h(
      "span",
      { key: "over", class: "across over", style: { left: `${tall}px`, top: `${(tall - width) / 2}px` } },
      back(width),
    ),
    h(
      "span",
      {
        key: "seal",
        class: "seal",
        style: { width: `${seal}px`, height: `${seal}px`, left: `${tall / 2}px`, top: `${tall / 2}px` },
      },
      icon("lock", Math.round(seal * 0.55)),
    ),
  );
}

/** Tricks that are over: the last one, and the first tricks of each side that stay open in Bauernschnapsen. */

import { card as face, names, row } from "../card.js";
import { h } from "../dom.js";
import { settings } from "../store.js";
import { t } from "../words.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** @param {Shown} shown @param {Ui} ui */
export function last(shown, ui) {
  const width = ui.size.last;
  if (!shown.last) {
    const any = shown.seats.some(({ won }) => won > 0);
    return h(
      "div",
      { key: "last", class: "last", "data-last": true },
      any && h("span", { class: "turned" }, face(null, width)),
    );
  }
  const { cards, text } = shown.last;
  const middle = (cards.length - 1) / 2;
  const step = cards.length > 2 ? -width * 0.45 : -width * 0.26;
  return h(
    "button",
    {
      key: "last",
      class: "last",
      "data-last": true,
      onclick: () => ui.open("last"),
      "aria-label": `${t("last-trick")}: ${text}`,
    },
    h(
      "span",
      { class: "turned" },
      settings.text && names(cards),
      !settings.text && cards.map((card, place) =>
        h(
          "span",
          { key: card, style: { "margin-left": place ? `${step}px` : "0", rotate: `${(place - middle) * 10}deg` } },
          face(card, width),
        ),
      ),
    ),
    h(
      "span",
      { class: "named", "aria-hidden": "true" },
      h("u", null, t("last-trick")),
      h("kbd", { class: "key" }, "L"),
    ),
  );
}

/** @param {Shown} shown @param {Ui} ui */
export function piles(shown, ui) {
  const width = Math.round(ui.size.last * 0.7);
  return shown.piles.map(({ seats, cards, text }) =>
    h(
      "figure",
      { key: `pile-${seats}`, class: `pile ${seats.includes(shown.below) ? "ours" : "theirs"}` },
      row(cards, width, width * 0.8),
      h("figcaption", null, text),
    ),
  );
}

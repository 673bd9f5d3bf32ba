/** One card, one back, one suit sign, drawn from the sprites of static/cards. */

import { h } from "./dom.js";
import { letters, settings } from "./store.js";
import { cardName } from "./words.js";

const HEIGHT = 1.4;

const sheet = () => `/static/cards/${settings.deck === "german" ? "german" : "french"}.svg`;

/** @param {number} width */
const face = (width) => (settings.large ? "x" : width < 60 ? "s" : width < 140 ? "m" : "l");

/** @param {string} address @param {number} width @param {string} [kind] */
const picture = (address, width, kind = "") =>
  h(
    "svg",
    {
      class: `card ${kind}`,
      width,
      height: Math.round(width * HEIGHT * 10) / 10,
      viewBox: "0 0 240 336",
      "aria-hidden": "true",
    },
    h("use", { href: address }),
  );

/** The face of a card in notation, or a back where there is none. @param {string | null} card @param {number} width @param {string} [kind] */
export function card(card, width, kind) {
  if (settings.text) return card ? cardName(card) : null;
  return card ? picture(`${sheet()}#${card}-${face(width)}`, width, kind) : back(width, kind);
}

/** @param {number} width @param {string} [kind] */
export const back = (width, kind) =>
  settings.text ? null : picture(`/static/cards/backs.svg#${settings.back}`, width, kind);

/** Where a card was or will be. @param {number} width @param {...any} inside */
export const outline = (width, ...inside) =>
  h("span", { class: "outline", style: { width: `${width}px`, height: `${width * HEIGHT}px` } }, ...inside);

/** @param {string} suit S, H, D or C @param {number} size */
export function sign(suit, size) {
  return h(
    "svg",
    { class: "sign", width: size, height: size, viewBox: "0 0 100 100", "aria-hidden": "true" },
    h("use", { href: `${sheet()}#sign-${suit}` }),
  );
}

/** Cards side by side that cover each other a little. @param {(string | null)[]} cards @param {number} width @param {number} step @param {string} [kind] */
export function row(cards, width, step, kind = "") {
  if (settings.text) return h("span", { class: `row-of-cards ${kind}` }, names(cards));
  return h(
    "span",
    { class: `row-of-cards ${kind}` },
    cards.map((one, place) =>
      h("span", { style: place ? { "margin-left": `${step - width}px` } : {} }, card(one, width)),
    ),
  );
}

/** Their names one after the other, where words stand for pictures. @param {(string | null)[]} cards */
export const names = (cards) =>
  cards
    .filter((each) => each !== null)
    .map(cardName)
    .join(", ");

/** @type {Record<string, Record<string, string>>} */
const LETTERS = { de: { Q: "D", J: "B" }, pl: { Q: "D", J: "W" }, ru: { A: "Т", K: "К", Q: "Д", J: "В" } };

/** The letter or number that a card's corner carries, in the letters of the deck. @param {string} card */
export function index(card) {
  const rank = card[0] ?? "";
  if (rank === "T") return "10";
  if (settings.deck === "german") return { Q: "O", J: "U" }[rank] ?? rank;
  return LETTERS[letters()]?.[rank] ?? rank;
}

/** A card in running text: its sign and its letter; the words around it say its name. @param {string} card */
export const inText = (card) =>
  settings.text ? h("span", { class: "in-text" }, cardName(card)) : h("span", { class: "in-text" }, sign(card[1] ?? "S", 13), index(card));

/** Advice for a game, with example positions. */

import { get } from "../api.js";
import { row } from "../card.js";
import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { settings } from "../store.js";
import { lang, t } from "../words.js";

/** @typedef {{title?: string, chapters?: any[], sections?: any[]}} Advice */

/** @param {HTMLElement} root @param {string[]} params */
export function show(root, [game = ""]) {
  /** @type {{advice: Advice | null, failed: string}} */
  const state = { advice: null, failed: "" };
  const redraw = () => draw(root, h("div", { key: "strategy", class: "sheet-of-paper reading" }, head(load), h("main", null, h("h1", { class: "display" }, state.advice?.title ?? t("strategy")), state.failed && h("p", { class: "note" }, state.failed), (state.advice?.sections ?? state.advice?.chapters ?? []).map(chapter))));
  const load = () => {
    get(`/api/strategy/${game}`, { lang: lang(), deck: settings.deck }).then((advice) => Object.assign(state, { advice, failed: "" }), (error) => Object.assign(state, { failed: error.message })).then(redraw);
  };
  redraw();
  load();
}

/** @param {{title?: string, text?: string, paragraphs?: string[], cards?: string[], examples?: {text: string, cards?: string[]}[]}} chapter */
function chapter({ title, text, paragraphs, cards, examples }) {
  return h("section", { key: title }, title && h("h2", null, title), [text, ...(paragraphs ?? [])].filter(Boolean).map((each) => h("p", { key: each }, each)), cards && row(cards, 64, 44), (examples ?? []).map((example) => h("figure", { key: example.text, class: "example" }, example.cards && row(example.cards, 64, 44), h("figcaption", null, example.text))));
}

/** The numbered paragraphs of a game, fetched when they are first wanted. */

import { get } from "./api.js";
import { draw, h } from "./dom.js";
import { settings } from "./store.js";
import { lang, t } from "./words.js";

/** @param {string} preset @param {string | null} [table] whose house rules are in force */
export function paragraphs(preset, table = null) {
  return h("div", { key: `rules-${preset}-${lang()}-${settings.deck}`, class: "paragraphs", foreign: true, "aria-busy": "true", ref: (/** @type {HTMLElement} */ place) => void fill(place, preset, table) });
}

/** @param {HTMLElement} place @param {string} preset @param {string | null} table */
async function fill(place, preset, table) {
  try {
    const book = await get(`/api/rules/${preset}`, { lang: lang(), deck: settings.deck, table });
    draw(place, h("h2", null, book.title ?? book.name), (book.sections ?? []).map(section));
  } catch (error) {
    draw(place, h("p", { class: "note" }, error instanceof Error ? error.message : t("failed")));
  }
  place.removeAttribute("aria-busy");
}

/** @param {{number?: number | string, title?: string, paragraphs: {number: string, text: string, yours?: boolean}[]}} section */
function section({ title, paragraphs: all }) {
  return h("section", { key: title }, title && h("h3", null, title), h("dl", null, all.flatMap(({ number, text }) => [h("dt", { key: `n${number}`, id: `p${number}` }, `§${number}`), h("dd", { key: number }, text)])));
}

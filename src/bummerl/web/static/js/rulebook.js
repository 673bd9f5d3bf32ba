/** The numbered paragraphs of a game, fetched when they are first wanted. */

import { get } from "./api.js";
import { classes, draw, h } from "./dom.js";
import { settings } from "./store.js";
import { lang, t } from "./words.js";

/** @typedef {{number: string, lang: string, text: string, yours: boolean, options: {name: string, text: string, yours: boolean}[]}} Paragraph */

/** @param {string} preset @param {string | null} [table] whose house rules are in force
 * @param {string | null} [cited] the paragraph to begin at */
export function paragraphs(preset, table = null, cited = null) {
  return h("div", {
    key: `rules-${preset}-${lang()}-${settings.deck}-${cited}`,
    class: "paragraphs",
    foreign: true,
    "aria-busy": "true",
    ref: (/** @type {HTMLElement} */ place) => void fill(place, preset, table, cited),
  });
}

/** @param {HTMLElement} place @param {string} preset @param {string | null} table @param {string | null} cited */
async function fill(place, preset, table, cited) {
  try {
    const { title, about, sections } = await get(`/api/rules/${preset}`, { lang: lang(), deck: settings.deck, table });
    draw(place, h("h2", null, title), h("p", { class: "note" }, about), sections.map((/** @type {Parameters<typeof section>[0]} */ each) => section(each, cited)));
    place.querySelector("dd.cited")?.scrollIntoView({ block: "center" });
  } catch (error) {
    draw(place, h("p", { class: "note" }, error instanceof Error ? error.message : t("failed")));
  }
  place.removeAttribute("aria-busy");
}

/** @param {{number: string, lang: string, title: string, paragraphs: Paragraph[]}} section @param {string | null} cited */
function section({ number, lang: told, title, paragraphs: all }, cited) {
  return h(
    "section",
    { key: number },
    h("h3", { lang: told }, title),
    h(
      "dl",
      null,
      all.flatMap((each) => [
        h("dt", { key: `n${each.number}`, id: `p${each.number}` }, `§${each.number}`),
        h(
          "dd",
          { key: each.number, class: each.number === cited && "cited", "aria-current": each.number === cited },
          h("span", { lang: each.lang }, each.text),
          choices(each),
        ),
      ]),
    ),
  );
}

/** How this table has it, where tables differ. @param {Paragraph} paragraph */
function choices({ options }) {
  return (
    options.length > 0 &&
    h(
      "p",
      { class: "chips" },
      options.map(({ name, text, yours }) => h("span", { key: name, class: classes("chip", yours && "yours") }, text)),
    )
  );
}

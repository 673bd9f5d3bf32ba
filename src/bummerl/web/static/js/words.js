/** Language: the fixed words of the pages, which come with /api/start, and the page's address that keeps the choice. */

import { get } from "./api.js";
import { change, dress, settings } from "./store.js";

/** @typedef {import("./types.js").Start} Start */

/** @type {{start: Start | null, lang: string}} */
const spoken = { start: null, lang: "en" };

export const LANGUAGES = ["en", "de", "ja", "ru", "pl"];

/** The language now. */
export const lang = () => spoken.lang;

/** How this person reads, as the server is told. */
export const reading = () => ({ lang: lang(), deck: settings.deck, letters: settings.letters });

/** All that the first page shows; loaded before any page is drawn. */
export const start = () => /** @type {Start} */ (spoken.start);

/** The fixed word with this message id, less its `web-`. @param {string} id */
export const t = (id) => spoken.start?.texts[`web-${id}`] ?? spoken.start?.texts[id] ?? id;

/** The name of a card in notation, in the words of the language and the deck. @param {string} card */
export const cardName = (card) => spoken.start?.cards[card] ?? card;

/** The languages wanted, the best first: the link, the last visit, the browser. */
function wanted() {
  const query = new URLSearchParams(location.search).get("lang");
  const all = [query, settings.lang, ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2).toLowerCase());
  return all.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export async function learn() {
  const deck = new URLSearchParams(location.search).get("deck");
  if (deck && ["french", "french4", "german"].includes(deck)) change({ deck });
  await speak(wanted(), false);
}

/** Another language, without a new page. @param {string} language @param {boolean} [chosen] whether a person chose it */
export async function speak(language, chosen = true) {
  spoken.start = await get("/api/start", { lang: language, deck: settings.deck });
  spoken.lang = language;
  document.documentElement.lang = language;
  dress();
  if (chosen) {
    change({ lang: language });
    inLink("lang", language);
  }
}

/** @param {string} deck */
export async function lookAt(deck) {
  change({ deck });
  inLink("deck", deck);
  await speak(spoken.lang, false);
}

/** The choice stands in the address, so that a copied link keeps it. @param {string} name @param {string} value */
function inLink(name, value) {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, "", address);
}

/** A word before what it is about. @param {string} word @param {string} about */
export const headed = (word, about) => word + (spoken.lang === "ja" ? "：" : ": ") + about;

/** A date as the language writes it. @param {number} seconds since 1970 */
export const day = (seconds) => new Intl.DateTimeFormat(spoken.lang, { dateStyle: "medium" }).format(seconds * 1000);

const inPercent = () => new Intl.NumberFormat(spoken.lang, { style: "percent", maximumFractionDigits: 0 });

/** @param {number} share */
export const percent = (share) => inPercent().format(share);

/** @param {number} low @param {number} high shares */
export const percentRange = (low, high) => inPercent().formatRange(low, high);

/** A mean with its sign. @param {number} value */
export const signed = (value) =>
  new Intl.NumberFormat(spoken.lang, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .format(value)
    .replace("-", "−");

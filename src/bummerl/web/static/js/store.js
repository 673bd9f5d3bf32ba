/** What the browser keeps from visit to visit, by names, and the settings among it. */

import { lettersOf } from "./logic/letters.js";

/** @template T @param {string} key @param {T} otherwise @returns {T} */
export function recall(key, otherwise) {
  try {
    const text = localStorage.getItem(`bummerl.${key}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise; // a private window without storage, or a text that is not ours: begin afresh
  }
}

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  try {
    localStorage.setItem(`bummerl.${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: this visit goes on without it.
  }
}

/** @param {string} key what is kept no more */
export function drop(key) {
  try {
    localStorage.removeItem(`bummerl.${key}`);
  } catch {
    // Forbidden: there is nothing.
  }
}

/**
 * @typedef {object} Settings
 * @property {string} deck french, french4 or german
 * @property {boolean} large the large index
 * @property {"" | "en" | "de" | "ru" | "pl"} letters those of the language until somebody chooses
 * @property {boolean} phrases what others say in quick phrases is shown
 * @property {"quadratl" | "seigaiha"} back
 * @property {boolean} brown
 * @property {"system" | "light" | "dark"} theme
 * @property {"off" | "fast" | "normal" | "slow"} speed
 * @property {boolean} sound
 * @property {"auto" | "one" | "two"} taps
 * @property {"suit" | "right" | "rank"} order
 * @property {boolean} text words instead of pictures of cards
 * @property {boolean} keys single-letter keys
 * @property {boolean} only a single legal card is played by itself
 * @property {boolean} safe the careful maximum is shown while bidding
 * @property {boolean} knows the German deck has been explained
 * @property {string} name of the person
 * @property {string} [lang]
 */

/** @type {Settings} */
const FIRST = {
  deck: "french",
  large: false,
  letters: "",
  phrases: true,
  knows: false,
  back: "quadratl",
  brown: false,
  theme: "system",
  speed: "normal",
  sound: false,
  taps: "auto",
  order: "suit",
  text: false,
  keys: true,
  only: false,
  safe: true,
  name: "",
};

/** @type {Settings} */
export const settings = { ...FIRST, ...recall("settings", {}) };

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {Partial<Settings>} changes */
export function change(changes) {
  Object.assign(settings, changes);
  keep("settings", settings);
  dress();
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, until the function that comes back is called. @param {() => void} listener */
export function onChange(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const darkness = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const stillness = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
darkness?.addEventListener("change", dress);

export const isDark = () => (settings.theme === "system" ? Boolean(darkness?.matches) : settings.theme === "dark");

/** What motion times are multiplied with. */
export function pace() {
  if (stillness?.matches || settings.text) return 0;
  return { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[settings.speed] ?? 1;
}

/** The letters in the corners of the cards. */
export const letters = () => lettersOf(settings.letters, document.documentElement.lang);

/** A style sheet that few need comes when it is needed. @param {string} href */
function styled(href) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** Theme and cards are classes of the document. */
export function dress() {
  const list = document.documentElement.classList;
  list.toggle("dark", isDark());
  list.toggle("cards-dark", isDark());
  list.toggle("deck-french4", settings.deck === "french4");
  list.toggle("in-text-only", settings.text);
  if (settings.text) styled("/static/css/text.css");
  list.toggle("back-brown", settings.brown);
  for (const each of ["de", "ru", "pl"]) list.toggle(`index-${each}`, letters() === each);
  // There is one for light and one for dark, until somebody chooses.
  for (const colour of document.querySelectorAll('meta[name="theme-color"]'))
    colour.setAttribute("content", isDark() ? "#191613" : "#F5F0E7");
}

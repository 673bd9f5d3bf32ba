/** The settings of this browser, as a form; shown as a sheet on every page. */

import { classes, h } from "./dom.js";
import { change, letters, settings } from "./store.js";
import { LANGUAGES, lang, lookAt, speak, start, t } from "./words.js";

/**
 * One of several values.
 * @template {string} T
 * @param {string} label @param {readonly (readonly [T, any])[]} values @param {T} now @param {(value: T) => void} choose
 */
export function segments(label, values, now, choose) {
  return h(
    "div",
    { class: "field" },
    h("span", { class: "label" }, label),
    h(
      "div",
      { class: "segments", role: "radiogroup", "aria-label": label },
      values.map(([value, text]) =>
        h(
          "button",
          { key: value, type: "button", role: "radio", "aria-checked": value === now, onclick: () => choose(value) },
          text,
        ),
      ),
    ),
  );
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} turn @param {string} [kind] */
export const tick = (label, on, turn, kind) =>
  h(
    "label",
    { class: classes("tick", kind) },
    h("span", null, label),
    h("input", {
      type: "checkbox",
      role: "switch",
      checked: on,
      onchange: (/** @type {Event} */ event) => turn(/** @type {HTMLInputElement} */ (event.target).checked),
    }),
  );

/** @type {["en" | "de" | "pl" | "ru", string][]} what ace, king, queen and jack have in their corners */
const LETTERS = [
  ["en", "A K Q J"],
  ["de", "A K D B"],
  ["pl", "A K D W"],
  ["ru", "Т К Д В"],
];

/** @type {Record<string, string>} each language by its own name */
const OWN_NAMES = { en: "English", de: "Deutsch", ja: "日本語", ru: "Русский", pl: "Polski" };

/** @param {(work: Promise<void>) => void} after what to do when other words have come */
export function languages(after) {
  const choose = (/** @type {Event} */ event) => after(speak(/** @type {HTMLSelectElement} */ (event.target).value));
  return h(
    "select",
    { class: "language", "aria-label": t("language"), value: lang(), onchange: choose },
    LANGUAGES.map((each) => h("option", { key: each, value: each, lang: each }, OWN_NAMES[each])),
  );
}

/** @param {(work: Promise<void>) => void} after */
export function choices(after) {
  const set = (/** @type {Partial<import("./store.js").Settings>} */ changes) => {
    change(changes);
    after(Promise.resolve());
  };
  const pick = (/** @type {string} */ name, /** @type {readonly string[]} */ values) =>
    segments(
      t(`set-${name}`),
      values.map((value) => /** @type {const} */ ([value, t(`${name}-${value}`)])),
      Reflect.get(settings, name),
      (value) => set({ [name]: value }),
    );
  return h(
    "div",
    { class: "choices" },
    h("label", { class: "field" }, h("span", { class: "label" }, t("language")), languages(after)),
    h("div", { class: "field" }, h("span", { class: "label" }, t("set-deck")), decks(after)),
    settings.deck !== "german" && segments(t("set-letters"), LETTERS, letters(), (chosen) => set({ letters: chosen })),
    tick(t("set-large"), settings.large, (large) => set({ large })),
    h(
      "div",
      { class: "field" },
      h("span", { class: "label" }, t("set-back")),
      h(
        "div",
        { class: "decks", role: "radiogroup", "aria-label": t("set-back") },
        [
          ["quadratl", false],
          ["seigaiha", false],
          ["quadratl", true],
          ["seigaiha", true],
        ].map(([back, brown]) =>
          h(
            "button",
            {
              key: `${back}-${brown}`,
              type: "button",
              role: "radio",
              class: classes("deck", brown ? "back-brown" : "back-green"),
              "aria-checked": settings.back === back && settings.brown === brown,
              "aria-label": `${back}`,
              onclick: () => set(/** @type {any} */ ({ back, brown })),
            },
            h(
              "svg",
              { width: 44, height: 62, viewBox: "0 0 240 336", class: "card" },
              h("use", { href: `/static/cards/backs.svg#${back}` }),
            ),
          ),
        ),
      ),
    ),
    pick("theme", ["system", "light", "dark"]),
    pick("speed", ["off", "fast", "normal", "slow"]),
    pick("taps", ["auto", "one", "two"]),
    pick("order", ["suit", "right", "rank"]),
    tick(t("set-sound"), settings.sound, (sound) => set({ sound })),
    tick(t("set-text"), settings.text, (text) => set({ text })),
    tick(t("set-keys"), settings.keys, (keys) => set({ keys }), "by-key"),
    tick(t("set-only"), settings.only, (only) => set({ only })),
    tick(t("set-safe"), settings.safe, (safe) => set({ safe })),
    tick(t("set-phrases"), settings.phrases, (phrases) => set({ phrases })),
  );
}

/** The decks to choose from. @param {(work: Promise<void>) => void} after */
export const decks = (after) =>
  h(
    "div",
    { class: "decks", role: "radiogroup", "aria-label": t("set-deck") },
    start().decks.map(({ key, name }) =>
      h(
        "button",
        {
          key,
          type: "button",
          role: "radio",
          class: "deck",
          "aria-checked": settings.deck === key,
          onclick: () => after(lookAt(key)),
        },
        sample(key),
        h("span", null, name),
      ),
    ),
  );

/** Two cards of the deck. @param {string} deck */
function sample(deck) {
  const file = deck === "german" ? "german" : "french";
  const one = (/** @type {string} */ id) =>
    h(
      "svg",
      { key: id, width: 44, height: 62, viewBox: "0 0 240 336", class: "card" },
      h("use", { href: `/static/cards/${file}.svg#${id}-s` }),
    );
  return h(
    "span",
    { class: `sample ${deck === "french4" ? "deck-french4" : deck === "french" ? "deck-french2" : ""}` },
    one("QS"),
    one("KD"),
  );
}

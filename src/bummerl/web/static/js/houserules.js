/** The form of house rules: a part for each section, with all its options. */

import { classes, h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Form} Form */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {Record<string, string>} Chosen the options that differ from the preset, as text */

/** Where there is room the sections lie open; on a phone they would make a page of thirteen screens. */
const ROOM = "(width >= 900px)";

/** @param {Form | null} form @param {Chosen} chosen @param {string} failed @param {(chosen: Chosen) => void} put */
export function houseRules(form, chosen, failed, put) {
  return h(
    "section",
    { class: "panel box wide" },
    h("h2", { class: "heading" }, t("house-rules")),
    form
      ? form.sections.map((each, place) => section(each, place, chosen, put))
      : h("p", { class: "note" }, failed || t("loading")),
  );
}

/** @param {Form["sections"][number]} section @param {number} place @param {Chosen} chosen @param {(chosen: Chosen) => void} put */
function section({ title, name, options }, place, chosen, put) {
  const changed = options.filter((option) => option.name in chosen).length;
  const unfold = (/** @type {HTMLDetailsElement} */ part) => (part.open = changed > 0 || matchMedia(ROOM).matches);
  return h(
    "details",
    { key: `${place}-${title ?? name}`, class: "rules-part", ref: unfold },
    h("summary", null, h("h3", null, title ?? name), changed > 0 && h("span", { class: "chip yours" }, changed)),
    h(
      "div",
      { class: "rules-options" },
      options.map((option) => field(option, chosen, put)),
    ),
  );
}

/** One option, by its kind; what differs from the preset is kept as text. @param {Option} option @param {Chosen} chosen @param {(chosen: Chosen) => void} put */
function field({ name, label, paragraph, kind, value, choices, low, high }, chosen, put) {
  const now = chosen[name] ?? String(value);
  const choose = (/** @type {string} */ text) => {
    const { [name]: _, ...others } = chosen;
    put(text === String(value) ? others : { ...others, [name]: text });
  };
  const text = [label, paragraph && h("small", { class: "paragraph" }, ` §${paragraph}`)];
  const inputOf = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target);
  const typed = (/** @type {Event} */ event) => choose(inputOf(event).value);
  const outer = { key: name, class: classes(kind === "truth" ? "tick" : "option", name in chosen && "changed") };
  if (kind === "truth")
    return h(
      "label",
      outer,
      h("span", null, text),
      h("input", {
        type: "checkbox",
        role: "switch",
        checked: now === "true" || now === "yes",
        onchange: (/** @type {Event} */ event) => choose(truth(value, inputOf(event).checked)),
      }),
    );
  if (kind === "choice") {
    const said = choices?.find((choice) => String(choice.value) === now)?.text ?? "";
    return h(
      "label",
      outer,
      h("span", null, text),
      h(
        "select",
        { value: now, onchange: typed, title: said },
        (choices ?? []).map((choice) => h("option", { key: choice.value, value: String(choice.value) }, choice.text)),
      ),
    );
  }
  return h(
    "label",
    outer,
    h("span", null, text),
    h("input", { type: kind === "number" ? "number" : "text", min: low, max: high, value: now, onchange: typed }),
  );
}

/** In the words of the preset's own value: "yes" and "no", or "true" and "false". @param {any} value @param {boolean} on */
const truth = (value, on) => (/^(yes|no)$/.test(String(value)) ? (on ? "yes" : "no") : String(on));

/** The bar above the table: the game, its house rules in a word, language, sound, settings, log, rules. */

import { languages } from "../choices.js";
import { classes, h } from "../dom.js";
import { icon } from "../icons.js";
import { href } from "../address.js";
import { change, settings } from "../store.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Shown} Shown */

/** @param {Shown | null} shown @param {import("./ui.js").Ui} ui @param {(work: Promise<void>) => void} after */
export function bar(shown, { open, send, live }, after) {
  const way = (/** @type {"hint" | "takeback"} */ name, /** @type {"bulb" | "retry"} */ sign) =>
    live && shown?.ways.includes(name) && tool(sign, `way-${name}`, () => send(name));
  return h(
    "header",
    { key: "bar", class: "top-bar" },
    tool("menu", "sheet-menu", () => open("menu")),
    h("a", { class: "brand display", href: href("/") }, "Bummerl"),
    h("h1", { class: "game" }, shown?.table.game),
    shown ? house(shown, open) : h("span", { class: "grow" }),
    way("hint", "bulb"),
    way("takeback", "retry"),
    hasCompany(shown) && tool("chat", "sheet-phrases", () => open("phrases")),
    languages(after),
    tool(settings.sound ? "sound" : "mute", "set-sound", () => change({ sound: !settings.sound }), "wide"),
    tool("gear", "sheet-settings", () => open("settings"), "wide"),
    tool("log", "sheet-log", () => open("log"), "narrow"),
    tool("help", "sheet-rules", () => open("rules"), "rules"),
  );
}

/** Whether there is somebody to speak to. @param {Shown | null} shown */
const hasCompany = (shown) => shown?.me != null && shown.seats.some(({ seat, kind }) => kind === "person" && seat !== shown.me);

/** The house rules: how many, to open them all, and as many in words as there is room for.
 * @param {Shown} shown @param {(what: string) => void} open */
function house({ me, table: { tags, practice, stage } }, open) {
  const name = [tags.length > 0 && `+${tags.length}`, t("house-rules")].filter(Boolean).join(" ");
  return h(
    "div",
    { key: "house", class: "house", tabindex: tags.length ? 0 : null },
    practice && h("span", { key: "practice", class: "chip practice" }, t("practice")),
    me === null && stage !== "open" && h("span", { key: "watching", class: "chip practice" }, t("only-watching")),
    h(
      "button",
      {
        key: "rules",
        class: classes("chip", tags.length ? "yours" : "usual"),
        "aria-label": name,
        title: name,
        onclick: () => open("rules"),
      },
      h("b", null, tags.length ? `+${tags.length}` : "§"),
      h("span", null, t("house-rules")),
    ),
    tags.map((tag) => h("span", { key: tag, class: "chip yours" }, tag)),
  );
}

/** @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} click @param {string} [kind] */
const tool = (sign, name, click, kind = "") =>
  h("button", { key: name, class: `tool ${kind}`, "aria-label": t(name), title: t(name), onclick: click }, icon(sign));

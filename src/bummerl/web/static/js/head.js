/** The head of every page but the table's: where one can go, the language, the settings. */

import { choices, languages } from "./choices.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { href } from "./address.js";
import { openSheet, sheet } from "./sheet.js";
import { t } from "./words.js";

const PLACES = [
  ["/", "play"],
  ["/learn", "learn"],
  ["/history", "history"],
  ["/rules/schnapsen", "rules"],
];

/** @param {() => void} redraw */
export function head(redraw) {
  const after = (/** @type {Promise<void>} */ work) => void work.then(redraw);
  const here = `/${location.pathname.split("/")[1]}`;
  return h(
    "header",
    { key: "head", class: "head-bar" },
    h("a", { class: "brand display", href: href("/") }, "Bummerl"),
    h(
      "nav",
      { "aria-label": t("pages") },
      PLACES.map(([path, name]) =>
        h(
          "a",
          { key: path, href: href(path ?? "/"), "aria-current": `/${path?.split("/")[1]}` === here ? "page" : null },
          t(`nav-${name}`),
        ),
      ),
    ),
    h("span", { class: "grow" }),
    languages(after),
    h("button", { class: "tool", "aria-label": t("settings"), onclick: () => showSettings(redraw) }, icon("gear")),
  );
}

/** @param {() => void} redraw */
export function showSettings(redraw) {
  const again = () => showSettings(redraw);
  openSheet(
    sheet(
      t("settings"),
      choices((work) => void work.then(redraw).then(again)),
      () => openSheet(null),
      "from-side",
    ),
  );
}

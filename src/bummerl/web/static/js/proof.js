/** "Verify this deal": the shuffle of finished deals, checked in the page. */

import { get } from "./api.js";
import { draw, h } from "./dom.js";
import { icon } from "./icons.js";
import { check } from "./logic/shuffle.js";
import { lang, t } from "./words.js";

/** @typedef {import("./types.js").Shown} Shown */

/** @param {Shown} shown */
export function proof(shown) {
  const { shuffle, table } = shown;
  return h(
    "div",
    { class: "proof-sheet" },
    h("p", null, shuffle?.text),
    shuffle?.commitment && h("code", null, shuffle.commitment),
    table.replay ? result(table.replay) : h("p", { class: "note" }, t("verify-later")),
    h("p", { class: "note" }, t("verify-meaning")),
  );
}

/** @param {string} replay */
export const result = (replay) =>
  h("div", {
    key: `proof-${replay}`,
    foreign: true,
    class: "proof-result",
    ref: (/** @type {HTMLElement} */ place) => void verify(place, replay),
  });

/** @param {HTMLElement} place @param {string} replay */
async function verify(place, replay) {
  draw(place, h("p", null, t("verifying")));
  try {
    const { proof: shuffle } = await get(`/api/replays/${replay}`, { lang: lang() });
    draw(place, shuffle ? told(await check(shuffle)) : h("p", null, t("no-proof")));
  } catch (error) {
    draw(place, h("p", { class: "banner bad" }, error instanceof Error ? error.message : t("failed")));
  }
}

/** @param {{number: number, right: boolean | null}[]} deals */
const told = (deals) =>
  h(
    "ul",
    null,
    deals.map(({ number, right }) =>
      h(
        "li",
        { key: number, class: right === null ? "" : right ? "right" : "wrong" },
        icon(right === null ? "lock" : right ? "check" : "close", 18),
        h("b", null, t("deal"), " ", number),
        " ",
        t(right === null ? "verify-open" : right ? "verify-right" : "verify-wrong"),
      ),
    ),
  );

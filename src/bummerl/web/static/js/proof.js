/** "Verify this deal": the shuffle of finished deals, checked in the page. */

import { get } from "./api.js";
import { draw, h } from "./dom.js";
import { icon } from "./icons.js";
import { compared } from "./logic/kept.js";
import { check } from "./logic/shuffle.js";
import { keptShuffle } from "./own.js";
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
    meaning(),
  );
}

/** What is proven by a proof, and what is not. */
export const meaning = () => h("p", { key: "meaning", class: "note" }, t("verify-meaning"));

/** What is proven of a match. @param {string} replay */
export const result = (replay) =>
  h("div", {
    // Another language is another text.
    key: `proof-${replay}-${lang()}`,
    foreign: true,
    class: "proof-result",
    ref: (/** @type {HTMLElement} */ place) => void verify(place, replay),
  });

/** @param {HTMLElement} place @param {string} replay */
async function verify(place, replay) {
  draw(place, h("p", { role: "status" }, t("verifying")));
  try {
    const { proof } = await get(`/api/replays/${replay}`, { lang: lang() });
    draw(place, proof ? told(check(proof), compared(proof, keptShuffle(replay, proof.commitment))) : nothing());
  } catch (error) {
    draw(place, h("p", { class: "banner bad" }, error instanceof Error ? error.message : t("failed")));
  }
}

const nothing = () => h("p", { class: "wrong" }, t("no-proof"));

/** @param {{why: string | null, deals: {number: number, right: boolean | null}[]}} found @param {ReturnType<typeof compared>} here */
function told({ why, deals }, here) {
  const isKept = here !== "seal" && here !== "bytes";
  const isProven = why === null && isKept;
  const one = (/** @type {boolean | null} */ right) =>
    right === null ? "open" : !right ? "wrong" : isProven ? "right" : "fits";
  return [
    line(isProven ? "right" : "wrong", t(why === null ? (isKept ? "proven" : "exchanged") : `not-${why}`)),
    h(
      "ul",
      { key: "deals" },
      deals.map(({ number, right }) =>
        line(one(right), [h("b", null, t("deal"), " ", number), " ", t(`verify-${one(right)}`)], "li"),
      ),
    ),
    line(here === "gave" || here === "saw" ? "right" : here === "away" ? "open" : "wrong", t(`kept-${here}`)),
  ];
}

/** @param {"right" | "wrong" | "open" | "fits"} how @param {any} text @param {string} [tag] */
const line = (how, text, tag = "p") =>
  h(
    tag,
    { class: how },
    icon(how === "right" ? "check" : how === "wrong" ? "close" : "lock", 18),
    h("span", null, text),
  );

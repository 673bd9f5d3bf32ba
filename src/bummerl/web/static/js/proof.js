/** "Verify this deal": the shuffle of finished deals, checked in the page. */

import { get } from "./api.js";
import { draw, h } from "./dom.js";
import { icon } from "./icons.js";
import { matching } from "./logic/dealt.js";
import { compared } from "./logic/kept.js";
import { check } from "./logic/shuffle.js";
import { keptDealt, keptShuffle } from "./own.js";
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
    draw(place, proof ? all(proof, replay) : nothing());
  } catch (error) {
    draw(place, h("p", { class: "banner bad" }, error instanceof Error ? error.message : t("failed")));
  }
}

const nothing = () => h("p", { class: "wrong" }, t("no-proof"));

/** @param {import("./logic/shuffle.js").Proof} proof @param {string} replay */
const all = (proof, replay) =>
  told(
    check(proof),
    compared(proof, keptShuffle(replay, proof.commitment)),
    matching(proof, keptDealt(proof.commitment)),
  );

/**
 * @param {{why: string | null, deals: {number: number, right: boolean | null}[]}} found
 * @param {ReturnType<typeof compared>} here @param {ReturnType<typeof matching>} cards
 */
function told({ why, deals }, here, cards) {
  const isKept = here !== "seal" && here !== "bytes";
  const isOther = cards.others.length > 0;
  const isProven = why === null && isKept && !isOther;
  const one = (/** @type {boolean | null} */ right, /** @type {number} */ number) =>
    right === null ? "open" : !right ? "wrong" : cards.others.includes(number) ? "other" : isProven ? "right" : "fits";
  const verdict = why !== null ? `not-${why}` : !isKept ? "exchanged" : isOther ? "not-dealt" : "proven";
  return [
    line(isProven ? "right" : "wrong", t(verdict)),
    h(
      "ul",
      { key: "deals" },
      deals.map(({ number, right }) =>
        line(one(right, number), [h("b", null, t("deal"), " ", number), " ", t(`verify-${one(right, number)}`)], "li"),
      ),
    ),
    line(here === "gave" || here === "saw" ? "right" : here === "away" ? "open" : "wrong", t(`kept-${here}`)),
    isOther ? null : line(cards.seen.length ? "right" : "open", saw(cards.seen, deals.length)),
  ];
}

/** What this browser can say of the cards themselves. @param {number[]} seen deals @param {number} all */
function saw(seen, all) {
  if (!seen.length) return t("dealt-away");
  return seen.length === all ? t("dealt-saw") : `${t("dealt-saw")} ${t("deal")} ${seen.join(", ")}`;
}

/** @param {"right" | "wrong" | "open" | "fits" | "other"} how @param {any} text @param {string} [tag] */
const line = (how, text, tag = "p") =>
  h(
    tag,
    { class: how === "other" ? "wrong" : how },
    icon(how === "right" ? "check" : how === "wrong" || how === "other" ? "close" : "lock", 18),
    h("span", null, text),
  );

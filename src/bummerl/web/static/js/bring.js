/** A door for a record from elsewhere: chosen or dropped here, kept by the server, and shown as a replay. */

import { Refused, post } from "./api.js";
import { go } from "./address.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { lang, t } from "./words.js";

/** Signs of the longest record that the server takes; more is not even sent. */
const LONGEST = 300_000;

let failed = "";

/** @param {() => void} redraw */
export function bring(redraw) {
  const take = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    failed = "";
    try {
      const text = file.size > 4 * LONGEST ? null : await file.text();
      if (text === null || text.length > LONGEST) failed = t("bring-too-long");
      else return go(`/r/${(await post(`/api/replays?lang=${lang()}`, text)).replay}`);
    } catch (error) {
      failed = error instanceof Refused ? error.message : t("failed");
    }
    redraw();
  };
  return h(
    "section",
    {
      key: "bring",
      class: "bring panel box",
      ondragover: (/** @type {DragEvent} */ event) => event.preventDefault(),
      ondrop: (/** @type {DragEvent} */ event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      },
    },
    h("h2", null, t("bring")),
    h("p", { class: "note" }, t("bring-more")),
    h(
      "label",
      { class: "btn plain" },
      icon("save", 18),
      t("bring-choose"),
      h("input", {
        type: "file",
        class: "away",
        accept: ".txt,.json,text/plain,application/json",
        onchange: (/** @type {Event} */ event) => {
          const input = /** @type {HTMLInputElement} */ (event.target);
          const [file] = input.files ?? [];
          input.value = ""; // the same file, mended, is chosen again
          void take(file);
        },
      }),
    ),
    failed && h("p", { class: "banner bad", role: "alert" }, failed),
  );
}

/** The row of calls, or what stands in its place: a question, the reason of a refusal, the rule in force. */

import { classes, h } from "../dom.js";
import { fits, fitsAtDesk, isLong } from "../logic/row.js";
import { t } from "../words.js";
import { numbered, stepper } from "./bids.js";
import { isMine } from "./ui.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */
/** @typedef {import("../types.js").Call} Call */

/** More calls than the row has room for need the middle of the table. @param {Shown} shown @param {Ui} ui */
export function isMany({ calls: all, trick }, ui) {
  if (trick.length) return false;
  const labels = all.map(({ text }) => text);
  return ui.size.narrow ? !fits(labels) : !fitsAtDesk(labels);
}

/** @param {Shown} shown @param {Ui} ui */
export function calls(shown, ui) {
  return h(
    "div",
    {
      key: "calls",
      class: `calls of-${Math.min(shown.calls.length, 9)} ${isMany(shown, ui) && !ui.question && !ui.refusal ? "many" : ""}`,
      role: "group",
      "aria-label": t("calls"),
    },
    inside(shown, ui),
  );
}

/** @param {Shown} shown @param {Ui} ui */
function inside(shown, ui) {
  if (ui.question) return question(ui.question, ui);
  // Where there is room the reason stands above its card, and the calls stay.
  if (ui.refusal && (ui.size.narrow || !ui.refusal.card)) {
    const put = () => ui.set({ refusal: null });
    return h(
      "div",
      { key: "refusal", class: "refusal" },
      h("button", { id: "refusal", onclick: put }, ui.refusal.text),
      cited(ui),
    );
  }
  if (!ui.live) return null;
  if (ui.queued)
    return h(
      "button",
      { key: "unqueue", class: "btn plain", onclick: () => ui.set({ queued: null }) },
      t("unqueue"),
      h("kbd", { class: "key" }, "Esc"),
    );
  if (shown.bids?.values.length && isMine(shown))
    return [stepper(shown.bids, ui), shown.calls.map((call) => button(call, shown, ui))];
  const asks =
    isMany(shown, ui) &&
    shown.turn?.question &&
    h("p", { key: "asked", class: "rule" }, h("b", null, shown.turn.question));
  if (shown.calls.length) return [asks, shown.calls.map((call) => button(call, shown, ui))];
  const isSaid = (/** @type {string} */ fact) => shown.stocks.some(({ text }) => text === fact);
  const lines = [shown.turn?.rule, ...shown.facts.filter((fact) => !isSaid(fact))].filter(Boolean);
  return (
    lines.length > 0 &&
    h(
      "p",
      { key: "rule", class: "rule" },
      lines.map((line, place) => (place ? h("span", null, ` ${line}`) : h("b", null, line))),
    )
  );
}

/** The way from a refusal to the rule that it rests on. @param {Ui} ui */
export const cited = ({ refusal, open }) =>
  refusal?.paragraph &&
  h(
    "button",
    { key: "cited", class: "cited-rule", "aria-label": `${t("sheet-rules")} §${refusal.paragraph}`, onclick: () => open("rules", refusal.paragraph) },
    t("show"),
  );

/** @param {Call} call @param {Shown} shown @param {Ui} ui */
function button(call, shown, ui) {
  const { action, text, sub, kind } = call;
  const key = keyOf(call, shown, ui);
  return h(
    "button",
    {
      key: action,
      "data-call": action,
      class: classes("btn", kind, action === ui.hint && "hinted"),
      onclick: () => ui.call(call),
    },
    h("span", null, text, sub && h("small", null, sub)),
    key && h("kbd", { class: "key", "aria-hidden": "true" }, key.toUpperCase()),
  );
}

/** The letter of a call, or its digit; there are ten. @param {Call} call @param {Shown} shown @param {Ui} ui */
function keyOf(call, shown, ui) {
  if (call.key?.length === 1) return call.key;
  const place = numbered(shown, ui).findIndex(({ action }) => action === call.action);
  return place >= 0 && place < 10 ? String((place + 1) % 10) : "";
}

/** What cannot be taken back asks once, here, with the hand in sight. @param {Call} call @param {Ui} ui */
function question(call, ui) {
  return h(
    "div",
    { key: "question", class: classes("question", isLong(call.confirm ?? "", call.text) && "long"), role: "group", "aria-label": call.confirm, tabindex: -1 },
    h("p", null, call.confirm),
    h(
      "button",
      { class: "btn plain", onclick: () => ui.set({ question: null }) },
      t("no"),
      h("kbd", { class: "key" }, "Esc"),
    ),
    h("button", { class: "btn main", "data-yes": true, onclick: () => ui.act(call.action) }, call.text),
  );
}

/** The keyboard at the table: what each key does, given what is on it. */

import { meaning } from "../logic/keymap.js";
import { settings } from "../store.js";
import { numbered, stepped } from "./bids.js";
import { inOrder } from "./hand.js";
import { isMine } from "./ui.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/**
 * @param {KeyboardEvent} event @param {Shown} shown @param {Ui} ui
 * @param {{say: (what: string) => void, root: HTMLElement}} more
 */
export function press(event, shown, ui, { say, root }) {
  const target = /** @type {HTMLElement} */ (event.target);
  const isTyping = target.matches("input:not([type=checkbox]), textarea, select") || Boolean(target.closest("dialog"));
  const meant = meaning(event, { letters: settings.keys, typing: isTyping });
  if (!meant || (meant.do === "play" && target.matches("button, a, summary"))) return;
  const done = perform(meant, shown, ui, { say, root });
  if (done) event.preventDefault();
}

/** @param {import("../logic/keymap.js").Meaning} meant @param {Shown} shown @param {Ui} ui @param {{say: (what: string) => void, root: HTMLElement}} more */
function perform(meant, shown, ui, { say, root }) {
  const cards = inOrder(shown);
  const buttons = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".hand .held"))];
  const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const focus = (/** @type {number} */ place) => (buttons.at(place % buttons.length)?.focus(), true);
  switch (meant.do) {
    case "card": {
      const call = ui.live && isMine(shown) ? numbered(shown, ui)[meant.index ?? 0] : undefined;
      if (call) return (ui.call(call), true);
      const held = cards[meant.index ?? 0];
      if (held) ui.touch(held.card);
      return Boolean(held);
    }
    case "left":
      return at >= 0 && focus(at - 1);
    case "right":
      return at >= 0 && focus(at + 1);
    case "first":
      return at >= 0 && focus(0);
    case "last-card":
      return at >= 0 && focus(-1);
    case "more":
    case "less":
      if (!ui.live || !isMine(shown) || !shown.bids?.values.length) return false;
      ui.set({ bid: stepped(shown.bids, ui, meant.do === "more" ? 1 : -1) });
      return true;
    case "play":
      return enter(shown, ui);
    case "back":
      if (!(ui.picked || ui.queued || ui.question || ui.refusal)) return false;
      ui.set({ picked: null, queued: null, question: null, refusal: null });
      return true;
    case "call":
      return letter(meant.key ?? "", shown, ui);
    case "takeback":
    case "hint":
      if (!ui.live || !shown.ways.includes(meant.do)) return false;
      ui.send(meant.do);
      return true;
    case "last":
    case "help":
      ui.open(meant.do);
      return true;
    default:
      say(meant.do);
      return true;
  }
}

/** Enter: yes to a question, plays the chosen card, goes on after the deal. @param {Shown} shown @param {Ui} ui */
function enter(shown, ui) {
  if (ui.question) ui.act(ui.question.action);
  else if (ui.picked) ui.touch(ui.picked);
  else if (ui.live && shown.ended && shown.ways.includes("next")) ui.send("next");
  else return false;
  return true;
}

/** @param {string} key @param {Shown} shown @param {Ui} ui */
function letter(key, shown, ui) {
  if (!ui.live) return false;
  if (ui.question?.key === key) {
    ui.act(ui.question.action);
    return true;
  }
  const way = shown.hand.find(({ card }) => card === ui.picked)?.play.find((each) => each.key === key);
  if (way) {
    ui.act(way.action, way.then);
    return true;
  }
  const call = isMine(shown) || shown.calls.length ? shown.calls.find((each) => each.key === key) : undefined;
  if (call) ui.call(call);
  return Boolean(call);
}

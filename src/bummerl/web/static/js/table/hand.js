/** The hand at the lower edge: a group of buttons, and what can be done with the chosen card above it. */

import { card as face, outline } from "../card.js";
import { classes, h } from "../dom.js";
import { icon } from "../icons.js";
import { byRank, bySuit, bySuitRight } from "../logic/order.js";
import { settings } from "../store.js";
import { t } from "../words.js";
import { numbered } from "./bids.js";
import { cited } from "./calls.js";
import { dragging } from "./drag.js";
import { isMine, lower } from "./ui.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */
/** @typedef {import("../types.js").HandCard} HandCard */

/** The cards in the order that the reader wants. @param {Shown} shown @returns {HandCard[]} */
export function inOrder(shown) {
  const trump = shown.trump?.suit ?? null;
  const order = { suit: bySuit, right: bySuitRight, rank: byRank }[settings.order] ?? bySuit;
  return [...shown.hand].sort(order(trump));
}

/** @param {Shown} shown @param {Ui} ui */
export function hand(shown, ui) {
  const { hand: width, step, lift } = ui.size;
  if (!shown.hand.length) return open(shown, ui);
  const cards = inOrder(shown);
  const left = (/** @type {number} */ place) => (place - (cards.length - 1) / 2) * step;
  const chosen = cards.findIndex(({ card }) => card === ui.picked);
  return h(
    "div",
    {
      key: "hand",
      class: "hand",
      role: "group",
      "aria-label": t("hand"),
      style: { "--lift": `${lift}px`, "--card": `${width}px` },
    },
    cards.map((held, place) => one(held, place, left(place), cards.length, shown, ui)),
    reason(cards, left, ui),
    chosen >= 0 && choice(/** @type {HandCard} */ (cards[chosen]), left(chosen), shown, ui),
  );
}

/** @param {HandCard} held @param {number} place @param {number} left @param {number} count @param {Shown} shown @param {Ui} ui */
function one(held, place, left, count, shown, ui) {
  const { card, name, play, why } = held;
  const mine = isMine(shown);
  const off = mine && !play.length;
  // Before the play no card is legal, and greying them all would only hide the hand.
  const dim = off && shown.hand.some((each) => each.play.length);
  const [picked, queued] = [ui.picked === card, ui.queued === card];
  const said = [
    name,
    mine ? (off ? t("not-playable") : t("playable")) : "",
    held.new ? t("new") : "",
    queued ? t("next") : "",
    `${place + 1}/${count}`,
  ];
  const refused = ui.refusal?.card === card;
  return h(
    "button",
    {
      key: card,
      "data-card": card,
      class: classes(
        "held",
        mine && !off && "up",
        dim && "off",
        picked && "picked",
        queued && "queued",
        play.some(({ action }) => action === ui.hint) && "hinted",
      ),
      style: { "--x": `${left}px` },
      "aria-label": said.filter(Boolean).join(", "),
      "aria-disabled": off ? "true" : null,
      "aria-pressed": picked || queued ? "true" : "false",
      "aria-describedby": refused ? "refusal" : null,
      title: off && why ? why : null,
      onclick: () => ui.touch(card),
      onpointerdown: settings.text ? null : dragging(card, ui),
    },
    h("span", { class: "lifted" }, settings.text ? name : face(card, ui.size.hand, dim ? "card-off" : ""), !shown.ended && tag(held, queued)),
    !(mine && numbered(shown, ui).length) && h("kbd", { class: "digit", "aria-hidden": "true" }, (place + 1) % 10),
  );
}

/** @param {HandCard} held @param {boolean} queued */
function tag(held, queued) {
  if (queued) return h("span", { class: "tag dashed", "aria-hidden": "true" }, t("next"));
  return held.new && h("span", { class: "tag", "aria-hidden": "true" }, t("new"));
}

/** Why a card cannot be played, above it. @param {HandCard[]} cards @param {(place: number) => number} left @param {Ui} ui */
function reason(cards, left, ui) {
  const { refusal, size } = ui;
  const place = cards.findIndex(({ card }) => card === refusal?.card);
  if (!refusal || place < 0 || size.narrow) return null;
  return h(
    "div",
    { key: "reason", class: "plate reason", "data-x": left(place) },
    h("p", { id: "refusal" }, refusal.text),
    cited(ui),
  );
}

/** The ways to play the chosen card, where there are several. @param {HandCard} held @param {number} left @param {Shown} shown @param {Ui} ui */
function choice({ card, play }, left, { calls }, ui) {
  if (play.length < 2) return null;
  const ways = play.map(({ action, then, text, key }, place) =>
    h(
      "button",
      {
        key: action,
        class: classes("btn", place === play.length - 1 ? "main" : "plain", action === ui.hint && "hinted"),
        onclick: () => ui.act(action, then),
      },
      text,
      key && key.length === 1 && h("kbd", { class: "key" }, key.toUpperCase()),
    ),
  );
  return h(
    "div",
    { key: `choice-${card}`, class: "plate choice", "data-x": left, role: "group", "aria-label": t("choice") },
    ways,
    // On a phone the ways stand where the calls were.
    ui.size.narrow &&
      calls.length > 0 &&
      h("button", { key: "put", class: "tool put", "aria-label": t("unqueue"), onclick: () => ui.set({ picked: null }) }, icon("close")),
  );
}

/** Cards that only lie there: of a watcher's seat, of a replay, or after the deal. @param {Shown} shown @param {Ui} ui */
function open(shown, ui) {
  const seat = lower(shown);
  const { hand: width, step, lift } = ui.size;
  const after = shown.ended?.hands[shown.below];
  const known = after ?? seat?.known ?? [];
  const cards = [...known, ...Array(Math.max(0, (after ? 0 : (seat?.held ?? 0)) - known.length)).fill(null)];
  return h(
    "div",
    { key: "hand", class: "hand", style: { "--lift": `${lift}px`, "--card": `${width}px` } },
    cards.map((card, place) =>
      h(
        "span",
        {
          key: card ?? place,
          "data-card": card,
          class: "held",
          style: { "--x": `${(place - (cards.length - 1) / 2) * step}px` },
        },
        h("span", { class: "lifted" }, face(card, width)),
      ),
    ),
    !cards.length &&
      shown.table.stage === "playing" &&
      h("span", { key: "none", class: "held", style: { "--x": "0px" } }, outline(width)),
  );
}

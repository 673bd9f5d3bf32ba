/** A position of the advice: cards and calls to answer with, what is said to each answer, and playing on from it. */

import { card } from "../card.js";
import { classes, h } from "../dom.js";
import { measures } from "../logic/fan.js";
import { botsFor, open } from "../quick.js";
import { stepper } from "../table/bids.js";
import { inOrder } from "../table/hand.js";
import { talon } from "../table/talon.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../types.js").HandCard} HandCard */
/** @typedef {{right: boolean, label: string, text: string}} Answer */
/** @typedef {{key: string, best: string, why: string, answers: Record<string, Answer>, shown: Shown}} Example */
/** @typedef {{chosen?: string, open?: string | null, bid?: number | null, failed?: string}} Tried what was answered, and the card whose ways are open */

/** @param {Example} example @param {Tried} tried @param {(changes: Tried) => void} set */
export function example({ key, best, why, answers, shown }, tried, set) {
  const chosen = tried.chosen ? answers[tried.chosen] : undefined;
  const choose = (/** @type {string} */ action) => () => set({ chosen: action, open: null, failed: "" });
  const marks = (/** @type {string} */ action) =>
    tried.chosen === action && classes(answers[action]?.right ? "best" : "not-best");
  const told = tried.failed
    ? [tried.failed]
    : chosen
      ? [h("b", null, chosen.label), ` · ${chosen.text} ${why}`]
      : [shown.turn?.question || t("try-it")];
  return h(
    "figure",
    { key, class: "example felt", "data-example": key },
    position(shown),
    h(
      "div",
      {
        // Before the play no card can be chosen, and greying them all would only hide the hand.
        class: classes("position", shown.hand.some(({ play }) => play.length) && "some"),
        role: "group",
        "aria-label": t("hand"),
      },
      inOrder(shown).map((held) => one(held, tried, marks, choose, set)),
    ),
    ways(shown, tried, marks, choose),
    h(
      "div",
      { class: "position tries", role: "group", "aria-label": t("calls") },
      bids(shown, tried, choose, set),
      shown.calls.map(({ action, text, sub }) =>
        h(
          "button",
          {
            key: action,
            "data-call": action,
            class: classes("btn", marks(action)),
            "aria-pressed": tried.chosen === action,
            onclick: choose(action),
          },
          h("span", null, text, sub && h("small", null, sub)),
        ),
      ),
    ),
    h("figcaption", { role: "status", class: classes(chosen && (chosen.right ? "right" : "wrong")) }, told),
    h(
      "p",
      { class: "position" },
      h("button", { class: "btn plain", onclick: choose(best) }, t("show-answer")),
      h(
        "button",
        { class: "btn plain", onclick: () => playOn(key, shown).catch(({ message }) => set({ failed: message })) },
        t("play-from-here"),
      ),
    ),
  );
}

/** What lies on the table. @param {Shown} shown */
function position(shown) {
  const size = measures({ width: 560, height: 420, seats: shown.table.seats, count: 5 });
  const { contract, facts, stocks } = shown;
  const unsaid = facts.filter((fact) => !stocks.some(({ text }) => text === fact));
  const said = [contract && [contract.title, ...contract.lines].join(" · "), ...unsaid].filter(Boolean);
  return [
    h(
      "div",
      { key: "table", class: "position" },
      talon(shown, /** @type {any} */ ({ size: { ...size, talon: 64 } })),
      shown.trick.map(({ card: laid, seat }) =>
        h("span", { key: laid }, card(laid, 72), h("small", null, shown.seats[seat]?.label)),
      ),
    ),
    h(
      "ul",
      { key: "seats", class: "note" },
      shown.seats.map(({ seat, label, line, roles }) =>
        h("li", { key: seat }, [label, ...roles.map(({ text }) => text), line].join(" · ")),
      ),
    ),
    said.length > 0 && h("p", { key: "said", class: "note" }, said.join(" ")),
    shown.log.length > 0 &&
      h(
        "details",
        { key: "log", class: "note" },
        h("summary", null, t("so-far")),
        h(
          "ol",
          null,
          shown.log.map(({ step, text }, place) => h("li", { key: `${step}/${place}` }, text)),
        ),
      ),
  ];
}

/** A card of the hand; where there are several ways to part with it they are offered below.
 * @param {HandCard} held @param {Tried} tried @param {(action: string) => string | false} marks @param {(action: string) => () => void} choose @param {(changes: Tried) => void} set */
function one({ card: face, name, play, why }, tried, marks, choose, set) {
  const plain = play.filter(({ then }) => then === null);
  const mark = plain.map(({ action }) => marks(action)).find(Boolean);
  const click = () => {
    const [first, second] = plain;
    if (!first) set({ chosen: undefined, open: null, failed: why ?? "" });
    else if (second) set({ chosen: undefined, open: face, failed: "" });
    else choose(first.action)();
  };
  return h(
    "button",
    {
      key: face,
      "data-card": face,
      class: classes("try", mark, tried.open === face && "open"),
      "aria-label": name,
      "aria-pressed": Boolean(mark) || tried.open === face,
      "aria-disabled": plain.length ? null : "true",
      onclick: click,
    },
    card(face, 72),
  );
}

/** Who is given the open card. @param {Shown} shown @param {Tried} tried @param {(action: string) => string | false} marks @param {(action: string) => () => void} choose */
function ways(shown, tried, marks, choose) {
  const held = shown.hand.find(({ card: face }) => face === tried.open);
  return (
    held &&
    h(
      "div",
      { key: "ways", class: "position tries", role: "group", "aria-label": t("choice") },
      held.play.map(({ action, text }) =>
        h("button", { key: action, "data-way": action, class: classes("btn", marks(action)), onclick: choose(action) }, text),
      ),
    )
  );
}

/** @param {Shown} shown @param {Tried} tried @param {(action: string) => () => void} choose @param {(changes: Tried) => void} set */
function bids({ bids: there }, tried, choose, set) {
  if (!there?.values.length) return null;
  const act = (/** @type {string} */ action) => choose(action)();
  return stepper(there, /** @type {any} */ ({ bid: tried.bid ?? null, set, act }));
}

/** @param {string} example @param {Shown} shown */
async function playOn(example, { table, seats, turn }) {
  const bot = botsFor(table.preset).find(({ key }) => key === "thumb");
  await open({
    preset: table.preset,
    memory: "training",
    seats: seats.map(({ seat }) => (seat === turn?.seat ? "me" : `bot:${bot?.key}`)),
    example,
  });
}

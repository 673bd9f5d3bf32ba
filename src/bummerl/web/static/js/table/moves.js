/** Plays what has happened on top of the table that is already drawn. */

import { card as face } from "../card.js";
import { draw } from "../dom.js";
import { placeOf, zone } from "../logic/fan.js";
import { arrive, depart, EASE, move, spot } from "../motion.js";
import { pace } from "../store.js";
import { sound } from "../sound.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../types.js").Move} Move */

/** Where things were before the new picture was drawn. @typedef {{hand: Map<string, DOMRect>, trick: DOMRect | undefined, talon: DOMRect | undefined}} Before */

/** Milliseconds: the way to the table, how long a full trick stays, its way to the pile, one card from the talon. */
const TIMES = { play: 220, stay: 600, pile: 260, draw: 180, turn: 160, deal: 60 };

/** @param {HTMLElement} root @returns {Before} */
export function before(root) {
  const hand = new Map(
    [...root.querySelectorAll("[data-card]")].map((card) => [
      card.getAttribute("data-card") ?? "",
      card.getBoundingClientRect(),
    ]),
  );
  return {
    hand,
    trick: spot(root.querySelector(".trick")),
    talon: spot(root.querySelector("[data-talon] .layer, [data-talon] .stock > *")),
  };
}

/** What sounds like a call. */
const CALLS = new Set(["melded", "closed", "exchanged", "claimed", "bid", "called", "doubled"]);

/** What brings cards into a hand one by one. */
const DRAWS = new Set(["drew", "received", "picked_up"]);

/** Until when a full trick lies there: the next card waits so long. */
let taken = 0;

/** @param {HTMLElement} root @param {Shown} shown @param {Before} was */
export function play(root, shown, was) {
  const isTaken = shown.moves.some(({ kind }) => kind === "took");
  let wait = isTaken ? TIMES.stay + TIMES.pile : 0;
  for (const moved of shown.moves) {
    const { kind, seat } = moved;
    if (kind === "played") lay(root, shown, moved, was);
    if (CALLS.has(kind)) sound("call");
    if (DRAWS.has(kind)) {
      drawn(root, shown, moved, was, wait);
      wait += TIMES.draw;
    }
    if (kind === "dealt" && seat === shown.below)
      deal(root, was.talon ?? spot(root.querySelector("[data-talon] .layer, [data-seat] .card")));
    if (kind === "closed" || kind === "turned")
      turn(root.querySelector(".over") ?? root.querySelector("[data-turnup]"));
  }
  if (isTaken && !shown.trick.length) leave(root, shown, was);
  if (shown.ended) sound("won");
  else if (shown.turn?.mine) sound("turn");
}

/** A card that is played comes from its hand. @param {HTMLElement} root @param {Shown} shown @param {Move} moved @param {Before} was */
function lay(root, shown, { seat, cards: [card] }, was) {
  sound("card");
  const laid = root.querySelector(`[data-laid="${card}"]`);
  if (!laid) return;
  const there =
    root.querySelector(`[data-seat="${seat}"] .row-of-cards`) ?? root.querySelector(`[data-seat="${seat}"] .avatar`);
  const from = was.hand.get(card ?? "") ?? spot(seat === shown.below ? root.querySelector(".hand") : there);
  const wait = Math.max(0, taken - performance.now()) / (pace() || 1);
  void arrive(laid, from, { ms: TIMES.play, wait, hidden: wait > 0 });
}

/** A card that is drawn comes from the talon. @param {HTMLElement} root @param {Shown} shown @param {Move} moved @param {Before} was @param {number} wait */
function drawn(root, shown, { seat, cards: [card] }, was, wait) {
  const own = card && root.querySelector(`.held[data-card="${card}"] .lifted`);
  const target = seat === shown.below ? own : root.querySelector(`[data-seat="${seat}"] .row-of-cards > :last-child`);
  if (target)
    void arrive(target, was.talon ?? spot(root.querySelector("[data-last] .card")), {
      ms: TIMES.draw,
      wait,
      hidden: true,
    });
}

/** @param {HTMLElement} root @param {DOMRect | undefined} from */
function deal(root, from) {
  [...root.querySelectorAll(".hand .lifted, .held-there .row-of-cards > *")].forEach(
    (card, place) => void arrive(card, from, { ms: TIMES.draw, wait: TIMES.deal * place, hidden: true }),
  );
}

/** A card that is turned over, in two halves. @param {Element | null} element */
function turn(element) {
  if (element)
    void move(element, [{ scale: "1 1" }, { scale: "1 0", easing: EASE.pile }, { scale: "1 1" }], {
      ms: TIMES.turn * 2,
    });
}

/** The full trick stays a while and then moves to whom it belongs. @param {HTMLElement} root @param {Shown} shown @param {Before} was */
function leave(root, shown, was) {
  const trick = shown.last ?? null;
  const area = was.trick ?? spot(root.querySelector(".middle"));
  if (!trick || !area) return;
  taken = performance.now() + (TIMES.stay + TIMES.pile) * pace();
  const { wide, at } = zone(shown.table.seats);
  const width = area.width / wide;
  const pile = root.querySelector("[data-last]");
  const to =
    trick.winner === shown.below ? spot(pile) : spot(root.querySelector(`[data-seat="${trick.winner}"] .avatar`));
  if (pile)
    void move(pile, [{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], { ms: TIMES.stay + TIMES.pile });
  trick.cards.forEach((card, place) => {
    const [x, y] = at[placeOf(trick.seats[place] ?? 0, shown.below, shown.table.seats)] ?? [0, 0];
    const ghost = document.createElement("span");
    draw(ghost, face(card, Math.round(width)));
    const from = new DOMRect(area.left + x * width, area.top + y * width, width, width * 1.4);
    void depart(ghost, from, to, { stay: TIMES.stay, ms: TIMES.pile });
    const flown = was.hand.get(card);
    if (flown && place === trick.cards.length - 1)
      void move(
        ghost,
        [{ transform: `translate(${flown.left - from.left}px, ${flown.top - from.top}px)` }, { transform: "none" }],
        { ms: TIMES.play },
      );
  });
}

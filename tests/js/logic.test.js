import assert from "node:assert/strict";
import { test } from "node:test";

import { atOnce, meant } from "../../src/bummerl/web/static/js/logic/choosing.js";
import { handWidth, measures, placeOf, step, zone } from "../../src/bummerl/web/static/js/logic/fan.js";
import { bySuit, byRank } from "../../src/bummerl/web/static/js/logic/order.js";
import { rulesIn, rulesText } from "../../src/bummerl/web/static/js/logic/house.js";
import { lettersOf } from "../../src/bummerl/web/static/js/logic/letters.js";
import { fits, fitsAtDesk } from "../../src/bummerl/web/static/js/logic/row.js";
import { look } from "../../src/bummerl/web/static/js/logic/looking.js";
import { meaning } from "../../src/bummerl/web/static/js/logic/keymap.js";
import { qr } from "../../src/bummerl/web/static/js/logic/qr.js";
import { Pending, patience, verdict } from "../../src/bummerl/web/static/js/logic/sequence.js";
import { Speech } from "../../src/bummerl/web/static/js/logic/speech.js";
import { linkTo, placeIn, walk } from "../../src/bummerl/web/static/js/logic/stepping.js";

test("hands on a phone lie as the drawing says: 5 of 64 at 70, 7 of 88 at 42, 8 and 10 of 92 at 36 and 28", () => {
  for (const [count, width, apart] of [
    [5, 64, 70],
    [7, 84, 43],
    [8, 88, 36],
    [9, 92, 31],
    [10, 92, 28],
  ]) {
    assert.equal(Math.round(handWidth(count, 344, 92, 6)), width);
    assert.ok(Math.abs(step(count, 344, width, 6) - apart) < 1.5, `${count} cards: ${step(count, 344, width, 6)}`);
  }
});

test("no hand is wider than its room, and a finger always has 28 pixels of a card", () => {
  for (let count = 1; count <= 10; count += 1) {
    for (const [width, height] of [
      [360, 552],
      [740, 900],
      [772, 828],
      [1100, 1000],
    ]) {
      const { hand, step: apart } = measures({ width, height, seats: 2, count });
      assert.ok(hand + apart * (count - 1) <= width, `${count} cards on ${width}`);
      assert.ok(count === 1 || apart >= 28);
    }
  }
});

test("the trick zone holds every seat's card", () => {
  for (const seats of [2, 3, 4]) {
    const { wide, high, at } = zone(seats);
    for (let seat = 0; seat < seats; seat += 1) {
      const [x, y] = at[placeOf(seat, 0, seats)];
      assert.ok(x + 1 <= wide + 0.01 && y + 1.4 <= high + 0.01);
    }
  }
});

test("clockwise is to the left, and a partner sits opposite", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => placeOf(seat, 1, 4)),
    ["right", "below", "left", "top"],
  );
  assert.equal(placeOf(0, 1, 2), "top");
});

test("an older picture is dropped, the same one drawn, the next one moved to", () => {
  assert.deepEqual([verdict(null, 9), verdict(9, 8), verdict(9, 9), verdict(9, 10)], ["draw", "drop", "draw", "move"]);
});

test("commands without an answer are sent again, but not a look or a hint", () => {
  const pending = new Pending();
  pending.add({ id: "a", do: "act", action: "AH" });
  pending.add({ id: "b", do: "look" });
  pending.add({ id: "c", do: "next" });
  assert.deepEqual(
    pending.again().map(({ id }) => id),
    ["a", "c"],
  );
  assert.equal(pending.settle("a").action, "AH");
  assert.equal(pending.settle("a"), undefined);
});

test("the tries to connect grow apart, to 25 seconds at most", () => {
  assert.ok(patience(0, 0) < patience(1, 0) && patience(30, 1) <= 25_000);
});

const ON = { letters: true, typing: false };

test("digits pick cards, 0 the tenth; letters call or ask; Enter plays", () => {
  assert.deepEqual(meaning({ key: "1" }, ON), { do: "card", index: 0 });
  assert.deepEqual(meaning({ key: "0" }, ON), { do: "card", index: 9 });
  assert.deepEqual(meaning({ key: "C" }, ON), { do: "call", key: "c" });
  assert.deepEqual(meaning({ key: "l" }, ON), { do: "last" });
  assert.deepEqual(meaning({ key: "Enter" }, { letters: false, typing: false }), { do: "play" });
  assert.deepEqual(meaning({ key: "ArrowUp" }, ON), { do: "more" });
});

test("on AZERTY a digit is its key, with Shift or without, and a letter is where it is written", () => {
  assert.deepEqual(meaning({ key: "&", code: "Digit1" }, ON), { do: "card", index: 0 });
  assert.deepEqual(meaning({ key: "1", code: "Digit1", shiftKey: true }, ON), { do: "card", index: 0 });
  assert.deepEqual(meaning({ key: "-", code: "Digit6" }, ON), { do: "card", index: 5 });
  assert.deepEqual(meaning({ key: "m", code: "Semicolon" }, ON), { do: "call", key: "m" });
  assert.deepEqual(meaning({ key: "a", code: "KeyQ" }, ON), { do: "call", key: "a" });
  assert.equal(meaning({ key: "q", code: "KeyA" }, ON)?.key, "q");
});

test("elsewhere what Shift makes of a digit is no card, and a question mark asks for help", () => {
  assert.equal(meaning({ key: "!", code: "Digit1", shiftKey: true }, ON), null);
  assert.deepEqual(meaning({ key: "?", code: "Digit6", shiftKey: true }, ON), { do: "help" });
  assert.deepEqual(meaning({ key: "3", code: "Numpad3" }, ON), { do: "card", index: 2 });
});

test("a link that is too long for a code has none", () => {
  assert.equal(qr("x".repeat(213))?.length, 57);
  assert.equal(qr("x".repeat(214)), null);
});

test("keys of an input method, of a text field, with Ctrl, and letters switched off mean nothing", () => {
  assert.equal(meaning({ key: "c", isComposing: true }, ON), null);
  assert.equal(meaning({ key: "Process", keyCode: 229 }, ON), null);
  assert.equal(meaning({ key: "c" }, { letters: true, typing: true }), null);
  assert.equal(meaning({ key: "c", ctrlKey: true }, ON), null);
  assert.equal(meaning({ key: "c" }, { letters: false, typing: false }), null);
});

test("steps go over the ends of deals, and stop at those of the match", () => {
  const lengths = [3, 2];
  assert.deepEqual(walk({ deal: 0, step: 2 }, "on", lengths), { deal: 1, step: 0 });
  assert.deepEqual(walk({ deal: 1, step: 0 }, "back", lengths), { deal: 0, step: 2 });
  assert.deepEqual(walk({ deal: 1, step: 1 }, "on", lengths), { deal: 1, step: 1 });
  assert.deepEqual(walk({ deal: 0, step: 0 }, "back", lengths), { deal: 0, step: 0 });
  assert.deepEqual(walk({ deal: 1, step: 1 }, "first", lengths), { deal: 1, step: 0 });
  assert.deepEqual(walk({ deal: 0, step: 2 }, "last", lengths), { deal: 1, step: 1 });
  assert.deepEqual(walk({ deal: 0, step: 0 }, "on", []), { deal: 0, step: 0 });
});

test("a link to a move says its deal, step and seat, and nonsense leads to the start", () => {
  const place = { deal: 1, step: 7 };
  assert.equal(linkTo(place, 0), "deal=2&step=7&seat=0");
  assert.deepEqual(placeIn(new URLSearchParams(linkTo(place, 0))), { ...place, seat: 0 });
  assert.deepEqual(placeIn(new URLSearchParams("deal=-1&step=x")), { deal: 0, step: 0, seat: null });
});

const sorted = (sort, hand, trump) =>
  hand
    .split(" ")
    .map((card) => ({ card }))
    .sort(sort(trump))
    .map(({ card }) => card)
    .join(" ");

test("by suit the trumps lie at the left and colours alternate, high cards first", () => {
  assert.equal(sorted(bySuit, "AS TH KD JC KH", "H"), "TH KH JC KD AS");
  assert.equal(sorted(bySuit, "9C AS QS", null), "AS QS 9C");
});

test("by rank the aces come first, trumps before the others of their rank", () => {
  assert.equal(sorted(byRank, "KD AS TH AH JC", "H"), "AH AS TH KD JC");
});

test("house rules survive the way through a link, and nonsense in one is left out", () => {
  const options = { close_min: "4", deck_name: "a;b:c" };
  assert.deepEqual(rulesIn(new URLSearchParams({ rules: rulesText(options) })), options);
  assert.deepEqual(rulesIn(new URLSearchParams("rules=<x>:1;;y")), {});
});

const way = (action) => ({ action, then: null, text: "", key: null });
const table = (mine, ...hand) => ({
  at: "1.0",
  turn: { mine },
  trick: [],
  calls: [],
  bids: null,
  hand: hand.map(([card, ...plays]) => ({ card, play: plays.map(way), why: plays.length ? null : "Follow suit.", paragraph: "6.1" })),
});
const FREE = { picked: null, queued: null, oneTap: false };

test("with two taps the first picks and the second plays; with one it plays, unless there is a choice", () => {
  const shown = table(true, ["AH", "AH"], ["KH", "KH", "20H"]);
  assert.deepEqual(meant(shown, "AH", FREE), { do: "pick" });
  assert.deepEqual(meant(shown, "AH", { ...FREE, picked: "AH" }), { do: "play", action: "AH" });
  assert.deepEqual(meant(shown, "AH", { ...FREE, oneTap: true }), { do: "play", action: "AH" });
  assert.deepEqual(meant(shown, "KH", { ...FREE, oneTap: true }), { do: "pick" });
});

test("who gets a card is never guessed: a second tap on it leaves the choice open", () => {
  const giving = table(true, ["9S", "give:9S:1", "give:9S:2"]);
  assert.deepEqual(meant(giving, "9S", { ...FREE, picked: "9S" }), { do: "pick" });
  const marriage = table(true, ["KH", "KH", "20H"]);
  assert.deepEqual(meant(marriage, "KH", { ...FREE, picked: "KH" }), { do: "play", action: "KH" });
});

test("a card that may not be played says why, and one chosen while waiting is kept for the turn", () => {
  assert.deepEqual(meant(table(true, ["AH"]), "AH", FREE), { do: "refuse", why: "Follow suit.", paragraph: "6.1" });
  assert.deepEqual(meant(table(false, ["AH"]), "AH", FREE), { do: "queue" });
  assert.deepEqual(meant(table(false, ["AH"]), "AH", { ...FREE, queued: "AH" }), { do: "unqueue" });
  assert.deepEqual(meant(table(false, ["AH"]), "AS", FREE), { do: "nothing" });
});

test("at the turn the second half of a play goes first, then what was chosen; an illegal choice is dropped", () => {
  const shown = table(true, ["AH", "AH"], ["KS"], ["QH", "QH"]);
  assert.equal(atOnce(shown, { then: "QH", queued: "AH", only: false }), "QH");
  assert.equal(atOnce(shown, { then: "TH", queued: "AH", only: false }), "AH");
  assert.equal(atOnce(shown, { then: null, queued: "KS", only: true }), null);
});

test("the only card is played by itself only if that is wanted and nothing can be called", () => {
  const one = table(true, ["AH", "AH"], ["KS"]);
  assert.equal(atOnce(one, { then: null, queued: null, only: true }), "AH");
  assert.equal(atOnce(one, { then: null, queued: null, only: false }), null);
  assert.equal(atOnce({ ...one, calls: [{}] }, { then: null, queued: null, only: true }), null);
});

test("looking back goes step by step, stops at the first, and beyond the last is now", () => {
  const log = [
    [1, 0],
    [1, 0],
    [1, 1],
    [1, 2],
  ].map(([deal, step]) => ({ deal, step }));
  assert.deepEqual(look(log, null, "back"), { deal: 1, step: 1 });
  assert.deepEqual(look(log, { deal: 1, step: 1 }, "back"), { deal: 1, step: 0 });
  assert.deepEqual(look(log, { deal: 1, step: 0 }, "back"), { deal: 1, step: 0 });
  assert.equal(look(log, { deal: 1, step: 1 }, "on"), null);
  assert.equal(look(log, { deal: 1, step: 0 }, "now"), null);
  assert.equal(look([], null, "first"), null);
});

test("a bubble stays two and a half seconds and until the next card, and is counted by deals", () => {
  const speech = new Speech();
  const shown = (at, n, trick = []) => ({ at, trick, seats: [{ seat: 1, says: { n, text: "20", cards: [] } }] });
  const first = shown("1.4", 3);
  speech.hear(first, 0);
  assert.equal(speech.fade(first, 2000), false);
  assert.equal(speech.fade(first, 3000), false);
  assert.equal(speech.fade({ ...first, trick: [{}] }, 3000), true);
  const again = shown("2.4", 3, [{}]);
  speech.hear(again, 4000);
  assert.equal(speech.fade(again, 5000), false);
  assert.notEqual(speech.faded.get(1), again.seats[0].says.n);
});

test("calls stand beside each other on a phone as long as their longest words fit", () => {
  assert.ok(fits(["Austauschen", "20 ansagen", "Zudrehen", "66 ausmelden"]));
  assert.ok(fits(["ターンアップのダイヤのAと交換", "20点を宣言", "山札をクローズ", "66点で上がりを宣言"]));
  assert.ok(!fits(["Bauernschnapser ansagen (12)", "Kontraschnapser ansagen (12)", "Farbenringerl ansagen", "Weiter"]));
  assert.ok(!fits(["a", "b", "c", "d", "e"]));
});

test("at a desk long names of four contracts and more need the middle of the table", () => {
  assert.ok(fitsAtDesk(["Herz-Ass gegen den Herz-Buben tauschen", "Den Talon zudrehen", "Mit 66 Augen sich ausmelden"]));
  assert.ok(fitsAtDesk(["Exchange", "20", "Close", "Claim 66", "Pass"]));
  assert.ok(!fitsAtDesk(["Bettler ansagen (4)", "Schnapser ansagen (6)", "Gang ansagen (9)", "Bauernschnapser ansagen (12)", "Weiter"]));
  assert.ok(!fitsAtDesk(["ラントを宣言（9）", "コントラシュナプサーを宣言（12）", "コントラバウエルンシュナプサーを宣言（24）", "パス"]));
  assert.ok(!fitsAtDesk(["a", "b", "c", "d", "e", "f"]));
});

test("the letters on the cards are those of the language until somebody chooses", () => {
  assert.equal(lettersOf("", "de"), "de");
  assert.equal(lettersOf("", "ja"), "en");
  assert.equal(lettersOf("en", "de"), "en");
  assert.equal(lettersOf("ru", "pl"), "ru");
});

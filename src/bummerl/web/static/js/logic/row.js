/** Whether the calls fit beside each other on a phone, where labels may break between words but never within one. */

const ROOM = 344;
const LETTER = 7.4;
const MOST = 4;

/** What a button needs beside its letters: border, padding, and the gap to the next. */
const AROUND = 17;

/** Japanese breaks between any two signs. */
const BREAKS = /[\s\u3000-\u9fff\uff00-\uffef]+/;

/** So many letters of four calls and more fit beside each other at a desk. */
const LETTERS = 80;

/** Whether the calls fit beside each other where there is room for a whole row. @param {string[]} labels */
export function fitsAtDesk(labels) {
  const letters = labels.join("").replace(/[\u3000-\u9fff\uff00-\uffef]/g, "xx").length;
  return labels.length < 4 || (labels.length < 6 && letters <= LETTERS);
}

/** @param {string[]} labels */
export function fits(labels) {
  const widths = labels.map(
    (label) => Math.max(44, Math.max(...label.split(BREAKS).map((word) => word.length)) * LETTER) + AROUND,
  );
  return labels.length <= MOST && widths.reduce((sum, width) => sum + width, 0) <= ROOM + 6;
}

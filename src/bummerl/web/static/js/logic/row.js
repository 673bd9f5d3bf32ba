/** Whether the calls fit beside each other on a phone, where labels may break between words but never within one. */

const ROOM = 344;
const LETTER = 7.4;
const MOST = 4;

/** What a button needs beside its letters: border, padding, and the gap to the next. */
const AROUND = 17;

/** Japanese breaks between any two signs. */
const BREAKS = /[\s\u3000-\u9fff\uff00-\uffef]+/;

/** @param {string[]} labels */
export function fits(labels) {
  const widths = labels.map(
    (label) => Math.max(44, Math.max(...label.split(BREAKS).map((word) => word.length)) * LETTER) + AROUND,
  );
  return labels.length <= MOST && widths.reduce((sum, width) => sum + width, 0) <= ROOM + 6;
}

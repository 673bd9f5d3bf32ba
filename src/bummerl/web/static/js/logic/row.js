/** Whether the calls fit beside each other on a phone, where labels may break between words but never within one. */

const ROOM = 344;
const LETTER = 7.4;
const MOST = 4;

/** What a button needs beside its letters: border, padding, and the gap to the next. */
const AROUND = 17;

/** How many letters wide a sign is: Japanese ones are wider. */
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/g;

/** Where a line may break: at spaces, and in Japanese before and after what is written in katakana, and at marks. */
const WORDS = /[\u30a0-\u30ff]+|[\u3000-\u309f\u3400-\u9fff\uff00-\uffef]{1,4}|[^\s\u3000-\u9fff\uff00-\uffef]+/g;

/** So many letters of four calls and more fit beside each other at a desk. */
const LETTERS = 80;

/** Whether the calls fit beside each other where there is room for a whole row. @param {string[]} labels */
export function fitsAtDesk(labels) {
  const letters = labels.join("").replace(WIDE, "xx").length;
  return labels.length < 4 || (labels.length < 6 && letters <= LETTERS);
}

/** @param {string[]} labels */
export function fits(labels) {
  const widths = labels.map(
    (label) =>
      Math.max(44, ...(label.match(WORDS) ?? []).map((word) => word.replace(WIDE, "xx").length * LETTER)) + AROUND,
  );
  return labels.length <= MOST && widths.reduce((sum, width) => sum + width, 0) <= ROOM + 6;
}

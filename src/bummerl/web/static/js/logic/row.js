/** What fits beside each other on a phone, where labels may break between words but never within one. */

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

/** A sentence of more letters than these wants lines of its own on a phone, and so does an answer with a longer word. */
const SHORT = { sentence: 80, word: 14 };

/** How many letters wide a text is. @param {string} text */
const letters = (text) => text.replace(WIDE, "xx").length;

/** Whether a question has no room beside its answer. @param {string} sentence @param {string} answer */
export const isLong = (sentence, answer) =>
  letters(sentence) > SHORT.sentence || (answer.match(WORDS) ?? []).some((word) => letters(word) > SHORT.word);

/** Whether the calls fit beside each other where there is room for a whole row. @param {string[]} labels */
export function fitsAtDesk(labels) {
  return labels.length < 4 || (labels.length < 6 && letters(labels.join("")) <= LETTERS);
}

/** @param {string[]} labels */
export function fits(labels) {
  const widths = labels.map(
    (label) =>
      Math.max(44, ...(label.match(WORDS) ?? []).map((word) => letters(word) * LETTER)) + AROUND,
  );
  return labels.length <= MOST && widths.reduce((sum, width) => sum + width, 0) <= ROOM + 6;
}

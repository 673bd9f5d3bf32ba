/** Which key means what at the table: letters by what stands on the key, digits by its place where it needs Shift. */

/** @typedef {{do: string, index?: number, key?: string}} Meaning a card has its place in the hand, a call its letter */

/** @type {Record<string, string>} */
const LETTERS = { l: "last", t: "table", p: "points", r: "repeat", u: "takeback", h: "hint", i: "hint", "?": "help" };

/** @type {Record<string, string>} */
const ALWAYS = {
  Enter: "play",
  Escape: "back",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "first",
  End: "last-card",
  ArrowUp: "more",
  ArrowDown: "less",
};

/**
 * @param {{key: string, code?: string, shiftKey?: boolean, isComposing?: boolean, keyCode?: number, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event
 * @param {{letters: boolean, typing: boolean}} setting whether single letters are on; whether a text field has the focus
 * @returns {Meaning | null}
 */
export function meaning(event, { letters, typing }) {
  // 229 is what browsers report while an input method composes, also where `isComposing` is late.
  if (event.isComposing || event.keyCode === 229 || typing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const always = ALWAYS[event.key];
  if (always) return { do: always };
  if (!letters) return null;
  const key = event.key.toLowerCase();
  const letter = LETTERS[key];
  if (letter) return { do: letter };
  const digit = /^[0-9]$/.test(key) ? key : event.shiftKey ? "" : (/^Digit([0-9])$/.exec(event.code ?? "")?.[1] ?? "");
  if (digit) return { do: "card", index: (Number(digit) + 9) % 10 };
  return /^[a-z]$/.test(key) ? { do: "call", key } : null;
}

/** Which key means what at the table. Letters are those that stand at the same place on QWERTY and QWERTZ. */

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
};

/**
 * @param {{key: string, isComposing?: boolean, keyCode?: number, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event
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
  if (/^[0-9]$/.test(event.key)) return { do: "card", index: (Number(event.key) + 9) % 10 };
  const key = event.key.toLowerCase();
  const letter = LETTERS[key];
  if (letter) return { do: letter };
  return /^[a-z]$/.test(key) ? { do: "call", key } : null;
}

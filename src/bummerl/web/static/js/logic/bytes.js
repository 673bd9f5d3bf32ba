/** Bytes, random ones and in hexadecimal. */

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function unhex(text) {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new TypeError(`not hexadecimal: ${text.slice(0, 20)}`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** 32 bytes that nobody can guess. */
export const drawEntropy = () => hex(crypto.getRandomValues(new Uint8Array(32)));

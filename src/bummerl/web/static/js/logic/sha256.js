/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104).
 *
 * Browsers keep their own from pages that come without TLS, as those of a table in a home's network do.
 */

const BLOCK = 64;

/** The first 32 bits behind the point of a root. @param {number} root */
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;

/** @type {number[]} */
const PRIMES = [];
for (let number = 2; PRIMES.length < 64; number += 1) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} bytes @returns {Uint8Array<ArrayBuffer>} */
export function sha256(bytes) {
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, view, at);
  const sum = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => sum.setInt32(place * 4, word));
  return new Uint8Array(sum.buffer);
}

/** @param {Int32Array} state @param {DataView} view @param {number} at */
function mix(state, view, at) {
  const words = new Int32Array(64);
  for (let t = 0; t < 64; t += 1) {
    const [near, far] = [words[t - 2] ?? 0, words[t - 15] ?? 0];
    const less = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const more = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[t] = t < 16 ? view.getInt32(at + t * 4) : more + (words[t - 7] ?? 0) + less + (words[t - 16] ?? 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, last = 0] = state;
  words.forEach((word, t) => {
    const choice = (e & f) ^ (~e & g);
    const one = (last + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[t] ?? 0) + word) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [a, b, c, d, e, f, g, last] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  [a, b, c, d, e, f, g, last].forEach((word, place) => (state[place] = (state[place] ?? 0) + word));
}

/** @param {Uint8Array} key @param {Uint8Array} message @returns {Uint8Array<ArrayBuffer>} */
export function hmac(key, message) {
  const whole = key.length > BLOCK ? sha256(key) : key;
  const padded = (/** @type {number} */ mask) => Uint8Array.from({ length: BLOCK }, (_, at) => (whole[at] ?? 0) ^ mask);
  const inner = sha256(Uint8Array.from([...padded(0x36), ...message]));
  return sha256(Uint8Array.from([...padded(0x5c), ...inner]));
}

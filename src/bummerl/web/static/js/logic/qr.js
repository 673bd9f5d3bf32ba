/**
 * QR codes (ISO/IEC 18004) of short texts: byte mode, error correction M, versions 1 to 10.
 *
 * The link that carries a seat's secret must not go to the server, not even to be drawn.
 */

/** By version: code words of all, code words for correction in each block, and the blocks. @type {[number, number, number][]} */
const SIZES = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];

/** Rows and columns of the small squares. */
const SQUARES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** Which modules a mask turns over. @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

// The field of 256 elements in which the correction is computed: powers of 2 and their logarithms.
const POWERS = [1];
for (let at = 1; at < 255; at += 1) {
  const twice = (POWERS[at - 1] ?? 0) << 1;
  POWERS.push(twice > 255 ? twice ^ 0x11d : twice);
}
const LOGS = Object.fromEntries(POWERS.map((power, at) => [power, at]));

/** @param {number} a @param {number} b */
const times = (a, b) => (a && b ? (POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] ?? 0) : 0);

/** The code words that correct these. @param {number[]} data @param {number} count */
function correction(data, count) {
  let divisor = [1];
  for (let at = 0; at < count; at += 1)
    divisor = [...divisor, 0].map((each, place) => each ^ times(divisor[place - 1] ?? 0, POWERS[at] ?? 0));
  const rest = [...data, ...Array(count).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at];
    divisor.forEach((each, place) => (rest[at + place] ^= times(each, factor)));
  });
  return rest.slice(data.length);
}

/**
 * The modules of the code, row by row; true is dark.
 * @param {string} text
 * @returns {boolean[][] | null} nothing for more than 213 bytes: so small a code no camera reads
 */
export function qr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    SIZES.findIndex(([all, each, blocks], at) => bytes.length + (at < 9 ? 2 : 3) <= all - each * blocks) + 1;
  if (!version) return null;
  const code = codeWords(bytes, version);
  const drawn = MASKS.map((_, mask) => drawing(code, version, mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** Data and correction in the order in which they are drawn. @param {number[]} bytes @param {number} version */
function codeWords(bytes, version) {
  const [all, each, blocks] = SIZES[version - 1] ?? [0, 0, 1];
  const room = all - each * blocks;
  const length = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255];
  // Everything stands half a byte later: the mode, 4, is four bits long.
  const whole = [...length, ...bytes, 0];
  const data = whole.map((byte, at) => (((at ? (whole[at - 1] ?? 0) : 4) << 4) | (byte >> 4)) & 255).slice(0, room);
  while (data.length < room) data.push((data.length - whole.length) % 2 ? 0x11 : 0xec);
  const short = Math.floor(room / blocks);
  const sizes = Array.from({ length: blocks }, (_, at) => short + (at >= blocks - (room % blocks) ? 1 : 0));
  const parts = sizes.map((size) => data.splice(0, size));
  const checks = parts.map((part) => correction(part, each));
  return [...woven(parts), ...woven(checks)];
}

/** The first of each, then the second of each, and so on. @param {number[][]} parts */
const woven = (parts) =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, at) =>
    parts.flatMap((part) => part.slice(at, at + 1)),
  ).flat();

/** @param {number[]} code @param {number} version @param {number} mask */
function drawing(code, version, mask) {
  const size = version * 4 + 17;
  /** @type {(boolean | undefined)[][]} */
  const grid = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (/** @type {number} */ row, /** @type {number} */ column, /** @type {boolean} */ dark) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  corners(size, set);
  squares(version, size, set);
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  formats(version, size, mask, set);
  const bits = code.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => Boolean((byte >> bit) & 1)));
  for (const [row, column] of path(size))
    if (grid[row]?.[column] === undefined) set(row, column, Boolean(bits.shift()) !== MASKS[mask]?.(row, column));
  return /** @type {boolean[][]} */ (grid);
}

/** @typedef {(row: number, column: number, dark: boolean) => void} Setter */

/** The three large squares with their light rims. @param {number} size @param {Setter} set */
function corners(size, set) {
  for (const [top, left] of /** @type {[number, number][]} */ ([
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ]))
    for (let row = -1; row < 8; row += 1)
      for (let column = -1; column < 8; column += 1) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, ring !== 2 && ring < 4);
      }
}

/** @param {number} version @param {number} size @param {Setter} set */
function squares(version, size, set) {
  const places = SQUARES[version - 1] ?? [];
  for (const middle of places)
    for (const centre of places) {
      const last = size - 7;
      if ((middle === 6 && (centre === 6 || centre === last)) || (middle === last && centre === 6)) continue;
      for (let row = -2; row <= 2; row += 1)
        for (let column = -2; column <= 2; column += 1)
          set(middle + row, centre + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
    }
}

/** A number with the rest of a division, which corrects it. @param {number} value @param {number} divisor @param {number} bits of the rest */
function withRest(value, divisor, bits) {
  let rest = value << bits;
  for (let bit = 31; bit >= bits; bit -= 1) if ((rest >>> bit) & 1) rest ^= divisor << (bit - bits);
  return (value << bits) | rest;
}

/** Correction level and mask, twice, and from version 7 the version, twice. @param {number} version @param {number} size @param {number} mask @param {Setter} set */
function formats(version, size, mask, set) {
  const format = withRest(mask, 0x537, 10) ^ 0x5412; // level M is 00
  for (let at = 0; at < 15; at += 1) {
    const dark = Boolean((format >> at) & 1);
    set(at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, 8, dark);
    set(8, at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, dark);
  }
  set(size - 8, 8, true);
  if (version < 7) return;
  const number = withRest(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const [along, across] = [Math.floor(at / 3), size - 11 + (at % 3)];
    set(along, across, Boolean((number >> at) & 1));
    set(across, along, Boolean((number >> at) & 1));
  }
}

/** The places of the bits: up and down in columns of two, from the right. @param {number} size @returns {[number, number][]} */
function path(size) {
  /** @type {[number, number][]} */
  const places = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let at = 0; at < size; at += 1) {
      const row = isUp ? size - 1 - at : at;
      places.push([row, right], [row, right - 1]);
    }
    isUp = !isUp;
  }
  return places;
}

/** How hard the code is to read. @param {boolean[][]} grid */
function penalty(grid) {
  const size = grid.length;
  const columns = grid.map((_, at) => grid.map((row) => row[at]));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const like of [/(?=10111010000)/g, /(?=00001011101)/g]) sum += 40 * (text.match(like)?.length ?? 0);
  }
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const here = grid[row]?.[column];
      const same = [grid[row - 1]?.[column], grid[row]?.[column - 1], grid[row - 1]?.[column - 1]];
      if (same.every((each) => each === here)) sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

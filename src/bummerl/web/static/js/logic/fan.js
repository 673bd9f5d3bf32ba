/** How large the cards are on a felt of some size, and how far apart they lie in the hand. Pixels throughout. */

/** A card is five units wide and seven high. */
export const TALL = 1.4;

/** Fingers need this much of a card that another one covers. */
export const LEAST_STEP = 28;

/**
 * The step from card to card of a hand of `count` cards, each `width` wide, in `room` pixels.
 * @param {number} count @param {number} room @param {number} width @param {number} gap
 */
export function step(count, room, width, gap) {
  if (count < 2) return 0;
  return Math.max(LEAST_STEP, Math.min(width + gap, (room - width) / (count - 1)));
}

/**
 * The width of the cards of a hand: as wide as `largest`, but few cards lie side by side and many overlap.
 * @param {number} count @param {number} room @param {number} largest @param {number} gap
 */
export function handWidth(count, room, largest, gap) {
  const beside = (room - gap * (count - 1)) / Math.max(count, 1);
  if (count <= 5) return Math.min(largest, beside);
  const overlapping = Math.min(92, room - LEAST_STEP * (count - 1), 68 + 4 * Math.min(count - 3, 6));
  return Math.min(largest, Math.max(beside, overlapping));
}

/** The trick zone in card widths, and where in it each seat's card lies, by the place of the seat.
 * @type {Record<number, {wide: number, high: number, at: Record<string, [number, number]>}>} */
const ZONES = {
  2: { wide: 1.7, high: 1.86, at: { below: [0, 0.46], top: [0.7, 0] } },
  3: { wide: 2.62, high: 2.02, at: { below: [0.81, 0.62], left: [0, 0.04], right: [1.62, 0.04] } },
  4: { wide: 2.6, high: 2.62, at: { below: [0.8, 1.22], left: [0, 0.56], top: [0.8, 0], right: [1.6, 0.56] } },
};

/** @param {number} seats */
export const zone = (seats) => ZONES[seats] ?? /** @type {typeof ZONES[2]} */ (ZONES[4]);

/**
 * Where a seat sits as seen from the seat below: clockwise is leftwards.
 * @param {number} seat @param {number} below @param {number} seats
 * @returns {"below" | "left" | "top" | "right"}
 */
export function placeOf(seat, below, seats) {
  const away = (seat - below + seats) % seats;
  if (away === 0) return "below";
  if (seats === 2) return "top";
  if (seats === 3) return away === 1 ? "left" : "right";
  return away === 1 ? "left" : away === 2 ? "top" : "right";
}

/** @typedef {{hand: number, step: number, table: number, talon: number, last: number, back: number, lift: number, narrow: boolean}} Measures */

/**
 * All card widths of a felt.
 * @param {{width: number, height: number, seats: number, count: number}} felt `count` cards in the hand
 * @returns {Measures}
 */
export function measures({ width, height, seats, count }) {
  const isLow = height < 480;
  const isNarrow = width < 560;
  const gap = isNarrow ? 6 : 14;
  const room = width - (isNarrow ? 16 : isLow ? 190 : 72);
  const largest = Math.min(
    width >= 940 ? 132 : isNarrow ? 92 : 120,
    isLow ? 68 : isNarrow ? height / 5.6 : height / 6.6,
  );
  const hand = Math.round(handWidth(count, room, largest, gap));
  const { wide, high } = zone(seats);
  // Low and narrow is a replay on a phone: four around it leave less of it.
  const isFlat = isLow && !(isNarrow && seats === 4);
  const middle = height - (isFlat ? hand * TALL + 96 : isNarrow ? hand * TALL + 238 : hand * TALL + 286);
  const side = isNarrow ? 214 : seats === 4 ? 480 : 420;
  const table = Math.round(Math.min(isNarrow ? 72 : 118, middle / high, (width - side) / wide));
  return {
    hand,
    step: Math.round(step(count, room, hand, gap) * 100) / 100,
    table: Math.max(table, 40),
    talon: Math.round(isNarrow ? Math.min(64, middle / 2.4) : isLow ? 48 : Math.min(104, height / 7.6)),
    last: Math.round(isNarrow ? 44 : isLow ? 36 : Math.min(seats === 4 ? 58 : 80, height / 10)),
    back: isNarrow || isLow ? 30 : Math.round(Math.min(60, height / 13)),
    lift: isNarrow || isLow ? 12 : 16,
    narrow: isNarrow || isLow,
  };
}

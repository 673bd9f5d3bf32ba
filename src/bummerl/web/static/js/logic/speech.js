/** What the seats have said: one bubble a seat, up for a while and until the next card is led. */

/** @typedef {import("../types.js").Shown} Shown */

/** A bubble stays at least so long, in milliseconds, and without a new card four times as long. */
export const STAYS = 2500;

/** More than the things that can be said in one deal. */
const DEAL = 1000;

export class Speech {
  constructor() {
    /** @type {Map<string, number>} when each thing was said */
    this.came = new Map();
    /** @type {Map<number, number>} the number of the last thing of each seat that has faded */
    this.faded = new Map();
  }

  /** Takes note of what is new; what is said is numbered within its deal, from now on within the match.
   * @param {Shown} shown @param {number} now */
  hear(shown, now) {
    const deal = Number.parseInt(shown.at, 10) || 0;
    for (const { seat, says } of shown.seats) {
      if (!says) continue;
      says.n += deal * DEAL;
      this.came.set(`${seat}.${says.n}`, this.came.get(`${seat}.${says.n}`) ?? now);
    }
  }

  /** A phrase is nobody's action: it has a number of its own. @param {Shown} shown @param {number} seat @param {string} text @param {number} now */
  phrase(shown, seat, text, now) {
    const there = shown.seats.find((each) => each.seat === seat);
    if (!there) return;
    there.says = { n: -now, text, cards: [] };
    this.came.set(`${seat}.${-now}`, now);
  }

  /** Lets fade what has been up long enough; true if something has. @param {Shown} shown @param {number} now */
  fade(shown, now) {
    let changed = false;
    for (const { seat, says } of shown.seats) {
      if (!says || this.faded.get(seat) === says.n) continue;
      const age = now - (this.came.get(`${seat}.${says.n}`) ?? 0);
      if (age < STAYS || (!shown.trick.length && says.n > 0 && age < 4 * STAYS)) continue;
      this.faded.set(seat, says.n);
      changed = true;
    }
    return changed;
  }
}

/** Our part in the shuffle: given without a question as soon as the table asks for it. */

import { entropyOf, keepShuffle } from "../own.js";

/** @typedef {import("./ui.js").Shown} Shown */

export class Share {
  /** @param {string} table @param {(what: string, more: Record<string, unknown>) => void} send */
  constructor(table, send) {
    this.table = table;
    this.send = send;
    /** what the shuffle has asked for and got */
    this.given = "";
  }

  /** @param {Shown} shown */
  answer(shown) {
    const { shuffle, me } = shown;
    if (!shuffle?.wants || me === null) return keepShuffle(shown, null);
    const asked = `${shuffle.wants} ${shuffle.commitment}`;
    if (this.given === asked) return;
    this.given = asked;
    // Another match at this table, or a shuffle made anew, has a chain of its own, and wants fresh bytes.
    const entropy = entropyOf(`${this.table} ${shuffle.commitment}`);
    // Whoever has only given a seal may have gone on on another device, which gives bytes of its own.
    keepShuffle(shown, shuffle.wants === "entropy" ? entropy : null);
    if (shuffle.wants === "entropy") this.send("entropy", { entropy });
    else void import("../logic/shuffle.js").then(({ seal }) => this.send("seal", { seal: seal(me, entropy) }));
  }
}

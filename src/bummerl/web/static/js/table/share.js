/** Our part in the shuffle: given without a question as soon as the table asks for it. */

import { seal as sealed } from "../logic/shuffle.js";
import { entropyOf } from "../own.js";

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
  answer({ shuffle, me }) {
    const asked = `${shuffle?.wants} ${shuffle?.commitment}`;
    if (!shuffle?.wants || me === null || this.given === asked) return;
    this.given = asked;
    // Another match at this table, or a shuffle made anew, has a chain of its own, and wants fresh bytes.
    const entropy = entropyOf(`${this.table} ${shuffle.commitment}`);
    if (shuffle.wants === "entropy") this.send("entropy", { entropy });
    else void sealed(me, entropy).then((seal) => this.send("seal", { seal }));
  }
}

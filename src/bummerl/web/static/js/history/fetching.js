/** The figures of own matches, which the server counts and the browser keeps. */

import { get } from "../api.js";
import { keepFigures, owned } from "../own.js";

/** Requests at a time. */
const LANES = 3;

/** Asks for what is not known yet, and calls `done` if there was anything. @param {() => void} done */
export async function fetchFigures(done) {
  const wanted = owned().filter(({ over, replay, seat, figures }) => over && replay && seat !== undefined && !figures);
  if (!wanted.length) return;
  const lane = async () => {
    for (let own = wanted.pop(); own; own = wanted.pop()) {
      const { replay, seat } = own;
      // Without an answer the match is counted by what the table said; the next visit asks again.
      const figures = await get(`/api/replays/${replay}/figures`, { seat }).catch(() => null);
      if (figures) keepFigures(/** @type {string} */ (replay), figures);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  done();
}

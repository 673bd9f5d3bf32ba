/** The figures of own matches, which the server counts and the browser keeps. */

import { get, Refused } from "../api.js";
import { keepFigures, keepUnknown, owned } from "../own.js";

/** Requests at a time. */
const LANES = 3;

/** Milliseconds until the server may be asked again after it has said that this was too fast. */
const PAUSE = 4000;

/**
 * Asks for what is not known yet, and calls `done` if there was anything.
 * @param {() => void} done
 * @param {() => boolean} here whether somebody still wants to know
 */
export async function fetchFigures(done, here) {
  const wanted = owned().filter(
    ({ over, replay, seat, figures, unknown }) => over && replay && seat !== undefined && !figures && !unknown,
  );
  if (!wanted.length) return;
  const lane = async () => {
    for (let own = wanted.pop(); own && here(); own = wanted.pop()) {
      const replay = /** @type {string} */ (own.replay);
      try {
        keepFigures(replay, await get(`/api/replays/${replay}/figures`, { seat: own.seat }));
      } catch (problem) {
        // Without an answer the match is counted by what the table said; the next visit asks again.
        const status = problem instanceof Refused ? problem.status : 0;
        if (status === 404) keepUnknown(replay);
        if (status !== 429) continue;
        wanted.push(own);
        await new Promise((over) => setTimeout(over, PAUSE));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  done();
}

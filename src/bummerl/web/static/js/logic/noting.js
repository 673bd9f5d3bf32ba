/** What the browser keeps of a match of its own. */

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../own.js").Own} Own */

/** @param {Shown} shown @param {number} me @param {number} now seconds since 1970 @returns {Own} */
export function noted({ table, seats, score, ended, shuffle }, me, now) {
  const teams = score?.teams ?? [];
  const place = teams.findIndex((team) => team.seats.includes(me));
  const others = teams.filter((_, each) => each !== place);
  const deals = (score?.deals ?? []).map(
    ({ points }) => (points[place] ?? 0) - Math.max(0, ...points.filter((_, each) => each !== place)),
  );
  return {
    table: table.id,
    seat: me,
    seal: shuffle?.commitment ?? null,
    preset: table.preset,
    game: table.game,
    at: Math.round(now),
    over: table.stage === "over",
    replay: table.replay || null,
    deals,
    against: seats
      .filter(({ seat, kind }) => seat !== me && kind !== "free")
      .map(({ name }) => name)
      .join(", "),
    score: [teams[place], ...others].map((team) => team?.score ?? "–").join(" : "),
    ...(ended?.match?.winners.length ? { won: ended.match.winners.includes(me) ? 1 : 0 } : {}),
  };
}

/**
 * Whether two notes are of the same match: a table can see many, each with a replay and a shuffle of its own.
 * What was noted before there was a replay belongs to the match that went on.
 * @param {Own} before @param {Own} now
 */
export function isSame(before, now) {
  if (before.table !== now.table) return false;
  if (before.replay && now.replay) return before.replay === now.replay;
  return !before.over || (before.seal ?? null) === (now.seal ?? null);
}

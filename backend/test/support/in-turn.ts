/** Said by `runner/turn.mjs` for a whole run; a runner that is started by hand does not know of less. */
const WHOLE = 'all';

/** One of how many: for each change, and in a whole run. */
export interface Share {
  ordinary: number;
  whole: number;
}

/**
 * Of the rows of an exhaustive table, which the same code reads, one in `share`, at least one, in their order: other ones for another commit.
 * A run is whole with `npm run test:all`, or where a suite is named; it takes all of them unless `share` says otherwise.
 * @param place of a table among others of its kind, so that each of them begins at another row
 */
export function inTurn<T>(rows: readonly T[], share: number | Share, place = 0): T[] {
  const turn = process.env.TEST_TURN ?? WHOLE;
  const { ordinary, whole } = typeof share === 'number' ? { ordinary: share, whole: 1 } : share;
  const [step, first] = turn === WHOLE ? [whole, place] : [ordinary, place + Number(turn)];
  const bounded = Math.max(1, Math.min(step, rows.length));
  return rows.filter((_row, at) => (at + first) % bounded === 0);
}

/** How often a property is tried with values made at random: a quarter of what a whole run tries, since each run makes others. */
export const runsOf = (whole: number): number => ((process.env.TEST_TURN ?? WHOLE) === WHOLE ? whole : Math.ceil(whole / 4));

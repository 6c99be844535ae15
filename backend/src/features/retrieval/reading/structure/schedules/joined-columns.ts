import type { Line } from '../lines.js';

/** The numbers of the columns of a table on one line: "1 2 3 4", "(1) (2) (3)". */
const COLUMN_NUMBERS = /^\(?1\)?\s+\(?2\)?\s+\(?3\)?(?:\s+\(?\d\)?){0,6}$/u;
/** Headings of the columns of a schedule of limitation; a text whose rows name them ("Period of limitation: …") has each on a line of its own. */
const LIMITATION = /^description of (?:suit|appeal|application)s?\b.*\bperiod of limitation\b.*\btime from which\b/iu;

/** Whether a table of three columns or more has lost them: its headings stand on one line, so that its cells may too. */
export const hasJoinedColumns = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => COLUMN_NUMBERS.test(text) || LIMITATION.test(text));

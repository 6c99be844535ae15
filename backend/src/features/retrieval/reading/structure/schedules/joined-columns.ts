import type { Line } from '../lines.js';

/** The numbers of the columns of a table on one line: "1 2 3 4", "(1) (2) (3)". */
const COLUMN_NUMBERS = /^\(?1\)?\s+\(?2\)?\s+\(?3\)?(?:\s+\(?\d\)?){0,6}$/u;
/**
 * Headings of the columns of a schedule of limitation, in the order of the print; a text whose rows name them ("Period of limitation: …") has
 * each on a line of its own.
 */
const LIMITATION = ['description of ', 'period of limitation', 'time from which'];

const headsLimitation = (line: string): boolean => {
  const places = LIMITATION.map((head) => line.indexOf(head));
  return places[0] === 0 && places.every((place, at) => place >= (places[at - 1] ?? 0));
};

/** Between the cells of a row that were told apart on the page. */
const CELL_END = '\t';

/** Whether a table of three columns or more has lost them: its headings stand on one line, so that its cells may too. */
export const hasJoinedColumns = (lines: readonly Line[]): boolean =>
  !lines.some(({ text }) => text.includes(CELL_END)) &&
  lines.some(({ text }) => COLUMN_NUMBERS.test(text) || headsLimitation(text.toLowerCase()));

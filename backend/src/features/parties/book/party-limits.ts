/** Parties that one account may keep, deleted ones included. */
export const PARTIES_MAX = 5000;
/** How long a deleted party can be restored. */
export const RESTORABLE_MS = 30 * 86_400_000;
/** Rows that are opened before others get their turn on the event loop. */
export const ROWS_AT_ONCE = 200;
/** Rows that one file may bring. */
export const IMPORT_ROWS_MAX = 2000;
/** Faults of such a file that are named one by one: an answer lists a hundred errors, and the last one says how many more there are. */
export const FAULTS_MAX = 99;
/** People of a file whose name the book has already and who are named. */
export const NAMESAKES_MAX = 50;
/** Characters of such a file. */
export const IMPORT_MAX = 1_000_000;
/** Matters that are named where a party is used in them. */
export const USES_MAX = 50;

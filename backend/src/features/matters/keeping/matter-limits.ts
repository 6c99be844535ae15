/** Matters that one account may keep, deleted ones included. */
export const MATTERS_MAX = 10_000;
/** How long a deleted matter can be restored, with what was deleted with it. */
export const RESTORABLE_MS = 30 * 86_400_000;
/** Rows that are opened before others get their turn on the event loop. */
export const ROWS_AT_ONCE = 200;
/** Conversations, documents and files that are moved in one call, of each kind. */
export const MOVED_MAX = 200;
export const PARTIES_MAX = 50;
export const TAGS_MAX = 20;
export const TITLE_MAX = 200;
export const NOTES_MAX = 10_000;

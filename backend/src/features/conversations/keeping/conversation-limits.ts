/** Conversations that one account may keep, those included that were deleted a moment ago. */
export const CONVERSATIONS_MAX = 1000;
/** Questions in one conversation. */
export const EXCHANGES_MAX = 200;
/** Bytes of one conversation, as stored: about 200 long answers with their sources. */
export const CONVERSATION_MAX_BYTES = 8 * 1024 * 1024;
/** How long a deleted conversation can be restored. */
export const RESTORABLE_MS = 60 * 60_000;
/** A question that has been waiting for longer is answered by nobody any more: an answer may take four minutes. */
export const STALE_MS = 5 * 60_000;
/** Bytes of questions and answers that one search opens, the latest first; titles are all opened. */
export const SEARCH_MAX_BYTES = 4 * 1024 * 1024;
/** Rows that are opened before others get their turn on the event loop. */
export const ROWS_AT_ONCE = 20;

/** What of a user's own work a text was taken from, by ids; nothing where it was only typed in, or stands in the library. */
export interface ContentOrigin {
  matterId?: string | null;
  conversationId?: string | null;
  documentId?: string | null;
  fileId?: string | null;
}

/** Of a text that no matter can have: the library's, or one that somebody typed outside of all matters. */
export const OF_NO_MATTER: ContentOrigin = Object.freeze({});

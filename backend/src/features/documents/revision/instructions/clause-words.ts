/** What people call a part of a draft, as an alternative of a pattern. */
export const KIND = '(?:clause|section|paragraph|para|sub-?clause|article|point)';
/** A part of a draft by its number: "clause 7", "para no. 4.2", "9.3(b)". */
export const NUMBERED = `(?:(?:the )?${KIND} (?:no\\.? ?)?\\d{1,3}(?:\\.\\d{1,3})?|\\d{1,3}\\.\\d{1,3}(?=[ ,:(]|$))(?: ?\\([a-z]\\))?`;
/** The same, or a part by its name: "the notice clause", "the clause on repairs"; a group of its own. */
export const CLAUSE = `(${NUMBERED}|(?:the )?[a-z][a-z -]{2,40}? ${KIND}|(?:the )?${KIND} (?:on|about|for|of) (?:the )?[a-z][a-z ]{2,40}?)`;
/** Verbs that leave something out. */
export const LEAVING_OUT = '(?:delete|remove|omit|drop|strike(?: out| off)?|take out|leave out)';

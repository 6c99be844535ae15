/** What people call the numbered parts of a draft. */
export const KIND = '(?:clause|section|paragraph|para|sub-?clause|article|point)';
/** "clause 4", "clause no. 4.2", "clause 4.2(b)". */
export const NUMBERED = `(?:(?:the )?${KIND} (?:no\\.? ?)?\\d{1,3}(?:\\.\\d{1,3})?|\\d{1,3}\\.\\d{1,3}(?=[ ,:(]|$))(?: ?\\([a-z]\\))?`;
/** By number, or by title: "the notices clause", "the clause on notices"; a group of its own. */
export const CLAUSE = `(${NUMBERED}|(?:the )?[a-z][a-z -]{2,40}? ${KIND}|(?:the )?${KIND} (?:on|about|for|of) (?:the )?[a-z][a-z ]{2,40}?)`;
/** Verbs that leave something out. */
export const LEAVING_OUT = '(?:delete|remove|omit|drop|strike(?: out| off)?|take out|leave out)';

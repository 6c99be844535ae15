/** A number, or several, of one to three figures. */
const NUMBERS = /^\s*\d{1,3}(?:\s?,\s?\d{1,3}){0,9}\s*$/u;
/** What would make one number with it: a figure, also before the end of a clause or a quotation. */
const AFTER_FIGURE = /\d[.,;:)\]\u2019\u201d"']{0,3}$/u;
const LOOKED_AT = 8;

/**
 * A number that is raised behind another one, as the mark of a note is: "[1]" behind "Rs. 500", which would read as Rs. 5001.
 * @param before what stands before it in its line
 * @returns any other raised text as it is
 */
export const raisedText = (before: string, raised: string): string =>
  NUMBERS.test(raised) && AFTER_FIGURE.test(before.slice(-LOOKED_AT)) ? `[${raised.trim()}]` : raised;

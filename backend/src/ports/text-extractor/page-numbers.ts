const PAGE_NUMBER = /\bpage\b|\bof\b/giu;
/** Letters, a number that no page has, or the mark of a picture. */
const SAYS_SOMETHING = /\p{L}|\d{4}|\p{Noncharacter_Code_Point}/u;

/** Whether a line of a header or footer is more than the number of its page, "Page 3 of 12" or "- 3 -". */
export const isMoreThanPageNumber = (line: string): boolean => SAYS_SOMETHING.test(line.replace(PAGE_NUMBER, ''));

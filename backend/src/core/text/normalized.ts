/** More marks than any writing system sets on one letter. */
const TOO_MANY_MARKS = /(?:(?!\u034f)\p{M}){31}/u;
const MARKS = /(?:(?!\u034f)\p{M}){30}(?=(?!\u034f)\p{M})/gu;
/** Combining grapheme joiner: shows nothing, and no mark is sorted across it. */
const JOINER = '\u034f';

/**
 * A text in a Unicode normalization form, in linear time. `normalize` sorts the marks of one letter in time that grows with the square of
 * their number, so that 200 KB of marks take it 8 seconds; runs of more than 30 are split as the Stream-Safe Text Format has it
 * (UAX #15, section 13).
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  // eslint-disable-next-line no-restricted-syntax -- the one place where runs of marks are split first
  return (TOO_MANY_MARKS.test(text) ? text.replace(MARKS, `$&${JOINER}`) : text).normalize(form);
}

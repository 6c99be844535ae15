/** Whether a text has words in Devanagari: the answer to such a question says what it says of its own in Hindi. */
export const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Whether more of the words of a text are in Devanagari than in Latin letters: papers in Hindi have names and law in English. */
export function isMostlyHindi(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/[\p{Script=Devanagari}]+/gu) > count(/[A-Za-z]{2,}/gu);
}

/** Whether a text has words in Devanagari: the answer to such a question says what it says of its own in Hindi. */
export const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

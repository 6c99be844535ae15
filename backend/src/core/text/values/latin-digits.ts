const DEVANAGARI_DIGIT = /[०-९]/gu;
const DEVANAGARI_ZERO = 0x966;

/** "६०" is "60". */
export const latinDigits = (text: string): string =>
  text.replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

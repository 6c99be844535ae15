const DIGITS: readonly (readonly [value: number, digits: string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** The largest number that the letters can write. */
export const ROMAN_MAX = 3999;
const ROMAN = /^(?=.)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** A whole number in Roman numerals, in lower case; in digits, as Word does it, where it has none: 0, negative or above `ROMAN_MAX`. */
export function toRoman(value: number): string {
  if (value < 1 || value > ROMAN_MAX) return String(value);
  let rest = value;
  let text = '';
  for (const [amount, digits] of DIGITS) {
    for (; rest >= amount; rest -= amount) text += digits;
  }
  return text;
}

/**
 * The value of a Roman numeral in either case, or 0 where it is none.
 * @param max what is larger counts as none: a single `c` or `d` is more often a letter than 100 or 500
 */
export function fromRoman(text: string, max = ROMAN_MAX): number {
  const lower = text.toLowerCase();
  if (!ROMAN.test(lower)) return 0;
  const values = [...lower].map((letter) => VALUES[letter] ?? 0);
  const value = values.reduce((sum, each, index) => sum + (each < (values[index + 1] ?? 0) ? -each : each), 0);
  return value <= max ? value : 0;
}

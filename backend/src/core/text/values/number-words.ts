const ONES = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const INDIAN: readonly [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];
const INTERNATIONAL: readonly [number, string][] = [
  [1_000_000_000_000, 'Trillion'],
  [1_000_000_000, 'Billion'],
  [1_000_000, 'Million'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

/**
 * A whole number below 10^15 in English words, in lakhs and crores or in millions.
 * The number-to-words packages spell either system, but none lets a deed keep one hyphenation and no "and" in both.
 */
export function inWords(value: number, indian: boolean): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${(ONES[value % 10] ?? '').toLowerCase()}` : ''}`;
  const [size, name] = (indian ? INDIAN : INTERNATIONAL).find(([unit]) => value >= unit) ?? [100, 'Hundred'];
  const rest = value % size;
  return `${inWords(Math.floor(value / size), indian)} ${name}${rest ? ` ${inWords(rest, indian)}` : ''}`;
}

/** 12345678 → 1,23,45,678. */
export function groupIndian(value: number): string {
  return value.toLocaleString('en-IN');
}

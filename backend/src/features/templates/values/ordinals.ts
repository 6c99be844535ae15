/** `1st`, `22nd`, `11th`; text that is not a whole number stays as it is. */
export function ordinal(text: string): string {
  if (!/^\d{1,4}$/.test(text)) return text;
  const value = Number(text);
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

const POSITIONS: readonly (readonly string[])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
];

/** Where "first" to "fifth", "1st" to "5th" and "last" stand in a list, as `Array.prototype.at` takes it; null for other words. */
export function positionOf(words: string): number | null {
  const named = words.trim().toLowerCase();
  const found = named === 'last' ? -1 : POSITIONS.findIndex((each) => each.includes(named));
  return found < 0 && named !== 'last' ? null : found;
}

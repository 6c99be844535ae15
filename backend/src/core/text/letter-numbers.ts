/** The letters of an item as the drafts of the product count: 26 is z, 27 is aa, 28 is ab. */
export function countedLetters(value: number): string {
  const rest = Math.floor((value - 1) / 26);
  return (rest > 0 ? countedLetters(rest) : '') + String.fromCharCode(97 + ((value - 1) % 26));
}

/** The letters of an item as Word counts: 26 is z, 27 is aa, 28 is bb. */
export const repeatedLetters = (value: number): string =>
  String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.floor((value - 1) / 26) + 1);

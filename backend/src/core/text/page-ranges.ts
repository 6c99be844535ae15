/** [1, 2, 3, 7] becomes "1-3, 7". */
export function pageRanges(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < numbers.length;) {
    let end = i;
    while (numbers[end + 1] === (numbers[end] ?? 0) + 1) end++;
    parts.push(end === i ? `${numbers[i]}` : `${numbers[i]}-${numbers[end]}`);
    i = end + 1;
  }
  return parts.join(', ');
}

/** "Page 3 was read", "Pages 1-3, 7 were read": what is said about one page, or of several. */
export const pagesThat = (numbers: readonly number[], one: string, several: string): string =>
  numbers.length === 1 ? `Page ${numbers[0]} ${one}` : `Pages ${pageRanges(numbers)} ${several}`;

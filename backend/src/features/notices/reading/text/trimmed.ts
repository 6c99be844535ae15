/** The end of a stretch without the characters that trail it; linear, as a pattern for trailing characters would not be. */
export function trimmedEnd(text: string, start: number, end: number, trailing: string): number {
  let last = end;
  while (last > start && trailing.includes(text.charAt(last - 1))) last -= 1;
  return last;
}

/** The beginning of a stretch without the characters that lead it. */
export function trimmedStart(text: string, start: number, end: number, leading: string): number {
  let first = start;
  while (first < end && leading.includes(text.charAt(first))) first += 1;
  return first;
}

const LENGTH_MAX = 1200;
/** Where a sentence, an item of a list or a proviso ends and the next begins; "Rs. 500" and "s. 26" go on. */
const BOUNDARY =
  /(?<!\b(?:No|Nos|Rs|Sec|Art|[sv]|vs|Mr|Mrs|Dr|Ltd))[.;:]["'”’)]{0,2}\s+(?=["“‘(]{0,2}[\p{Lu}\p{Lo}\p{N}]|\([a-z]{1,3}\))/gu;

/**
 * The whole sentences that a section begins with, which state its rule: at most 1,200 UTF-16 units. Always a slice of the passage; a first
 * sentence that is longer than that is cut after a word.
 */
export function openingWords(passage: string): string {
  const text = passage.trim();
  if (text.length <= LENGTH_MAX) return text;
  const ends = [...text.matchAll(BOUNDARY)].map((match) => match.index + match[0].length).filter((end) => end <= LENGTH_MAX);
  // A heading alone ("26. Receipt.") says nothing.
  const end = ends.findLast((each) => each > LENGTH_MAX / 10);
  return text.slice(0, end ?? Math.max(text.lastIndexOf(' ', LENGTH_MAX), 1)).trim();
}

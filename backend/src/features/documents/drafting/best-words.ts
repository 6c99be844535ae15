import { stemmer } from 'stemmer';

const LENGTH_MAX = 600;
/** Where a sentence, an item of a list or a proviso ends and the next begins; "Rs. 500" and "s. 26" go on. */
const BOUNDARY =
  /(?<!\b(?:No|Nos|Rs|Sec|Art|[sv]|vs|Mr|Mrs|Dr|Ltd))[.;:]["'”’)]{0,2}\s+(?=["“‘(]{0,2}[\p{Lu}\p{Lo}\p{N}]|\([a-z]{1,3}\))/gu;

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => (/^[a-z]+$/.test(word) ? stemmer(word) : word)));

/**
 * The stretch of whole sentences of a passage that begins with the one that shares most words with a point, at most 600 UTF-16
 * units long. Always a slice of the passage; a sentence that is longer than that is cut after a word.
 */
export function bestWords(passage: string, point: string): string {
  if (passage.trim().length <= LENGTH_MAX) return passage.trim();
  const starts = [0, ...[...passage.matchAll(BOUNDARY)].map((match) => match.index + match[0].length)];
  const endOf = (index: number): number => starts[index + 1] ?? passage.length;
  const wanted = stems(point);
  const scores = starts.map((start, index) => [...stems(passage.slice(start, endOf(index)))].filter((stem) => wanted.has(stem)).length);
  const first = scores.indexOf(scores.reduce((most, score) => Math.max(most, score), 0));
  const from = starts[first] ?? 0;
  let last = first;
  while (last + 1 < starts.length && endOf(last + 1) - from <= LENGTH_MAX) last += 1;
  const text = passage.slice(from, endOf(last)).trim();
  return text.length <= LENGTH_MAX ? text : text.slice(0, Math.max(text.lastIndexOf(' ', LENGTH_MAX), 1));
}

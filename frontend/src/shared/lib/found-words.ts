/** Words of a search that are too common to be marked, and too short ones. */
const COMMON = new Set([
  'act',
  'and',
  'any',
  'are',
  'for',
  'from',
  'has',
  'may',
  'not',
  'sec',
  'section',
  'shall',
  'such',
  'that',
  'the',
  'this',
  'was',
  'which',
  'who',
  'with',
]);
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export interface FoundPart {
  text: string;
  found: boolean;
}

/** A text in parts, those words set apart that begin with one of the words of a search; words that only frame a search are not. */
export function foundWords(text: string, search: string): FoundPart[] {
  const wanted = (search.toLowerCase().match(WORD) ?? []).filter((word) => (word.length > 2 || /\d/u.test(word)) && !COMMON.has(word));
  const parts: FoundPart[] = [];
  let from = 0;
  for (const { 0: word, index } of wanted.length > 0 ? text.matchAll(WORD) : []) {
    const small = word.toLowerCase();
    if (!wanted.some((each) => (/\d/u.test(each) ? small === each : small.startsWith(each)))) continue;
    if (index > from) parts.push({ text: text.slice(from, index), found: false });
    parts.push({ text: word, found: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}

const QUOTES = /[“”„"]/gu;
const SINGLE_QUOTES = /[‘’`]/gu;
const DASHES = /[—–-]+/gu;

/** Words as a reader compares them: one form of quotation marks and dashes, white space of any kind between them. */
const wordsOf = (text) =>
  text.normalize('NFC').replace(QUOTES, '"').replace(SINGLE_QUOTES, "'").replace(DASHES, '-').split(/\s+/u).filter(Boolean);

/**
 * Words to insert, delete or exchange to get from one text to the other (Levenshtein 1966), in their order.
 * @param {string} expected @param {string} found
 * @returns {{ wrong: number, of: number }} of the words that were expected
 */
export function wordErrors(expected, found) {
  const [a, b] = [wordsOf(expected), wordsOf(found)];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return { wrong: row[b.length] ?? 0, of: a.length };
}

const flat = (text) => [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];

/**
 * Characters to insert, delete or exchange to get from one text to the other (Levenshtein 1966), white space counting as one blank.
 * @returns {{ wrong: number, of: number }} of the characters that were expected
 */
export function characterErrors(expected, found) {
  const [a, b] = [flat(expected), flat(found)];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, exchanged);
    }
    row = next;
  }
  return { wrong: row[b.length], of: a.length };
}

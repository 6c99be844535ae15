const SHORT = 5;
/** Letters that two spellings of one word may differ in, by its length. */
const mostEdits = (length: number): number => (length <= SHORT ? 1 : 2);

/**
 * Whether two names are likely two spellings of one: as many words, in their order, of which at least one is the same and each other one
 * differs in a letter or two. An initial fits every word that it begins. Names that are equal are not near.
 * @param one words as `foldedWords` gives them, with blanks between
 */
export function areNear(one: string, other: string): boolean {
  const [words, others] = [one.split(' '), other.split(' ')];
  if (one === other || words.length !== others.length) return false;
  let same = 0;
  let near = 0;
  for (const [index, word] of words.entries()) {
    const match = others[index] ?? '';
    if (word === match) same += 1;
    else if (isInitial(word, match)) continue;
    else if (isSpelling(word, match)) near += 1;
    else return false;
  }
  return same > 0 && near > 0;
}

/** Letters with which one name is begun in two ways: Vikas and Wikas, Zafar and Jafar, Kamal and Camal. Rohan and Mohan are two names. */
const BEGUN_ALIKE: Readonly<Record<string, string>> = { w: 'v', z: 'j', c: 'k' };
const initialOf = (word: string): string => BEGUN_ALIKE[word.charAt(0)] ?? word.charAt(0);

const isInitial = (one: string, other: string): boolean => (one.length === 1 || other.length === 1) && one.charAt(0) === other.charAt(0);

function isSpelling(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3 || /\d/u.test(one + other)) return false;
  const edits = distance(one, other, mostEdits(shorter));
  return edits <= mostEdits(shorter) && initialOf(one) === initialOf(other);
}

/** Letters to insert, delete, replace or swap with the next (optimal string alignment); anything more than `most` is `most` + 1. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      let least = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + cost);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        least = Math.min(least, (before[to - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(row.at(-1) ?? 0, most + 1);
}

/** What a slip of each kind costs, compared with 1 for a letter that is wrong, missing or extra. */
const LIGHT = 0.6;
const SILENT = 0.4;
const SWAPPED = 0.6;
const VOWEL = /[aeiou]/;
/** Letters that stand for the same sound: "notise", "jentleman", "sertificate". */
const ALIKE: ReadonlySet<string> = new Set(['cs', 'ck', 'sz', 'gj', 'fp', 'vw', 'ey', 'iy', 'kq']);

const alike = (a: string, b: string): boolean => (VOWEL.test(a) && VOWEL.test(b)) || ALIKE.has(a < b ? a + b : b + a);

/** What it costs to leave out or insert the letter at a position: people drop vowels, silent letters and one of a double letter. */
const extra = (word: string, at: number): number => {
  const letter = word.charAt(at);
  const silent = letter === 'e' && at === word.length - 1;
  if (silent || letter === word.charAt(at - 1) || letter === word.charAt(at + 1)) return SILENT;
  return VOWEL.test(letter) || letter === 'h' ? LIGHT : 1;
};

/** What it costs to begin a word with another letter: nothing for the same one, `Infinity` for one that sounds different. */
export const firstLetterCost = (typed: string, meant: string): number =>
  typed === meant ? 0 : !VOWEL.test(typed) && alike(typed, meant) ? LIGHT : Infinity;

/**
 * How far a typed word is from the one that was meant: an edit distance in which misheard letters and two swapped letters cost
 * less than a wrong letter.
 * @param most beyond which `Infinity` is returned
 */
export function slipCost(typed: string, meant: string, most: number): number {
  let before: number[] = [];
  let last = [0];
  for (let to = 0; to < meant.length; to++) last.push((last[to] as number) + extra(meant, to));
  for (let from = 1; from <= typed.length; from++) {
    const row = [(last[0] as number) + extra(typed, from - 1)];
    for (let to = 1; to <= meant.length; to++) {
      const [a, b] = [typed.charAt(from - 1), meant.charAt(to - 1)];
      const replaced = (last[to - 1] as number) + (a === b ? 0 : alike(a, b) ? LIGHT : 1);
      let least = Math.min(replaced, (last[to] as number) + extra(typed, from - 1), (row[to - 1] as number) + extra(meant, to - 1));
      if (from > 1 && to > 1 && a !== b && a === meant.charAt(to - 2) && typed.charAt(from - 2) === b)
        least = Math.min(least, (before[to - 2] as number) + SWAPPED);
      row.push(least);
    }
    // Swapped letters lead from the row before past this one.
    if (row.every((cost) => cost > most) && last.every((cost) => cost + SWAPPED > most)) return Infinity;
    before = last;
    last = row;
  }
  const cost = last[meant.length] as number;
  return cost <= most ? cost : Infinity;
}

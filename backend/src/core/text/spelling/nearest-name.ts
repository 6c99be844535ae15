/** Longer names are not compared: no name of ours is that long, and the work grows with the square. */
const COMPARED_MAX = 60;
/** One slip for so many letters is a misspelling, and two at most; more is another word. */
const LETTERS_PER_SLIP = 3;
const SLIPS_MAX = 2;

/**
 * The name that was probably meant: the nearest one, if a slip or two lead to it. Capitals, underscores and hyphens
 * do not count, so that `isVerified` is as good as `is_verified`.
 * @param names all that it may have been; a few dozen at most
 * @returns undefined where none is near
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  if (given.length > COMPARED_MAX) return undefined;
  const letters = lettersOf(given);
  const slips = Math.min(SLIPS_MAX, Math.max(1, Math.floor(letters.length / LETTERS_PER_SLIP)));
  const ranked = names
    .map((name) => ({ name, distance: distanceBetween(letters, lettersOf(name)) }))
    .filter(({ distance, name }) => distance <= slips && distance < lettersOf(name).length);
  return ranked.sort((one, other) => one.distance - other.distance)[0]?.name;
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

/** Letters that were added, left out, replaced or swapped with the next one (the restricted Damerau–Levenshtein distance). */
function distanceBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1] ? (before[at - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, at > 1 && row > 1 ? swapped : Infinity));
    }
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
}

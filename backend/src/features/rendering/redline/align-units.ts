import { diffArrays } from 'diff';

/** What is compared as a whole: a paragraph, a table, a row of one. */
export interface Unit {
  /** Only units of one kind are ever the same. */
  kind: string;
  text: string;
}

/** One step of a redline: a unit that stayed (perhaps reworded), was added or was removed. */
export type AlignedUnit<T> = { before: T; after: T } | { before: T; after: null } | { before: null; after: T };

/** Beyond this many changed units the two texts have little in common, and finding it would take long. */
const MAX_EDITS = 1_500;
/** The largest product of removed and added units that are compared word by word. */
const MAX_PAIRS = 40_000;
/** The share of common words (Dice) from which a unit counts as a rewritten form of the other. */
const SAME_UNIT = 0.4;

/**
 * Matches each paragraph or table of the new text with that of the old text which it came from. Clause numbers do not count, because one
 * new clause renumbers all that follow.
 */
export function alignUnits<T extends Unit>(before: readonly T[], after: readonly T[]): AlignedUnit<T>[] {
  const changes = diffArrays(before.map(identity), after.map(identity), { maxEditLength: MAX_EDITS });
  if (changes === undefined) return [...before.map(gone), ...after.map(come)];
  const aligned: AlignedUnit<T>[] = [];
  let [from, to] = [0, 0];
  let [removed, added]: [T[], T[]] = [[], []];
  const settle = (): void => {
    for (const pair of pairUp(removed, added)) aligned.push(pair);
    [removed, added] = [[], []];
  };
  for (const change of changes) {
    if (!change.removed && !change.added) settle();
    for (let step = 0; step < change.count; step++) {
      const old = change.added ? undefined : before[from++];
      const fresh = change.removed ? undefined : after[to++];
      if (old !== undefined && fresh !== undefined) aligned.push({ before: old, after: fresh });
      else if (old !== undefined) removed.push(old);
      else if (fresh !== undefined) added.push(fresh);
    }
  }
  settle();
  return aligned;
}

const identity = ({ kind, text }: Unit): string => `${kind}\n${text}`;
const gone = <T>(before: T): AlignedUnit<T> => ({ before, after: null });
const come = <T>(after: T): AlignedUnit<T> => ({ before: null, after });

/** The pairing in order with the most common words (Needleman–Wunsch without a price for gaps). */
function pairUp<T extends Unit>(removed: readonly T[], added: readonly T[]): AlignedUnit<T>[] {
  const columns = added.length + 1;
  if (removed.length === 0 || added.length === 0 || removed.length * added.length > MAX_PAIRS) {
    return [...removed.map(gone), ...added.map(come)];
  }
  const words = { removed: removed.map(wordsOf), added: added.map(wordsOf) };
  const likeness = new Float64Array(removed.length * added.length);
  const best = new Float64Array((removed.length + 1) * columns);
  const at = (row: number, column: number): number => best[row * columns + column] ?? 0;
  for (let row = removed.length - 1; row >= 0; row--) {
    for (let column = added.length - 1; column >= 0; column--) {
      const same = removed[row]?.kind === added[column]?.kind ? dice(words.removed[row], words.added[column]) : 0;
      likeness[row * added.length + column] = same;
      const paired = same >= SAME_UNIT ? same + at(row + 1, column + 1) : 0;
      best[row * columns + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const aligned: AlignedUnit<T>[] = [];
  let [row, column] = [0, 0];
  for (;;) {
    const [before, after] = [removed[row], added[column]];
    if (before === undefined || after === undefined) break;
    const same = likeness[row * added.length + column] ?? 0;
    if (same >= SAME_UNIT && at(row, column) === same + at(row + 1, column + 1)) {
      aligned.push({ before, after });
      row++;
      column++;
    } else if (at(row, column) === at(row + 1, column)) {
      aligned.push(gone(before));
      row++;
    } else {
      aligned.push(come(after));
      column++;
    }
  }
  return [...aligned, ...removed.slice(row).map(gone), ...added.slice(column).map(come)];
}

function wordsOf({ text }: Unit): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+|_{3,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** 2·|common| / (|a| + |b|); two units without a word are alike. */
function dice(a: ReadonlyMap<string, number> = new Map(), b: ReadonlyMap<string, number> = new Map()): number {
  const size = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const total = size(a) + size(b);
  if (total === 0) return 1;
  let common = 0;
  for (const [word, count] of a) common += Math.min(count, b.get(word) ?? 0);
  return (2 * common) / total;
}

import { diffArrays } from 'diff';

/** A run of words, and whether the other text lacks them. */
export interface ComparedPart {
  text: string;
  differs: boolean;
}

/** Words that may differ before the texts are shown without marks. */
const MOST_EDITS = 700;

/** Two texts word by word; white space counts for nothing. The parts of each make up that text. */
export function compareWords(before: string, after: string): { before: ComparedPart[]; after: ComparedPart[] } {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  const comparator = (one: string, other: string): boolean => one.trim() === other.trim();
  const changes = diffArrays(old, now, { comparator, maxEditLength: MOST_EDITS });
  if (!changes) return { before: [{ text: before, differs: false }], after: [{ text: after, differs: false }] };
  const [removed, added] = [new Set<number>(), new Set<number>()];
  let [i, j] = [0, 0];
  for (const change of changes)
    for (let count = 0; count < change.count; count += 1) {
      if (change.removed) removed.add(i++);
      else if (change.added) added.add(j++);
      else [i, j] = [i + 1, j + 1];
    }
  return { before: partsOf(old, removed), after: partsOf(now, added) };
}

/** Words with the white space after them. */
const piecesOf = (text: string): string[] => text.match(/\S+\s*|^\s+/gu) ?? [];

function partsOf(pieces: readonly string[], differing: ReadonlySet<number>): ComparedPart[] {
  const parts: ComparedPart[] = [];
  for (const [at, text] of pieces.entries()) {
    const differs = differing.has(at);
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += text;
    else parts.push({ text, differs });
  }
  return parts;
}

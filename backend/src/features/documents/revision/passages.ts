import { diffArrays } from 'diff';
import { type ChangePlace, placeOfLines, shownOf } from './change-places.js';
import { redline, type RedlineSegment } from './redline.js';
import { excerpt } from './redline-excerpt.js';

/** Lines that take the place of others: those from `at`, `removed` of them. */
export interface Passage {
  at: number;
  removed: number;
  lines: string[];
}

const MAX_EDITS = 5000;

export interface PassageChange {
  passage: Passage;
  /** What changes, with the rest of its lines. */
  segments: RedlineSegment[];
  /** The same with its place in the earlier text. */
  place: ChangePlace;
}

/** Where a text that was written anew differs from the earlier one, each place by itself. */
export function passagesOf(before: string, after: string): PassageChange[] {
  const old = before.split('\n');
  const changes = diffArrays(old, after.split('\n'), { maxEditLength: MAX_EDITS });
  if (!changes) return [withRedline(before, old, { at: 0, removed: old.length, lines: after.split('\n') })];
  const passages: Passage[] = [];
  let at = 0;
  let open: Passage | null = null;
  for (const { added, removed, value } of changes) {
    if (!added && !removed) {
      // A blank line between two changes does not part them.
      if (open && value.every((line) => line.trim() === '')) {
        open.removed += value.length;
        open.lines = [...open.lines, ...value];
      } else {
        if (open) passages.push(open);
        open = null;
      }
      at += value.length;
      continue;
    }
    open ??= { at, removed: 0, lines: [] };
    if (removed) {
      open.removed += value.length;
      at += value.length;
    } else open.lines = [...open.lines, ...value];
  }
  if (open) passages.push(open);
  return passages.map((passage) => withRedline(before, old, passage));
}

function withRedline(text: string, old: readonly string[], passage: Passage): PassageChange {
  const [from, to] = [passage.at, passage.at + passage.removed];
  const segments = redline(old.slice(from, to).join('\n'), passage.lines.join('\n'));
  return { passage, segments: excerpt(segments), place: { ...placeOfLines(text, from, to), segments: shownOf(segments) } };
}

/** The text with some of the passages in the place of what stood there. */
export function withPassages(before: string, passages: readonly Passage[]): string {
  const lines = before.split('\n');
  for (const { at, removed, lines: fresh } of [...passages].sort((a, b) => b.at - a.at)) lines.splice(at, removed, ...fresh);
  return lines.join('\n');
}

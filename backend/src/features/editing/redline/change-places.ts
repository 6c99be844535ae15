import { diffArrays } from 'diff';
import { excerpt, hasChange, renumberingUntold, withoutRenumbering } from './redline-excerpt.js';
import { redline, type RedlineSegment, withoutNumber } from './redline.js';

/** A place of a text that a change concerns, in UTF-16 units: whole lines, or an empty place before the line that something is added to. */
export interface ChangePlace {
  start: number;
  end: number;
  /** What changes there, word by word. */
  segments: RedlineSegment[];
}

const MAX_EDITS = 1500;
/** Characters of one place that are compared in full; of a longer one only what changes is shown. */
const WHOLE_MAX = 20_000;

/**
 * Where one text differs from another; none where the two have too little in common to say. Paragraphs that only get another number are
 * left out where anything else changes.
 */
export function changePlaces(before: string, after: string): ChangePlace[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const parts = diffArrays(old.map(withoutNumber), fresh.map(withoutNumber), { maxEditLength: MAX_EDITS }) ?? [];
  const places: ChangePlace[] = [];
  const renumbered: ChangePlace[] = [];
  const offsetOf = (line: number): number => old.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  let [at, to] = [0, 0];
  let open: { from: number; to: number } | null = null;
  const flush = (): void => {
    if (!open) return;
    const gone = old.slice(open.from, at).join('\n');
    const segments = redline(gone, fresh.slice(open.to, to).join('\n'));
    const start = Math.min(offsetOf(open.from), before.length);
    const place = { start, end: start + gone.length, segments: shownOf(segments) };
    (hasChange(renumberingUntold(segments)) ? places : renumbered).push(place);
    open = null;
  };
  for (const { added, removed, value } of parts) {
    // A blank line between two changes does not part them.
    if (added || removed) open ??= { from: at, to };
    else if (!value.every((line) => line.trim() === '')) flush();
    if (!added) at += value.length;
    if (!removed) to += value.length;
  }
  flush();
  return (places.some(hasWords) ? places : renumbered).filter(hasWords);
}

const hasWords = ({ segments }: ChangePlace): boolean => segments.some(({ kind, text }) => kind !== 'equal' && text.trim() !== '');

/** All of a short comparison; of a long one the parts that change. */
function shownOf(segments: readonly RedlineSegment[]): RedlineSegment[] {
  const length = segments.reduce((sum, { text }) => sum + text.length, 0);
  return length > WHOLE_MAX ? excerpt(segments) : withoutRenumbering(segments);
}

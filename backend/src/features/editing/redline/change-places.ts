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

/** Where a line of a later text comes from: a line of the first text, or what stands before that line. */
interface Origin {
  line: number;
  isNew: boolean;
}

/**
 * Follows changes that are made one after another back to the text that they began with, so that each can be shown at its paragraph.
 * Paragraphs that only get another number are left out where anything else changes.
 */
export class ChangePlaces {
  private lines: string[];
  private origins: Origin[];
  /** Where each line of the first text begins; one more for its end. */
  private readonly starts: readonly number[];

  constructor(private readonly first: string) {
    this.lines = first.split('\n');
    this.origins = this.lines.map((_, line) => ({ line, isNew: false }));
    this.starts = lineStarts(this.lines, first.length);
  }

  /** Where the next text differs from the one before it; none where the two have too little in common to say. */
  next(text: string): ChangePlace[] {
    const [old, fresh] = [this.lines, text.split('\n')];
    const parts = diffArrays(old.map(withoutNumber), fresh.map(withoutNumber), { maxEditLength: MAX_EDITS });
    const origins: Origin[] = [];
    const places: ChangePlace[] = [];
    const renumbered: ChangePlace[] = [];
    let [at, to] = [0, 0];
    let open: { from: number; to: number } | null = null;
    const flush = (): void => {
      if (!open) return;
      const gone = this.origins.slice(open.from, at);
      const following = { line: this.origins[at]?.line ?? this.starts.length - 1, isNew: true };
      for (let index = 0; index < to - open.to; index += 1) origins.push(gone[Math.min(index, gone.length - 1)] ?? following);
      const segments = redline(old.slice(open.from, at).join('\n'), fresh.slice(open.to, to).join('\n'));
      const place = { ...this.span(gone, following), segments: shownOf(segments) };
      (hasChange(renumberingUntold(segments)) ? places : renumbered).push(place);
      open = null;
    };
    for (const { added, removed, value } of parts ?? []) {
      const isChange = added || removed;
      // A blank line between two changes does not part them.
      if (!isChange && !value.every((line) => line.trim() === '')) flush();
      if (isChange) open ??= { from: at, to };
      else if (!open) for (const origin of this.origins.slice(at, at + value.length)) origins.push(origin);
      if (!added) at += value.length;
      if (!removed) to += value.length;
    }
    flush();
    const end = { line: this.starts.length - 1, isNew: true };
    this.lines = fresh;
    this.origins = parts ? origins : fresh.map(() => end);
    return (places.some(hasWords) ? places : renumbered).filter(hasWords);
  }

  private span(origins: readonly Origin[], following: Origin): { start: number; end: number } {
    const kept = origins.flatMap(({ line, isNew }) => (isNew ? [] : line));
    const from = kept[0] ?? origins[0]?.line ?? following.line;
    return spanOf(this.starts, from, (kept.at(-1) ?? from - 1) + 1, this.first.length);
  }
}

const hasWords = ({ segments }: ChangePlace): boolean => segments.some(({ kind, text }) => kind !== 'equal' && text.trim() !== '');

/** The lines from `from` to before `to` of a text, without the last line break. */
export function placeOfLines(text: string, from: number, to: number): { start: number; end: number } {
  return spanOf(lineStarts(text.split('\n'), text.length), from, to, text.length);
}

function spanOf(starts: readonly number[], from: number, to: number, length: number): { start: number; end: number } {
  const start = Math.min(starts[from] ?? length, length);
  return { start, end: to > from ? Math.max(start, Math.min((starts[to] ?? length + 1) - 1, length)) : start };
}

function lineStarts(lines: readonly string[], length: number): number[] {
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  return [...starts, length + 1];
}

/** All of a short comparison; of a long one the parts that change. */
export function shownOf(segments: readonly RedlineSegment[]): RedlineSegment[] {
  const length = segments.reduce((sum, { text }) => sum + text.length, 0);
  return length > WHOLE_MAX ? excerpt(segments) : withoutRenumbering(segments);
}

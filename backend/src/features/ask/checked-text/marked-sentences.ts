import { sentences } from '../../../core/text/sentences.js';

/** A marker that was set in a piece of an answer. */
export interface SetMarker {
  start: number;
  end: number;
  marker: number;
}

interface MarkedSentence {
  start: number;
  end: number;
  markers: number[];
}

/**
 * The sentences of a checked piece of an answer, each with the markers that stand in or right after it; brackets in quoted words are not
 * markers.
 */
export function markedSentences(piece: string, set: readonly SetMarker[]): MarkedSentence[] {
  const spans: { start: number; end: number }[] = [];
  const byStart = new Map(set.map((each) => [each.start, each]));
  for (const { start, end } of sentences(piece)) {
    const after = leadingMarkersEnd(start, end, byStart);
    const last = spans.at(-1);
    if (after > start && last) last.end = after;
    const rest = piece.slice(after, end);
    const from = end - rest.trimStart().length;
    if (!last || after === start) spans.push({ start, end });
    else if (from < end) spans.push({ start: from, end });
  }
  const sorted = [...set].sort((a, b) => a.start - b.start);
  let at = 0;
  return spans.map(({ start, end }) => {
    const markers: number[] = [];
    for (let each = sorted[at]; each && each.start < end; each = sorted[++at]) if (each.start >= start) markers.push(each.marker);
    return { start, end, markers };
  });
}

/** Markers after the full stop belong to the sentence that ended there. */
function leadingMarkersEnd(start: number, end: number, byStart: ReadonlyMap<number, SetMarker>): number {
  let at = start;
  for (let next = byStart.get(at); next && next.end <= end; next = byStart.get(at)) at = next.end;
  return at;
}

import { sentences } from '../retrieval/retrieval.service.js';

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

/** The sentences of a checked piece of an answer, each with the markers that stand in or right after it; brackets in quoted words are no markers. */
export function markedSentences(piece: string, set: readonly SetMarker[]): MarkedSentence[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of sentences(piece)) {
    const after = leadingMarkersEnd(piece, start, end, set);
    const last = spans.at(-1);
    if (after > start && last) last.end = after;
    const rest = piece.slice(after, end);
    const from = end - rest.trimStart().length;
    if (!last || after === start) spans.push({ start, end });
    else if (from < end) spans.push({ start: from, end });
  }
  return spans.map(({ start, end }) => ({
    start,
    end,
    markers: set.filter((each) => each.start >= start && each.start < end).map(({ marker }) => marker),
  }));
}

/** Markers after the full stop belong to the sentence that ended there. */
function leadingMarkersEnd(piece: string, start: number, end: number, set: readonly SetMarker[]): number {
  let at = start;
  for (let next: SetMarker | undefined; (next = set.find((each) => each.start === at)) && next.end <= end;) at = next.end;
  return at;
}

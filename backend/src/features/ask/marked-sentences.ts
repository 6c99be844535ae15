import { sentences } from '../retrieval/retrieval.service.js';

/** A quotation in running text; shorter ones are words in inverted commas, not quotations. */
export const QUOTED = /“([^“”]{25,})”|"([^"]{25,})"/g;
/** Markers after the full stop belong to the sentence that ended there. */
const LEADING_MARKERS = /^(?:\[\d+\])+/;

interface MarkedSentence {
  start: number;
  end: number;
  markers: number[];
}

/** The sentences of a checked piece of an answer, each with the markers that stand in or right after it; quoted brackets are no markers. */
export function markedSentences(piece: string): MarkedSentence[] {
  const quoted = [...piece.matchAll(QUOTED)];
  const marks = [...piece.matchAll(/\[(\d+)\]/g)].filter(({ index }) =>
    quoted.every((match) => index < match.index || index >= match.index + match[0].length),
  );
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of sentences(piece)) {
    const after = LEADING_MARKERS.exec(piece.slice(start, end))?.[0] ?? '';
    const last = spans.at(-1);
    if (after && last) last.end = start + after.length;
    const rest = piece.slice(start + after.length, end);
    const from = end - rest.trimStart().length;
    if (!last || !after) spans.push({ start, end });
    else if (from < end) spans.push({ start: from, end });
  }
  return spans.map(({ start, end }) => ({
    start,
    end,
    markers: marks.filter(({ index }) => index >= start && index < end).map((match) => Number(match[1])),
  }));
}

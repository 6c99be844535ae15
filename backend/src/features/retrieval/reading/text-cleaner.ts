import { amendmentNotes, edgeLines, footnoteMarks, lineBreakHyphens, type Cut } from './boilerplate.js';

export interface SourcePage {
  /** As the file has it; null where the format has no pages. */
  number: number | null;
  text: string;
}

/** A run of the cleaned text that stands unchanged in the pages joined by one line feed. */
export interface TextSegment {
  start: number;
  source: number;
  length: number;
}

export interface PreparedText {
  /** The canonical text of a document: all spans and quotations refer to it. Offsets are UTF-16 units. */
  text: string;
  /** Offset at which each page begins, in order; one entry per page given. */
  pageStarts: number[];
  pageNumbers: (number | null)[];
  removed: Record<Cut['reason'], number>;
  segments: TextSegment[];
}

function merged(cuts: readonly Cut[]): Cut[] {
  const sorted = [...cuts].sort((x, y) => x.start - y.start || y.end - x.end);
  const out: Cut[] = [];
  for (const cut of sorted) {
    const last = out.at(-1);
    if (!last || cut.start >= last.end) out.push({ ...cut });
    else last.end = Math.max(last.end, cut.end);
  }
  return out;
}

/**
 * Cleans extracted pages: running heads, page numbers, hyphens of line breaks, footnote marks and the amendment notes at the
 * foot of official prints. Only deletions happen, so every character kept is the source's own.
 */
export function prepareText(pages: readonly SourcePage[]): PreparedText {
  const joined = pages.map((page) => page.text).join('\n');
  const sourceStarts: number[] = [];
  let offset = 0;
  for (const page of pages) {
    sourceStarts.push(offset);
    offset += page.text.length + 1;
  }
  const texts = pages.map((page) => page.text);
  const edges = edgeLines(texts, sourceStarts);
  const cuts = merged([...edges, ...amendmentNotes(texts, sourceStarts, edges), ...footnoteMarks(joined), ...lineBreakHyphens(joined)]);

  const removed: PreparedText['removed'] = { runningHead: 0, pageNumber: 0, amendmentNote: 0, footnoteMark: 0, hyphen: 0 };
  const segments: TextSegment[] = [];
  const kept: string[] = [];
  let source = 0;
  let start = 0;
  const keep = (end: number): void => {
    if (end <= source) return;
    segments.push({ start, source, length: end - source });
    kept.push(joined.slice(source, end));
    start += end - source;
  };
  for (const cut of cuts) {
    keep(cut.start);
    source = cut.end;
    removed[cut.reason]++;
  }
  keep(joined.length);
  return {
    text: kept.join(''),
    pageStarts: sourceStarts.map((at) => toCleaned(segments, at, start)),
    pageNumbers: pages.map((page) => page.number),
    removed,
    segments,
  };
}

/** The first kept offset at or after `source`. */
function toCleaned(segments: readonly TextSegment[], source: number, length: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const segment = segments[middle] as TextSegment;
    if (source < segment.source + segment.length) high = middle;
    else low = middle + 1;
  }
  const segment = segments[low];
  return segment ? segment.start + Math.max(0, source - segment.source) : length;
}

/** Position in `starts` (ascending, first is 0) of the page that holds `offset`. */
export function pageIndexAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? Infinity) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

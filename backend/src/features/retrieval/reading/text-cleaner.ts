import { countedLines, leaderLines } from './cleaning/counted-lines.js';
import type { Cut, CutReason } from './cleaning/cut.js';
import { edgeLines } from './cleaning/edge-lines.js';
import { amendmentNotes, footnoteMarks } from './cleaning/footnotes.js';
import { glyphs } from './cleaning/glyphs.js';
import { lineBreakHyphens } from './cleaning/line-breaks.js';
import { splitWords } from './cleaning/split-words.js';

export interface SourcePage {
  /** As the file has it; null where the format has no pages. */
  number: number | null;
  text: string;
  /** Set where the text was read by OCR. */
  scan?: { confidence: number };
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
  /** Pages, counted from 0, that were read from their pictures. */
  scannedPages: number[];
  removed: Record<CutReason, number>;
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

/** The pages of a text that has none of its own but still contains their numbers. */
function leavesOf(text: string, numbers: readonly Cut[]): { texts: string[]; starts: number[] } {
  const starts = [0, ...numbers.map(({ end }) => end).sort((a, b) => a - b)];
  return { texts: starts.map((start, i) => text.slice(start, starts[i + 1])), starts };
}

/**
 * Cleans extracted pages: running heads, page numbers, tables of contents with leaders, hyphens of line breaks, spaces inside words,
 * glyphs without a meaning, footnote marks and the amendment notes at the foot of official prints. Only deletions happen, so every character kept is the source's own.
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
  const counted = pages.length === 1 ? countedLines(joined) : [];
  const leaves = counted.length > 0 ? leavesOf(joined, counted) : { texts, starts: sourceStarts };
  const notes = amendmentNotes(leaves.texts, leaves.starts);
  const cuts = merged([
    ...edges,
    ...counted,
    ...leaderLines(joined),
    ...notes.flatMap(({ cut }) => cut ?? []),
    ...footnoteMarks(joined, leaves.texts, leaves.starts, notes),
    ...glyphs(joined),
    ...splitWords(joined),
    ...lineBreakHyphens(joined),
  ]);

  const removed: PreparedText['removed'] = {
    runningHead: 0,
    pageNumber: 0,
    contents: 0,
    amendmentNote: 0,
    footnoteMark: 0,
    glyph: 0,
    splitWord: 0,
    hyphen: 0,
  };
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
    scannedPages: pages.flatMap((page, index) => (page.scan ? [index] : [])),
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

/** Whether any of the characters from `start` to `end` stand on a page that was read from its picture. */
export function isFromScan(
  { pageStarts, scannedPages = [] }: { pageStarts: readonly number[]; scannedPages?: readonly number[] },
  start: number,
  end: number,
): boolean {
  if (scannedPages.length === 0) return false;
  const [first, last] = [pageIndexAt(pageStarts, start), pageIndexAt(pageStarts, Math.max(start, end - 1))];
  return scannedPages.some((page) => first <= page && page <= last);
}

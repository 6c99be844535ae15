import { nonBlankLines, type Cut } from './cut.js';
import { isKnownNote } from './footnotes.js';

const EDGE_LINES = 3;
/** A line is a running head when it is at the edge of this share of the pages, and of at least three. */
const RUNNING_HEAD_SHARE = 0.25;
const MIN_RUNNING_HEADS = 3;
const MAX_HEAD_LENGTH = 160;
/** Words, or the number of a case. */
const HEAD_WORDS = /\p{L}{3}|\bNo\.\s*\d/u;
const PAGE_NUMBER = /^[^\p{L}\p{N}]*(?:page\s+)?(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?[^\p{L}\p{N}]*$/iu;
const PAGE_OF = /^\W*page\s+\d{1,4}\s+of\s+\d{1,4}\W*$/iu;

/** Notes of amendments are worded alike on every page but are not running heads. */
const isHead = (line: string): boolean => line.length <= MAX_HEAD_LENGTH && HEAD_WORDS.test(line) && !isKnownNote(line);

const headKey = (line: string): string => line.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');

/** Running heads and page numbers at the top and foot of pages. `starts` are the pages' offsets in the joined text. */
export function edgeLines(pages: readonly string[], starts: readonly number[]): Cut[] {
  const edges = pages.map((text, i) => {
    const lines = nonBlankLines(text, starts[i] ?? 0);
    return lines.length <= 2 * EDGE_LINES ? lines : [...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)];
  });
  const heads = new Map<string, number>();
  const drifts = new Map<number, number>();
  for (const [page, lines] of edges.entries()) {
    for (const key of new Set(lines.map((line) => headKey(line.text)))) heads.set(key, (heads.get(key) ?? 0) + 1);
    for (const line of lines) {
      const number = PAGE_NUMBER.exec(line.text)?.[1];
      if (number) drifts.set(Number(number) - page, (drifts.get(Number(number) - page) ?? 0) + 1);
    }
  }
  const enough = Math.max(MIN_RUNNING_HEADS, pages.length * RUNNING_HEAD_SHARE);
  const cuts: Cut[] = [];
  for (const [page, lines] of edges.entries()) {
    for (const line of lines) {
      const number = PAGE_NUMBER.exec(line.text)?.[1];
      const counted = number !== undefined && (drifts.get(Number(number) - page) ?? 0) >= enough;
      if (counted || (pages.length > 1 && PAGE_OF.test(line.text))) {
        cuts.push({ start: line.start, end: line.end, reason: 'pageNumber' });
      } else if (isHead(line.text) && (heads.get(headKey(line.text)) ?? 0) >= enough) {
        cuts.push({ start: line.start, end: line.end, reason: 'runningHead' });
      }
    }
  }
  return cuts;
}

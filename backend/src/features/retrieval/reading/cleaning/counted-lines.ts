import { nonBlankLines, type Cut, type PageLine } from './cut.js';

/** A number alone on its line, as page numbers are, and not the label of an item ("1."). */
const COUNTED = /^(?:[-–—~*]\s*)?(?:page\s+)?(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*[-–—~*])?$/iu;
/** Characters between the numbers of two pages; the rows of a table are closer. */
const MIN_PAGE = 300;
const MIN_PAGES = 4;
/** A text may contain the pages of another one, with numbers of their own. */
const SERIES = 2;

interface Counted {
  line: PageLine;
  number: number;
  /** How many lines count up to this one, and the one before it. */
  length: number;
  before: Counted | null;
}

/** The longest run of lines that count upwards by one, each a page away from the one before. */
function longestSeries(candidates: readonly Counted[]): Counted[] {
  const latest = new Map<number, Counted>();
  let longest: Counted | null = null;
  for (const each of candidates) {
    const before = latest.get(each.number - 1);
    const follows = before !== undefined && each.line.start - before.line.start >= MIN_PAGE;
    each.before = follows ? before : null;
    each.length = follows ? before.length + 1 : 1;
    if (each.length >= (latest.get(each.number)?.length ?? 0)) latest.set(each.number, each);
    if (!longest || each.length > longest.length) longest = each;
  }
  const series: Counted[] = [];
  for (let each = longest; each; each = each.before) series.push(each);
  return series;
}

/** Numbers of pages in a text that has no pages of its own, such as a contract saved as plain text: alone, counting upwards. */
export function countedLines(text: string): Cut[] {
  let candidates = nonBlankLines(text, 0).flatMap((line): Counted[] => {
    const number = COUNTED.exec(line.text)?.[1];
    return number ? [{ line, number: Number(number), length: 1, before: null }] : [];
  });
  const cuts: Cut[] = [];
  for (let i = 0; i < SERIES && candidates.length >= MIN_PAGES; i++) {
    const series = longestSeries(candidates);
    if (series.length < MIN_PAGES) break;
    const taken = new Set(series);
    for (const { line } of series) cuts.push({ start: line.start, end: line.end, reason: 'pageNumber' });
    candidates = candidates.filter((each) => !taken.has(each));
  }
  return cuts;
}

const CONTENTS = /^\W*(?:table of contents|contents|index|arrangement of \p{L}+)\b.{0,40}$/iu;
const LEADERS = /[. ]{8,}/gu;
const MIN_DOTS = 5;
/** The number of a page that ends the line, or that the next entry follows. */
const PAGE = /^(?:\d{1,4}|[ivxlc]{1,6})(?:\s*$|\s+[\p{Lu}\d])/iu;
const MAX_PAGE = 40;
/** Lines without leaders that may stand between the title or an entry and the next entry: headings, an entry that wraps. */
const MAX_BETWEEN = 4;
const MIN_ENTRIES = 3;

/** How many entries of a table of contents a line ends. */
function entriesOf(line: string): number {
  return [...line.matchAll(LEADERS)].filter(({ index, 0: run }) => {
    const end = index + run.length;
    return run.split('.').length > MIN_DOTS && PAGE.test(line.slice(end, end + MAX_PAGE));
  }).length;
}

/**
 * The entries of a table of contents, known by the dots that lead to numbers of pages. Only below a title, since a schedule of fees
 * uses the same dots before its amounts.
 */
export function leaderLines(text: string): Cut[] {
  const cuts: Cut[] = [];
  let run: PageLine[] = [];
  let entries = 0;
  /** Lines without leaders since the title or the last entry; null outside a table. */
  let between: number | null = null;
  const close = (): void => {
    if (entries >= MIN_ENTRIES) for (const { start, end } of run) cuts.push({ start, end, reason: 'contents' });
    run = [];
    entries = 0;
    between = null;
  };
  for (const line of nonBlankLines(text, 0)) {
    if (CONTENTS.test(line.text)) {
      close();
      between = 0;
      continue;
    }
    if (between === null) continue;
    const found = entriesOf(line.text);
    between = found > 0 ? 0 : between + 1;
    entries += found;
    if (found > 0) run.push(line);
    if (between > MAX_BETWEEN) close();
  }
  close();
  return cuts;
}

export interface Cut {
  start: number;
  end: number;
  reason: 'runningHead' | 'pageNumber' | 'amendmentNote' | 'footnoteMark' | 'hyphen';
}

interface Line {
  text: string;
  start: number;
  /** Past the line feed. */
  end: number;
}

const EDGE_LINES = 3;
/** A line is a running head when it stands at the edge of this share of the pages, and of three at least. */
const RUNNING_HEAD_SHARE = 0.25;
const MIN_RUNNING_HEADS = 3;
const MAX_HEAD_LENGTH = 160;
const PAGE_NUMBER = /^[^\p{L}\p{N}]*(?:page\s+)?(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?[^\p{L}\p{N}]*$/iu;
const PAGE_OF = /^\W*page\s+\d{1,4}\s+of\s+\d{1,4}\W*$/iu;

function nonBlankLines(text: string, offset: number): Line[] {
  const lines: Line[] = [];
  let at = 0;
  while (at < text.length) {
    const feed = text.indexOf('\n', at);
    const end = feed < 0 ? text.length : feed + 1;
    const line = text.slice(at, feed < 0 ? end : feed).trim();
    if (line) lines.push({ text: line, start: offset + at, end: offset + end });
    at = end;
  }
  return lines;
}

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
      } else if (/\p{L}{3}/u.test(line.text) && line.text.length <= MAX_HEAD_LENGTH && (heads.get(headKey(line.text)) ?? 0) >= enough) {
        cuts.push({ start: line.start, end: line.end, reason: 'runningHead' });
      }
    }
  }
  return cuts;
}

const NOTE_START =
  /^\d{1,2}[.*]?\s+(?:Subs|Ins|Omitted|Rep|Added|Renumbered|Re-numbered|Re-lettered|The (?:original |former )?(?:words?|brackets|letters?|figures?|proviso|Explanation|section)|Certain words|Cl|Sub-?section|S|Ss|Section|Sections|Proviso|Explanation|Vide|See|W\.e\.f|w\.e\.f|This Act|Now|It has been|Clauses?|Chapter|Part|Illustration|The Act)\b.*/u;
const MAX_NOTE_LINES = 25;

/** The block of amendment notes ("1. Subs. by Act 63 of 1980, s. 2 …") at the foot of a page of a printed act. */
export function amendmentNotes(pages: readonly string[], starts: readonly number[], edges: readonly Cut[]): Cut[] {
  if (pages.length < 2) return [];
  const gone = new Set(edges.map((cut) => cut.start));
  const cuts: Cut[] = [];
  for (const [page, text] of pages.entries()) {
    const lines = nonBlankLines(text, starts[page] ?? 0).filter((line) => !gone.has(line.start));
    const tail = lines.slice(-MAX_NOTE_LINES);
    const first = tail.findIndex((line) => /^1[.*]?\s/.test(line.text) && NOTE_START.test(line.text));
    const last = tail.at(-1);
    const start = tail[first]?.start;
    if (start !== undefined && last) cuts.push({ start, end: last.end, reason: 'amendmentNote' });
  }
  return cuts;
}

const MARKS = [
  /(?<![\p{L}\p{N}.])\d{1,2}(?=\[)/gu,
  /(?<=^|\n)\d{1,2}\s*\n\s*(?=\[)/gu,
  /(?<=[\p{L}.,;:)\]]) ?\^(?:\d{1,3}|\*+)/gu,
  /(?<=\p{L}{4}[.,;:)]?|[.,;:)])[¹²³⁴-⁹⁰]+/gu,
  /(?<![\p{L}\p{N}])\d{1,2}(?=\*{3})/gu,
];

/** Marks that point to footnotes: "1[", "^2", superscript figures after words, "4***". */
export function footnoteMarks(text: string): Cut[] {
  return MARKS.flatMap((mark) =>
    [...text.matchAll(mark)].map((match): Cut => ({ start: match.index, end: match.index + match[0].length, reason: 'footnoteMark' })),
  );
}

const BROKEN_WORD = /(\p{L}+)[-\u00ad]\n[ \t]*(\p{Ll}\p{L}*)/gu;

/** Hyphens at line ends; the hyphen stays where the same document writes the compound with it elsewhere. */
export function lineBreakHyphens(text: string): Cut[] {
  const cuts: Cut[] = [];
  const broken = [...text.matchAll(BROKEN_WORD)];
  const written = new Set(broken.length ? text.toLowerCase().match(/\p{L}+(?:-\p{L}+)?/gu) : []);
  for (const match of broken) {
    const [whole, head = '', tail = ''] = match;
    const start = match.index + head.length;
    const end = match.index + whole.length - tail.length;
    const soft = text[start] === '\u00ad';
    const compound = `${head}-${tail}`.toLowerCase();
    const keepHyphen = !soft && written.has(compound) && !written.has(`${head}${tail}`.toLowerCase());
    cuts.push({ start: keepHyphen ? start + 1 : start, end, reason: 'hyphen' });
  }
  for (const match of text.matchAll(/\u00ad(?!\n)/gu)) cuts.push({ start: match.index, end: match.index + 1, reason: 'hyphen' });
  return cuts;
}

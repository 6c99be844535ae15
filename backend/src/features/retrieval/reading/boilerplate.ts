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
/** Words, or the number of a case. */
const HEAD_WORDS = /\p{L}{3}|\bNo\.\s*\d/u;
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
      } else if (HEAD_WORDS.test(line.text) && line.text.length <= MAX_HEAD_LENGTH && (heads.get(headKey(line.text)) ?? 0) >= enough) {
        cuts.push({ start: line.start, end: line.end, reason: 'runningHead' });
      }
    }
  }
  return cuts;
}

const NOTE_START =
  /^\d{1,2}[.*]?\s+(?:Subs|Ins|Omitted|Rep|Added|Renumbered|Re-numbered|Re-lettered|The (?:original |former )?(?:words?|brackets|letters?|figures?|proviso|Explanation|section)|Certain words|Cl|Sub-?section|S|Ss|Section|Sections|Proviso|Explanation|Vide|See|W\.e\.f|w\.e\.f|This Act|Now|It has been|Clauses?|Chapter|Part|Illustrations?|The Act)\b.*/u;
const MAX_NOTE_LINES = 40;
/** Words without which no amendment is noted. */
const NOTE_WORDS = /\b(?:Act|A\.\s?O\.|w\.e\.f|Reg\.|Sch\.|rep\.|subs\.|ins\.|ibid|Notification|see)/u;

/** Where the notes begin: with a first one of known wording, or with any that a second one of known wording follows. */
function firstNote(lines: readonly Line[]): number {
  const opens = (line: Line, number: string): boolean => /^([12])[.*]?\s/.exec(line.text)?.[1] === number;
  const known = lines.findIndex((line) => opens(line, '1') && NOTE_START.test(line.text));
  if (known >= 0) return known;
  const second = lines.findIndex((line) => opens(line, '2') && NOTE_START.test(line.text));
  const first = lines.slice(0, Math.max(0, second)).findLastIndex((line) => opens(line, '1'));
  const between = lines.slice(Math.max(0, first), Math.max(0, second));
  return first >= 0 && NOTE_WORDS.test(between.map(({ text }) => text).join(' ')) ? first : -1;
}

/** The block of amendment notes ("1. Subs. by Act 63 of 1980, s. 2 …") at the foot of a page of a printed act. */
export function amendmentNotes(pages: readonly string[], starts: readonly number[], edges: readonly Cut[]): Cut[] {
  if (pages.length < 2) return [];
  const gone = new Set(edges.map((cut) => cut.start));
  const cuts: Cut[] = [];
  for (const [page, text] of pages.entries()) {
    const lines = nonBlankLines(text, starts[page] ?? 0).filter((line) => !gone.has(line.start));
    const tail = lines.slice(-MAX_NOTE_LINES);
    const first = firstNote(tail);
    const last = tail.at(-1);
    const start = tail[first]?.start;
    if (start !== undefined && last) cuts.push({ start, end: last.end, reason: 'amendmentNote' });
  }
  return cuts;
}

/** A mark and what must stand before it: looking back from each find is many times cheaper than at every character. */
const MARKS: readonly { mark: RegExp; after: RegExp }[] = [
  { mark: /\d{1,2}(?=\[)/gu, after: /(?:^|[^\p{L}\p{N}.])$/u },
  {
    mark: /\d{1,2}[^\S\n]*\n\s*(?=\[)/gu,
    after: /(?:^|\n|(?<!\b(?:sections?|articles?|rules?|clauses?|paragraphs?|chapters?|parts?|schedules?|orders?|forms?|nos?\.?))\s)$/iu,
  },
  { mark: / ?\^(?:\d{1,3}|\*+)/gu, after: /[\p{L}.,;:)\]]$/u },
  { mark: /[¹²³⁴-⁹⁰]+/gu, after: /(?:\p{L}{4}[.,;:)]?|[.,;:)])$/u },
  { mark: /\d{1,2}(?=\*{3})/gu, after: /(?:^|[^\p{L}\p{N}])$/u },
];
/** Four letters, each of up to two units, and a stop; the name of a unit before its number. */
const LOOK_BACK = 14;

/** Marks that point to footnotes: "1[", "^2", superscript figures after words, "4***". */
export function footnoteMarks(text: string): Cut[] {
  return MARKS.flatMap(({ mark, after }) =>
    [...text.matchAll(mark)]
      .filter(({ index }) => after.test(text.slice(Math.max(0, index - LOOK_BACK), index)))
      .map((match): Cut => ({ start: match.index, end: match.index + match[0].length, reason: 'footnoteMark' })),
  );
}

const LINE_END_HYPHEN = /[-\u00ad]\n[ \t]*(?=\p{Ll})/gu;
const MAX_WORD = 60;
const COMPOUNDS = /[\p{L}-]+/gu;

/** Hyphens at line ends; the hyphen stays where the same document writes the compound with it elsewhere. */
export function lineBreakHyphens(text: string): Cut[] {
  const cuts: Cut[] = [];
  /** Words that stand in the text by themselves, neither inside a longer word nor in a compound. */
  let written: Set<string> | undefined;
  for (const { index: start, 0: hyphen } of text.matchAll(LINE_END_HYPHEN)) {
    const end = start + hyphen.length;
    const head = /(?<!\p{L})\p{L}+$/u.exec(text.slice(Math.max(0, start - MAX_WORD), start))?.[0].toLowerCase();
    if (!head) continue;
    const tail = /^\p{L}+/u.exec(text.slice(end, end + MAX_WORD))?.[0].toLowerCase() ?? '';
    const compound = `${head}-${tail}`;
    written ??= new Set(text.toLowerCase().match(COMPOUNDS));
    const keepHyphen = text[start] !== '\u00ad' && written.has(compound) && !written.has(head + tail);
    cuts.push({ start: keepHyphen ? start + 1 : start, end, reason: 'hyphen' });
  }
  for (const match of text.matchAll(/\u00ad(?!\n)/gu)) cuts.push({ start: match.index, end: match.index + 1, reason: 'hyphen' });
  return cuts;
}

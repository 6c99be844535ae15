import { ClosingMarks, type Facing } from './closing-marks.js';

/** Words between quotation marks, or set off as a block, in running text. */
export interface Quotation {
  /** With its marks. */
  start: number;
  end: number;
  open: string;
  close: string;
  words: string;
}

/** A stretch of the text that is known to be exact words of a source. */
export type ExactRange = readonly [start: number, end: number];

const CURLY: Readonly<Record<string, string>> = { '“': '”', '„': '”', '«': '»', '‘': '’' };
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const SIGNIFICANT = /[\p{L}\p{M}\p{N}]/gu;
const BLOCK = /^>[^\n]*(?:\n>[^\n]*)*/gmu;
const PARAGRAPH_END = /\n[^\S\n]*\n/gu;
/** Fewer words, and so short, are a term in inverted commas, not a quotation. */
const MIN_WORDS = 3;
const MIN_SIGNIFICANT = 12;
const MIN_LENGTH = 25;

/** Too short for a sentence of its own. */
export const isPhrase = (words: string): boolean => words.trim().length < MIN_LENGTH;

/** Whether words in inverted commas claim to be somebody's sentence rather than a term. */
function isQuotation(words: string): boolean {
  if (!isPhrase(words)) return true;
  return words.trim().split(/\s+/).length >= MIN_WORDS && (words.match(SIGNIFICANT)?.length ?? 0) >= MIN_SIGNIFICANT;
}

/**
 * The quotations of a text, in order and without overlap; quotations within quotations belong to the outer one. One that is not
 * closed continues to the end of its paragraph: without the closing mark it still claims to be a quotation.
 * @param exact ranges that are quotations as they stand when marks enclose them, whatever marks they hold themselves
 */
export function quotationsIn(text: string, exact: readonly ExactRange[] = []): Quotation[] {
  const found: Quotation[] = [];
  const blocks = new Map(
    [...text.matchAll(BLOCK)].map((match): [number, Quotation] => {
      const [start, end] = [match.index, match.index + match[0].length];
      return [start, { start, end, words: match[0].replace(/^> ?/gmu, ''), open: '> ', close: '' }];
    }),
  );
  const known = new KnownText(text, exact);
  for (let at = 0; at < text.length;) {
    const next = blocks.get(at) ?? quotationAt(text, at, known);
    if (next && isQuotation(next.words)) found.push(next);
    // The inside of a term is examined separately.
    at = next && isQuotation(next.words) ? next.end : at + 1;
  }
  return found;
}

const closesWith = (open: string): string | null => CURLY[open] ?? (open === '"' || open === "'" ? open : null);

/** What is known about a text before its quotations are looked for, so that the search for each need not start from the beginning. */
class KnownText {
  readonly exactAt: ReadonlyMap<number, ExactRange>;
  /** Where its paragraphs end, white space left out, by where they are over with it; ascending. */
  private readonly limits: readonly { end: number; past: number }[];
  /** 1 inside the exact ranges: all marks there are passed over. */
  private readonly inside: Uint8Array;
  private readonly marks = new Map<string, ClosingMarks>();

  constructor(
    private readonly text: string,
    readonly exact: readonly ExactRange[],
  ) {
    this.exactAt = new Map([...exact].reverse().map((range) => [range[0], range]));
    this.limits = paragraphEnds(text);
    this.inside = new Uint8Array(text.length);
    for (const [start, end] of exact) this.inside.fill(1, start, end);
  }

  /**
   * Where a quotation that opens at `at` is closed; null when it is not. One that opens inside exact words is closed by their own marks.
   */
  closedAt(at: number, open: string, close: string): number | null {
    const own = this.inside[at] === 1;
    const marks = this.marks.get(`${open}${own}`) ?? this.marksOf(open, close, own);
    this.marks.set(`${open}${own}`, marks);
    return marks.after(at, open !== '‘' && open !== "'");
  }

  private marksOf(open: string, close: string, own: boolean): ClosingMarks {
    const facing = open === close ? straightFacing(this.text, open) : curlyFacing(this.text, open, close);
    const paragraphs = this.limits.map(({ past }) => past);
    return new ClosingMarks(this.text.length, (at) => (own || this.inside[at] === 0 ? facing(at) : 0), paragraphs);
  }

  /** The end of the paragraph that an offset lies in. */
  limit(at: number): number {
    let low = 0;
    for (let high = this.limits.length - 1; low < high;) {
      const middle = (low + high) >> 1;
      if ((this.limits[middle]?.past ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return Math.max(at, this.limits[low]?.end ?? at);
  }
}

function quotationAt(text: string, at: number, known: KnownText): Quotation | null {
  const open = text[at] ?? '';
  const close = closesWith(open);
  if (close === null || (open === "'" && !opensWord(text, at))) return null;
  const range = known.exactAt.get(at + 1);
  if (range && text[range[1]] === close) return quotation(text, at, range[1] + 1, close);
  const limit = known.limit(at);
  const end = known.closedAt(at, open, close);
  if (end !== null) return quotation(text, at, end + 1, close);
  // A lone apostrophe, or an inch mark after a number, opens nothing.
  if (open === '‘' || open === "'" || (open === '"' && !opensWord(text, at))) return null;
  // A quotation that is known to be exact stands alone and does not end one that was never closed.
  const next = known.exact.find(([start, stop]) => start - 1 > at && start < limit && closesWith(text[start - 1] ?? '') === text[stop]);
  return quotation(text, at, next ? at + text.slice(at, next[0] - 1).trimEnd().length : limit, '');
}

function quotation(text: string, start: number, end: number, close: string): Quotation {
  const open = text[start] ?? '';
  return { start, end, open, close: close || (CURLY[open] ?? open), words: text.slice(start + 1, close ? end - 1 : end) };
}

function paragraphEnds(text: string): { end: number; past: number }[] {
  let from = 0;
  return [...[...text.matchAll(PARAGRAPH_END)].map(({ index }) => index), text.length].map((past) => {
    const end = from + text.slice(from, past).trimEnd().length;
    from = past;
    return { end, past };
  });
}

/** Curly marks say which way they face, but an apostrophe looks like one: it stands before a letter. */
const curlyFacing =
  (text: string, open: string, close: string): Facing =>
  (at) =>
    text[at] === open ? 1 : text[at] === close && !(close === '’' && LETTER.test(text[at + 1] ?? '')) ? -1 : 0;

/** The direction of straight marks only follows from what is next to them. */
const straightFacing =
  (text: string, mark: string): Facing =>
  (at) =>
    text[at] !== mark || (mark === "'" && isApostrophe(text, at)) ? 0 : opensWord(text, at) ? 1 : -1;

const isApostrophe = (text: string, at: number): boolean => LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at + 1] ?? '');

const opensWord = (text: string, at: number): boolean =>
  (at === 0 || /[\s([{“‘—–-]/u.test(text[at - 1] ?? '')) && /[^\s)\]}.,;:!?”’"]/u.test(text[at + 1] ?? '');

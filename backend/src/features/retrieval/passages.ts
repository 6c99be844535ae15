import { sentenceEnds } from './sentences.js';
import { looksLikeHeading, splitLines } from './structure/lines.js';
import type { Unit } from './structure/unit.js';

/** Changes whenever the same text could be cut into other passages; recorded in every generation. */
export const CHUNKER_VERSION = 'structure-5';

export interface Passage {
  /** Position in the document, from 0. */
  ordinal: number;
  kind: Unit['kind'];
  /** The unit a reader would cite: section '26', paragraph '12'; '' where there is none. */
  unit: string;
  /** Names from the outside in. */
  path: readonly string[];
  heading: string;
  /** Exact span in the canonical text: text.slice(start, end) is the passage. */
  start: number;
  end: number;
}

export interface PassageSizes {
  /** Characters that a passage should have at most; a single sentence may exceed it up to `hard`. */
  target: number;
  hard: number;
  /** Neighbouring units without a number that are shorter than this are joined; a numbered one must be found by its number. */
  short: number;
  overlap: number;
}

export const PASSAGE_SIZES: PassageSizes = { target: 1800, hard: 2800, short: 120, overlap: 200 };

interface Span {
  start: number;
  end: number;
}

const SUBDIVISION =
  /\n[ \t]*(?=[[“"]*(?:\([0-9]{1,3}[A-Z]?\)|\([a-z]{1,3}\)|\([ivx]{1,5}\)|Provided\b|Explanation\b|Illustrations?\b|Exception\b))|\n[ \t]*\n/gu;

function trimmed(text: string, start: number, end: number): Span | null {
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  return start < end ? { start, end } : null;
}

/** Pieces no longer than `hard`, cut at sentence ends, at white space only where a sentence is longer than that. */
function sentencePieces(text: string, span: Span, sizes: PassageSizes): Span[] {
  const pieces: Span[] = [];
  for (const relative of sentenceEnds(text.slice(span.start, span.end))) {
    const end = span.start + relative;
    let start = pieces.at(-1)?.end ?? span.start;
    while (end - start > sizes.hard) {
      const space = text.lastIndexOf(' ', start + sizes.target);
      const cut = space > start ? space : start + sizes.target;
      pieces.push({ start, end: cut });
      start = cut;
    }
    if (end > start) pieces.push({ start, end });
  }
  return pieces;
}

/** Splits a long span at its subdivisions, then packs the parts up to the target size; cuts inside a part repeat its last sentence. */
function splitSpan(text: string, span: Span, sizes: PassageSizes): Span[] {
  if (span.end - span.start <= sizes.target) return [span];
  const marks = [...text.slice(span.start, span.end).matchAll(SUBDIVISION)].map((match) => span.start + match.index + match[0].length);
  const edges = [span.start, ...marks, span.end];
  const atoms: (Span & { inside: boolean })[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const part = { start: edges[i] as number, end: edges[i + 1] as number };
    if (part.end - part.start <= sizes.target) atoms.push({ ...part, inside: false });
    else sentencePieces(text, part, sizes).forEach((piece, at) => atoms.push({ ...piece, inside: at > 0 }));
  }
  const out: Span[] = [];
  let open: Span | null = null;
  for (const [at, atom] of atoms.entries()) {
    if (open && atom.end - open.start <= sizes.target) {
      open.end = atom.end;
      continue;
    }
    if (open) out.push(open);
    const before: Span | undefined = atoms[at - 1];
    const repeat: boolean = atom.inside && before !== undefined && before.end - before.start <= sizes.overlap;
    open = { start: repeat && before ? before.start : atom.start, end: atom.end };
  }
  if (open) out.push(open);
  return out;
}

const samePlace = (a: Unit, b: Unit): boolean =>
  a.kind === b.kind && a.path.slice(0, -1).join('\n') === b.path.slice(0, -1).join('\n') && Boolean(a.label) === Boolean(b.label);

/** Whether a unit says anything beside headings: a title page, a section that only has a name. */
function hasBody(text: string, unit: Unit): boolean {
  const body = text.slice(unit.bodyStart, unit.end);
  if (!/[\p{L}\p{N}]/u.test(body)) return false;
  return unit.label !== '' || splitLines(body).some((line) => !looksLikeHeading(line.text));
}

/** Cuts the units of a document into passages: exact spans, in order, every word of every body covered, no heading alone. */
export function cutPassages(text: string, units: readonly Unit[], sizes: PassageSizes = PASSAGE_SIZES): Passage[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    if (!hasBody(text, unit)) continue;
    const last = joined.at(-1);
    const small = (u: Unit): boolean => u.end - u.start < sizes.short;
    const joinable = last && unit.kind === 'text' && small(unit) && small(last) && samePlace(last, unit);
    if (joinable) joined[joined.length - 1] = { ...last, end: unit.end };
    else joined.push(unit);
  }
  const passages: Passage[] = [];
  for (const unit of joined) {
    const span = trimmed(text, unit.start, unit.end);
    if (!span) continue;
    for (const piece of splitSpan(text, span, sizes)) {
      const exact = trimmed(text, piece.start, piece.end);
      if (!exact) continue;
      passages.push({ ordinal: passages.length, kind: unit.kind, unit: unit.label, path: unit.path, heading: unit.heading, ...exact });
    }
  }
  return passages;
}

import { sentenceEnds } from '../../../core/text/sentences.js';
import { wordsOfOthers } from './reading-faults.js';
import { looksLikeHeading, splitLines } from './structure/lines.js';
import { PlaceNames } from './structure/place-names.js';
import { subdivide, type Subdivision } from './structure/subdivisions.js';
import type { Unit } from './structure/unit.js';

/** Must change whenever the same text could be cut into other passages; recorded in every generation. */
export const CHUNKER_VERSION = 'structure-14';

export interface Passage {
  /** Position in the document, from 0. */
  ordinal: number;
  kind: Unit['kind'];
  /** The unit a reader would cite: section '26', paragraph '12'; '' where there is none. */
  unit: string;
  /** Names from the outside in. */
  path: readonly string[];
  heading: string;
  /** Names inside the unit of what the passage holds, from the outside in; empty where it holds the whole unit. */
  within: readonly string[];
  /** Where the sub-sections, clauses, provisos … in the passage begin, each with its names inside the unit. */
  subunits: readonly Subunit[];
  /** The section whose words stand here in place of its own; absent where the unit has its own. */
  wordsOf?: string;
  /** A row of a table whose columns run together in the text; absent for all others. */
  joinedColumns?: true;
  /** Exact span in the canonical text: text.slice(start, end) is the passage. */
  start: number;
  end: number;
}

/** From `start` up to the next one, or the end of the passage. */
export interface Subunit {
  start: number;
  names: readonly string[];
}

export interface PassageSizes {
  /** The most characters that a passage should have; a single sentence may exceed it, up to `hard`. */
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

const PARAGRAPH_END = /\n[ \t]*\n/gu;

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
      const space = text.slice(start, start + sizes.target + 1).lastIndexOf(' ');
      const cut = space > 0 ? start + space : start + sizes.target;
      pieces.push({ start, end: cut });
      start = cut;
    }
    if (end > start) pieces.push({ start, end });
  }
  return pieces;
}

/** Packs parts up to the target size; a cut inside a part repeats its last sentence. */
function pack(atoms: readonly (Span & { inside: boolean })[], sizes: PassageSizes): Span[] {
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

function between(span: Span, marks: readonly number[]): Span[] {
  const edges = [span.start, ...marks.filter((mark) => mark > span.start && mark < span.end), span.end];
  return edges.slice(1).map((end, i) => ({ start: edges[i] as number, end }));
}

/** Splits a span that no numbering divides at its paragraphs, and those that are too long at sentence ends. */
function splitProse(text: string, span: Span, sizes: PassageSizes): Span[] {
  const paragraphs = [...text.slice(span.start, span.end).matchAll(PARAGRAPH_END)].map(
    (match) => span.start + match.index + match[0].length,
  );
  const atoms = between(span, paragraphs).flatMap((part) =>
    part.end - part.start <= sizes.target
      ? [{ ...part, inside: false }]
      : sentencePieces(text, part, sizes).map((piece, at) => ({ ...piece, inside: at > 0 })),
  );
  return pack(atoms, sizes);
}

/** Position of the first run that begins at `offset` or later; runs ascend. */
function firstRunFrom(runs: readonly Subdivision[], offset: number): number {
  let low = 0;
  for (let high = runs.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((runs[middle] as Subdivision).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Subdivisions inside subdivisions at which a span is split; deeper ones are not distinguished. */
const MAX_DEPTH = 16;

/** A span that is being split at its subdivisions of one depth. */
class Level {
  private readonly out: Span[] = [];
  private short: (Span & { inside: boolean })[] = [];
  private taken = 0;

  constructor(
    private readonly parts: readonly Span[],
    readonly runs: readonly Subdivision[],
    readonly depth: number,
    private readonly sizes: PassageSizes,
  ) {}

  /** The next part to be split; undefined when all are. */
  next(): Span | undefined {
    return this.parts[this.taken++];
  }

  /** Takes what a part was split into: its ends are packed with their neighbours. */
  add(pieces: readonly Span[]): void {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first) this.short.push({ ...first, inside: false });
    if (!last || pieces.length === 1) return;
    this.flush();
    for (const piece of pieces.slice(1, -1)) this.out.push(piece);
    this.short = [{ ...last, inside: false }];
  }

  pieces(): Span[] {
    this.flush();
    return this.out;
  }

  private flush(): void {
    for (const packed of pack(this.short, this.sizes)) this.out.push(packed);
    this.short = [];
  }
}

/** A span that needs no split or that no numbering divides, as pieces; otherwise the level at which it is split. */
function opened(text: string, span: Span, sizes: PassageSizes, runs: readonly Subdivision[], depth: number): Span[] | Level {
  if (span.end - span.start <= sizes.target) return [span];
  const inner = runs.slice(firstRunFrom(runs, span.start + 1), firstRunFrom(runs, span.end));
  if (inner.length === 0 || depth > MAX_DEPTH) return splitProse(text, span, sizes);
  const marks = inner.filter(({ steps }) => steps.length <= depth).map(({ start }) => start);
  return new Level(between(span, marks), inner, depth, sizes);
}

/**
 * Splits a long span at its outermost subdivisions, one that is still too long at the next inner ones, and packs what is short. A stack of
 * its own instead of calls in calls: a hostile document nests as deep as it likes.
 */
function splitSpan(text: string, span: Span, sizes: PassageSizes, runs: readonly Subdivision[]): Span[] {
  const levels: Level[] = [];
  let found = opened(text, span, sizes, runs, 1);
  for (;;) {
    if (found instanceof Level) levels.push(found);
    else levels.at(-1)?.add(found);
    const level = levels.at(-1);
    if (!level) return found as Span[];
    const part = level.next();
    if (part) {
      found = opened(text, part, sizes, level.runs, level.depth + 1);
      continue;
    }
    levels.pop();
    found = level.pieces();
    if (levels.length === 0) return found;
  }
}

const samePlace = (a: Unit, b: Unit): boolean =>
  a.kind === b.kind && a.path.slice(0, -1).join('\n') === b.path.slice(0, -1).join('\n') && Boolean(a.label) === Boolean(b.label);

/** Whether a unit says anything apart from headings: a title page, a section that only has a name. */
function hasBody(text: string, unit: Unit): boolean {
  const body = text.slice(unit.bodyStart, unit.end);
  if (!/[\p{L}\p{N}]/u.test(body)) return false;
  return unit.label !== '' || splitLines(body).some((line) => !looksLikeHeading(line.text));
}

/** The subdivisions of one unit, by passage. Text that no number marks off has none that could be cited. */
class InsideUnit {
  readonly runs: readonly Subdivision[];
  private readonly names: PlaceNames;

  constructor(text: string, { label, path, bodyStart, end }: Unit) {
    this.runs = label ? subdivide(text, bodyStart, end) : [];
    this.names = new PlaceNames(path.at(-1) ?? '', this.runs);
  }

  places({ start, end }: Span, cut: boolean): Pick<Passage, 'within' | 'subunits'> {
    const runs = this.runs.slice(Math.max(0, firstRunFrom(this.runs, start + 1) - 1), firstRunFrom(this.runs, end));
    const told = runs.filter(({ steps }) => steps.length > 0);
    return {
      within: cut && told.length > 0 ? this.names.range(told) : [],
      subunits: told.map((run) => ({ start: Math.max(run.start, start), names: this.names.names(run.steps) })),
    };
  }
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
  const strange = wordsOfOthers(text, joined);
  for (const unit of joined) {
    const span = trimmed(text, unit.start, unit.end);
    if (!span) continue;
    const inside = new InsideUnit(text, unit);
    const pieces = splitSpan(text, span, sizes, inside.runs).flatMap(({ start, end }) => trimmed(text, start, end) ?? []);
    for (const exact of pieces) {
      const { label, kind, path, heading } = unit;
      const places = inside.places(exact, pieces.length > 1);
      const wordsOf = strange.get(unit);
      const doubt = { ...(wordsOf !== undefined && { wordsOf }), ...(unit.joinedColumns && { joinedColumns: true as const }) };
      passages.push({ ordinal: passages.length, kind, unit: label, path, heading, ...places, ...doubt, ...exact });
    }
  }
  return passages;
}

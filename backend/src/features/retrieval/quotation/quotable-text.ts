import { normalized } from '../../../core/text/normalized.js';
import { nearestWindow, sourceWords, type SourceWord } from './fuzzy-match.js';

export interface LocatedQuotation {
  /** Exact span in the text; `quotation` equals text.slice(start, end). */
  start: number;
  end: number;
  quotation: string;
  /** `verbatim`: nothing but white space, case, quotation marks and hyphens differed; `corrected`: words did. */
  match: 'verbatim' | 'corrected';
}

/** Letters and digits that a quotation must have at least; fewer would be found by chance. */
const MIN_SIGNIFICANT = 8;
/** Characters on both sides of the place that a claim names. */
const NEARBY = 5000;
const SIGNIFICANT = /[\p{L}\p{M}\p{N}]/u;
const ELLIPSIS = /\[?(?:…|\.\s?\.\s?\.)\]?/u;
/** A claim with more omissions than this quotes nothing. */
const MAX_PARTS = 20;
/** Characters that a quotation may leave out between two of its parts: most of a long section. */
const MAX_OMITTED = 20_000;
/** How many places of the first part of a quotation with omissions are tried. */
const MAX_ANCHORS = 4;
/** How many places inside longer words are examined before a search is given up; only a text of a single letter has so many. */
const MAX_PLACES_IN_WORDS = 1000;

interface Folded {
  text: string;
  /** Offset of each folded UTF-16 unit in the original, and one past its original character. */
  from: Uint32Array;
  to: Uint32Array;
}

/** Only letters, marks and digits, lower-cased, compatibility-folded and taken apart into letters and marks, each with its place in the original. */
function fold(text: string): Folded {
  const parts: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (SIGNIFICANT.test(character)) {
      const folded = normalized(character, 'NFKD').toLowerCase();
      parts.push(folded);
      for (let i = 0; i < folded.length; i++) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { text: parts.join(''), from: Uint32Array.from(from), to: Uint32Array.from(to) };
}

/** Offsets at which words may begin. */
interface Range {
  from: number;
  to: number;
}

const ANYWHERE: Range = { from: 0, to: Infinity };

type Locate = (claimed: string, near: number, range: Range) => LocatedQuotation | null;

/** The parts of a claim that leaves something out; [] for one that has too many. */
function partsOf(claimed: string): string[] {
  const parts = claimed.split(ELLIPSIS).filter((part) => SIGNIFICANT.test(part));
  return parts.length > MAX_PARTS ? [] : parts;
}

/**
 * The places of parts that follow one another: joined in another order, or from far apart, they would say something that the source does
 * not.
 * @param anchors places of the first part that are tried: the one nearest to `near`, then those before it
 */
function locateInOrder([head, ...rest]: readonly string[], near: number, locate: Locate, anchors: number): LocatedQuotation[] | null {
  if (head === undefined) return null;
  let first = locate(head, near, ANYWHERE);
  for (let tried = 1; first; tried += 1) {
    const found = [first];
    for (const part of rest) {
      const from = found.at(-1)?.end ?? 0;
      const place = locate(part, from, { from, to: from + MAX_OMITTED });
      if (!place) break;
      found.push(place);
    }
    if (found.length === rest.length + 1) return found;
    first = tried < anchors ? locate(head, first.start, { from: 0, to: first.start - 1 }) : null;
  }
  return null;
}

/** The full canonical text of a source, in which claimed quotations are looked up. */
export class QuotableText {
  private folded: Folded | null = null;
  private words: SourceWord[] | null = null;

  constructor(readonly text: string) {}

  /**
   * Finds the words that a quotation claims to be. Folds the whole text unless they stand near by, so a long text must not be searched
   * in the event loop.
   * @param near offset that decides between several occurrences.
   * @returns one place per part of a quotation with omissions ("…"), in order; null when any part is not in the text.
   */
  locate(claimed: string, near = 0): LocatedQuotation[] | null {
    // Dots that are in the text itself are not an omission.
    const whole = this.locateLiterally(claimed.trim(), near, ANYWHERE);
    if (whole) return [whole];
    const parts = partsOf(claimed);
    const exact: Locate = (part, at, range) => this.locateLiterally(part.trim(), at, range) ?? this.locateNearby(part, at, range);
    return (
      (parts.length > 1 ? locateInOrder(parts, near, exact, MAX_ANCHORS) : null) ??
      locateInOrder(parts, near, (part, at, range) => exact(part, at, range) ?? this.locateAnywhere(part, at, range), 1)
    );
  }

  /** Like `locate`, but reads only a few thousand characters around `near`, however long the text is. Null says nothing about the rest. */
  locateAround(claimed: string, near = 0): LocatedQuotation[] | null {
    const whole = this.locateLiterallyNearby(claimed.trim(), near, ANYWHERE);
    if (whole) return [whole];
    const exact: Locate = (part, at, range) => this.locateLiterallyNearby(part.trim(), at, range) ?? this.locateNearby(part, at, range);
    return locateInOrder(partsOf(claimed), near, exact, MAX_ANCHORS);
  }

  private locateLiterallyNearby(claimed: string, near: number, range: Range): LocatedQuotation | null {
    const first = Math.max(0, near - NEARBY - claimed.length);
    return this.locateLiterally(claimed, near, range, first, near + claimed.length + NEARBY);
  }

  /** A quotation cut from the text itself keeps its exact ends. */
  private locateLiterally(claimed: string, near: number, { from, to }: Range, first = 0, last = this.text.length): LocatedQuotation | null {
    if (claimed.length < MIN_SIGNIFICANT) return null;
    const text = this.text.slice(first, last);
    const places = [text.lastIndexOf(claimed, Math.min(near, to) - first), text.indexOf(claimed, near - first)];
    const [start] = places
      .filter((at) => at >= 0)
      .map((at) => first + at)
      .filter((at) => at >= from && at <= to && this.atWordEdges(at, at + claimed.length))
      .sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
    return start === undefined ? null : { start, end: start + claimed.length, quotation: claimed, match: 'verbatim' };
  }

  /** Most quotations are where they are said to be; looking there first spares folding a whole act. */
  private locateNearby(claimed: string, near: number, range: Range): LocatedQuotation | null {
    const wanted = fold(claimed).text;
    if (wanted.length < MIN_SIGNIFICANT) return null;
    const first = Math.max(0, near - NEARBY);
    return this.find(wanted, fold(this.text.slice(first, near + NEARBY)), first, near, range);
  }

  private locateAnywhere(claimed: string, near: number, range: Range): LocatedQuotation | null {
    const wanted = fold(claimed).text;
    if (wanted.length < MIN_SIGNIFICANT) return null;
    this.folded ??= fold(this.text);
    const exact = this.find(wanted, this.folded, 0, near, range);
    if (exact) return exact;
    this.words ??= sourceWords(this.text);
    const words = range === ANYWHERE ? this.words : this.words.filter(({ start }) => start >= range.from && start <= range.to);
    const window = nearestWindow(words, claimed, near);
    return window && this.place(window.start, window.end, 'corrected');
  }

  /** The occurrence in a range that is nearest to `near`, in a folded stretch that begins at `offset`. */
  private find(wanted: string, { text, from, to }: Folded, offset: number, near: number, range: Range): LocatedQuotation | null {
    let best = -1;
    let distance = Infinity;
    let inWords = 0;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const first = offset + (from[at] as number);
      if (!this.atWordEdges(first, offset + (to[at + wanted.length - 1] as number))) {
        inWords += 1;
        if (inWords > MAX_PLACES_IN_WORDS) break;
        continue;
      }
      if (first < range.from) continue;
      if (first > range.to || Math.abs(first - near) >= distance) break;
      best = at;
      distance = Math.abs(first - near);
    }
    return best < 0 ? null : this.place(offset + (from[best] as number), offset + (to[best + wanted.length - 1] as number), 'verbatim');
  }

  /** A match must not begin or end inside a word. */
  private atWordEdges(start: number, end: number): boolean {
    const joins = (left: string | undefined, right: string | undefined): boolean =>
      left !== undefined && right !== undefined && SIGNIFICANT.test(left) && SIGNIFICANT.test(right);
    return !joins(this.text[start - 1], this.text[start]) && !joins(this.text[end - 1], this.text[end]);
  }

  private place(start: number, end: number, match: LocatedQuotation['match']): LocatedQuotation {
    const tail = /^[.;:,!?]?[”"’']?/u.exec(this.text.slice(end, end + 2))?.[0] ?? '';
    const stop = /^[.;:!?]/.test(tail) ? end + 1 : end;
    const begin = this.opensBracket(start, stop) ? start - 1 : start;
    return { start: begin, end: stop, quotation: this.text.slice(begin, stop), match };
  }

  /** "(2) Every tenant": the bracket before the first letter belongs to the words when it is closed among them. */
  private opensBracket(start: number, end: number): boolean {
    const closing = { '(': ')', '[': ']' }[this.text[start - 1] ?? ''];
    if (!closing) return false;
    const inside = this.text.slice(start, end);
    const close = inside.indexOf(closing);
    return close >= 0 && !inside.slice(0, close).includes(this.text[start - 1] as string);
  }
}

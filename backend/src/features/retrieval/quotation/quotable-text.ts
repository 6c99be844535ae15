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
/** A claim that leaves out more than this quotes nothing. */
const MAX_PARTS = 20;
/** Places inside longer words that are looked at before a search is given up; only a text of one letter has so many. */
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

type Locate = (claimed: string, near: number) => LocatedQuotation | null;

/** @param locateWhole for the claim as it stands @param locatePart for each of its parts, if it leaves something out */
function locateParts(claimed: string, near: number, locateWhole: Locate, locatePart: Locate): LocatedQuotation[] | null {
  // Dots that stand in the text itself leave nothing out.
  const whole = locateWhole(claimed.trim(), near);
  if (whole) return [whole];
  const parts = claimed.split(ELLIPSIS).filter((part) => SIGNIFICANT.test(part));
  if (parts.length > MAX_PARTS) return null;
  const found: LocatedQuotation[] = [];
  for (const part of parts) {
    const place = locatePart(part, found.at(-1)?.end ?? near);
    if (!place) return null;
    found.push(place);
  }
  return found.length ? found : null;
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
    return locateParts(
      claimed,
      near,
      (words, at) => this.locateLiterally(words, at),
      (part, at) => this.locateLiterally(part.trim(), at) ?? this.locateNearby(part, at) ?? this.locateAnywhere(part, at),
    );
  }

  /** Like `locate`, but reads only a few thousand characters around `near`, however long the text is. Null says nothing of the rest. */
  locateAround(claimed: string, near = 0): LocatedQuotation[] | null {
    return locateParts(
      claimed,
      near,
      (words, at) => this.locateLiterallyNearby(words, at),
      (part, at) => this.locateLiterallyNearby(part.trim(), at) ?? this.locateNearby(part, at),
    );
  }

  private locateLiterallyNearby(claimed: string, near: number): LocatedQuotation | null {
    const first = Math.max(0, near - NEARBY - claimed.length);
    return this.locateLiterally(claimed, near, first, near + claimed.length + NEARBY);
  }

  /** A quotation cut from the text itself keeps its exact ends. */
  private locateLiterally(claimed: string, near: number, first = 0, last = this.text.length): LocatedQuotation | null {
    if (claimed.length < MIN_SIGNIFICANT) return null;
    const text = this.text.slice(first, last);
    const places = [text.lastIndexOf(claimed, near - first), text.indexOf(claimed, near - first)];
    const [start] = places
      .filter((at) => at >= 0)
      .map((at) => first + at)
      .filter((at) => this.atWordEdges(at, at + claimed.length))
      .sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
    return start === undefined ? null : { start, end: start + claimed.length, quotation: claimed, match: 'verbatim' };
  }

  /** Most quotations are where they are said to be; looking there first spares folding a whole act. */
  private locateNearby(claimed: string, near: number): LocatedQuotation | null {
    const wanted = fold(claimed).text;
    if (wanted.length < MIN_SIGNIFICANT) return null;
    const first = Math.max(0, near - NEARBY);
    return this.find(wanted, fold(this.text.slice(first, near + NEARBY)), first, near);
  }

  private locateAnywhere(claimed: string, near: number): LocatedQuotation | null {
    const wanted = fold(claimed).text;
    if (wanted.length < MIN_SIGNIFICANT) return null;
    this.folded ??= fold(this.text);
    const exact = this.find(wanted, this.folded, 0, near);
    if (exact) return exact;
    this.words ??= sourceWords(this.text);
    const window = nearestWindow(this.words, claimed, near);
    return window && this.place(window.start, window.end, 'corrected');
  }

  /** The occurrence nearest to `near` in a folded stretch that begins at `offset`. */
  private find(wanted: string, { text, from, to }: Folded, offset: number, near: number): LocatedQuotation | null {
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
      if (Math.abs(first - near) >= distance) break;
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

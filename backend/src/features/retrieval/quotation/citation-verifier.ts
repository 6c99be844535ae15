import { withinTime } from '../../../core/concurrency/time-guard.js';
import type { TextSpan } from '../../../core/text/text-span.js';
import { LIGHT_CHARACTERS } from '../../../core/concurrency/text-threads.js';
import { readCitations } from '../../../core/text/law-names/read-citations.js';
import { type LocatedQuotation, QuotableText } from './quotable-text.js';
import { isFromScan, pageIndexAt } from '../reading/text-cleaner.js';
import { heldUnits, type WholeTextSearch } from './whole-text.js';

/** A stored source: its canonical text and where its pages begin. */
export interface GateSource {
  documentId: string;
  text: string;
  pageStarts: readonly number[];
  pageNumbers: readonly (number | null)[];
  scannedPages?: readonly number[];
}

export interface ClaimedQuotation {
  documentId: string;
  quotation: string;
  /** The offset near which it is said to be (`offsetIn`); decides between several occurrences. */
  near?: number;
}

/**
 * The offset to look near for words that are said to stand in a passage: their own place in it; for words that it holds otherwise spelt,
 * its middle, from which every place inside it is nearer than any outside. Sections of one act share whole sentences.
 */
export function offsetIn({ text, start }: { text: string; start: number }, words: string): number {
  const at = text.indexOf(words.trim());
  return start + (at >= 0 ? at : Math.floor(text.length / 2));
}

export interface GatedQuotation extends LocatedQuotation {
  documentId: string;
  /** As the file counts; null where it has no pages. */
  pageFrom: number | null;
  pageTo: number | null;
  /** The words were read by OCR, which easily mistakes a digit or a letter. */
  fromScan: boolean;
  /** Position of the claim in the list given. */
  claim: number;
}

export interface GateResult {
  /** Exact words of the sources, in the order of the claims; a claim with omissions gives several. */
  shown: GatedQuotation[];
  /** Claims that are in none of the sources' words; never to be shown. */
  withheld: number;
}

/** The number of a unit that an answer cites, and the words that cite it, with other numbers maybe. */
export interface UnitReference extends TextSpan {
  unit: string;
}

interface Source extends GateSource {
  quotable: QuotableText;
}

/**
 * Lets a quotation through only as the exact words of its source. Long sources are read in the event loop only around the place
 * that a claim names; the search looks through the rest.
 */
export class CitationGate {
  private readonly sources: Map<string, Source>;
  /** Claims that are nowhere in their source, wherever they were said to be. */
  private readonly missing = new Set<string>();
  private readonly units = new Map<string, boolean>();

  constructor(
    sources: readonly GateSource[],
    private readonly search: WholeTextSearch,
  ) {
    this.sources = new Map(sources.map((source) => [source.documentId, { ...source, quotable: new QuotableText(source.text) }]));
  }

  /** Rejects as the search does. */
  async check(claims: readonly ClaimedQuotation[]): Promise<GateResult> {
    const places = await this.placesOf(claims);
    const shown = claims.flatMap(({ documentId }, claim) =>
      (places[claim] ?? []).map((place) => ({ ...place, documentId, claim, ...pagesOf(this.sources.get(documentId), place) })),
    );
    return { shown, withheld: claims.filter((_, claim) => !places[claim]).length };
  }

  /**
   * Units that an answer cites although none of `units` is one of them and no source mentions it in its whole text. Rejects as the search
   * does.
   */
  async unsupportedUnits(answer: string, units: readonly string[]): Promise<UnitReference[]> {
    const known = new Set(units.map((unit) => unit.toUpperCase()));
    const references = (await withinTime(() => unitsIn(answer))).filter(({ unit }) => !known.has(unit));
    const asked = new Set(references.map(({ unit }) => unit).filter((unit) => !this.units.has(unit)));
    for (const { text } of [...this.sources.values()].sort((a, b) => a.text.length - b.text.length)) {
      if (asked.size === 0) break;
      const held = isLight(text) ? await withinTime(() => heldUnits(text, [...asked])) : await this.search.heldUnits(text, [...asked]);
      for (const unit of held) {
        this.units.set(unit, true);
        asked.delete(unit);
      }
    }
    for (const unit of asked) this.units.set(unit, false);
    return references.filter(({ unit }) => !this.units.get(unit));
  }

  private async placesOf(claims: readonly ClaimedQuotation[]): Promise<(LocatedQuotation[] | null)[]> {
    if (claims.length === 0) return [];
    const places = await withinTime(() => claims.map((claim) => this.placesAround(claim)));
    for (const { documentId, text } of this.sources.values()) {
      const open = claims.flatMap((claim, index) => (claim.documentId === documentId && this.isOpen(claim, places[index]) ? [index] : []));
      if (open.length === 0) continue;
      const found = await this.search.locate(
        text,
        open.flatMap((index) => claims[index] ?? []).map(({ quotation, near }) => ({ quotation, near })),
      );
      for (const [at, index] of open.entries()) {
        places[index] = found[at] ?? null;
        const claim = claims[index];
        if (claim && !found[at]) this.missing.add(keyOf(claim));
      }
    }
    return places;
  }

  private placesAround({ documentId, quotation, near }: ClaimedQuotation): LocatedQuotation[] | null {
    const source = this.sources.get(documentId);
    if (!source) return null;
    return isLight(source.text) ? source.quotable.locate(quotation, near) : source.quotable.locateAround(quotation, near);
  }

  private isOpen(claim: ClaimedQuotation, places: LocatedQuotation[] | null | undefined): boolean {
    return !places && !isLight(this.sources.get(claim.documentId)?.text ?? '') && !this.missing.has(keyOf(claim));
  }
}

const unitsIn = (answer: string): UnitReference[] =>
  readCitations(answer).flatMap(({ numbers, start, end }) => numbers.map(({ unit }) => ({ unit, start, end })));

const isLight = (text: string): boolean => text.length <= LIGHT_CHARACTERS;

const keyOf = ({ documentId, quotation }: ClaimedQuotation): string => `${documentId}\n${quotation}`;

function pagesOf(source: GateSource | undefined, { start, end }: LocatedQuotation) {
  const page = (offset: number): number | null => (source && source.pageNumbers[pageIndexAt(source.pageStarts, offset)]) ?? null;
  return { pageFrom: page(start), pageTo: page(end - 1), fromScan: source !== undefined && isFromScan(source, start, end) };
}

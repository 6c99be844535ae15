import { findReferences, type UnitReference } from '../search/citing/references.js';

export type { UnitReference } from '../search/citing/references.js';
import { QuotableText, type LocatedQuotation } from './quotable-text.js';
import { isFromScan, pageIndexAt } from '../reading/text-cleaner.js';

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
  /** Offset near which it is said to stand (`offsetIn`); decides between several occurrences. */
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
  /** The words were read from a picture of their page, where a digit or a letter is easily mistaken. */
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

/** Lets a quotation through only as the exact words of its source. */
export class CitationGate {
  private readonly sources: Map<string, { source: GateSource; text: QuotableText }>;

  constructor(sources: readonly GateSource[]) {
    this.sources = new Map(sources.map((source) => [source.documentId, { source, text: new QuotableText(source.text) }]));
  }

  check(claims: readonly ClaimedQuotation[]): GateResult {
    const shown: GatedQuotation[] = [];
    let withheld = 0;
    for (const [claim, { documentId, quotation, near }] of claims.entries()) {
      const entry = this.sources.get(documentId);
      const places = entry?.text.locate(quotation, near);
      if (!entry || !places) {
        withheld++;
        continue;
      }
      const { pageStarts, pageNumbers } = entry.source;
      const page = (offset: number): number | null => pageNumbers[pageIndexAt(pageStarts, offset)] ?? null;
      for (const place of places) {
        const pages = { pageFrom: page(place.start), pageTo: page(place.end - 1) };
        shown.push({ ...place, documentId, claim, ...pages, fromScan: isFromScan(entry.source, place.start, place.end) });
      }
    }
    return { shown, withheld };
  }

  /** Units that an answer cites although none of `units` is one of them and no source mentions it in its whole text. */
  unsupportedUnits(answer: string, units: readonly string[]): UnitReference[] {
    const texts = [...this.sources.values()].map(({ source }) => ({ unit: '', text: source.text }));
    return unsupportedUnits(answer, [...units.map((unit) => ({ unit, text: '' })), ...texts]);
  }
}

/** Words that make a number the number of a unit. */
const UNIT_WORD = String.raw`(?:sections?|sect?\.|secs?\.?|ss?\.|articles?|arts?\.?|rules?|regulations?|regs?\.?|clauses?|cl\.|orders?|paragraphs?|paras?\.?|§|धारा|अनुच्छेद)`;

/** Whether a text has a unit of this number, at the head of a line or in a reference of its own. */
function holdsUnit(text: string, unit: string): boolean {
  const number = unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(?<=\d)(?=[A-Z])/g, '[-\\s]?');
  // eslint-disable-next-line patterns/known-pattern -- linear: a constant part whose one loop no other can share, and escaped digits and letters
  return new RegExp(
    String.raw`(?:(?:^|\n)[^\p{L}\p{N}\n]{0,4}|${UNIT_WORD}\W{0,4}(?:[\d\s,()A-Z-]{0,40}(?:,|and|or|to)\s+)?)${number}(?![\p{L}\p{N}])`,
    'iu',
  ).test(text);
}

/** Units that an answer cites ("section 26") although no source given to it is that unit or mentions it, in its whole text. */
export function unsupportedUnits(answer: string, sources: readonly { unit: string; text: string }[]): UnitReference[] {
  const known = new Set(sources.map(({ unit }) => unit.toUpperCase()));
  const held = new Map<string, boolean>();
  const isHeld = (unit: string): boolean => {
    const found = held.get(unit) ?? (known.has(unit) || sources.some(({ text }) => holdsUnit(text, unit)));
    held.set(unit, found);
    return found;
  };
  return findReferences(answer).filter(({ unit }) => !isHeld(unit));
}

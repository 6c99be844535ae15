import { inSpan } from '../../../core/observability/tracing/traced.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { folded } from '../../../core/text/authorities/folded-text.js';
import { LIGHT_CHARACTERS } from '../../../core/concurrency/text-threads.js';
import { Held, heldAuthorities, isSameLaw } from './held-authorities.js';
import { type LawKnowledge, NOTHING_KNOWN } from './law-knowledge.js';
import { type Authority, readAuthorities } from './read-authorities.js';
import { type LocatedQuotation, QuotableText } from './quotable-text.js';
import { isFromScan, pageIndexAt } from '../reading/text-cleaner.js';
import type { WholeTextSearch } from './whole-text.js';

/** A stored source: its canonical text and where its pages begin. */
export interface GateSource {
  documentId: string;
  title?: string;
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

/** What may be named besides what the sources hold. */
export interface Nameable {
  /** Units that are among the sources, each with the title of its document. */
  units: readonly { unit: string; title: string }[];
  /** What the person and the product itself have said. */
  said: string;
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
  private readonly known = new Map<string, boolean>();

  constructor(
    sources: readonly GateSource[],
    private readonly search: WholeTextSearch,
    private readonly laws: LawKnowledge = NOTHING_KNOWN,
  ) {
    this.sources = new Map(sources.map((source) => [source.documentId, { ...source, quotable: new QuotableText(source.text) }]));
  }

  /** Rejects as the search does. */
  async check(claims: readonly ClaimedQuotation[]): Promise<GateResult> {
    const places = await inSpan('citation gate', () => this.placesOf(claims));
    const shown = claims.flatMap(({ documentId }, claim) =>
      (places[claim] ?? []).map((place) => ({ ...place, documentId, claim, ...pagesOf(this.sources.get(documentId), place) })),
    );
    return { shown, withheld: claims.filter((_, claim) => !places[claim]).length };
  }

  /**
   * What an answer cites although no source is or cites it in its whole text and nobody said it; also sections that their law does not
   * have. Laws that are known may be named, their sections only where a source has them. Rejects as the search does.
   */
  unsupported(answer: string, nameable: Nameable): Promise<Authority[]> {
    return inSpan('citation gate', () => this.unsupportedIn(answer, nameable));
  }

  private async unsupportedIn(answer: string, nameable: Nameable): Promise<Authority[]> {
    const cited = await withinTime(() => {
      const said = new Said(nameable.said);
      return readAuthorities(answer).map((authority) => this.judged(authority, nameable, said));
    });
    const open = cited.filter(({ verdict }) => verdict === 'open').map(({ check }) => check);
    await this.look(open);
    return cited.flatMap(({ authority, check, verdict }) =>
      verdict === 'unsupported' || (verdict === 'open' && !this.known.get(keyOfAuthority(check))) ? [authority] : [],
    );
  }

  /** What can be said of an authority without the sources' texts, and what is to be looked for in them. */
  private judged(authority: Authority, { units }: Nameable, said: Said): { authority: Authority; check: Authority; verdict: Verdict } {
    const verdict = (is: Verdict, check = authority) => ({ authority, check, verdict: is });
    if (authority.kind === 'law' && this.laws.knows(authority.law.name)) return verdict('supported');
    if (authority.kind !== 'provision') return verdict(said.text.holds(authority) ? 'supported' : 'open');
    const { unit, law } = authority;
    const has = units.some((each) => each.unit.toUpperCase() === unit && (law === null || isSameLaw(law.name, [each.title])));
    if (has || said.text.repeats(authority)) return verdict('supported');
    if (said.names(unit)) {
      const named: Authority | null = law && { kind: 'law', law, start: law.start, end: law.end, written: law.name };
      return named === null || said.text.holds(named) ? verdict('supported') : verdict('open', named);
    }
    const isNumbered = authority.unitKind === 'section' || authority.unitKind === 'article';
    return verdict(law !== null && isNumbered && this.laws.lacks(law.name, unit) ? 'unsupported' : 'open');
  }

  /** Looks in the sources for what is not known yet, in the short ones first. */
  private async look(authorities: readonly Authority[]): Promise<void> {
    let open = [...new Map(authorities.map((each) => [keyOfAuthority(each), each])).values()].filter(
      (each) => !this.known.has(keyOfAuthority(each)),
    );
    for (const { text, title = '' } of [...this.sources.values()].sort((a, b) => a.text.length - b.text.length)) {
      if (open.length === 0) break;
      const wanted = open;
      const held = isLight(text)
        ? await withinTime(() => heldAuthorities({ text, title }, wanted))
        : await this.search.held({ text, title }, wanted);
      for (const [at, authority] of wanted.entries()) if (held[at]) this.known.set(keyOfAuthority(authority), true);
      open = wanted.filter((_each, at) => !held[at]);
    }
    for (const authority of open) this.known.set(keyOfAuthority(authority), false);
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

type Verdict = 'supported' | 'unsupported' | 'open';

/** The same for what is looked for in the same way. */
const keyOfAuthority = (authority: Authority): string =>
  authority.kind === 'provision'
    ? `${authority.unit} of ${authority.law ? folded(authority.law.name) : ''}`
    : `${authority.kind} ${folded(authority.written)}`;

/** What was said, read once for all that an answer cites. */
class Said {
  readonly text: Held;
  private readonly words: ReadonlySet<string>;

  constructor(said: string) {
    this.text = new Held(said, '');
    this.words = new Set((said.toUpperCase().match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? []).flatMap((word) => [word, ...word.split('.')]));
  }

  /** Whether it has this number of a unit by itself, not inside another number. */
  names(unit: string): boolean {
    return this.words.has(unit.toUpperCase());
  }
}

const isLight = (text: string): boolean => text.length <= LIGHT_CHARACTERS;

const keyOf = ({ documentId, quotation }: ClaimedQuotation): string => `${documentId}\n${quotation}`;

function pagesOf(source: GateSource | undefined, { start, end }: LocatedQuotation) {
  const page = (offset: number): number | null => (source && source.pageNumbers[pageIndexAt(source.pageStarts, offset)]) ?? null;
  return { pageFrom: page(start), pageTo: page(end - 1), fromScan: source !== undefined && isFromScan(source, start, end) };
}

import type { ClaimedCitation } from '../../ports/language-model/language-model.js';
import type { CitationGate, GatedQuotation } from '../retrieval/retrieval.service.js';
import type { CitableSource } from './answer-sources.js';
import type { Citation } from './ask.views.js';

/** A quotation in running text; shorter ones are words in inverted commas, not quotations. */
const QUOTED = /“([^“”]{25,})”|"([^"]{25,})"/g;
export const WITHHELD = '[a quotation that is in none of the sources was left out]';

/** Turns what a model wrote and claims into text and citations that are true, piece by piece. */
export class CitedText {
  readonly citations: Citation[] = [];
  withheld = 0;
  private readonly byPlace = new Map<string, number>();

  constructor(
    private readonly gate: CitationGate,
    private readonly sources: readonly CitableSource[],
  ) {}

  /** @returns the piece with exact quotations and markers; what cannot be found in the sources is left out of it. */
  add(text: string, claims: readonly ClaimedCitation[]): string {
    const known = claims.flatMap((claim) => this.claimOf(claim) ?? []);
    this.withheld += claims.length - known.length;
    const { shown, withheld } = this.gate.check(known);
    this.withheld += withheld;
    const markers = new Set(shown.map((quotation) => this.markerOf(quotation, known[quotation.claim]?.source)));
    const checked = this.checkQuotations(text, shown);
    if (markers.size === 0) return checked;
    const marks = [...markers].sort((a, b) => a - b).map((marker) => `[${marker}]`);
    return `${checked.trimEnd()} ${marks.join('')}${/\s*$/.exec(checked)?.[0] ?? ''}`;
  }

  private claimOf({ sourceId, quotation }: ClaimedCitation) {
    const source = this.sources.find(({ id }) => id === sourceId);
    return source ? { documentId: source.gateId, quotation, near: source.start, source } : null;
  }

  /** Words in quotation marks are quotations of a source, whoever wrote them there: they are shown exactly or not at all. */
  private checkQuotations(text: string, shown: readonly GatedQuotation[]): string {
    return text.replace(QUOTED, (whole: string, curly: string | undefined, straight: string | undefined) => {
      const words = curly ?? straight ?? '';
      const backed = shown.find(({ quotation }) => collapse(quotation) === collapse(words));
      const exact = backed?.quotation ?? this.locate(words);
      if (exact === null) {
        this.withheld += 1;
        return WITHHELD;
      }
      return whole[0] === '“' ? `“${collapse(exact)}”` : `"${collapse(exact)}"`;
    });
  }

  private locate(words: string): string | null {
    for (const gateId of new Set(this.sources.map((source) => source.gateId))) {
      const { shown } = this.gate.check([{ documentId: gateId, quotation: words }]);
      if (shown.length > 0) return shown.map(({ quotation }) => quotation).join(' … ');
    }
    return null;
  }

  private markerOf(place: GatedQuotation, source: CitableSource | undefined): number {
    const key = `${place.documentId}:${place.start}:${place.end}`;
    const known = this.byPlace.get(key);
    if (known) return known;
    const marker = this.citations.length + 1;
    this.byPlace.set(key, marker);
    this.citations.push({
      marker,
      documentId: source?.documentId ?? null,
      documentTitle: source?.title ?? '',
      documentType: source?.documentType ?? 'other',
      headingPath: source?.headingPath ?? '',
      pageStart: place.pageFrom,
      pageEnd: place.pageTo,
      spanStart: place.start,
      spanEnd: place.end,
      quotation: place.quotation,
    });
    return marker;
  }
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

import { Injectable } from '@nestjs/common';
import { loggers } from '../../../core/observability/loggers.js';
import { AROUND_ONLY, CitationGate, offsetIn, type RetrievedPassage, RetrievalService } from '../../retrieval/retrieval.service.js';
import { withoutMarks } from '../template/clause-marks.js';
import type { QuotedLaw } from '../versions/version-seal.js';
import { bestWords } from './best-words.js';
import { citingPhrases } from './citing-phrases.js';

export interface FoundLaw {
  citations: QuotedLaw[];
  /** Why less was found than there may be. */
  notice: string | null;
}

/** What a clause prints of a citation. */
export interface LawPassage {
  title: string;
  /** "Section 26", or '' where the source has no parts. */
  place: string;
  text: string;
}

/** Citations that are looked up, passages looked at for each, and quotations in all. */
const CITATIONS_MAX = 8;
const PASSAGES_PER_CITATION = 3;
const QUOTATIONS_MAX = 5;
const SEPARATOR = ' › ';
/** Reciprocal rank fusion: Cormack, Clarke and Büttcher 2009. */
const RRF = 60;

/** How a passage was found that the question itself cites, or the one that has taken the place of what it cites. */
const CITED: ReadonlySet<RetrievedPassage['found']> = new Set(['reference', 'succession']);

interface Candidate {
  passage: RetrievedPassage;
  point: string;
  score: number;
}

/** Finds the law that a reply and the paper it answers cite, and quotes only what stands in the library word for word. */
@Injectable()
export class LawSearch {
  constructor(private readonly retrieval: RetrievalService) {}

  /**
   * Only sections that the texts cite: law that merely resembles the facts is for the reader to look up and to choose.
   * @param texts the paper that is answered before the reply to it
   */
  async find(texts: readonly string[], signal?: AbortSignal): Promise<FoundLaw> {
    try {
      return { citations: await this.quoted(await this.candidates(citingPhrases(texts, CITATIONS_MAX), signal)), notice: null };
    } catch (error) {
      signal?.throwIfAborted();
      loggers.index.warn({ err: error }, 'no law could be searched for a reply');
      return { citations: [], notice: 'The library could not be searched, so no law is quoted.' };
    }
  }

  private async candidates(asked: readonly string[], signal?: AbortSignal): Promise<Candidate[]> {
    // A signal of its own for each, or they would all listen to the one of the request.
    const own = () => (signal ? AbortSignal.any([signal]) : undefined);
    const answers = await Promise.all(
      asked.map((question) => this.retrieval.search({ question, first: PASSAGES_PER_CITATION, signal: own() })),
    );
    const byPlace = new Map<string, Candidate>();
    for (const [index, { passages, relevant }] of answers.entries()) {
      for (const [rank, passage] of relevant ? passages.entries() : []) {
        if (!CITED.has(passage.found)) continue;
        const key = `${passage.documentId}:${passage.start}`;
        const held = byPlace.get(key);
        byPlace.set(key, { passage, point: held?.point ?? asked[index] ?? '', score: (held?.score ?? 0) + 1 / (RRF + rank + 1) });
      }
    }
    return [...byPlace.values()].sort((a, b) => b.score - a.score).slice(0, QUOTATIONS_MAX);
  }

  private async quoted(candidates: readonly Candidate[]): Promise<QuotedLaw[]> {
    const found: QuotedLaw[] = [];
    for (const { passage, point } of candidates) {
      const source = await this.retrieval.sourceText(passage.documentId, passage.documentVersion);
      if (!source) continue;
      const gate = new CitationGate([{ documentId: passage.documentId, ...source }], AROUND_ONLY);
      const quotation = bestWords(passage.text, point);
      const { shown } = await gate.check([{ documentId: passage.documentId, quotation, near: offsetIn(passage, quotation) }]);
      const [place] = shown;
      if (
        !place ||
        found.some((each) => each.documentId === passage.documentId && each.spanStart < place.end && place.start < each.spanEnd)
      )
        continue;
      found.push({
        documentId: passage.documentId,
        documentTitle: passage.title,
        headingPath: passage.headingPath.join(SEPARATOR),
        pageStart: place.pageFrom,
        pageEnd: place.pageTo,
        fromScan: place.fromScan,
        spanStart: place.start,
        spanEnd: place.end,
        quotation: place.quotation,
      });
    }
    return found;
  }
}

/** In one line, as a clause quotes it. */
export const lawPassage = ({ documentTitle, headingPath, quotation }: QuotedLaw): LawPassage => ({
  title: withoutMarks(documentTitle),
  place: withoutMarks(headingPath.split(SEPARATOR).at(-1) ?? ''),
  text: withoutMarks(quotation).replace(/\s+/g, ' ').trim(),
});

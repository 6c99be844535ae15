import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { loggers } from '../../../core/observability/loggers.js';
import {
  AROUND_ONLY,
  CitationGate,
  type FoundSection,
  headingOf,
  offsetIn,
  RetrievalService,
  stampOf,
} from '../../retrieval/retrieval.service.js';
import { withoutMarks } from '../../templates/engine/clause-marks.js';
import type { QuotedLaw } from '../versions/version-seal.js';
import { openingWords } from '../../notices/law/opening-words.js';

export interface FoundLaw {
  citations: QuotedLaw[];
  /** Why less was found than there may be. */
  notice: string | null;
}

/** What a clause prints of a citation. */
export interface LawPassage {
  /** With what should be known about it where it is not in force. */
  title: string;
  /** "Section 26", or '' where the source has no parts. */
  place: string;
  text: string;
}

/** Quotations of one reply. */
const QUOTATIONS_MAX = 8;
const SEPARATOR = ' › ';
/** Whether a stamp says no more than that the law stands. */
const STANDS = /^in force(?:, amended)?$/u;

/** Finds the law that a reply cites, and quotes only what stands in the library word for word. */
@Injectable()
export class LawSearch {
  constructor(private readonly retrieval: RetrievalService) {}

  /**
   * Only sections that the texts cite with the name of their law: law that merely resembles the facts is for the reader to look up and to
   * choose. A section that has no force any more is not quoted, and said not to be.
   * @param texts what the reply says
   * @param only leave out what took the place of a section that is cited
   */
  async find(
    actor: Actor,
    texts: readonly string[],
    { only = false, signal }: { only?: boolean; signal?: AbortSignal } = {},
  ): Promise<FoundLaw> {
    try {
      const consulted = await this.retrieval.consultCited(texts, { userId: actor.userId, signal });
      if (!consulted) return { citations: [], notice: null };
      const { open, day } = consulted;
      const fallen = open.flatMap((section) => (section.gone ? headingOf(section) : []));
      const notice = fallen.length > 0 ? `Cited, and no longer law, so not quoted: ${fallen.join('; ')}.` : null;
      return {
        citations: await this.quoted(
          open.filter(({ gone, passages }) => !gone && !(only && passages.every(({ found }) => found === 'succession'))),
          day,
        ),
        notice,
      };
    } catch (error) {
      signal?.throwIfAborted();
      loggers.index.warn({ err: error }, 'no law could be searched for a reply');
      return { citations: [], notice: 'The library could not be searched, so no law is quoted.' };
    }
  }

  private async quoted(sections: readonly FoundSection[], day: string): Promise<QuotedLaw[]> {
    const found: QuotedLaw[] = [];
    for (const { passages, status } of sections) {
      // Of a part that is cited, the rest of the section is only what stands around it.
      const [passage] = passages.filter((each) => each.found !== 'context');
      if (!passage || found.length >= QUOTATIONS_MAX) continue;
      const source = await this.retrieval.sourceText(passage.documentId, passage.documentVersion);
      if (!source) continue;
      const gate = new CitationGate([{ documentId: passage.documentId, ...source }], AROUND_ONLY);
      const quotation = openingWords(passage.text);
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
        stamp: status ? stampOf(status, day) : null,
      });
    }
    return found;
  }
}

/** In one line, as a clause quotes it. */
export const lawPassage = ({ documentTitle, headingPath, quotation, stamp }: QuotedLaw): LawPassage => ({
  title: withoutMarks(stamp === null || STANDS.test(stamp) ? documentTitle : `${documentTitle} (${stamp})`),
  place: withoutMarks(headingPath.split(SEPARATOR).at(-1) ?? ''),
  text: withoutMarks(quotation).replace(/\s+/g, ' ').trim(),
});

import { Injectable } from '@nestjs/common';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { type HeldText, HeldTexts } from '../../legal-sources/library/held-texts.service.js';
import { stands } from '../keeping/cited-units.js';
import { QuotationState, type QuotationStanding } from './quotation-standing.views.js';
import { wordsToday } from './words-today.js';

/** Words of the library as they were quoted, and where. */
export interface Quoted {
  marker?: number;
  documentId: string | null;
  documentTitle: string;
  headingPath: string;
  spanStart: number;
  quotation: string;
}

/** Whether words that were quoted still stand in the library. */
@Injectable()
export class QuotationStandings {
  constructor(private readonly texts: HeldTexts) {}

  /** Of each quotation of the library, in their order; those of people's own files are left out. */
  async of(quotations: readonly Quoted[]): Promise<QuotationStanding[]> {
    const found: QuotationStanding[] = [];
    const texts = new Map<string, HeldText | null>();
    for (const { marker = null, documentId, documentTitle, headingPath, spanStart, quotation } of quotations) {
      if (documentId === null) continue;
      if (!texts.has(documentId)) texts.set(documentId, await this.texts.of(documentId));
      const held = texts.get(documentId) ?? null;
      const standing = await withinTime(() => standingOf(held, { headingPath, spanStart, quotation }));
      found.push({ marker, documentId, documentTitle, headingPath, quotation, ...standing });
    }
    return found;
  }
}

function standingOf(
  held: HeldText | null,
  { headingPath, spanStart, quotation }: Pick<Quoted, 'headingPath' | 'spanStart' | 'quotation'>,
): Pick<QuotationStanding, 'state' | 'wordsToday'> {
  if (!held) return { state: QuotationState.NOT_HELD, wordsToday: null };
  if (stands(held, quotation, spanStart)) return { state: QuotationState.STANDS, wordsToday: null };
  return { state: QuotationState.CHANGED, wordsToday: wordsToday(held, quotation, headingPath) };
}

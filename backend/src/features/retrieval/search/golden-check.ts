import { z } from 'zod';
import type { GoldenQuestion } from '../library/source-library.js';
import type { Searcher } from './searcher.js';

/** The rank at which a generation shows the right place, from 1; null when it is not among the first `GOLDEN_DEPTH`. */
export const GOLDEN_OUTCOME = z.object({
  id: z.string(),
  question: z.string(),
  document: z.string(),
  unit: z.string().nullable(),
  before: z.number().nullable(),
  after: z.number().nullable(),
});
export type GoldenOutcome = z.infer<typeof GOLDEN_OUTCOME>;

export const GOLDEN_DEPTH = 10;

const UNIT_WORD = /^(?:sections?|sec|s|articles?|art|rules?|paragraphs?|para|clauses?|cl)\b[.\s]*/i;

/** 'Section 26', 's. 26' and '26' are the same unit. */
export const unitNumber = (unit: string): string => unit.trim().replace(UNIT_WORD, '').replace(/\s+/g, '').toLowerCase();

/** The rank of the first passage of the right place in a generation. */
export async function goldenRank(
  searcher: Searcher,
  { question, documentId, unit }: GoldenQuestion,
  generation: string | undefined,
  signal?: AbortSignal,
): Promise<number | null> {
  if (!documentId) return null;
  const { passages } = await searcher.search({ question, first: GOLDEN_DEPTH, generation, signal });
  const wanted = unit === null ? null : unitNumber(unit);
  const at = passages.findIndex((passage) => passage.documentId === documentId && (wanted === null || unitNumber(passage.unit) === wanted));
  return at < 0 ? null : at + 1;
}

import { rrf } from './rrf.js';
import type { Hit } from './types.js';

export interface Ranked {
  docId: string;
  ordinal: number;
  score: number;
}

/** Best score first; equal scores by docId (UTF-16 order), then ordinal. */
export function compareHits(a: Ranked, b: Ranked): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.docId !== b.docId) return a.docId < b.docId ? -1 : 1;
  return a.ordinal - b.ordinal;
}

export type LegHit = Ranked & Pick<Hit, 'docVersion' | 'payload'>;

const passageKey = (hit: LegHit): string => `${hit.ordinal} ${hit.docId}`;

/** The answer of a search with one leg. */
export function lexicalHits(leg: readonly LegHit[]): Hit[] {
  return leg.map((hit, position) => ({ ...hit, lexicalScore: hit.score, lexicalRank: position + 1 }));
}

/** @see lexicalHits */
export function denseHits(leg: readonly LegHit[]): Hit[] {
  return leg.map((hit, position) => ({ ...hit, denseRank: position + 1 }));
}

/**
 * The answer of a search with both legs: reciprocal rank fusion, then the common tie rule. Ranks count from 1.
 * @param lexical best first
 * @param dense best first
 */
export function fuseHits(lexical: readonly LegHit[], dense: readonly LegHit[], rrfK: number, limit: number): Hit[] {
  const byKey = new Map<string, LegHit>();
  for (const hit of [...dense, ...lexical]) byKey.set(passageKey(hit), hit);
  const hits = rrf([lexical.map(passageKey), dense.map(passageKey)], rrfK).flatMap(({ key, score, positions }): Hit[] => {
    const [lexicalPosition, densePosition] = positions;
    const hit = byKey.get(key);
    if (!hit) return [];
    return [
      {
        ...hit,
        score,
        ...(lexicalPosition !== undefined && { lexicalRank: lexicalPosition + 1, lexicalScore: lexical[lexicalPosition]?.score }),
        ...(densePosition !== undefined && { denseRank: densePosition + 1 }),
      },
    ];
  });
  return hits.sort(compareHits).slice(0, limit);
}

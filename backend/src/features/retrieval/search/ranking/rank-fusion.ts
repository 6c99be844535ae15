import type { RetrievedPassage } from '../../library/retrieved-passage.js';

/** Of reciprocal rank fusion (Cormack, Clarke, Büttcher 2009); small, as the rankings are of fifty passages each. */
const RANK_OFFSET = 10;

const keyOf = ({ documentId, ordinals }: RetrievedPassage): string => `${documentId}#${ordinals[0]}`;

export interface Ranking<P> {
  passages: readonly P[];
  /** Compared with 1 for the ranking that is completed. */
  weight: number;
}

/**
 * Fills a ranking after its first `kept` places by reciprocal rank fusion with others: what several rankings find comes before
 * what one finds. Scores go on falling.
 */
export function completed<P extends RetrievedPassage>(ranking: readonly P[], others: readonly Ranking<P>[], kept: number): P[] {
  if (others.length === 0) return [...ranking];
  const head = ranking.slice(0, kept);
  const standing = new Set(head.map(keyOf));
  const found = new Map<string, { passage: P; sum: number }>();
  for (const { passages, weight } of [{ passages: ranking, weight: 1 }, ...others]) {
    for (const [rank, passage] of passages.entries()) {
      const known = found.get(keyOf(passage)) ?? { passage, sum: 0 };
      found.set(keyOf(passage), { ...known, sum: known.sum + weight / (RANK_OFFSET + rank + 1) });
    }
  }
  const tail = [...found].filter(([key]) => !standing.has(key)).sort(([, a], [, b]) => b.sum - a.sum);
  const best = tail[0]?.[1].sum ?? 1;
  const floor = head.at(-1)?.score ?? 1;
  return [...head, ...tail.map(([, { passage, sum }]) => ({ ...passage, score: (floor * sum) / best }))];
}

/**
 * One leg's contribution to reciprocal rank fusion, exactly as Qdrant computes it with equal weights:
 * 1 / ((position + 1) / w + k − 1) with w = 1, which is 1 / (position + k).
 * Source: Qdrant `lib/segment/src/common/reciprocal_rank_fusion.rs`; Cormack, Clarke and Büttcher, SIGIR 2009.
 * @param position 0-based rank in the leg
 */
export function rrfContribution(position: number, k: number): number {
  return 1 / (position + k);
}

export interface Fused {
  key: string;
  score: number;
  /** 0-based position in each leg, undefined where the leg did not return the key. */
  positions: (number | undefined)[];
}

/**
 * Fuses ranked legs by reciprocal rank. The result is unordered: the caller sorts it with its own tie rule.
 * @param legs keys, best first, unique within a leg
 * @param k the manifest's `rrfK`
 */
export function rrf(legs: readonly (readonly string[])[], k: number): Fused[] {
  const fused = new Map<string, Fused>();
  legs.forEach((leg, legNumber) => {
    leg.forEach((key, position) => {
      let entry = fused.get(key);
      if (!entry) fused.set(key, (entry = { key, score: 0, positions: legs.map(() => undefined) }));
      entry.score += rrfContribution(position, k);
      entry.positions[legNumber] = position;
    });
  });
  return [...fused.values()];
}

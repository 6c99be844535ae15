export interface Numbered {
  /** Comparable position in the numbering; larger comes later. */
  key: number;
  /** How much the candidate looks like a real beginning; at least 1. */
  weight: number;
}

/** '14' < '14A' < '14AA' < '14B' < '15'. */
export function numberKey(label: string): number {
  const [, digits = '0', letters = ''] = /^(\d+)([A-Za-z]*)$/.exec(label) ?? [];
  let suffix = 0;
  for (let i = 0; i < 3; i++) suffix = suffix * 27 + (letters.charCodeAt(i) ? letters.toUpperCase().charCodeAt(i) - 64 : 0);
  return Number(digits) + suffix / 27 ** 3;
}

/**
 * Picks the heaviest strictly ascending subsequence whose steps stay within `maxStep`, earliest on ties: the real numbering
 * among lines that merely begin with a number. @returns positions in `candidates`.
 */
export function numberingChain(candidates: readonly Numbered[], maxStep: number): number[] {
  const best: number[] = [];
  const next: number[] = [];
  for (let i = candidates.length - 1; i >= 0; i--) {
    const from = candidates[i] as Numbered;
    best[i] = from.weight;
    next[i] = -1;
    for (let j = i + 1; j < candidates.length; j++) {
      const step = (candidates[j] as Numbered).key - from.key;
      if (step <= 0 || step > maxStep) continue;
      const total = from.weight + (best[j] as number) - Math.max(0, Math.ceil(step) - 1) * GAP_COST;
      if (total > (best[i] as number)) {
        best[i] = total;
        next[i] = j;
      }
    }
  }
  let at = -1;
  for (let i = 0; i < candidates.length; i++) if (at < 0 || (best[i] as number) > (best[at] as number)) at = i;
  const chain: number[] = [];
  for (; at >= 0; at = next[at] as number) chain.push(at);
  return chain;
}

/** A skipped number costs a little, so that a chain prefers its direct successor to a later look-alike. */
const GAP_COST = 0.05;

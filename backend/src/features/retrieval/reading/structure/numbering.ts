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
  const keys = candidates.map(({ key }) => key);
  const follower = new BestByKey(keys, best);
  /** The value of a chain from a candidate on, minus the cost of skipping every number before it. */
  const worth: number[] = [];
  const later = new BestByKey(keys, worth);
  for (let i = candidates.length - 1; i >= 0; i--) {
    const { key, weight } = candidates[i] as Numbered;
    best[i] = weight;
    next[i] = -1;
    const take = (j: number, skipped: number): void => {
      const total = weight + (best[j] as number) - skipped * GAP_COST;
      if (total <= (best[i] as number)) return;
      best[i] = total;
      next[i] = j;
    };
    const nearest = follower.find(key, 0, Math.min(1, maxStep));
    if (nearest >= 0) take(nearest, 0);
    const farther = maxStep > 1 ? later.find(key, 1, maxStep) : -1;
    if (farther >= 0) take(farther, (keys[farther] as number) - key - 1);
    worth[i] = (best[i] as number) - GAP_COST * key;
    follower.add(i, key);
    later.add(i, key);
  }
  let at = -1;
  for (let i = 0; i < candidates.length; i++) if (at < 0 || (best[i] as number) > (best[at] as number)) at = i;
  const chain: number[] = [];
  for (; at >= 0; at = next[at] as number) chain.push(at);
  return chain;
}

/**
 * Which of the candidates added so far begins the heaviest chain, by ranges of keys: a segment tree (Bentley 1977) over the distinct
 * keys, since comparing all pairs of candidates takes hours for a text that consists of numbers.
 */
class BestByKey {
  private readonly keys: number[];
  /** Candidates by node, the leaves from `keys.length` on; -1 for none. */
  private readonly nodes: Int32Array;

  constructor(
    keys: readonly number[],
    private readonly best: readonly number[],
  ) {
    this.keys = [...new Set(keys)].sort((a, b) => a - b);
    this.nodes = new Int32Array(2 * this.keys.length).fill(-1);
  }

  /** Adds a candidate that precedes all those added; of equally heavy ones it is the one to continue with. */
  add(candidate: number, key: number): void {
    for (let node = this.firstAbove(key, 0) - 1 + this.keys.length; node >= 1; node >>= 1) {
      if (this.heavier(candidate, this.nodes[node] as number) !== candidate) return;
      this.nodes[node] = candidate;
    }
  }

  /** The candidate to continue with among those whose key is more than `above` and at most `upTo` larger than `key`; -1 for none. */
  find(key: number, above: number, upTo: number): number {
    let found = -1;
    let left = this.firstAbove(key, above) + this.keys.length;
    let right = this.firstAbove(key, upTo) + this.keys.length;
    for (; left < right; left >>= 1, right >>= 1) {
      if (left & 1) found = this.heavier(found, this.nodes[left++] as number);
      if (right & 1) found = this.heavier(found, this.nodes[--right] as number);
    }
    return found;
  }

  private heavier(a: number, b: number): number {
    if (a < 0 || b < 0) return Math.max(a, b);
    const [x, y] = [this.best[a] as number, this.best[b] as number];
    return x === y ? Math.min(a, b) : x > y ? a : b;
  }

  /** Position of the first key that is more than `step` larger than `key`. */
  private firstAbove(key: number, step: number): number {
    let low = 0;
    for (let high = this.keys.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] as number) - key <= step) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The cost of each number that a step skips, so that a chain prefers its direct successor to a later look-alike. */
const GAP_COST = 0.05;

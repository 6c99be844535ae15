import type { SparseVector } from '../model/types.js';
import type { Block } from './block-cache.js';
import type { FilterMask } from './filter-mask.js';
import { BLOCK_SIZE } from '../storage/layout.js';
import type { PostingCache, TermPostings } from './posting-cache.js';
import { TopK } from './top-k.js';

/** Room for rounding between an upper bound and the sum that it bounds. */
const SLACK = 1 + 1e-6;
/** Up to this many postings it is cheaper to visit the touched passages than to sweep the block. */
const SWEEP_FROM = BLOCK_SIZE / 4;

/** One term's postings in a block, with the term's factor. */
interface WeightedPostings {
  ids: Uint16Array;
  weights: Float32Array;
  factor: number;
  /** The most that this list and those after it can add. */
  rest: number;
}

interface QueryTerm {
  termId: number;
  /** Query weight times IDF. */
  factor: number;
  postings: TermPostings;
}

/**
 * Inverse document frequency of the port's scoring formula: ln(1 + (N − df + 0.5) / (df + 0.5)).
 * Source: Robertson and Zaragoza 2009 in Lucene's non-negative form, as in Qdrant's `idf` modifier.
 */
export function idf(lexicalPassages: number, df: number): number {
  return Math.log(1 + (lexicalPassages - df + 0.5) / (df + 0.5));
}

/**
 * Scores block by block into an accumulator and prunes as in MaxScore (Turtle and Flood 1995) with the ceilings of the
 * block's own lists: passages that hold only terms which together cannot reach the threshold are never looked at.
 * Terms are always added in the same order in double precision and the sum rounded to single, so equal passages tie.
 */
export class LexicalScorer {
  private readonly sums = new Float64Array(BLOCK_SIZE);
  private readonly touched = new Uint16Array(BLOCK_SIZE);

  constructor(private readonly postings: PostingCache) {}

  search(query: SparseVector, weightOf: (termId: number) => number, blocks: readonly Block[], mask: FilterMask, k: number): TopK {
    const terms: QueryTerm[] = [];
    query.termIds.forEach((termId, i) => {
      const factor = (query.weights[i] ?? 0) * weightOf(termId);
      if (factor > 0) terms.push({ termId, factor, postings: this.postings.term(termId) });
    });
    terms.sort((a, b) => b.factor - a.factor || a.termId - b.termId);
    const top = new TopK(k);
    for (const block of blocks) if (block.liveCount > 0) this.scoreBlock(block, terms, mask, top);
    return top;
  }

  private scoreBlock(block: Block, terms: readonly QueryTerm[], mask: FilterMask, top: TopK): void {
    const lists: WeightedPostings[] = [];
    for (const { termId, factor, postings } of terms) {
      const list = this.postings.list(postings, termId, block.id);
      if (list) lists.push({ ids: list.ids, weights: list.weights, factor, rest: factor * list.ceiling * SLACK });
    }
    lists.reduceRight((after, list) => (list.rest += after), 0);
    const threshold = top.threshold;
    const cut = lists.findIndex(({ rest }) => rest < threshold);
    const essential = cut < 0 ? lists : lists.slice(0, cut);
    if (essential.length === 0) return;
    const others = lists.slice(essential.length);
    const volume = essential.reduce((sum, { ids }) => sum + ids.length, 0);
    mask.enter(block);
    if (volume < SWEEP_FROM) this.visit(block, essential, others, mask, top);
    else this.sweep(block, essential, others, mask, top);
  }

  /** Few passages hold an essential term: look the other terms up for those only. */
  private visit(
    block: Block,
    essential: readonly WeightedPostings[],
    others: readonly WeightedPostings[],
    mask: FilterMask,
    top: TopK,
  ): void {
    const { sums, touched } = this;
    let count = 0;
    for (const { ids, weights, factor } of essential) {
      for (let j = 0; j < ids.length; j++) {
        const local = ids[j] ?? 0;
        const before = sums[local] ?? 0;
        if (before === 0) touched[count++] = local;
        sums[local] = before + factor * (weights[j] ?? 0);
      }
    }
    const base = block.id * BLOCK_SIZE;
    for (let t = 0; t < count; t++) {
      const local = touched[t] ?? 0;
      const sum = completed(local, sums[local] ?? 0, others, top.threshold);
      sums[local] = 0;
      if (sum === undefined) continue;
      const score = Math.fround(sum);
      if (score >= top.threshold && mask.accepts(local)) top.offer(base + local, score);
    }
  }

  private sweep(
    block: Block,
    essential: readonly WeightedPostings[],
    others: readonly WeightedPostings[],
    mask: FilterMask,
    top: TopK,
  ): void {
    const { sums } = this;
    for (const { ids, weights, factor } of essential) {
      for (let j = 0; j < ids.length; j++) {
        const local = ids[j] ?? 0;
        sums[local] = (sums[local] ?? 0) + factor * (weights[j] ?? 0);
      }
    }
    for (const { ids, weights, factor } of others) {
      for (let j = 0; j < ids.length; j++) {
        const local = ids[j] ?? 0;
        const before = sums[local] ?? 0;
        if (before !== 0) sums[local] = before + factor * (weights[j] ?? 0);
      }
    }
    const base = block.id * BLOCK_SIZE;
    let floor = top.threshold / SLACK;
    for (let local = 0; local < BLOCK_SIZE; local++) {
      const sum = sums[local] ?? 0;
      if (sum === 0 || sum < floor) continue;
      const score = Math.fround(sum);
      if (score < top.threshold || !mask.accepts(local)) continue;
      top.offer(base + local, score);
      floor = top.threshold / SLACK;
    }
    sums.fill(0);
  }
}

/** Adds what the other lists hold for a passage. @returns undefined once they can no longer lift the sum to the threshold */
function completed(local: number, sum: number, others: readonly WeightedPostings[], threshold: number): number | undefined {
  for (const { ids, weights, factor, rest } of others) {
    if ((sum + rest) * SLACK < threshold) return undefined;
    const place = find(ids, local);
    if (place >= 0) sum += factor * (weights[place] ?? 0);
  }
  return sum;
}

/** Binary search. @returns the place of `id`, -1 when absent */
function find(ids: Uint16Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

import type { SparseVector } from '../retrieval-index.js';
import type { Block } from './block-cache.js';
import type { FilterMask } from './filter-mask.js';
import { BLOCK_SIZE, type Postings } from './layout.js';
import type { PostingCache, TermPostings } from './posting-cache.js';
import { TopK } from './top-k.js';

/** Room for rounding between an upper bound and the sum that it bounds. */
const SLACK = 1 + 1e-6;
/** Up to this many postings it is cheaper to visit the touched passages than to sweep the block. */
const SWEEP_FROM = BLOCK_SIZE / 4;

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
      const factor = query.weights[i]! * weightOf(termId);
      if (factor > 0) terms.push({ termId, factor, postings: this.postings.term(termId) });
    });
    terms.sort((a, b) => b.factor - a.factor || a.termId - b.termId);
    const top = new TopK(k);
    for (const block of blocks) if (block.liveCount > 0) this.scoreBlock(block, terms, mask, top);
    return top;
  }

  private scoreBlock(block: Block, terms: readonly QueryTerm[], mask: FilterMask, top: TopK): void {
    const lists: Postings[] = [];
    const factors: number[] = [];
    for (const { termId, factor, postings } of terms) {
      const list = this.postings.list(postings, termId, block.id);
      if (!list) continue;
      lists.push(list);
      factors.push(factor);
    }
    /** rest[i]: the most that the lists from i on can add. */
    const rest = new Float64Array(lists.length + 1);
    for (let i = lists.length - 1; i >= 0; i--) rest[i] = rest[i + 1]! + factors[i]! * lists[i]!.ceiling * SLACK;
    const threshold = top.threshold;
    if (lists.length === 0 || rest[0]! < threshold) return;
    let essential = 0;
    let volume = 0;
    while (essential < lists.length && rest[essential]! >= threshold) volume += lists[essential++]!.ids.length;
    mask.enter(block);
    if (volume < SWEEP_FROM) this.visit(block, lists, factors, rest, essential, mask, top);
    else this.sweep(block, lists, factors, essential, mask, top);
  }

  /** Few passages hold an essential term: look the other terms up for those only. */
  private visit(
    block: Block,
    lists: readonly Postings[],
    factors: readonly number[],
    rest: Float64Array,
    essential: number,
    mask: FilterMask,
    top: TopK,
  ): void {
    const { sums, touched } = this;
    let count = 0;
    for (let i = 0; i < essential; i++) {
      const { ids, weights } = lists[i]!;
      const factor = factors[i]!;
      for (let j = 0; j < ids.length; j++) {
        const local = ids[j]!;
        if (sums[local] === 0) touched[count++] = local;
        sums[local]! += factor * weights[j]!;
      }
    }
    const base = block.id * BLOCK_SIZE;
    for (let t = 0; t < count; t++) {
      const local = touched[t]!;
      let sum = sums[local]!;
      sums[local] = 0;
      let i = essential;
      while (i < lists.length && (sum + rest[i]!) * SLACK >= top.threshold) {
        const place = find(lists[i]!.ids, local);
        if (place >= 0) sum += factors[i]! * lists[i]!.weights[place]!;
        i++;
      }
      if (i < lists.length) continue;
      const score = Math.fround(sum);
      if (score >= top.threshold && mask.accepts(local)) top.offer(base + local, score);
    }
  }

  private sweep(
    block: Block,
    lists: readonly Postings[],
    factors: readonly number[],
    essential: number,
    mask: FilterMask,
    top: TopK,
  ): void {
    const { sums } = this;
    lists.forEach(({ ids, weights }, i) => {
      const factor = factors[i]!;
      if (i < essential) for (let j = 0; j < ids.length; j++) sums[ids[j]!]! += factor * weights[j]!;
      else for (let j = 0; j < ids.length; j++) if (sums[ids[j]!] !== 0) sums[ids[j]!]! += factor * weights[j]!;
    });
    const base = block.id * BLOCK_SIZE;
    let floor = top.threshold / SLACK;
    for (let local = 0; local < BLOCK_SIZE; local++) {
      const sum = sums[local]!;
      if (sum === 0 || sum < floor) continue;
      const score = Math.fround(sum);
      if (score < top.threshold || !mask.accepts(local)) continue;
      top.offer(base + local, score);
      floor = top.threshold / SLACK;
    }
    sums.fill(0);
  }
}

/** Binary search. @returns the place of `id`, -1 when absent */
function find(ids: Uint16Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle]!;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

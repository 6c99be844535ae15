import type { DenseField } from '../model/types.js';
import type { BlockCache, Signatures } from './block-cache.js';
import { bitSums, hamming, largestDot, nearestFirst, normalised, signature, sumOfBits } from './dense-vectors.js';
import type { Database, Statement } from '../storage/driver.js';
import type { FilterMask } from './filter-mask.js';
import { asFloat32, BLOCK_SIZE } from '../storage/layout.js';
import { TopK } from './top-k.js';

/** Up to so many passages all are scored exactly. */
const EXACT = 1000;
/** Passages whose dot product is estimated, for each hit wanted, and in any case. */
const CANDIDATES = { perHit: 80, always: 4000 };
/** Those of which the exact cosine is computed: `npm run bench -- meaning` tells the recall. */
const RESCORED = { perHit: 10, always: 300 };

/** Of a passage without a vector, or that the filter leaves out. */
const NONE = 0xffff;

const VECTORS: Readonly<Record<DenseField, string>> = { text: 'dense_vector', questions: 'question_vector' };

/**
 * Nearest passages by cosine without an index structure: signatures of one bit per dimension are compared in memory; for the closest,
 * the dot product is estimated from their signatures, and for the likeliest of these computed, for which their vectors are read: that
 * costs more than everything else.
 */
export class DenseScorer {
  private readonly selectVector: Statement;
  /** Bits that differ from the query's, by the passages of all blocks. */
  private distances = new Uint16Array();

  constructor(
    db: Database,
    private readonly blocks: BlockCache,
    private readonly field: DenseField,
  ) {
    this.selectVector = db.prepare(`SELECT vector FROM ${VECTORS[field]} WHERE passage = ?`);
  }

  search(vector: Float32Array, mask: FilterMask, k: number): TopK {
    const query = normalised(vector);
    const top = new TopK(k);
    const nearest = this.nearest(vector, mask, Math.max(CANDIDATES.always, k * CANDIDATES.perHit));
    const likeliest = nearest.length <= EXACT ? nearest : this.likeliest(query, nearest, Math.max(RESCORED.always, k * RESCORED.perHit));
    for (const passage of likeliest) {
      const row = this.selectVector.get(passage) as { vector: Uint8Array } | undefined;
      // A cosine may be negative, and a candidate below 0 still counts while there is room.
      if (row) top.offer(passage, Math.fround(largestDot(query, asFloat32(row.vector))));
    }
    return top;
  }

  /**
   * The passages that are likely to have the largest dot products with the query, so many and those that tie with the last.
   * @param nearest as `nearest` gives them
   */
  private likeliest(query: Float32Array, nearest: Uint32Array, count: number): number[] {
    const sums = bitSums(query);
    const width = Math.ceil(query.length / 32);
    const most = this.distances[nearest.at(-1) ?? 0] ?? 0;
    const estimates = new Map<number, number>();
    const estimate = (passage: number, bits: Uint32Array, offset: number): void => {
      if ((this.distances[passage] ?? NONE) > most) return;
      const sum = sumOfBits(sums, bits, offset, width);
      if (sum > (estimates.get(passage) ?? -Infinity)) estimates.set(passage, sum);
    };
    const signatures = new Map(
      this.blocks.blocks.map((block): [number, Signatures] => [block.id, this.blocks.signatures(block, width, this.field)]),
    );
    for (const passage of nearest) {
      const local = passage % BLOCK_SIZE;
      const of = signatures.get((passage - local) / BLOCK_SIZE);
      if (of?.present[local] === 1) estimate(passage, of.bits, local * width);
    }
    for (const [block, { further }] of signatures)
      for (const [at, local] of further.places.entries()) estimate(block * BLOCK_SIZE + local, further.bits, at * width);
    const best = new TopK(count);
    for (const [passage, sum] of estimates) best.offer(passage, sum);
    return best.candidates().map(({ passage }) => passage);
  }

  /** The passages with the nearest signatures, nearest first: so many of them, and those that are as near as the last. */
  private nearest(vector: Float32Array, mask: FilterMask, count: number): Uint32Array {
    const query = signature(vector);
    const { blocks } = this.blocks;
    if (this.distances.length < blocks.length * BLOCK_SIZE) this.distances = new Uint16Array(blocks.length * BLOCK_SIZE);
    const { distances } = this;
    const end = blocks.length * BLOCK_SIZE;
    distances.fill(NONE, 0, end);
    for (const block of blocks) {
      if (block.liveCount === 0) continue;
      mask.enter(block);
      this.measure(query, this.blocks.signatures(block, query.length, this.field), mask, block.id * BLOCK_SIZE);
    }
    return nearestFirst(distances.subarray(0, end), count, vector.length);
  }

  /**
   * Fills in the distances of the entered block's passages: of several vectors the nearest counts.
   * @param from number of the block's first passage
   */
  private measure(query: Uint32Array, { bits, present, further }: Signatures, mask: FilterMask, from: number): void {
    const { distances } = this;
    const width = query.length;
    for (let local = 0; local < BLOCK_SIZE; local++)
      if (present[local] === 1 && mask.accepts(local)) distances[from + local] = hamming(query, bits, local * width);
    for (const [at, local] of further.places.entries())
      if (mask.accepts(local))
        distances[from + local] = Math.min(distances[from + local] ?? NONE, hamming(query, further.bits, at * width));
  }
}

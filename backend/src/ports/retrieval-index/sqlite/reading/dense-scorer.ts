import type { DenseField } from '../../retrieval-index.js';
import type { BlockCache, Signatures } from './block-cache.js';
import { farthest, hamming, largestDot, nearestFirst, normalised, signature } from './dense-vectors.js';
import type { Database, Statement } from '../storage/driver.js';
import type { FilterMask } from './filter-mask.js';
import { asFloat32, BLOCK_SIZE } from '../storage/layout.js';
import { TopK } from './top-k.js';

/** Passages whose exact cosine may be computed, for each hit wanted, and in any case: `npm run bench -- meaning` tells the recall. */
const CANDIDATES = { perHit: 5, always: 1000 };
/** Those of which it is computed before a far signature may end the search. */
const RESCORED = { perHit: 2, always: 200 };

/** Of a passage without a vector, or that the filter leaves out. */
const NONE = 0xffff;

const VECTORS: Readonly<Record<DenseField, string>> = { text: 'dense_vector', questions: 'question_vector' };

/**
 * Nearest passages by cosine without an index structure: signatures of one bit per dimension are compared in memory,
 * the closest are then scored exactly, nearest first, until no further one is likely to be among the best. With no more passages
 * than there are candidates the result is exact.
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
    const count = Math.max(CANDIDATES.always, k * CANDIDATES.perHit);
    const least = Math.max(RESCORED.always, k * RESCORED.perHit);
    const nearest = this.nearest(vector, mask, count);
    const exact = nearest.length <= count;
    for (const [at, passage] of nearest.entries()) {
      // Reading the vectors costs more than everything else.
      if (!exact && at >= least && (this.distances[passage] ?? NONE) > farthest(top.threshold, vector.length)) break;
      const row = this.selectVector.get(passage) as { vector: Uint8Array } | undefined;
      // A cosine may be negative, and a candidate below 0 still counts while there is room.
      if (row) top.offer(passage, Math.fround(largestDot(query, asFloat32(row.vector))));
    }
    return top;
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

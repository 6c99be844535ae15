import type { Database, Statement } from '../storage/driver.js';
import { decodePostings, joinPostings, type Postings, postingKey, SEGMENTS_PER_BLOCK } from '../storage/layout.js';

/** Bookkeeping of one cached list, and of the knowledge that a block has none. */
const LIST_OVERHEAD_BYTES = 200;
const ABSENT_BYTES = 8;

/** One term's lists by block: null where the block has none, undefined where it is not loaded. */
class TermPostings {
  readonly lists: (Postings | null | undefined)[] = [];
  bytes = 0;
  evicted = false;
}

const sizeOf = (list: Postings | null): number => (list ? LIST_OVERHEAD_BYTES + list.weights.length * 6 : ABSENT_BYTES);

/** Decoded posting lists, bounded in bytes; the term that was used longest ago goes first. */
export class PostingCache {
  /** In order of last use. */
  private readonly terms = new Map<number, TermPostings>();
  private readonly select: Statement;
  private readonly selectRecent: Statement;
  private total = 0;
  /** The block that is not full yet: some of its lists may be in segments. To be set before a search. */
  openBlock = 0;

  constructor(
    db: Database,
    private readonly maxBytes: number,
  ) {
    this.select = db.prepare('SELECT data FROM posting WHERE key = ?');
    const keys = Array.from({ length: SEGMENTS_PER_BLOCK }, () => '?').join(', ');
    this.selectRecent = db.prepare(`SELECT data FROM posting_recent WHERE key IN (${keys}) ORDER BY key`);
  }

  get bytes(): number {
    return this.total;
  }

  /** The lists of a term; hold the result only during one search. */
  term(termId: number): TermPostings {
    const found = this.terms.get(termId) ?? new TermPostings();
    this.terms.delete(termId);
    this.terms.set(termId, found);
    return found;
  }

  list(term: TermPostings, termId: number, block: number): Postings | null {
    const cached = term.lists[block];
    if (cached !== undefined) return cached;
    const list = this.load(termId, block);
    if (!term.evicted) this.keep(term, block, list);
    return list;
  }

  private load(termId: number, block: number): Postings | null {
    const row = this.select.get(postingKey(block, termId)) as { data: Uint8Array } | undefined;
    const blobs = row ? [row.data] : [];
    if (block === this.openBlock) {
      const keys = Array.from({ length: SEGMENTS_PER_BLOCK }, (_, i) => postingKey(block * SEGMENTS_PER_BLOCK + i, termId));
      for (const { data } of this.selectRecent.all(...keys) as unknown as { data: Uint8Array }[]) blobs.push(data);
    }
    return blobs.length > 0 ? decodePostings(joinPostings(blobs)) : null;
  }

  /** Forgets the lists of blocks that a commit has changed. */
  dropBlocks(blocks: readonly number[]): void {
    for (const term of this.terms.values()) {
      for (const block of blocks) {
        const list = term.lists[block];
        if (list === undefined) continue;
        term.lists[block] = undefined;
        term.bytes -= sizeOf(list);
        this.total -= sizeOf(list);
      }
    }
  }

  private keep(term: TermPostings, block: number, list: Postings | null): void {
    // Filled up to here, because a sparse array would be slow and its holes could not be told from absent lists.
    while (term.lists.length < block) term.lists.push(undefined);
    term.lists[block] = list;
    term.bytes += sizeOf(list);
    this.total += sizeOf(list);
    for (const [termId, oldest] of this.terms) {
      if (this.total <= this.maxBytes) return;
      oldest.evicted = true;
      this.total -= oldest.bytes;
      this.terms.delete(termId);
    }
  }
}

export type { TermPostings };

import type { Database, Statement } from '../storage/driver.js';
import { joinPostings, postingKey, SEGMENTS_PER_BLOCK, termOfKey } from '../storage/layout.js';

/**
 * What is added one document at a time goes to short lists by segment, because a block's own lists are up to 96 KB long and a
 * document has some hundred terms: rewriting those made adding cost three times as much at the end of a block as at its
 * beginning. Once a block is full its short lists are joined to the long ones, so that a search reads one list per term.
 */
export class BlockSettler {
  private readonly selectRecent: Statement;
  private readonly deleteRecent: Statement;
  private readonly selectPosting: Statement;
  private readonly writePosting: Statement;

  constructor(db: Database) {
    this.selectRecent = db.prepare('SELECT key, data FROM posting_recent WHERE key >= ? AND key < ? ORDER BY key');
    this.deleteRecent = db.prepare('DELETE FROM posting_recent WHERE key >= ? AND key < ?');
    this.selectPosting = db.prepare('SELECT data FROM posting WHERE key = ?');
    this.writePosting = db.prepare('INSERT OR REPLACE INTO posting VALUES (?, ?)');
  }

  /** To be called inside a write transaction, with a block that gets no further passages. */
  settle(block: number): void {
    const from = postingKey(block * SEGMENTS_PER_BLOCK, 0);
    const to = postingKey((block + 1) * SEGMENTS_PER_BLOCK, 0);
    const recent = new Map<number, Uint8Array[]>();
    for (const { key, data } of this.selectRecent.all(from, to) as unknown as { key: number; data: Uint8Array }[]) {
      const lists = recent.get(termOfKey(key));
      if (lists) lists.push(data);
      else recent.set(termOfKey(key), [data]);
    }
    for (const [termId, lists] of [...recent].sort(([a], [b]) => a - b)) {
      const key = postingKey(block, termId);
      const stored = this.selectPosting.get(key) as { data: Uint8Array } | undefined;
      this.writePosting.run(key, joinPostings(stored ? [stored.data, ...lists] : lists));
    }
    this.deleteRecent.run(from, to);
  }
}

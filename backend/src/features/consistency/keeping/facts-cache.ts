import type { PaperFacts } from '../../notices/facts/paper-facts.js';

const PAPERS_MAX = 200;

/** What was read last of papers that never change: files and versions of drafts, by their ids. */
export class FactsCache {
  private readonly kept = new Map<string, PaperFacts>();

  get(key: string): PaperFacts | undefined {
    return this.kept.get(key);
  }

  set(key: string, facts: PaperFacts): void {
    this.kept.delete(key);
    this.kept.set(key, facts);
    const oldest = this.kept.keys().next();
    if (this.kept.size > PAPERS_MAX && !oldest.done) this.kept.delete(oldest.value);
  }
}

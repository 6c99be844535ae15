import { statSync } from 'node:fs';
import { checkFilter } from '../model/filter.js';
import { compareHits, type LegHit } from '../model/hit-order.js';
import { usableDense } from '../model/input-checks.js';
import type { DenseField, Filter, GenerationManifest, SearchQuery, SparseVector } from '../model/types.js';
import { BlockCache } from './block-cache.js';
import { DenseScorer } from './dense-scorer.js';
import { type Database, type Statement, transaction } from '../storage/driver.js';
import { FilterMask } from './filter-mask.js';
import { StateTable } from '../storage/generation-state.js';
import { blockOf } from '../storage/layout.js';
import { idf, LexicalScorer } from './lexical-scorer.js';
import { PostingCache } from './posting-cache.js';
import { openGenerationFile, readManifest } from '../storage/schema.js';
import type { Candidate, TopK } from './top-k.js';

/** A hit of one leg whose payload is still JSON: it is parsed on the side that uses it. */
export type StoredHit = Omit<LegHit, 'payload'> & { payload: string };

export interface LegsQuery {
  lexical: SparseVector;
  dense?: SearchQuery['dense'];
  filter?: Filter;
  limit: number;
  /** Hits of each leg when both run. */
  candidates: number;
}

export interface Legs {
  /** Absent when the query has no terms but a vector. */
  lexical?: StoredHit[];
  /** Absent when the query or the generation has no dense vectors. */
  dense?: StoredHit[];
}

export interface DocumentEntry {
  docId: string;
  docVersion: number;
  passages: number;
}

/** Searches one generation's file. Every method reads in one transaction, so it sees one commit and no half of another. */
export class GenerationReader {
  readonly manifest: GenerationManifest;
  private readonly db: Database;
  private readonly state: StateTable;
  private readonly postings: PostingCache;
  private readonly blocks: BlockCache;
  private readonly lexical: LexicalScorer;
  private readonly dense: Readonly<Record<DenseField, DenseScorer>>;
  private readonly selectDf: Statement;
  private readonly selectKey: Statement;
  private readonly selectPayload: Statement;

  constructor(
    private readonly path: string,
    cacheBytes: number,
  ) {
    this.db = openGenerationFile(path);
    this.db.exec('PRAGMA query_only = 1');
    this.manifest = readManifest(this.db);
    this.state = new StateTable(this.db);
    this.postings = new PostingCache(this.db, cacheBytes);
    this.blocks = new BlockCache(this.db, (changed) => this.postings.dropBlocks(changed));
    this.lexical = new LexicalScorer(this.postings);
    this.dense = { text: new DenseScorer(this.db, this.blocks, 'text'), questions: new DenseScorer(this.db, this.blocks, 'questions') };
    this.selectDf = this.db.prepare('SELECT df FROM term WHERE id = ?');
    this.selectKey = this.db.prepare(
      `SELECT d.doc_id AS docId, d.version AS docVersion, p.ordinal FROM passage p JOIN document d ON d.number = p.document WHERE p.number = ?`,
    );
    this.selectPayload = this.db.prepare('SELECT payload FROM passage WHERE number = ?');
  }

  search({ lexical, dense, filter, limit, candidates }: LegsQuery): Legs {
    const clauses = checkFilter(filter, this.manifest);
    const vector = usableDense(dense, this.manifest);
    const wantsLexical = !vector || lexical.termIds.length > 0;
    const count = vector && wantsLexical ? candidates : limit;
    return transaction(this.db, 'DEFERRED', () => {
      const state = this.state.read();
      this.blocks.refresh(state.revision);
      this.postings.openBlock = blockOf(state.nextPassage);
      const mask = new FilterMask(this.db, clauses, this.manifest, this.blocks);
      const none = mask.matchesNothing;
      const weightOf = (termId: number): number => {
        const df = this.df(termId);
        return df > 0 ? idf(state.lexical, df) : 0;
      };
      const lexicalLeg = (): StoredHit[] => this.hits(this.lexical.search(lexical, weightOf, this.blocks.blocks, mask, count), count);
      const denseLeg = (by: Float32Array): StoredHit[] => this.hits(this.dense[dense?.field ?? 'text'].search(by, mask, count), count);
      return { ...(wantsLexical && { lexical: none ? [] : lexicalLeg() }), ...(vector && { dense: none ? [] : denseLeg(vector) }) };
    });
  }

  idf(termIds: Uint32Array): { values: Float64Array; absent: number } {
    return transaction(this.db, 'DEFERRED', () => {
      const { lexical } = this.state.read();
      return { values: Float64Array.from(termIds, (termId) => idf(lexical, this.df(termId))), absent: idf(lexical, 0) };
    });
  }

  /** At most `limit` documents after `after`, ascending by id in UTF-8 order. */
  documents(after: string | null, limit: number): DocumentEntry[] {
    const rows = this.db
      .prepare('SELECT doc_id AS docId, version AS docVersion, passages FROM document WHERE doc_id > ? ORDER BY doc_id LIMIT ?')
      .all(after ?? '', limit) as unknown as DocumentEntry[];
    return rows.map((row) => ({ ...row }));
  }

  stats(): { documents: number; passages: number; bytes: number; pendingDeletes: number } {
    const { documents, passages, nextPassage } = this.state.read();
    const bytes = ['', '-wal'].reduce((sum, suffix) => sum + (statSync(this.path + suffix, { throwIfNoEntry: false })?.size ?? 0), 0);
    return { documents, passages, bytes, pendingDeletes: nextPassage - passages };
  }

  /** A term that some passage has, for a search that proves the index works. */
  anyTerm(): number | undefined {
    return (this.db.prepare('SELECT id FROM term WHERE df > 0 LIMIT 1').get() as { id: number } | undefined)?.id;
  }

  close(): void {
    this.db.close();
  }

  private df(termId: number): number {
    return (this.selectDf.get(termId) as { df: number } | undefined)?.df ?? 0;
  }

  private hits(top: TopK, count: number): StoredHit[] {
    const keyed = top.candidates().map((candidate) => this.keyed(candidate));
    const best = keyed.sort(compareHits).slice(0, count);
    return best.map(({ passage, ...hit }) => ({ ...hit, payload: (this.selectPayload.get(passage) as { payload: string }).payload }));
  }

  private keyed({ passage, score }: Candidate): Omit<StoredHit, 'payload'> & { passage: number } {
    const row = this.selectKey.get(passage) as unknown as { docId: string; docVersion: number; ordinal: number };
    return { docId: row.docId, docVersion: row.docVersion, ordinal: row.ordinal, score, passage };
  }
}

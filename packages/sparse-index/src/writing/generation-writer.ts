import { StaleVersionError } from '../model/errors.js';
import { checkDocument } from '../model/input-checks.js';
import type { GenerationManifest, IndexDocument } from '../model/types.js';
import { BlockSettler } from './block-settler.js';
import { normalised } from '../reading/dense-vectors.js';
import { type Database, emptyLog, type Statement, transaction } from '../storage/driver.js';
import { FieldValues } from './field-values.js';
import { type GenerationState, StateTable } from '../storage/generation-state.js';
import { asBytes, asUint32, BLOCK_SIZE, blockOf, localOf, setLive } from '../storage/layout.js';
import { type ListUnit, PassageBuffer } from './passage-buffer.js';

interface DocumentRow {
  number: number;
  version: number;
  first: number;
  passages: number;
  revision: number;
}

/**
 * Writes one generation's file, either in bulk by blocks or document by document by segments. A document's passages have
 * consecutive numbers, so it needs no index of its own.
 */
export class GenerationWriter {
  private readonly state: StateTable;
  private readonly values: FieldValues;
  private readonly buffer: PassageBuffer;
  private readonly settler: BlockSettler;
  private readonly selectDocument: Statement;
  private readonly insertDocument: Statement;
  private readonly deleteDocument: Statement;
  private readonly insertPassage: Statement;
  private readonly selectTerms: Statement;
  private readonly deletePassages: Statement;
  private readonly insertVector: Statement;
  private readonly deleteVectors: Statement;
  private readonly insertQuestions: Statement;
  private readonly deleteQuestions: Statement;
  private readonly insertRevision: Statement;
  private readonly deleteRevision: Statement;
  private readonly subtractDf: Statement;
  private readonly selectLive: Statement;
  private readonly updateLive: Statement;

  constructor(
    private readonly db: Database,
    readonly manifest: GenerationManifest,
    unit: ListUnit,
  ) {
    this.state = new StateTable(db);
    this.values = new FieldValues(db);
    this.buffer = new PassageBuffer(db, unit);
    this.settler = new BlockSettler(db);
    this.selectDocument = db.prepare(
      `SELECT number, version, first, passages, coalesce(revision, 0) AS revision
       FROM document LEFT JOIN document_revision ON document = number WHERE doc_id = ?`,
    );
    this.insertDocument = db.prepare('INSERT INTO document (doc_id, version, first, passages) VALUES (?, ?, ?, ?)');
    this.deleteDocument = db.prepare('DELETE FROM document WHERE number = ?');
    this.insertPassage = db.prepare('INSERT INTO passage VALUES (?, ?, ?, ?, ?)');
    this.selectTerms = db.prepare('SELECT terms FROM passage WHERE number >= ? AND number < ?');
    this.deletePassages = db.prepare('DELETE FROM passage WHERE number >= ? AND number < ?');
    this.insertVector = db.prepare('INSERT INTO dense_vector VALUES (?, ?)');
    this.deleteVectors = db.prepare('DELETE FROM dense_vector WHERE passage >= ? AND passage < ?');
    this.insertQuestions = db.prepare('INSERT INTO question_vector VALUES (?, ?)');
    this.deleteQuestions = db.prepare('DELETE FROM question_vector WHERE passage >= ? AND passage < ?');
    this.insertRevision = db.prepare('INSERT INTO document_revision VALUES (?, ?)');
    this.deleteRevision = db.prepare('DELETE FROM document_revision WHERE document = ?');
    this.subtractDf = db.prepare('UPDATE term SET df = df - ? WHERE id = ?');
    this.selectLive = db.prepare('SELECT live FROM block WHERE id = ?');
    this.updateLive = db.prepare('UPDATE block SET live = ?, live_revision = ? WHERE id = ?');
  }

  /** One transaction. @throws StaleVersionError and what `checkDocument` throws */
  upsert(document: IndexDocument): void {
    checkDocument(document, this.manifest);
    this.commit((state) => this.replace(document, state));
  }

  /** One transaction, after which the words are in no file any more. @returns the passages removed */
  remove(docId: string): number {
    const removed = this.commit((state) => this.take(docId, state));
    emptyLog(this.db);
    return removed;
  }

  /** Adds many documents inside the caller's transaction, flushing whole blocks. */
  addAll(documents: readonly IndexDocument[]): void {
    for (const document of documents) checkDocument(document, this.manifest);
    const state = this.state.read();
    try {
      for (const document of documents) {
        const block = blockOf(state.nextPassage);
        this.replace(document, state);
        if (blockOf(state.nextPassage) !== block) this.flush(state);
      }
    } finally {
      this.state.write(state);
    }
  }

  /** @see addAll */
  removeNow(docId: string): number {
    const state = this.state.read();
    const removed = this.take(docId, state);
    this.state.write(state);
    return removed;
  }

  /** Writes what `addAll` still holds. */
  flushAll(): GenerationState {
    const state = this.state.read();
    this.flush(state);
    this.state.write(state);
    return state;
  }

  private commit<T>(work: (state: GenerationState) => T): T {
    try {
      return transaction(this.db, 'IMMEDIATE', () => {
        const state = this.state.read();
        state.revision += 1;
        const block = blockOf(state.nextPassage);
        const value = work(state);
        this.flush(state);
        for (let full = block; full < blockOf(state.nextPassage); full++) this.settler.settle(full);
        this.state.write(state);
        return value;
      });
    } catch (error) {
      this.buffer.clear();
      this.values.forget();
      throw error;
    }
  }

  private flush(state: GenerationState): void {
    this.buffer.flush(state.revision);
  }

  private replace(document: IndexDocument, state: GenerationState): void {
    const old = this.selectDocument.get(document.docId) as unknown as DocumentRow | undefined;
    if (old && old.version > document.docVersion) {
      throw new StaleVersionError(
        `The index already has version ${old.version} of the document, so version ${document.docVersion} is refused.`,
      );
    }
    const { docId, docVersion, revision = 0, passages } = document;
    if (old?.version === docVersion) {
      if (old.revision === revision) return;
      if (old.revision > revision)
        throw new StaleVersionError(`The index already has revision ${old.revision} of the document, so revision ${revision} is refused.`);
    }
    if (old) this.take(docId, state);
    const number = Number(this.insertDocument.run(docId, docVersion, state.nextPassage, passages.length).lastInsertRowid);
    if (revision > 0) this.insertRevision.run(number, revision);
    for (const passage of passages) {
      const id = state.nextPassage++;
      const { termIds } = passage.lexical;
      // Null, because the drivers disagree on what an empty blob is.
      const terms = termIds.length > 0 ? asBytes(termIds) : null;
      this.insertPassage.run(id, number, passage.ordinal, JSON.stringify(passage.payload), terms);
      const dense = this.manifest.dense && passage.dense;
      if (dense) this.insertVector.run(id, joined(dense));
      if (this.manifest.dense && passage.questions?.length) this.insertQuestions.run(id, joined(passage.questions));
      const codes = this.manifest.filterFields.flatMap(({ name }, field): [number, number][] => {
        const value = passage.fields[name];
        return value === undefined ? [] : [[field, this.values.code(field, value)]];
      });
      this.buffer.add(id, passage, codes);
      if (terms) state.lexical += 1;
    }
    state.documents += 1;
    state.passages += passages.length;
  }

  private take(docId: string, state: GenerationState): number {
    const document = this.selectDocument.get(docId) as unknown as DocumentRow | undefined;
    if (!document) return 0;
    if (!this.buffer.isEmpty) this.flush(state);
    const { number, first, passages } = document;
    const df = new Map<number, number>();
    for (const { terms } of this.selectTerms.all(first, first + passages) as unknown as { terms: Uint8Array | null }[]) {
      if (!terms) continue;
      for (const term of asUint32(terms)) df.set(term, (df.get(term) ?? 0) + 1);
      state.lexical -= 1;
    }
    for (const [term, count] of df) this.subtractDf.run(count, term);
    this.bury(first, first + passages, state.revision);
    this.deletePassages.run(first, first + passages);
    this.deleteVectors.run(first, first + passages);
    this.deleteQuestions.run(first, first + passages);
    this.deleteRevision.run(number);
    this.deleteDocument.run(number);
    state.documents -= 1;
    state.passages -= passages;
    return passages;
  }

  private bury(from: number, to: number, revision: number): void {
    for (let block = blockOf(from); block * BLOCK_SIZE < to; block++) {
      const row = this.selectLive.get(block) as { live: Uint8Array } | undefined;
      if (!row) continue;
      const end = Math.min(to, (block + 1) * BLOCK_SIZE);
      for (let number = Math.max(from, block * BLOCK_SIZE); number < end; number++) setLive(row.live, localOf(number), false);
      this.updateLive.run(row.live, revision, block);
    }
  }
}

/** Vectors of unit length, one after the other. */
const joined = (vectors: readonly Float32Array[]): Buffer => Buffer.concat(vectors.map((vector) => asBytes(normalised(vector))));

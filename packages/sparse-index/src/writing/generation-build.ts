import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { GenerationNotSealedError } from '../model/errors.js';
import type { GenerationId, GenerationManifest, IndexDocument } from '../model/types.js';
import type { BuildLock } from '../storage/build-lock.js';
import type { Catalog } from '../storage/catalog.js';
import { type Database, guarded } from '../storage/driver.js';
import { GenerationWriter } from './generation-writer.js';
import { createGenerationFile } from '../storage/schema.js';

/** One commit for this many documents bounds the write-ahead log; nothing reads a generation before it is sealed. */
const DOCUMENTS_PER_COMMIT = 2_000;

/** A bulk build of one generation, from an empty file to a sealed one. */
export class GenerationBuild {
  private readonly writer: GenerationWriter;
  private uncommitted = 0;

  private constructor(
    readonly id: GenerationId,
    private readonly catalog: Catalog,
    private readonly lock: BuildLock,
    private readonly db: Database,
    manifest: GenerationManifest,
  ) {
    this.writer = new GenerationWriter(db, manifest, 'block');
    this.db.exec('BEGIN');
  }

  static start(catalog: Catalog, manifest: GenerationManifest, lock: BuildLock): GenerationBuild {
    const id = catalog.add(manifest);
    return new GenerationBuild(id, catalog, lock, createGenerationFile(catalog.file(id), manifest), manifest);
  }

  add(documents: readonly IndexDocument[]): void {
    guarded(() => {
      this.writer.addAll(documents);
      this.uncommitted += documents.length;
      if (this.uncommitted < DOCUMENTS_PER_COMMIT) return;
      this.db.exec('COMMIT');
      this.db.exec('BEGIN');
      this.uncommitted = 0;
    });
  }

  remove(docId: string): void {
    guarded(() => this.writer.removeNow(docId));
  }

  /** @throws GenerationNotSealedError when the counts differ; the build then goes on */
  seal(expect: { documents: number; passages: number }): void {
    guarded(() => {
      const { documents, passages } = this.writer.flushAll();
      if (documents !== expect.documents || passages !== expect.passages) {
        throw new GenerationNotSealedError(
          `The index holds ${documents} documents with ${passages} passages instead of ${expect.documents} with ${expect.passages}.`,
        );
      }
      this.db.exec('COMMIT');
      this.db.exec('PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)');
    });
    this.db.close();
    const path = this.catalog.file(this.id);
    flushToDisk(path);
    flushToDisk(dirname(path));
    this.catalog.seal(this.id);
    this.lock.release();
  }

  abort(): void {
    this.db.close();
    this.catalog.drop(this.id);
    this.lock.release();
  }
}

/** The build ran without synchronisation, so its pages may still be in the operating system's cache only. */
function flushToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

import {
  BuilderBusyError,
  BuilderClosedError,
  IndexUnavailableError,
  NoActiveGenerationError,
  StaleVersionError,
} from '../model/errors.js';
import { checkManifest, isSameManifest, requireSameManifest } from '../model/manifest.js';
import type { GenerationId, GenerationInfo } from '../model/types.js';
import { tryBuildLock } from '../storage/build-lock.js';
import { Catalog } from '../storage/catalog.js';
import type { Database } from '../storage/driver.js';
import { GenerationBuild } from './generation-build.js';
import { GenerationWriter } from './generation-writer.js';
import type { StoreSettings } from '../reading/reader-methods.js';
import type { WriterMethods } from './writer-methods.js';
import { openGenerationFile, readManifest } from '../storage/schema.js';

/** A write is repeated on a generation that was sealed while it ran, at most so often. */
const MAX_ROUNDS_PER_WRITE = 4;

interface OpenGeneration {
  db: Database;
  writer: GenerationWriter;
}

/** Builds and changes the generations of a folder. */
export class IndexWriter implements WriterMethods {
  private openCatalog: Catalog | undefined;
  private build: GenerationBuild | undefined;
  private readonly open = new Map<GenerationId, OpenGeneration>();

  constructor(private readonly settings: StoreSettings) {}

  begin({ manifest, takeOver }: Parameters<WriterMethods['begin']>[0]): GenerationId {
    checkManifest(manifest);
    // One of another process holds the lock of its own for as long as it lives.
    if (takeOver && this.build) this.abort(this.build.id);
    const lock = this.build ? undefined : tryBuildLock(this.settings.directory);
    if (!lock) throw new BuilderBusyError('Another index build is under way.');
    try {
      this.catalog.dropLeftovers();
      this.build = GenerationBuild.start(this.catalog, manifest, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
    return this.build.id;
  }

  add({ id, documents }: Parameters<WriterMethods['add']>[0]): void {
    this.running(id).add(documents);
  }

  remove({ id, docId }: Parameters<WriterMethods['remove']>[0]): void {
    this.running(id).remove(docId);
  }

  seal({ id, documents, passages }: Parameters<WriterMethods['seal']>[0]): void {
    this.running(id).seal({ documents, passages });
    this.build = undefined;
  }

  abort(id: GenerationId): void {
    if (this.build?.id !== id) return;
    const build = this.build;
    this.build = undefined;
    build.abort();
  }

  promote({ id, expectActive }: Parameters<WriterMethods['promote']>[0]): void {
    this.catalog.promote(id, expectActive);
  }

  drop(id: GenerationId): void {
    if (this.build?.id === id) throw new BuilderBusyError('The generation is being built; abort its builder instead.');
    if (this.catalog.activeId() !== id) this.shut(id);
    const lock = this.catalog.find(id)?.state === 'building' ? tryBuildLock(this.settings.directory) : { release: () => undefined };
    if (!lock) throw new BuilderBusyError('The generation is being built by another process.');
    try {
      this.catalog.drop(id);
    } finally {
      lock.release();
    }
  }

  upsert({ document, manifest }: Parameters<WriterMethods['upsert']>[0]): void {
    this.writing((writer, active) => {
      if (active) requireSameManifest(manifest, writer.manifest);
      else if (!isSameManifest(manifest, writer.manifest)) return;
      try {
        writer.upsert(document);
      } catch (error) {
        // A generation that was just built may be ahead of this write.
        if (active || !(error instanceof StaleVersionError)) throw error;
      }
    });
  }

  delete(docId: string): number {
    return this.writing((writer) => writer.remove(docId)) ?? 0;
  }

  /** Closes every file but those of a build under way; the next call opens what it needs. */
  forget(): void {
    for (const id of [...this.open.keys()]) this.shut(id);
    if (this.build) return;
    this.openCatalog?.close();
    this.openCatalog = undefined;
  }

  private get catalog(): Catalog {
    if (this.openCatalog?.replaced) this.forget();
    return (this.openCatalog ??= Catalog.open(this.settings.directory));
  }

  private running(id: GenerationId): GenerationBuild {
    if (this.build?.id !== id) throw new BuilderClosedError('The index build is closed.');
    return this.build;
  }

  /**
   * Does the work in every sealed generation, and again looks for generations until none is new: what is sealed while a
   * write runs was either built with the write's change in sight or is written to here.
   * @returns what the work gave for the active generation
   */
  private writing<T>(work: (writer: GenerationWriter, active: boolean) => T): T | undefined {
    const done = new Set<GenerationId>();
    let value: T | undefined;
    for (let round = 0; round < MAX_ROUNDS_PER_WRITE; round++) {
      const sealed = this.catalog.sealed();
      const active = sealed.findLast(({ state }) => state === 'active');
      if (sealed.length === 0) throw new NoActiveGenerationError('');
      const targets = sealed.filter(({ id }) => !done.has(id));
      if (targets.length === 0) return value;
      for (const target of targets) {
        const given = this.writeTo(target, work);
        done.add(target.id);
        if (target === active) value = given;
      }
    }
    throw new IndexUnavailableError('The generations keep changing; the write was not made everywhere.');
  }

  private writeTo<T>({ id, state }: GenerationInfo, work: (writer: GenerationWriter, active: boolean) => T): T | undefined {
    try {
      return work(this.writer(id), state === 'active');
    } catch (error) {
      // Dropped by another process since it was listed.
      if (this.catalog.find(id)) throw error;
      this.shut(id);
      return undefined;
    }
  }

  private writer(id: GenerationId): GenerationWriter {
    const held = this.open.get(id);
    if (held) return held.writer;
    for (const other of this.open.keys()) if (!this.catalog.find(other)) this.shut(other);
    const db = openGenerationFile(this.catalog.file(id));
    const writer = new GenerationWriter(db, readManifest(db), 'segment');
    this.open.set(id, { db, writer });
    return writer;
  }

  private shut(id: GenerationId): void {
    this.open.get(id)?.db.close();
    this.open.delete(id);
  }
}

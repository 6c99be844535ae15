import { BuilderBusyError, BuilderClosedError, IndexUnavailableError, NoActiveGenerationError } from '../errors.js';
import { checkManifest, requireSameManifest } from '../manifest.js';
import type { GenerationId, GenerationManifest } from '../retrieval-index.js';
import { tryBuildLock } from './build-lock.js';
import { Catalog } from './catalog.js';
import type { Database } from './driver.js';
import { GenerationBuild } from './generation-build.js';
import { GenerationWriter } from './generation-writer.js';
import type { WorkerSettings, WriterMethods } from './messages.js';
import { openGenerationFile, readManifest } from './schema.js';

/** A write is repeated on the generation that was promoted while it ran, at most so often. */
const MAX_PROMOTIONS_PER_WRITE = 3;

/** What the writer thread does. */
export class IndexWriter implements WriterMethods {
  private openCatalog: Catalog | undefined;
  private build: GenerationBuild | undefined;
  private current: { id: GenerationId; db: Database; writer: GenerationWriter } | undefined;

  constructor(private readonly settings: WorkerSettings) {}

  begin(manifest: GenerationManifest): GenerationId {
    checkManifest(manifest);
    const lock = this.build ? undefined : tryBuildLock(this.settings.directory);
    if (!lock) throw new BuilderBusyError();
    try {
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
    if (this.current?.id === id && this.catalog.activeId() !== id) this.shut();
    const lock = this.catalog.find(id)?.state === 'building' ? tryBuildLock(this.settings.directory) : { release: () => undefined };
    if (!lock) throw new BuilderBusyError('The generation is being built by another process.');
    try {
      this.catalog.drop(id);
    } finally {
      lock.release();
    }
  }

  upsert({ document, manifest }: Parameters<WriterMethods['upsert']>[0]): void {
    this.writing((writer) => {
      requireSameManifest(manifest, writer.manifest);
      writer.upsert(document);
    });
  }

  delete(docId: string): number {
    return this.writing((writer) => writer.remove(docId));
  }

  private get catalog(): Catalog {
    return (this.openCatalog ??= new Catalog(this.settings.directory));
  }

  private running(id: GenerationId): GenerationBuild {
    if (this.build?.id !== id) throw new BuilderClosedError();
    return this.build;
  }

  private writing<T>(work: (writer: GenerationWriter) => T): T {
    for (let attempt = 0; attempt < MAX_PROMOTIONS_PER_WRITE; attempt++) {
      const id = this.catalog.activeId();
      if (id === null) throw new NoActiveGenerationError();
      const value = work(this.writer(id));
      if (this.catalog.activeId() === id) return value;
    }
    throw new IndexUnavailableError('The active generation keeps changing; the write was not made.');
  }

  private writer(id: GenerationId): GenerationWriter {
    if (this.current?.id === id) return this.current.writer;
    this.shut();
    const db = openGenerationFile(this.catalog.file(id));
    const writer = new GenerationWriter(db, readManifest(db));
    this.current = { id, db, writer };
    return writer;
  }

  private shut(): void {
    this.current?.db.close();
    this.current = undefined;
  }
}

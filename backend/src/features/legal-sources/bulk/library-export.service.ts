import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { ConflictError } from '../../../core/errors/common-errors.js';
import { BlobStore } from '../../../ports/blob-store/blob-store.js';
import { BlobNotFoundError } from '../../../ports/blob-store/errors.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import type { KnownLawStatus } from '../../retrieval/retrieval.service.js';
import { LegalDocument } from '../legal-sources.entity.js';
import type { ImportFailure } from './import-plan.js';
import { type ManifestEntry, MANIFEST_NAME, manifestHead, manifestRow } from './manifest.js';

const ROWS_AT_ONCE = 200;

export interface ExportReport {
  total: number;
  done: number;
  failures: ImportFailure[];
}

/** Writes the library into a folder from which an import makes it again. */
@Injectable()
export class LibraryExport {
  constructor(
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly blobs: BlobStore,
    private readonly guide: GuideService,
  ) {}

  /**
   * Writes every file and, last, the manifest, which is there only once the export is complete. A file of the folder is never
   * overwritten; one with the same content is taken for its own, so that an export that was interrupted is gone on with.
   * @throws ConflictError for a folder that holds a whole export already; the file system's and the store's errors
   */
  async run(folder: string, { signal, onProgress }: { signal?: AbortSignal; onProgress?: (report: ExportReport) => void } = {}) {
    const root = path.resolve(folder);
    await mkdir(root, { recursive: true });
    const manifest = path.join(root, MANIFEST_NAME);
    if (await exists(manifest)) throw new ConflictError(`${root} holds an export already`, 'EXPORT_EXISTS');
    const report: ExportReport = { total: await this.documents.count(), done: 0, failures: [] };
    const draft = path.join(root, `.${MANIFEST_NAME}.${randomUUID()}`);
    const rows = await open(draft, 'wx');
    try {
      await rows.write(manifestHead());
      for await (const document of this.all()) {
        signal?.throwIfAborted();
        const reason = await this.write(root, document);
        if (reason === null) await rows.write(manifestRow(document.filename, entryOf(document, await this.proposed(document))));
        else report.failures.push({ file: document.filename, reason });
        report.done += 1;
        onProgress?.(report);
      }
      await rows.sync();
      await rename(draft, manifest);
    } finally {
      await rows.close();
      await rm(draft, { force: true });
    }
    return report;
  }

  private async proposed({ id }: LegalDocument): Promise<KnownLawStatus | null> {
    return (await this.guide.proposedStatuses([id])).get(id) ?? null;
  }

  private async *all(): AsyncGenerator<LegalDocument> {
    let last: string | null = null;
    for (;;) {
      const rows: LegalDocument[] = await this.documents.find({
        where: last === null ? {} : { id: MoreThan(last) },
        order: { id: 'ASC' },
        take: ROWS_AT_ONCE,
      });
      yield* rows;
      last = rows.at(-1)?.id ?? null;
      if (rows.length < ROWS_AT_ONCE || last === null) return;
    }
  }

  /** @returns what kept the file from being written; null when it is there whole */
  private async write(root: string, { filename, blobKey, sha256 }: LegalDocument): Promise<string | null> {
    // Names were made safe when they were stored; what is written to a disk is looked at again.
    if (path.basename(filename) !== filename || filename.startsWith('.')) return 'has a name that no file may have';
    const target = path.join(root, filename);
    if (await exists(target)) return (await hashOf(target)) === sha256 ? null : 'another file of this name is in the folder';
    const draft = path.join(root, `.${randomUUID()}.part`);
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    try {
      await pipeline(await this.blobs.get(blobKey), hashing, createWriteStream(draft, { flags: 'wx' }));
      if (hash.digest('hex') !== sha256) return 'is not what was stored: its content has changed';
      await rename(draft, target);
      return null;
    } catch (error) {
      if (error instanceof BlobNotFoundError) return 'is missing from the store of files';
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }
}

const entryOf = (
  { documentType, description, source, title, year, jurisdiction, edits, statusSet }: LegalDocument,
  proposedStatus: KnownLawStatus | null,
): ManifestEntry => ({
  documentType,
  description,
  source,
  given: {
    ...edits?.given,
    ...(title !== null && { title }),
    ...(year !== null && { year }),
    ...(jurisdiction !== null && { jurisdiction }),
  },
  lawStatus: statusSet,
  proposedStatus,
});

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

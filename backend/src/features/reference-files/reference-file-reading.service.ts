import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { QuotaExceededError } from '../../core/errors/common-errors.js';
import { databaseRefusal } from '../../core/errors/database-errors.js';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { BlobNotFoundError } from '../../ports/blob-store/errors.js';
import { ExtractionError } from '../../ports/text-extractor/extraction-error.js';
import { TextExtractor } from '../../ports/text-extractor/text-extractor.js';
import { SealedBlobs } from '../storage-upkeep/sealed-blobs.service.js';
import { StorageUpkeep } from '../storage-upkeep/storage-upkeep.service.js';
import { originalKey, textKey } from './reference-file-upkeep.js';
import { ReferenceFile } from './reference-files.entity.js';

/** Percent of the job at which the text layer has been read; what follows is scans. */
const TEXT_UNTIL = 60;
/** Pages that are read from their pictures, and the time for them: enough for an agreement or a notice, and less than the job's own. */
const SCAN_LIMITS = { maxPages: 60, timeoutMs: 4 * 60_000 };
/** Warnings of a file that are kept, and characters of each. */
const MAX_WARNINGS = 20;
const MAX_WARNING = 1_000;

/** The job that reads an uploaded file. */
@Injectable()
export class ReferenceFileReading {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(ReferenceFile) private readonly files: Repository<ReferenceFile>,
    private readonly extractor: TextExtractor,
    private readonly sealed: SealedBlobs,
    private readonly limits: RateLimits,
    private readonly storage: StorageUpkeep,
  ) {}

  /** Extracts and stores the text, or records why there is none. A file deleted meanwhile is left alone. */
  async read(fileId: string, context: JobContext): Promise<void> {
    // One that was deleted with its matter in the meantime may be restored.
    const file = await this.files.findOne({ where: { id: fileId }, withDeleted: true });
    if (!file) return;
    await context.progress({ stage: 'reading', percent: 5 });
    try {
      const bytes = await this.sealed.read(originalKey(file));
      const document = await this.limits.charge('read-time-user', file.ownerId, () =>
        this.extractor.extract(bytes, {
          filename: file.filename,
          owner: file.ownerId,
          signal: context.signal,
          scanLimits: SCAN_LIMITS,
          onProgress: ({ page, pages, scan }) => {
            const percent = scan ? TEXT_UNTIL + ((98 - TEXT_UNTIL) * page) / pages : (TEXT_UNTIL * page) / pages;
            void context.progress({ stage: 'reading', percent: Math.round(percent), done: page, total: pages });
          },
        }),
      );
      const text = Buffer.from(JSON.stringify(document.pages));
      const warnings = document.warnings.slice(0, MAX_WARNINGS).map((each) => each.slice(0, MAX_WARNING));
      const { affected } = await this.files.update({ id: fileId }, { textBytes: text.length, warnings }).catch((error: unknown) => {
        throw databaseRefusal(error) ?? error;
      });
      if (!affected) return;
      await this.sealed.write(textKey(file), text);
      if (!(await this.markReady(fileId))) await this.storage.discard(textKey(file));
    } catch (error) {
      if (isFinal(error)) await this.files.update({ id: fileId }, { status: 'failed', error: error.message });
      throw error;
    }
  }

  /** The text may be sealed with another key than the bytes, by a process that was started before or after a change of the key. */
  private async markReady(fileId: string): Promise<boolean> {
    const [, kept] = await this.database.query<[unknown[], number]>(
      `update reference_files set status = 'ready', error = null, sealed_with = case when sealed_with = $2 then sealed_with end where id = $1`,
      [fileId, this.sealed.keyId],
    );
    return kept > 0;
  }
}

/** Reading the file again would end the same way. */
const isFinal = (error: unknown): error is Error =>
  error instanceof BlobNotFoundError ||
  error instanceof QuotaExceededError ||
  (error instanceof ExtractionError && error.failure !== 'cancelled');

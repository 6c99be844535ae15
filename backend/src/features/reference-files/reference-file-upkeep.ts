import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Repository } from 'typeorm';
import { backupHoldsFiles } from '../../core/files/backup-hold.js';
import { isFinished } from '../../core/jobs/job-definition.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import { PeriodicTasks } from '../../core/jobs/periodic/periodic-tasks.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';
import { BlobNotFoundError, BlobStoreUnavailableError } from '../../ports/blob-store/errors.js';
import { notUnreadable, ResealsFiles, type Resealed, type SealedFilesOwner } from '../storage-upkeep/resealing/resealing.service.js';
import { SealedBlobs } from '../storage-upkeep/sealed-blobs.service.js';
import { type BlobOwner, OwnsBlobs } from '../storage-upkeep/storage-upkeep.service.js';
import { ReferenceFile } from './reference-files.entity.js';

const EVERY_MS = 3_600_000;
const STALE_AFTER_MS = 3_600_000;
const BATCH_SIZE = 200;
const UNREAD = 'The file could not be read. Please upload it again.';

/** Cleans up what a crash left half done: bytes without a row, and rows whose reading ended without a result. */
@Injectable()
@OwnsBlobs('reference-files/')
@ResealsFiles('reference-files/')
export class ReferenceFileUpkeep implements BlobOwner, SealedFilesOwner, OnApplicationBootstrap {
  constructor(
    @InjectRepository(ReferenceFile) private readonly files: Repository<ReferenceFile>,
    private readonly blobs: BlobStore,
    private readonly sealed: SealedBlobs,
    private readonly jobs: JobsService,
    private readonly tasks: PeriodicTasks,
  ) {}

  async neededKeys(keys: readonly string[]): Promise<string[]> {
    const rows = await this.files.query<{ key: string }[]>(
      `select key from unnest($1::text[]) as key
       where exists (select 1 from reference_files where reference_files.id::text = split_part(key, '/', 3) and owner_id::text = split_part(key, '/', 2))`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }

  onApplicationBootstrap(): void {
    this.tasks.schedule('reference-files-unread', EVERY_MS, () => this.settleUnread());
    this.tasks.schedule('reference-files-unmeasured', EVERY_MS, () => this.measureTexts());
  }

  /**
   * Seals a file and its text with the key that is in use. Its row is locked while that is done, so that nobody deletes it between reading and
   * writing, and no backup begins to copy files.
   */
  async resealNext(after: string): Promise<Resealed | null> {
    return this.files.manager.transaction(async (manager) => {
      const [file] = await manager.query<{ id: string; ownerId: string }[]>(
        `select id, owner_id as "ownerId" from reference_files where sealed_with is distinct from $1 and id > $2
         and ${notUnreadable('reference_files', 'id')} order by id limit 1 for update skip locked`,
        [this.sealed.keyId, after],
      );
      if (!file || (await backupHoldsFiles(manager))) return null;
      const place = `reference_files/${file.id}`;
      try {
        for (const key of [originalKey(file), textKey(file)]) await this.sealed.reseal(key).catch(unlessAbsent);
      } catch (error) {
        if (error instanceof BlobStoreUnavailableError) throw error;
        return { id: file.id, place, failure: error };
      }
      await manager.query('update reference_files set sealed_with = $2 where id = $1', [file.id, this.sealed.keyId]);
      return { id: file.id, place };
    });
  }

  /** Measures texts from before their size was kept, so that they count against their owner's quota. @returns how many */
  async measureTexts(): Promise<number> {
    const unmeasured = await this.files.find({ where: { status: 'ready', textBytes: IsNull() }, take: BATCH_SIZE });
    for (const file of unmeasured) {
      // A missing text takes up no room.
      const textBytes = await this.blobs.size(textKey(file)).catch((error: unknown) => {
        if (error instanceof BlobNotFoundError) return 0;
        throw error;
      });
      await this.files.update({ id: file.id, textBytes: IsNull() }, { textBytes });
    }
    return unmeasured.length;
  }

  /** Marks files that will never be read as failed, so that their owners know. @returns how many files. */
  async settleUnread(): Promise<number> {
    const stale = await this.files.find({
      select: { id: true },
      where: { status: 'pending', uploadDate: LessThan(new Date(Date.now() - STALE_AFTER_MS)) },
      order: { uploadDate: 'ASC' },
      take: BATCH_SIZE,
    });
    const latest = await this.jobs.latestFor(stale.map(({ id }) => referenceFileSubject(id)));
    const underWay = new Set(latest.filter((job) => !isFinished(job)).map(({ subject }) => subject));
    const unread = stale.filter(({ id }) => !underWay.has(referenceFileSubject(id))).map(({ id }) => id);
    await this.files.update({ id: In(unread), status: 'pending' }, { status: 'failed', error: UNREAD });
    return unread.length;
  }
}

/** A text that was not read yet, or what the store has lost, needs no key. */
function unlessAbsent(error: unknown): void {
  if (!(error instanceof BlobNotFoundError)) throw error;
}

/** Ties jobs to the file that they read. */
export const referenceFileSubject = (id: string): string => `reference-file:${id}`;

/** Where everything of an owner is kept. */
export const folderOf = (ownerId: string) => `reference-files/${ownerId}/`;

/** Where the file itself and its text are kept. */
export const originalKey = ({ ownerId, id }: Pick<ReferenceFile, 'ownerId' | 'id'>) => `reference-files/${ownerId}/${id}/original`;
export const textKey = ({ ownerId, id }: Pick<ReferenceFile, 'ownerId' | 'id'>) => `reference-files/${ownerId}/${id}/text`;

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { databaseFailure, DatabaseFullError } from '../../core/errors/database-errors.js';
import { backupHoldsFiles } from '../../core/files/backup-hold.js';
import { PeriodicTasks } from '../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../core/observability/loggers.js';
import { inBatches } from '../../core/pages/in-batches.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';

/** A provider whose rows name the files of a folder of the blob store. */
export interface BlobOwner {
  /** Which of these keys its rows still need. */
  neededKeys(keys: readonly string[]): Promise<readonly string[]>;
}

/** Makes a provider the owner of a folder, such as `reference-files/`; found by itself at start. Folders without an owner are never touched. */
export const OwnsBlobs = DiscoveryService.createDecorator<string>();

const EVERY_MS = 3_600_000;
/** Bytes are stored before their row is written; no upload takes nearly as long as this between the two. */
const GRACE_MINUTES = 60;
const BATCH_SIZE = 500;

/** Removes blobs that no row names: what a process that died between storing bytes and writing their row has left. */
@Injectable()
export class StorageUpkeep implements OnApplicationBootstrap {
  private owners: ReadonlyMap<string, BlobOwner> = new Map();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly blobs: BlobStore,
    private readonly tasks: PeriodicTasks,
    private readonly discovery: DiscoveryService,
  ) {}

  onApplicationBootstrap(): void {
    const owners = this.discovery.getProviders({ metadataKey: OwnsBlobs.KEY });
    this.owners = new Map(
      owners.map((wrapper) => [String(this.discovery.getMetadataByDecorator(OwnsBlobs, wrapper)), wrapper.instance as BlobOwner]),
    );
    this.tasks.schedule('blob-orphans', EVERY_MS, async () => {
      const removed = await this.sweep();
      if (removed > 0) loggers.app.warn({ removed }, 'stored files that no row named were removed');
    });
  }

  /**
   * Removes a blob that no row names any more; the change of the row is committed before this is called. What cannot be removed now is
   * left to the sweep and told in the log; while a backup copies the files, everything is.
   */
  async discard(key: string): Promise<void> {
    try {
      if (!(await backupHoldsFiles(this.database))) await this.blobs.delete(key);
    } catch (error) {
      loggers.app.warn({ err: error }, 'a stored file is left to the sweep');
    }
  }

  /**
   * Removes the blob of a row whose transaction failed. When the database went away, the commit may have gone through though
   * its answer was lost: then the blob stays, and the sweep decides by the row. A full disk is the server's answer
   * to a statement, which undoes the transaction.
   */
  async discardRefused(key: string, error: unknown): Promise<void> {
    const failure = databaseFailure(error);
    if (failure === null || failure instanceof DatabaseFullError) await this.discard(key);
  }

  /** A blob goes when a sweep finds it without a row once the grace after the first such sweep is over. @returns how many went. */
  async sweep(): Promise<number> {
    let removed = 0;
    for (const [folder, owner] of this.owners)
      for await (const keys of inBatches(this.blobs.list(folder), BATCH_SIZE)) removed += await this.sweepBatch(keys, owner);
    // Blobs that were removed by others.
    await this.database.query(`delete from blob_orphans where seen_at < now() - interval '30 days'`);
    return removed;
  }

  private async sweepBatch(keys: readonly string[], owner: BlobOwner): Promise<number> {
    const kept = new Set(await owner.neededKeys(keys));
    await this.database.query('delete from blob_orphans where key = any($1)', [[...kept]]);
    const orphans = keys.filter((key) => !kept.has(key));
    if (orphans.length === 0) return 0;
    await this.database.query('insert into blob_orphans (key) select unnest($1::text[]) on conflict do nothing', [orphans]);
    const due = await this.database.query<{ key: string }[]>(
      `select key from blob_orphans where key = any($1) and seen_at < now() - $2 * interval '1 minute'`,
      [orphans, GRACE_MINUTES],
    );
    if (await backupHoldsFiles(this.database)) return 0;
    for (const { key } of due) {
      await this.blobs.delete(key);
      await this.database.query('delete from blob_orphans where key = $1', [key]);
    }
    return due.length;
  }
}

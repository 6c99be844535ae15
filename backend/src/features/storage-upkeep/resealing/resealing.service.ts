import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { idOf } from '../../../core/config/file-key.js';
import { activeKey, type KnownFileKey, knownFileKeys, olderKeys } from '../../../core/files/keys/known-keys.js';
import { rowsUnder } from '../../../core/files/keys/needed-keys.js';
import { SEALED_TABLES } from '../../../core/files/keys/sealed-data.js';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../../core/observability/loggers.js';
import { resealBatch, type Resealed } from './reseal-rows.js';

export { notUnreadable, type Resealed } from './reseal-rows.js';

/** A provider whose files are sealed, and whose rows say with which key. */
export interface SealedFilesOwner {
  /** Seals the files of the next row that names another key. @param after id of the row before @returns null when there is none, or none can be done now */
  resealNext(after: string): Promise<Resealed | null>;
}

/** Makes a provider the one that reseals the files of a folder; found by itself at start. */
export const ResealsFiles = DiscoveryService.createDecorator<string>();

const EVERY_MS = 60_000;
/** Once nothing is left, a process with older settings may still have sealed something with the older key. */
const RECOUNT_AFTER_MS = 3_600_000;
/** Rows and files of one turn, so that other upkeep gets its turn. */
const MOST_AT_ONCE = 2_000;
/** Smaller than any other. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Seals with the key that is in use what older ones have sealed, in the background of a worker, and counts what is left. Every row and
 * file names its key, so a turn goes on where the one before ended, however that ended.
 */
@Injectable()
export class Resealing implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private owners: SealedFilesOwner[] = [];
  private stopping = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly cipher: FileCipher,
    private readonly tasks: PeriodicTasks,
    private readonly discovery: DiscoveryService,
  ) {}

  onApplicationBootstrap(): void {
    this.owners = this.discovery.getProviders({ metadataKey: ResealsFiles.KEY }).map(({ instance }) => instance as SealedFilesOwner);
    this.tasks.schedule('file-keys', EVERY_MS, () => this.turn());
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** @returns how many rows and files were resealed; 0 as well when it is not this process's business */
  async turn(most = MOST_AT_ONCE): Promise<number> {
    const known = await knownFileKeys(this.database);
    const [first] = known;
    const active = activeKey(known);
    const older = olderKeys(known);
    // A process that was started before the newest key was used leaves it to one that has it.
    if (!first || !active || !idOf(active.fingerprint).equals(this.cipher.keyId) || older.every(isDone)) return 0;
    const done = await this.reseal(idOf(first.fingerprint), most);
    for (const key of older) await this.count(key);
    if (done > 0) loggers.app.info({ done }, 'sealed with the newest file key');
    return done;
  }

  private async reseal(firstKeyId: Buffer, most: number): Promise<number> {
    let looked = 0;
    let done = 0;
    const note = async (seen: readonly Resealed[]): Promise<string | undefined> => {
      looked += seen.length;
      for (const each of seen) {
        if ('failure' in each) await this.tell(each);
        else done += 1;
      }
      return seen.at(-1)?.id;
    };
    const goesOn = (last: string | undefined): last is string => last !== undefined && looked < most && !this.stopping;
    for (const table of SEALED_TABLES) {
      let after: string | undefined = NO_ID;
      while (goesOn(after)) after = await note(await resealBatch(this.database, this.cipher, table, { after, firstKeyId }));
    }
    for (const owner of this.owners) {
      let after: string | undefined = NO_ID;
      while (goesOn(after)) {
        const file = await owner.resealNext(after);
        after = await note(file ? [file] : []);
      }
    }
    return done;
  }

  /** Once for each: it stays as it is, and its key stays needed. */
  private async tell({ place, failure }: Resealed): Promise<void> {
    const [row] = await this.database.query<unknown[]>(
      'insert into unreadable_seals (place) values ($1) on conflict do nothing returning place',
      [place],
    );
    if (row) loggers.app.error({ err: failure, place }, 'cannot be opened with any file key, and keeps its own');
  }

  private async count(key: KnownFileKey): Promise<void> {
    const rows = await rowsUnder(this.database, key);
    const remaining = [...rows.values()].reduce((sum, count) => sum + count, 0);
    await this.database.query('update file_keys set remaining = $2, counted_at = now() where number = $1', [key.number, remaining]);
  }
}

const isDone = ({ remaining, countedAt }: KnownFileKey): boolean =>
  remaining === 0 && countedAt !== null && Date.now() - countedAt.getTime() < RECOUNT_AFTER_MS;

import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In, Repository } from 'typeorm';
import { OutgoingGate } from '../../core/confidentiality/outgoing-gate.js';
import { normalized } from '../../core/text/normalized.js';
import type { Actor } from '../../core/access/actor.js';
import { requireScope } from '../../core/access/keys/key-scopes.js';
import { QuotaExceededError } from '../../core/errors/common-errors.js';
import { databaseRefusal } from '../../core/errors/database-errors.js';
import { displayName, extensionOf, numberedName } from '../../core/files/filename.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { newestFirst } from '../../core/pages/newest-first.js';
import type { CursorQuery, Page } from '../../core/pages/page.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { listedFor, MatterAccess, openTo } from '../../core/sharing/matter-access.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';
import { TextExtractor } from '../../ports/text-extractor/text-extractor.js';
import { SealedBlobs } from '../storage-upkeep/sealed-blobs.service.js';
import { StorageUpkeep } from '../storage-upkeep/storage-upkeep.service.js';
import { folderOf, originalKey, referenceFileSubject, textKey } from './reference-file-upkeep.js';
import { ReferenceFile } from './reference-files.entity.js';
import {
  FileContentError,
  FileNotFoundError,
  FileNotReadyError,
  FileOutsideMatterError,
  FileTypeError,
  FileUnreadableError,
  NoFileError,
} from './reference-files.errors.js';
import { READ_REFERENCE_FILE } from './reference-files.jobs.js';

/** Largest upload of a user, inclusive. */
export const USER_FILE_MAX_BYTES = 10 * 1024 * 1024;
const ALLOWED = ['.pdf', '.txt', '.doc', '.docx'];
/** Files with one name that an owner may have before the upload is refused. */
const NAME_TRIES = 200;
/** How long an ask or a reply waits for a file that was uploaded a moment ago. */
const READ_WAIT_MS = 20_000;

const OVER = 100;

/** Of the files of one matter: how many, and how many bytes of their texts, a question searches; and how many are looked at. */
const MATTER_FILES = { most: 40, bytes: 1024 * 1024, listed: 500 } as const;

/** Only what belongs to a matter that is seen; all that the caller uploaded where none is named. */
interface OfMatter {
  matterId?: string | null;
}

/** How far the reading of a file has got. */
export interface ReferenceFileProgress {
  file: ReferenceFile;
  /** 0 to 100. */
  percent: number;
}

export interface ReferenceText {
  id: string;
  filename: string;
  /** The matter that it belongs to; null for none. */
  matterId: string | null;
  /** Its pages as JSON, not parsed: that of a long file takes too long for the event loop. */
  stored: Uint8Array;
}

@Injectable()
export class ReferenceFilesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(ReferenceFile) private readonly files: Repository<ReferenceFile>,
    private readonly blobs: BlobStore,
    private readonly extractor: TextExtractor,
    private readonly sealed: SealedBlobs,
    private readonly jobs: JobsService,
    private readonly limits: RateLimits,
    private readonly storage: StorageUpkeep,
    private readonly quota: StorageQuota,
    private readonly gate: OutgoingGate,
    private readonly access: MatterAccess,
  ) {}

  /** Counts an upload, before its bytes are read. @throws RateLimitedError */
  async admitUpload(actor: Actor): Promise<void> {
    await this.limits.consume('upload-user', actor.userId);
    await this.limits.check('read-time-user', actor.userId);
  }

  /** Stores the file, then has it read in the background. An equal name of the same owner becomes `name (2).pdf`. */
  async upload(actor: Actor, upload: { filename: string; bytes: Buffer } | null): Promise<ReferenceFile> {
    if (!upload) throw new NoFileError();
    const { filename, fileType } = this.checked(upload);
    const file: ReferenceFile = {
      id: randomUUID(),
      ownerId: actor.userId,
      filename,
      fileType,
      size: upload.bytes.length,
      textBytes: null,
      sha256: createHash('sha256').update(upload.bytes).digest('hex'),
      status: 'pending',
      error: null,
      warnings: [],
      matterId: null,
      deletedAt: null,
      uploadDate: new Date(),
      sealedWith: this.sealed.keyId,
    };
    await this.quota.ensureRoom(actor.userId, file.size);
    const key = originalKey(file);
    await this.sealed.write(key, upload.bytes);
    const job = await this.database
      .transaction(async (manager) => {
        file.filename = await insertUnderFreeName(manager, file);
        const options = { ownerId: actor.userId, subject: referenceFileSubject(file.id), manager };
        return this.jobs.enqueue(READ_REFERENCE_FILE, { fileId: file.id }, options);
      })
      .catch(async (error: unknown) => {
        await this.storage.discardRefused(key, error);
        throw databaseRefusal(error) ?? error;
      });
    // Committed: from here on nothing may undo the upload, nor tell its owner that it failed.
    await this.jobs.dispatchCommitted(job);
    return file;
  }

  list(actor: Actor, { matterId, ...request }: CursorQuery & OfMatter): Promise<Page<ReferenceFile>> {
    return newestFirst(this.files.createQueryBuilder('file').where(listedFor(actor.userId, matterId)), 'uploadDate', request);
  }

  /** A window of the caller's list, newest first. */
  window(actor: Actor, { take, skip, matterId }: { take: number; skip: number } & OfMatter): Promise<ReferenceFile[]> {
    return this.files.find({ where: listedFor(actor.userId, matterId), order: { uploadDate: 'DESC', id: 'DESC' }, take, skip });
  }

  /** Those of these that the caller sees, by id. */
  async byIds({ userId }: Actor, ids: readonly string[]): Promise<Map<string, ReferenceFile>> {
    const rows = await this.files.findBy({ id: In([...ids]), ownerId: openTo(userId, 'read') });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** One of the files that the caller sees; null for one that is gone, or a stranger's. */
  async byId(actor: Actor, id: string): Promise<ReferenceFile | null> {
    return isUUID(id) ? this.files.findOneBy({ id, ownerId: openTo(actor.userId, 'read') }) : null;
  }

  /** One of the files that the caller sees as it is, then at every step until it was read, or could not be. @throws FileNotFoundError */
  async *watch(actor: Actor, id: string, signal: AbortSignal): AsyncGenerator<ReferenceFileProgress> {
    const file = await this.byId(actor, id);
    if (!file) throw new FileNotFoundError();
    const [job] = file.status === 'pending' ? await this.jobs.latestFor([referenceFileSubject(id)]) : [];
    if (!job) {
      yield { file, percent: OVER };
      return;
    }
    for await (const { percent } of this.jobs.watch(job.id, { signal })) {
      const now = await this.byId(actor, id);
      if (!now) return;
      yield { file: now, percent: now.status === 'pending' ? percent : OVER };
    }
  }

  /** Removes row, bytes and text of a file that the caller uploaded. @throws FileNotFoundError, MatterRoleError in a matter of somebody else */
  async delete(actor: Actor, filename: string): Promise<void> {
    await this.remove(actor, await this.owned(actor, filename));
  }

  /** The same by id, also of what others put into the caller's matters. @returns the id @throws FileNotFoundError, MatterRoleError */
  async deleteById(actor: Actor, id: string): Promise<string> {
    const file = await this.byId(actor, id);
    if (!file) throw new FileNotFoundError();
    await this.remove(actor, file);
    return file.id;
  }

  /** The bytes of the caller's own file, as they were uploaded. @throws FileNotFoundError */
  async original(actor: Actor, filename: string): Promise<Buffer> {
    return this.sealed.read(originalKey(await this.owned(actor, filename)));
  }

  /** Removes all bytes of an owner whose rows are gone; what cannot be removed now is left to the sweep. */
  async eraseAll(ownerId: string): Promise<void> {
    for await (const key of this.blobs.list(folderOf(ownerId))) await this.storage.discard(key);
  }

  /**
   * The text of a file: of the caller's own, inside of a matter of whichever is there; waits a little for one that is still being read. Questions and drafts come here too, so that a key
   * reads files by no other way.
   * @param matterId used inside of this matter, where no other file may be; null outside of all matters, where none of a confidential one
   * may be, since what is said of it would be kept there; left out where nothing is said or kept
   * @throws KeyScopeError, FileNotFoundError, FileOutsideMatterError, FileUnreadableError, FileNotReadyError
   */
  async text(actor: Actor, filename: string, signal?: AbortSignal, matterId?: string | null): Promise<ReferenceText> {
    requireScope(actor, 'FILES');
    let file = await this.owned(actor, filename, matterId);
    if (file.status === 'pending') {
      const [job] = await this.jobs.latestFor([referenceFileSubject(file.id)]);
      if (job) await this.jobs.waitFor(job.id, { timeoutMs: READ_WAIT_MS, signal });
      file = await this.owned(actor, filename, matterId);
    }
    if (file.status === 'pending') throw new FileNotReadyError();
    if (file.status === 'failed') throw new FileUnreadableError(file.error ?? 'The file cannot be read.');
    return textOf(file, await this.sealed.read(textKey(file)));
  }

  /**
   * The texts of the files of a matter that the caller sees, the newest first, as far as they can be searched at once.
   * @returns the texts, and the names of files that are left out: too many, too long, still being read or not readable
   * @throws KeyScopeError
   */
  async textsOfMatter(actor: Actor, matterId: string): Promise<{ texts: ReferenceText[]; leftOut: string[] }> {
    const { files, leftOut } = await this.filesOfMatter(actor, matterId);
    const texts: ReferenceText[] = [];
    for (const file of files) texts.push(await this.storedText(file));
    return { texts, leftOut };
  }

  /** The same files without their texts, which are not read. @throws KeyScopeError */
  async filesOfMatter(actor: Actor, matterId: string): Promise<{ files: ReferenceFile[]; leftOut: string[] }> {
    requireScope(actor, 'FILES');
    const files = await this.files.find({
      where: listedFor(actor.userId, matterId),
      order: { uploadDate: 'DESC', id: 'DESC' },
      take: MATTER_FILES.listed,
    });
    const taken: ReferenceFile[] = [];
    let left: number = MATTER_FILES.bytes;
    for (const file of files) {
      if (file.status !== 'ready' || taken.length >= MATTER_FILES.most || (file.textBytes ?? 0) > left) continue;
      left -= file.textBytes ?? 0;
      taken.push(file);
    }
    return { files: taken, leftOut: files.filter((file) => !taken.includes(file)).map(({ filename }) => filename) };
  }

  /** The text of a file that was found and is read. */
  async storedText(file: ReferenceFile): Promise<ReferenceText> {
    return textOf(file, await this.sealed.read(textKey(file)));
  }

  private async remove({ userId }: Actor, file: ReferenceFile): Promise<void> {
    await this.access.ensure(userId, 'govern', file);
    await this.files.delete({ id: file.id, ownerId: file.ownerId });
    await this.storage.discard(originalKey(file));
    await this.storage.discard(textKey(file));
  }

  private checked({ filename: given, bytes }: { filename: string; bytes: Buffer }): { filename: string; fileType: string } {
    const filename = displayName(given);
    const fileType = extensionOf(filename);
    if (!ALLOWED.includes(fileType)) throw new FileTypeError();
    const refusal = this.extractor.refusal(bytes, filename);
    if (refusal) throw refusal.explains ? refusal.error : new FileContentError();
    return { filename, fileType };
  }

  private async owned(actor: Actor, filename: string, matterId?: string | null): Promise<ReferenceFile> {
    // PostgreSQL's text cannot hold a NUL, so no file has one in its name.
    const name = normalized(filename);
    const named = (which: ReturnType<typeof listedFor>) =>
      name.includes('\0') ? null : this.files.findOneBy({ ...which, filename: name });
    const file = (matterId && (await named(listedFor(actor.userId, matterId)))) || (await named(listedFor(actor.userId)));
    if (!file) throw new FileNotFoundError();
    const isApart = matterId !== undefined && file.matterId !== matterId;
    if (isApart && (matterId !== null || (await this.gate.isConfidential({ fileId: file.id })))) throw new FileOutsideMatterError();
    return file;
  }
}

const textOf = ({ id, filename, matterId }: ReferenceFile, stored: Uint8Array): ReferenceText => ({ id, filename, matterId, stored });

async function insertUnderFreeName(manager: EntityManager, file: ReferenceFile): Promise<string> {
  for (let count = 1; count <= NAME_TRIES; count += 1) {
    const filename = count === 1 ? file.filename : numberedName(file.filename, count);
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(ReferenceFile)
      .values({ ...file, filename })
      .orIgnore()
      .returning('id')
      .execute();
    if ((result.raw as unknown[]).length === 1) return filename;
  }
  throw new QuotaExceededError();
}

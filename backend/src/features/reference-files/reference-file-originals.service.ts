import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { In, Repository } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { requireScope } from '../../core/access/keys/key-scopes.js';
import { openTo } from '../../core/sharing/matter-access.js';
import { SealedBlobs } from '../storage-upkeep/sealed-blobs.service.js';
import { originalKey, textKey } from './reference-file-upkeep.js';
import { ReferenceFile } from './reference-files.entity.js';
import { FileNotFoundError } from './reference-files.errors.js';

/** A file that somebody may read as another part of the product works on it. */
export interface OwnFile {
  id: string;
  /** Who uploaded it. */
  ownerId: string;
  filename: string;
  /** Extension with its dot. */
  fileType: string;
  /** Bytes as uploaded. */
  size: number;
  /** Whether its text has been read. */
  isRead: boolean;
}

/** Users' own files by their ids, for work that is ordered now and done by a worker later. */
@Injectable()
export class ReferenceFileOriginals {
  constructor(
    @InjectRepository(ReferenceFile) private readonly files: Repository<ReferenceFile>,
    private readonly sealed: SealedBlobs,
  ) {}

  /** Files that the caller may read, in the order asked for. @throws KeyScopeError; FileNotFoundError when one is absent or a stranger's */
  async own(actor: Actor, ids: readonly string[]): Promise<OwnFile[]> {
    requireScope(actor, 'FILES');
    return this.of(actor.userId, ids);
  }

  /** Likewise for a worker that acts for somebody. @throws FileNotFoundError */
  async of(userId: string, ids: readonly string[]): Promise<OwnFile[]> {
    if (!ids.every((id) => isUUID(id))) throw new FileNotFoundError();
    const rows = await this.files.findBy({ id: In([...ids]), ownerId: openTo(userId, 'read') });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id.toLowerCase());
      if (!row) throw new FileNotFoundError();
      const { ownerId, filename, fileType, size, status } = row;
      return { id: row.id, ownerId, filename, fileType, size, isRead: status === 'ready' };
    });
  }

  /** The bytes of an owner's file, as they were uploaded. @throws BlobNotFoundError when it was deleted in the meantime */
  original(ownerId: string, id: string): Promise<Buffer> {
    return this.sealed.read(originalKey({ ownerId, id }));
  }

  /** Its pages as JSON, as `ReferenceFilesService.text` gives them. @throws BlobNotFoundError */
  text(ownerId: string, id: string): Promise<Buffer> {
    return this.sealed.read(textKey({ ownerId, id }));
  }
}

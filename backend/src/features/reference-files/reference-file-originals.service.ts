import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { In, Repository } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { requireScope } from '../../core/access/keys/key-scopes.js';
import { SealedBlobs } from '../storage-upkeep/sealed-blobs.service.js';
import { originalKey, textKey } from './reference-file-upkeep.js';
import { ReferenceFile } from './reference-files.entity.js';
import { FileNotFoundError } from './reference-files.errors.js';

/** One of an owner's files as another part of the product works on it. */
export interface OwnFile {
  id: string;
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

  /** The caller's own files, in the order asked for. @throws KeyScopeError; FileNotFoundError when one is absent or another owner's */
  async own(actor: Actor, ids: readonly string[]): Promise<OwnFile[]> {
    requireScope(actor, 'FILES');
    return this.of(actor.userId, ids);
  }

  /** Likewise for a worker that acts for an owner. @throws FileNotFoundError */
  async of(ownerId: string, ids: readonly string[]): Promise<OwnFile[]> {
    if (!ids.every((id) => isUUID(id))) throw new FileNotFoundError();
    const rows = await this.files.findBy({ id: In([...ids]), ownerId });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id.toLowerCase());
      if (!row) throw new FileNotFoundError();
      const { filename, fileType, size, status } = row;
      return { id: row.id, filename, fileType, size, isRead: status === 'ready' };
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

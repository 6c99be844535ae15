import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { StorageQuota } from '../../../core/quota/storage-quota.js';
import { openTo } from '../../../core/sharing/matter-access.js';
import { TooManyDocumentsError, TooManyVersionsError } from './versions.errors.js';
import { UserDocument, DocumentVersion, type VersionOriginName } from './versions.entity.js';
import { type VersionForm, VersionSeal } from './version-seal.js';

/** Bounds what one account can store without paying, since edited versions are free. */
export const VERSIONS_MAX = 200;
export const DOCUMENTS_MAX = 2000;
/** How long a deleted document can be restored; deleted ones count as kept until they go. */
export const RESTORABLE_MS = 3_600_000;

export interface NewVersion {
  /** Who makes it. A new document is theirs; a version belongs to whom its document belongs to. */
  userId: string;
  /** The document that it continues; null begins a new one. */
  documentId: string | null;
  documentType: string;
  /** Title of a new document. */
  title: string;
  /** The matter of a new document; none when left out. */
  matterId?: string | null;
  origin: VersionOriginName;
  templateVersion: string;
  draftedBy: string;
  promptVersion: string | null;
  price: number;
  form: VersionForm;
  content: string;
  reservationId: string | null;
  remainingTokens: number | null;
}

export interface AddedVersion {
  version: DocumentVersion;
  document: UserDocument;
}

/** Adds versions, numbered without gaps or twins whoever writes at the same time. */
@Injectable()
export class VersionWriter {
  constructor(
    private readonly seal: VersionSeal,
    private readonly quota: StorageQuota,
  ) {}

  /**
   * Refuses work whose result could not be kept, before anything is charged for it.
   * @param bytes of the result, where they are known
   * @throws TooManyVersionsError, TooManyDocumentsError, QuotaExceededError
   */
  async ensureRoom(manager: EntityManager, userId: string, documentId: string | null, bytes = 0): Promise<void> {
    const document = documentId && (await manager.findOneBy(UserDocument, { id: documentId, ownerId: openTo(userId, 'write') }));
    await this.quota.ensureRoom(document ? document.ownerId : userId, bytes);
    if (documentId) {
      if (document && document.versionCount >= VERSIONS_MAX) throw new TooManyVersionsError(VERSIONS_MAX);
      return;
    }
    const kept = () => manager.count(UserDocument, { where: { ownerId: userId }, withDeleted: true });
    if ((await kept()) < DOCUMENTS_MAX) return;
    await manager.delete(UserDocument, { ownerId: userId, deletedAt: Not(IsNull()) });
    if ((await kept()) >= DOCUMENTS_MAX) throw new TooManyDocumentsError(DOCUMENTS_MAX);
  }

  /** Writes a version in the caller's transaction; into a new document when the one it continues was deleted. */
  async add(manager: EntityManager, version: NewVersion): Promise<AddedVersion> {
    const continued = version.documentId && (await this.goOn(manager, version.userId, version.documentId));
    const document = continued || (await this.begin(manager, version));
    const id = randomUUID();
    const row: DocumentVersion = {
      id,
      documentId: document.id,
      number: document.lastNumber,
      ownerId: document.ownerId,
      authorId: version.userId,
      origin: version.origin,
      templateVersion: version.templateVersion,
      draftedBy: version.draftedBy,
      promptVersion: version.promptVersion,
      price: version.price,
      sealedForm: this.seal.sealForm(id, version.form),
      sealedContent: this.seal.sealContent(id, version.content),
      contentDigest: this.seal.digest(version.content),
      reservationId: version.reservationId,
      remainingTokens: version.remainingTokens,
      createdAt: new Date(),
    };
    await manager.insert(DocumentVersion, row);
    return { version: row, document };
  }

  /** The document with room for the next version in it; null when it is gone. Its row stays locked until the transaction ends. */
  private async goOn(manager: EntityManager, userId: string, documentId: string): Promise<UserDocument | null> {
    const where = { id: documentId, ownerId: openTo(userId, 'write') };
    const document = await manager.findOne(UserDocument, { where, lock: { mode: 'pessimistic_write' } });
    if (!document) return null;
    const changed = { lastNumber: document.lastNumber + 1, versionCount: document.versionCount + 1, updatedAt: new Date() };
    await manager.update(UserDocument, { id: documentId, ownerId: document.ownerId }, changed);
    return { ...document, ...changed };
  }

  private async begin(
    manager: EntityManager,
    { userId: ownerId, documentType, title, matterId = null }: NewVersion,
  ): Promise<UserDocument> {
    const id = randomUUID();
    const now = new Date();
    const document: UserDocument = {
      id,
      ownerId,
      documentType,
      sealedTitle: this.seal.sealTitle(id, title),
      lastNumber: 1,
      versionCount: 1,
      matterId,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await manager.insert(UserDocument, document);
    return document;
  }
}

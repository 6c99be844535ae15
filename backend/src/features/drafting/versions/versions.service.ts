import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { Page } from '../../../core/pages/page.js';
import { MatterAccess, openTo } from '../../../core/sharing/matter-access.js';
import { DocumentThreads } from '../threads/document-threads.js';
import {
  DifferentDocumentsError,
  DocumentChangedError,
  DocumentNotFoundError,
  DraftChangedError,
  OnlyVersionError,
  VersionNotFoundError,
} from './versions.errors.js';
import { UserDocument, DocumentVersion, type VersionOriginName } from './versions.entity.js';
import { type DocumentsWindow, type RenameDocumentInput, type SaveDocumentVersionInput, TITLE_MAX } from './versions.inputs.js';
import { type DocumentComparisonView, documentComparisonView } from './redline.views.js';
import { type DeletedDocument, type DeletedDocumentVersion } from './versions.views.js';
import { VersionReader } from './version-reader.js';
import { type VersionForm, VersionSeal } from './version-seal.js';
import { RESTORABLE_MS, VersionWriter } from './version-writer.js';

const COPY = ' (copy)';

/** What may be done with kept documents, by who made them and in the matters that they are in. Nothing here costs tokens. */
@Injectable()
export class VersionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: VersionReader,
    private readonly writer: VersionWriter,
    private readonly seal: VersionSeal,
    private readonly limits: RateLimits,
    private readonly threads: DocumentThreads,
    private readonly access: MatterAccess,
  ) {}

  /** Last changed first; the pages of a search are numbered ones. @throws RateLimitedError for a search */
  async documents({ userId }: Actor, args: DocumentsWindow): Promise<Page<UserDocument>> {
    if (!args.search) return this.reader.documents(userId, args);
    await this.limits.consume('document-search-user', userId);
    return this.reader.documentsTitled(userId, args.search, args);
  }

  /**
   * Begins a document of its own with the newest version of another, free of charge.
   * @throws DocumentNotFoundError, MatterRoleError, TooManyDocumentsError, RateLimitedError
   */
  async duplicate(actor: Actor, id: string): Promise<UserDocument> {
    const { userId } = actor;
    await this.limits.consume('save-version-user', userId);
    const document = await this.reader.document(userId, id);
    await this.access.ensure(userId, 'write', document);
    const newest = await this.newest(actor, document);
    await this.writer.ensureRoom(this.database.manager, userId, null);
    const [content, form] = [await this.reader.contentOf(userId, newest.id), await this.reader.formOf(userId, newest.id)];
    const { documentType, matterId } = document;
    const { templateVersion, draftedBy, promptVersion } = newest;
    const title = copyTitle(this.reader.title(document));
    const added = await this.database.transaction((manager) =>
      this.writer.add(manager, {
        userId,
        documentId: null,
        documentType,
        title,
        matterId,
        origin: 'restored',
        templateVersion,
        draftedBy,
        promptVersion,
        price: 0,
        form,
        content,
        reservationId: null,
        remainingTokens: null,
      }),
    );
    return added.document;
  }

  /** @throws DocumentNotFoundError */
  document({ userId }: Actor, id: string): Promise<UserDocument> {
    return this.reader.document(userId, id);
  }

  /** The newest version of a document. @throws DocumentNotFoundError when it was deleted in the meantime */
  async newest({ userId }: Actor, { id }: UserDocument): Promise<DocumentVersion> {
    const newest = (await this.reader.newest(userId, [id])).get(id);
    if (!newest) throw new DocumentNotFoundError();
    return newest;
  }

  /** @throws VersionNotFoundError */
  version({ userId }: Actor, id: string): Promise<DocumentVersion> {
    return this.reader.version(userId, id);
  }

  /**
   * What a version says, with its document, and what an earlier one of the same document said.
   * @throws VersionNotFoundError, DifferentDocumentsError
   */
  async texts(
    { userId }: Actor,
    id: string,
    earlierId?: string | null,
  ): Promise<{ documentId: string; documentType: string; title: string; content: string; earlier: string | null }> {
    const version = await this.reader.version(userId, id);
    const earlier = earlierId == null ? null : await this.reader.version(userId, earlierId);
    if (earlier && earlier.documentId !== version.documentId) throw new DifferentDocumentsError();
    const document = await this.reader.document(userId, version.documentId);
    const [content, before] = [
      await this.reader.contentOf(userId, version.id),
      earlier && (await this.reader.contentOf(userId, earlier.id)),
    ];
    const { id: documentId, documentType } = document;
    return { documentId, documentType, title: this.reader.title(document), content, earlier: before };
  }

  /** @throws DocumentNotFoundError, MatterRoleError */
  async rename({ userId }: Actor, { id, title }: RenameDocumentInput): Promise<UserDocument> {
    const row = await this.reader.document(userId, id);
    await this.access.ensure(userId, 'write', row);
    const changed = { sealedTitle: this.seal.sealTitle(row.id, title), updatedAt: new Date() };
    const { affected } = await this.database.manager.update(
      UserDocument,
      { id: row.id, ownerId: row.ownerId, deletedAt: IsNull() },
      changed,
    );
    if (!affected) throw new DocumentNotFoundError();
    return { ...row, ...changed };
  }

  /**
   * Keeps a text that somebody edited. A text equal to the newest version adds none.
   * @throws DocumentNotFoundError, MatterRoleError, VersionNotFoundError, DocumentChangedError, TooManyVersionsError, RateLimitedError
   */
  async saveEdited(
    actor: Actor,
    { documentId, content, baseVersionId, expectedVersionId }: SaveDocumentVersionInput,
  ): Promise<DocumentVersion> {
    const document = await this.reader.document(actor.userId, documentId);
    const base = baseVersionId
      ? await this.reader.version(actor.userId, baseVersionId)
      : (await this.reader.newest(actor.userId, [document.id])).get(document.id);
    if (base?.documentId !== document.id) throw new VersionNotFoundError();
    const expected = expectedVersionId ? await this.reader.version(actor.userId, expectedVersionId) : null;
    if (expected && expected.documentId !== document.id) throw new VersionNotFoundError();
    return this.continueFrom(actor, base, content, 'edited', { expected });
  }

  /**
   * Keeps what edits made of the newest version, with what they changed of its form.
   * @throws DraftChangedError where another version came in between, TooManyVersionsError, RateLimitedError
   */
  async saveEdits(
    actor: Actor,
    base: DocumentVersion,
    { content, values, outcomes }: Pick<VersionForm, 'values' | 'outcomes'> & { content: string },
  ) {
    return this.continueFrom(actor, base, content, 'edited', { edits: { values, outcomes } });
  }

  /** Makes an earlier version the newest one again, as a version of its own. Throws like `saveEdited`. */
  async restore(actor: Actor, versionId: string): Promise<DocumentVersion> {
    const base = await this.reader.version(actor.userId, versionId);
    return this.continueFrom(actor, base, await this.reader.contentOf(actor.userId, base.id), 'restored');
  }

  /** @throws VersionNotFoundError, DifferentDocumentsError, RateLimitedError, TextTooComplexError, TooManyWaitingError */
  async compare({ userId }: Actor, fromId: string, toId: string, signal?: AbortSignal): Promise<DocumentComparisonView> {
    await this.limits.consume('compare-user', userId);
    const [from, to] = await Promise.all([this.reader.version(userId, fromId), this.reader.version(userId, toId)]);
    if (from.documentId !== to.documentId) throw new DifferentDocumentsError();
    const [before, after] = await Promise.all([this.reader.contentOf(userId, from.id), this.reader.contentOf(userId, to.id)]);
    return documentComparisonView(from, to, await this.threads.compare(before, after, { userId, signal }));
  }

  /** Takes a document out of every list; it can be restored for an hour. @throws DocumentNotFoundError, MatterRoleError */
  async delete({ userId }: Actor, id: string): Promise<DeletedDocument> {
    const deletedAt = new Date();
    const row = await this.reader.document(userId, id);
    await this.access.ensure(userId, 'govern', row);
    const { affected } = await this.database.manager.update(
      UserDocument,
      { id: row.id, ownerId: row.ownerId, deletedAt: IsNull() },
      { deletedAt },
    );
    if (!affected) throw new DocumentNotFoundError();
    return { id, restorableUntil: new Date(deletedAt.getTime() + RESTORABLE_MS) };
  }

  /** Brings a deleted document back. @throws DocumentNotFoundError once it is too late */
  async undelete({ userId }: Actor, id: string): Promise<UserDocument> {
    const deletedAt = MoreThan(new Date(Date.now() - RESTORABLE_MS));
    // One that was deleted with its matter comes back with it.
    if (isUUID(id))
      await this.database.manager
        .createQueryBuilder()
        .update(UserDocument)
        .set({ deletedAt: null })
        .where({ id, ownerId: openTo(userId, 'govern'), deletedAt })
        .andWhere('not of_deleted_matter(matter_id)')
        .execute();
    return this.reader.document(userId, id);
  }

  /** @throws VersionNotFoundError, MatterRoleError, OnlyVersionError */
  async deleteVersion({ userId }: Actor, versionId: string): Promise<DeletedDocumentVersion> {
    const { id, documentId, ownerId } = await this.reader.version(userId, versionId);
    await this.access.ensure(userId, 'govern', await this.reader.document(userId, documentId));
    await this.database.transaction(async (manager) => {
      // The document's row is locked first, as when a version is added, so that the last two cannot go at once.
      const where = { id: documentId, ownerId };
      const document = await manager.findOne(UserDocument, { where, lock: { mode: 'pessimistic_write' } });
      if (!document) throw new VersionNotFoundError();
      if (document.versionCount <= 1) throw new OnlyVersionError();
      const { affected } = await manager.delete(DocumentVersion, { id, ownerId });
      if (!affected) throw new VersionNotFoundError();
      await manager.decrement(UserDocument, where, 'versionCount', 1);
    });
    return { id, document: await this.reader.document(userId, documentId) };
  }

  /**
   * @param edits what was made of the base, which then has to be the newest still
   * @param expected what has to be the newest still
   */
  private async continueFrom(
    actor: Actor,
    base: DocumentVersion,
    content: string,
    origin: VersionOriginName,
    { edits, expected }: { edits?: Pick<VersionForm, 'values' | 'outcomes'>; expected?: DocumentVersion | null } = {},
  ): Promise<DocumentVersion> {
    const { userId } = actor;
    await this.limits.consume('save-version-user', userId);
    await this.access.ensure(userId, 'write', await this.reader.document(userId, base.documentId));
    const newest = (await this.reader.newest(userId, [base.documentId])).get(base.documentId);
    if (newest && this.seal.digest(await this.reader.contentOf(userId, newest.id)).equals(this.seal.digest(content))) return newest;
    await this.writer.ensureRoom(this.database.manager, userId, base.documentId, Buffer.byteLength(content));
    const form = await this.reader.formOf(userId, base.id);
    const { documentType } = await this.reader.document(userId, base.documentId);
    const { version } = await this.database.transaction(async (manager) => {
      if (edits) await this.claimNewest(manager, base, new DraftChangedError());
      if (expected) await this.claimNewest(manager, expected, new DocumentChangedError());
      return this.writer.add(manager, {
        userId,
        documentId: base.documentId,
        documentType,
        title: documentType,
        origin,
        templateVersion: base.templateVersion,
        draftedBy: origin === 'edited' ? 'user' : base.draftedBy,
        promptVersion: origin === 'edited' ? null : base.promptVersion,
        price: 0,
        // A person's text was made from no suggestions, and what was said about the base is not said about it.
        form: { ...form, suggestions: null, outcomes: [], notice: origin === 'edited' ? null : form.notice, ...edits },
        content,
        reservationId: null,
        remainingTokens: null,
      });
    });
    return version;
  }

  /** In the transaction that adds a version. @throws the refusal where this is no longer the newest one */
  private async claimNewest(manager: EntityManager, { documentId: id, ownerId, number }: DocumentVersion, refusal: Error): Promise<void> {
    const document = await manager.findOne(UserDocument, { where: { id, ownerId }, lock: { mode: 'pessimistic_write' } });
    if (document?.lastNumber !== number) throw refusal;
  }
}

/** The title of a copy, within the length that a title may have. */
const copyTitle = (title: string): string => `${title.slice(0, TITLE_MAX - COPY.length)}${COPY}`;

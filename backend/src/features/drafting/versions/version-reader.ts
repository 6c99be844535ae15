import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type FindOperator, In, MoreThan } from 'typeorm';
import { openForAnswer } from '../../../core/answers/answer-budget.js';
import { decodeSequence, encodeSequence } from '../../../core/pages/cursor.js';
import { newestFirst } from '../../../core/pages/newest-first.js';
import { type CursorQuery, type Page, type PageQuery, pageFrom, pageOfAll } from '../../../core/pages/page.js';
import { reachOf } from '../../../core/pages/reach.js';
import { listedFor, mayUse, openTo, sqlCondition } from '../../../core/sharing/matter-access.js';
import { wordMatcher } from '../../../core/text/word-matcher.js';
import { DocumentNotFoundError, VersionNotFoundError } from './versions.errors.js';
import { UserDocument, DocumentVersion } from './versions.entity.js';
import { type VersionForm, VersionSeal } from './version-seal.js';

/** Titles that are opened before others get their turn on the event loop. */
const TITLES_AT_ONCE = 200;

const seen = (account: string): string => mayUse('read', { owner: 'd.owner_id', matter: 'd.matter_id', account });
/** Of a row of `document_versions`, for whoever is `$1`. */
const OF_DOCUMENT = `exists (select from documents d where d.id = document_id and ${seen('$1')})`;
/** For `documentId` of a version: somebody sees the document. */
const documentOpenTo = (reader: string): FindOperator<string> =>
  sqlCondition((id) => `exists (select from documents d where d.id = ${id} and ${seen(':reader')})`, { reader });

interface DocumentsRequest extends PageQuery {
  documentType?: string | null;
  updatedAfter?: Date | null;
  matterId?: string | null;
}

/**
 * Reads kept documents; every query names who asks, so that a stranger's id finds nothing: it shows what they made themselves and what is
 * in the matters that they see. A deleted document and its versions answer like absent ones.
 */
@Injectable()
export class VersionReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: VersionSeal,
  ) {}

  /** A page of them, last changed first. */
  documents(userId: string, request: DocumentsRequest): Promise<Page<UserDocument>> {
    const query = this.database.manager.createQueryBuilder(UserDocument, 'document').where(wanted(userId, request));
    return newestFirst(query, 'updatedAt', request);
  }

  /** Those whose title contains each of the words, last changed first. Titles are sealed: all of them are opened, in small batches. */
  async documentsTitled(userId: string, words: string, request: DocumentsRequest): Promise<Page<UserDocument>> {
    const matches = wordMatcher(words);
    const rows = await this.database.manager.find(UserDocument, {
      where: wanted(userId, request),
      order: { updatedAt: 'DESC', id: 'DESC' },
    });
    const found: UserDocument[] = [];
    for (const [index, row] of rows.entries()) {
      if (index > 0 && index % TITLES_AT_ONCE === 0) await setImmediate();
      if (matches(this.title(row))) found.push(row);
    }
    return pageOfAll(found, request);
  }

  /** @throws DocumentNotFoundError */
  async document(userId: string, id: string): Promise<UserDocument> {
    const row = isUUID(id) ? await this.database.manager.findOneBy(UserDocument, { id, ownerId: openTo(userId, 'read') }) : null;
    if (!row) throw new DocumentNotFoundError();
    return row;
  }

  async documentsById(userId: string, ids: readonly string[]): Promise<Map<string, UserDocument>> {
    const rows = await this.database.manager.findBy(UserDocument, { ownerId: openTo(userId, 'read'), id: In([...ids]) });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** @throws VersionNotFoundError */
  async version(userId: string, id: string): Promise<DocumentVersion> {
    const row = isUUID(id) ? await this.ofDocuments(userId).andWhere({ id }).getOne() : null;
    if (!row) throw new VersionNotFoundError();
    return row;
  }

  async versionsById(userId: string, ids: readonly string[]): Promise<Map<string, DocumentVersion>> {
    const rows = await this.ofDocuments(userId)
      .andWhere({ id: In([...ids]) })
      .getMany();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The version that a charge of the caller's paid for; null when it was deleted. */
  paidBy(userId: string, reservationId: string): Promise<DocumentVersion | null> {
    return this.ofDocuments(userId).andWhere({ reservationId }).getOne();
  }

  /** The documents that charges of the caller's paid for; one that was deleted is left out. */
  async documentsPaidBy(userId: string, reservationIds: readonly string[]): Promise<Map<string, UserDocument>> {
    const rows = await this.ofDocuments(userId)
      .andWhere({ reservationId: In([...reservationIds]) })
      .getMany();
    const documents = await this.documentsById(
      userId,
      rows.map(({ documentId }) => documentId),
    );
    return new Map(
      rows.flatMap(({ reservationId, documentId }) => {
        const document = documents.get(documentId);
        return document && reservationId ? [[reservationId, document] as const] : [];
      }),
    );
  }

  /** The same page of the versions of each document, newest first. */
  async versions(userId: string, documentIds: readonly string[], query: CursorQuery): Promise<Map<string, Page<DocumentVersion>>> {
    const { from, take, beyond, order } = reachOf(query, 'DESC');
    const counts = await this.database.manager.query<{ documentId: string; total: string; ids: string[] | null }[]>(
      `select document_id as "documentId", count(*) as total,
         (array_agg(id order by number ${order}) filter (where $3::bigint is null or number ${beyond} $3))[1:$4] as ids
       from document_versions where document_id = any($2) and ${OF_DOCUMENT} group by document_id`,
      [userId, documentIds, from && Number(decodeSequence(from)), take],
    );
    const rows = await this.database.manager.find(DocumentVersion, {
      where: { id: In(counts.flatMap(({ ids }) => ids ?? [])) },
      order: { number: order },
    });
    const own = new Map<string, DocumentVersion[]>(counts.map(({ documentId }) => [documentId, []]));
    for (const row of rows) own.get(row.documentId)?.push(row);
    const cursor = ({ number }: DocumentVersion) => encodeSequence(String(number));
    return new Map(counts.map(({ documentId, total }) => [documentId, pageFrom(own.get(documentId) ?? [], query, Number(total), cursor)]));
  }

  /** The newest version of each document. */
  async newest(userId: string, documentIds: readonly string[]): Promise<Map<string, DocumentVersion>> {
    const rows = await this.ofDocuments(userId)
      .distinctOn(['version.documentId'])
      .andWhere({ documentId: In([...documentIds]) })
      .orderBy('version.documentId')
      .addOrderBy('version.number', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.documentId, row]));
  }

  /** The latest version with this text, in one document or in any of the type that the caller made; null when there is none. */
  async withContent(userId: string, documentType: string, content: string, documentId?: string): Promise<DocumentVersion | null> {
    return this.ofDocuments(userId)
      .andWhere('document.documentType = :documentType', { documentType })
      .andWhere({ contentDigest: In(this.seal.digests(content)), ...(documentId ? { documentId } : { ownerId: userId }) })
      .orderBy('version.createdAt', 'DESC')
      .getOne();
  }

  /** The texts of versions for an answer. @throws AnswerTooLargeError before they are read */
  async contents(userId: string, ids: readonly string[]): Promise<Map<string, string>> {
    await this.countFor(userId, ids, 'sealed_content');
    return this.contentsOf(userId, ids);
  }

  /** The forms of versions for an answer. @throws AnswerTooLargeError before they are read */
  async forms(userId: string, ids: readonly string[]): Promise<Map<string, VersionForm>> {
    await this.countFor(userId, ids, 'sealed_form');
    return this.formsOf(userId, ids);
  }

  /** @throws VersionNotFoundError when it was deleted in the meantime */
  async contentOf(userId: string, id: string): Promise<string> {
    return present((await this.contentsOf(userId, [id])).get(id));
  }

  /** @throws VersionNotFoundError when it was deleted in the meantime */
  async formOf(userId: string, id: string): Promise<VersionForm> {
    return present((await this.formsOf(userId, [id])).get(id));
  }

  private async contentsOf(userId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.manager.find(DocumentVersion, {
      select: { id: true, sealedContent: true },
      where: { documentId: documentOpenTo(userId), id: In([...ids]) },
    });
    return new Map(rows.map(({ id, sealedContent }) => [id, this.seal.content(id, sealedContent)]));
  }

  private async formsOf(userId: string, ids: readonly string[]): Promise<Map<string, VersionForm>> {
    const rows = await this.database.manager.find(DocumentVersion, {
      select: { id: true, sealedForm: true },
      where: { documentId: documentOpenTo(userId), id: In([...ids]) },
    });
    return new Map(rows.map(({ id, sealedForm }) => [id, this.seal.form(id, sealedForm)]));
  }

  /** The database knows the length of what it keeps without reading it. */
  private async countFor(userId: string, ids: readonly string[], column: 'sealed_content' | 'sealed_form'): Promise<void> {
    const [row] = await this.database.manager.query<{ bytes: string }[]>(
      `select coalesce(sum(octet_length(${column})), 0) as bytes from document_versions where id = any($2) and ${OF_DOCUMENT}`,
      [userId, ids],
    );
    await openForAnswer(Number(row?.bytes ?? 0));
  }

  /** Versions of documents that somebody sees and that are not deleted. */
  private ofDocuments(userId: string) {
    return this.database.manager
      .createQueryBuilder(DocumentVersion, 'version')
      .innerJoin(UserDocument, 'document', 'document.id = version.documentId and document.deletedAt is null')
      .where(mayUse('read', { owner: 'document.ownerId', matter: 'document.matterId', account: ':reader' }), { reader: userId });
  }

  /** The title as it is read. */
  title({ id, sealedTitle }: UserDocument): string {
    return this.seal.title(id, sealedTitle);
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new VersionNotFoundError();
  return value;
}

const wanted = (userId: string, { documentType, updatedAfter, matterId }: Omit<DocumentsRequest, keyof PageQuery>) => ({
  ...listedFor(userId, matterId),
  ...(documentType && { documentType }),
  ...(updatedAfter && { updatedAt: MoreThan(updatedAfter) }),
});

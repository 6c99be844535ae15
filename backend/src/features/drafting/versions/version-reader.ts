import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, In, MoreThan } from 'typeorm';
import { openForAnswer } from '../../../core/answers/answer-budget.js';
import { decodeSequence, encodeSequence } from '../../../core/pages/cursor.js';
import { newestFirst } from '../../../core/pages/newest-first.js';
import { type CursorQuery, type Page, type PageQuery, pageFrom, pageOfAll } from '../../../core/pages/page.js';
import { reachOf } from '../../../core/pages/reach.js';
import { wordMatcher } from '../../../core/text/word-matcher.js';
import { DocumentNotFoundError, VersionNotFoundError } from './versions.errors.js';
import { UserDocument, DocumentVersion } from './versions.entity.js';
import { type VersionForm, VersionSeal } from './version-seal.js';

/** Titles that are opened before others get their turn on the event loop. */
const TITLES_AT_ONCE = 200;

interface DocumentsRequest extends PageQuery {
  documentType?: string | null;
  updatedAfter?: Date | null;
  matterId?: string | null;
}

/**
 * Reads kept documents; every query names the owner, so that another owner's id finds nothing. A deleted document and its versions
 * answer like absent ones.
 */
@Injectable()
export class VersionReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: VersionSeal,
  ) {}

  /** A page of them, last changed first. */
  documents(ownerId: string, request: DocumentsRequest): Promise<Page<UserDocument>> {
    const query = this.database.manager.createQueryBuilder(UserDocument, 'document').where(wanted(ownerId, request));
    return newestFirst(query, 'updatedAt', request);
  }

  /** Those whose title contains each of the words, last changed first. Titles are sealed: all of them are opened, in small batches. */
  async documentsTitled(ownerId: string, words: string, request: DocumentsRequest): Promise<Page<UserDocument>> {
    const matches = wordMatcher(words);
    const rows = await this.database.manager.find(UserDocument, {
      where: wanted(ownerId, request),
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
  async document(ownerId: string, id: string): Promise<UserDocument> {
    const row = isUUID(id) ? await this.database.manager.findOneBy(UserDocument, { id, ownerId }) : null;
    if (!row) throw new DocumentNotFoundError();
    return row;
  }

  async documentsById(ownerId: string, ids: readonly string[]): Promise<Map<string, UserDocument>> {
    const rows = await this.database.manager.findBy(UserDocument, { ownerId, id: In([...ids]) });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** @throws VersionNotFoundError */
  async version(ownerId: string, id: string): Promise<DocumentVersion> {
    const row = isUUID(id) ? await this.ofDocuments().where({ id, ownerId }).getOne() : null;
    if (!row) throw new VersionNotFoundError();
    return row;
  }

  async versionsById(ownerId: string, ids: readonly string[]): Promise<Map<string, DocumentVersion>> {
    const rows = await this.ofDocuments()
      .where({ ownerId, id: In([...ids]) })
      .getMany();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The version that a charge paid for; null when it was deleted. */
  paidBy(ownerId: string, reservationId: string): Promise<DocumentVersion | null> {
    return this.ofDocuments().where({ reservationId, ownerId }).getOne();
  }

  /** The documents that charges paid for; one that was deleted is left out. */
  async documentsPaidBy(ownerId: string, reservationIds: readonly string[]): Promise<Map<string, UserDocument>> {
    const rows = await this.ofDocuments()
      .where({ ownerId, reservationId: In([...reservationIds]) })
      .getMany();
    const documents = await this.documentsById(
      ownerId,
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
  async versions(ownerId: string, documentIds: readonly string[], query: CursorQuery): Promise<Map<string, Page<DocumentVersion>>> {
    const { from, take, beyond, order } = reachOf(query, 'DESC');
    const counts = await this.database.manager.query<{ documentId: string; total: string; ids: string[] | null }[]>(
      `select document_id as "documentId", count(*) as total,
         (array_agg(id order by number ${order}) filter (where $3::bigint is null or number ${beyond} $3))[1:$4] as ids
       from document_versions where owner_id = $1 and document_id = any($2) group by document_id`,
      [ownerId, documentIds, from && Number(decodeSequence(from)), take],
    );
    const rows = await this.database.manager.find(DocumentVersion, {
      where: { ownerId, id: In(counts.flatMap(({ ids }) => ids ?? [])) },
      order: { number: order },
    });
    const own = new Map<string, DocumentVersion[]>(counts.map(({ documentId }) => [documentId, []]));
    for (const row of rows) own.get(row.documentId)?.push(row);
    const cursor = ({ number }: DocumentVersion) => encodeSequence(String(number));
    return new Map(counts.map(({ documentId, total }) => [documentId, pageFrom(own.get(documentId) ?? [], query, Number(total), cursor)]));
  }

  /** The newest version of each document. */
  async newest(ownerId: string, documentIds: readonly string[]): Promise<Map<string, DocumentVersion>> {
    const rows = await this.database.manager
      .createQueryBuilder(DocumentVersion, 'version')
      .distinctOn(['version.documentId'])
      .where({ ownerId, documentId: In([...documentIds]) })
      .orderBy('version.documentId')
      .addOrderBy('version.number', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.documentId, row]));
  }

  /** The latest version with this text, in one document or in any of the type; null when there is none. */
  async withContent(ownerId: string, documentType: string, content: string, documentId?: string): Promise<DocumentVersion | null> {
    return this.ofDocuments()
      .andWhere('document.documentType = :documentType', { documentType })
      .andWhere({ ownerId, contentDigest: In(this.seal.digests(content)), ...(documentId && { documentId }) })
      .orderBy('version.createdAt', 'DESC')
      .getOne();
  }

  /** The texts of versions for an answer. @throws AnswerTooLargeError before they are read */
  async contents(ownerId: string, ids: readonly string[]): Promise<Map<string, string>> {
    await this.countFor(ownerId, ids, 'sealed_content');
    return this.contentsOf(ownerId, ids);
  }

  /** The forms of versions for an answer. @throws AnswerTooLargeError before they are read */
  async forms(ownerId: string, ids: readonly string[]): Promise<Map<string, VersionForm>> {
    await this.countFor(ownerId, ids, 'sealed_form');
    return this.formsOf(ownerId, ids);
  }

  /** @throws VersionNotFoundError when it was deleted in the meantime */
  async contentOf(ownerId: string, id: string): Promise<string> {
    return present((await this.contentsOf(ownerId, [id])).get(id));
  }

  /** @throws VersionNotFoundError when it was deleted in the meantime */
  async formOf(ownerId: string, id: string): Promise<VersionForm> {
    return present((await this.formsOf(ownerId, [id])).get(id));
  }

  private async contentsOf(ownerId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.manager.find(DocumentVersion, {
      select: { id: true, sealedContent: true },
      where: { ownerId, id: In([...ids]) },
    });
    return new Map(rows.map(({ id, sealedContent }) => [id, this.seal.content(id, sealedContent)]));
  }

  private async formsOf(ownerId: string, ids: readonly string[]): Promise<Map<string, VersionForm>> {
    const rows = await this.database.manager.find(DocumentVersion, {
      select: { id: true, sealedForm: true },
      where: { ownerId, id: In([...ids]) },
    });
    return new Map(rows.map(({ id, sealedForm }) => [id, this.seal.form(id, sealedForm)]));
  }

  /** The database knows the length of what it keeps without reading it. */
  private async countFor(ownerId: string, ids: readonly string[], column: 'sealed_content' | 'sealed_form'): Promise<void> {
    const [row] = await this.database.manager.query<{ bytes: string }[]>(
      `select coalesce(sum(octet_length(${column})), 0) as bytes from document_versions where owner_id = $1 and id = any($2)`,
      [ownerId, ids],
    );
    await openForAnswer(Number(row?.bytes ?? 0));
  }

  /** Versions of documents that are not deleted. */
  private ofDocuments() {
    return this.database.manager
      .createQueryBuilder(DocumentVersion, 'version')
      .innerJoin(UserDocument, 'document', 'document.id = version.documentId and document.deletedAt is null');
  }

  /** The title as its owner reads it. */
  title({ id, sealedTitle }: UserDocument): string {
    return this.seal.title(id, sealedTitle);
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new VersionNotFoundError();
  return value;
}

const wanted = (ownerId: string, { documentType, updatedAfter, matterId }: Omit<DocumentsRequest, keyof PageQuery>) => ({
  ownerId,
  ...(documentType && { documentType }),
  ...(updatedAfter && { updatedAt: MoreThan(updatedAfter) }),
  ...(matterId && { matterId }),
});

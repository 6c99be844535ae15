import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { z } from 'zod';
import { readStoredJson } from '../../../core/validation/stored-data.js';
import { BlobStore } from '../../../ports/blob-store/blob-store.js';
import { BlobNotFoundError } from '../../../ports/blob-store/errors.js';
import {
  type CanonicalText,
  type DocumentIdentity,
  type GoldenQuestion as QuestionToAsk,
  type IndexedDocument,
  type LibraryEntry,
  type LibrarySource,
  SourceLibrary,
} from '../../retrieval/retrieval.service.js';
import { goldenQuestionOf } from './golden-question.js';
import { LegalCatalogue, type Snapshot } from './legal-catalogue.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { ownCitations } from './own-citations.js';
import { MissingLawLog } from './missing-law-log.js';
import { TextCache } from './text-cache.js';
import { PlainTextRow } from './plain-texts.entity.js';
import { TopicRow } from './topics.entity.js';

/** Room for the texts of some hundred acts; reading and parsing one from disk takes a millisecond or more. */
const TEXT_CACHE_BYTES = 64 * 2 ** 20;
/** Rows per statement when a rebuild reports what it indexed. */
const ROWS_PER_UPDATE = 1000;

const CANONICAL_TEXT: z.ZodType<CanonicalText> = z.object({
  text: z.string(),
  pageStarts: z.array(z.number()),
  pageNumbers: z.array(z.number().nullable()),
  scannedPages: z.array(z.number()).optional(),
});

/** The library as the index sees it: every document whose text was read. */
@Injectable()
export class LegalLibrary extends SourceLibrary implements BeforeApplicationShutdown {
  private readonly catalogue: LegalCatalogue;
  private readonly missing: MissingLawLog;
  private readonly texts = new TextCache(TEXT_CACHE_BYTES);

  constructor(
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    @InjectRepository(TopicRow) private readonly topics: Repository<TopicRow>,
    @InjectRepository(PlainTextRow) plainTexts: Repository<PlainTextRow>,
    private readonly blobs: BlobStore,
  ) {
    super();
    this.catalogue = new LegalCatalogue(documents, topics, plainTexts);
    this.missing = new MissingLawLog(documents.manager.dataSource);
  }

  snapshot(): Promise<Snapshot> {
    return this.catalogue.snapshot();
  }

  async entries(): Promise<LibraryEntry[]> {
    const rows = await this.documents.find({
      where: { textKey: Not(IsNull()) },
      select: { id: true, version: true, textVersion: true, status: true, passages: true },
      order: { id: 'ASC' },
    });
    return rows.map(({ id, version, textVersion, status, passages }) => ({
      documentId: id,
      version: textVersion ?? 0,
      indexed: status === 'indexed' && textVersion === version,
      passages,
    }));
  }

  async load(documentId: string): Promise<LibrarySource | null> {
    for (;;) {
      const row = await this.documents.findOneBy({ id: documentId });
      if (!row?.textKey) return null;
      const source = await this.text(row.textKey);
      if (source) return { identity: identityOf(row), source };
      // A new version's text may have taken its place since the row was read.
      if (await this.documents.existsBy({ id: documentId, textKey: row.textKey })) throw new BlobNotFoundError();
    }
  }

  async textOf(documentId: string, version: number): Promise<CanonicalText | null> {
    return (await this.textsOf(new Map([[documentId, version]]))).get(documentId) ?? null;
  }

  async textsOf(versions: ReadonlyMap<string, number>): Promise<Map<string, CanonicalText>> {
    if (versions.size === 0) return new Map();
    const rows = await this.documents.find({
      where: { id: In([...versions.keys()]) },
      select: { id: true, textKey: true, staleTextKey: true, revision: true },
    });
    const found = await Promise.all(
      rows.map(async (row) => [row.id, await this.textOfRow(row, textKeyOf(row.id, versions.get(row.id) ?? 0))] as const),
    );
    const texts = new Map(found.flatMap(([id, text]) => (text ? [[id, text] as const] : [])));
    for (const id of versions.keys()) if (!texts.has(id)) this.texts.forget(id);
    return texts;
  }

  noteMissing(acts: readonly string[]): void {
    this.missing.note(acts);
  }

  /** What was counted is written before the database is closed. */
  beforeApplicationShutdown(): Promise<void> {
    return this.missing.settled();
  }

  async markIndexed(held: readonly IndexedDocument[]): Promise<void> {
    for (let at = 0; at < held.length; at += ROWS_PER_UPDATE) {
      const rows = held.slice(at, at + ROWS_PER_UPDATE).filter(({ passages }) => passages > 0);
      await this.documents.query(
        `update legal_documents set status = 'indexed', passages = held.passages, error = null
         from unnest($1::uuid[], $2::int[], $3::int[]) as held (id, version, passages)
         where legal_documents.id = held.id and text_version = held.version
           and (legal_documents.version = text_version or status = 'indexed')
           and (status <> 'indexed' or legal_documents.passages is distinct from held.passages)`,
        [rows.map((row) => row.documentId), rows.map((row) => row.version), rows.map((row) => row.passages)],
      );
    }
  }

  async goldenQuestions(): Promise<QuestionToAsk[]> {
    const rows = await this.topics.find({ where: { purpose: 'check' }, order: { createdAt: 'ASC', id: 'ASC' } });
    const questions = rows.map(goldenQuestionOf);
    const filename = In([...new Set(questions.map(({ document }) => document))]);
    const documents = await this.documents.find({ where: { filename }, select: { id: true, filename: true } });
    const ids = new Map(documents.map((document) => [document.filename, document.id]));
    return questions.map(({ id, question, document, unit }) => ({ id, question, document, unit, documentId: ids.get(document) ?? null }));
  }

  /** Stores the canonical text of one version. @returns its length in bytes */
  async storeText(documentId: string, version: number, source: CanonicalText): Promise<number> {
    const bytes = Buffer.from(JSON.stringify(source));
    await this.blobs.put(textKeyOf(documentId, version), Readable.from([bytes]), { maxBytes: bytes.length });
    return bytes.length;
  }

  /**
   * A cached text answers only for a row that was just read and still names it, in whichever process it was changed or deleted.
   * The revision rises when a version is read again.
   */
  private async textOfRow(row: Pick<LegalDocument, 'id' | 'textKey' | 'staleTextKey' | 'revision'>, key: string) {
    if (key !== row.textKey && key !== row.staleTextKey) return this.text(key);
    const cacheKey = `${key}@${row.revision}`;
    const cached = this.texts.get(row.id, cacheKey);
    if (cached) return cached;
    const text = await this.text(key);
    if (text) this.texts.keep(row.id, cacheKey, text);
    return text;
  }

  private async text(key: string): Promise<CanonicalText | null> {
    try {
      return readStoredJson(CANONICAL_TEXT, await buffer(await this.blobs.get(key)), 'the text of a source');
    } catch (error) {
      if (error instanceof BlobNotFoundError) return null;
      throw error;
    }
  }
}

/** Where everything that was made of a document is kept; its original is elsewhere. */
export const textFolder = (documentId: string): string => `legal-sources/${documentId}/`;

export const textKeyOf = (documentId: string, version: number): string => `${textFolder(documentId)}v${version}/text`;

/** The next revision of the library; the row is locked until the transaction ends, so that revisions commit in their order. */
export async function nextRevision(manager: EntityManager): Promise<number> {
  const [[row]] = await manager.query<[[{ revision: string }], number]>(
    'update library_state set revision = revision + 1 returning revision',
  );
  return Number(row.revision);
}

export const identityOf = (row: LegalDocument): DocumentIdentity => ({
  documentId: row.id,
  version: row.textVersion ?? 0,
  documentType: row.documentType,
  title: citedTitle(row),
  year: row.year,
  jurisdiction: row.jurisdiction,
});

/** A judgment is quoted with its citation: "A v. B, 2025 INSC 1133". */
function citedTitle(row: LegalDocument): string {
  const title = row.title ?? row.filename;
  const [citation] = row.documentType === 'judgment' ? ownCitations(row) : [];
  return citation === undefined ? title : `${title}, ${citation}`;
}

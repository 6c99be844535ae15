import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { BlobNotFoundError } from '../../ports/blob-store/errors.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';
import type { CanonicalText, CatalogueEntry, DocumentIdentity, LibraryEntry, LibrarySource } from '../retrieval/retrieval.service.js';
import { SourceLibrary } from '../retrieval/retrieval.service.js';
import { LegalDocument } from './legal-sources.entity.js';

/** The library as the index sees it: every document whose text was read. */
@Injectable()
export class LegalLibrary extends SourceLibrary {
  constructor(
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly blobs: BlobStore,
  ) {
    super();
  }

  async snapshot(): Promise<{ version: string; entries: readonly CatalogueEntry[] }> {
    const [stamp] = await this.documents.query<[{ version: string }]>(
      `select count(*) || ':' || coalesce(sum(text_version), 0) || ':' || coalesce(max(extract(epoch from upload_date)), 0) as version from legal_documents where text_key is not null`,
    );
    if (this.cached?.version !== stamp.version) this.cached = { version: stamp.version, entries: await this.catalogue() };
    return this.cached;
  }

  private cached?: { version: string; entries: readonly CatalogueEntry[] };

  async entries(): Promise<LibraryEntry[]> {
    const rows = await this.documents.find({
      where: { textKey: Not(IsNull()) },
      select: { id: true, version: true, textVersion: true, status: true },
      order: { id: 'ASC' },
    });
    return rows.map(({ id, version, textVersion, status }) => ({
      documentId: id,
      version: textVersion ?? 0,
      indexed: status === 'indexed' && textVersion === version,
    }));
  }

  async load(documentId: string): Promise<LibrarySource | null> {
    const row = await this.documents.findOneBy({ id: documentId });
    if (!row?.textKey) return null;
    try {
      return {
        identity: identityOf(row),
        source: JSON.parse((await buffer(await this.blobs.get(row.textKey))).toString('utf8')) as CanonicalText,
      };
    } catch (error) {
      if (error instanceof BlobNotFoundError && !(await this.documents.existsBy({ id: documentId, textKey: row.textKey }))) return null;
      throw error;
    }
  }

  /** Stores the canonical text of one version. */
  async storeText(key: string, source: CanonicalText): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(source));
    await this.blobs.put(key, Readable.from([bytes]), { maxBytes: bytes.length });
  }

  private async catalogue(): Promise<CatalogueEntry[]> {
    const rows = await this.documents.find({ where: { textKey: Not(IsNull()) }, order: { id: 'ASC' } });
    return rows.map((row) => ({
      documentId: row.id,
      title: row.title ?? row.filename,
      documentType: row.documentType,
      year: row.year,
      shortNames: row.facts?.shortNames ?? [],
      opening: row.facts?.opening ?? '',
    }));
  }
}

export const identityOf = (row: LegalDocument): DocumentIdentity => ({
  documentId: row.id,
  version: row.textVersion ?? 0,
  documentType: row.documentType,
  title: row.title ?? row.filename,
  year: row.year,
  jurisdiction: row.jurisdiction,
});

import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Repository } from 'typeorm';
import { BlobStore } from '../../../ports/blob-store/blob-store.js';
import { BlobNotFoundError } from '../../../ports/blob-store/errors.js';
import type { CanonicalText } from '../../retrieval/retrieval.service.js';
import { LegalDocumentType } from '../../retrieval/retrieval.views.js';
import { LegalLibrary } from '../library/legal-library.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { LegalDocumentNotFoundError, SourceLinkError } from '../legal-sources.errors.js';
import { type SourceLink, SourceLinks } from './source-links.js';
import { pageAt, sourcePages } from './source-pages.js';
import type { SourceDocument, SourcePageView } from './source-viewer.views.js';
import { enumValue } from '../../../core/graphql/enum-value.js';

export interface PageWindow {
  first: number;
  /** Position of the first page wanted; with neither, the first of all. */
  from?: number | null;
  /** The pages from the one that holds this unit of the canonical text. */
  spanStart?: number | null;
}

export interface OpenedSource {
  filename: string;
  contentType: string;
  body: Readable | Buffer;
}

const CONTENT_TYPES: Record<string, string> = { '.pdf': 'application/pdf', '.txt': 'text/plain; charset=utf-8' };

/** The library as its readers see it: pages of text in which a citation can be marked, and the files themselves. */
@Injectable()
export class SourceViewer {
  constructor(
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly blobs: BlobStore,
    private readonly library: LegalLibrary,
    private readonly links: SourceLinks,
  ) {}

  /** @throws LegalDocumentNotFoundError, also while its text was not read yet */
  async open(id: string): Promise<{ document: SourceDocument; text: CanonicalText }> {
    const row = isUUID(id) ? await this.documents.findOneBy({ id }) : null;
    const version = row?.textVersion;
    const text = version == null ? null : await this.library.textOf(id, version);
    if (!row || version == null || !text) throw new LegalDocumentNotFoundError();
    const original = this.links.sign({ form: 'original', documentId: id, version: row.version });
    const { filename, year, jurisdiction, source } = row;
    return {
      text,
      document: {
        id,
        filename,
        title: row.title ?? filename,
        documentType: enumValue(LegalDocumentType, row.documentType),
        year,
        court: row.facts?.court ?? null,
        jurisdiction,
        source,
        version,
        length: text.text.length,
        pageCount: sourcePages(text).length,
        originalUrl: original.url,
        textUrl: this.links.sign({ form: 'text', documentId: id, version }).url,
        linksExpireAt: original.expiresAt,
      },
    };
  }

  pages(source: CanonicalText, { first, from, spanStart }: PageWindow): SourcePageView[] {
    const pages = sourcePages(source);
    const begin = spanStart == null ? (from ?? 0) : pageAt(pages, spanStart);
    return pages.slice(begin, begin + first).map(({ number, start, end }, at) => ({
      index: begin + at,
      number,
      spanStart: start,
      spanEnd: end,
      text: source.text.slice(start, end),
    }));
  }

  /** What a signed link opens. @throws SourceLinkError; also for a version that was replaced or deleted since */
  async follow(link: SourceLink, signature: string): Promise<OpenedSource> {
    this.links.verify(link, signature);
    const row = isUUID(link.documentId) ? await this.documents.findOneBy({ id: link.documentId }) : null;
    if (!row) throw new SourceLinkError();
    if (link.form === 'text') {
      const source = await this.library.textOf(row.id, link.version);
      if (!source) throw new SourceLinkError();
      const name = `${row.filename.replace(/\.[^.]+$/, '')}.txt`;
      return { filename: name, contentType: 'text/plain; charset=utf-8', body: Buffer.from(source.text) };
    }
    if (row.version !== link.version) throw new SourceLinkError();
    const contentType = CONTENT_TYPES[row.fileType] ?? 'application/octet-stream';
    return { filename: row.filename, contentType, body: await this.original(row.blobKey) };
  }

  private async original(key: string): Promise<Readable> {
    try {
      return await this.blobs.get(key);
    } catch (error) {
      if (error instanceof BlobNotFoundError) throw new SourceLinkError();
      throw error;
    }
  }
}

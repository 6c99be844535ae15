import { Injectable } from '@nestjs/common';
import { PdfEngine } from '../../ports/pdf-engine/pdf-engine.js';
import { modelSize } from './document-model.js';
import { parseDocument } from './parse-document.js';
import type { Paper } from './paper.js';
import { printHtml } from './print-html.js';
import { printTxt } from './print-txt.js';
import { DocumentTooComplexError, DocumentTooLongError, emptyDocument, invalidDocumentType, unknownFormat } from './rendering.errors.js';

export const DOCUMENT_FORMATS = ['txt', 'docx', 'pdf'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** About 350 pages. */
export const MAX_CONTENT_CHARACTERS = 1_000_000;
/** Blocks, lines, runs and cells; a page of ordinary clauses has about 40. Word files take some 5 kB of memory for each. */
export const MAX_CONTENT_PARTS = 40_000;

const DOCUMENT_TYPE = /^[a-z0-9][a-z0-9_]{0,63}$/;
const REPLY_TYPE = 'reply';

const CONTENT_TYPES: Record<DocumentFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

export interface RenderRequest {
  /** The text as generated or as its user edited it. */
  content: string;
  /** Template name such as `rent_agreement`, or `reply`. */
  documentType: string;
  format: DocumentFormat;
  paper?: Paper;
}

export interface RenderedDocument {
  bytes: Uint8Array;
  contentType: string;
  filename: string;
}

/** Turns the text of a document into a file. Knows neither users nor tokens. */
@Injectable()
export class RenderingService {
  constructor(private readonly pdf: PdfEngine) {}

  /**
   * @throws ValidationError (422) for an empty text, an unknown format or type; DocumentTooLongError and DocumentTooComplexError (413).
   * @throws PdfUnavailableError (503), PdfTimeoutError (504), PdfFailedError (500) for PDF only.
   */
  async render(request: RenderRequest, signal?: AbortSignal): Promise<RenderedDocument> {
    this.check(request);
    return this.file(request, await this.print(request.content, request.format, request.paper ?? 'A4', signal));
  }

  /** Names and types the bytes that were printed for a request. */
  file({ documentType, format }: RenderRequest, bytes: Uint8Array): RenderedDocument {
    return { bytes, contentType: CONTENT_TYPES[format], filename: documentFilename(documentType, format) };
  }

  /** The refusals of `render` alone, for a caller that queues the work and wants to answer at once. */
  check({ content, documentType, format }: RenderRequest): void {
    if (!DOCUMENT_FORMATS.includes(format)) throw unknownFormat();
    if (!DOCUMENT_TYPE.test(documentType)) throw invalidDocumentType();
    if (content.trim() === '') throw emptyDocument();
    if (content.length > MAX_CONTENT_CHARACTERS) throw new DocumentTooLongError(MAX_CONTENT_CHARACTERS);
  }

  private async print(content: string, format: DocumentFormat, paper: Paper, signal?: AbortSignal): Promise<Uint8Array> {
    const model = parseDocument(content);
    if (modelSize(model) > MAX_CONTENT_PARTS) throw new DocumentTooComplexError();
    if (format === 'txt') return Buffer.from(printTxt(model), 'utf8');
    if (format === 'docx') {
      const { printDocx } = await import('./print-docx.js');
      return printDocx(model, paper);
    }
    return this.pdf.print(printHtml(model, paper), { format: paper, signal });
  }
}

/** `{type}_document.{format}`, or `legal_reply.{format}` for a reply. */
export const documentFilename = (documentType: string, format: DocumentFormat): string =>
  documentType === REPLY_TYPE ? `legal_reply.${format}` : `${documentType}_document.${format}`;

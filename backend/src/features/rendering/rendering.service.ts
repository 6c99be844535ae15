import { Injectable } from '@nestjs/common';
import { PdfEngine } from '../../ports/pdf-engine/pdf-engine.js';
import { type DocumentModel, modelSize } from './document-model.js';
import { type Paper, PAPERS } from './paper.js';
import { parseDocument } from './parse-document.js';
import { printHtml } from './print-html.js';
import { printTxt } from './print-txt.js';
import {
  comparisonIsDocx,
  DocumentTooComplexError,
  DocumentTooLongError,
  emptyDocument,
  invalidDocumentType,
  unknownFormat,
  unknownPaper,
} from './rendering.errors.js';

export const DOCUMENT_FORMATS = ['txt', 'docx', 'pdf'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** About 350 pages. */
export const MAX_CONTENT_CHARACTERS = 1_000_000;
/** Blocks, lines, runs and cells; a page of ordinary clauses has about 40. Word files take some 5 kB of memory for each. */
export const MAX_CONTENT_PARTS = 40_000;

const DOCUMENT_TYPE = /^[a-z0-9][a-z0-9_]{0,63}$/;
const REPLY_TYPE = 'reply';
/** Author of tracked changes. */
const REDLINE_AUTHOR = 'Themis';

const CONTENT_TYPES: Record<DocumentFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** What a file is like, without the text in it. */
export interface FileOrder {
  /** Template name such as `rent_agreement`, or `reply`. */
  documentType: string;
  format: DocumentFormat;
  /** A4 unless given. */
  paper?: Paper;
}

export interface RenderRequest extends FileOrder {
  /** The text as generated or as its user edited it. */
  content: string;
  /** An earlier text: the file is then a redline from it to `content`. DOCX only. */
  compareWith?: string | null;
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
    return this.file(request, await this.print(request, signal), isRedline(request));
  }

  /** Names and types the bytes that were printed for a request. */
  file({ documentType, format }: FileOrder, bytes: Uint8Array, redline = false): RenderedDocument {
    return { bytes, contentType: CONTENT_TYPES[format], filename: documentFilename(documentType, format, redline) };
  }

  /** The refusals of `render` alone, for a caller that queues the work and wants to answer at once. */
  check({ content, documentType, format, paper, compareWith }: RenderRequest): void {
    if (!DOCUMENT_FORMATS.includes(format)) throw unknownFormat();
    if (paper !== undefined && !PAPERS.includes(paper)) throw unknownPaper();
    if (!DOCUMENT_TYPE.test(documentType)) throw invalidDocumentType();
    if (content.trim() === '') throw emptyDocument();
    if (isRedline({ compareWith }) && format !== 'docx') throw comparisonIsDocx();
    if (Math.max(content.length, compareWith?.length ?? 0) > MAX_CONTENT_CHARACTERS) throw new DocumentTooLongError(MAX_CONTENT_CHARACTERS);
  }

  private async print({ content, compareWith, format, paper = 'A4' }: RenderRequest, signal?: AbortSignal): Promise<Uint8Array> {
    const model = boundedModel(content);
    if (format === 'txt') return Buffer.from(printTxt(model), 'utf8');
    if (format === 'pdf') return this.pdf.print(printHtml(model, paper), { format: paper, signal });
    // The package for Word files is loaded with the first of them.
    if (compareWith && isRedline({ compareWith })) {
      const { redlineModels } = await import('./redline/redline-docx.js');
      return redlineModels(boundedModel(compareWith), model, { author: REDLINE_AUTHOR, date: new Date(), paper });
    }
    const { printDocx } = await import('./print-docx.js');
    return printDocx(model, paper);
  }
}

export const isRedline = ({ compareWith }: Pick<RenderRequest, 'compareWith'>): boolean => Boolean(compareWith?.trim());

/** `{type}_document.{format}`, or `legal_reply.{format}` for a reply; a redline says that it is one. */
export function documentFilename(documentType: string, format: DocumentFormat, redline = false): string {
  if (redline) return `${documentType === REPLY_TYPE ? 'legal_reply' : documentType}_redline.${format}`;
  return documentType === REPLY_TYPE ? `legal_reply.${format}` : `${documentType}_document.${format}`;
}

function boundedModel(content: string): DocumentModel {
  const model = parseDocument(content);
  if (modelSize(model) > MAX_CONTENT_PARTS) throw new DocumentTooComplexError();
  return model;
}

import { Injectable } from '@nestjs/common';
import { PdfEngine } from '../../../ports/pdf-engine/pdf-engine.js';
import type { MadeTexts } from '../../../core/approval/approved-texts.js';
import { PAPERS } from '../paper.js';
import { type LayoutOrder, PageLayouts } from '../court/page-layouts.service.js';
import { PrintingThreads, type PrintTurn } from './printing-threads.js';
import {
  comparisonIsDocx,
  courtFormatHasNoPlace,
  DocumentTooLongError,
  emptyDocument,
  letterheadHasNoPlace,
  invalidDocumentType,
  unknownFormat,
  unknownPaper,
} from '../rendering.errors.js';

export const DOCUMENT_FORMATS = ['txt', 'docx', 'pdf'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** About 350 pages. */
export const MAX_CONTENT_CHARACTERS = 1_000_000;

const DOCUMENT_TYPE = /^[a-z0-9][a-z0-9_]{0,63}$/;
const REPLY_TYPE = 'reply';

const CONTENT_TYPES: Record<DocumentFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** Media types of the files, without parameters, as the OpenAPI document names them. */
export const DOCUMENT_MEDIA_TYPES: readonly string[] = Object.values(CONTENT_TYPES).map((type) => type.split(';')[0] ?? type);

/** What kind of file it is, without its text. */
export interface FileOrder extends LayoutOrder {
  /** Template name such as `rent_agreement`, or `reply`. */
  documentType: string;
  format: DocumentFormat;
  /** For a caller who only tries things out: every page says TEST. */
  test?: boolean;
}

export interface RenderRequest extends FileOrder {
  /** The text as generated or as its user edited it. */
  content: string;
  /** An earlier text: the file is then a redline from it to `content`. DOCX only. */
  compareWith?: string | null;
  /** The texts whose approval counts, where that is not `content`, and who made them. */
  made?: MadeTexts;
}

export interface RenderedDocument {
  bytes: Uint8Array;
  contentType: string;
  filename: string;
}

/** Turns the text of a document into a file. Knows neither users nor tokens. */
@Injectable()
export class RenderingService {
  constructor(
    private readonly pdf: PdfEngine,
    private readonly threads: PrintingThreads,
    private readonly layouts: PageLayouts,
  ) {}

  /**
   * @throws ValidationError (422) for an empty text, an unknown format or type; DocumentTooLongError and DocumentTooComplexError (413),
   * NoLetterheadError (422), CourtFormatNotFoundError (404), FileTooLargeForCourtError (413); for PDF also DocumentTooManyPagesError (413); TextTooComplexError (422), TooManyWaitingError (429).
   * @throws PdfUnavailableError (503), PdfTimeoutError (504), PdfFailedError (500) for PDF only.
   */
  async render(request: RenderRequest, turn: PrintTurn): Promise<RenderedDocument> {
    this.check(request);
    return this.file(request, await this.print(request, turn), isRedline(request));
  }

  /** Names and types the bytes that were printed for a request. */
  file({ documentType, format }: FileOrder, bytes: Uint8Array, redline = false): RenderedDocument {
    return { bytes, contentType: CONTENT_TYPES[format], filename: documentFilename(documentType, format, redline) };
  }

  /** The refusals of `render` alone, for a caller that queues the work and wants to answer at once. */
  check({ content, documentType, format, paper, compareWith, letterhead, courtFormat }: RenderRequest): void {
    if (!DOCUMENT_FORMATS.includes(format)) throw unknownFormat();
    if (paper !== undefined && !PAPERS.includes(paper)) throw unknownPaper();
    if (!DOCUMENT_TYPE.test(documentType)) throw invalidDocumentType();
    if (content.trim() === '') throw emptyDocument();
    if (isRedline({ compareWith }) && format !== 'docx') throw comparisonIsDocx();
    if (letterhead && (format === 'txt' || isRedline({ compareWith }))) throw letterheadHasNoPlace();
    if (courtFormat && (format === 'txt' || letterhead || isRedline({ compareWith }))) throw courtFormatHasNoPlace();
    if (Math.max(content.length, compareWith?.length ?? 0) > MAX_CONTENT_CHARACTERS) throw new DocumentTooLongError(MAX_CONTENT_CHARACTERS);
  }

  private async print(
    { content, compareWith, format, paper = 'A4', letterhead, courtFormat, test, made }: RenderRequest,
    turn: PrintTurn,
  ): Promise<Uint8Array> {
    if (format === 'txt') return this.threads.txt({ content, test, made }, turn);
    if (compareWith && isRedline({ compareWith })) return this.threads.redline({ content, paper, test, made, compareWith }, turn);
    const { layout, check } = await this.layouts.find(content, { paper, letterhead, courtFormat });
    const order = { content, layout, test, made };
    if (format === 'docx') return check(await this.threads.docx(order, turn));
    return check(await this.pdf.print(await this.threads.html(order, turn), { format: layout.paper, signal: turn.signal }));
  }
}

export const isRedline = ({ compareWith }: Pick<RenderRequest, 'compareWith'>): boolean => Boolean(compareWith?.trim());

/** `{type}_bundle.pdf`, or `legal_reply_bundle.pdf`. */
export const bundleFilename = (documentType: string): string => `${documentType === REPLY_TYPE ? 'legal_reply' : documentType}_bundle.pdf`;

/** `{type}_document.{format}`, or `legal_reply.{format}` for a reply; a redline says that it is one. */
export function documentFilename(documentType: string, format: DocumentFormat, redline = false): string {
  if (redline) return `${documentType === REPLY_TYPE ? 'legal_reply' : documentType}_redline.${format}`;
  return documentType === REPLY_TYPE ? `legal_reply.${format}` : `${documentType}_document.${format}`;
}

import { type DocumentModel, modelSize } from '../document-model.js';
import type { PageLayout } from '../layout/page-layout.js';
import type { Paper } from '../paper.js';
import { type AnnexureBody, storedText } from '../html/bundle/annexure.js';
import { curled } from '../layout/curled.js';
import { parseDocument } from '../parse/parse-document.js';
import { bundleHtml, type BundleOrder } from '../html/bundle/bundle-html.js';
import { printHtml } from '../html/print-html.js';
import { markPages } from '../html/mark-pages.js';
import { type Marking, paperMarks } from '../paper-marks.js';
import { printTxt } from '../txt/print-txt.js';
import { DocumentTooComplexError, DocumentTooManyPagesError } from '../rendering.errors.js';
import { estimatePages } from './estimate-pages.js';

/** Blocks, lines, runs and cells; a page of ordinary clauses has about 40. Word files take some 5 kB of memory for each. */
export const MAX_CONTENT_PARTS = 40_000;
/** Pages of a PDF, as estimated; the longest text that may be sent fills about 350. */
export const MAX_PDF_PAGES = 500;
/** Author of tracked changes. */
const REDLINE_AUTHOR = 'Themis';

export interface PrintOrder extends Marking {
  content: string;
  layout: PageLayout;
}

export interface RedlineOrder extends Marking {
  content: string;
  compareWith: string;
  paper: Paper;
}

/**
 * What a document's text is printed as. Pure and without any wait, so that it runs in a thread as well as here.
 * @throws DocumentTooComplexError; DocumentTooManyPagesError from `html`
 */
export const PRINTERS = {
  txt: ({ content, ...marking }: Pick<PrintOrder, 'content' | keyof Marking>): Uint8Array => {
    const model = boundedModel(content);
    return Buffer.from(printTxt(model, paperMarks(marking, model.language)), 'utf8');
  },
  /** The page that the PDF engine prints. */
  html: ({ content, layout, ...marking }: PrintOrder): string => {
    const model = curled(boundedModel(content));
    if (estimatePages(model, layout) > MAX_PDF_PAGES) throw new DocumentTooManyPagesError(MAX_PDF_PAGES);
    return printHtml(model, layout, markPages(paperMarks(marking, model.language)));
  },
  /** Likewise for a bundle; its annexures count with their pages. */
  bundle: ({ content, ...order }: BundleOrder & { content: string }): string => {
    const model = curled(boundedModel(content));
    const annexures = order.annexures.reduce((sum, { body }) => sum + annexurePages(body), 0);
    if (estimatePages(model, order.layout) + annexures > MAX_PDF_PAGES) throw new DocumentTooManyPagesError(MAX_PDF_PAGES);
    return bundleHtml(model, order);
  },
  // The package for Word files is loaded with the first of them.
  docx: async ({ content, layout, ...marking }: PrintOrder): Promise<Uint8Array> => {
    const { printDocx } = await import('../docx/print-docx.js');
    const model = curled(boundedModel(content));
    return printDocx(model, layout, paperMarks(marking, model.language));
  },
  redline: async ({ content, compareWith, paper, ...marking }: RedlineOrder): Promise<Uint8Array> => {
    const { redlineModels } = await import('../redline/redline-docx.js');
    const [before, after] = [curled(boundedModel(compareWith)), curled(boundedModel(content))];
    const marks = paperMarks(marking, after.language);
    return redlineModels(before, after, { author: REDLINE_AUTHOR, date: new Date(), paper, marks });
  },
};

/** Characters and lines of a page of text, at the most. */
const PAGE_CHARACTERS = 3500;
const PAGE_LINES = 55;

function annexurePages(body: AnnexureBody): number {
  if (body.kind === 'pages') return body.turned.length;
  const text = storedText(body.stored);
  return Math.ceil(Math.max(text.length / PAGE_CHARACTERS, text.split('\n').length / PAGE_LINES));
}

function boundedModel(content: string): DocumentModel {
  const model = parseDocument(content);
  if (modelSize(model) > MAX_CONTENT_PARTS) throw new DocumentTooComplexError();
  return model;
}

import { Injectable } from '@nestjs/common';
import type { JobProgress } from '../../../../core/jobs/job-definition.js';
import { PdfEngine } from '../../../../ports/pdf-engine/pdf-engine.js';
import { BlobNotFoundError } from '../../../../ports/blob-store/errors.js';
import { PdfPages, type PdfPlaces, type PreparedPdf } from '../../../../ports/pdf-pages/pdf-pages.js';
import { PdfRefusedError } from '../../../../ports/pdf-pages/pdf-pages-errors.js';
import { type OwnFile, ReferenceFileOriginals } from '../../../reference-files/reference-file-originals.service.js';
import { type LayoutOrder, PageLayouts } from '../../court/page-layouts.service.js';
import { PrintingThreads } from '../../printing/printing-threads.js';
import { DocumentTooManyPagesError, RenderFailedError } from '../../rendering.errors.js';
import type { Annexure, PrintedAnnexure } from '../../html/bundle/annexure.js';
import { anchorOf, DRAFT_ANCHOR } from '../../html/bundle/bundle-html.js';
import { BUNDLE_LIMITS } from '../../html/bundle/bundle-limits.js';
import { AnnexureRefusedError, BundleTooManyPagesError, hasPictures, isGone } from '../../html/bundle/bundle.errors.js';
import { sheetFrame } from '../../html/bundle/sheet.js';

export interface BundleWork extends LayoutOrder {
  ownerId: string;
  content: string;
  annexures: readonly Annexure[];
  /** Every page says TEST. */
  test?: boolean;
}

export interface BundleTurn {
  signal?: AbortSignal;
  progress(progress: JobProgress): Promise<void>;
}

/** Where Word keeps the pictures of a document; the names of a ZIP archive are not packed. */
const WORD_PICTURES = 'word/media/';
/** Of a text as it is stored: more than the pages of a bundle hold in any script. */
const MAX_TEXT_BYTES = BUNDLE_LIMITS.pages * 3500 * 3;

/** An annexure with the pages that are drawn onto its sheets; a text has none. */
interface Prepared {
  annexure: PrintedAnnexure;
  pdf: PreparedPdf | null;
}

/** Prints a draft with its annexures as one PDF. */
@Injectable()
export class BundlePrinter {
  constructor(
    private readonly engine: PdfEngine,
    private readonly pages: PdfPages,
    private readonly threads: PrintingThreads,
    private readonly layouts: PageLayouts,
    private readonly originals: ReferenceFileOriginals,
  ) {}

  /**
   * Every file is read and checked before anything is printed.
   * @throws AnnexureRefusedError (422) with the file and the reason; BundleTooManyPagesError (413); what `PageLayouts` throws;
   * FileNotFoundError; what the PDF engine throws; the signal's reason
   */
  async print(work: BundleWork, turn: BundleTurn): Promise<Uint8Array> {
    const { ownerId, content, test } = work;
    const { layout, check } = await this.layouts.find(content, work);
    const { paper } = layout;
    const prepared = await this.prepare(work, turn);
    const owner = { owner: ownerId, signal: turn.signal };
    const print = async (annexures: readonly PrintedAnnexure[], draftPages: PrintedAnnexure['pages'] = null): Promise<Uint8Array> => {
      const order = { content, layout, annexures, draftPages, test };
      const html = await this.threads.bundle(order, { userId: ownerId, signal: turn.signal }).catch(asBundle);
      return this.engine.print(html, { format: paper, signal: turn.signal });
    };
    await turn.progress({ stage: 'printing', percent: 45 });
    // The first time for the pages on which the annexures begin, the second time with an index that names them.
    const places = await this.pages.places(await print(prepared.map(({ annexure }) => annexure)), owner);
    if (places.pages > BUNDLE_LIMITS.pages) throw new BundleTooManyPagesError();
    await turn.progress({ stage: 'printing', percent: 65 });
    const numbered = withPages(prepared, places);
    const printed = await print(
      numbered.map(({ annexure }) => annexure),
      draftPagesOf(places, numbered),
    );
    if (!isSame(places, await this.pages.places(printed, owner))) throw new RenderFailedError(null, null);
    await turn.progress({ stage: 'joining', percent: 85 });
    const drawn = numbered.flatMap(({ annexure, pdf }) => {
      if (!pdf || annexure.body.kind !== 'pages') return [];
      const first = (annexure.pages?.first ?? 1) - 1;
      return [{ bytes: pdf.bytes, frames: annexure.body.turned.map((turned, index) => sheetFrame(paper, turned, first + index)) }];
    });
    return check(drawn.length === 0 ? printed : await this.pages.draw(printed, drawn, owner));
  }

  private async prepare({ ownerId, annexures }: BundleWork, turn: BundleTurn): Promise<Prepared[]> {
    const files = await this.originals.of(
      ownerId,
      annexures.map(({ fileId }) => fileId),
    );
    const prepared: Prepared[] = [];
    let left: number = BUNDLE_LIMITS.pages;
    for (const [index, file] of files.entries()) {
      const annexure = annexures[index] as Annexure;
      const part = await this.prepared(ownerId, file, left, turn.signal).catch((error: unknown) => {
        throw error instanceof BlobNotFoundError ? isGone(file.filename, error) : error;
      });
      left -= part.pdf?.pages.length ?? 1;
      if (left < 0) throw new BundleTooManyPagesError();
      prepared.push({ annexure: { ...annexure, body: part.body, pages: null }, pdf: part.pdf });
      const percent = Math.round((40 * (index + 1)) / files.length);
      await turn.progress({ stage: 'reading', percent, done: index + 1, total: files.length });
    }
    return prepared;
  }

  private async prepared(
    userId: string,
    { id, ownerId, filename, fileType }: OwnFile,
    maxPages: number,
    signal?: AbortSignal,
  ): Promise<{ body: PrintedAnnexure['body']; pdf: PreparedPdf | null }> {
    signal?.throwIfAborted();
    if (fileType !== '.pdf') {
      if (fileType === '.docx' && (await this.originals.original(ownerId, id)).includes(WORD_PICTURES)) throw hasPictures(filename);
      const stored = await this.originals.text(ownerId, id);
      if (stored.length > MAX_TEXT_BYTES) throw new BundleTooManyPagesError();
      return { body: { kind: 'text', stored }, pdf: null };
    }
    const bytes = await this.originals.original(ownerId, id);
    const pdf = await this.pages.prepare(bytes, maxPages, { owner: userId, signal }).catch((error: unknown) => {
      if (!(error instanceof PdfRefusedError)) throw error;
      throw error.reason === 'pages' ? new BundleTooManyPagesError() : new AnnexureRefusedError(error.about(filename), { cause: error });
    });
    return { body: { kind: 'pages', turned: pdf.pages.map(({ width, height }) => width > height) }, pdf };
  }
}

const asBundle = (error: unknown): never => {
  throw error instanceof DocumentTooManyPagesError ? new BundleTooManyPagesError() : error;
};

/** The draft ends where the first annexure begins, in a bundle whose index stands before it. */
function draftPagesOf({ named }: PdfPlaces, [first]: readonly Prepared[]): PrintedAnnexure['pages'] {
  const page = named[DRAFT_ANCHOR];
  return page === undefined ? null : { first: page + 1, last: (first?.annexure.pages?.first ?? 1) - 1 };
}

/** Each annexure ends where the next one begins, the last one with the bundle. */
function withPages(prepared: readonly Prepared[], { pages, named }: PdfPlaces): Prepared[] {
  const first = prepared.map((_, index) => {
    const page = named[anchorOf(index)];
    if (page === undefined) throw new RenderFailedError(null, null);
    return page + 1;
  });
  return prepared.map(({ annexure, pdf }, index) => {
    const pagesOf = { first: first[index] ?? 1, last: (first[index + 1] ?? pages + 1) - 1 };
    const count = pagesOf.last - pagesOf.first + 1;
    if (annexure.body.kind === 'pages' && annexure.body.turned.length !== count) throw new RenderFailedError(null, null);
    return { annexure: { ...annexure, pages: pagesOf }, pdf };
  });
}

/** The numbers in the index are those of the first printing. */
const isSame = (first: PdfPlaces, second: PdfPlaces): boolean =>
  first.pages === second.pages && Object.entries(first.named).every(([name, page]) => second.named[name] === page);

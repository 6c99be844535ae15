import { spawnWorker } from '../../core/workers/spawn-worker.js';
import type { SpawnedWorker } from '../../core/workers/worker-client.js';
import { ExtractionError, type Refusal } from './extraction-error.js';
import { DEFAULT_EXTRACTION_LIMITS, type ExtractionLimits } from './extraction-limits.js';
import { ExtractionThreads } from './pool/extraction-threads.js';
import type { OcrEngine, PageImage } from './ocr/ocr-engine.js';
import { findTesseract } from './ocr/tesseract-program.js';
import { TesseractJs } from './ocr/tesseract-js.js';
import { type DrawPage, ScanReader } from './ocr/scan-reader.js';
import { scanWarnings } from './ocr/scan-warnings.js';
import { settleNonsense, wantedPages } from './ocr/wanted-pages.js';
import { CONVERTED } from './legacy-fonts/legacy-text.js';
import { compilePdfium } from '../../core/pdfium/pdfium.js';
import type { EmbeddedPicture, Size } from './pictures/embedded-picture.js';
import { type DrawPart, readPicturesBeside } from './pictures/pictures-beside.js';
import { type DrawPicture, readPictures } from './pictures/read-pictures.js';
import type { RasterRequest } from './pdf/pdfium-raster.js';
import { findPdftotext, pdftotext } from './pdf/pdftotext.js';
import { identifyNamed, refusalOf } from './sniff.js';
import { type ExtractedDocument, type ExtractedPage, type ExtractOptions, TextExtractor } from './text-extractor.js';
import type { ReadText, ThreadSetup } from './pool/extraction-messages.js';

export interface LocalTextExtractorOptions extends Partial<ExtractionLimits> {
  /** Worker threads, which is also how many files are read at the same time. */
  workers?: number;
  /** Files that may wait for a worker. */
  queueLimit?: number;
  /** poppler's `pdftotext` for Indic scripts; looked up in the search path when undefined, not used when null. */
  pdftotextPath?: string | null;
  /** What reads pages from their pictures: the installed Tesseract, else tesseract.js, when undefined; nothing when null. */
  ocr?: OcrEngine | null;
}

const DEFAULT_WORKERS = 2;
const DEFAULT_QUEUE_LIMIT = 200;
/** JavaScript heap of a worker, which thread limits do bound, unlike WebAssembly memory and buffers. */
const WORKER_HEAP_MIB = 1_024;
/** Pages of columns in an Indic script, each of which is read by a process of its own. */
const MAX_COLUMN_PAGES = 60;
/** Devanagari to Sinhala. */
const INDIC = /[\u0900-\u0dff]/;

/** Reads files in worker threads of this process. */
export class LocalTextExtractor extends TextExtractor {
  private readonly limits: ExtractionLimits;
  private readonly threads: ExtractionThreads;
  private readonly pdftotext: string | null;
  private readonly scans: ScanReader | null;
  private readonly workers: number;
  private compiling?: Promise<WebAssembly.Module>;
  private pdfium?: WebAssembly.Module;

  constructor({
    workers = DEFAULT_WORKERS,
    queueLimit = DEFAULT_QUEUE_LIMIT,
    pdftotextPath,
    ocr,
    ...limits
  }: LocalTextExtractorOptions = {}) {
    super();
    this.limits = { ...DEFAULT_EXTRACTION_LIMITS, ...limits };
    this.workers = workers;
    this.pdftotext = pdftotextPath === undefined ? findPdftotext() : pdftotextPath;
    const engine = ocr === undefined ? (findTesseract() ?? new TesseractJs()) : ocr;
    this.scans = engine && new ScanReader(engine, this.limits);
    this.threads = new ExtractionThreads({
      threads: workers,
      queueLimit,
      prepare: async () => (this.pdfium = await (this.compiling ??= compilePdfium(this.limits.maxEngineBytes))),
      spawn: (url) => this.spawn(url),
    });
  }

  override describe(): string {
    const pdf = ['PDFium', 'pdf-parse', ...(this.pdftotext ? ['pdftotext for Indic scripts'] : [])].join(', ');
    return `${this.workers} worker threads (${pdf}; DOCX, DOC, TXT)${this.scans ? `; scans by ${this.scans.name}` : ''}`;
  }

  /** Starts the workers ahead of the first file; without it the first files wait for them. */
  async init(): Promise<void> {
    await this.threads.warm();
  }

  override refusal(bytes: Uint8Array, filename: string): Refusal | null {
    return refusalOf(bytes, filename, this.limits);
  }

  override async extract(bytes: Uint8Array, options: ExtractOptions): Promise<ExtractedDocument> {
    if (options.signal?.aborted) throw new ExtractionError('cancelled');
    if (bytes.length > this.limits.maxBytes) throw new ExtractionError('too-large');
    const kind = identifyNamed(bytes, options.filename, this.limits);
    const { text } = await this.threads.read({ kind, bytes, limits: this.limits }, options);
    const { pages, engine, omitted = [], pictures = [] } = text;
    const document: ExtractedDocument = { kind, pages, engine, warnings: [...text.warnings, ...omitted], omitted };
    if (pictures.length > 0) return this.withPictures(document, pictures, options);
    if (kind !== 'pdf') return document;
    const read = await this.withScannedPages(await this.withIndicPages(document, text, bytes, options), text, bytes, options);
    const draw: DrawPart = ({ index: page, box: part }, drawing) =>
      this.drawPage(bytes, { ...drawing, page, part, withoutText: true }, options);
    return unlessCancelled(readPicturesBeside(read, text.beside ?? [], this.scans, draw, options), options);
  }

  override async close(): Promise<void> {
    await Promise.all([this.threads.close(), this.scans?.close()]);
  }

  private withPictures(
    document: ExtractedDocument,
    pictures: readonly EmbeddedPicture[],
    options: ExtractOptions,
  ): Promise<ExtractedDocument> {
    const draw: DrawPicture = (index, drawing) => {
      const { data, shown } = pictures[index] as EmbeddedPicture;
      return this.drawPage(data ?? Buffer.alloc(0), { ...drawing, page: 0 }, options, { shown });
    };
    return unlessCancelled(readPictures(document, pictures, this.scans, draw, options), options);
  }

  /** Reads the pages that show more than their text says, or whose text is nonsense, from their pictures. */
  private async withScannedPages(
    document: ExtractedDocument,
    text: ReadText,
    bytes: Uint8Array,
    options: ExtractOptions,
  ): Promise<ExtractedDocument> {
    const { pages: wanted, broken: nonsense } = await wantedPages(document.pages, text);
    if (wanted.length === 0) return document;
    const sound = document.pages.map((page, index): ExtractedPage => (nonsense.has(index) ? { ...page, text: '' } : page));
    const draw: DrawPage = (page, drawing) =>
      this.drawPage(bytes, { ...drawing, page: page.index, withoutText: !page.doubt && !nonsense.has(page.index) }, options);
    const reading = await (this.scans && unlessCancelled(this.scans.read(sound, wanted, draw, options), options));
    const numbers = (of: Iterable<number>): number[] => [...of].map((index) => index + 1).sort((a, b) => a - b);
    const unread = wanted.filter(({ doubt }) => !doubt).map(({ index }) => index);
    const doubted = wanted.filter(({ doubt }) => doubt).map(({ index }) => index);
    const report = reading?.report ?? { read: [], doubtful: numbers(doubted), unread: numbers(unread), broken: [], words: [] };
    report.broken = [...report.broken, ...numbers(nonsense)].sort((a, b) => a - b);
    const pages = [...(reading?.pages ?? sound)];
    const converted = settleNonsense(document.pages, pages, report);
    if (!pages.some((page) => page.text.trim() !== '')) throw new ExtractionError('no-text');
    const engine = reading && report.read.length > 0 ? `${document.engine}, ${this.scans?.name}` : document.engine;
    const recognised = numbers(text.behind ?? []).filter((number) => !report.read.includes(number));
    const warnings = [
      ...document.warnings,
      ...(converted && !document.warnings.includes(CONVERTED) ? [CONVERTED] : []),
      ...scanWarnings(report, recognised),
    ];
    if (Object.values<readonly unknown[]>({ ...report }).every((each) => each.length === 0)) return { ...document, pages, warnings };
    return { ...document, pages, scan: report, engine, warnings };
  }

  private async drawPage(
    bytes: Uint8Array,
    { dpi = this.limits.scanDpi, ...drawing }: Omit<RasterRequest, 'dpi' | 'maxPixels'> & { dpi?: number },
    { owner, signal }: ExtractOptions,
    picture?: { shown?: Size },
  ): Promise<PageImage> {
    const raster = { ...drawing, dpi, maxPixels: this.limits.maxScanPixels };
    const limits = { ...this.limits, timeoutMs: this.limits.scanDrawTimeoutMs, timeoutPerPageMs: 0 };
    const { image } = await this.threads
      .read({ kind: 'pdf', bytes, limits, raster, picture }, { owner, signal })
      .catch((cause: unknown) => {
        throw cause instanceof ExtractionError && cause.failure !== 'cancelled'
          ? new ExtractionError(cause.failure, drawing.page + 1, { cause })
          : cause;
      });
    if (!image) throw new ExtractionError('corrupt', drawing.page + 1);
    return image;
  }

  /** Takes the pages that hold an Indic script from poppler, when it is installed. */
  private async withIndicPages(
    document: ExtractedDocument,
    { settled = [], columns = [] }: ReadText,
    bytes: Uint8Array,
    { signal }: ExtractOptions,
  ): Promise<ExtractedDocument> {
    const indic = document.pages.flatMap((page, index) => (INDIC.test(page.text) && !settled.includes(index) ? [index] : []));
    const [first, last] = [indic[0], indic.at(-1)];
    if (first === undefined || last === undefined) return document;
    if (!this.pdftotext)
      return { ...document, warnings: [...document.warnings, 'Text in Indic scripts may have wrong spaces: pdftotext is not installed.'] };

    const timeoutMs = this.limits.timeoutMs + (last - first + 1) * this.limits.timeoutPerPageMs;
    const texts = await pdftotext(this.pdftotext, bytes, {
      first: first + 1,
      last: last + 1,
      timeoutMs,
      maxCharacters: this.limits.maxCharacters,
      signal,
    });
    for (const index of texts ? columns.filter((each) => indic.includes(each)).slice(0, MAX_COLUMN_PAGES) : []) {
      const options = {
        first: index + 1,
        last: index + 1,
        timeoutMs: this.limits.timeoutMs,
        maxCharacters: this.limits.maxCharacters,
        signal,
      };
      const [text] = (await pdftotext(this.pdftotext, bytes, { ...options, inColumns: true })) ?? [];
      if (texts && text !== undefined) texts[index - first] = text;
    }
    if (signal?.aborted) throw new ExtractionError('cancelled');
    if (!texts) return { ...document, warnings: [...document.warnings, 'Text in Indic scripts may have wrong spaces: pdftotext failed.'] };

    const isIndic = new Set(indic);
    const pages = document.pages.map((page, index): ExtractedPage => {
      const text = isIndic.has(index) ? texts[index - first] : undefined;
      return text === undefined || text.trim() === '' ? page : { ...page, text };
    });
    const whole = document.pages.every((page, index) => isIndic.has(index) || page.text.trim() === '');
    return { ...document, pages, engine: whole ? 'pdftotext' : `${document.engine}, pdftotext` };
  }

  private spawn(url: URL): SpawnedWorker {
    if (!this.pdfium) throw new Error('a thread before its engine was compiled');
    const setup: ThreadSetup = { pdfium: this.pdfium };
    return spawnWorker(url, { workerData: setup, resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MIB } });
  }
}

/** What comes of some work, or that it was called off. */
function unlessCancelled<T>(work: Promise<T>, { signal }: ExtractOptions): Promise<T> {
  return work.catch((error: unknown) => {
    throw signal?.aborted ? new ExtractionError('cancelled', undefined, { cause: error }) : error;
  });
}

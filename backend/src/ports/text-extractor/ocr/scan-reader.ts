import { FairQueue } from '../../../core/concurrency/fair-queue.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { ExtractedPage, ExtractOptions, ScanReport } from '../text-extractor.js';
import { type OcrEngine, type OcrLanguage, OcrPageError, type OcrText, type PageImage } from './ocr-engine.js';

/** Draws a page of the file; the page counts from 0. */
export type DrawPage = (page: number) => Promise<PageImage>;

/** Below this the words of a page are guesses: they are not kept. */
const UNREADABLE = 40;
/** Below this a person should compare the text with the page. */
const DOUBTFUL = 70;
/** A page in one language that reads worse than this may be in the other. */
const FOREIGN = 75;
const DEVANAGARI = /[\u0900-\u097f]/u;
/** Pages in a row that could not be drawn or read, after which the rest of a file is not tried: each may take as long as it is allowed. */
const MAX_FAILURES = 3;
const MAX_WAITING = 200;
const NOBODY = '';

export interface ScanReading {
  pages: ExtractedPage[];
  report: ScanReport;
}

type Limits = Pick<ExtractionLimits, 'maxScannedPages' | 'scanTimeoutMs' | 'scanPageTimeoutMs'>;

/**
 * Reads pages from their pictures, one after the other. The pages of one file take turns with those of other owners, so that nobody's scan
 * holds up another's. Pages that fail, and those beyond the limits, stay without text and are named.
 */
export class ScanReader {
  private readonly turns = new FairQueue({ concurrency: 1, maxWaitingPerKey: MAX_WAITING, maxWaiting: MAX_WAITING });

  constructor(
    private readonly engine: OcrEngine,
    private readonly limits: Limits,
  ) {}

  get name(): string {
    return this.engine.name;
  }

  /** @throws the signal's reason when it aborts */
  async read(
    pages: readonly ExtractedPage[],
    wanted: readonly number[],
    draw: DrawPage,
    { owner, signal, onProgress, scanLimits }: Pick<ExtractOptions, 'owner' | 'signal' | 'onProgress' | 'scanLimits'>,
  ): Promise<ScanReading> {
    const out = [...pages];
    const report: ScanReport = { read: [], doubtful: [], unread: [], broken: [] };
    const deadline = performance.now() + (scanLimits?.timeoutMs ?? this.limits.scanTimeoutMs);
    const most = scanLimits?.maxPages ?? this.limits.maxScannedPages;
    const languages = new LanguageChoice(this.engine.languages);
    let failures = 0;
    for (const [done, index] of wanted.entries()) {
      signal?.throwIfAborted();
      const found =
        done < most && performance.now() < deadline && failures < MAX_FAILURES
          ? await this.turns.run(owner ?? NOBODY, () => this.page(index, draw, languages, deadline, signal), signal)
          : null;
      failures = found ? 0 : failures + 1;
      const number = index + 1;
      if (!found || found.confidence < UNREADABLE || found.text.trim() === '') report.unread.push(number);
      else {
        out[index] = { number: pages[index]?.number ?? number, text: found.text, scan: { confidence: found.confidence } };
        report.read.push(number);
        if (found.confidence < DOUBTFUL) report.doubtful.push(number);
      }
      onProgress?.({ page: done + 1, pages: wanted.length, scan: true });
    }
    return { pages: out, report };
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  /** Null for a page that cannot be drawn or read; a file is not lost for one page. */
  private async page(
    index: number,
    draw: DrawPage,
    languages: LanguageChoice,
    deadline: number,
    signal: AbortSignal | undefined,
  ): Promise<OcrText | null> {
    const timeLeft = (): number => Math.ceil(Math.min(deadline - performance.now(), this.limits.scanPageTimeoutMs));
    // The turns of other files may have used up the time.
    if (timeLeft() <= 0) return null;
    try {
      const image = await draw(index);
      const read = (wanted: readonly OcrLanguage[]): Promise<OcrText> =>
        this.engine.read(image, { languages: wanted, timeoutMs: Math.max(1, timeLeft()), signal });
      const first = await read(languages.next);
      if (!languages.isForeign(first)) return languages.note(first);
      return languages.note(await read(languages.all));
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof OcrPageError || isPageFault(error)) return null;
      throw error;
    }
  }
}

/** A failure that names its page is that page's alone. */
const isPageFault = (error: unknown): boolean => error instanceof Error && (error as { page?: unknown }).page !== undefined;

/** Two languages take twice the time: after a page without Devanagari English alone is tried first. */
class LanguageChoice {
  private english = false;

  constructor(readonly all: readonly OcrLanguage[]) {}

  get next(): readonly OcrLanguage[] {
    return this.english ? ['eng'] : this.all;
  }

  /** Whether a page that was read as English had better be read in all languages. */
  isForeign({ confidence }: OcrText): boolean {
    return this.english && this.all.length > 1 && confidence < FOREIGN;
  }

  note(found: OcrText): OcrText {
    this.english = !DEVANAGARI.test(found.text) && found.confidence >= FOREIGN;
    return found;
  }
}

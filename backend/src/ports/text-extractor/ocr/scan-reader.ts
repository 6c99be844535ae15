import { FairQueue } from '../../../core/concurrency/fair-queue.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { ExtractedPage, ExtractOptions, ScanReport } from '../text-extractor.js';
import { isDoubtful } from '../pdf/text-layer.js';
import { saysTheSame } from './layer-comparison.js';
import type { Doubt, PicturedPage } from './pictured-page.js';
import { joinedLines } from './joined-page.js';
import { type OcrEngine, type OcrLanguage, type OcrLine, OcrPageError, type OcrText, type PageImage } from './ocr-engine.js';
import { isInColumns } from './page-columns.js';
import { placedOnPage, turned } from './page-places.js';
import { unreadInk } from './picture/unread-ink.js';
import { textOfLines } from './tsv.js';

/** Quarter turns to the right. */
export type Turn = 0 | 1 | 2 | 3;

export interface Drawing {
  turn: Turn;
  /** Dots per inch, where less than usual will do. */
  dpi?: number;
}

/** Draws a page of the file. */
export type DrawPage = (page: PicturedPage, drawing: Drawing) => Promise<PageImage>;

/** Below this the words of a page are guesses: they are not kept. */
const UNREADABLE = 40;
/** Below this a person should compare the text with the page. */
const DOUBTFUL = 70;
/** Share of what is written on a page that no word was read from, above which the page is doubtful however sure the words are. */
const PASSED_OVER = 0.4;
/** A page in one language that reads worse than this may be in the other. */
const FOREIGN = 75;
/** Below this a word is named. */
const DOUBTFUL_WORD = 55;
const MAX_DOUBTFUL_WORDS = 20;
const SAYS_SOMETHING = /[\p{L}\p{N}]{2}/u;
/** From this share of the page on, a picture without words is a page that was not read; a smaller one is a photograph or a drawing. */
const WHOLE_PAGE = 0.3;
/** A page that reads worse than this may lie on its side or its head: which way is up is told from a smaller picture. */
const ASKEW = 75;
const TRIAL_DPI = 130;
const TRIAL_TURNS: readonly Turn[] = [1, 3, 2];
/** Above this a word is surely a word. */
const SURE = 75;
/** How many more letters must be sure for a page to be turned. */
const SURER = 1.3;
const DEVANAGARI = /[\u0900-\u097f]/u;
/** Pages in a row that could not be drawn or read, after which the rest of a file is not tried: each may take as long as it is allowed. */
const MAX_FAILURES = 3;
/** Pages of one kind of doubt that say what their pictures say, after which the others of a file are believed. */
const BELIEVED = 5;
const MAX_WAITING = 200;
const NOBODY = '';

export interface ScanReading {
  pages: ExtractedPage[];
  report: ScanReport;
}

/** What was read of a page, with the share of its writing that no word was read from. */
type ReadPage = OcrText & { unread: number };

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
    wanted: readonly PicturedPage[],
    draw: DrawPage,
    { owner, signal, onProgress, scanLimits }: Pick<ExtractOptions, 'owner' | 'signal' | 'onProgress' | 'scanLimits'>,
  ): Promise<ScanReading> {
    const out = [...pages];
    const report: ScanReport = { read: [], doubtful: [], unread: [], broken: [], words: [] };
    const deadline = performance.now() + (scanLimits?.timeoutMs ?? this.limits.scanTimeoutMs);
    const most = scanLimits?.maxPages ?? this.limits.maxScannedPages;
    const languages = new LanguageChoice(this.engine.languages);
    const layers = new LayerJudge(report);
    let failures = 0;
    for (const [done, page] of wanted.entries()) {
      signal?.throwIfAborted();
      const isTried = !layers.believes(page);
      const found =
        isTried && done < most && performance.now() < deadline && failures < MAX_FAILURES
          ? await this.turns.run(owner ?? NOBODY, () => this.page(page, draw, languages, deadline, signal), signal)
          : null;
      if (isTried) failures = found ? 0 : failures + 1;
      const number = page.index + 1;
      const text = found && found.confidence >= UNREADABLE ? textOfLines(found.lines) : '';
      if (!isTried || layers.keeps(page, text, found?.confidence ?? 0)) {
        // Its own text stands.
      } else if (!found || text.trim() === '') {
        if (!found || page.share >= WHOLE_PAGE || page.printed.length + page.values.length === 0) report.unread.push(number);
      } else {
        out[page.index] = { number: pages[page.index]?.number ?? number, text, scan: { confidence: found.confidence } };
        report.read.push(number);
        if (page.doubt) report.broken.push(number);
        if (found.confidence < DOUBTFUL || found.unread > PASSED_OVER) report.doubtful.push(number);
        const words = doubtfulWords(found.lines);
        if (words.length > 0) report.words.push({ page: number, words });
      }
      onProgress?.({ page: done + 1, pages: wanted.length, scan: true });
    }
    for (const list of [report.read, report.doubtful, report.unread, report.broken]) list.sort((a, b) => a - b);
    return { pages: out, report };
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  /** Null for a page that cannot be drawn or read; a file is not lost for one page. */
  private async page(
    page: PicturedPage,
    draw: DrawPage,
    languages: LanguageChoice,
    deadline: number,
    signal: AbortSignal | undefined,
  ): Promise<ReadPage | null> {
    const timeLeft = (): number => Math.ceil(Math.min(deadline - performance.now(), this.limits.scanPageTimeoutMs));
    // The turns of other files may have used up the time.
    if (timeLeft() <= 0) return null;
    const read = async (drawing: Drawing, wanted: readonly OcrLanguage[]): Promise<ReadPage> => {
      const image = await draw(page, drawing);
      const readAs = (columns: boolean): Promise<OcrText> =>
        this.engine.read(image, { languages: wanted, columns, timeoutMs: Math.max(1, timeLeft()), signal });
      const asOne = await readAs(false);
      const { lines, confidence } = isInColumns(asOne.lines) ? await readAs(true) : asOne;
      return { lines: placedOnPage(lines, image.dpi), confidence, unread: unreadInk(image, lines) };
    };
    try {
      const upright: Drawing = { turn: 0 };
      let found = await read(upright, languages.next);
      if (languages.isForeign(found)) found = await read(upright, languages.all);
      languages.note(found);
      const isOdd = found.confidence < ASKEW || found.unread > PASSED_OVER;
      const better = isOdd ? await this.turnedUpright(found, (drawing) => read(drawing, languages.all), signal) : null;
      if (better) languages.note(better.found);
      const { lines, confidence, unread } = better?.found ?? found;
      const turn = better?.turn ?? 0;
      return { lines: joinedLines(lines, turned(page.printed, page.size, turn), turned(page.values, page.size, turn)), confidence, unread };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof OcrPageError || isPageFault(error)) return null;
      throw error;
    }
  }

  /** The page read the other way up, if it says more then; null where it lies as it should, or that cannot be told in the time. */
  private async turnedUpright(
    found: ReadPage,
    read: (drawing: Drawing) => Promise<ReadPage>,
    signal: AbortSignal | undefined,
  ): Promise<{ found: ReadPage; turn: Turn } | null> {
    try {
      let best: { turn: Turn; sure: number } = { turn: 0, sure: sureLetters(found) * SURER };
      for (const turn of TRIAL_TURNS) {
        const sure = sureLetters(await read({ turn, dpi: TRIAL_DPI }));
        if (sure > best.sure) best = { turn, sure };
      }
      if (best.turn === 0) return null;
      const again = await read({ turn: best.turn });
      return sureLetters(again) > sureLetters(found) ? { found: again, turn: best.turn } : null;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof OcrPageError) return null;
      throw error;
    }
  }
}

/** Compares the text of pages with what was read from their pictures. */
class LayerJudge {
  private readonly same = new Map<Doubt, number>();

  constructor(private readonly report: ScanReport) {}

  /** Whether the text of a page need not be compared: enough of its kind was, and all of it was right. */
  believes({ doubt }: PicturedPage): boolean {
    return doubt !== undefined && (this.same.get(doubt.kind) ?? 0) >= BELIEVED;
  }

  /** Whether the text of the page stands: it is what was read, or cannot be told from it and is named as doubtful. */
  keeps({ doubt, index }: PicturedPage, read: string, confidence: number): boolean {
    if (!doubt) return false;
    const isRead = read.trim() !== '' && (confidence >= DOUBTFUL || (isDoubtful(doubt.layer) && !isDoubtful(read)));
    if (read.trim() !== '' && saysTheSame(doubt.layer, read)) {
      this.same.set(doubt.kind, (this.same.get(doubt.kind) ?? 0) + 1);
      return true;
    }
    this.same.set(doubt.kind, -Infinity);
    if (!isRead) this.report.doubtful.push(index + 1);
    return !isRead;
  }
}

const sureLetters = ({ lines }: OcrText): number =>
  lines.reduce((sum, { words }) => sum + words.reduce((of, { text, confidence }) => of + (confidence >= SURE ? text.length : 0), 0), 0);

function doubtfulWords(lines: readonly OcrLine[]): string[] {
  const words = lines.flatMap((line) =>
    line.words.filter(({ text, confidence }) => confidence < DOUBTFUL_WORD && SAYS_SOMETHING.test(text)),
  );
  return [...new Set(words.map(({ text }) => text))].slice(0, MAX_DOUBTFUL_WORDS);
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

  note(found: OcrText): void {
    this.english = !DEVANAGARI.test(textOfLines(found.lines)) && found.confidence >= FOREIGN;
  }
}

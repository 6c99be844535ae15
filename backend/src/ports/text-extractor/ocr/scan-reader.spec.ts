import { describe, expect, it, jest } from '@jest/globals';
import { DEFAULT_EXTRACTION_LIMITS } from '../extraction-limits.js';
import { ExtractionError } from '../extraction-error.js';
import type { PicturedPage } from './pictured-page.js';
import { type OcrEngine, OcrPageError, type OcrRequest, type OcrText, type PageImage } from './ocr-engine.js';
import { type Drawing, ScanReader } from './scan-reader.js';

const IMAGE: PageImage = { width: 1, height: 1, dpi: 300, pixels: new Uint8Array(1) };
const draw = (): Promise<PageImage> => Promise.resolve(IMAGE);
const blank = (count: number) => Array.from({ length: count }, (_, i) => ({ number: i + 1, text: '' }));
const saying = (text: string, confidence: number): OcrText => ({
  lines: [
    {
      begins: true,
      words: text
        .split(' ')
        .filter(Boolean)
        .map((word, i) => ({ text: word, confidence, left: 100 * i, top: 0, right: 100 * i + 90, bottom: 20 })),
    },
  ],
  confidence,
});
const english = (confidence = 90): OcrText => saying('a receipt', confidence);
const hindi = (confidence = 90): OcrText => saying('रसीद', confidence);
const scans = (...indices: number[]): PicturedPage[] =>
  indices.map((index) => ({ index, share: 1, size: { width: 595, height: 842 }, printed: [], values: [] }));

/** Answers each page with the next reply; notes the languages that it was asked in. */
class Scripted implements OcrEngine {
  readonly name = 'scripted';
  readonly languages = ['eng', 'hin'] as const;
  readonly asked: string[] = [];
  constructor(private readonly replies: (OcrText | Error)[]) {}

  read(_: PageImage, { languages }: OcrRequest): Promise<OcrText> {
    this.asked.push(languages.join('+'));
    const reply = this.replies.shift() ?? english();
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}

const readerOf = (...replies: (OcrText | Error)[]) => {
  const engine = new Scripted(replies);
  return { engine, reader: new ScanReader(engine, DEFAULT_EXTRACTION_LIMITS) };
};

/** A page that reads badly, the same in all languages and from every side. */
const upright = (found: OcrText): OcrText[] => [found, found, saying('', 0), saying('', 0), saying('', 0)];

describe('ScanReader', () => {
  it('keeps what was read, names what is doubtful, and leaves out guesses', async () => {
    const { reader } = readerOf(english(95), ...upright(english(60)), ...upright(english(20)));
    const { pages, report } = await reader.read(blank(4), scans(0, 1, 3), draw, {});
    expect(report).toEqual({ read: [1, 2], doubtful: [2], unread: [4], broken: [], words: [] });
    expect(pages).toEqual([
      { number: 1, text: 'a receipt', scan: { confidence: 95 } },
      { number: 2, text: 'a receipt', scan: { confidence: 60 } },
      { number: 3, text: '' },
      { number: 4, text: '' },
    ]);
  });

  it('turns a page that says more when it lies the other way', async () => {
    const { reader } = readerOf(
      english(45),
      english(30),
      saying('the payment shall be made', 88),
      english(30),
      saying('The payment shall be made.', 91),
    );
    const turns: number[] = [];
    const drawing = (_: PicturedPage, { turn }: Drawing) => {
      turns.push(turn);
      return draw();
    };
    const { pages, report } = await reader.read(blank(1), scans(0), drawing, {});
    expect(pages[0]?.text).toBe('The payment shall be made.');
    expect(turns).toEqual([0, 1, 3, 2, 3]);
    expect(report).toMatchObject({ read: [1], doubtful: [] });
  });

  it('names the words that are doubtful on a page that is not', async () => {
    const found = saying('pay Rs. 5O0 to the landlord', 95);
    const [line] = found.lines;
    Object.assign(line?.words[2] ?? {}, { confidence: 40 });
    const { report } = await readerOf(found).reader.read(blank(1), scans(0), draw, {});
    expect(report).toMatchObject({ read: [1], doubtful: [], words: [{ page: 1, words: ['5O0'] }] });
  });

  it('joins what is printed on a picture, and keeps it where the picture cannot be read', async () => {
    const printed = [{ text: 'E-filed on 12 March', left: 10, top: 400, right: 90, bottom: 410 }];
    const pages = [{ number: 1, text: 'E-filed on 12 March' }];
    const page = scans(0).map((each) => ({ ...each, printed }));
    const read = await readerOf(english()).reader.read(pages, page, draw, {});
    expect(read.pages[0]?.text).toBe('a receipt\n\nE-filed on 12 March');
    const unread = await readerOf(...upright(english(20))).reader.read(pages, page, draw, {});
    expect(unread.pages).toEqual(pages);
    expect(unread.report.unread).toEqual([1]);
  });

  it('does not call a photograph beside a text unread', async () => {
    const page = scans(0).map((each) => ({ ...each, share: 0.2, printed: [{ text: 'Fig. 1', left: 0, top: 0, right: 9, bottom: 9 }] }));
    const { report } = await readerOf(...upright(saying('', 0))).reader.read([{ number: 1, text: 'Fig. 1' }], page, draw, {});
    expect(report).toMatchObject({ read: [], unread: [] });
  });

  it('does not lose a file for one page that cannot be drawn or read', async () => {
    const { reader } = readerOf(new OcrPageError('too long'));
    const failing = ({ index }: PicturedPage) => (index === 1 ? Promise.reject(new ExtractionError('too-large', 2)) : draw());
    const { report } = await reader.read(blank(3), scans(0, 1, 2), failing, {});
    expect(report).toMatchObject({ read: [3], unread: [1, 2] });
  });

  it('gives up after some pages in a row that fail', async () => {
    let drawn = 0;
    const failing = () => {
      drawn += 1;
      return Promise.reject(new ExtractionError('timeout', drawn));
    };
    const { report } = await readerOf().reader.read(blank(9), scans(0, 1, 2, 3, 4, 5, 6, 7, 8), failing, {});
    expect(report.unread).toHaveLength(9);
    expect(drawn).toBe(3);
  });

  it('passes on a failure that is not of the page', async () => {
    const { reader } = readerOf(new Error('no disk'));
    await expect(reader.read(blank(1), scans(0), draw, {})).rejects.toThrow('no disk');
  });

  it('tries English alone after an English page, and both again where that reads badly', async () => {
    const { reader, engine } = readerOf(english(), english(), english(50), hindi(), hindi());
    await reader.read(blank(4), scans(0, 1, 2, 3), draw, {});
    expect(engine.asked).toEqual(['eng+hin', 'eng', 'eng', 'eng+hin', 'eng+hin']);
  });

  it('stops at the limit of pages, of time, and when called off', async () => {
    const pages = await readerOf().reader.read(blank(3), scans(0, 1, 2), draw, { scanLimits: { maxPages: 1, timeoutMs: 60_000 } });
    expect(pages.report).toMatchObject({ read: [1], unread: [2, 3] });
    const time = await readerOf().reader.read(blank(2), scans(0, 1), draw, { scanLimits: { maxPages: 9, timeoutMs: -1 } });
    expect(time.report).toMatchObject({ read: [], unread: [1, 2] });
    await expect(readerOf().reader.read(blank(1), scans(0), draw, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
      'left',
    );
  });

  it('does not begin a page whose time ran out while another file had its turn', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const { reader, engine } = readerOf();
    const slow = async () => {
      const image = await draw();
      now = 90_000;
      return image;
    };
    const limited = { owner: 'b', scanLimits: { maxPages: 9, timeoutMs: 60_000 } };
    const [, { report }] = await Promise.all([
      reader.read(blank(1), scans(0), slow, { owner: 'a' }),
      reader.read(blank(1), scans(0), draw, limited),
    ]).finally(() => clock.mockRestore());
    expect(report.unread).toEqual([1]);
    expect(engine.asked).toHaveLength(1);
  });

  it('lets the files of owners take turns page by page', async () => {
    const { reader } = readerOf();
    const order: string[] = [];
    const drawing =
      (owner: string) =>
      ({ index }: PicturedPage) => {
        order.push(`${owner}${index}`);
        return draw();
      };
    const pages = scans(0, 1, 2);
    await Promise.all(['a', 'b'].map((owner) => reader.read(blank(3), pages, drawing(owner), { owner })));
    expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2']);
  });
});

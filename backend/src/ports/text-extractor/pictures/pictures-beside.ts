import { pagesThat } from '../../../core/text/page-ranges.js';
import { OcrPageError } from '../ocr/ocr-engine.js';
import type { PicturedPage } from '../ocr/pictured-page.js';
import type { DrawPage, ScanReader } from '../ocr/scan-reader.js';
import type { Box } from '../pdf/page-objects.js';
import type { PictureBeside } from '../pdf/page-coverage.js';
import type { ExtractedDocument, ExtractedPage, ExtractOptions } from '../text-extractor.js';

/** Pages of one file whose pictures are read; those beyond are named. */
const MAX_READ = 20;
/** Pictures that take a smaller share of their page are seals, signatures or a few words; they are not missed where they say nothing. */
const NAMED_SHARE = 0.025;
/** Below this what was read is a signature or a seal, taken for letters. */
const SURE = 70;
const SAYS_SOMETHING = /[\p{L}\p{N}]{3}/u;

/** The part of a page that holds its pictures. */
export interface PagePart {
  /** Counted from 0. */
  index: number;
  box: Box;
  /** Share of the page that its pictures take, from 0 to 1. */
  share: number;
}

/** Draws a part of a page. */
export type DrawPart = (part: PagePart, drawing: Parameters<DrawPage>[1]) => ReturnType<DrawPage>;

/**
 * Reads the pictures beside the text of pages, those of a page together, and puts their words at its end. Large ones that say nothing are named.
 * @throws the signal's reason when it aborts
 */
export async function readPicturesBeside(
  document: ExtractedDocument,
  pictures: readonly PictureBeside[],
  scans: ScanReader | null,
  draw: DrawPart,
  options: ExtractOptions,
): Promise<ExtractedDocument> {
  // A page that was read from its picture has their words.
  const open = partsOf(pictures).filter(({ index }) => !document.scan?.read.includes(index + 1));
  if (open.length === 0) return document;
  const tried = [...open].sort((a, b) => b.share - a.share).slice(0, MAX_READ);
  const blank = tried.map((_, i): ExtractedPage => ({ number: i + 1, text: '' }));
  const wanted = tried.map((part, i): PicturedPage => ({ ...part, index: i, size: sizeOf(part), printed: [], values: [] }));
  const of = (i: number): PagePart => tried[i] as PagePart;
  const drawPart: DrawPage = (page, drawing) => {
    const part = of(page.index);
    // Which way up is not tried of a seal or a signature.
    if (drawing.turn !== 0 && part.share < NAMED_SHARE) return Promise.reject(new OcrPageError('A small picture is read as it lies.'));
    return draw(part, drawing);
  };
  const reading = await scans?.read(blank, wanted, drawPart, { ...options, onProgress: undefined });
  const texts = new Map(
    (reading?.pages ?? []).flatMap(({ text, scan }, i) =>
      (scan?.confidence ?? 0) >= SURE && SAYS_SOMETHING.test(text) ? [[of(i), text] as const] : [],
    ),
  );
  const pages = [...document.pages];
  for (const part of open) {
    const [page, text] = [pages[part.index], texts.get(part)];
    if (page && text !== undefined) pages[part.index] = { ...page, text: `${page.text.trimEnd()}\n\n${text}` };
  }
  const numbers = (of: readonly PagePart[]): number[] => of.map(({ index }) => index + 1);
  const read = numbers(open.filter((part) => texts.has(part)));
  const unread = numbers(open.filter((part) => part.share >= NAMED_SHARE && !texts.has(part)));
  const omitted = say(unread, 'has a picture beside its text that was not read.', 'have pictures beside their text that were not read.');
  const said = say(
    read,
    'has a picture whose words were put at its end: compare them with the original.',
    'have pictures whose words were put at their end: compare them with the original.',
  );
  return {
    ...document,
    pages,
    engine: read.length > 0 && !document.scan?.read.length ? `${document.engine}, ${scans?.name}` : document.engine,
    warnings: [...document.warnings, ...said, ...omitted],
    omitted: [...(document.omitted ?? []), ...omitted],
  };
}

const say = (numbers: readonly number[], one: string, several: string): string[] =>
  numbers.length > 0 ? [pagesThat(numbers, one, several)] : [];

/** One part for each page, in their order. */
function partsOf(pictures: readonly PictureBeside[]): PagePart[] {
  const parts = new Map<number, PagePart>();
  for (const { index, box, share } of pictures) {
    const part = parts.get(index);
    if (!part) parts.set(index, { index, box, share });
    else {
      const [left, bottom, right, top] = part.box;
      part.box = [Math.min(left, box[0]), Math.min(bottom, box[1]), Math.max(right, box[2]), Math.max(top, box[3])];
      part.share += share;
    }
  }
  return [...parts.values()];
}

const sizeOf = ({ box: [left, bottom, right, top] }: PagePart): PicturedPage['size'] => ({
  width: right - left,
  height: top - bottom,
});

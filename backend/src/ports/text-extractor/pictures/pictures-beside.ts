import { pagesThat } from '../../../core/text/page-ranges.js';
import type { PicturedPage } from '../ocr/pictured-page.js';
import type { DrawPage, ScanReader } from '../ocr/scan-reader.js';
import type { PictureBeside } from '../pdf/page-coverage.js';
import type { ExtractedDocument, ExtractedPage, ExtractOptions } from '../text-extractor.js';

/** Pictures of one file that are read; those beyond are named. */
const MAX_READ = 30;
/** Below this what was read is a signature or a seal, taken for letters. */
const SURE = 70;
const SAYS_SOMETHING = /[\p{L}\p{N}]{3}/u;

/** Draws a picture on a page. */
export type DrawBeside = (picture: PictureBeside, drawing: Parameters<DrawPage>[1]) => ReturnType<DrawPage>;

/**
 * Reads the pictures beside the text of pages and puts their words at the end of these. Large ones that say nothing are named.
 * @throws the signal's reason when it aborts
 */
export async function readPicturesBeside(
  document: ExtractedDocument,
  pictures: readonly PictureBeside[],
  scans: ScanReader | null,
  draw: DrawBeside,
  options: ExtractOptions,
): Promise<ExtractedDocument> {
  // A page that was read from its picture has their words.
  const open = pictures.filter(({ index }) => !document.scan?.read.includes(index + 1));
  if (open.length === 0) return document;
  const tried = [...open].sort((a, b) => b.share - a.share).slice(0, MAX_READ);
  const blank = tried.map((_, i): ExtractedPage => ({ number: i + 1, text: '' }));
  const wanted = tried.map((picture, i): PicturedPage => ({ ...picture, index: i, size: sizeOf(picture), printed: [], values: [] }));
  const of = (i: number): PictureBeside => tried[i] as PictureBeside;
  const reading = await scans?.read(blank, wanted, (page, drawing) => draw(of(page.index), drawing), { ...options, onProgress: undefined });
  const texts = new Map(
    (reading?.pages ?? []).flatMap(({ text, scan }, i) =>
      (scan?.confidence ?? 0) >= SURE && SAYS_SOMETHING.test(text) ? [[of(i), text] as const] : [],
    ),
  );
  const pages = [...document.pages];
  for (const picture of open) {
    const [page, text] = [pages[picture.index], texts.get(picture)];
    if (page && text !== undefined) pages[picture.index] = { ...page, text: `${page.text.trimEnd()}\n\n${text}` };
  }
  const numbers = (of: readonly PictureBeside[]): number[] => [...new Set(of.map(({ index }) => index + 1))];
  const read = numbers(open.filter((picture) => texts.has(picture)));
  const unread = numbers(open.filter((picture) => picture.isNamed && !texts.has(picture)));
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

const sizeOf = ({ box: [left, bottom, right, top] }: PictureBeside): PicturedPage['size'] => ({
  width: right - left,
  height: top - bottom,
});

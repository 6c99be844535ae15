import type { PicturedPage } from '../ocr/pictured-page.js';
import type { DrawPage, ScanReader } from '../ocr/scan-reader.js';
import type { ExtractedDocument, ExtractedPage, ExtractOptions } from '../text-extractor.js';
import { ExtractionError } from '../extraction-error.js';
import { type EmbeddedPicture, type Size, withPictureTexts } from './embedded-picture.js';

/** A4, in points. */
const PAGE: Size = { width: 595, height: 842 };
const MAX_WORDS_NAMED = 40;

/** Draws the picture of this place in the list. */
export type DrawPicture = (index: number, drawing: Parameters<DrawPage>[1]) => ReturnType<DrawPage>;

/**
 * Reads the pictures in a document and puts their words in their places. What shows no words, or could not be read, is said.
 * @throws ExtractionError `no-text` when nothing else has any text; the signal's reason when it aborts
 */
export async function readPictures(
  document: ExtractedDocument,
  pictures: readonly EmbeddedPicture[],
  scans: ScanReader | null,
  draw: DrawPicture,
  options: ExtractOptions,
): Promise<ExtractedDocument> {
  const drawable = pictures.flatMap(({ data, shown }, index): PicturedPage[] => (data ? [pictured(index, shown)] : []));
  const blank = pictures.map((_, index): ExtractedPage => ({ number: index + 1, text: '' }));
  const reading =
    drawable.length > 0 ? await scans?.read(blank, drawable, (page, drawing) => draw(page.index, drawing), options) : undefined;
  const found = reading?.pages ?? blank;
  const pages = document.pages.map((page) => withWords(page, found));
  const { read = [], words = [] } = reading?.report ?? {};
  const engine = read.length > 0 ? `${document.engine}, ${scans?.name}` : document.engine;
  const silent = drawable.length - read.length;
  const foreign = pictures.filter(({ data }) => !data);
  const unread = say(foreign.length, ...unreadIn([...new Set(foreign.map(({ kind }) => kind))]));
  if (!pages.some(({ text }) => text.trim() !== '')) throw new ExtractionError('no-text', undefined, { detail: unread[0] });
  const doubtful = [...new Set(words.flatMap((each) => each.words))].slice(0, MAX_WORDS_NAMED);
  const said = [
    ...say(read.length, 'was read: compare its words with the original.', 'were read: compare their words with the original.'),
    ...(doubtful.length > 0 ? [`Doubtful in pictures: ${doubtful.map((word) => `“${word}”`).join(', ')}.`] : []),
  ];
  const wordless = [
    ...say(silent, 'gave no words: look at it in the original.', 'gave no words: look at them in the original.'),
    ...unread,
  ];
  const { warnings, omitted = [] } = document;
  return { ...document, pages, engine, warnings: [...warnings, ...said, ...wordless], omitted: [...omitted, ...wordless] };
}

/** A page with the words of its pictures; where they are most of it, it was read from a picture. */
function withWords(page: ExtractedPage, found: readonly ExtractedPage[]): ExtractedPage {
  const read: ExtractedPage[] = [];
  const text = withPictureTexts(page.text, (index) => {
    const picture = found[index];
    if (picture && picture.text !== '') read.push(picture);
    return picture?.text ?? '';
  }).trimEnd();
  const length = read.reduce((sum, picture) => sum + picture.text.length, 0);
  if (length <= text.length / 2) return { ...page, text };
  return { ...page, text, scan: { confidence: read.reduce((least, { scan }) => Math.min(least, scan?.confidence ?? 0), 100) } };
}

const say = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [count === 1 ? `A picture ${one}` : `${count} pictures ${several}`];

const unreadIn = (kinds: readonly string[]): [string, string] => {
  const rest = `not read (${kinds.join(', ')}): if they hold words, save the document as PDF and upload that.`;
  return [`was ${rest.replace('they hold', 'it holds')}`, `were ${rest}`];
};

const pictured = (index: number, shown: Size = PAGE): PicturedPage => ({
  index,
  share: (shown.width * shown.height) / (PAGE.width * PAGE.height),
  size: shown,
  printed: [],
  values: [],
});

import { cleanText } from '../text-cleaning.js';
import type { OcrLine, OcrText } from './ocr-engine.js';

/** Columns of Tesseract's TSV output. */
const LEVEL = 0;
const BLOCK = 2;
const PARAGRAPH = 3;
const LINE = 4;
const LEFT = 6;
const TOP = 7;
const WIDTH = 8;
const HEIGHT = 9;
const CONFIDENCE = 10;
const TEXT = 11;
const WORD_LEVEL = '5';

/** Lines of words with their places, and the mean confidence, from Tesseract's TSV output. */
export function readTsv(tsv: string): OcrText {
  const lines: OcrLine[] = [];
  let place = '';
  let paragraph = '';
  let weight = 0;
  let sum = 0;
  for (const row of tsv.split('\n')) {
    const fields = row.split('\t');
    const text = cleanText((fields[TEXT] ?? '').trim());
    if (fields[LEVEL] !== WORD_LEVEL || text === '') continue;
    const inParagraph = `${fields[BLOCK]}.${fields[PARAGRAPH]}`;
    const inLine = `${inParagraph}.${fields[LINE]}`;
    if (inLine !== place) lines.push({ begins: lines.length > 0 && inParagraph !== paragraph, words: [] });
    [place, paragraph] = [inLine, inParagraph];
    const confidence = Math.min(100, Math.max(0, Number(fields[CONFIDENCE]) || 0));
    const [left, top] = [Number(fields[LEFT]), Number(fields[TOP])];
    lines.at(-1)?.words.push({ text, confidence, left, top, right: left + Number(fields[WIDTH]), bottom: top + Number(fields[HEIGHT]) });
    weight += text.length;
    sum += confidence * text.length;
  }
  return { lines, confidence: weight === 0 ? 0 : Math.round(sum / weight) };
}

/** Lines with a blank line between paragraphs. */
export const textOfLines = (lines: readonly OcrLine[]): string =>
  lines.map(({ begins, words }, i) => `${i === 0 ? '' : begins ? '\n\n' : '\n'}${words.map(({ text }) => text).join(' ')}`).join('');

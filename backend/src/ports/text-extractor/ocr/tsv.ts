import { cleanText } from '../text-cleaning.js';
import type { OcrText } from './ocr-engine.js';

/** Columns of Tesseract's TSV output. */
const LEVEL = 0;
const BLOCK = 2;
const PARAGRAPH = 3;
const LINE = 4;
const CONFIDENCE = 10;
const TEXT = 11;
const WORD_LEVEL = '5';

/** Lines of words with a blank line between paragraphs, and the mean confidence, from Tesseract's TSV output. */
export function readTsv(tsv: string): OcrText {
  const out: string[] = [];
  let place = '';
  let paragraph = '';
  let weight = 0;
  let sum = 0;
  for (const row of tsv.split('\n')) {
    const fields = row.split('\t');
    const word = (fields[TEXT] ?? '').trim();
    if (fields[LEVEL] !== WORD_LEVEL || word === '') continue;
    const inParagraph = `${fields[BLOCK]}.${fields[PARAGRAPH]}`;
    const inLine = `${inParagraph}.${fields[LINE]}`;
    if (out.length > 0) out.push(inParagraph !== paragraph ? '\n\n' : inLine !== place ? '\n' : ' ');
    out.push(word);
    [place, paragraph] = [inLine, inParagraph];
    const confidence = Math.min(100, Math.max(0, Number(fields[CONFIDENCE]) || 0));
    weight += word.length;
    sum += confidence * word.length;
  }
  return { text: cleanText(out.join('')), confidence: weight === 0 ? 0 : Math.round(sum / weight) };
}

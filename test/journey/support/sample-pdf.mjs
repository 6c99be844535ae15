import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';

const SAMPLES = path.resolve(import.meta.dirname, '../samples');
/** Width and height in points. @type {[number, number]} */
const A4 = [595, 842];
const MARGIN = 56;
const SIZE = 11;
const LEADING = 15;

export const samplePath = (name) => path.join(SAMPLES, name);

/** A text sample as a PDF with real text, wrapped and paged, for the upload of the other file type. */
export async function sampleAsPdf(name) {
  const text = await readFile(samplePath(name), 'utf8');
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  let page = pdf.addPage(A4);
  let y = A4[1] - MARGIN;
  for (const line of text.split('\n').flatMap((paragraph) => wrapped(paragraph, font))) {
    if (y < MARGIN) {
      page = pdf.addPage(A4);
      y = A4[1] - MARGIN;
    }
    if (line) page.drawText(line, { x: MARGIN, y, size: SIZE, font });
    y -= LEADING;
  }
  return Buffer.from(await pdf.save());
}

function wrapped(paragraph, font) {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (font.widthOfTextAtSize(longer, SIZE) > A4[0] - 2 * MARGIN) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

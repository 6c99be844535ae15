import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';

/** Saves what a click downloads. @returns its suggested name and bytes */
export async function downloaded(page, click) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Pages of a PDF that a reader can open. */
export const pdfPages = async (bytes) => (await PDFDocument.load(bytes)).getPageCount();

/** The words of a DOCX, from the document part of its archive. */
export function docxText(bytes) {
  const xml = zipEntry(bytes, 'word/document.xml').toString('utf8');
  return xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

const CENTRAL = 0x02014b50;

function zipEntry(bytes, wanted) {
  for (let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0 && bytes.readUInt32LE(at) === CENTRAL;) {
    const [nameLength, extraLength, commentLength] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    if (bytes.toString('utf8', at + 46, at + 46 + nameLength) === wanted) {
      const local = bytes.readUInt32LE(at + 42);
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      return inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)));
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`the archive has no ${wanted}`);
}

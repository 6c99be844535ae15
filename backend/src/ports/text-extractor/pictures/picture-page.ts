import { PDFDocument } from 'pdf-lib';
import { ExtractionError } from '../extraction-error.js';
import type { Size } from './embedded-picture.js';

const POINTS_PER_INCH = 72;
/** Where a document does not say how large it shows a picture: what screens have, or what makes it fit A4. */
const USUAL_DPI = 96;
const A4: Size = { width: 595, height: 842 };
const PNG_START = 0x89;
/** Of a PNG: where its header has the width and the height. */
const PNG_WIDTH = 16;
const PNG_HEIGHT = 20;

/**
 * A picture as the one page of a PDF, as large as it is shown, or larger where it has more points than are drawn at that size.
 * @param dpi what the page will be drawn at
 * @param maxPixels of a PNG, which is unpacked here
 * @throws ExtractionError `corrupt`, `too-large`
 */
export async function picturePage(bytes: Uint8Array, shown: Size | undefined, dpi: number, maxPixels: number): Promise<Uint8Array> {
  const isPng = bytes[0] === PNG_START;
  if (isPng && pixelsOfPng(bytes) > maxPixels) throw new ExtractionError('too-large');
  const document = await PDFDocument.create({ updateMetadata: false });
  // pdf-lib reads from the beginning of what the bytes lie in, which may hold others.
  const own = new Uint8Array(bytes);
  const picture = await (isPng ? document.embedPng(own) : document.embedJpg(own)).catch((cause: unknown) => {
    throw new ExtractionError('corrupt', undefined, { cause });
  });
  const dpiIn = ({ width, height }: Size): number => POINTS_PER_INCH * Math.max(picture.width / width, picture.height / height);
  const scale = POINTS_PER_INCH / Math.min(shown ? dpiIn(shown) : Math.max(USUAL_DPI, dpiIn(A4)), dpi);
  const [width, height] = [picture.width * scale, picture.height * scale];
  document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return document.save();
}

function pixelsOfPng(bytes: Uint8Array): number {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (header.length < PNG_HEIGHT + 4) throw new ExtractionError('corrupt');
  return header.readUInt32BE(PNG_WIDTH) * header.readUInt32BE(PNG_HEIGHT);
}

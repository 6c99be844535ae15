import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { isAnimatedPng } from './animated-png.js';
import { pageSize } from './page-size.js';
import { COARSER, FINEST, MAX_PIXELS, type Rendition } from './photograph-limits.js';
import { PhotographRefusal } from './photograph-refusal.js';

const WHITE = '#ffffff';

// Each library that libvips brings along for a format that is not accepted would be one more reader of hostile files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
// One picture at a time: threads would take memory, and processors from those who wait for an answer.
sharp.concurrency(1);
sharp.cache(false);

interface UprightRequest {
  bytes: Uint8Array;
  /** What the JPEG may have; the last rendition is given even if it has more. */
  maxBytes: number;
  /** Whether the picture is still to be turned as its camera noted. */
  turn: boolean;
}

/** What the process does. */
export const PHOTOGRAPH_TASKS = {
  /** A JPEG of the picture as it is to be looked at, without what its camera noted. @throws PhotographRefusal */
  upright: async ({ bytes, maxBytes, turn }: UprightRequest): Promise<Uint8Array> => {
    await refuseByHeader(bytes);
    const picture = await decoded(bytes, turn);
    let jpeg = await rendered(picture, FINEST);
    for (const coarser of COARSER) {
      if (jpeg.byteLength <= maxBytes) break;
      jpeg = await rendered(picture, coarser);
    }
    return jpeg;
  },

  /** JPEGs as a PDF, each on a page of its form that fits A4. */
  pdf: async (jpegs: readonly Uint8Array[]): Promise<Uint8Array> => {
    const document = await PDFDocument.create({ updateMetadata: false });
    for (const jpeg of jpegs) {
      // pdf-lib reads from the beginning of what the bytes lie in, which may hold others.
      const picture = await document.embedJpg(new Uint8Array(jpeg));
      const { width, height } = pageSize(picture);
      document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
    }
    return document.save();
  },
};

/** Reads no more than the header, so that a picture of gigabytes in a small file is never unpacked. */
async function refuseByHeader(bytes: Uint8Array): Promise<void> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata().catch(refuse);
  if (width * height > MAX_PIXELS) throw new PhotographRefusal('pixels');
  if (pages > 1 || isAnimatedPng(bytes)) throw new PhotographRefusal('several');
}

/** Pixels of a picture, row by row. */
interface Decoded {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Decoded once, however many renditions are tried: decoding is what a hostile picture can make long. */
async function decoded(bytes: Uint8Array, turn: boolean): Promise<Decoded> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: turn })
    .resize({ ...within(FINEST), withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

const rendered = ({ data, info: { width, height, channels } }: Decoded, rendition: Rendition): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels } })
    .resize({ ...within(rendition), withoutEnlargement: true })
    .jpeg({ quality: rendition.quality })
    .toBuffer();

const within = ({ side }: Rendition) => ({ width: side, height: side, fit: 'inside' }) as const;

/** Whatever libvips says of it, the picture cannot be read to its end. */
function refuse(): never {
  throw new PhotographRefusal('damaged');
}

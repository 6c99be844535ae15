export const LOGO_MAX_BYTES = 200 * 1024;
/** In pixels, in each direction. */
export const LOGO_SIDE = { min: 8, max: 3000 } as const;

export interface Logo {
  type: 'png' | 'jpg';
  /** In pixels. */
  width: number;
  height: number;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNK_FRAME_BYTES = 12;
/** Frames of JPEG that begin a picture of one or another coding. */
const FRAME_STARTS = new Set([0xc0, 0xc1, 0xc2]);
const SCAN_START = 0xda;
const IMAGE_END = 0xd9;

/**
 * What picture some bytes are: the file's own words decide, never its name or declared type.
 * @returns null for anything but a whole PNG or JPEG file
 */
export function logoOf(bytes: Buffer): Logo | null {
  return pngOf(bytes) ?? jpegOf(bytes);
}

/** Walks the chunks from the header to the end, which has to be the end of the file too. */
function pngOf(bytes: Buffer): Logo | null {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return null;
  let at = PNG_SIGNATURE.length;
  let logo: Logo | null = null;
  let hasPicture = false;
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const next = at + CHUNK_FRAME_BYTES + length;
    if (next > bytes.length) return null;
    if (logo === null) {
      if (name !== 'IHDR' || length !== 13) return null;
      logo = { type: 'png', width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (name === 'IDAT') hasPicture = true;
    if (name === 'IEND') return hasPicture && next === bytes.length ? logo : null;
    at = next;
  }
  return null;
}

/** Walks the segments up to the frame that tells the size; the file ends as a JPEG does. */
function jpegOf(bytes: Buffer): Logo | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xff00 + IMAGE_END) return null;
  let logo: Logo | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return null;
    if (FRAME_STARTS.has(marker) && length >= 8)
      logo = { type: 'jpg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === SCAN_START) return logo;
    at += 2 + length;
  }
  return null;
}

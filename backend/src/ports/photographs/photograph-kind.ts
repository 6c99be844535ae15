export type PhotographKind = 'jpeg' | 'png' | 'webp' | 'heic';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** Brands of files whose pictures are coded with HEVC, in ISO/IEC 23008-12; `mif1` and `msf1` stand for any coding and come with one of them. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const BRAND_BYTES = 4;
/** Size, type, major brand and version of the first box. */
const BRANDS_AT = 16;
/** More brands than any file has. */
const MAX_BRANDS_AT = 256;

/** What kind of picture the bytes are, by their beginning alone and whatever their name; null for anything that is not accepted. */
export function photographKind(bytes: Uint8Array): PhotographKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MAX_BRANDS_AT));
  if (start.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (start.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (word(start, 0) === 'RIFF' && word(start, 8) === 'WEBP') return 'webp';
  return word(start, 4) === 'ftyp' && brandsOf(start).some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}

function brandsOf(start: Buffer): string[] {
  const end = Math.min(start.length, start.readUInt32BE(0));
  const brands = [word(start, 8)];
  for (let at = BRANDS_AT; at + BRAND_BYTES <= end; at += BRAND_BYTES) brands.push(word(start, at));
  return brands;
}

const word = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + BRAND_BYTES);

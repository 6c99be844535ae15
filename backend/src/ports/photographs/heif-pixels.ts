const HEADER_BYTES = 8;
/** A version and flags stand before what some boxes hold. */
const FULL = 4;
/** The boxes in which sizes stand, from the outside in: ISO/IEC 23008-12, 6.5.3. */
const WAY: readonly [type: string, skip: number][] = [
  ['meta', FULL],
  ['iprp', 0],
  ['ipco', 0],
];
/** More boxes than a phone writes; a file of a million empty ones is not worth walking through. */
const MAX_BOXES = 5_000;

interface Box {
  type: string;
  content: Buffer;
}

/**
 * Pixels of the largest picture that a HEIF file declares, before anything of it is decoded. Each tile and each preview has a size of its
 * own, and the whole is the largest.
 * @returns null when it declares none: the file is damaged
 */
export function heifPixels(bytes: Uint8Array): number | null {
  const budget = { boxes: MAX_BOXES };
  let inner = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [type, skip] of WAY) {
    const found = [...boxesIn(inner, budget)].find((box) => box.type === type);
    if (!found) return null;
    inner = found.content.subarray(skip);
  }
  let largest: number | null = null;
  for (const { type, content } of boxesIn(inner, budget)) {
    if (type !== 'ispe' || content.length < FULL + 8) continue;
    largest = Math.max(largest ?? 0, content.readUInt32BE(FULL) * content.readUInt32BE(FULL + 4));
  }
  return largest;
}

function* boxesIn(bytes: Buffer, budget: { boxes: number }): Generator<Box> {
  for (let at = 0; at + HEADER_BYTES <= bytes.length && budget.boxes > 0; budget.boxes -= 1) {
    const declared = bytes.readUInt32BE(at);
    // 0 is a box up to the end of the file, 1 one with a size of 64 bits: pictures are stored in such, their sizes are not.
    const size = declared === 0 ? bytes.length - at : declared === 1 ? longSize(bytes, at) : declared;
    if (size < HEADER_BYTES || at + size > bytes.length) return;
    yield { type: bytes.toString('latin1', at + 4, at + HEADER_BYTES), content: bytes.subarray(at + HEADER_BYTES, at + size) };
    at += size;
  }
}

const longSize = (bytes: Buffer, at: number): number =>
  at + HEADER_BYTES + 8 <= bytes.length ? Number(bytes.readBigUInt64BE(at + HEADER_BYTES)) : 0;

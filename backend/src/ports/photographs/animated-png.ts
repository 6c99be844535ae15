const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length and type before what a chunk holds, and the checksum after it, in bytes. */
const HEAD = 8;
const CHECKSUM = 4;
/** More chunks than any program writes before the picture. */
const MAX_CHUNKS = 1_000;

/** Whether a PNG says, before its picture, that others follow: the chunk `acTL`, of which the decoder takes no notice. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  for (let at = SIGNATURE.length, chunks = 0; at + HEAD <= png.length && chunks < MAX_CHUNKS; chunks += 1) {
    const type = png.toString('latin1', at + 4, at + HEAD);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += HEAD + png.readUInt32BE(at) + CHECKSUM;
  }
  return false;
}

const C1 = 0xcc9e2d51;
const C2 = 0x1b873593;

const rotate = (x: number, r: number): number => (x << r) | (x >>> (32 - r));

function mixBlock(hash: number, block: number): number {
  const k = Math.imul(rotate(Math.imul(block, C1), 15), C2);
  return (Math.imul(rotate(hash ^ k, 13), 5) + 0xe6546b64) | 0;
}

/** MurmurHash3 x86 32-bit with seed 0 over the bytes; a signed 32-bit integer (Appleby, public domain algorithm). */
export function murmur3(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = bytes.length & ~3;
  let hash = 0;
  for (let i = 0; i < tail; i += 4) hash = mixBlock(hash, view.getInt32(i, true));
  let rest = 0;
  for (let i = bytes.length - 1; i >= tail; i--) rest = (rest << 8) | (bytes[i] ?? 0);
  if (bytes.length > tail) hash ^= Math.imul(rotate(Math.imul(rest, C1), 15), C2);
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const encoder = new TextEncoder();

const MAX_KNOWN = 200_000;
/** Ids of the tokens seen so far: hashing them again in every passage took a quarter of the time of encoding a document. */
const known = new Map<string, number>();

/** The sparse dimension of a token: |murmur3_32(UTF-8)|, the mapping that Qdrant's own BM25 uses on the wire. */
export function tokenId(token: string): number {
  const found = known.get(token);
  if (found !== undefined) return found;
  const id = Math.abs(murmur3(encoder.encode(token)));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(token, id);
  return id;
}

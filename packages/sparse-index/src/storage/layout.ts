/**
 * How a generation is laid out in its file. Passages are numbered from 0 in the order they came and never renumbered;
 * a block is 16,384 consecutive numbers, a segment 1,024.
 */
export const BLOCK_BITS = 14;
export const BLOCK_SIZE = 1 << BLOCK_BITS;
export const SEGMENT_BITS = 10;
export const SEGMENT_SIZE = 1 << SEGMENT_BITS;
export const SEGMENTS_PER_BLOCK = BLOCK_SIZE / SEGMENT_SIZE;

const TERM_SPACE = 2 ** 32;
const FIELD_SPACE = 64;
const BYTES_PER_POSTING = 6;

export const blockOf = (passage: number): number => Math.floor(passage / BLOCK_SIZE);
export const segmentOf = (passage: number): number => Math.floor(passage / SEGMENT_SIZE);
export const localOf = (passage: number): number => passage % BLOCK_SIZE;

/** Primary key of a posting list of a block, or of a segment; below 2^53 for 2^21 of them. */
export const postingKey = (unit: number, termId: number): number => unit * TERM_SPACE + termId;
export const termOfKey = (key: number): number => key % TERM_SPACE;
export const fieldCodesKey = (segment: number, field: number): number => segment * FIELD_SPACE + field;

/** One term's postings in one block. */
export interface Postings {
  /** Local passage numbers, ascending. */
  ids: Uint16Array;
  weights: Float32Array;
  /** The largest weight, for pruning. */
  ceiling: number;
}

/** A copy, because blobs of the driver may start at an odd offset and views need alignment. */
function aligned(blob: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(blob.byteLength);
  new Uint8Array(copy).set(blob);
  return copy;
}

export const asBytes = (array: Uint16Array | Uint32Array | Float32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
export const asUint16 = (blob: Uint8Array): Uint16Array => new Uint16Array(aligned(blob));
export const asUint32 = (blob: Uint8Array): Uint32Array => new Uint32Array(aligned(blob));
export const asFloat32 = (blob: Uint8Array): Float32Array => new Float32Array(aligned(blob));

export function decodePostings(blob: Uint8Array): Postings {
  const count = blob.byteLength / BYTES_PER_POSTING;
  const buffer = aligned(blob);
  const weights = new Float32Array(buffer, 0, count);
  let ceiling = 0;
  for (let i = 0; i < count; i++) ceiling = Math.max(ceiling, weights[i] ?? 0);
  return { ids: new Uint16Array(buffer, 4 * count, count), weights, ceiling };
}

/**
 * Appends postings to a stored list: weights as f32, then local passage numbers as u16.
 * @param pairs local number, weight, local number, weight, … with numbers above the stored ones
 */
export function encodePostings(stored: Uint8Array | undefined, pairs: readonly number[]): Uint8Array {
  const before = (stored?.byteLength ?? 0) / BYTES_PER_POSTING;
  const count = before + pairs.length / 2;
  const blob = new Uint8Array(count * BYTES_PER_POSTING);
  if (stored) {
    blob.set(stored.subarray(0, 4 * before));
    blob.set(stored.subarray(4 * before), 4 * count);
  }
  const weights = new Float32Array(blob.buffer, 0, count);
  const ids = new Uint16Array(blob.buffer, 4 * count, count);
  for (let i = 0; i < pairs.length; i += 2) {
    ids[before + i / 2] = pairs[i] ?? 0;
    weights[before + i / 2] = pairs[i + 1] ?? 0;
  }
  return blob;
}

/** One list of several that follow each other. */
export function joinPostings(blobs: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = blobs;
  if (only && others.length === 0) return only;
  const joined = new Uint8Array(blobs.reduce((sum, blob) => sum + blob.byteLength, 0));
  let count = 0;
  const total = joined.byteLength / BYTES_PER_POSTING;
  for (const blob of blobs) {
    const own = blob.byteLength / BYTES_PER_POSTING;
    joined.set(blob.subarray(0, 4 * own), 4 * count);
    joined.set(blob.subarray(4 * own), 4 * total + 2 * count);
    count += own;
  }
  return joined;
}

export function setLive(bits: Uint8Array, local: number, live: boolean): void {
  const byte = local >> 3;
  const bit = 1 << (local & 7);
  const before = bits[byte] ?? 0;
  bits[byte] = live ? before | bit : before & ~bit;
}

/** One byte per passage instead of one bit, for a fast test while scoring. */
export function expandLive(bits: Uint8Array): { live: Uint8Array; count: number } {
  const live = new Uint8Array(BLOCK_SIZE);
  let count = 0;
  for (let local = 0; local < BLOCK_SIZE; local++) {
    const bit = ((bits[local >> 3] ?? 0) >> (local & 7)) & 1;
    live[local] = bit;
    count += bit;
  }
  return { live, count };
}

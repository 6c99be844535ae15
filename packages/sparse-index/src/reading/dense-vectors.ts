/** A copy of unit length, so that the dot product is the cosine; a zero vector stays zero. */
export function normalised(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square);
  return length > 0 ? vector.map((value) => value / length) : vector.slice();
}

/** The largest dot product of a query with vectors that stand one after the other. */
export function largestDot(query: Float32Array, vectors: Float32Array): number {
  let largest = -Infinity;
  for (let from = 0; from < vectors.length; from += query.length) {
    let sum = 0;
    for (let i = 0; i < query.length; i++) sum += (query[i] ?? 0) * (vectors[from + i] ?? 0);
    if (sum > largest) largest = sum;
  }
  return largest;
}

/** One bit per dimension: 1 where the value is positive. Equal bits of two vectors grow with their cosine. */
export function signature(vector: Float32Array): Uint32Array {
  const words = new Uint32Array(Math.ceil(vector.length / 32));
  vector.forEach((value, i) => {
    if (value > 0) words[i >> 5] = (words[i >> 5] ?? 0) | (1 << (i & 31));
  });
  return words;
}

/** Number of bits that differ between a query signature and the one that starts at `offset`. Source: Warren, Hacker's Delight, fig. 5-2. */
export function hamming(query: Uint32Array, signatures: Uint32Array, offset: number): number {
  let distance = 0;
  for (let i = 0; i < query.length; i++) {
    let x = (query[i] ?? 0) ^ (signatures[offset + i] ?? 0);
    x -= (x >>> 1) & 0x55555555;
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
    distance += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return distance;
}

const BYTE_VALUES = 256;

/**
 * For each byte of a signature and each value of it, the sum of a query's components whose bits are set: with these, `sumOfBits` tells
 * which signatures belong to vectors that are likely to have a large dot product with the query, better than the number of bits that
 * differ does, since a bit counts as much as its component. Source: Gordo et al. 2014, Asymmetric distances for binary embeddings.
 */
export function bitSums(query: Float32Array): Float32Array {
  const bytes = Math.ceil(query.length / 32) * 4;
  const sums = new Float32Array(bytes * BYTE_VALUES);
  for (let byte = 0; byte < bytes; byte++)
    for (let value = 1; value < BYTE_VALUES; value++) {
      const lowest = 31 - Math.clz32(value & -value);
      const rest = sums[byte * BYTE_VALUES + (value & (value - 1))] ?? 0;
      sums[byte * BYTE_VALUES + value] = rest + (query[byte * 8 + lowest] ?? 0);
    }
  return sums;
}

/** The sum of a query's components where the signature of so many words that starts at `offset` has a 1. @param sums see `bitSums` */
export function sumOfBits(sums: Float32Array, signatures: Uint32Array, offset: number, words: number): number {
  let sum = 0;
  for (let i = 0; i < words; i++) {
    const word = signatures[offset + i] ?? 0;
    for (let byte = 0; byte < 4; byte++) sum += sums[(i * 4 + byte) * BYTE_VALUES + ((word >>> (byte * 8)) & 0xff)] ?? 0;
  }
  return sum;
}

/**
 * The places with the smallest distances, smallest first, places with the same one in their order: a counting sort.
 * @param distances above `most` are left out
 * @returns `count` places, and all that are as near as the last of them
 */
export function nearestFirst(distances: Uint16Array, count: number, most: number): Uint32Array {
  const sizes = new Uint32Array(most + 1);
  for (const distance of distances) if (distance <= most) sizes[distance] = (sizes[distance] ?? 0) + 1;
  // Where the places of each distance begin.
  const starts = new Uint32Array(most + 1);
  let [cut, total] = [-1, 0];
  while (cut < most && total < count) {
    cut += 1;
    starts[cut] = total;
    total += sizes[cut] ?? 0;
  }
  const places = new Uint32Array(total);
  for (let place = 0; place < distances.length; place++) {
    const distance = distances[place] ?? Infinity;
    if (distance > cut) continue;
    const at = starts[distance] ?? 0;
    places[at] = place;
    starts[distance] = at + 1;
  }
  return places;
}

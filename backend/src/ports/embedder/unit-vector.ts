/**
 * Scales to Euclidean length 1, so that the dot product of two vectors is their cosine.
 * @returns null for what has no direction or is not a list of finite numbers.
 */
export function unitVector(values: unknown): Float32Array | null {
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'number')) return null;
  // `hypot` scales before it squares, so that neither huge nor tiny values are lost.
  let length = 0;
  for (const value of values) length = Math.hypot(length, value);
  if (!Number.isFinite(length) || length === 0) return null;
  return Float32Array.from(values, (value) => value / length);
}

interface Shape {
  /** Tokens in each row, padding included; 1 for a model that pools by itself. */
  width: number;
  dimensions: number;
  pooling: 'mean' | 'cls';
}

/**
 * One unit vector per text from the vectors of its tokens.
 * @param values text by text, token by token
 * @param lengths tokens of each text; those after them are padding and do not count
 * @throws Error for a vector without direction
 */
export function pooled(values: Float32Array, lengths: readonly number[], { width, dimensions, pooling }: Shape): Float32Array[] {
  return lengths.map((length, row) => {
    const tokens = pooling === 'cls' || width === 1 ? 1 : length;
    const sum = new Float64Array(dimensions);
    for (let token = 0; token < tokens; token += 1) {
      const start = (row * width + token) * dimensions;
      for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (values[start + at] ?? 0);
    }
    const norm = Math.hypot(...sum);
    if (!Number.isFinite(norm) || norm === 0) throw new Error('the model gave a vector without direction');
    return Float32Array.from(sum, (value) => value / norm);
  });
}

import { z } from 'zod';
import { IndexUnreadableError } from './errors.js';
import type { GenerationManifest } from './types.js';

/**
 * A manifest as a store keeps it. What it does not name is kept, so that a manifest of a newer version still differs from ours;
 * a field that is added later must be optional here, or generations of before could not be opened.
 */
const MANIFEST = z.looseObject({
  encoder: z.string(),
  analyser: z.string(),
  chunker: z.string(),
  k1: z.number(),
  b: z.number(),
  avgdl: z.number(),
  hash: z.literal('murmur3-abs31'),
  idf: z.literal('ln1p'),
  rrfK: z.number(),
  dense: z
    .object({
      model: z.string(),
      dimensions: z.number(),
      vectorsPerPassage: z.int().optional(),
      questionsPerPassage: z.int().optional(),
    })
    .nullable(),
  filterFields: z.array(z.object({ name: z.string(), type: z.enum(['keyword', 'integer']) })),
});

/** @throws IndexUnreadableError */
export function readManifest(value: unknown): GenerationManifest {
  const { success, data } = MANIFEST.safeParse(value);
  if (!success) throw new IndexUnreadableError('The manifest of a generation of the index cannot be read.');
  return data;
}

/** Likewise for JSON. @throws IndexUnreadableError */
export function readManifestJson(json: string): GenerationManifest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new IndexUnreadableError('The manifest of a generation of the index is no JSON.', error);
  }
  return readManifest(value);
}

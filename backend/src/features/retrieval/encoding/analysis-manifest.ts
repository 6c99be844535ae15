import { MAX_WINDOWS } from '../../../ports/embedder/embedder.js';
import type { GenerationManifest } from '../../../ports/retrieval-index/retrieval-index.js';
import { ANALYSER_VERSION } from './analyser.js';
import { B, ENCODER_VERSION, K1, MEAN_PASSAGE_TERMS } from './encoder.js';
import { CHUNKER_VERSION } from '../reading/passages.js';

/** Questions that a section may have. */
export const QUESTIONS_PER_SECTION = 5;

/** Filters that a search may use; the store refuses anything else. */
export const FILTER_FIELDS = [
  { name: 'documentId', type: 'keyword' },
  { name: 'documentType', type: 'keyword' },
  { name: 'jurisdiction', type: 'keyword' },
  { name: 'unit', type: 'keyword' },
  { name: 'year', type: 'integer' },
] as const;

/** What a generation built by this version of the code records; any other manifest means that it has to be rebuilt. */
export function currentManifest(dense: { name: string; dimensions: number } | null): GenerationManifest {
  return {
    encoder: ENCODER_VERSION,
    analyser: ANALYSER_VERSION,
    chunker: CHUNKER_VERSION,
    k1: K1,
    b: B,
    avgdl: MEAN_PASSAGE_TERMS,
    hash: 'murmur3-abs31',
    idf: 'ln1p',
    rrfK: 60,
    dense: dense && {
      model: dense.name,
      dimensions: dense.dimensions,
      vectorsPerPassage: MAX_WINDOWS,
      questionsPerPassage: QUESTIONS_PER_SECTION,
    },
    filterFields: FILTER_FIELDS,
  };
}

import { InvalidIndexInputError, ManifestMismatchError } from './errors.js';
import { checkFields } from './filter.js';
import { questionsPerPassage, vectorsPerPassage } from './manifest.js';
import type { GenerationManifest, IndexDocument, SearchQuery, SparseVector } from './types.js';

export const MAX_LIMIT = 200;
export const MAX_CANDIDATES = 1000;
/** Hits taken from each leg when the query does not say. */
export const DEFAULT_CANDIDATES = 100;
const MAX_DOC_ID_LENGTH = 512;

function checkSparse(vector: SparseVector, what: string): void {
  const { termIds, weights } = vector;
  if (termIds.length !== weights.length)
    throw new InvalidIndexInputError(`The ${what} has ${termIds.length} terms but ${weights.length} weights.`);
  let last = -Infinity;
  for (const [i, termId] of termIds.entries()) {
    if (termId <= last) throw new InvalidIndexInputError(`The term ids of the ${what} are not ascending and unique.`);
    last = termId;
    const weight = weights[i] ?? 0;
    if (!(weight > 0 && weight < Infinity)) throw new InvalidIndexInputError(`The ${what} has a weight that is not positive and finite.`);
  }
}

function checkVectors(vectors: readonly Float32Array[], manifest: GenerationManifest): void {
  const most = vectorsPerPassage(manifest);
  if (vectors.length < 1 || vectors.length > most)
    throw new InvalidIndexInputError(`A passage has ${vectors.length} embeddings; the index takes 1 to ${most}.`);
  for (const vector of vectors) checkDense(vector, manifest);
}

function checkQuestions(vectors: readonly Float32Array[], manifest: GenerationManifest): void {
  const most = questionsPerPassage(manifest);
  if (vectors.length > most)
    throw new InvalidIndexInputError(`A passage has ${vectors.length} embeddings of questions; the index takes up to ${most}.`);
  for (const vector of vectors) checkDense(vector, manifest);
}

function checkDense(vector: Float32Array, manifest: GenerationManifest): void {
  const expected = manifest.dense?.dimensions;
  if (vector.length !== expected) {
    throw new ManifestMismatchError(`The embedding has ${vector.length} dimensions; the index was built for ${expected ?? 'none'}.`);
  }
  if (!vector.every(Number.isFinite)) throw new InvalidIndexInputError('The embedding holds a value that is not finite.');
}

/** @throws InvalidIndexInputError, UndeclaredFieldError, ManifestMismatchError */
export function checkDocument(document: IndexDocument, manifest: GenerationManifest): void {
  if (!document.docId || document.docId.length > MAX_DOC_ID_LENGTH)
    throw new InvalidIndexInputError('A document needs an id of 1 to 512 characters.');
  if (!Number.isSafeInteger(document.docVersion) || document.docVersion < 0)
    throw new InvalidIndexInputError('A document version is a whole number from 0.');
  if (!Number.isSafeInteger(document.revision ?? 0) || (document.revision ?? 0) < 0)
    throw new InvalidIndexInputError('A document revision is a whole number from 0.');
  if (document.passages.length === 0) throw new InvalidIndexInputError('A document needs a passage; delete it to have none.');
  document.passages.forEach((passage, position) => {
    if (passage.ordinal !== position) throw new InvalidIndexInputError('The passages of a document are numbered from 0 without gaps.');
    checkSparse(passage.lexical, 'passage');
    if (passage.dense) checkVectors(passage.dense, manifest);
    if (passage.questions) checkQuestions(passage.questions, manifest);
    checkFields(passage.fields, manifest);
  });
}

/** Checks what needs no manifest. @returns the hits wanted and the hits to take from each leg */
export function checkQuery(query: Pick<SearchQuery, 'lexical' | 'limit' | 'candidates'>): { limit: number; candidates: number } {
  const { limit, candidates = Math.max(limit, DEFAULT_CANDIDATES) } = query;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw new InvalidIndexInputError(`A search returns 1 to ${MAX_LIMIT} hits.`);
  if (!Number.isInteger(candidates) || candidates < limit || candidates > MAX_CANDIDATES) {
    throw new InvalidIndexInputError(`The candidates of a search are at least its limit and at most ${MAX_CANDIDATES}.`);
  }
  checkSparse(query.lexical, 'query');
  return { limit, candidates };
}

/**
 * Decides whether the dense leg can run.
 * @returns the vector to search with, undefined when the query has none or the generation none of its model
 */
export function usableDense(dense: SearchQuery['dense'], manifest: GenerationManifest): Float32Array | undefined {
  if (!dense || manifest.dense?.model !== dense.model) return undefined;
  if (dense.field === 'questions' && questionsPerPassage(manifest) === 0) return undefined;
  checkDense(dense.vector, manifest);
  return dense.vector;
}

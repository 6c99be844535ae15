import { InvalidIndexInputError, ManifestMismatchError } from './errors.js';
import type { DenseManifest, GenerationManifest } from './types.js';

/** Bound by the embedded store's key layout and by sense. */
export const MAX_FILTER_FIELDS = 64;
/** Bounds what one passage costs in memory and in a search. */
export const MAX_VECTORS_PER_PASSAGE = 8;
const FIELD_NAME = /^[a-zA-Z][a-zA-Z0-9_]{0,62}$/;

/** The most embeddings that a passage of the generation may have. */
export const vectorsPerPassage = ({ dense }: GenerationManifest): number => dense?.vectorsPerPassage ?? 1;

/** The most embeddings of questions that a passage of the generation may have. */
export const questionsPerPassage = ({ dense }: GenerationManifest): number => dense?.questionsPerPassage ?? 0;

/** @throws InvalidIndexInputError naming the offending entry */
export function checkManifest(manifest: GenerationManifest): void {
  const names = manifest.filterFields.map((field) => field.name);
  const bad = names.find((name) => !FIELD_NAME.test(name));
  if (bad !== undefined) throw new InvalidIndexInputError(`"${bad}" cannot be the name of a filter field.`);
  if (new Set(names).size !== names.length) throw new InvalidIndexInputError('A filter field is declared twice.');
  if (names.length > MAX_FILTER_FIELDS) throw new InvalidIndexInputError(`At most ${MAX_FILTER_FIELDS} filter fields can be declared.`);
  if (!(manifest.rrfK > 0)) throw new InvalidIndexInputError('rrfK must be positive.');
  if (!(manifest.avgdl > 0)) throw new InvalidIndexInputError('avgdl must be positive.');
  if (manifest.dense && !(Number.isInteger(manifest.dense.dimensions) && manifest.dense.dimensions > 0)) {
    throw new InvalidIndexInputError('The embedding dimensions must be a positive whole number.');
  }
  const vectors = vectorsPerPassage(manifest);
  if (!Number.isInteger(vectors) || vectors < 1 || vectors > MAX_VECTORS_PER_PASSAGE)
    throw new InvalidIndexInputError(`A passage can have 1 to ${MAX_VECTORS_PER_PASSAGE} embeddings.`);
  const questions = questionsPerPassage(manifest);
  if (!Number.isInteger(questions) || questions < 0 || questions > MAX_VECTORS_PER_PASSAGE)
    throw new InvalidIndexInputError(`A passage can have up to ${MAX_VECTORS_PER_PASSAGE} embeddings of questions.`);
}

const factsOf = ({ model, dimensions, vectorsPerPassage, questionsPerPassage: questions }: DenseManifest): string =>
  [model, dimensions, ...(vectorsPerPassage ? [vectorsPerPassage] : []), ...(questions ? [`${questions} questions`] : [])].join('/');

function facts(manifest: GenerationManifest): [string, string][] {
  const { dense, filterFields, ...rest } = manifest;
  const fields = filterFields.map((field) => `${field.name}:${field.type}`).sort();
  return Object.entries({
    ...rest,
    dense: dense ? factsOf(dense) : 'none',
    filterFields: fields.join(' '),
  })
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort();
}

function firstDifference(given: GenerationManifest, stored: GenerationManifest): string | undefined {
  const expected = new Map(facts(stored));
  for (const [name, value] of facts(given)) {
    if (expected.get(name) !== value) return `${name} (${expected.get(name)}, not ${value})`;
  }
  return undefined;
}

/** Whether vectors and passages of the two fit into one generation. */
export const isSameManifest = (given: GenerationManifest, stored: GenerationManifest): boolean =>
  firstDifference(given, stored) === undefined;

/** @throws ManifestMismatchError naming the first difference */
export function requireSameManifest(given: GenerationManifest, stored: GenerationManifest): void {
  const difference = firstDifference(given, stored);
  if (difference !== undefined) throw new ManifestMismatchError(`The index was built with another ${difference}. Rebuild it.`);
}

/** What an index holds and is asked, with its checks and the fusion of its legs; opens no file and loads no driver. */
export * from './model/errors.js';
export type * from './model/types.js';
export { checkFields, checkFilter, type FieldClause, type FilterClause } from './model/filter.js';
export { compareHits, denseHits, fuseHits, type LegHit, lexicalHits } from './model/hit-order.js';
export { checkDocument, checkQuery, MAX_CANDIDATES, usableDense } from './model/input-checks.js';
export { checkManifest, isSameManifest, questionsPerPassage, requireSameManifest, vectorsPerPassage } from './model/manifest.js';
export { readManifest } from './model/manifest-schema.js';

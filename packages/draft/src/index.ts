export { numberLines, type NumberedKind } from './numbering.js';
export { LabelReader } from './labels.js';
export { outlineOf, type OutlineClause } from './outline.js';
export { withReferences } from './references.js';
export { citationsOf, type DraftNode, type DraftTree, endOf, isBlank, lineOf, parentsOf, parseDraft, writeDraft } from './tree.js';
export { applyOperations, type Operation } from './operations.js';

// The one place where the front end takes code of the back end: a draft is read and written by the same functions on both sides,
// so that the screen, the editor, PDF and DOCX show the same document. See docs/decisions/draft-tree.md.
export { toRoman } from '../../../../backend/src/core/text/roman.js';
export { countedLetters } from '../../../../backend/src/core/text/letter-numbers.js';
export {
  type Block,
  BULLET,
  type ClauseLabel,
  type ColumnAlignment,
  type DocumentModel,
  type Inline,
  modelText,
  type NumberStyle,
  plainText,
} from '../../../../backend/src/features/rendering/document-model.js';
export { curled } from '../../../../backend/src/features/rendering/layout/curled.js';
export { leftSignatures } from '../../../../backend/src/features/rendering/layout/side-by-side.js';
export { readLabel, toLabel } from '../../../../backend/src/features/rendering/parse/clause-labels.js';
export { isCapitals } from '../../../../backend/src/features/rendering/parse/line-rules.js';
export { parseDocument } from '../../../../backend/src/features/rendering/parse/parse-document.js';
export { type DraftNode, type DraftTree, readTree, writeTree } from '../../../../backend/src/features/rendering/tree/draft-tree.js';

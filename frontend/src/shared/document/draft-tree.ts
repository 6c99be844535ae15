// The one place where the front end takes code of the back end: a draft is read and written by the same functions on both sides,
// so that the screen, the editor, PDF and DOCX show the same document. See docs/decisions/draft-tree.md.
export {
  type Block,
  BULLET,
  type DocumentModel,
  type Inline,
  plainText,
} from '../../../../backend/src/features/rendering/document-model.js';
export { isCapitals } from '../../../../backend/src/features/rendering/parse/line-rules.js';
export { parseDocument } from '../../../../backend/src/features/rendering/parse/parse-document.js';

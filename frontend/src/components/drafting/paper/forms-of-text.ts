import { modelText, parseDocument } from '../../../shared/document/draft-tree.js';
import { copyHtml } from './copy-html.js';

/** What is copied from a draft: formatted, and as plain text. */
export function formsOf(text: string): { html: string; plain: string } {
  const model = parseDocument(text);
  return { html: copyHtml(model), plain: modelText(model) };
}

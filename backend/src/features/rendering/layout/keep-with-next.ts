import { type Block, plainText } from '../document-model.js';

/** What words that end with a colon announce. */
const LISTED: readonly Block['kind'][] = ['clause', 'bullet', 'table', 'quote'];

/**
 * Whether a block stays on the page on which the next one begins: the words above a signature, those that announce a list or a table,
 * and "BETWEEN" or "AND" above the name of a party. Headings are kept by their styles.
 */
export function keepsWithNext(block: Block, next: Block | undefined): boolean {
  if (!next) return false;
  if (next.kind === 'signature') return true;
  if (block.kind === 'para' && block.centered) return true;
  return 'inlines' in block && LISTED.includes(next.kind) && plainText(block.inlines).trimEnd().endsWith(':');
}

import { type Block, plainText } from '../document-model.js';

/** What words that end with a colon announce. */
const LISTED: readonly Block['kind'][] = ['clause', 'bullet', 'table', 'quote'];
/** Lines of signature blocks in a row, with the space between them, that stay on one page: about three quarters of it. */
const SIGNATURES_MAX = 28;
/** Space above a signature block, in lines. */
const SPACE_ABOVE = 1.5;

/** Of each block, whether it stays on the page on which the next one begins. Headings are kept by their styles. */
export function keptWithNext(blocks: readonly Block[]): boolean[] {
  const kept = blocks.map((block, index) => staysWith(block, blocks[index + 1]));
  for (let from = 0; from < blocks.length; from += 1) {
    let [to, lines] = [from, 0];
    for (let block = blocks[to]; block?.kind === 'signature'; block = blocks[(to += 1)]) lines += block.lines.length + SPACE_ABOVE;
    // Who signs should see the others sign; more of them than a page holds go on where it ends.
    if (lines <= SIGNATURES_MAX) kept.fill(true, from, Math.max(from, to - 1));
    from = Math.max(from, to - 1);
  }
  return kept;
}

/** The words above a signature, those that announce a list or a table, and "BETWEEN" or "AND" above the name of a party. */
function staysWith(block: Block, next: Block | undefined): boolean {
  if (!next || block.kind === 'signature') return false;
  if (next.kind === 'signature') return true;
  if (block.kind === 'para' && block.centered) return true;
  return 'inlines' in block && LISTED.includes(next.kind) && plainText(block.inlines).trimEnd().endsWith(':');
}

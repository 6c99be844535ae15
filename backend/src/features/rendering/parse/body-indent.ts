import type { Block } from '../document-model.js';

const MAX_BACK = 8;

/**
 * Where the text of the last clause stands, in steps from the margin.
 * @param blocks those before
 * @param attached whether the next block follows without a blank line or in a list
 */
export function bodyIndent(blocks: readonly Block[], attached: boolean): number {
  for (let index = blocks.length - 1; index >= 0 && index >= blocks.length - MAX_BACK; index--) {
    const block = blocks[index];
    if (block?.kind === 'clause') return block.indent + 1;
    if (block?.kind === 'para' && attached) return block.indent;
    if (block?.kind !== 'para' && block?.kind !== 'bullet') return 0;
  }
  return 0;
}
